/** One side of a battle: wheel, forces, leader, weapon and defence. */

import type { ComponentChildren } from "preact";
import { inHalves } from "../../../core/texts";
import { Art, cardPicture } from "../../../dune/art";
import { LEADERS } from "../../../dune/box";
import { LeaderDisc, TreacheryFace } from "../../../dune/cards";
import { Sign } from "../../../dune/emblems";
import { nameOf, t } from "../../../dune/texts";
import type { Forces } from "../../../wire/dune-view";
import { Part, Turned, during } from "../../card";
import type { Told } from "../../card";
import { appear, change, fade } from "../../motion";
import type { Motion } from "../../motion";
import { revealOf } from "./battle";
import type { Battle, BattleSide, Element } from "./battle";
import { Stamp } from "./stamp";

interface SideProps {
  battle: Battle;
  side: BattleSide;
  place: 0 | 1;
}

export function Side({ battle, side, place }: SideProps) {
  const dims = dimmedBy(battle, side);
  const dimmed = {
    motions: during(dims, (at, ms) => [fade(at + ms * 0.5, 300, DIM)]),
    style: dims ? { opacity: String(DIM) } : undefined,
  };
  return (
    <div class={`plan of-${side.seat}${place ? " second" : ""}`}>
      <Part class="wheel" {...dimmed}>
        <Wheel battle={battle} side={side} />
      </Part>
      <Part class="troops" {...dimmed}>
        <Troops side={side} />
      </Part>
      <Leader battle={battle} side={side} place={place} />
      <Part class="cards" {...dimmed}>
        <Arm battle={battle} side={side} element="weapon" place={place} />
        <Arm battle={battle} side={side} element="defense" place={place} />
      </Part>
      <Order side={side} />
    </div>
  );
}

/** What is left of the colours of a side that has lost. */
const DIM = 0.5;

/** What has decided against this side. */
function dimmedBy({ won, bothBetrayed, exploded }: Battle, side: BattleSide): Told | null {
  if (won && won.seat !== side.seat) return won.told;
  return bothBetrayed ?? exploded;
}

// The wheel.

/** Numbers once around, in halves. */
const TURN = 24;
/** What runs past before the number stands. */
const RUN = ["?", "3", "7", "1", "4", "6", "2", "5"];

function Wheel({ battle, side }: { battle: Battle; side: BattleSide }) {
  const { plansShown } = battle;
  const dial = side.plan?.dial ?? null;
  const { at, ms } = plansShown && dial !== null ? revealOf("wheel", plansShown) : UNMOVED;
  return (
    <>
      <Rim dial={dial} at={at} ms={ms} />
      <span class="pointer" />
      <span class="well">
        <RunningNumber number={dial ?? side.known.number?.value ?? null} at={at} ms={ms} />
      </span>
      <Seal side={side} shown={plansShown} />
      <Eye side={side} element="number" />
    </>
  );
}

const UNMOVED = { at: null, ms: 0 };

/** It turns until the number of the plan is under the pointer. */
function Rim({ dial, at, ms }: { dial: number | null; at: number | null; ms: number }) {
  const angle = -360 - ((dial ?? 0) / TURN) * 360;
  return (
    <Part
      class="ring"
      motions={at === null ? [] : [turnsTo(angle, at, ms)]}
      style={dial === null ? undefined : { transform: `rotate(${angle}deg)` }}
    >
      <Ring />
    </Part>
  );
}

const turnsTo = (angle: number, at: number, ms: number): Motion =>
  change(
    [
      { transform: "rotate(0deg)" },
      { transform: `rotate(${angle - 7}deg)`, offset: 0.88 },
      { transform: `rotate(${angle}deg)` },
    ],
    at,
    ms,
    "cubic-bezier(.25,.1,.2,1)",
  );

interface RunningNumberProps {
  number: string | number | null;
  /** When it runs; null if it stands. */
  at: number | null;
  ms: number;
}

function RunningNumber({ number, at, ms }: RunningNumberProps) {
  const last = number === null ? "?" : inHalves(Number(number));
  if (at === null) {
    return (
      <span class="numbers">
        <b>{last}</b>
      </span>
    );
  }
  const rows = [...RUN, last];
  const end = { transform: lastOf(rows) };
  return (
    <Part
      class="numbers"
      style={end}
      motions={[change([{ transform: "none" }, end], at, ms * 0.95, "cubic-bezier(.35,.1,.15,1)")]}
    >
      {rows.map((row, place) => (
        <b key={place}>{row}</b>
      ))}
    </Part>
  );
}

