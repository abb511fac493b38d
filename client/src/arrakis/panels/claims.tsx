/** Prescience cards that can be claimed now: they show themselves, whatever the question is. */

import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import type { Action } from "../../core/space";
import { box } from "../box";
import { Advance } from "../cards";
import { Icon } from "../glyphs";
import { nameOf, t } from "../texts";
import { Option, wordsIn } from "./common";

/** The claims beside the open question, which cost nothing, by card. */
export function freeClaims({ view }: PanelProps): Map<string, Action> {
  const found = view.decisions
    .filter(({ required }) => !required)
    .map(({ actions }) => new Draft(actions, "claim_prescience"))
    .filter((draft) => draft.kinds.includes(draft.kind));
  return new Map(
    found.flatMap((draft) =>
      wordsIn(draft.values("card")).map((card): [string, Action] => [
        card,
        draft.with("card", card).complete()!,
      ]),
    ),
  );
}

interface ClaimsProps {
  /** What each card costs to claim, in words. */
  cards: ReadonlyMap<string, string>;
  chosen: string;
  choose: (card: string) => void;
}

export function Claims({ cards, chosen, choose }: ClaimsProps) {
  if (!cards.size) return null;
  return (
    <fieldset class="a-field open">
      <legend>{t("a-can-claim")}</legend>
      <div class="a-options">
        {[...cards].map(([card, cost]) => (
          <Option
            key={card}
            value={card}
            class="wide claimable"
            chosen={card === chosen}
            press={() => choose(card)}
          >
            <Icon id="prescience" />
            <span>
              <b>{nameOf(card)}</b>
              <Advance steps={box.value.prescience.get(card)!.advance} />
              <small>{cost}</small>
            </span>
          </Option>
        ))}
      </div>
    </fieldset>
  );
}
