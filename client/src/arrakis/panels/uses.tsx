/** What a die can be spent for, each with what follows, or why nothing does. */

import { capitalize } from "../../core/texts";
import { box } from "../box";
import { Advance, Figure, OwnBoxMark } from "../cards";
import { Icon } from "../glyphs";
import { boxText, nameOf, t } from "../texts";
import type { Side } from "../view";
import { Lines, Options } from "./common";
import { Part } from "./part";

interface UsesProps {
  uses: readonly string[];
  /** What the die shows. */
  die: string;
  side: Side;
  /** Uses that offer nothing. */
  idle: readonly string[];
  chosen: string;
  choose: (use: string) => void;
}

export function Uses({ uses, die, side, idle, chosen, choose }: UsesProps) {
  const isIdle = (use: string) => idle.includes(use);
  const inOrder = [...uses].sort((one, other) => Number(isIdle(one)) - Number(isIdle(other)));
  return (
    <Part title={t("a-do-one", { result: capitalize(nameOf(die)) })}>
      <Options
        label={t("a-choose-use")}
        values={inOrder}
        value={chosen}
        {...{ choose }}
        idle={isIdle}
        class="a-options uses"
      >
        {(use) => <Use use={use} die={die} side={side} idle={isIdle(use)} />}
      </Options>
    </Part>
  );
}

/** What a die can be spent for: an action of its result, a leader's special action, a card, a claim. */
export function Use({
  use,
  die,
  side,
  idle = false,
}: {
  use: string;
  die: string;
  side: Side;
  idle?: boolean;
}) {
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
      <Icon id={SIGNS[action] ?? face} />
      <Lines
        title={rest ? `${capitalize(nameOf(face))}: ${nameOf(action)}` : capitalize(nameOf(action))}
        text={t(idle ? "a-use-idle" : "a-use", { use: `${face}-${action}`, side })}
      />
    </>
  );
}

/** What is done rather than the die, where there is a sign for it. */
const SIGNS: Record<string, string> = {
  attack: "sword",
  move: "strategy",
  draw: "cards",
  swap: "elite",
  vehicles: "harvester",
};