const lastOf = (rows: readonly string[]): string =>
  `translateY(${(-100 * (rows.length - 1)) / rows.length}%)`;

function Ring() {
  return (
    <svg viewBox="-66 -66 132 132">
      <circle class="plate" r="64" />
      {Array.from({ length: TURN / 2 }, (_, number) => (
        <text key={number} transform={`rotate(${number * 30}) translate(0 -50)`} y="4">
          {number}
        </text>
      ))}
    </svg>
  );
}

/** The plan is made, and closed with wax until it is shown. */
function Seal({ side, shown }: { side: BattleSide; shown: Told | null }) {
  if (!side.planned || shown?.at === null) return null;
  const drops = during(side.planned, (at) => [
    appear(at, 80),
    change([{ transform: "scale(1.8)" }, { transform: "none" }], at, 250),
  ]);
  const breaks = during(shown, (at) => [fade(at, 120)]);
  return (
    <Part
      class="seal"
      motions={shown ? breaks : drops}
      style={shown ? { opacity: "0" } : undefined}
    />
  );
}

/** Somebody looks at this part of a closed plan. */
function Eye({ side, element }: { side: BattleSide; element: Element }) {
  const { asked, known, lookedAt } = side;
  const looked = lookedAt ?? (asked?.element === element ? asked.told : known[element]?.told);
  if (!looked || side.plan) return null;
  return (
    <Part
      class="eye"
      motions={during(looked, (at, ms) => [
        appear(at, ms * 0.4),
        change([{ transform: "scaleY(.1)" }, { transform: "none" }], at, ms * 0.6),
      ])}
    >
      <Sign name="eye" size={24} />
    </Part>
  );
}

// Forces and spice.

function Troops({ side }: { side: BattleSide }) {
  const spice = side.plan?.spice ?? 0;
  if (!side.forces) return null;
  return (
    <>
      {([0, 1] as const).map((kind) => (
        <Pips key={kind} side={side} kind={kind} number={side.forces![kind]} />
      ))}
      {spice > 0 && (
        <span class="spice">
          <Sign name="spice" size={14} /> {spice}
        </span>
      )}
    </>
  );
}

interface PipsProps {
  side: BattleSide;
  kind: 0 | 1;
  number: number;
}

/** Forces of one kind; the last of them are lost first. */
function Pips({ side, kind, number }: PipsProps) {
  const fallen = fallenOf(side.lost, kind).slice(0, number);
  return (
    <>
      {Array.from({ length: number }, (_, place) => {
        const fall = fallen[number - 1 - place];
        return (
          <Part
            key={place}
            class={`pip${kind ? " elite" : ""}`}
            motions={during(fall?.told, (at) => [falls(at + fall!.after)])}
            style={fall ? { opacity: "0.22", transform: "translateY(.2em)" } : undefined}
          />
        );
      })}
    </>
  );
}

const PIP_APART = 32;

/** For each force that falls, when. */
function fallenOf(
  lost: readonly { told: Told; forces: Forces }[],
  kind: 0 | 1,
): { told: Told; after: number }[] {
  return lost.flatMap(({ told, forces }) => {
    const before = kind ? forces[0] : 0;
    const whole = Math.max(1, forces[0] + forces[1]);
    const apart = Math.min(PIP_APART, (told.ms * 0.7) / whole);
    return Array.from({ length: forces[kind] }, (_, place) => ({
      told,
      after: (before + place) * apart,
    }));
  });
}

const falls = (at: number): Motion =>
  change(
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(1.6em) rotate(80deg)", opacity: 0.5, offset: 0.8 },
      { transform: "translateY(.2em)", opacity: 0.22 },
    ],
    at,
    420,
    "cubic-bezier(.5,0,.9,.5)",
  );

// Leaders and cards.

/** What lies in a place of the plan, if these eyes know it, and when it is turned up. */
function turnedUp(
  battle: Battle,
  side: BattleSide,
  element: "leader" | "weapon" | "defense",
): { shown: string | number | null | undefined; at: number | null; ms: number } {
  const known = side.known[element];
  if (side.plan) {
    const reveal = known ? { at: null, ms: 0 } : revealOf(element, battle.plansShown!);
    return { shown: side.plan[element], ...reveal };
  }
  return { shown: known?.value, at: known?.told.at ?? null, ms: known?.told.ms ?? 0 };
}

