/** Where the game stands: turn, phase, who holds the strongholds, who is closest to victory. */

import type { TableProps } from "../core/game-ui";
import { capitalize } from "../core/texts";
import { Noted } from "../ui/noted";
import { Phases } from "../ui/phases";
import { MAP, PHASES } from "./box";
import { Emblem, Sign } from "./emblems";
import { gameTexts, nameOf, t, whoAre } from "./texts";
import { duneView, isAdvisor } from "./view";
import type { DuneTable, DuneView, SideView } from "./view";

/** A sign for each phase, in a box of 24 by 24 around the middle. */
export const PHASE_SIGNS: Record<(typeof PHASES)[number], string> = {
  storm: "M9-1A9 9 0 1 0 3 8.5M5.4-1A5.2 5.2 0 1 0 1.6 5M2-.4A2 2 0 1 0 .6 1.8",
  spice_blow: "M0-9.5L6.5 0L0 9.5L-6.5 0ZM0-4L2.8 0L0 4L-2.8 0Z",
  charity: "M-9 3H-5L-2 6H4L9 1M-5 3V9M0-2A3.5 3.5 0 1 0 0-9A3.5 3.5 0 1 0 0-2",
  bidding: "M-9 9H3M-7 5L2-4M-1-7L5-1M1-9L7-3L4 0L-2-6ZM-4 0L0 4",
  revival: "M-5-9H5M-4-9V4A4 4 0 0 0 4 4V-9M0 4V-4M-3-1L0-4L3-1",
  shipment: "M0-9C5-5 5 1 3 5H-3C-5 1-5-5 0-9ZM-3 3L-7 8M3 3L7 8M0 5V9",
  battle: "M-8-8L7 7M8-8L-7 7M-9 4L-4 9M9 4L4 9",
  collection: "M-8-2H8L6 9H-6ZM-4-2L0-9L4-2M-2 2V6M2 2V6",
  mentat_pause: "M-7-9H7M-7 9H7M-6-9C-6-3-1-3 0 0C1-3 6-3 6-9M-6 9C-6 3-1 3 0 0C1 3 6 3 6 9",
};
/** Sides that the strip names: the closest ones. */
const NAMED = 2;

export function Strip({ view }: TableProps) {
  const dune = duneView(view);
  return (
    <>
      <Turn table={dune.table} />
      <Phases
        label={t("track")}
        phases={PHASES.map((id) => ({
          name: capitalize(nameOf(id)),
          short: t(`phase-${id.replaceAll("_", "-")}`),
          sign: PHASE_SIGNS[id],
          note: gameTexts().text(`term-${id.replaceAll("_", "-")}`),
        }))}
        now={PHASES.findIndex((id) => id === dune.table.phase)}
      />
      <Victory view={dune} />
    </>
  );
}

function Turn({ table }: { table: DuneTable }) {
  const isLast = table.turn === table.last_turn;
  return (
    <p class={`when${isLast ? " last" : ""}`} title={isLast ? t("last-turn") : undefined}>
      {t("turn")} <b>{table.turn}</b> <small>{t("of-turns", { number: table.last_turn })}</small>
      {isLast && <span class="unseen">{t("last-turn")}</span>}
    </p>
  );
}

/** The strongholds in their holders' badges, then the sides that are closest to what they need. */
function Victory({ view }: { view: DuneView }) {
  const { table } = view;
  const closest = [...table.victory].sort(
    (one, other) => shortBy(one) - shortBy(other) || other.held.length - one.held.length,
  );
  return (
    <section class="victory" aria-label={t("close-to-victory")}>
      <Noted note={<AllSides view={view} sides={closest} />}>
        <span class="victory-word" aria-hidden="true">
          <Sign name="stronghold" size={16} /> <span>{t("strongholds")}</span>
        </span>
        <span class="holds">
          {STRONGHOLDS.map((territory) => (
            <Hold key={territory} table={table} territory={territory} />
          ))}
        </span>
        <span class="races">
          {closest.slice(0, NAMED).map((side) => (
            <Race key={side.members.join()} side={side} />
          ))}
        </span>
      </Noted>
    </section>
  );
}

