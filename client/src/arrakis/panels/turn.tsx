/** The action turn: choose a die, then what it is spent for; or a Desert Power action. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Light, Lights, PanelProps } from "../../core/game-ui";
import { capitalize } from "../../core/texts";
import { useLights } from "../../ui/lights";
import { ActionDie } from "../dice";
import { isAllThereIs } from "../forced";
import { Icon } from "../glyphs";
import { nameOf, t } from "../texts";
import { sideOf, tableOf } from "../view";
import type { ArrakisTable } from "../view";
import { Claims, freeClaims } from "./claims";
import { Foot, Lines, Option, Options, offered, wordsIn } from "./common";
import { Part } from "./part";
import { Uses } from "./uses";

const DESERT_POWER = "desert_power_action";

export function Turn(panel: PanelProps) {
  const { decision, lights, seat, view } = panel;
  const table = tableOf(view);
  const side = sideOf(seat);
  const dice = offered(decision, "spend_die", "die");
  const desert = new Draft(decision.actions, DESERT_POWER).complete();
  const free = freeClaims(panel);
  const [die, chooseDie] = useState(dice.length === 1 ? dice[0]! : "");
  const [use, chooseUse] = useState(
    desert && isAllThereIs(decision, view.decisions) ? DESERT_POWER : "",
  );
  const draft = new Draft(decision.actions, "spend_die", die ? { die } : {});
  const uses = dice.includes(die) ? wordsIn(draft.values("use")) : [];
  const spending = uses.includes(use) ? draft.with("use", use).complete() : null;
  const usesOf = (one: string) => wordsIn(draft.without("die").with("die", one).values("use"));
  const idle = (one: string) => table.fruitless?.[one] ?? [];
  const isIdle = (one: string) => usesOf(one).every((its) => idle(one).includes(its));
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
      <Dice panel={panel} dice={dice} die={die} isIdle={isIdle} pick={pick} />
      {die && (
        <Uses
          uses={uses.filter((one) => !isClaim(one))}
          die={result(table, seat, die)}
          side={side}
          idle={idle(die)}
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
        <Part title={t("a-without-a-die")}>
          <Option
            class="wide"
            value={DESERT_POWER}
            chosen={use === DESERT_POWER}
            press={() => pickUse(DESERT_POWER)}
          >
            <Icon id="desert_power" />
            <Lines title={t("a-desert-power")} text={t("a-desert-power-text")} />
          </Option>
        </Part>
      )}
      <Foot panel={panel} action={action} hint={missing(dice, die)}>
        {spending && idle(die).includes(use) && <p class="preview">{t("a-discards-die")}</p>}
      </Foot>
    </div>
  );
}

/** What is still to be chosen; there may be no die left to choose. */
const missing = (dice: readonly string[], die: string): string | undefined =>
  dice.length ? t(die ? "a-choose-use" : "a-choose-die") : undefined;

const light = (id: string, label: string, chosen: boolean, press: () => void): [string, Light] => [
  id,
  { label, chosen, press },
];

interface DiceProps {
  panel: PanelProps;
  dice: string[];
  die: string;
  /** None of its uses offers anything. */
  isIdle: (die: string) => boolean;
  pick: (die: string) => void;
}

/** A tray with the dice to choose from; used ones lie flat above it. */
function Dice({ panel: { view, seat }, dice, die, isIdle, pick }: DiceProps) {
  if (!dice.length) return null;
  const table = tableOf(view);
  const side = sideOf(seat);
  const many = (one: string) => number(table, seat, one);
  const used = (table.used[seat] ?? []).map((face, place) => (
    <ActionDie key={place} face={face} side={side} used />
  ));
  return (
    <Part
      title={t("a-spend-a-die")}
      aside={
        used.length > 0 && (
          <>
            {t("a-used-dice")} {used}
          </>
        )
      }
    >
      <Options
        label={t("a-your-dice")}
        values={dice}
        value={die}
        choose={pick}
        look={() => "die"}
        idle={isIdle}
        class="a-tray"
      >
        {(one) => (
          <>
            <ActionDie face={one} side={side} />
            <span>{capitalize(nameOf(one))}</span>
            {one !== result(table, seat, one) && (
              <small>{capitalize(nameOf(result(table, seat, one)))}</small>
            )}
            {isIdle(one) && <small>{t("a-die-idle")}</small>}
            {many(one) > 1 && <b>×{many(one)}</b>}
          </>
        )}
      </Options>
    </Part>
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
