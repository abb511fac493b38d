/**
 * Facts of the box, straight from the data files that the engine reads: cards, tracks, boards, tokens. A table may be
 * played with an owner's corrections of them; the facts are then merged as src/landsraad/arrakis/box.py merges them.
 */

import { batch, computed, signal } from "@preact/signals";
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
  figures as pieces,
  spice_must_flow,
  tokens,
  tracks,
} from "../../../src/landsraad/arrakis/data/components.json";
import { deployment_token, figures } from "../../../src/landsraad/arrakis/data/names.json";
import type { OwnBox } from "../core/own-box";
import { same } from "../core/space";
import type { Json } from "../core/space";
import { LANGUAGES, nameOverrides } from "../core/texts";
import type { Language } from "../core/texts";
import type { Marker, Power, Result, Side } from "./view";

/** A fact with our own words for it, and where it comes from. */
export interface Sourced {
  id: string;
  name_en: string;
  name_it: string;
  source: string;
  reconstructed_fields?: string[];
  /** The owner's box differs from our words for it. */
  reworded?: boolean;
}

interface PlanningCard extends Sourced {
  deck: string;
  copies: number;
  effect: string;
  effect_it: string;
  effects: Json;
  expansion?: string;
  remains_in_play?: boolean;
  solo_override?: { effect: string; effect_it: string };
}

interface LeaderCard extends Sourced {
  faction: string;
  subfaction: string;
  kind: string;
  slot: string | null;
  combat: { hits: number; shields: number } | null;
  special_action: string | null;
  special_action_it: string | null;
  effects: Json;
  requires_figure_on_board: boolean;
  entry: { kind: string; step?: number; marker?: string };
}

interface PrescienceCard extends Sourced {
  timing: string;
  claim_mode: string;
  /** Which cards for the end of the round it belongs to, if it is one. */
  set?: "known" | "reconstructed";
  conditions: Json;
  cost: Json;
  advance: Record<string, number>;
  effect: string;
  effect_it: string;
}

interface Objective extends Sourced {
  targets: Record<Marker, number>;
}

interface Ban extends Sourced {
  power_en: string;
  power_it: string;
  effect: string;
  effect_it: string;
}

interface Tactics extends Sourced {
  sietch: string;
  sector: string;
}

interface Garrison {
  regular: number;
  elite: number;
  special_elite: number;
  generic_leader: number;
}

/** One row of the Spice Must Flow board. */
interface Row {
  dice_set_aside: number;
  harvesters: number;
  ornithopters: number;
  carryalls: number;
}

type Slots = Record<Result, number>;

/** Changes by the ids of what they change. */
type Changes<Entry> = Record<string, Partial<Entry>>;

/** An owner's box file, as far as the client shows what it is about (docs/box.md). */
interface Corrections extends OwnBox {
  planning?: Changes<Pick<PlanningCard, "effects" | "copies">>;
  leaders?: Changes<
    Pick<LeaderCard, "slot" | "combat" | "effects" | "requires_figure_on_board"> & {
      enters_at: number;
    }
  >;
  prescience?: Changes<
    Pick<PrescienceCard, "timing" | "claim_mode" | "conditions" | "cost" | "advance">
  >;
  objectives?: Changes<Objective["targets"]>;
  tokens?: Changes<Garrison>;
  tracks?: {
    supremacy?: { win_at?: number; bene_gesserit_to_atreides_at?: number[] };
    prescience?: { last_step?: number };
  };
  rows?: Row[];
  slots?: Partial<Record<Side, Partial<Slots>>>;
}

/** The facts that a box can correct. */
export interface Box {
  planning: ReadonlyMap<string, PlanningCard>;
  leaders: ReadonlyMap<string, LeaderCard>;
  prescience: ReadonlyMap<string, PrescienceCard>;
  objectives: ReadonlyMap<string, Objective>;
  /** What each deployment token brings. */
  tokens: ReadonlyMap<string, Garrison>;
  rows: readonly Row[];
  /** Die slots of each side's own board, by result. */
  slots: Record<Side, Slots>;
  winAt: number;
  /** The supremacy steps that give the Atreides a Bene Gesserit token. */
  tokenSteps: readonly number[];
  /** The last step of prescience. */
  lastStep: number;
}

