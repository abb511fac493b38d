/** A battle: who fights whom, the roll, and what has to be decided in this round. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import { parts } from "../../core/space";
import type { Counts } from "../../core/space";
import { Stepper } from "../../ui/controls";
import { LEADERS, MOST_DICE } from "../box";
import { Card, Figure, Strip } from "../cards";
import { figuresOf } from "../describe";
import { CombatRoll } from "../dice";
import { Icon } from "../glyphs";
import { sideOf, stepWith, unitsOf } from "../view";
import type { ArrakisTable, Battle, Legion, Side } from "../view";
import { capital, figureName, joined, nameOf, say, spoken } from "../words";
import { Foot, Option, kindsOf, offered, pairsFrom, useLit, wordsIn } from "./parts";
import { walkPanel } from "./walk";

const EMPTY: Legion = { regular: 0, elite: 0, special: 0, generic: 0, named: [] };

/** Both sides of the battle that the table is in the middle of. */
export function Field({ view }: { view: PanelProps["view"] }) {
  const battle = stepWith<Battle>(view.steps, "battle");
  if (!battle) return null;
  const table = view.table as ArrakisTable;
  return (
    <div class="a-battle">
      <p class="a-battle-title">
        <b>{say("a-battle-of", { area: nameOf(battle.target) })}</b> · {say("a-battle-round", { round: battle.round })}
        {battle.surprise && <span class="a-badge">{nameOf("surprise")}</span>}
        {battle.modifiers.map((modifier) => (
          <span key={modifier} class="a-badge">
            {nameOf(modifier)}
          </span>
        ))}
      </p>
      <Fighters battle={battle} side={battle.attacker} table={table} area={battle.from} role="attacker" />
      <Fighters battle={battle} side={battle.defender} table={table} area={battle.target} role="defender" />
    </div>
  );
}

/** Dice of a side as far as everybody can count them: units, cards, a settlement that is turned up. */
function diceOf(battle: Battle, side: Side, table: ArrakisTable, legion: Legion): number {
  const sietch = table.sietches[battle.target];
  const rank = side === battle.defender ? (table.settlements[battle.target] ?? sietch?.rank ?? 0) : 0;
  const aside = battle.troops_stay && side === battle.attacker ? (legion.troop ?? 0) : 0;
  return Math.min(MOST_DICE, unitsOf(legion) - aside + battle.cards_for_dice[side] + rank);
}

function Fighters({
  battle,
  side,
  table,
  area,
  role,
}: {
  battle: Battle;
  side: Side;
  table: ArrakisTable;
  area: string;
  role: "attacker" | "defender";
}) {
  const legion = table.legions[side][area] ?? EMPTY;
  const roll = battle.rolls?.[side];
  return (
    <div class={`a-fighters ${side}`}>
      <span class="a-fighters-head">
        <Icon id={side} /> <b>{nameOf(side)}</b>{" "}
        <small>
          {nameOf(role)} · {nameOf(area)}
        </small>
      </span>
      <span class="a-fighters-figures">{joined(figuresOf(legion, side)) || say("nothing")}</span>
      {roll ? (
        <CombatRoll {...roll} side={side} />
      ) : (
        <span class="a-fighters-dice">{say("a-combat-dice", { number: diceOf(battle, side, table, legion) })}</span>
      )}
    </div>
  );
}

/** Discard a card for one more die, or roll. */
export function CardsForDice(panel: PanelProps) {
  const { decision, lights } = panel;
  const kind = kindsOf(decision)[0] ?? "";
  const cards = offered(decision, kind, "card");
  const [card, choose] = useState("");
  const action = cards.includes(card) ? new Draft(decision.actions, kind, { card }).complete() : null;
  const lit: Lights = Object.fromEntries(
    cards.map((one) => [one, { label: nameOf(one), chosen: one === card, press: () => choose(one) }]),
  );
  useLit(lights, lit, [decision, card]);
  return (
    <div class="a-panel">
      <Field view={panel.view} />
      <p class="a-hint">{say("a-cards-for-dice")}</p>
      <div class="a-row">
        {cards.map((one) => (
          <Card key={one} id={one} light={lit[one]} />
        ))}
      </div>
      <Foot panel={panel} action={action} hint={say("a-cards-for-dice-hint")} ending={say("a-roll-now")} />
    </div>
  );
}

