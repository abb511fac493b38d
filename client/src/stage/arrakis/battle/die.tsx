/** A die that falls into the tray: thrown from the right, it bounces, rests and is sorted. */

import type { ComponentChildren } from "preact";
import { Icon } from "../../../arrakis/glyphs";
import { Part } from "../../card";
import { change } from "../../motion";
import type { Motion } from "../../motion";
import { FALLS } from "./pieces";
import type { When } from "./pieces";

/**
 * The sides of a cube that rolls along its lane; the first is the one that is seen at rest. Those to the
 * left and right of its way are never seen, and each side is a layer for the browser.
 */
const TURNS = ["", "rotateY(90deg)", "rotateY(180deg)", "rotateY(-90deg)"];
const STEPS = 18;
/** Where dice come from, in dice to the right of a lane's beginning. */
const FAR = 17;
/** The part of a lane on which they come to rest, in dice. */
const WIDE = 9;
const HIGH = 1.5;
/** The part of its way after which a die is seen. */
const COMES = 0.01;

const SIGNS: Readonly<Record<string, string>> = { special: "burst" };

interface DieProps {
  face: string;
  /** Other faces of such a die. */
  faces: readonly string[];
  slot: number;
  comes: When;
  /** The die among how many of its lane. */
  place: number;
  of: number;
  chance: () => number;
  /** Spot, for what flies from it. */
  spot?: string;
  children?: ComponentChildren;
}

export function Die({ face, faces, slot, comes, place, of, chance, spot }: DieProps) {
  const isThrown = comes.at !== null;
  const motions = isThrown ? thrown(comes.at!, comes.ms, slot, place, of, chance) : null;
  return (
    <Part class="die" {...(spot ? { spot } : {})} motions={motions?.flies ?? []}>
      <Part class="cube" motions={motions?.turns ?? []}>
        {(isThrown ? [face, ...othersOf(face, faces, place)] : [face]).map((one, side) => (
          <span
            key={side}
            class={one}
            style={{ transform: `${TURNS[side]} translateZ(calc(var(--die) / 2 - .5px))` }}
          >
            <Icon id={SIGNS[one] ?? one} />
          </span>
        ))}
      </Part>
    </Part>
  );
}

/** What the other sides show. */
function othersOf(face: string, faces: readonly string[], turn: number): string[] {
  const others = faces.filter((one) => one !== face);
  return Array.from({ length: TURNS.length - 1 }, (_, place) =>
    others.length ? others[(place + turn) % others.length]! : face,
  );
}

const inDice = (x: number, y: number): string =>
  `translate(calc(var(--die) * ${x.toFixed(2)}), calc(var(--die) * ${y.toFixed(2)}))`;

/** All dice of a throw begin and rest at the same moments; only their ways differ. */
function thrown(
  at: number,
  ms: number,
  slot: number,
  place: number,
  of: number,
  chance: () => number,
): { flies: Motion[]; turns: Motion[] } {
  const some = (low: number, high: number) => low + chance() * (high - low);
  const rest = [((place + 0.5) * WIDE) / of - slot + some(-0.2, 0.2), some(-0.3, 0.3)] as const;
  const from = [FAR - slot, some(-1.4, 1.2)] as const;
  const falls = some(0.82, 1) * FALLS;
  const way = Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const along = 1 - (1 - part) ** 2.4;
    const high = HIGH * Math.abs(Math.cos(Math.PI * 2.5 * part ** 0.8)) * (1 - part) ** 1.4;
    const x = from[0] + (rest[0] - from[0]) * along;
    const y = from[1] + (rest[1] - from[1]) * along - high;
    return { transform: inDice(x, y), offset: Math.max(COMES, part * falls) };
  });
  const rolls = -360 * Math.round(some(2, 4));
  const spins = some(120, 300) * (chance() > 0.5 ? 1 : -1);
  const tilt = `rotateZ(${some(-22, 22).toFixed(0)}deg) rotateY(0deg)`;
  // It comes from nowhere: to fade would take a layer that holds all its sides.
  const comes = { transform: `${inDice(...from)} scale(0)`, offset: 0 };
  return {
    flies: [
      change(
        [comes, ...way, { transform: inDice(...rest), offset: FALLS }, { transform: "none" }],
        at,
        ms,
        "linear",
      ),
    ],
    turns: [
      change(
        [
          { transform: `rotateZ(${spins.toFixed(0)}deg) rotateY(${rolls}deg)` },
          { transform: tilt, offset: falls },
          { transform: tilt, offset: FALLS },
          { transform: "rotateZ(0deg) rotateY(0deg)" },
        ],
        at,
        ms,
        "linear",
      ),
    ],
  };
}
