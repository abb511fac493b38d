/** A battle to look at: both legions, the dice as they fell, what leaders made of the specials, what it cost. */

import { useState } from "preact/hooks";
import type { GameEvent, View } from "../core/game-ui";
import { MOST_DICE, box } from "./box";
import { Figure, Strip } from "./cards";
import { figuresOf } from "./describe";
import { CombatDie } from "./dice";
import { brokenOf, countOf, fightIn, isSurprised, specialsOf, totalOf } from "./fight";
import type { Fight, Rolled } from "./fight";
import { Icon } from "./glyphs";
import { areaOf } from "./room";
import { UNITS, stepWith, unitsOf } from "./view";
import type { ArrakisTable, Battle, Legion, Side } from "./view";
import { capital, figureName, joined, nameOf, oneFigure, say, spoken } from "./words";

const EMPTY: Legion = { regular: 0, elite: 0, special: 0, generic: 0, named: [] };
/** Dice lie in this order. */
const FACES = ["sword", "shield", "special"];

/** What a leader makes of one special. */
export function stripOf(leader: string, side: Side): { hits: number; shields: number } {
  const { leaders } = box.value;
  return leaders.get(leader)?.combat ?? leaders.get(side === "harkonnen" ? "bashar" : "naib")!.combat!;
}

interface FieldProps {
  view: View;
  events: readonly GameEvent[];
}

/** The battle that the table is in the middle of. */
export function Field({ view, events }: FieldProps) {
  const battle = stepWith<Battle>(view.steps, "battle");
  const fight = fightIn(events);
  return battle && fight ? <Scene fight={fight} battle={battle} table={view.table as ArrakisTable} /> : null;
}

/** The same on the map, for those who are asked nothing about it; it stays until the next turn. */
export function FieldOnMap({ view, events, asked }: FieldProps & { asked: boolean }) {
  const [closed, close] = useState<GameEvent | null>(null);
  const battle = stepWith<Battle>(view.steps, "battle");
  const fight = fightIn(events);
  if (!fight || fight.event === closed || (asked && battle)) return null;
  const fought = fight.winner === null ? battle !== undefined : fight.round > 0;
  if (!fought) return null;
  const [x, y] = areaOf(fight.target).anchor;
  return (
    <aside
      class={`a-on-map ${y! < 500 ? "low" : "high"} ${x! < 500 ? "right" : "left"}`}
      aria-label={say("a-battle-of", { area: nameOf(fight.target) })}
    >
      <button type="button" class="a-close" aria-label={say("a-close")} onClick={() => close(fight.event)}>
        ×
      </button>
      <Scene fight={fight} battle={battle} table={view.table as ArrakisTable} />
    </aside>
  );
}

interface SceneProps {
  fight: Fight;
  /** As the table has it; none once it is over. */
  battle: Battle | undefined;
  table: ArrakisTable;
}

function Scene({ fight, battle, table }: SceneProps) {
  const { winner, target } = fight;
  return (
    <div class="a-battle">
      <p class="a-battle-title">
        <b>{say("a-battle-of", { area: nameOf(target) })}</b> ·{" "}
        {say("a-battle-round", { round: battle?.round ?? fight.round })}
        {fight.surprise && <span class="a-badge">{nameOf("surprise")}</span>}
        {battle?.modifiers.map((modifier) => (
          <span key={modifier} class="a-badge">
            {nameOf(modifier)}
          </span>
        ))}
      </p>
      <Fighters fight={fight} battle={battle} table={table} side={fight.attacker} role="attacker" />
      <Fighters fight={fight} battle={battle} table={table} side={fight.defender} role="defender" />
      {winner !== null && (
        <p class="a-verdict">{spoken().event({ kind: "battle_over", winner, area: target })}</p>
      )}
    </div>
  );
}

interface FightersProps extends SceneProps {
  side: Side;
  role: "attacker" | "defender";
}

function Fighters({ fight, battle, table, side, role }: FightersProps) {
  const area = fight.at[side];
  const legion = table.legions[side][area] ?? EMPTY;
  const rolled = battle && !battle.rolls ? undefined : fight.rolls[side];
  return (
    <div class={`a-fighters ${side}${fight.winner === side ? " winner" : ""}`}>
      <div class="a-fighters-head">
        <Icon id={side} />
        <b>{nameOf(side)}</b>
        <small>
          {nameOf(role)}
          <span class="a-where"> · {nameOf(area)}</span>
        </small>
        <Figures legion={legion} side={side} />
      </div>
      {rolled ? (
        <Roll fight={fight} side={side} rolled={rolled} />
      ) : (
        battle && fight.winner === null && <Unrolled number={diceOf(battle, side, table, legion)} side={side} />
      )}
    </div>
  );
}

/** Who stands there now. */
function Figures({ legion, side }: { legion: Legion; side: Side }) {
  const kinds = [...UNITS, "generic" as const].filter((kind) => (legion[kind] ?? 0) > 0);
  const told = joined(figuresOf(legion, side)) || say("nothing");
  return (
    <span class="a-fighters-figures" role="img" aria-label={told} title={told}>
      {kinds.map((kind) => (
        <span key={kind}>
          <Figure id={kind} side={side} />
          {legion[kind]}
        </span>
      ))}
      {legion.named.map((leader) => (
        <Figure key={leader} id={leader} side={side} />
      ))}
      {!kinds.length && !legion.named.length && <span class="a-none">{told}</span>}
    </span>
  );
}

