/** What every panel of a battle shows: who fights whom, and what is known of the plans. */

import type { Json } from "../../core/space";
import { inHalves } from "../../core/texts";
import { LEADERS } from "../box";
import { LeaderDisc, TreacheryFace } from "../cards";
import { Emblem, Sign } from "../emblems";
import { battleOf, forcesIn, type Battle, type DuneTable, type DuneView } from "../view";
import { forcesText, nameOf, say } from "../words";

/** Who fights whom, where, and what is already known of the plans. */
export function BattleHead({ view }: { view: DuneView }) {
  const battle = battleOf(view);
  if (battle === null) return null;
  return (
    <section class="dune-battle-head" aria-label={say("battle-in", { territory: nameOf(battle.territory) })}>
      <h3>{nameOf(battle.territory)}</h3>
      <div class="sides">
        <Side table={view.table} battle={battle} seat={battle.aggressor} role={say("aggressor")} />
        <span class="against">{say("against")}</span>
        <Side table={view.table} battle={battle} seat={battle.defender} role={say("defender")} />
      </div>
      <Known battle={battle} />
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
  battle: Battle;
  seat: string;
  role: string;
}) {
  return (
    <div class={`fighter of-${seat}`}>
      <Emblem seat={seat} size={40} />
      <b>{nameOf(seat)}</b>
      <small>{role}</small>
      <span>
        <Sign name="forces" size={14} /> {forcesText(forcesIn(table, seat, battle.cells))}
      </span>
    </div>
  );
}

function Known({ battle }: { battle: Battle }) {
  const lines: string[] = [];
  if (battle.order) {
    const [to, order, card] = battle.order;
    lines.push(say(order === "play" ? "voice-play" : "voice-not", { seat: nameOf(to), card: nameOf(card) }));
  }
  if (battle.shown) {
    const [seat, element, value] = battle.shown;
    lines.push(
      say("has-shown", {
        seat: nameOf(seat),
        element: say(`element-${element}`),
        value: elementText(element, value),
      }),
    );
  } else if (battle.question) {
    lines.push(say("prescience-asks", { element: say(`element-${battle.question}`) }));
  }
  if (!lines.length) return null;
  return (
    <ul class="known">
      {lines.map((line) => (
        <li key={line}>
          <Sign name="eye" size={14} /> {line}
        </li>
      ))}
    </ul>
  );
}

export function elementText(element: string, value: Json): string {
  if (element === "number") return inHalves(Number(value));
  return value === null ? say(`no-${element}`) : nameOf(String(value));
}

export const leaderStrength = (id: Json | undefined): number =>
  typeof id === "string" ? (LEADERS.get(id)?.strength ?? 0) : 0;

export function LeaderTile({ id }: { id: string | null }) {
  if (id === null) return <span class="none">{say("no-leader")}</span>;
  if (!LEADERS.has(id)) return <TreacheryFace id={id} />;
  return (
    <span class="leader-tile">
      <LeaderDisc id={id} size={38} />
      <span>{nameOf(id)}</span>
      <span class="unseen">{say("strength", { strength: leaderStrength(id) })}</span>
    </span>
  );
}
