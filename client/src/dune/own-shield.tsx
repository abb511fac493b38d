/** Behind the player's own shield: spice, hand, traitors, prediction, and what they have been shown. */

import type { Lights } from "../core/game-ui";
import { HAND_LIMIT } from "./box";
import { HandCard, LeaderDisc, Pressable, SeenLines, leaderText } from "./cards";
import { Emblem, Sign } from "./emblems";
import { nameOf, t } from "./texts";
import type { DuneView, FactionView } from "./view";

export function OwnShield({
  view,
  seat,
  lights,
}: {
  view: DuneView;
  seat: string;
  lights: Lights;
}) {
  const own = view.table.factions[seat];
  if (own?.hand === undefined) return null;
  return (
    <section class={`dune-mine of-${seat}`} aria-label={t("behind-shield", { seat: nameOf(seat) })}>
      <header>
        <Emblem seat={seat} size={30} />
        <b>{nameOf(seat)}</b>
        <span class="purse">
          <Sign name="spice" size={18} /> <b>{own.spice}</b> {t("spice-word")}
        </span>
      </header>
      <h3>{t("hand-of", { number: own.hand.length, limit: HAND_LIMIT.get(seat) ?? 4 })}</h3>
      <div class="hand">
        {own.hand.map((card, place) => (
          <HandCard key={`${card} ${place}`} id={card} lights={lights} />
        ))}
        {own.hand.length === 0 && <p class="quiet">{t("no-cards")}</p>}
      </div>
      <Secrets own={own} lights={lights} />
      <Foreseen view={view} />
    </section>
  );
}

function Secrets({ own, lights }: { own: FactionView; lights: Lights }) {
  return (
    <div class="veiled">
      {(own.traitors ?? []).map((leader) => (
        <Pressable key={leader} id={leader} lights={lights} class="veil">
          <LeaderDisc id={leader} size={26} />
          <span>
            <small>{t("traitor")}</small>
            {nameOf(leader)}
          </span>
          <span class="unseen">{leaderText(leader)}</span>
        </Pressable>
      ))}
      {own.prediction && (
        <div class="veil">
          <Emblem seat={own.prediction.winner} size={26} />
          <span>
            <small>{t("prediction")}</small>
            {t("predicted", { winner: nameOf(own.prediction.winner), turn: own.prediction.turn })}
          </span>
        </div>
      )}
    </div>
  );
}

/** What these eyes know of what comes next. */
function Foreseen({ view }: { view: DuneView }) {
  const { next_spice, next_storm, next_treachery } = view.table.decks;
  const known = [
    next_spice !== null ? t("next-spice", { card: nameOf(next_spice) }) : "",
    next_storm !== null ? t("next-storm", { sectors: next_storm }) : "",
    next_treachery.length ? t("next-treachery", { card: nameOf(next_treachery[0]!) }) : "",
  ].filter(Boolean);
  if (!known.length) return null;
  return (
    <ul class="foreseen">
      <SeenLines lines={known} size={15} />
    </ul>
  );
}