/** Dice of a side as far as everybody can count them: units, cards, a settlement that is turned up. */
function diceOf(battle: Battle, side: Side, table: ArrakisTable, legion: Legion): number {
  const sietch = table.sietches[battle.target];
  const rank = side === battle.defender ? (table.settlements[battle.target] ?? sietch?.rank ?? 0) : 0;
  const aside = battle.troops_stay && side === battle.attacker ? (legion.troop ?? 0) : 0;
  return Math.min(MOST_DICE, unitsOf(legion) - aside + battle.cards_for_dice[side] + rank);
}

/** Dice that are about to be rolled. */
function Unrolled({ number, side }: { number: number; side: Side }) {
  return (
    <span class="a-roll" role="img" aria-label={say("a-combat-dice", { number })}>
      {Array.from({ length: number }, (_, place) => (
        <span key={place} class={`a-die combat blank ${side}`} />
      ))}
    </span>
  );
}

const shown = new WeakSet<GameEvent>();

/** Whether this roll is seen for the first time: then its dice tumble. */
function useTumbling(event: GameEvent): boolean {
  const [fresh] = useState(() => !shown.has(event));
  shown.add(event);
  return fresh;
}

function Roll({ fight, side, rolled }: { fight: Fight; side: Side; rolled: Rolled }) {
  const tumbling = useTumbling(rolled.event);
  const specials = specialsOf(fight, side);
  const used = Object.values(rolled.leaders).reduce((sum, number) => sum + number, 0);
  const through = rolled.suffered !== undefined;
  const numbers = Object.fromEntries(FACES.map((face) => [`${face}s`, countOf(rolled.dice, face)]));
  return (
    <>
      <div class="a-throw">
        <span class={`a-roll${tumbling ? " tumbling" : ""}`} role="img" aria-label={say("a-rolled", numbers)}>
          {FACES.flatMap((face) =>
            Array.from({ length: countOf(rolled.dice, face) }, (_, place) => (
              <CombatDie
                key={`${face}${place}`}
                face={face}
                side={side}
                idle={face === "special" && through && place >= used}
              />
            )),
          )}
        </span>
        {isSurprised(fight, side) && (
          <span class="a-extra">
            <Icon id="burst" /> {say("a-surprise-special")}
          </span>
        )}
        {Object.entries(rolled.leaders).map(([leader, number]) => (
          <Special key={leader} leader={leader} number={number} side={side} />
        ))}
        {through && specials > 0 && used === 0 && (
          <span class="a-extra">{say("a-specials-idle", { number: specials })}</span>
        )}
        <Total {...totalOf(rolled)} />
      </div>
      {rolled.suffered !== undefined && <Cost fight={fight} side={side} rolled={rolled} hits={rolled.suffered} />}
    </>
  );
}

/** A leader turns specials into what is on his strip. */
function Special({ leader, number, side }: { leader: string; number: number; side: Side }) {
  return (
    <span class="a-special" title={figureName(leader, side)}>
      <Icon id="burst" />
      {number > 1 && <b>×{number}</b>}
      <span aria-hidden="true">→</span>
      <Figure id={leader} side={side} />
      <span class="a-unseen">{figureName(leader, side)}</span>
      <Strip combat={stripOf(leader, side)} />
    </span>
  );
}

/** Hits and shields together. */
export function Total({ hits, shields }: { hits: number; shields: number }) {
  const told = say("a-total", { hits, shields });
  return (
    <span class="a-total" role="img" aria-label={told} title={told}>
      <span>
        <Icon id="sword" /> {hits}
      </span>
      <span>
        <Icon id="shield" /> {shields}
      </span>
    </span>
  );
}

/** The hits that get through, and whom they have struck so far. */
function Cost({ fight, side, rolled, hits }: { fight: Fight; side: Side; rolled: Rolled; hits: number }) {
  const broken = brokenOf(fight, side);
  return (
    <div class="a-cost">
      <b class={hits > 0 ? "a-struck" : ""}>{capital(say("a-takes", { number: hits }))}</b>
      {rolled.losses.length > 0 && (
        <span class="a-fallen">
          {rolled.losses.map(({ figure, reduced }, place) => (
            <Fallen key={place} figure={figure} reduced={reduced} side={side} />
          ))}
        </span>
      )}
      {broken > 0 && <small class="a-extra">{say("a-shields-broken", { number: broken, side })}</small>}
    </div>
  );
}

function Fallen({ figure, reduced, side }: { figure: string; reduced: boolean; side: Side }) {
  const told = say(reduced ? "a-fallen-reduced" : "a-fallen", { figure: oneFigure(figure, side) });
  return (
    <span class={reduced ? "reduced" : "gone"} role="img" aria-label={told} title={told}>
      <Figure id={figure} side={side} />
    </span>
  );
}
