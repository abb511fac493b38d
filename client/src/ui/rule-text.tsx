/** What a rule says, with names for the switches it speaks of. */

import type { Rule } from "../core/rules";
import { piecesOf } from "../core/switches";

interface RuleTextProps {
  game: string;
  rule: Rule;
  /** Links open beside what is on the screen. */
  away?: boolean;
}

/** A rule in full; where it names a switch, the way to what can be set there. */
export function RuleText({ game, rule, away = false }: RuleTextProps) {
  const elsewhere = away ? { target: "_blank", rel: "noopener" } : {};
  return (
    <p>
      {piecesOf(game, rule).map(({ words, about }, place) => {
        if (place % 2 === 0) return words;
        const href = `/learn/${game}#${anchorOf(about ?? "")}`;
        const text = about ? (
          <a href={href} {...elsewhere}>
            {words}
          </a>
        ) : (
          words
        );
        return <q key={place}>{text}</q>;
      })}
    </p>
  );
}

export const anchorOf = (name: string): string => `switch-${name}`;
