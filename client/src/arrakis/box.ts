/** Facts of the box, straight from the data files that the engine reads: cards, tracks, boards, tokens. */

import {
  expansion_spacing_guild,
  imperium_bans,
  leader_cards,
  planning_cards,
  prescience_cards,
  secret_objectives,
  tactics_cards,
} from "../../../src/landsraad/arrakis/data/cards.json";
import {
  constants,
  dashboards,
  dice,
  expansion_spacing_guild as guild,
  spice_must_flow,
  tokens,
  tracks,
} from "../../../src/landsraad/arrakis/data/components.json";
import type { Marker, Power, Result, Side } from "./view";

/** A fact with our own words for it, and where it comes from. */
interface Sourced {
  id: string;
  name_en: string;
  name_it: string;
  source: string;
  reconstructed_fields?: string[];
}

export interface PlanningCard extends Sourced {
  deck: string;
  copies: number;
  effect: string;
  effect_it: string;
  expansion?: string;
  remains_in_play?: boolean;
  solo_override?: { effect: string; effect_it: string };
}

export interface LeaderCard extends Sourced {
  faction: string;
  subfaction: string;
  kind: string;
  slot: string | null;
  combat: { hits: number; shields: number } | null;
  special_action: string | null;
  special_action_it: string | null;
  requires_figure_on_board: boolean;
}

export interface PrescienceCard extends Sourced {
  advance: Record<string, number>;
  effect: string;
  effect_it: string;
}

export interface Objective extends Sourced {
  targets: Record<Marker, number>;
}

export interface Ban extends Sourced {
  power_en: string;
  power_it: string;
  effect: string;
  effect_it: string;
}

export interface Tactics extends Sourced {
  sietch: string;
  sector: string;
}

export interface Garrison {
  regular: number;
  elite: number;
  special_elite: number;
  generic_leader: number;
}

const byId = <T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

export const PLANNING = byId<PlanningCard>([
  ...(planning_cards as PlanningCard[]),
  ...(expansion_spacing_guild.planning_cards as PlanningCard[]),
]);
export const LEADERS = byId(leader_cards as unknown as LeaderCard[]);
export const PRESCIENCE = byId(prescience_cards as unknown as PrescienceCard[]);
export const OBJECTIVES = byId(secret_objectives.cards as unknown as Objective[]);
export const BANS = byId(imperium_bans as unknown as Ban[]);
export const TACTICS = byId(tactics_cards as unknown as Tactics[]);

export const TOKENS: ReadonlyMap<string, Garrison> = new Map(
  [
    ...tokens.atreides_starting_deployment.tokens,
    ...tokens.atreides_deployment.tokens,
    ...tokens.harkonnen_starting_deployment.black,
    ...tokens.harkonnen_starting_deployment.silver,
  ].map(({ id, ...garrison }) => [id, garrison]),
);

/** Whether an item, or a part of it, stands in for what no source told. */
export const isReconstructed = (item: Sourced): boolean =>
  item.source === "reconstructed" || (item.reconstructed_fields ?? []).length > 0;

export const WIN_AT: number = tracks.supremacy.win_at;
export const TOKEN_STEPS: readonly number[] = tracks.supremacy.bene_gesserit_to_atreides_at;
export const LAST_STEP: number = tracks.prescience.last_step;
export const ATOMICS_AT: number = constants.atomics_unlocked_at;
export const HAND_LIMIT: number = constants.hand_limit;
export const SHARED_HAND_LIMIT: number = constants.hand_limit_shared_faction;
export const CLAIMS_PER_ROUND: number = constants.prescience_claims_per_round;
export const MOST_DICE: number = constants.max_combat_dice;
export const ROWS = spice_must_flow.rows;
export const HEIGHLINER_STEPS: number = guild.space_board.steps_to_arrakis;

/** The leaders that enter play when a marker reaches a step. */
export function entering(track: "supremacy" | Marker, step: number): string[] {
  const here = (leader: LeaderCard) => {
    const entry = (leader as unknown as { entry: { kind: string; step?: number; marker?: string } }).entry;
    if (entry.step !== step) return false;
    if (track === "supremacy") return entry.kind === "supremacy_step";
    return entry.kind === "prescience_step" && (entry.marker === track || entry.marker === "any");
  };
  return [...LEADERS.values()].filter(here).map(({ id }) => id);
}

const SHARED_BOARD: Record<string, { results: string[]; slots_per_result: number }> = {
  house_harkonnen: dashboards.shared_house_harkonnen,
  corrino: dashboards.shared_corrino_ally,
  house_atreides: dashboards.shared_house_atreides,
  fremen: dashboards.shared_fremen_ally,
};

/** The slots for dice on a seat's board, by result. */
export function slotsOf(seat: string): [Result, number][] {
  const shared = SHARED_BOARD[seat];
  if (shared) return shared.results.map((result) => [result as Result, shared.slots_per_result]);
  const board = seat === "harkonnen" ? dashboards.giedi_prime : dashboards.sietch_tabr;
  return board.order.map((result) => [result as Result, board.slots[result as Result]]);
}

/** How many action dice a side has before any are set aside. */
export const diceOf = (side: Side): number =>
  side === "harkonnen" ? dice.harkonnen_action.count : dice.atreides_action.count;

/** The row of the lowest marker counts: dice set aside, vehicles to place. */
export const activeRow = (imperium: Record<Power, number>): number => Math.max(...Object.values(imperium));
