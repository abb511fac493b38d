/**
 * What is left when all that was seen is taken from what the box holds: the cards, tokens, ranks and
 * objectives that something face down can still be. Where the numbers do not come out, nothing is said.
 */

import type { GameEvent } from "../core/game-ui";
import { SIETCH_RANKS, box } from "./box";
import { MARKERS, sideOf } from "./view";
import type { ArrakisTable, Side } from "./view";

/** How many of each; the same things are counted together. */
export type Counted = ReadonlyMap<string, number>;

/** What some hidden things can be. */
export interface Unseen {
  /** How many there are of them. */
  number: number;
  /** What they are among; if it is no more than they are, it is all of them. */
  among: Counted;
}

export const isCertain = ({ number, among }: Unseen): boolean => total(among) === number;

const total = (counted: Counted): number =>
  [...counted.values()].reduce((sum, one) => sum + one, 0);

function counted(things: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return found;
}

/** Without as many of these as there are. */
function without(all: Counted, seen: readonly string[]): Counted {
  const left = new Map(all);
  for (const thing of seen) left.set(thing, (left.get(thing) ?? 0) - 1);
  return new Map([...left].filter(([, number]) => number !== 0));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The cards of a deck in a hand that these eyes do not see. */
export function unseenCards(table: ArrakisTable, seat: string, deck: string): Unseen | null {
  const isPlayed = (expansion?: string) => !expansion || table.heighliners !== undefined;
  const cards = [...box.value.planning.values()].filter(
    (card) => card.deck === deck && isPlayed(card.expansion),
  );
  const all = new Map(cards.map(({ id, copies }) => [id, copies]));
  const seen = [
    ...(table.discards[deck] ?? []),
    ...Object.values(table.hands).flat(),
    ...Object.values(table.attached).flat(),
    ...(table.staying ?? []),
  ].filter((card) => all.has(card));
  const among = without(all, seen);
  const hidden = Object.entries(table.hand_sizes).filter(([other]) => !table.hands[other]);
  const inHands = sum(hidden.map(([, backs]) => backs[deck] ?? 0));
  if (total(among) !== inHands + (table.deck_sizes[deck] ?? 0)) return null;
  return { number: table.hand_sizes[seat]?.[deck] ?? 0, among };
}

/** The deployment tokens of the Atreides with a back that lie face down, on the board and off it. */
export function unseenTokens(table: ArrakisTable, back: "starting" | "standard"): Unseen | null {
  const prefix = back === "starting" ? "as" : "ad";
  const ofSide = (id: string) => id.startsWith("as") || id.startsWith("ad");
  const left = [...box.value.tokens.keys()].filter(
    (id) => ofSide(id) && !table.tokens_gone.includes(id),
  );
  const onBoard = Object.values(table.legions.atreides).map(({ face_down }) => face_down ?? {});
  const faceDown = [...onBoard, table.tokens_removed].flatMap((backs) => Object.values(backs));
  if (left.length !== sum(faceDown) + table.tokens_left) return null;
  const number = sum(onBoard.map((backs) => backs[back] ?? 0));
  return { number, among: counted(left.filter((id) => id.startsWith(prefix))) };
}

/** The ranks of the sietches that nobody has turned up. */
export function unseenRanks(table: ArrakisTable, events: readonly GameEvent[]): Unseen | null {
  const number = Object.values(table.sietches).filter(({ found }) => !found).length;
  const shown = events
    .filter(({ kind }) => kind === "sietch_revealed")
    .map(({ rank }) => String(Number(rank)));
  const among = without(counted(SIETCH_RANKS.map(String)), shown);
  return total(among) === number ? { number, among } : null;
}

/** The secret objectives that the course of the game has not ruled out. */
export function unseenObjectives(table: ArrakisTable): Unseen {
  const out = (card: string) =>
    table.ruled_out.length > 0 && table.ruled_out.every((cards) => cards.includes(card));
  const left = [...box.value.objectives.keys()].filter((card) => !out(card));
  return { number: table.objectives_held, among: counted(left) };
}

/** Steps that prescience still lacks for an objective that is held, or may be for all that is known. */
export function stepsShort(table: ArrakisTable): number {
  const possible = table.objectives ?? [...unseenObjectives(table).among.keys()];
  const short = possible.map((card) => {
    const { targets } = box.value.objectives.get(card)!;
    return sum(MARKERS.map((marker) => Math.max(0, targets[marker] - table.prescience[marker])));
  });
  return Math.min(...short);
}

/** Whether a side keeps secrets from these eyes. */
export const isHidden = (side: Side, eyes: string | null): boolean =>
  eyes === null || sideOf(eyes) !== side;
