/** A slim bar for each faction: who plays it, its public numbers, how far it is from victory. */

import type { TableProps } from "../core/game-ui";
import { HAND_LIMIT } from "./box";
import { Decks } from "./decks";
import { Emblem, Sign } from "./emblems";
import type { SignName } from "./emblems";
import { knownCards, knownSpice } from "./known";
import type { Known } from "./known";
import { ledgerOf } from "./ledger";
import type { Account } from "./ledger";
import { forcesText, nameOf, t, whoAre } from "./texts";
import { alliesOf, duneView, sideOf } from "./view";
import type { DuneTable, Forces, SideView } from "./view";

export function Seats({ view: anyView, events, lights, eyes, players, sheet, open }: TableProps) {
  const view = duneView(anyView);
  const ledger = ledgerOf(events);
  const { table } = view;
  const order = [...view.seats].sort(
    (one, other) => table.order.indexOf(one) - table.order.indexOf(other),
  );
  const awaited = new Set(view.waiting.map(({ seat }) => seat));
  return (
    <nav class="seats" aria-label={t("factions")}>
      {order.map((seat, place) => (
        <button
          key={seat}
          type="button"
          class={lookOf({
            mine: seat === eyes,
            now: awaited.has(seat),
            lit: lights[seat] !== undefined,
          })}
          data-seat={seat}
          aria-expanded={sheet === seat}
          onClick={() => open(sheet === seat ? null : seat)}
        >
          <Emblem seat={seat} size={34} />
          <span class="who">{nameOf(seat)}</span>
          <span class="holder">{players[seat]}</span>
          <span class="mark">
            <span class="order" title={t("storm-order")}>
              {place + 1}
            </span>
            {awaited.has(seat) && <span class="unseen">{t("awaited")}</span>}
          </span>
          <Stats table={table} seat={seat} account={ledger.get(seat)} />
          <Goal table={table} seat={seat} />
        </button>
      ))}
      <Decks table={table} />
    </nav>
  );
}

const lookOf = (states: Record<string, boolean>): string =>
  ["seat", ...Object.keys(states).filter((state) => states[state])].join(" ");

interface StatProps {
  sign: SignName;
  label: string;
  counted?: boolean;
  children: string | number;
}

/** One number with its sign; its name is read out and shown on hovering. */
function Stat({ sign, label, counted = false, children }: StatProps) {
  const look = children === "?" ? " hid" : counted ? " counted" : "";
  const text = counted ? t("counted", { what: label }) : label;
  return (
    <span class={`dune-stat${look}`} title={text}>
      <Sign name={sign} size={12} />
      <span class="unseen">{text}</span> <AtLeast text={String(children)} />
    </span>
  );
}

interface StatsProps {
  table: DuneTable;
  seat: string;
  account: Account | undefined;
}

function Stats({ table, seat, account }: StatsProps) {
  const faction = table.factions[seat];
  if (faction === undefined) return null;
  const { reserves, tanks, bribes } = faction;
  const spice = knownSpice(table, seat, account);
  const cards = knownCards(table, seat, account);
  return (
    <span class="stats">
      <Stat sign="spice" label={t("spice")} counted={spice.counted}>
        {spice.text}
      </Stat>
      <Stat sign="cards" label={t("cards-in-hand")} counted={cards.counted}>
        {ofLimit(cards, seat)}
      </Stat>
      <Stat sign="forces" label={t("reserves")}>
        {inBrief(reserves)}
      </Stat>
      <Stat sign="tanks" label={t("tanks")}>
        {inBrief(tanks)}
      </Stat>
      {bribes > 0 && (
        <Stat sign="bribe" label={t("bribes")}>
          {bribes}
        </Stat>
      )}
    </span>
  );
}

/** A number, or the least and the most that it can be; the most yields where there is little room. */
function AtLeast({ text }: { text: string }) {
  const [least, most] = text.split("–");
  return (
    <span class="figure">
      {least}
      {most && <span class="at-most">–{most}</span>}
    </span>
  );
}

/** Forces where there is little room. */
export const inBrief = (forces: Forces): string => forcesText(forces).replaceAll(" ", "");

export const ofLimit = ({ text }: Known, seat: string): string =>
  text === "?" ? text : `${text}/${HAND_LIMIT.get(seat) ?? 4}`;

/** A pip for each stronghold that it needs, full for those that it has; and its allies. */
function Goal({ table, seat }: { table: DuneTable; seat: string }) {
  const side = sideOf(table, seat);
  const allies = alliesOf(table, seat);
  return (
    <span class="goal">
      {side && <Pips side={side} />}
      {allies.length > 0 && (
        <span class="ally" title={t("allied-with", { allies: whoAre(allies, "you-after") })}>
          <Sign name="alliance" size={14} />
          {allies.map((ally) => (
            <Emblem key={ally} seat={ally} size={18} />
          ))}
          <span class="unseen">{t("allied-with", { allies: whoAre(allies, "you-after") })}</span>
        </span>
      )}
    </span>
  );
}

function Pips({ side }: { side: SideView }) {
  const left = Math.max(0, side.needed - side.held.length);
  return (
    <>
      <span class={`pips${left <= 1 ? " alarm" : ""}`} aria-hidden="true">
        {Array.from({ length: side.needed }, (_, place) => (
          <i key={place} class={place < side.held.length ? "pip full" : "pip"} />
        ))}
      </span>
      <em>{t("to-win", { number: left })}</em>
    </>
  );
}
