/** A battle of Dune, put together from what has happened in it. */

import type { GameEvent } from "../../../core/game-ui";
import { LEADERS, TREACHERY } from "../../../dune/box";
import { battleOf, forcesIn } from "../../../dune/view";
import type { DuneView } from "../../../dune/view";
import type { DuneEvents } from "../../../wire/dune-events";
import type { Forces, PlanView } from "../../../wire/dune-view";
import type { Told } from "../../card";
import { BLOW, DEADLY_BLOW, SUMS } from "../../dune-scenes";

export type Element = DuneEvents["prescience_used"]["element"];

/** What is known of a plan before it is shown, and by which event. */
export type Known = Partial<Record<Element, { told: Told; value: string | number | null }>>;

export interface BattleSide {
  seat: string;
  forces: Forces | null;
  planned: Told | null;
  /** Nobody to play: the leader's place stays empty. */
  leaderless: boolean;
  known: Known;
  /** Prescience asks for this part. */
  asked: { told: Told; element: Element } | null;
  /** Somebody looks at the whole plan. */
  lookedAt: Told | null;
  /** The Voice orders this side to play a card or not to, until a Karama silences it. */
  ordered: { told: Told; by: string; order: string; card: string; silenced: Told | null } | null;
  plan: PlanView | null;
  /** Somebody called its leader a traitor. */
  betrayed: { told: Told; by: string } | null;
  /** The same in vain. */
  immune: Told | null;
  killed: Told | null;
  lost: { told: Told; forces: Forces }[];
  discarded: { told: Told; cards: readonly string[] }[];
}

export interface Battle {
  began: Told;
  territory: string;
  sides: readonly [BattleSide, BattleSide];
  plansShown: Told | null;
  /** What came after it was asked whether anybody calls a traitor. */
  outcome: Told | null;
  bothBetrayed: Told | null;
  exploded: Told | null;
  totals: {
    told: Told;
    halves: Readonly<Record<string, number>>;
    fallen: readonly string[];
  } | null;
  won: { told: Told; seat: string; spice: number } | null;
  captive: { told: Told; seat: string; from: string; leader: string | null; fate: Fate } | null;
  /** What is told in words below it. */
  lines: Told[];
  /** Another battle or phase has begun. */
  over: Told | null;
}

export type Fate = "drawn" | "killed" | "kept";

const BEGINS = "battle_began";

/** The battles among what has happened since the last of the past began, the latest last. */
export function battlesAmong(happened: readonly Told[]): Battle[] {
  const first = happened
    .map(({ event, at }) => at === null && event.kind === BEGINS)
    .lastIndexOf(true);
  const battles: Battle[] = [];
  for (const told of happened.slice(Math.max(0, first))) {
    const battle = battles.at(-1);
    if (told.event.kind === BEGINS || told.event.kind === "phase") {
      if (battle) battle.over ??= told;
      if (told.event.kind === BEGINS) battles.push(begun(told));
    } else if (battle && !battle.over) {
      tell(battle, told);
    }
  }
  return battles;
}

/** A past that tells how the battle began which is fought, though these eyes did not see it. */
export function withBeginning(past: readonly GameEvent[], view: DuneView): readonly GameEvent[] {
  const step = battleOf(view);
  if (!step) return past;
  const { territory, cells, aggressor, defender } = step;
  const last = past.map(({ kind }) => kind === BEGINS || kind === "phase").lastIndexOf(true);
  if (past[last]?.["territory"] === territory) return past;
  const sides = { aggressor, defender };
  const forces = Object.fromEntries(
    [aggressor, defender].map((seat) => [seat, forcesIn(view.table, seat, cells)]),
  );
  const began = { kind: BEGINS, territory, cells, ...sides, forces };
  return [...past.slice(0, last + 1), began, ...past.slice(last + 1)];
}

function begun(told: Told): Battle {
  const event = told.event as unknown as DuneEvents["battle_began"];
  // Events of older servers do not say how many fight.
  const forces = event.forces as DuneEvents["battle_began"]["forces"] | undefined;
  const side = (seat: string): BattleSide => ({
    seat,
    forces: forces?.[seat] ?? null,
    planned: null,
    leaderless: false,
    known: {},
    asked: null,
    lookedAt: null,
    ordered: null,
    plan: null,
    betrayed: null,
    immune: null,
    killed: null,
    lost: [],
    discarded: [],
  });
  return {
    began: told,
    territory: event.territory,
    sides: [side(event.aggressor), side(event.defender)],
    plansShown: null,
    outcome: null,
    bothBetrayed: null,
    exploded: null,
    totals: null,
    won: null,
    captive: null,
    lines: [told],
    over: null,
  };
}

