/** The action turn: choose a die, then what it is spent for; or a Desert Power action. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { Lights, PanelProps } from "../../core/game-ui";
import { capitalize } from "../../core/texts";
import { useLights } from "../../ui/lights";
import { box } from "../box";
import { Advance, Figure, OwnBoxMark } from "../cards";
import { ActionDie } from "../dice";
import { Icon } from "../glyphs";
import { boxText, nameOf, t } from "../texts";
import { sideOf, tableOf } from "../view";
import type { ArrakisTable, Side } from "../view";
import { Foot, Lines, Option, offered, wordsIn } from "./common";

const DESERT_POWER = "desert_power_action";

export function Turn(panel: PanelProps) {
  const { decision, lights, seat, view } = panel;
  const table = tableOf(view);
  const side = sideOf(seat);
  const dice = offered(decision, "spend_die", "die");
  const desert = new Draft(decision.actions, DESERT_POWER).complete();
  const [die, chooseDie] = useState(dice.length === 1 ? dice[0]! : "");
  const [use, chooseUse] = useState(dice.length ? "" : DESERT_POWER);
  const draft = new Draft(decision.actions, "spend_die", die ? { die } : {});
  const uses = dice.includes(die) ? wordsIn(draft.values("use")) : [];
  const spending = uses.includes(use) ? draft.with("use", use).complete() : null;
  const pick = (one: string) => {
    chooseDie(one === die ? "" : one);
    chooseUse("");
  };
  const pickDesertPower = () => {
    chooseDie("");
    chooseUse(DESERT_POWER);
  };

  const lit: Lights = {};
  for (const one of dice) {
    lit[one] = {
      label: t("a-spend", { die: nameOf(one) }),
      chosen: one === die,
      press: () => pick(one),
    };
  }
  for (const one of uses.filter(itemOf)) {
    lit[itemOf(one)] = {
      label: capitalize(nameOf(one)),
      chosen: one === use,
      press: () => chooseUse(one),
    };
  }
  useLights(lights, lit);

  return (
    <div class="a-panel">
      {table.forced && side === "harkonnen" && (
        <p class="a-hint">{t("a-forced", { die: nameOf(table.forced) })}</p>
      )}
      {dice.length > 0 && (
        <div class="a-dice-row" role="group" aria-label={t("a-your-dice")}>
          {dice.map((one) => (
            <Option key={one} class="die" chosen={one === die} press={() => pick(one)}>
              <ActionDie face={one} side={side} />
              <span>{capitalize(nameOf(one))}</span>
              {number(table, seat, one) > 1 && <b>×{number(table, seat, one)}</b>}
            </Option>
          ))}
        </div>
      )}
      {die && (
        <Uses
          uses={uses}
          die={result(table, seat, die)}
          side={side}
          chosen={use}
          choose={chooseUse}
        />
      )}
      {desert && (
        <Option class="wide" chosen={use === DESERT_POWER} press={pickDesertPower}>
          <Icon id="desert_power" />
          <Lines title={t("a-desert-power")} text={t("a-desert-power-text")} />
        </Option>
      )}
      <Foot
        panel={panel}
        action={use === DESERT_POWER ? desert : spending}
        hint={t(die ? "a-choose-use" : "a-choose-die")}
      />
    </div>
  );
}

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
