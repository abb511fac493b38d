/** Why a place of the map cannot be chosen now, as far as everybody at the table can tell. */

import { Draft } from "../core/draft";
import type { Decision } from "../core/game-ui";
import { list } from "../core/space";
import { THE_MAP, areaOf } from "./areas";
import type { ArrakisTable, Side } from "./view";

interface Question {
  table: ArrakisTable;
  /** What is asked, and of which side. */
  decision: Decision;
  side: Side;
  /** The places that can be chosen. */
  lit: readonly string[];
}

/** A message, and what it says of a side or of what is missing. */
export type Because = readonly [key: string, values?: { side: Side } | { mark: string }];

type Reason = (question: Question, place: string) => Because | false | undefined;

/** The first reason that holds. */
export function whyNot(question: Question, place: string): Because | undefined {
  const reasons = isArea(place) ? (REASONS[question.decision.kind] ?? []) : [];
  for (const reason of [...reasons, lacking]) {
    const found = reason(question, place);
    if (found) return found;
  }
  return undefined;
}

const isArea = (place: string): boolean => place in THE_MAP.areas;
const enemyOf = (side: Side): Side => (side === "atreides" ? "harkonnen" : "atreides");

const settled = (table: ArrakisTable, side: Side, area: string): boolean =>
  area in (side === "atreides" ? table.sietches : table.settlements);

/** From where the move goes that is asked for, if that is settled. */
function startOf({ decision: { actions } }: Question): string | undefined {
  const starts = new Draft(actions).kinds
    .map((kind) => new Draft(actions, kind))
    .filter((draft) => draft.fields().includes("start"))
    .flatMap((draft) => list(draft.values("start")) ?? []);
  const [only, ...others] = new Set(starts);
  return others.length || typeof only !== "string" ? undefined : only;
}

const isEnemys = ({ table, side }: Question, place: string): boolean =>
  place in table.legions[enemyOf(side)] || settled(table, enemyOf(side), place);

const startsHere: Reason = (question, place) => startOf(question) === place && ["a-why-start"];

const wormThere: Reason = ({ table }, place) => table.worms.includes(place) && ["a-why-worm"];

const enemyThere: Reason = (question, place) => {
  const side = enemyOf(question.side);
  const key = place in question.table.legions[side] ? "a-why-enemy" : "a-why-settled";
  return isEnemys(question, place) && [key, { side }];
};

const wallBetween: Reason = (question, place) => {
  const start = startOf(question);
  const border = THE_MAP.borders.find(
    ({ between }) => start && between.includes(start) && between.includes(place),
  );
  const { atomics } = question.table;
  const opened = atomics && border?.between.includes(atomics);
  return border?.kind === "impassable" && !opened && ["a-why-wall"];
};

const nobodyThere: Reason = ({ table, side }, place) =>
  !(place in table.legions[side]) && ["a-why-no-legion"];

const noEnemyThere: Reason = (question, place) => !isEnemys(question, place) && ["a-why-no-enemy"];

const always =
  (key: string): Reason =>
  () => [key];

const REASONS: Record<string, readonly Reason[]> = {
  move_legion: [startsHere, wormThere, enemyThere, wallBetween, always("a-why-far")],
  pick_legion: [nobodyThere, always("a-why-cannot-move")],
  pick_attacker: [nobodyThere, always("a-why-cannot-attack")],
  attack: [startsHere, wormThere, noEnemyThere, wallBetween, always("a-why-far")],
};

/** What all places to choose have in common, the first that is missing here. */
const lacking: Reason = ({ table, side, lit }, place) => {
  const found = Object.entries(MARKS).find(
    ([, has]) => !has(table, side, place) && lit.every((one) => has(table, side, one)),
  );
  return found && ["a-why-lacks", { mark: found[0] }];
};

const MARKS: Record<string, (table: ArrakisTable, side: Side, place: string) => boolean> = {
  zone: (_, __, place) => !isArea(place),
  area: (_, __, place) => isArea(place),
  settlement: (table, side, place) => settled(table, side, place),
  enemy_settlement: (table, side, place) => settled(table, enemyOf(side), place),
  legion: (table, side, place) => place in table.legions[side],
  enemy_legion: (table, side, place) => place in table.legions[enemyOf(side)],
  worm: (table, _, place) => table.worms.includes(place),
  wormsign: (table, _, place) => table.wormsigns.includes(place),
  harvester: (table, _, place) => table.harvesters.includes(place),
  flyer: (table, _, place) => place in table.air,
  desert: (table, _, place) =>
    isArea(place) && (table.atomics === place || areaOf(place).terrain.includes("desert")),
  no_enemy: (table, side, place) =>
    !table.legions[enemyOf(side)][place] && !settled(table, enemyOf(side), place),
  no_worm: (table, _, place) => !table.worms.includes(place),
};