function Leader({ battle, side, place }: SideProps) {
  const { shown, at, ms } = turnedUp(battle, side, "leader");
  const isKnown = shown !== undefined;
  const comes = (part: number) => (at === null ? [] : [appear(at + ms * part)]);
  return (
    <span class="leader">
      <Turned
        class={side.leaderless && !side.plan ? "empty" : ""}
        spot={`${place} leader`}
        back={side.leaderless ? null : <Sign name="forces" size={30} />}
        face={isKnown ? <LeaderFace leader={shown as string | null} side={side} /> : undefined}
        at={at}
        ms={ms}
      />
      {side.plan?.kwisatz_haderach && (
        <Part class="kwisatz" motions={comes(0.7)}>
          +2
        </Part>
      )}
      <Part class="name" motions={comes(0.6)}>
        {isKnown ? leaderName(shown as string | null) : ""}
      </Part>
      <Eye side={side} element="leader" />
      <Stamp side={side} />
    </span>
  );
}

const leaderName = (leader: string | null): string =>
  leader === null ? t("no-leader") : nameOf(leader);

function LeaderFace({ leader, side }: { leader: string | null; side: BattleSide }) {
  if (leader === null) return <span class="none" />;
  if (!LEADERS.has(leader)) {
    const picture = cardPicture(leader);
    return <span class="hero">{picture && <Art name={picture} />}</span>;
  }
  const { killed } = side;
  return (
    <>
      <LeaderDisc id={leader} size={84} />
      {killed && (
        <Part
          class="dead"
          motions={during(killed, (at, ms) => [appear(diesAt(side, at, ms), 200)])}
        >
          <LeaderDisc id={leader} where="tanks" size={84} />
        </Part>
      )}
    </>
  );
}

/** When a leader's disc turns grey: as the weapon strikes, or the traitor is called. */
export function diesAt({ killed }: BattleSide, at: number, ms: number): number {
  const parts: Record<string, number> = { totals: 0.3, traitor_called: 0.55, exploded: 0.3 };
  return at + ms * (parts[killed!.event.kind] ?? 0.3);
}

interface ArmProps extends SideProps {
  element: "weapon" | "defense";
}

/** A weapon or a defence; none is turned over like a card. */
function Arm({ battle, side, element, place }: ArmProps) {
  const { shown, at, ms } = turnedUp(battle, side, element);
  const gone =
    typeof shown === "string"
      ? side.discarded.find(({ cards }) => cards.includes(shown))?.told
      : undefined;
  return (
    <Part
      class={`arm ${element}`}
      motions={during(gone, (at) => [discards(at, element)])}
      style={gone ? { opacity: "0.25" } : undefined}
    >
      <Turned
        spot={`${place} ${element}`}
        back={<Art name="back-treachery" />}
        face={shown === undefined ? undefined : <ArmFace card={shown} element={element} />}
        at={at}
        ms={ms}
      />
      <Eye side={side} element={element} />
    </Part>
  );
}

const discards = (at: number, element: ArmProps["element"]): Motion =>
  change(
    [
      { transform: "none", opacity: 1 },
      { transform: `translateY(2em) rotate(${element === "weapon" ? -14 : 14}deg)`, opacity: 0.1 },
      { transform: "none", opacity: 0.25 },
    ],
    at,
    520,
  );

function ArmFace({ card, element }: { card: string | number | null; element: string }) {
  return typeof card === "string" ? (
    <TreacheryFace id={card} />
  ) : (
    <span class="none">{t(`no-${element}`)}</span>
  );
}

/** What the Voice has ordered, as long as it counts. */
function Order({ side }: { side: BattleSide }): ComponentChildren {
  const { ordered } = side;
  if (!ordered || side.plan || ordered.silenced?.at === null) return null;
  return (
    <Part
      class={`order ${ordered.order}`}
      motions={[
        ...during(ordered.told, (at, ms) => [appear(at + ms * 0.4, ms * 0.3)]),
        ...during(ordered.silenced, (at) => [fade(at)]),
      ]}
    >
      {t(`voice-${ordered.order}-short`)} <b>{nameOf(ordered.card)}</b>
    </Part>
  );
}
