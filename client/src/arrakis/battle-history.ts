/** The present battle, put together from events: what was rolled, whose strips were used, what it cost. */

import type { GameEvent } from "../core/game-ui";
import type { Side } from "./view";

/** What one side rolled in a round, and what came of it. */
export interface Rolled {
  dice: readonly string[];
  /** What strips of leaders added. */
  added: { hits: number; shields: number };
  /** Hits that this side takes; unknown until both sides have used their specials. */
  suffered?: number;
}

export interface BattleHistory {
  attacker: Side;
  defender: Side;
  target: string;
  /** Where both legions stand now. */
  at: Record<Side, string>;
  /** The last rolls. */
  rolls: Partial<Record<Side, Rolled>>;
  isOver: boolean;
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
    attacker,
    defender: attacker === "atreides" ? "harkonnen" : "atreides",
    target,
    at:
      attacker === "atreides"
        ? { atreides: start, harkonnen: target }
        : { atreides: target, harkonnen: start },
    rolls: {},
    isOver: false,
  };
}

function after(history: BattleHistory, event: GameEvent): BattleHistory {
  const side = event["side"] as Side;
  switch (event.kind) {
    case "combat_roll":
      return history.isOver ? history : withRoll(history, side, event);
    case "strips_used":
      return changed(history, side, {
        added: { hits: Number(event["hits"]), shields: Number(event["shields"]) },
      });
    case "battle_hits": {
      const attacked = changed(history, history.attacker, {
        suffered: Number(event["attacker_hits"]),
      });
      return changed(attacked, history.defender, { suffered: Number(event["defender_hits"]) });
    }
    case "retreated":
    case "advanced":
      return { ...history, at: { ...history.at, [side]: event["to"] as string } };
    case "battle_over":
      return { ...history, isOver: true };
    default:
      return history;
  }
}

/** The attacker rolls first: with their dice a round begins. */
function withRoll(history: BattleHistory, side: Side, event: GameEvent): BattleHistory {
  const dice = event["dice"] as string[];
  const rolled: Rolled = { dice, added: { hits: 0, shields: 0 } };
  const before = side === history.attacker ? {} : history.rolls;
  return { ...history, rolls: { ...before, [side]: rolled } };
}

function changed(history: BattleHistory, side: Side, news: Partial<Rolled>): BattleHistory {
  const rolled = history.rolls[side];
  return rolled
    ? { ...history, rolls: { ...history.rolls, [side]: { ...rolled, ...news } } }
    : history;
}

const countOf = (dice: readonly string[], face: string): number =>
  dice.filter((one) => one === face).length;

/** Hits and shields of a roll with what the strips added. */
export const totalOf = ({ dice, added }: Rolled): { hits: number; shields: number } => ({
  hits: countOf(dice, "sword") + added.hits,
  shields: countOf(dice, "shield") + added.shields,
});
