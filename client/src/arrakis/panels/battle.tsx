/** What has to be decided in a battle round; above it the battle itself. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps, View } from "../../core/game-ui";
import type { Arguments } from "../../core/texts";
import { parts } from "../../core/space";
import type { Counts } from "../../core/space";
import { Stepper } from "../../ui/controls";
import { Total, diceOf } from "../battle";
import { battleHistory, totalOf } from "../battle-history";
import { Tally } from "../battle-tally";
import { stripOf } from "../box";
import { Figure, Strip } from "../cards";
import { figuresOf } from "../describe";
import { FigureTerms } from "../figure-terms";
import { isForced } from "../forced";
import { Icon } from "../glyphs";
import { regularsLeft, withoutOne } from "../losses";
import { actText, figureName, gameTexts, joined, nameOf, oneFigure, t } from "../texts";
import { sideOf, stepWith, tableOf, unitsOf } from "../view";
import type { Side } from "../view";
import { Foot, Lines, NoneOption, Option, Options, pairsFrom, useChoice, wordsIn } from "./common";
import { mapChoicePanel } from "./map-choice";
import { Part } from "./part";

/** Whose strips turn the specials into hits and shields. */
export function Strips(panel: PanelProps) {
  const { decision, events, seat } = panel;
  const side = sideOf(seat);
  const draft = new Draft(decision.actions);
  const space = parts(draft.values("leaders")).find((part): part is Counts => "counts" in part)!;
  const pool = wordsIn(space.counts);
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [isNone, setNone] = useState(false);
  const number = (leader: string) => counts[leader] ?? 0;
  const used = pool.reduce((sum, leader) => sum + number(leader), 0);
  /** With one special, choosing another leader replaces the first. */
  const lone = space.high === 1;
  const rolled = battleHistory(events)?.rolls[side];
  const total = pool.reduce(
    ({ hits, shields }, leader) => {
      const strip = stripOf(leader, side);
      return {
        hits: hits + strip.hits * number(leader),
        shields: shields + strip.shields * number(leader),
      };
    },
    rolled ? totalOf(rolled) : { hits: 0, shields: 0 },
  );
  const pairs = pairsFrom(pool, counts);
  const isSaid = used > 0 || isNone || isForced(decision);
  const action =
    isSaid && draft.offers("leaders", pairs) ? draft.with("leaders", pairs).complete() : null;
  return (
    <div class="a-panel">
      <Tally {...panel} />
      <p class="a-hits">
        <Icon id="burst" /> {t("a-strips-hint", { used, most: space.high })}
      </p>
      <div class="a-group">
        {pool.map((leader, place) => (
          <Specialist
            key={leader}
            {...{ leader, side }}
            number={number(leader)}
            most={Math.min(space.limits[place]!, number(leader) + space.high - (lone ? 0 : used))}
            single={space.limits[place] === 1}
            set={(next) => {
              setNone(false);
              setCounts({ ...(lone ? {} : counts), [leader]: next });
            }}
          />
        ))}
        {draft.offers("leaders", []) && (
          <NoneOption
            chosen={isNone}
            press={() => {
              setNone(!isNone);
              setCounts({});
            }}
          />
        )}
      </div>
      <Foot panel={panel} action={action} hint={t("a-choose-leaders-or-none")}>
        <p class="a-sum">
          {t("a-strips-sum")} <Total {...total} />
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
  /** There is only one of this leader. */
  single: boolean;
  set: (number: number) => void;
}

/** A leader who may use specials, and what their strip makes of one. */
function Specialist({ leader, side, number, most, single, set }: SpecialistProps) {
  const name = single ? oneFigure(leader, side) : figureName(leader, side);
  const strip = <Strip combat={stripOf(leader, side)} />;
  if (single) {
    return (
      <Option
        class="wide specialist"
        chosen={number > 0}
        off={most === 0}
        press={() => set(number > 0 ? 0 : 1)}
      >
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
  const { seat, view } = panel;
  const side = sideOf(seat);
  const { values, value, choose, action } = useChoice(panel, "take_loss", "figure");
  const losses = stepWith(view, "losses");
  return (
    <div class="a-panel">
      <Tally {...panel} />
      <Part
        title={losses && t("a-hits-left", { number: losses.hits, area: nameOf(losses.area) })}
        aside={!action && t("a-nothing-chosen")}
      >
        <Options
          label={gameTexts().prompt("losses", seat)}
          values={values}
          value={value}
          choose={choose}
        >
          {(figure) => (
            <>
              <Figure id={figure} side={side} />
              <Lines
                title={oneFigure(figure, side)}
                text={`${t("a-loss", { figure })} ${afterLoss(view, side, figure)}`}
              />
            </>
          )}
        </Options>
      </Part>
      <FigureTerms figures={values} side={side} />
      <Foot panel={panel} action={action} hint={t("a-choose-hit")} />
    </div>
  );
}

/** Who stays after a hit, and with the last one the dice of another round. */
function afterLoss(view: View, side: Side, figure: string): string {
  const losses = stepWith(view, "losses");
  const table = tableOf(view);
  const legion = losses && table.legions[side][losses.area];
  if (!legion) return "";
  const left = withoutOne(legion, figure, regularsLeft(table, side));
  const figures = joined(figuresOf(left, side));
  const battle = stepWith(view, "battle")?.battle;
  const isLast = losses.hits === 1 && battle !== undefined && unitsOf(left) > 0;
  return t("a-then-stay", {
    figures: figures || t("nothing"),
    dice: isLast ? diceOf({ ...battle, cards_for_dice: NO_CARDS }, side, table, left) : 0,
  });
}

const NO_CARDS = { atreides: 0, harkonnen: 0 };

/** One of two words: go on or cease, stand or fall back. */
function answerPanel(explained: string, facts: (panel: PanelProps) => Arguments = () => ({})) {
  return function AnswerPanel(panel: PanelProps) {
    const { decision } = panel;
    const kinds = new Draft(decision.actions).kinds;
    const [kind, choose] = useState("");
    const action = kinds.includes(kind) ? new Draft(decision.actions, kind).complete() : null;
    return (
      <div class="a-panel">
        <Tally {...panel} />
        <Options label={t("a-choose")} values={kinds} value={kind} choose={choose}>
          {(one) => (
            <Lines
              title={actText(new Draft(decision.actions, one).complete()!)}
              text={t(explained, { answer: one, ...facts(panel) })}
            />
          )}
        </Options>
        <Foot
          panel={{ ...panel, decision: { ...decision, actions: { listed: [] } } }}
          action={action}
        />
      </div>
    );
  };
}

/** What the opponent may destroy where the battle is lost: the rank of what stands there, or 0. */
function atStake({ view, seat }: PanelProps): Arguments {
  const { target = "" } = stepWith(view, "battle")?.battle ?? {};
  const { settlements, sietches } = tableOf(view);
  const side = sideOf(seat);
  const rank = side === "atreides" ? sietches[target]?.rank : settlements[target];
  return { rank: rank ?? 0, side };
}

export const GoOn = answerPanel("a-battle-answer");
export const Retreat = answerPanel("a-battle-answer", atStake);
export const Answer = answerPanel("a-answer");

const attack = { declare_attack: ["start", "target", "by"] };

export const RetreatTo = mapChoicePanel({ Intro: Tally });
export const Advance = mapChoicePanel({ Intro: Tally, ending: "a-stay" });
export const Attack = mapChoicePanel({ order: attack, ending: "a-no-attack" });
