/** The words for figures that a new player has not met: each explains itself. */

import { Term } from "../ui/term";
import { figureName, t } from "./texts";
import type { Side } from "./view";

const WORDS: Record<string, Record<Side, string>> = {
  elite: { atreides: "elite", harkonnen: "elite" },
  special: { atreides: "fedaykin", harkonnen: "sardaukar" },
  generic: { atreides: "naib", harkonnen: "bashar" },
  troop: { atreides: "troop", harkonnen: "troop" },
};

export function FigureTerms({ figures, side }: { figures: readonly string[]; side: Side }) {
  const told = figures.filter((figure) => figure in WORDS);
  if (!told.length) return null;
  return (
    <p class="a-terms">
      {t("a-terms")}{" "}
      {told.map((figure) => (
        <Term key={figure} game="arrakis" word={WORDS[figure]![side]}>
          {figureName(figure, side)}
        </Term>
      ))}
    </p>
  );
}
