/** Dice and chips in a lane of the tray: where they lie, when they come, and what becomes of them. */

import { stripOf } from "../../../arrakis/box";
import type { Side } from "../../../arrakis/view";
import type { Face } from "../../../wire/arrakis-events";
import type { Told } from "../../card";
import type { Battle, Round } from "./battle";

/** When something is, in the take that is played; null if it was before. */
export interface When {
  at: number | null;
  ms: number;
}

/** What becomes of a die or chip. */
export type End =
  | { kind: "used"; when: When; leader: string }
  | { kind: "met"; when: When; /** The slot where both meet. */ slot: number }
  | { kind: "broken"; when: When }
  | { kind: "struck"; when: When; fighter: number }
  | { kind: "idle"; when: When };

export interface Piece {
  key: string;
  face: Face;
  /** Where it lies in its lane, in dice from its beginning. */
  slot: number;
  comes: When;
  /** A leader's strip or a surprise adds it; it was not rolled. */
  chip: { leader: string | null } | null;
  end: End | null;
}

export const FACES: readonly Face[] = ["sword", "shield", "special", "blank"];
const APART = 1.1;
const BETWEEN_FACES = 0.45;

/** The part of a roll in which the dice fall; then they are sorted. */
export const FALLS = 0.73;

/** Where pieces lie that are sorted by their faces. */
export function slotsOf(faces: readonly string[]): number[] {
  const kinds = [...new Set(faces)];
  return faces.map((face, place) => place * APART + kinds.indexOf(face) * BETWEEN_FACES);
}

/** All that lies in both lanes in a round. */
export function piecesOf(battle: Battle, round: Round): Record<Side, Piece[]> {
  const pieces = {
    atreides: laneOf(round, "atreides"),
    harkonnen: laneOf(round, "harkonnen"),
  };
  spendSpecials(round, pieces);
  if (round.hits) cancel(battle, round, pieces);
  for (const { told, side, fighter } of round.losses) {
    const sword = free(pieces[side === "atreides" ? "harkonnen" : "atreides"], "sword");
    if (sword) sword.end = { kind: "struck", when: told, fighter };
  }
  return pieces;
}

const free = (pieces: readonly Piece[], face: Face): Piece | undefined =>
  pieces.find((piece) => piece.face === face && !piece.end);

function laneOf(round: Round, side: Side): Piece[] {
  const roll = round.rolls[side];
  if (!roll) return [];
  const rolled = roll.dice.map((face): Unlaid => ({ face, comes: roll.told, chip: null }));
  const surprise: Unlaid[] =
    round.surprising === side
      ? [{ face: "special", comes: after(roll.told, 0.9), chip: { leader: null } }]
      : [];
  const all = [...rolled, ...surprise, ...chipsOf(round, side)];
  const sorted = all.sort(
    (one, other) =>
      FACES.indexOf(one.face) - FACES.indexOf(other.face) ||
      Number(Boolean(one.chip)) - Number(Boolean(other.chip)),
  );
  const slots = slotsOf(sorted.map(({ face }) => face));
  return sorted.map((piece, place) => ({
    ...piece,
    key: `${side} ${place}`,
    slot: slots[place]!,
    end: null,
  }));
}

type Unlaid = Pick<Piece, "face" | "comes" | "chip">;

const after = ({ at, ms }: Told, part: number, lasts = 1 - part): When => ({
  at: at === null ? null : at + ms * part,
  ms: ms * lasts,
});

/** Each use of a strip, one after the other. */
function usesOf(round: Round, side: Side): { leader: string; when: When }[] {
  return round.strips
    .filter((strips) => strips.side === side)
    .flatMap(({ told, leaders }) => {
      const uses = Object.entries(leaders).flatMap(([leader, number]) =>
        Array.from({ length: number }, () => leader),
      );
      return uses.map((leader, place) => ({
        leader,
        when: after(told, place / uses.length, 1 / uses.length),
      }));
    });
}

function chipsOf(round: Round, side: Side): Unlaid[] {
  return usesOf(round, side).flatMap(({ leader, when }) => {
    const { hits, shields } = stripOf(leader, side);
    const comes = { at: when.at === null ? null : when.at + when.ms * 0.45, ms: when.ms * 0.5 };
    const faces: Face[] = [
      ...Array.from({ length: hits }, () => "sword" as const),
      ...Array.from({ length: shields }, () => "shield" as const),
    ];
    return faces.map((face) => ({ face, comes, chip: { leader } }));
  });
}

function spendSpecials(round: Round, pieces: Record<Side, Piece[]>): void {
  for (const side of ["atreides", "harkonnen"] as const) {
    for (const { leader, when } of usesOf(round, side)) {
      const special = free(pieces[side], "special");
      if (special) special.end = { kind: "used", when, leader };
    }
  }
}

/** Special elites break shields, swords meet those that are left, the rest is of no use. */
function cancel(battle: Battle, round: Round, pieces: Record<Side, Piece[]>): void {
  const { told, event } = round.hits!;
  const sides = [battle.attacker, battle.defender] as const;
  const other = (side: Side) => sides.find((one) => one !== side)!;
  const number = (side: Side, face: Face) => pieces[side].filter((one) => one.face === face).length;
  const taken = { [battle.attacker]: event.attacker_hits, [battle.defender]: event.defender_hits };
  // Events of older servers do not say what was stopped.
  const stopped = (side: Side) =>
    (event.stopped as typeof event.stopped | undefined)?.[side] ??
    number(side, "sword") - (taken[other(side)] ?? 0);
  const broken = (side: Side) => (event.broken as typeof event.broken | undefined)?.[side] ?? 0;
  const count = sides.reduce((sum, side) => sum + stopped(side) + broken(side), 0);
  let step = 0;
  const next = (): When => after(told, step++ / Math.max(1, count), 1 / Math.max(1, count));
  for (const side of sides) {
    for (let n = broken(side); n > 0; n -= 1) {
      const [shield, when] = [free(pieces[side], "shield"), next()];
      if (shield) shield.end = { kind: "broken", when };
    }
    for (let n = stopped(other(side)); n > 0; n -= 1) {
      const [sword, shield] = [free(pieces[other(side)], "sword"), free(pieces[side], "shield")];
      const when = next();
      if (!sword || !shield) continue;
      sword.end = { kind: "met", when, slot: shield.slot };
      shield.end = { kind: "met", when, slot: shield.slot };
    }
  }
  for (const side of sides)
    for (const piece of pieces[side])
      if (!piece.end && piece.face !== "sword")
        piece.end = { kind: "idle", when: after(told, 0.9) };
}

/** Swords and shields of a lane as they are counted, and when the number becomes another. */
export function countsOf(pieces: readonly Piece[], face: Face): { when: When; number: number }[] {
  const counted = pieces.filter((piece) => piece.face === face);
  const rolled = counted.filter(({ chip }) => !chip);
  const first = pieces.find(({ chip }) => !chip)?.comes ?? { at: null, ms: 0 };
  const counts = [{ when: first, number: rolled.length }];
  for (const { chip, comes } of counted) {
    if (!chip) continue;
    counts.push({ when: comes, number: counts.at(-1)!.number + 1 });
  }
  return counts;
}

// Chance that is the same each time a roll is played.

/** Numbers between 0 and 1 that follow from a word. */
export function chanceFrom(word: string): () => number {
  let seed = 7;
  for (const letter of word) seed = (seed * 31 + letter.charCodeAt(0)) % 2147483647;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}
