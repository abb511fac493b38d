/** The battle of the moment as the events tell it: what fell, whose strips were used, what it cost. */

import type { GameEvent } from "../core/game-ui";
import type { Side } from "./view";

interface Loss {
  figure: string;
  /** It became a regular instead of leaving. */
  reduced: boolean;
}

/** What one side rolled in a round, and what came of it. */
export interface Rolled {
  /** Known again by it: a roll is only new once. */
  event: GameEvent;
  dice: readonly string[];
  /** Leaders who used specials, and what their strips added. */
  leaders: Readonly<Record<string, number>>;
  added: { hits: number; shields: number };
  /** Hits that this side takes; unknown until both sides have used their specials. */
  suffered?: number;
  losses: readonly Loss[];
}

export interface Fight {
  /** The event that began it. */
  event: GameEvent;
  attacker: Side;
  defender: Side;
  target: string;
  /** Where both legions stand now. */
  at: Record<Side, string>;
  surprise: boolean;
  round: number;
  /** The last rolls. */
  rolls: Partial<Record<Side, Rolled>>;
  /** "" if nobody won; null as long as it goes on. */
  winner: Side | "" | null;
}

/** With these the game goes on to something else. */
const TURNS = new Set(["spent", "desert_power", "phase"]);

/** The battle that is being fought, or was until the next turn. */
export function fightIn(events: readonly GameEvent[]): Fight | null {
  return events.reduce<Fight | null>((fight, event) => {
    if (event.kind === "attack") return begun(event);
    if (TURNS.has(event.kind)) return null;
    return fight && after(fight, event);
  }, null);
}

function begun(event: GameEvent): Fight {
  const attacker = event["side"] as Side;
  const [start, target] = [String(event["start"]), String(event["target"])];
  return {
    event,
    attacker,
    defender: attacker === "atreides" ? "harkonnen" : "atreides",
    target,
    at: attacker === "atreides" ? { atreides: start, harkonnen: target } : { atreides: target, harkonnen: start },
    surprise: event["surprise"] === true,
    round: 0,
    rolls: {},
    winner: null,
  };
}

function after(fight: Fight, event: GameEvent): Fight {
  const side = event["side"] as Side;
  const rolled = fight.rolls[side];
  switch (event.kind) {
    case "combat_roll":
      return fight.winner === null ? withRoll(fight, side, event) : fight;
    case "strips_used":
      return changed(fight, side, {
        leaders: event["leaders"] as Record<string, number>,
        added: { hits: Number(event["hits"]), shields: Number(event["shields"]) },
      });
    case "battle_hits": {
      const attacked = changed(fight, fight.attacker, { suffered: Number(event["attacker_hits"]) });
      return changed(attacked, fight.defender, { suffered: Number(event["defender_hits"]) });
    }
    case "lost":
    case "reduced": {
      const loss = { figure: String(event["figure"]), reduced: event.kind === "reduced" };
      return changed(fight, side, { losses: [...(rolled?.losses ?? []), loss] });
    }
    case "retreated":
    case "advanced":
      return { ...fight, at: { ...fight.at, [side]: String(event["to"]) } };
    case "battle_over":
      return { ...fight, winner: event["winner"] as Side | "" };
    default:
      return fight;
  }
}

/** The attacker rolls first: with his dice a round begins. */
function withRoll(fight: Fight, side: Side, event: GameEvent): Fight {
  const dice = event["dice"] as string[];
  const rolled: Rolled = { event, dice, leaders: {}, added: { hits: 0, shields: 0 }, losses: [] };
  if (side !== fight.attacker) return { ...fight, rolls: { ...fight.rolls, [side]: rolled } };
  return { ...fight, round: fight.round + 1, rolls: { [side]: rolled } };
}

function changed(fight: Fight, side: Side, news: Partial<Rolled>): Fight {
  const rolled = fight.rolls[side];
  return rolled ? { ...fight, rolls: { ...fight.rolls, [side]: { ...rolled, ...news } } } : fight;
}

export const countOf = (dice: readonly string[], face: string): number => dice.filter((one) => one === face).length;

/** Hits and shields of a roll with what the strips added. */
export const totalOf = ({ dice, added }: Rolled): { hits: number; shields: number } => ({
  hits: countOf(dice, "sword") + added.hits,
  shields: countOf(dice, "shield") + added.shields,
});

/** A surprise attack begins with one special more than the dice show. */
export const specialsOf = (fight: Fight, side: Side): number =>
  countOf(fight.rolls[side]?.dice ?? [], "special") + (isSurprised(fight, side) ? 1 : 0);

export const isSurprised = (fight: Fight, side: Side): boolean =>
  fight.surprise && fight.round === 1 && side === fight.attacker;

/** Shields of a side that the special elites of the other have broken, as far as the hits betray it. */
export function brokenOf(fight: Fight, side: Side): number {
  const own = fight.rolls[side];
  const enemy = fight.rolls[side === fight.attacker ? fight.defender : fight.attacker];
  if (!own?.suffered || !enemy) return 0;
  return totalOf(own).shields - (totalOf(enemy).hits - own.suffered);
}
