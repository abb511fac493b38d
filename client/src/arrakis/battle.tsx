/** A battle to look at, staged on the map: both legions, the dice as they fell, what leaders made of the specials, what it cost. */

import { useState } from "preact/hooks";
import type { GameEvent, View } from "../core/game-ui";
import { capitalize } from "../core/texts";
import {
  battleHistory,
  brokenOf,
  countOf,
  isSurprised,
  specialsOf,
  totalOf,
} from "./battle-history";
import type { BattleHistory, Rolled } from "./battle-history";
import { MOST_DICE, box } from "./box";
import { Figure, Strip } from "./cards";
import { figuresOf } from "./describe";
import { CombatDie } from "./dice";
import { Icon } from "./glyphs";
import { Emblem } from "./secrets";
import { areaOf } from "./areas";
import { figureName, gameTexts, joined, nameOf, oneFigure, t } from "./texts";
import { UNITS, stepWith, tableOf, unitsOf } from "./view";
import type { ArrakisTable, BattleView, LegionView, Side } from "./view";

export const EMPTY: LegionView = { regular: 0, elite: 0, special: 0, generic: 0, named: [] };
/** Dice lie in this order. */
const FACES = ["sword", "shield", "special"];

/** What a leader makes of one special. */
export function stripOf(leader: string, side: Side): { hits: number; shields: number } {
  const { leaders } = box.value;
  return (
    leaders.get(leader)?.combat ?? leaders.get(side === "harkonnen" ? "bashar" : "naib")!.combat!
  );
}

interface BattleSceneProps {
  view: View;
  events: readonly GameEvent[];
  /** These eyes are asked something: its figures stand beside the question. */
  asked: boolean;
}

/** The battle that is fought, on a dark plate over the map; it stays until the next turn. */
export function BattleScene({ view, events, asked }: BattleSceneProps) {
  const [closed, close] = useState<GameEvent | null>(null);
  const battle = stepWith(view, "battle")?.battle;
  const history = battleHistory(events);
  if (!history || history.event === closed) return null;
  const fought = history.winner === null ? battle !== undefined : history.round > 0;
  if (!fought) return null;
  const [x, y] = areaOf(history.target).anchor;
  return (
    <aside
      class={`a-on-map ${y! < 500 ? "low" : "high"} ${x! < 500 ? "right" : "left"}${asked ? " asked" : ""}`}
      aria-label={t("a-battle-of", { area: nameOf(history.target) })}
    >
      <button
        type="button"
        class="a-close"
        data-closes="scene"
        aria-label={t("a-close")}
        onClick={() => close(history.event)}
      >
        ×
      </button>
      <Scene history={history} battle={battle} table={tableOf(view)} />
    </aside>
  );
}

interface SceneProps {
  history: BattleHistory;
  /** As the table has it; none once it is over. */
  battle: BattleView | undefined;
  table: ArrakisTable;
}

function Scene({ history, battle, table }: SceneProps) {
  const { winner, target } = history;
  return (
    <div class="a-battle">
      <p class="a-battle-title">
        <b>{t("a-battle-of", { area: nameOf(target) })}</b> ·{" "}
        {t("a-battle-round", { round: battle?.round ?? history.round })}
        {history.surprise && <span class="a-badge">{nameOf("surprise")}</span>}
        {battle?.modifiers.map((modifier) => (
          <span key={modifier} class="a-badge">
            {nameOf(modifier)}
          </span>
        ))}
      </p>
      {(["attacker", "defender"] as const).map((role) => (
        <Fighters
          key={role}
          history={history}
          battle={battle}
          table={table}
          side={history[role]}
          role={role}
        />
      ))}
      {winner !== null && (
        <p class="a-verdict">{gameTexts().event({ kind: "battle_over", winner, area: target })}</p>
      )}
    </div>
  );
}

interface FightersProps extends SceneProps {
  side: Side;
  role: "attacker" | "defender";
}

function Fighters({ history, battle, table, side, role }: FightersProps) {
  const area = history.at[side];
  const legion = table.legions[side][area] ?? EMPTY;
  const rolled = battle && !battle.rolls ? undefined : history.rolls[side];
  return (
    <div class={`a-fighters ${side}${history.winner === side ? " winner" : ""}`}>
      <Emblem seat={side} size={34} />
      {rolled ? (
        <Roll history={history} side={side} rolled={rolled} />
      ) : (
        battle &&
        history.winner === null && (
          <Unrolled number={diceOf(battle, side, table, legion)} side={side} />
        )
      )}
      <p class="a-fighters-line">
        <b>{nameOf(side)}</b>
        <small>
          {nameOf(role)} · {nameOf(area)}
        </small>
        <Figures legion={legion} side={side} />
        {rolled?.suffered !== undefined && (
          <Cost history={history} side={side} rolled={rolled} hits={rolled.suffered} />
        )}
      </p>
    </div>
  );
}

