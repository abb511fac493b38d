/** A slim bar for each player: dice, cards, units, and how far their side is from victory. */

import type { TableProps } from "../core/game-ui";
import { capitalize } from "../core/texts";
import { HAND_LIMIT, SHARED_HAND_LIMIT, box } from "./box";
import { useCardDialog } from "./card-dialog";
import { Figure } from "./cards";
import { whereIs } from "./describe";
import { ActionDie } from "./dice";
import { Icon } from "./glyphs";
import { Emblem } from "./secrets";
import { litFor } from "./sheet";
import { targetsOf } from "./strip";
import { nameOf, t } from "./texts";
import { stepsShort } from "./unseen";
import { MARKERS, SIDES, arrakisView, boardsOf, sideOf, unitsOf } from "./view";
import type { ArrakisTable, Side } from "./view";

export function Seats(props: TableProps) {
  const { view: anyView, eyes, players, sheet, open } = props;
  const view = arrakisView(anyView);
  const { table } = view;
  const [dialog, showCard] = useCardDialog();
  const awaited = new Set(view.waiting.map(({ seat }) => seat));
  const own: Side = eyes ? sideOf(eyes) : "harkonnen";
  const sides = [...SIDES].sort((one, other) => Number(other === own) - Number(one === own));
  const lit = litFor(props);
  const toggle = (next: string) => open(sheet === next ? null : next);
  return (
    <nav class={`seats arrakis${isCrowd(table) ? " crowd" : ""}`} aria-label={t("a-sides")}>
      {sides.map((side) => (
        <div key={side} class="a-side">
          {boardsOf(table, side).map((seat) => (
            <button
              key={seat}
              type="button"
              class={[
                "seat tall",
                seat === eyes && "mine",
                awaited.has(seat) && "now",
                lit.has(side) && "lit",
              ]
                .filter(Boolean)
                .join(" ")}
              data-seat={seat}
              aria-expanded={sheet === seat}
              onClick={() => toggle(seat)}
            >
              <Emblem seat={seat} size={34} />
              <span class="who">{capitalize(nameOf(seat))}</span>
              <span class="holder">{players[seat] ?? nameOf("mahdi")}</span>
              {table.acting === side && <span class="mark acting">{t("a-acting")}</span>}
              <Stats table={table} seat={seat} />
              <Goal table={table} side={side} />
              <Dice table={table} seat={seat} />
            </button>
          ))}
          <Medals table={table} side={side} show={showCard} />
        </div>
      ))}
      <div class="decks">
        {(["prophecy", "cards", ...(table.mahdi ? ["mahdi"] : [])] as const).map((one) => (
          <button
            key={one}
            type="button"
            class={`deck${lit.has(one) ? " lit" : ""}`}
            aria-expanded={sheet === one}
            onClick={() => toggle(one)}
          >
            <Icon id={one === "prophecy" ? "prescience" : one === "mahdi" ? "unrolled" : "cards"} />
            <span>{t("a-tab", { tab: one })}</span>
          </button>
        ))}
      </div>
      {dialog}
    </nav>
  );
}

export const handLimit = (seat: string): number =>
  seat === sideOf(seat) ? HAND_LIMIT : SHARED_HAND_LIMIT;

function Stats({ table, seat }: { table: ArrakisTable; seat: string }) {
  const side = sideOf(seat);
  const cards = Object.values(table.hand_sizes[seat] ?? {}).reduce((sum, one) => sum + one, 0);
  const units = Object.values(table.legions[side]).reduce(
    (sum, legion) => sum + unitsOf(legion),
    0,
  );
  return (
    <span class="stats">
      <span title={t("a-planning-cards")}>
        <Icon id="cards" />
        <span class="unseen">{t("a-planning-cards")}</span> {cards}/{handLimit(seat)}
      </span>
      <span title={t("a-units-on-map")}>
        <Icon id="regular" />
        <span class="unseen">{t("a-units-on-map")}</span> {units}
      </span>
      <span title={nameOf("bene_gesserit")}>
        <Icon id="bene_gesserit" />
        <span class="unseen">{nameOf("bene_gesserit")}</span> {table.bene_gesserit[side]}
      </span>
      {side === "harkonnen" && (
        <span title={nameOf("harvesters")}>
          <Icon id="harvester" />
          <span class="unseen">{nameOf("harvesters")}</span> {table.harvesters.length}
        </span>
      )}
    </span>
  );
}

function Goal({ table, side }: { table: ArrakisTable; side: Side }) {
  if (side === "harkonnen") {
    const left = Math.max(0, box.value.winAt - table.supremacy);
    const label = t("a-goal-supremacy", { step: table.supremacy, left });
    return (
      <span class={`goal${left <= 1 ? " alarm" : ""}`} title={label}>
        <Icon id="supremacy" />
        <span class="unseen">{label}</span>
        <span aria-hidden="true">
          {table.supremacy} <em>· {t("a-left-to-win", { number: left })}</em>
        </span>
      </span>
    );
  }
  const steps = MARKERS.map((marker) => table.prescience[marker]).join(" · ");
  const targets = (table.objectives ?? []).map((_, place) =>
    MARKERS.map((marker) => targetsOf(table, marker)[place]).join(" · "),
  );
  const isNear = stepsShort(table) <= 1;
  const goal = t("a-goal-prescience", { steps, targets: targets.join(", ") });
  const label = isNear ? `${goal}. ${t("a-goal-near", { known: targets.length })}` : goal;
  return (
    <span class={`goal${isNear ? " alarm" : ""}`} title={label}>
      <Icon id="prescience" />
      <span class="unseen">{label}</span>
      <span aria-hidden="true">
        {steps} {targets[0] && <em>{t("a-of-goal", { targets: targets[0] })}</em>}
        {isNear && <em>!</em>}
      </span>
    </span>
  );
}

/** The action dice of a seat: those left, and flat beside them those that are used. */
function Dice({ table, seat }: { table: ArrakisTable; seat: string }) {
  const side = sideOf(seat);
  return (
    <span class="dicebox">
      {(table.action_dice[seat] ?? []).map((face, place) => (
        <ActionDie key={place} face={face} side={side} />
      ))}
      {(table.used[seat] ?? []).map((face, place) => (
        <ActionDie key={`used${place}`} face={face} side={side} used />
      ))}
    </span>
  );
}

/** Of the leaders of a side those who can take part. */
const leadersOf = (table: ArrakisTable, side: Side): string[] =>
  table.in_play.filter(
    (leader) =>
      !table.out.includes(leader) &&
      boardsOf(table, side).length > 0 &&
      box.value.leaders.get(leader)?.faction === side,
  );

/** Whether there are more leaders than a low window has room for with all that is told of them. */
const isCrowd = (table: ArrakisTable): boolean =>
  SIDES.flatMap((side) => leadersOf(table, side)).length > (table.mahdi ? 8 : 10);

/** The named leaders of a side, and where they are. */
function Medals({
  table,
  side,
  show,
}: {
  table: ArrakisTable;
  side: Side;
  show: (id: string) => void;
}) {
  return (
    <ul class="medals">
      {leadersOf(table, side).map((leader) => {
        const spent = table.spent.includes(leader);
        const where = spent ? t("a-spent") : whereIs(leader, table);
        return (
          <li key={leader}>
            <button
              type="button"
              class={spent ? "gone" : ""}
              title={`${nameOf(leader)}: ${where}`}
              onClick={() => show(leader)}
            >
              <Figure id={leader} side={side} />
              <span>
                {nameOf(leader)}
                <small>{where}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