type Tells = {
  readonly [Kind in keyof DuneEvents]?: (
    battle: Battle,
    event: DuneEvents[Kind],
    told: Told,
    sideOf: (seat: string) => BattleSide | undefined,
  ) => void;
};

const captured =
  (fate: Fate) =>
  (battle: Battle, { seat, from, leader }: DuneEvents["captive_drawn"], told: Told): void => {
    battle.captive = { told, seat, from, leader: leader ?? null, fate };
  };

/** The Voice in a battle of its own faction, and in one of the ally. */
const VOICES: ReadonlySet<string> = new Set(["voice", "ally_voice"]);

/** What each kind changes; others may happen in the middle of a battle and change nothing. */
const TELLS: Tells = {
  no_leader: (_, { seat }, __, sideOf) => void Object.assign(sideOf(seat) ?? {}, NO_LEADER),
  voice_used: (_, { seat, to, order, card }, told, sideOf) =>
    void Object.assign(sideOf(to) ?? {}, {
      ordered: { told, by: seat, order, card, silenced: null },
    }),
  stopped: (battle, { advantage }, told) => {
    if (!VOICES.has(advantage)) return;
    for (const { ordered } of battle.sides) if (ordered) ordered.silenced = told;
  },
  prescience_used: (_, { of, element }, told, sideOf) =>
    void Object.assign(sideOf(of) ?? {}, { asked: { told, element } }),
  element_shown: (_, { seat, element, value }, told, sideOf) => {
    const side = sideOf(seat);
    if (side && value !== undefined) side.known[element] = { told, value };
  },
  plan_looked_at: (_, { side }, told, sideOf) =>
    void Object.assign(sideOf(side) ?? {}, { lookedAt: told }),
  plan_seen: (_, { seat, leader, weapon, defense, dial }, told, sideOf) => {
    const side = sideOf(seat);
    const parts = { leader, weapon, defense, number: dial };
    for (const [element, value] of Object.entries(parts))
      if (side && value !== undefined) side.known[element as Element] = { told, value };
  },
  planned: (_, { seat }, told, sideOf) => void Object.assign(sideOf(seat) ?? {}, { planned: told }),
  plans_shown: (battle, { plans }, told, sideOf) => {
    battle.plansShown = told;
    for (const plan of plans) Object.assign(sideOf(plan.seat) ?? {}, { plan });
  },
  no_traitor: (battle, _, told) => void (battle.outcome ??= told),
  traitor_called: (battle, event, told, sideOf) => {
    battle.outcome ??= told;
    // Events of older servers do not say which side is betrayed.
    const betrayed = (event as Partial<typeof event>).side ?? otherThan(battle, event.for);
    Object.assign(sideOf(betrayed) ?? {}, { betrayed: { told, by: event.seat } });
  },
  traitor_immune: (battle, { leader }, told) => {
    const side = battle.sides.find(({ plan }) => plan?.leader === leader);
    Object.assign(side ?? {}, { immune: told });
  },
  both_betrayed: (battle, _, told) => void Object.assign(battle, { bothBetrayed: told }),
  exploded: (battle, _, told) => {
    battle.outcome ??= told;
    battle.exploded = told;
  },
  totals: (battle, { totals, fallen }, told) => {
    battle.outcome ??= told;
    battle.totals = { told, halves: totals, fallen };
    for (const side of battle.sides) if (fallen.includes(side.seat)) side.killed = told;
  },
  leader_killed: (battle, { leader }, told) => {
    const side = battle.sides.find(({ plan }) => plan?.leader === leader);
    if (side) side.killed ??= told;
  },
  battle_losses: (_, { seat, forces, specials }, told, sideOf) =>
    void sideOf(seat)?.lost.push({ told, forces: [forces, specials] }),
  battle_discards: (_, { seat, cards }, told, sideOf) =>
    void sideOf(seat)?.discarded.push({ told, cards }),
  battle_won: (battle, { seat, spice }, told) =>
    void Object.assign(battle, { won: { told, seat, spice } }),
  captive_drawn: captured("drawn"),
  captive_killed: captured("killed"),
  captive_kept: captured("kept"),
};

const NO_LEADER = { leaderless: true };