/** Whose strips turn the specials into hits and shields. */
export function Strips(panel: PanelProps) {
  const { decision, seat } = panel;
  const draft = new Draft(decision.actions);
  const space = parts(draft.values("leaders")).find((part): part is Counts => "counts" in part)!;
  const pool = wordsIn(space.counts);
  const [counts, setCounts] = useState<Record<string, number>>({});
  const used = pool.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  const gained = pool.reduce(
    (sum, one) => {
      const strip = stripOf(one, sideOf(seat));
      return {
        hits: sum.hits + strip.hits * (counts[one] ?? 0),
        shields: sum.shields + strip.shields * (counts[one] ?? 0),
      };
    },
    { hits: 0, shields: 0 },
  );
  const pairs = pairsFrom(pool, counts);
  const action = draft.offers("leaders", pairs) ? draft.with("leaders", pairs).complete() : null;
  return (
    <div class="a-panel">
      <Field view={panel.view} />
      <p class="a-hint">{say("a-strips-hint", { used, most: space.high })}</p>
      <div class="a-group">
        {pool.map((one, place) => (
          <div key={one} class="a-troop">
            <Figure id={one} side={sideOf(seat)} />
            <Stepper
              label={figureName(one, sideOf(seat))}
              value={counts[one] ?? 0}
              low={0}
              high={Math.min(space.limits[place]!, (counts[one] ?? 0) + space.high - used)}
              step={(number) => setCounts({ ...counts, [one]: number })}
            />
            <Strip combat={stripOf(one, sideOf(seat))} />
          </div>
        ))}
      </div>
      <Foot panel={panel} action={action}>
        {used > 0 && <p class="a-gain">{say("a-strips-gain", gained)}</p>}
      </Foot>
    </div>
  );
}

const stripOf = (leader: string, side: Side): { hits: number; shields: number } =>
  LEADERS.get(leader)?.combat ?? LEADERS.get(side === "harkonnen" ? "bashar" : "naib")!.combat!;

/** What the next hit strikes. */
export function Losses(panel: PanelProps) {
  const { decision, seat, view } = panel;
  const side = sideOf(seat);
  const figures = offered(decision, "take_loss", "figure");
  const [figure, choose] = useState("");
  const action = figures.includes(figure) ? new Draft(decision.actions, "take_loss", { figure }).complete() : null;
  const losses = [...view.steps].reverse().find((step) => "losses" in step) as
    { area: string; hits: number } | undefined;
  useLit(
    panel.lights,
    Object.fromEntries(
      figures.map((one) => [one, { label: nameOf(one), chosen: one === figure, press: () => choose(one) }]),
    ),
    [decision, figure],
  );
  return (
    <div class="a-panel">
      <Field view={view} />
      {losses && (
        <p class="a-hits">
          <Icon id="sword" /> {say("a-hits-left", { number: losses.hits, area: nameOf(losses.area) })}
        </p>
      )}
      <div class="a-options" role="group" aria-label={spoken().prompt("losses", seat)}>
        {figures.map((one) => (
          <Option key={one} class="wide" chosen={one === figure} press={() => choose(one)}>
            <Figure id={one} side={side} />
            <span>
              <b>{capital(spoken().act({ kind: "take_loss", seat, figure: one }))}</b>
              <small>{say("a-loss", { figure: one })}</small>
            </span>
          </Option>
        ))}
      </div>
      <Foot panel={panel} action={action} />
    </div>
  );
}

/** One of two words: go on or cease, stand or fall back. */
function answerPanel(explained: string) {
  return function AnswerPanel(panel: PanelProps) {
    const { decision } = panel;
    const kinds = new Draft(decision.actions).kinds;
    const [kind, choose] = useState("");
    const action = kinds.includes(kind) ? new Draft(decision.actions, kind).complete() : null;
    return (
      <div class="a-panel">
        <Field view={panel.view} />
        <div class="a-options" role="group" aria-label={say("a-choose")}>
          {kinds.map((one) => (
            <Option key={one} class="wide" chosen={one === kind} press={() => choose(one)}>
              <span>
                <b>{capital(spoken().act(new Draft(decision.actions, one).complete()!))}</b>
                <small>{say(explained, { answer: one })}</small>
              </span>
            </Option>
          ))}
        </div>
        <Foot panel={{ ...panel, decision: { ...decision, actions: { listed: [] } } }} action={action} />
      </div>
    );
  };
}

export const GoOn = answerPanel("a-battle-answer");
export const Retreat = answerPanel("a-battle-answer");
export const Answer = answerPanel("a-answer");

const Intro = ({ view }: PanelProps) => <Field view={view} />;
const attack = { declare_attack: ["start", "target", "by"] };

export const RetreatTo = walkPanel({ Intro });
export const Advance = walkPanel({ Intro, ending: "a-stay" });
export const Attack = walkPanel({ order: attack, ending: "a-no-attack" });
export const Strike = walkPanel();