const byId = <T extends { id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

export const BANS = byId(imperium_bans as unknown as Ban[]);
export const TACTICS = byId(tactics_cards as unknown as Tactics[]);
export const ATOMICS_AT: number = constants.atomics_unlocked_at;
export const HAND_LIMIT: number = constants.hand_limit;
export const SHARED_HAND_LIMIT: number = constants.hand_limit_shared_faction;
export const CLAIMS_PER_ROUND: number = constants.prescience_claims_per_round;
export const MOST_DICE: number = constants.max_combat_dice;
export const SIETCH_RANKS: readonly number[] = tokens.sietch.ranks;
export const HEIGHLINER_STEPS: number = guild.space_board.steps_to_arrakis;

/** The source of what an owner has corrected: it is not a reconstruction. */
const OWN = "own box";
/** The entries of a card that its words describe; what else a box can change is drawn. */
const IN_WORDS = ["effects", "conditions", "cost", "timing", "claim_mode"];

/** A card as the owner's box has it. */
function correctedCard<Card extends Sourced>(
  card: Card,
  change: Partial<NoInfer<Card>> | undefined,
): Card {
  if (!change) return card;
  const entryOf = (item: object, entry: string) => (item as Record<string, Json>)[entry];
  const reworded = IN_WORDS.some(
    (entry) => entry in change && !same(entryOf(change, entry), entryOf(card, entry)),
  );
  return { ...card, ...change, source: OWN, reconstructed_fields: [], reworded };
}

function planning({ planning: changes = {} }: Partial<Corrections>): PlanningCard[] {
  const cards = [...planning_cards, ...expansion_spacing_guild.planning_cards] as PlanningCard[];
  return cards.map((card) => correctedCard(card, changes[card.id]));
}

function leaders({ leaders: changes = {} }: Partial<Corrections>): LeaderCard[] {
  return (leader_cards as unknown as LeaderCard[]).map((leader) => {
    const { enters_at: step, ...change } = changes[leader.id] ?? {};
    const entry = step === undefined ? leader.entry : { ...leader.entry, step };
    return correctedCard(leader, changes[leader.id] && { ...change, entry });
  });
}

function prescience({ prescience: changes = {} }: Partial<Corrections>): PrescienceCard[] {
  return (prescience_cards as unknown as PrescienceCard[]).map((card) => {
    const change = changes[card.id];
    return correctedCard(
      card,
      change && { ...change, advance: { ...card.advance, ...change.advance } },
    );
  });
}

function objectives({ objectives: changes = {} }: Partial<Corrections>): Objective[] {
  return (secret_objectives.cards as unknown as Objective[]).map((card) => {
    const change = changes[card.id];
    return correctedCard(card, change && { targets: { ...card.targets, ...change } });
  });
}

const garrisons = ({ tokens: changes = {} }: Partial<Corrections>): (Garrison & { id: string })[] =>
  [
    ...tokens.atreides_starting_deployment.tokens,
    ...tokens.atreides_deployment.tokens,
    ...tokens.harkonnen_starting_deployment.black,
    ...tokens.harkonnen_starting_deployment.silver,
  ].map((token) => ({ ...token, ...changes[token.id] }));

const slots = ({ slots: changes = {} }: Partial<Corrections>): Record<Side, Slots> => ({
  harkonnen: { ...dashboards.giedi_prime.slots, ...changes.harkonnen },
  atreides: { ...dashboards.sietch_tabr.slots, ...changes.atreides },
});

/** The box with an owner's changes; without any it is the standard box. */
function corrected(changes: Partial<Corrections>): Box {
  const supremacy = { ...tracks.supremacy, ...changes.tracks?.supremacy };
  return {
    planning: byId(planning(changes)),
    leaders: byId(leaders(changes)),
    prescience: byId(prescience(changes)),
    objectives: byId(objectives(changes)),
    tokens: byId(garrisons(changes)),
    rows: changes.rows ?? spice_must_flow.rows,
    slots: slots(changes),
    winAt: supremacy.win_at,
    tokenSteps: supremacy.bene_gesserit_to_atreides_at,
    lastStep: changes.tracks?.prescience?.last_step ?? tracks.prescience.last_step,
  };
}

export const STANDARD = corrected({});

/** The owner's box that the table on the screen is played with. */
export const corrections = signal<Corrections | null>(null);

/** The facts of the table on the screen. */
export const box = computed(() => (corrections.value ? corrected(corrections.value) : STANDARD));

/** Use an owner's box, or again the standard one. */
export function openBox(own: OwnBox | null): void {
  batch(() => {
    corrections.value = own;
    nameOverrides.value = namesOf(corrections.value?.tokens ?? {});
  });
}

/** The names of the tokens with these ids, in every language: they say what is under them. */
function namesOf(changed: object): Record<string, Record<string, string>> {
  const names = (language: Language) =>
    Object.keys(changed).map((id) => [id, tokenName(id, box.value.tokens.get(id)!, language)]);
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.fromEntries(names(language))]),
  );
}

/** As src/landsraad/arrakis/names.py says it. */
function tokenName(id: string, garrison: Garrison, language: Language): string {
  const side = id.startsWith("h") ? "harkonnen" : "atreides";
  const contents = Object.entries(figures[side])
    .map(([kind, forms]) => [garrison[kind as keyof Garrison], forms[language]] as const)
    .filter(([number]) => number > 0)
    .map(([number, forms]) => `${number} ${forms[number > 1 ? 1 : 0]}`);
  return `${deployment_token[language]} (${contents.join(", ")})`;
}

/** Whether an item, or a part of it, is reconstructed because no source tells it. */
export const isReconstructed = (item: Sourced): boolean =>
  item.source === "reconstructed" || (item.reconstructed_fields ?? []).length > 0;

/** The leaders that enter play when a marker reaches a step. */
export function entering(track: "supremacy" | Marker, step: number): string[] {
  const here = ({ entry }: LeaderCard) => {
    if (entry.step !== step) return false;
    if (track === "supremacy") return entry.kind === "supremacy_step";
    return entry.kind === "prescience_step" && (entry.marker === track || entry.marker === "any");
  };
  return [...box.value.leaders.values()].filter(here).map(({ id }) => id);
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
  const side = seat === "harkonnen" ? "harkonnen" : "atreides";
  const { order } = side === "harkonnen" ? dashboards.giedi_prime : dashboards.sietch_tabr;
  return order.map((result) => [result as Result, box.value.slots[side][result as Result]]);
}

/** How many action dice a side has before any are set aside. */
export const diceOf = (side: Side): number =>
  side === "harkonnen" ? dice.harkonnen_action.count : dice.atreides_action.count;

/** The row of the lowest marker counts: dice set aside, vehicles to place. */
export const activeRow = (imperium: Record<Power, number>): number =>
  Math.max(...Object.values(imperium));

/** The regulars of a side, on the board and off it. */
export const regularsOf = (side: Side): number => pieces[side].regular;

/** What a leader makes of one special; those without a name make what their own sort makes. */
export function stripOf(
  leader: string,
  side: "atreides" | "harkonnen",
): { hits: number; shields: number } {
  const { leaders } = box.value;
  return (
    leaders.get(leader)?.combat ?? leaders.get(side === "harkonnen" ? "bashar" : "naib")!.combat!
  );
}
