/** After the game: what each faction kept behind its shield, and what lay ahead in the decks. */

import type { View } from "../core/game-ui";
import { Icon } from "../ui/icons";
import { Faces, LeaderFace, SpiceFace, TreacheryFaces } from "./cards";
import { Emblem, Sign } from "./emblems";
import { forcesText, nameOf, namesOf, t } from "./texts";
import { duneView } from "./view";
import type { DuneTable, FactionView } from "./view";

/** Cards of the treachery deck that would have come next. */
const AHEAD = 6;

export function Secrets({ view: anyView }: { view: View }) {
  const { table, seats, outcome } = duneView(anyView);
  const winners = outcome?.winners ?? [];
  const order = [...winners, ...seats.filter((seat) => !winners.includes(seat))];
  return (
    <div class="dune-secrets">
      {order.map((seat) => (
        <Shield key={seat} table={table} seat={seat} won={winners.includes(seat)} />
      ))}
      <Ahead table={table} />
    </div>
  );
}

function Shield({ table, seat, won }: { table: DuneTable; seat: string; won: boolean }) {
  const own = table.factions[seat]!;
  const captives = Object.entries(table.leaders).filter(([, { where }]) => where === "captive");
  return (
    <section class={`dune-shield of-${seat}`} data-won={won || undefined}>
      <header>
        <Emblem seat={seat} size={44} />
        <h3>{nameOf(seat)}</h3>
        {won && <Icon name="crown" />}
        <span class="purse">
          <Sign name="spice" size={20} /> <b>{own.spice}</b> {t("spice-word")}
        </span>
      </header>
      <Traitors own={own} />
      <Faces title={t("hand-count", { number: own.hand?.length ?? 0 })}>
        <TreacheryFaces cards={own.hand ?? []} />
      </Faces>
      {seat === "harkonnen" && captives.length > 0 && (
        <Faces title={t("captives")}>
          {captives.map(([leader]) => (
            <LeaderFace key={leader} id={leader} where="captive" />
          ))}
        </Faces>
      )}
      {own.prediction && <Prediction {...own.prediction} />}
      <p class="quiet">
        {t("forces-left", { reserves: forcesText(own.reserves), tanks: forcesText(own.tanks) })}
      </p>
    </section>
  );
}

function Traitors({ own }: { own: FactionView }) {
  const called = new Set(own.traitors_shown);
  return (
    <>
      <Faces title={t("traitors-kept", { number: own.traitors?.length ?? 0 })}>
        {(own.traitors ?? []).map((leader) => (
          <figure key={leader}>
            <LeaderFace id={leader} traitor />
            <figcaption>{t(called.has(leader) ? "traitor-called" : "traitor-uncalled")}</figcaption>
          </figure>
        ))}
      </Faces>
      {own.traitors_returned && own.traitors_returned.length > 0 && (
        <p class="quiet">{t("traitors-returned", { leaders: namesOf(own.traitors_returned) })}</p>
      )}
    </>
  );
}

function Prediction({ winner, turn }: { winner: string; turn: number }) {
  return (
    <div class="foretold">
      <Emblem seat={winner} size={36} />
      <span>
        <small>{t("prediction")}</small>
        <b>{t("predicted", { winner: nameOf(winner), turn })}</b>
      </span>
    </div>
  );
}

/** What the next turn would have brought. */
function Ahead({ table: { decks } }: { table: DuneTable }) {
  const next = decks.next_treachery.slice(0, AHEAD);
  return (
    <section class="dune-shield of-none ahead">
      <header>
        <h3>{t("lay-ahead")}</h3>
      </header>
      {decks.next_storm !== null && (
        <p>
          <Sign name="eye" size={20} /> {t("next-storm-was", { sectors: decks.next_storm })}
        </p>
      )}
      {decks.next_spice !== null && (
        <Faces title={t("next-spice-was")}>
          <SpiceFace id={decks.next_spice} />
        </Faces>
      )}
      {next.length > 0 && (
        <Faces title={t("next-treachery-were")}>
          <TreacheryFaces cards={next} />
        </Faces>
      )}
    </section>
  );
}
