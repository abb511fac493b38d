/** The action turn: choose a die, then what it is spent for; or a Desert Power action. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Light, Lights, PanelProps } from "../../core/game-ui";
import { capitalize } from "../../core/texts";
import { useLights } from "../../ui/lights";
import { box } from "../box";
import { Advance, Figure, OwnBoxMark } from "../cards";
import { ActionDie } from "../dice";
import { Icon } from "../glyphs";
import { boxText, nameOf, t } from "../texts";
import { sideOf, tableOf } from "../view";
import type { ArrakisTable, Side } from "../view";
import { Claims, freeClaims } from "./claims";
import { Foot, Lines, Option, isForced, offered, wordsIn } from "./common";

const DESERT_POWER = "desert_power_action";

export function Turn(panel: PanelProps) {
  const { decision, lights, seat, view } = panel;
  const table = tableOf(view);
  const side = sideOf(seat);
  const dice = offered(decision, "spend_die", "die");
  const desert = new Draft(decision.actions, DESERT_POWER).complete();
  const free = freeClaims(panel);
  const [die, chooseDie] = useState(dice.length === 1 ? dice[0]! : "");
  const [use, chooseUse] = useState(desert && isForced(decision) ? DESERT_POWER : "");
  const draft = new Draft(decision.actions, "spend_die", die ? { die } : {});
  const uses = dice.includes(die) ? wordsIn(draft.values("use")) : [];
  const spending = uses.includes(use) ? draft.with("use", use).complete() : null;
  const usesOf = (one: string) => wordsIn(draft.without("die").with("die", one).values("use"));
  const claims = [...new Set(dice.flatMap(usesOf))].filter(isClaim);
  const pick = (one: string) => {
    chooseDie(one === die ? "" : one);
    if (!usesOf(one).includes(use)) chooseUse("");
  };
  const pickUse = (one: string) => {
    chooseUse(one === use ? "" : one);
    if (die && !usesOf(die).includes(one)) chooseDie("");
  };

  const lit: Lights = Object.fromEntries([
    ...dice.map((one) =>
      light(one, t("a-spend", { die: nameOf(one) }), one === die, () => pick(one)),
    ),
    ...[...uses.filter(itemOf), ...claims].map((one) =>
      light(itemOf(one), capitalize(nameOf(one)), one === use, () => pickUse(one)),
    ),
    ...[...free.keys()].map((card) => light(card, nameOf(card), card === use, () => pickUse(card))),
  ]);
  useLights(lights, lit);

  const claimable = new Map([
    ...[...free.keys()].map((card) => [card, t("a-claim-free")] as const),
    ...claims.map((one) => [itemOf(one), t("a-claim-costs-die")] as const),
  ]);
  const action = free.get(use) ?? (use === DESERT_POWER ? desert : spending);
  return (
    <div class="a-panel">
      <Forced panel={panel} />
      <Dice panel={panel} dice={dice} die={die} pick={pick} />
      {die && (
        <Uses
          uses={uses.filter((one) => !isClaim(one))}
          die={result(table, seat, die)}
          side={side}
          chosen={use}
          choose={pickUse}
        />
      )}
      <Claims
        cards={claimable}
        chosen={free.has(use) ? use : itemOf(use)}
        choose={(card) => pickUse(free.has(card) ? card : `${CLAIM}${card}`)}
      />
      {desert && (
        <Option class="wide" chosen={use === DESERT_POWER} press={() => pickUse(DESERT_POWER)}>
          <Icon id="desert_power" />
          <Lines title={t("a-desert-power")} text={t("a-desert-power-text")} />
        </Option>
      )}
      <Foot panel={panel} action={action} hint={t(die ? "a-choose-use" : "a-choose-die")} />
    </div>
  );
}

const light = (id: string, label: string, chosen: boolean, press: () => void): [string, Light] => [
  id,
  { label, chosen, press },
];

interface DiceProps {
  panel: PanelProps;
  dice: string[];
  die: string;
  pick: (die: string) => void;
}

/** The dice to choose from. */
function Dice({ panel: { view, seat }, dice, die, pick }: DiceProps) {
  if (!dice.length) return null;
  const many = (one: string) => number(tableOf(view), seat, one);
  return (
    <div class="a-dice-row" role="group" aria-label={t("a-your-dice")}>
      {dice.map((one) => (
        <Option key={one} class="die" chosen={one === die} press={() => pick(one)}>
          <ActionDie face={one} side={sideOf(seat)} />
          <span>{capitalize(nameOf(one))}</span>
          {many(one) > 1 && <b>×{many(one)}</b>}
        </Option>
      ))}
    </div>
  );
}

/** The die that the opponent has named. */
function Forced({ panel: { view, seat } }: { panel: PanelProps }) {
  const { forced } = tableOf(view);
  if (!forced || sideOf(seat) !== "harkonnen") return null;
  return <p class="a-hint">{t("a-forced", { die: nameOf(forced) })}</p>;
}

const CLAIM = "claim.";
const isClaim = (use: string): boolean => use.startsWith(CLAIM);

/** The leader or the card that a use of a die is about; "" where it is about none. */
const itemOf = (use: string): string => /^(?:special|claim)\.(.+)$/.exec(use)?.[1] ?? "";

const number = (table: ArrakisTable, seat: string, die: string): number =>
  (table.action_dice[seat] ?? []).filter((one) => one === die).length;

/** What a die shows; a token stands for the result of its slot. */
const result = (table: ArrakisTable, seat: string, die: string): string =>
  die === "bene_gesserit" ? (table.slotted[seat] ?? die) : die;

function Uses({
  uses,
  die,
  side,
  chosen,
  choose,
}: {
  uses: string[];
  die: string;
  side: Side;
  chosen: string;
  choose: (use: string) => void;
}) {
  return (
    <div class="a-options uses" role="group" aria-label={t("a-choose-use")}>
      {uses.map((use) => (
        <Option key={use} class="wide" chosen={use === chosen} press={() => choose(use)}>
          <Use use={use} die={die} side={side} />
        </Option>
      ))}
    </div>
  );
}

/** What a die can be spent for: an action of its result, a leader's special action, a card, a claim. */
export function Use({ use, die, side }: { use: string; die: string; side: Side }) {
  const [family, rest = ""] = use.split(".");
  if (family === "special") {
    const leader = box.value.leaders.get(rest)!;
    return (
      <>
        <Figure id={rest} side={side} />
        <span>
          <b>{nameOf(rest)}</b>
          <small>{boxText(leader, "special_action")}</small>
          <OwnBoxMark item={leader} />
        </span>
      </>
    );
  }
  if (family === "claim") {
    const card = box.value.prescience.get(rest)!;
    return (
      <>
        <Icon id="prescience" />
        <span>
          <b>{capitalize(nameOf(use))}</b>
          <Advance steps={card.advance} />
          <small>{boxText(card, "effect")}</small>
          <OwnBoxMark item={card} />
        </span>
      </>
    );
  }
  if (use === "card")
    return (
      <>
        <Icon id="cards" />
        <Lines title={t("a-play-card")} text={t("a-play-card-text")} />
      </>
    );
  const [face, action] = rest ? [family!, rest] : [die, use];
  return (
    <>
      <Icon id={face} />
      <Lines
        title={rest ? `${capitalize(nameOf(face))}: ${nameOf(action)}` : capitalize(nameOf(action))}
        text={t("a-use", { use: `${face}-${action}`, side })}
      />
    </>
  );
}
