/** The factions at the table: what lies open of each, and what these eyes know. */

import type { ComponentChildren } from "preact";
import type { Lights } from "../core/game-ui";
import { HAND_LIMIT, KWISATZ_HADERACH } from "./box";
import { Faces, LeaderDisc, LeaderFace, TreacheryFaces, leaderText } from "./cards";
import { Emblem, Sign } from "./emblems";
import type { SignName } from "./emblems";
import { forcesText, nameOf, namesOf, t } from "./texts";
import { alliesOf } from "./view";
import type { DuneTable, DuneView } from "./view";

export function Seats({
  view,
  lights,
  eyes,
}: {
  view: DuneView;
  lights: Lights;
  eyes: string | null;
}) {
  const { table } = view;
  const order = [...view.seats].sort(
    (one, other) => table.order.indexOf(one) - table.order.indexOf(other),
  );
  const awaited = new Set(view.waiting.map(({ seat }) => seat));
  return (
    <section class="dune-seats" aria-label={t("factions")}>
      {order.map((seat) => (
        <Seat
          key={seat}
          table={table}
          seat={seat}
          mine={seat === eyes}
          awaited={awaited.has(seat)}
          eyes={eyes}
          lights={lights}
        />
      ))}
    </section>
  );
}

interface SeatProps {
  table: DuneTable;
  seat: string;
  mine: boolean;
  awaited: boolean;
  eyes: string | null;
  lights: Lights;
}

function Seat({ table, seat, mine, awaited, eyes, lights }: SeatProps) {
  const allies = alliesOf(table, seat);
  const lit = lights[seat];
  const look = `dune-seat of-${seat}${mine ? " mine" : ""}${awaited ? " awaited" : ""}`;
  return (
    <details class={look} name="dune-seat">
      <summary>
        <span class={`badge${lit === undefined ? "" : ` dune-lit${lit.chosen ? " chosen" : ""}`}`}>
          <Emblem seat={seat} size={34} />
        </span>
        <span class="who">
          <b>{nameOf(seat)}</b>
          {awaited && (
            <span class="awaits" title={t("awaited")}>
              <span class="unseen">{t("awaited")}</span>
            </span>
          )}
        </span>
        <span class="second">
          <Stats table={table} seat={seat} />
          {allies.length > 0 && (
            <span class="allies" title={t("allied-with", { allies: namesOf(allies) })}>
              <Sign name="alliance" size={14} />
              {allies.map((ally) => (
                <Emblem key={ally} seat={ally} size={17} />
              ))}
              <span class="unseen">{t("allied-with", { allies: namesOf(allies) })}</span>
            </span>
          )}
        </span>
        <Leaders table={table} seat={seat} />
      </summary>
      <SeatMore table={table} seat={seat} eyes={eyes} />
    </details>
  );
}

/** One number with its sign; its name is read out and shown on hovering. */
function Stat({
  sign,
  label,
  children,
}: {
  sign: SignName;
  label: string;
  children: ComponentChildren;
}) {
  return (
    <span class="dune-stat" title={label}>
      <Sign name={sign} size={13} />
      <span class="unseen">{label}</span> {children}
    </span>
  );
}

function Stats({ table, seat }: { table: DuneTable; seat: string }) {
  const faction = table.factions[seat];
  if (faction === undefined) return null;
  const { spice, cards, reserves, tanks, bribes } = faction;
  return (
    <span class="stats">
      <Stat sign="spice" label={t("spice")}>
        {spice ?? "?"}
      </Stat>
      {bribes > 0 && (
        <Stat sign="bribe" label={t("bribes")}>
          {bribes}
        </Stat>
      )}
      <Stat sign="cards" label={t("cards-in-hand")}>
        {cards === undefined ? "?" : `${cards}/${HAND_LIMIT.get(seat) ?? 4}`}
      </Stat>
      <Stat sign="forces" label={t("reserves")}>
        {forcesText(reserves)}
      </Stat>
      <Stat sign="tanks" label={t("tanks")}>
        {forcesText(tanks)}
      </Stat>
    </span>
  );
}

const leadersOf = (table: DuneTable, seat: string) =>
  Object.entries(table.leaders).filter(([, leader]) => leader.owner === seat);

function Leaders({ table, seat }: { table: DuneTable; seat: string }) {
  return (
    <span class="leaders">
      {leadersOf(table, seat).map(([id, { where }]) => (
        <span key={id} title={leaderText(id, where)}>
          <LeaderDisc id={id} where={where} size={24} />
          <span class="unseen">{leaderText(id, where)}</span>
        </span>
      ))}
    </span>
  );
}

/** What more there is to know of a faction, for those who open it. */
function SeatMore({ table, seat, eyes }: { table: DuneTable; seat: string; eyes: string | null }) {
  const faction = table.factions[seat];
  const seen = eyes === null ? [] : (table.mine[eyes]?.seen[seat] ?? []);
  const owed = table.promises.filter((promise) => promise.seat === seat);
  if (faction === undefined) return null;
  return (
    <div class="more">
      <div class="faces">
        {leadersOf(table, seat).map(([id, { where }]) => (
          <LeaderFace key={id} id={id} where={where} />
        ))}
      </div>
      <ul class="facts">
        {faction.karama_power_spent && <li>{t("karama-spent")}</li>}
        {faction.captives > 0 && <li>{t("captives-taken", { number: faction.captives })}</li>}
        {faction.kwisatz_haderach_dead && <li>{t("kwisatz-dead")}</li>}
        {faction.kwisatz_losses !== undefined && (
          <li>
            {t("kwisatz-losses", {
              number: faction.kwisatz_losses,
              needed: KWISATZ_HADERACH.losses_to_wake,
            })}
          </li>
        )}
        {faction.traitors_shown.length > 0 && (
          <li>{t("traitors-shown", { leaders: namesOf(faction.traitors_shown) })}</li>
        )}
        {owed.map(({ what }) => (
          <li key={what}>{t("has-promised", { promise: nameOf(what) })}</li>
        ))}
      </ul>
      {seen.length > 0 && (
        <Faces title={t("cards-seen")}>
          <TreacheryFaces cards={seen} />
        </Faces>
      )}
      {faction.hand !== undefined && seat !== eyes && (
        <Faces title={t("hand")}>
          <TreacheryFaces cards={faction.hand} />
        </Faces>
      )}
    </div>
  );
}
