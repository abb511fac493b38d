/** Dice that are rolled outside of battles: action dice, the desert's, special attacks, Mahdi's. */

import type { ArrakisEvents } from "../../../wire/arrakis-events";
import type { LegionView, Side } from "../../../arrakis/view";
import { figuresOf } from "../../arrakis-fold";
import type { Told } from "../../card";
import { OTHER, figuresIn, standing, strikeOne } from "./battle";
import type { Fighter } from "./battle";

export interface ThrownLane {
  /** Whose dice; the desert's belong to nobody. */
  side: Side | "desert";
  /** What stands for it: a side or a piece. */
  sign: string;
  dice: readonly string[];
  fighters: Fighter[];
}

/** One throw, as it lies in the tray until something else happens. */
export interface Throw {
  told: Told;
  /** Where it counts; nowhere for action dice. */
  area: string | null;
  lanes: ThrownLane[];
  /** Combat dice have other faces than action dice. */
  isCombat: boolean;
  lines: Told[];
  left: Told | null;
}

const lane = (
  side: ThrownLane["side"],
  dice: readonly string[],
  sign: string = side,
  fighters: Fighter[] = [],
): ThrownLane => ({ side, sign, dice, fighters });

/** Who stands on the side against which dice are rolled, and where. */
type Struck = (side: Side, area: string) => Fighter[];

/** The lane of those whom dice are rolled against, if it is known who they are. */
function lanesStruck(side: Side, area: string | null, struck: Struck): ThrownLane[] {
  const enemies = area ? struck(side, area) : [];
  return enemies.length ? [lane(side, [], side, enemies)] : [];
}

type Throws = {
  readonly [Kind in keyof ArrakisEvents]?: (
    event: ArrakisEvents[Kind],
    struck: Struck,
  ) => { area: string | null; isCombat: boolean; lanes: ThrownLane[] } | null;
};

const THROWS: Throws = {
  action_dice: ({ side, dice }) => ({ area: null, isCombat: false, lanes: [lane(side, dice)] }),
  mahdi_die: ({ result }) => ({
    area: null,
    isCombat: false,
    lanes: [lane("harkonnen", [result])],
  }),
  combat_roll: ({ side, dice, area }, struck) => ({
    area,
    isCombat: true,
    lanes: [lane(side, dice), ...lanesStruck(OTHER[side], area, struck)],
  }),
  storm: ({ area, dice }, struck) => ({
    area,
    isCombat: true,
    lanes: [lane("desert", dice, "storm"), ...lanesStruck("harkonnen", area, struck)],
  }),
  worm_attack: ({ target, dice, wild_maker: isWild, legion }) =>
    dice.length
      ? {
          area: target,
          isCombat: true,
          lanes: [
            lane("desert", dice, isWild ? "wild_maker" : "sandworm"),
            lane("harkonnen", [], "harkonnen", standing(figuresIn(legion ?? undefined))),
          ],
        }
      : null,
};

/** What goes on with a throw instead of ending it. */
const FOLLOWS = new Set(
  "lost reduced leaders_alone dice_shared token_revealed mahdi to_tank".split(" "),
);

/** The throws of a take, outside of battles; whom they strike is told by what happened before. */
export function throwsIn(
  played: readonly Told[],
  isInBattle: (told: Told) => boolean,
  legionAt: (happened: readonly Told[], side: Side, area: string) => LegionView | undefined,
): Throw[] {
  const throws: Throw[] = [];
  for (const [place, told] of played.entries()) {
    const last = throws.at(-1);
    const lying = last?.left === null ? last : undefined;
    const struck: Struck = (side, area) => {
      const legion = legionAt(played.slice(0, place), side, area);
      return legion ? standing(figuresOf(legion)) : [];
    };
    const thrown = isInBattle(told) ? null : thrownBy(told, struck);
    if (thrown && lying && isTogether(lying, told)) {
      lying.lanes.push(...thrown.lanes);
      lying.lines.push(told);
    } else if (thrown) {
      if (lying) lying.left = told;
      throws.push({ ...thrown, told, lines: [told], left: null });
    } else if (lying) {
      goOn(lying, told);
    }
  }
  return throws;
}

/** Whether dice are thrown by it. */
export const isThrow = ({ event }: Told): boolean => event.kind in THROWS;

const thrownBy = (
  { event }: Told,
  struck: Struck,
): Pick<Throw, "area" | "isCombat" | "lanes"> | null =>
  THROWS[event.kind as keyof ArrakisEvents]?.(event as never, struck) ?? null;

function goOn(thrown: Throw, told: Told): void {
  const { kind, side } = told.event;
  if (!FOLLOWS.has(kind)) {
    thrown.left = told;
    return;
  }
  const struck = fallenBy(told);
  const lane = struck.length ? laneIn(thrown, side) : undefined;
  // Whoever falls in the tray is seen to fall: what was rolled can be read meanwhile.
  if (lane) for (const figure of struck) strikeOne(lane.fighters, figure, told);
  else if (!UNTOLD.has(kind)) thrown.lines.push(told);
}

/** Figures that fall by an event, or become lesser ones. */
function fallenBy({ event }: Told): string[] {
  if (STRIKES.has(event.kind)) return [event["figure"] as string];
  if (event.kind !== "leaders_alone") return [];
  const { figures } = event as unknown as ArrakisEvents["leaders_alone"];
  return Object.entries(figures).flatMap(([figure, number]) =>
    Array.from({ length: number }, () => figure),
  );
}

/** A plate tells it; and why Mahdi does something is told in the chronicle, by the numbers of its rules. */
const UNTOLD = new Set(["to_tank", "dice_shared", "mahdi"]);

const STRIKES = new Set(["lost", "reduced"]);

const laneIn = ({ lanes }: Throw, side: unknown): ThrownLane | undefined =>
  lanes.find((one) => one.side === side && one.fighters.length > 0);

/** Action dice of both sides are thrown at the same moment. */
const isTogether = ({ told }: Throw, { event, at }: Told): boolean =>
  event.kind === "action_dice" && told.at === at;
