/** What has to be decided in a battle round; above it the battle itself. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import { parts } from "../../core/space";
import type { Counts } from "../../core/space";
import { Stepper } from "../../ui/controls";
import { Field, Total, stripOf } from "../Battle";
import { Card, Figure, Strip } from "../cards";
import { fightIn, totalOf } from "../fight";
import { Icon } from "../glyphs";
import { sideOf } from "../view";
import type { Side } from "../view";
import { capital, figureName, nameOf, oneFigure, say, spoken } from "../words";
import { Foot, Option, kindsOf, offered, pairsFrom, useLit, wordsIn } from "./parts";
import { walkPanel } from "./walk";

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
      <Field {...panel} />
      <p class="a-hint">{say("a-cards-for-dice")}</p>
      <div class="a-row">
        {cards.map((one) => (
          <Card key={one} id={one} light={lit[one]} />
        ))}
      </div>
      <Foot panel={panel} action={action} ending={say("a-roll-now")} endsOften />
    </div>
  );
}

/** Whose strips turn the specials into hits and shields. */
export function Strips(panel: PanelProps) {
  const { decision, events, seat } = panel;
  const side = sideOf(seat);
  const draft = new Draft(decision.actions);
  const space = parts(draft.values("leaders")).find((part): part is Counts => "counts" in part)!;
  const pool = wordsIn(space.counts);
  const [counts, setCounts] = useState<Record<string, number>>({});
  const number = (leader: string) => counts[leader] ?? 0;
  const used = pool.reduce((sum, leader) => sum + number(leader), 0);
  /** With one special, choosing another leader is changing one's mind. */
  const lone = space.high === 1;
  const rolled = fightIn(events)?.rolls[side];
  const total = pool.reduce(
    ({ hits, shields }, leader) => {
      const strip = stripOf(leader, side);
      return { hits: hits + strip.hits * number(leader), shields: shields + strip.shields * number(leader) };
    },
    rolled ? totalOf(rolled) : { hits: 0, shields: 0 },
  );
  const pairs = pairsFrom(pool, counts);
  const action = draft.offers("leaders", pairs) ? draft.with("leaders", pairs).complete() : null;
  return (
    <div class="a-panel">
      <Field {...panel} />
      <p class="a-hits">
        <Icon id="burst" /> {say("a-strips-hint", { used, most: space.high })}
      </p>
      <div class="a-group">
        {pool.map((leader, place) => (
          <Specialist
            key={leader}
            leader={leader}
            side={side}
            number={number(leader)}
            most={Math.min(space.limits[place]!, number(leader) + space.high - (lone ? 0 : used))}
            single={space.limits[place] === 1}
            set={(next) => setCounts({ ...(lone ? {} : counts), [leader]: next })}
          />
        ))}
      </div>
      <Foot panel={panel} action={action}>
        <p class="a-sum">
          {say("a-strips-sum")} <Total {...total} />
        </p>
      </Foot>
    </div>
  );
}

interface SpecialistProps {
  leader: string;
  side: Side;
  number: number;
  most: number;
  /** There is only one of him. */
  single: boolean;
  set(number: number): void;
}

/** A leader who may use specials, and what his strip makes of one. */
function Specialist({ leader, side, number, most, single, set }: SpecialistProps) {
  const name = single ? oneFigure(leader, side) : figureName(leader, side);
  const strip = <Strip combat={stripOf(leader, side)} />;
  if (single) {
    return (
      <Option class="wide specialist" chosen={number > 0} off={most === 0} press={() => set(number > 0 ? 0 : 1)}>
        <Figure id={leader} side={side} />
        <b>{name}</b>
        {strip}
      </Option>
    );
  }
  return (
    <div class="a-troop">
      <Figure id={leader} side={side} />
      <Stepper label={name} value={number} low={0} high={most} step={set} />
      {strip}
    </div>
  );
}

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
      <Field {...panel} />
      {losses && (
        <p class="a-hits">
          <Icon id="sword" /> {say("a-hits-left", { number: losses.hits, area: nameOf(losses.area) })}
        </p>
      )}
      <div class="a-options pairs" role="group" aria-label={spoken().prompt("losses", seat)}>
        {figures.map((one) => (
          <Option key={one} class="wide" chosen={one === figure} press={() => choose(one)}>
            <Figure id={one} side={side} />
            <span>
              <b>{oneFigure(one, side)}</b>
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
        <Field {...panel} />
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

const attack = { declare_attack: ["start", "target", "by"] };

export const RetreatTo = walkPanel({ Intro: Field });
export const Advance = walkPanel({ Intro: Field, ending: "a-stay" });
export const Attack = walkPanel({ order: attack, ending: "a-no-attack" });