/** Kinds that stand as a sentence on the card, each until the next; the plans speak for themselves. */
export const SPOKEN: ReadonlySet<string> = new Set(
  `no_leader voice_used stopped prescience_used element_shown plan_looked_at hand_swapped cards_returned
  plans_shown no_traitor totals traitor_called traitor_immune both_betrayed exploded battle_won captive_drawn captive_killed
  captive_kept captives_returned`.split(/\s+/),
);

function tell(battle: Battle, told: Told): void {
  const { kind } = told.event;
  const change = TELLS[kind as keyof DuneEvents] as
    ((...told: Parameters<NonNullable<Tells["phase"]>>) => void) | undefined;
  change?.(battle, told.event as unknown as DuneEvents["phase"], told, (seat) =>
    battle.sides.find((side) => side.seat === seat),
  );
  if (SPOKEN.has(kind)) battle.lines.push(told);
}

const otherThan = ({ sides }: Battle, seat: string): string =>
  sides.find((side) => side.seat !== seat)!.seat;

// Sums.

/** A number that is added, in halves; `gone` if it does not count any more. */
export interface Term {
  what: "dial" | "leader" | "kwisatz_haderach";
  halves: number;
  gone: boolean;
}

const KWISATZ = 2;

export const strengthOf = (leader: string | null): number =>
  leader === null ? 0 : (LEADERS.get(leader)?.strength ?? 0);

/** The sum of a plan: what was dialled, the leader, the Kwisatz Haderach. */
export function equation(plan: PlanView, isFallen: boolean): Term[] {
  const terms: Term[] = [{ what: "dial", halves: plan.dial, gone: false }];
  const strength = strengthOf(plan.leader);
  if (strength) terms.push({ what: "leader", halves: 2 * strength, gone: isFallen });
  if (plan.kwisatz_haderach)
    terms.push({ what: "kwisatz_haderach", halves: 2 * KWISATZ, gone: isFallen });
  return terms;
}

// Times.

/** Parts of the time in which plans are shown: wheels first, then leaders, then cards. */
const REVEALS = { wheel: [0, 0.5], leader: [0.5, 0.21], weapon: [0.71, 0.19], defense: [0.8, 0.2] };

export type Revealed = keyof typeof REVEALS;

/** When a part of a plan comes up: at the same moment on both sides. */
export function revealOf(part: Revealed, { at, ms }: Told): { at: number | null; ms: number } {
  const [begin, lasts] = REVEALS[part] as [number, number];
  return { at: at === null ? null : Math.round(at + begin * ms), ms: Math.round(lasts * ms) };
}

/** A weapon's blow at the other side: what it does there. */
export interface Blow {
  side: 0 | 1;
  weapon: string;
  deed: "kills" | "stopped" | "misses";
  /** Parts of the time of the clash. */
  begin: number;
  lasts: number;
}

const kindOf = (card: string): string => TREACHERY.get(card)?.kind ?? "";

/** Both blows one after the other, then the sums; who has no weapon has no blow, but its time. */
export function clashOf(battle: Battle): { blows: Blow[]; sums: number } {
  const fallen = battle.totals?.fallen ?? [];
  const times = [1, 0].map((other) =>
    fallen.includes(battle.sides[other]!.seat) ? DEADLY_BLOW : BLOW,
  );
  const whole = times[0]! + times[1]! + SUMS;
  const blows = battle.sides.flatMap(({ plan }, side) => {
    if (!plan?.weapon || kindOf(plan.weapon) === "worthless") return [];
    const other = battle.sides[1 - side]!;
    const kills = fallen.includes(other.seat);
    const deed = kills ? "kills" : stops(other.plan?.defense, plan.weapon) ? "stopped" : "misses";
    const begin = (side ? times[0]! : 0) / whole;
    return [{ side, weapon: plan.weapon, deed, begin, lasts: times[side]! / whole } as Blow];
  });
  return { blows, sums: (times[0]! + times[1]!) / whole };
}

const stops = (defense: string | null | undefined, weapon: string): boolean =>
  Boolean(defense) &&
  kindOf(defense!).slice("defense".length) === kindOf(weapon).slice("weapon".length);

/** Who fires into whose shield. */
export function beamOf({ sides }: Battle): { from: 0 | 1; to: 0 | 1 } {
  const from = sides.findIndex(({ plan }) => plan?.weapon === "lasgun") === 1 ? 1 : 0;
  const shielded = sides.map(({ plan }) => plan?.defense === "shield");
  return { from, to: shielded[1 - from] ? ((1 - from) as 0 | 1) : from };
}
