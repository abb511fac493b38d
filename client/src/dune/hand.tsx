/** The cards of these eyes: at hand below the dock, readable over the foot of the board. */

import type { HandProps } from "../core/game-ui";
import { HandTitle } from "../ui/hand-title";
import { HAND_LIMIT } from "./box";
import { HandCard, TreacheryFace } from "./cards";
import { SeenBy, eyesOn } from "./known";
import { ledgerOf } from "./ledger";
import { t } from "./texts";
import { duneView } from "./view";

export function Hand({ view, events, eyes, lights, spread, setSpread }: HandProps) {
  const hand = eyes === null ? undefined : duneView(view).table.factions[eyes]?.hand;
  if (eyes === null || hand === undefined) return null;
  const notes = eyesOn(hand, ledgerOf(events).get(eyes));
  return (
    <section class="hand" aria-label={t("hand")} data-cards={hand.length}>
      <HandTitle {...{ spread, setSpread }} empty={!hand.length}>
        {t("hand-of", { number: hand.length, limit: HAND_LIMIT.get(eyes) ?? 4 })}
      </HandTitle>
      <ul class="fan">
        {hand.map((card, place) => (
          <li key={`${card} ${place}`} style={{ "--n": place, "--m": (hand.length - 1) / 2 }}>
            <HandCard id={card} lights={lights} />
          </li>
        ))}
        {!hand.length && <li class="no-cards">{t("no-cards")}</li>}
      </ul>
      {spread && (
        <ul class="spread" aria-label={t("hand")}>
          {hand.map((card, place) => (
            <li key={`${card} ${place}`}>
              <TreacheryFace id={card} full />
              <SeenBy seats={notes[place]?.seenBy ?? []} all={notes[place]?.shown ?? false} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