/** Who stands there now. */
export function Figures({ legion, side }: { legion: LegionView; side: Side }) {
  const kinds = [...UNITS, "generic" as const].filter((kind) => (legion[kind] ?? 0) > 0);
  const label = joined(figuresOf(legion, side)) || t("nothing");
  return (
    <span class="a-fighters-figures" role="img" aria-label={label} title={label}>
      {kinds.map((kind) => (
        <span key={kind}>
          <Figure id={kind} side={side} />
          {legion[kind]}
        </span>
      ))}
      {legion.named.map((leader) => (
        <Figure key={leader} id={leader} side={side} />
      ))}
      {!kinds.length && !legion.named.length && <span class="a-none">{label}</span>}
    </span>
  );
}

/** Dice of a side as far as everybody can count them: units, cards, a settlement that is turned up. */
export function diceOf(
  battle: BattleView,
  side: Side,
  table: ArrakisTable,
  legion: LegionView,
): number {
  const sietch = table.sietches[battle.target];
  const rank =
    side === battle.defender ? (table.settlements[battle.target] ?? sietch?.rank ?? 0) : 0;
  const aside = battle.troops_stay && side === battle.attacker ? (legion.troop ?? 0) : 0;
  return Math.min(MOST_DICE, unitsOf(legion) - aside + battle.cards_for_dice[side] + rank);
}

/** Dice that are about to be rolled. */
function Unrolled({ number, side }: { number: number; side: Side }) {
  return (
    <span class="a-roll" role="img" aria-label={t("a-combat-dice", { number })}>
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

function Roll({ history, side, rolled }: { history: BattleHistory; side: Side; rolled: Rolled }) {
  const tumbling = useTumbling(rolled.event);
  const specials = specialsOf(history, side);
  const used = Object.values(rolled.leaders).reduce((sum, number) => sum + number, 0);
  const through = rolled.suffered !== undefined;
  const numbers = Object.fromEntries(FACES.map((face) => [`${face}s`, countOf(rolled.dice, face)]));
  return (
    <>
      <div class="a-throw">
        <span
          class={`a-roll${tumbling ? " tumbling" : ""}`}
          role="img"
          aria-label={t("a-rolled", numbers)}
        >
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
        {isSurprised(history, side) && (
          <span class="a-extra" title={t("a-surprise-special")}>
            +<Icon id="burst" label={t("a-surprise-special")} />
          </span>
        )}
        {Object.entries(rolled.leaders).map(([leader, number]) => (
          <Special key={leader} leader={leader} number={number} side={side} />
        ))}
        {through && specials > 0 && used === 0 && (
          <span class="a-extra">{t("a-specials-idle", { number: specials })}</span>
        )}
      </div>
      <Total {...totalOf(rolled)} />
    </>
  );
}

/** A leader turns specials into what is on their strip. */
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
  const label = t("a-total", { hits, shields });
  return (
    <span class="a-total" role="img" aria-label={label} title={label}>
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
function Cost({
  history,
  side,
  rolled,
  hits,
}: {
  history: BattleHistory;
  side: Side;
  rolled: Rolled;
  hits: number;
}) {
  const broken = brokenOf(history, side);
  return (
    <span class="a-cost">
      <b class={hits > 0 ? "a-struck" : ""}>{capitalize(t("a-takes", { number: hits }))}</b>
      {rolled.losses.length > 0 && (
        <span class="a-fallen">
          {rolled.losses.map(({ figure, reduced }, place) => (
            <Fallen key={place} figure={figure} reduced={reduced} side={side} />
          ))}
        </span>
      )}
      {broken > 0 && (
        <small class="a-extra">{t("a-shields-broken", { number: broken, side })}</small>
      )}
    </span>
  );
}

function Fallen({ figure, reduced, side }: { figure: string; reduced: boolean; side: Side }) {
  const label = t(reduced ? "a-fallen-reduced" : "a-fallen", { figure: oneFigure(figure, side) });
  return (
    <span class={reduced ? "reduced" : "gone"} role="img" aria-label={label} title={label}>
      <Figure id={figure} side={side} />
    </span>
  );
}
