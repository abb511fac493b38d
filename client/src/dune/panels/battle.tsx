/** What every panel of a battle shows: who fights whom, and what is known of the plans. */

import type { Json } from "../../core/space";
import { capitalize, inHalves, isYou } from "../../core/texts";
import { Art, cardPicture } from "../art";
import { LEADERS } from "../box";
import { LeaderDisc, SeenLines, leaderText } from "../cards";
import { Emblem, Sign } from "../emblems";
import { forcesText, nameOf, t, whoIs } from "../texts";
import { battleOf, forcesIn } from "../view";
import type { BattleView, DuneTable, DuneView, Whereabouts } from "../view";
import { nameOr } from "./common";

/** Who fights whom, where, and what is already known of the plans. */
export function BattleHead({ view }: { view: DuneView }) {
  const battle = battleOf(view);
  if (battle === null) return null;
  return (
    <section
      class="dune-battle-head"
      aria-label={t("battle-in", { territory: nameOf(battle.territory) })}
    >
      <h3>{nameOf(battle.territory)}</h3>
      <div class="sides">
        <Side table={view.table} battle={battle} seat={battle.aggressor} role={t("aggressor")} />
        <span class="against">{t("against")}</span>
        <Side table={view.table} battle={battle} seat={battle.defender} role={t("defender")} />
      </div>
      <Known table={view.table} battle={battle} />
    </section>
  );
}

function Side({
  table,
  battle,
  seat,
  role,
}: {
  table: DuneTable;
  battle: BattleView;
  seat: string;
  role: string;
}) {
  return (
    <div class={`fighter of-${seat}`}>
      <Emblem seat={seat} size={40} />
      <b>{capitalize(whoIs(seat))}</b>
      <small>{role}</small>
      <span>
        <Sign name="forces" size={14} /> {forcesText(forcesIn(table, seat, battle.cells))}
      </span>
    </div>
  );
}

function Known({ table, battle }: { table: DuneTable; battle: BattleView }) {
  const lines: string[] = [];
  if (battle.order) {
    const [to, order, card] = battle.order;
    lines.push(
      t(order === "play" ? "voice-play" : "voice-not", {
        mine: isYou(to),
        seat: nameOf(to),
        card: nameOf(card),
      }),
    );
  }
  if (battle.shown) {
    const [seat, element, value] = battle.shown;
    lines.push(
      t("has-shown", {
        mine: isYou(seat),
        seat: nameOf(seat),
        element: t(`element-${element}`),
        value: isOwnTraitor(table, seat, value)
          ? t("your-traitor", { leader: nameOf(value) })
          : elementText(element, value),
      }),
    );
  } else if (battle.question) {
    lines.push(t("prescience-asks", { element: t(`element-${battle.question}`) }));
  }
  if (!lines.length) return null;
  return (
    <ul class="known">
      <SeenLines lines={lines} size={14} />
    </ul>
  );
}

/** Whether what another has shown is a leader that the reader can call. */
function isOwnTraitor(table: DuneTable, shownBy: string, value: Json): value is string {
  const own = Object.keys(table.factions).find(isYou);
  if (own === undefined || own === shownBy || typeof value !== "string") return false;
  const { traitors = [], traitors_shown: called } = table.factions[own]!;
  return traitors.includes(value) && !called.includes(value);
}

export function elementText(element: string, value: Json): string {
  if (element === "number") return inHalves(Number(value));
  return nameOr(t(`no-${element}`), value as string | null);
}

export const leaderStrength = (id: Json | undefined): number =>
  typeof id === "string" ? (LEADERS.get(id)?.strength ?? 0) : 0;

/** Leaders of a seat that it cannot send now: in the tanks, or somewhere else. */
export function Absent({ table, seat, offered }: AbsentProps) {
  const absent = Object.entries(table.leaders).filter(
    ([id, { owner }]) => owner === seat && !offered.includes(id),
  );
  if (!absent.length) return null;
  return (
    <>
      {absent.map(([id, { where }]) => (
        <span key={id} class="tile absent" title={leaderText(id, where)}>
          <span class="leader-tile">
            <LeaderDisc id={id} where={where} size={56} />
            <span class="name" aria-hidden="true">
              {nameOf(id)}
            </span>
            <span class="unseen">{leaderText(id, where)}</span>
          </span>
        </span>
      ))}
    </>
  );
}

interface AbsentProps {
  table: DuneTable;
  seat: string;
  offered: readonly (string | null)[];
}

/** A captive of the Harkonnen who fights for them is behind bars. */
export function LeaderTile({ id, where }: { id: string | null; where?: Whereabouts | undefined }) {
  if (id === null) return <span class="none">{t("no-leader")}</span>;
  const picture = LEADERS.has(id) ? null : cardPicture(id);
  return (
    <span class="leader-tile">
      {picture ? <Art name={picture} /> : <LeaderDisc id={id} where={where} size={56} />}
      <span class="name">{nameOf(id)}</span>
      <span class="unseen">{t("strength", { strength: leaderStrength(id) })}</span>
    </span>
  );
}
