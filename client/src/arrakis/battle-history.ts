/** The present battle, put together from events: what was rolled, whose strips were used, what it cost. */

import type { GameEvent } from "../core/game-ui";
import type { Side } from "./view";

interface Loss {
  figure: string;
  /** It became a regular instead of leaving. */
  reduced: boolean;
}

/** What one side rolled in a round, and what came of it. */
export interface Rolled {
  /** Identifies the roll: its dice tumble only once. */
  event: GameEvent;
  dice: readonly string[];
  /** Leaders who used specials, and what their strips added. */
  leaders: Readonly<Record<string, number>>;
  added: { hits: number; shields: number };
  /** Hits that this side takes; unknown until both sides have used their specials. */
  suffered?: number;
  losses: readonly Loss[];
}

export interface BattleHistory {
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

/** With these events the game goes on to something else. */
const TURNS = new Set(["spent", "desert_power", "phase"]);

/** The battle that is being fought, or was until the next turn. */
export function battleHistory(events: readonly GameEvent[]): BattleHistory | null {
  return events.reduce<BattleHistory | null>((history, event) => {
    if (event.kind === "attack") return begun(event);
    if (TURNS.has(event.kind)) return null;
    return history && after(history, event);
  }, null);
}

function begun(event: GameEvent): BattleHistory {
  const attacker = event["side"] as Side;
  const [start, target] = [event["start"] as string, event["target"] as string];
  return {
    event,
    attacker,
    defender: attacker === "atreides" ? "harkonnen" : "atreides",
    target,
    at:
      attacker === "atreides"
        ? { atreides: start, harkonnen: target }
        : { atreides: target, harkonnen: start },
    surprise: event["surprise"] === true,
    round: 0,
    rolls: {},
    winner: null,
  };
}

function after(history: BattleHistory, event: GameEvent): BattleHistory {
  const side = event["side"] as Side;
  const rolled = history.rolls[side];
  switch (event.kind) {
    case "combat_roll":
      return history.winner === null ? withRoll(history, side, event) : history;
    case "strips_used":
      return changed(history, side, {
        leaders: event["leaders"] as Record<string, number>,
        added: { hits: Number(event["hits"]), shields: Number(event["shields"]) },
      });
    case "battle_hits": {
      const attacked = changed(history, history.attacker, {
        suffered: Number(event["attacker_hits"]),
      });
      return changed(attacked, history.defender, { suffered: Number(event["defender_hits"]) });
    }
    case "lost":
    case "reduced": {
      const loss = { figure: event["figure"] as string, reduced: event.kind === "reduced" };
      return changed(history, side, { losses: [...(rolled?.losses ?? []), loss] });
    }
    case "retreated":
    case "advanced":
      return { ...history, at: { ...history.at, [side]: event["to"] as string } };
    case "battle_over":
      return { ...history, winner: event["winner"] as Side | "" };
    default:
      return history;
  }
}

/** The attacker rolls first: with their dice a round begins. */
function withRoll(history: BattleHistory, side: Side, event: GameEvent): BattleHistory {
  const dice = event["dice"] as string[];
  const rolled: Rolled = { event, dice, leaders: {}, added: { hits: 0, shields: 0 }, losses: [] };
  if (side !== history.attacker) return { ...history, rolls: { ...history.rolls, [side]: rolled } };
  return { ...history, round: history.round + 1, rolls: { [side]: rolled } };
}

function changed(history: BattleHistory, side: Side, news: Partial<Rolled>): BattleHistory {
  const rolled = history.rolls[side];
  return rolled
    ? { ...history, rolls: { ...history.rolls, [side]: { ...rolled, ...news } } }
    : history;
}

export const countOf = (dice: readonly string[], face: string): number =>
  dice.filter((one) => one === face).length;

/** Hits and shields of a roll with what the strips added. */
export const totalOf = ({ dice, added }: Rolled): { hits: number; shields: number } => ({
  hits: countOf(dice, "sword") + added.hits,
  shields: countOf(dice, "shield") + added.shields,
});

/** A surprise attack begins with one special more than the dice show. */
export const specialsOf = (history: BattleHistory, side: Side): number =>
  countOf(history.rolls[side]?.dice ?? [], "special") + (isSurprised(history, side) ? 1 : 0);

export const isSurprised = (history: BattleHistory, side: Side): boolean =>
  history.surprise && history.round === 1 && side === history.attacker;

/** Shields of a side that the special elites of the other have broken, as far as the hits show it. */
export function brokenOf(history: BattleHistory, side: Side): number {
  const own = history.rolls[side];
  const enemy = history.rolls[side === history.attacker ? history.defender : history.attacker];
  if (!own?.suffered || !enemy) return 0;
  return totalOf(own).shields - (totalOf(enemy).hits - own.suffered);
}