/** Every stronghold and every side by name, and the victories that need no strongholds. */
function AllSides({ view, sides }: { view: DuneView; sides: readonly SideView[] }) {
  const { table, seats } = view;
  const foretold = table.factions["bene_gesserit"]?.prediction;
  return (
    <>
      <h3>{t("close-to-victory")}</h3>
      <ul class="note-lines">
        {sides.map((side) => (
          <li key={side.members.join()} class={shortBy(side) <= 1 ? "alarm" : ""}>
            {side.members.map((seat) => (
              <Emblem key={seat} seat={seat} size={20} />
            ))}
            <span>{sideText(side)}</span>
          </li>
        ))}
      </ul>
      <h3>{t("strongholds")}</h3>
      <ul class="note-lines">
        {STRONGHOLDS.map((territory) => (
          <li key={territory}>{heldText(table, territory)}</li>
        ))}
      </ul>
      <h3>{t("special-victories")}</h3>
      <ul class="note-lines">
        {["fremen", "guild", "bene_gesserit"]
          .filter((seat) => seats.includes(seat))
          .map((seat) => (
            <li key={seat}>
              <Emblem seat={seat} size={20} />
              <span>{t(`special-${seat.replaceAll("_", "-")}`, { turn: table.last_turn })}</span>
            </li>
          ))}
        {foretold && (
          <li>
            <Sign name="eye" size={18} />
            <span>
              {t("prediction")}:{" "}
              {t("predicted", { winner: nameOf(foretold.winner), turn: foretold.turn })}
            </span>
          </li>
        )}
      </ul>
    </>
  );
}

const shortBy = (side: SideView): number => side.needed - side.held.length;

export const STRONGHOLDS = Object.keys(MAP.territories).filter(
  (id) => MAP.territories[id]?.terrain === "stronghold",
);

/** Those who stand in a territory and are no advisors. */
export function holdersOf(table: DuneTable, territory: string): string[] {
  const cells = MAP.territories[territory]?.cells ?? [];
  const seats = cells.flatMap((cell) =>
    Object.keys(table.board.forces[cell] ?? {}).filter((seat) => !isAdvisor(table, seat, cell)),
  );
  return [...new Set(seats)];
}

function heldText(table: DuneTable, territory: string): string {
  const holders = holdersOf(table, territory);
  return t("held-by", {
    territory: nameOf(territory),
    holders: holders.length ? whoAre(holders) : t("nobody"),
  });
}

/** One badge, or two side by side where it is fought over. */
function Hold({ table, territory }: { table: DuneTable; territory: string }) {
  const holders = holdersOf(table, territory);
  const isContested = holders.length > 1;
  return (
    <span class={`hold${isContested ? " contested" : ""}`}>
      {holders.slice(0, 2).map((seat) => (
        <Emblem key={seat} seat={seat} size={isContested ? 18 : 22} />
      ))}
      {!holders.length && <i class="vacant" aria-hidden="true" />}
      <span class="unseen">{heldText(table, territory)}. </span>
    </span>
  );
}

const sideText = (side: SideView): string =>
  t("side-holds", {
    side: capitalize(whoAre(side.members)),
    held: side.held.length,
    needed: side.needed,
  });

function Race({ side }: { side: SideView }) {
  return (
    <span class={`race${shortBy(side) <= 1 ? " alarm" : ""}`}>
      {side.members.map((seat) => (
        <Emblem key={seat} seat={seat} size={22} />
      ))}
      <b aria-hidden="true">
        {side.held.length}/{side.needed}
      </b>
      <span class="unseen">{sideText(side)}. </span>
    </span>
  );
}
