/** A battle of War for Arrakis, put together from what has happened in it. */

import type { GameEvent, View } from "../../../core/game-ui";
import { stepWith, tableOf } from "../../../arrakis/view";
import type { LegionView, Side } from "../../../arrakis/view";
import type { ArrakisEvents, Face } from "../../../wire/arrakis-events";
import type { Told } from "../../card";
import { figuresOf } from "../../arrakis-fold";

/** A figure in a battle: what it was when it came, and what hits made of it. */
export interface Fighter {
  figure: string;
  /** Null if it stood there from the beginning. */
  came: Told | null;
  /** It becomes another figure, or falls. */
  changes: { told: Told; to: string | null }[];
}

export interface Strips {
  told: Told;
  side: Side;
  leaders: Readonly<Record<string, number>>;
  hits: number;
  shields: number;
}

/** Dice of both sides, and what came of them. */
export interface Round {
  rolls: Partial<Record<Side, { told: Told; dice: readonly Face[] }>>;
  /** Whose surprise adds a special. */
  surprising: Side | null;
  strips: Strips[];
  hits: { told: Told; event: ArrakisEvents["battle_hits"] } | null;
  /** Figures struck, by the side that has them. */
  losses: { told: Told; side: Side; fighter: number }[];
}

export interface Battle {
  attack: Told;
  attacker: Side;
  defender: Side;
  target: string;
  where: Record<Side, string>;
  fighters: Record<Side, Fighter[]>;
  rounds: Round[];
  over: Told | null;
  /** What is told in words below it. */
  lines: Told[];
  /** Something else has begun. */
  left: Told | null;
}

export const OTHER = { atreides: "harkonnen", harkonnen: "atreides" } as const;

/** Leaders last, so that they stand beside each other. */
const ORDER = ["regular", "elite", "special", "troop", "token", "generic"];

const inOrder = (one: string, other: string): number => rankOf(one) - rankOf(other);

const rankOf = (figure: string): number =>
  (ORDER.indexOf(figure) + ORDER.length + 1) % (ORDER.length + 1);

export const standing = (figures: Readonly<Record<string, number>>): Fighter[] =>
  Object.entries(figures)
    .sort(([one], [other]) => inOrder(one, other))
    .flatMap(([figure, number]) =>
      Array.from({ length: number }, () => ({ figure, came: null, changes: [] })),
    );

/** With these the game goes on to something else. */
const TURNS = new Set(["spent", "desert_power", "phase"]);

/** With these too, once a battle is over: its tray makes room for what it has led to. */
const OUTCOMES = new Set(
  "supremacy prescience claimed enters_play card_played card_drawn prescience_open".split(" "),
);

/** The battles since the last of the past began, the latest last. */
export function battlesAmong(happened: readonly Told[]): Battle[] {
  const first = happened
    .map(({ event, at }) => at === null && event.kind === "attack")
    .lastIndexOf(true);
  const battles: Battle[] = [];
  for (const told of happened.slice(Math.max(0, first))) {
    const battle = battles.at(-1);
    if (told.event.kind === "attack" || TURNS.has(told.event.kind)) {
      if (battle) battle.left ??= told;
      if (told.event.kind === "attack") battles.push(begun(told));
    } else if (battle && !battle.left) {
      if (battle.over && OUTCOMES.has(told.event.kind)) battle.left = told;
      else tell(battle, told);
    }
  }
  return battles;
}

/** A past that tells how the battle began which is fought, though these eyes did not see it. */
export function withBeginning(past: readonly GameEvent[], view: View): readonly GameEvent[] {
  const battle = stepWith(view, "battle")?.battle;
  if (!battle) return past;
  const { attacker, defender, from: start, target, surprise } = battle;
  const last = past.map(({ kind }) => kind === "attack" || TURNS.has(kind)).lastIndexOf(true);
  if (past[last]?.["target"] === target) return past;
  const { legions } = tableOf(view);
  const group = (side: Side, area: string) => groupOf(legions[side][area]);
  const sides = { [attacker]: group(attacker, start), [defender]: group(defender, target) };
  const began = { kind: "attack", side: attacker, start, target, surprise, by: "", legions: sides };
  return [...past.slice(0, last + 1), began, ...past.slice(last + 1)];
}

const groupOf = (
  legion: LegionView | undefined,
): { figures: Record<string, number>; tokens: 0 } => ({
  figures: legion ? figuresOf(legion) : {},
  tokens: 0,
});

export const figuresIn = (group: ArrakisEvents["attack"]["legions"][Side] | undefined) => ({
  ...group?.figures,
  ...(group?.tokens ? { token: group.tokens } : {}),
});

function begun(told: Told): Battle {
  const event = told.event as unknown as ArrakisEvents["attack"];
  const { side: attacker, start, target } = event;
  const defender = OTHER[attacker];
  // Events of older servers do not say who fights.
  const legions = event.legions as Partial<ArrakisEvents["attack"]["legions"]> | undefined;
  const ofSide = <Value>(value: (side: Side) => Value) => ({
    atreides: value("atreides"),
    harkonnen: value("harkonnen"),
  });
  return {
    attack: told,
    attacker,
    defender,
    target,
    where: ofSide((side) => (side === attacker ? start : target)),
    fighters: ofSide((side) => standing(figuresIn(legions?.[side]))),
    rounds: [],
    over: null,
    lines: [told],
    left: null,
  };
}

/** Kinds that stand as a sentence on the tray, each until the next. */
const SPOKEN = new Set(
  `strips_used battle_hits attack_ceased battle_over retreated advanced sietch_revealed
  token_revealed settlement_destroyed`.split(/\s+/),
);

function tell(battle: Battle, told: Told): void {
  const { kind } = told.event;
  if (SPOKEN.has(kind)) battle.lines.push(told);
  const round = battle.rounds.at(-1);
  switch (kind) {
    case "combat_roll": {
      roll(battle, told);
      return;
    }
    case "strips_used":
      return void round?.strips.push({ told, ...(told.event as unknown as Omit<Strips, "told">) });
    case "battle_hits":
      if (round)
        round.hits = { told, event: told.event as unknown as ArrakisEvents["battle_hits"] };
      return undefined;
    case "lost":
    case "reduced": {
      strike(battle, told);
      return;
    }
    case "token_revealed": {
      reveal(battle, told);
      return;
    }
    case "battle_over":
      battle.over = told;
      return undefined;
    default:
      return undefined;
  }
}

/** The attacker rolls first: with their dice a round begins. */
function roll(battle: Battle, told: Told): void {
  const { side, dice, area } = told.event as unknown as ArrakisEvents["combat_roll"];
  // Dice that are rolled for something else, in the middle of a battle.
  if (area && !Object.values(battle.where).includes(area)) return;
  if (side === battle.attacker || !battle.rounds.length) {
    const isSurprise = !battle.rounds.length && battle.attack.event["surprise"] === true;
    const surprising = isSurprise ? battle.attacker : null;
    battle.rounds.push({ rolls: {}, surprising, strips: [], hits: null, losses: [] });
  }
  battle.rounds.at(-1)!.rolls[side] = { told, dice };
}

function strike(battle: Battle, told: Told): void {
  const { side, figure } = told.event as unknown as ArrakisEvents["lost"];
  const fighter = strikeOne(battle.fighters[side], figure, told);
  battle.rounds.at(-1)?.losses.push({ told, side, fighter });
}

/** Whom a hit strikes, by their place among the fighters. */
export function strikeOne(fighters: Fighter[], figure: string, told: Told): number {
  const to = told.event.kind === "reduced" ? "regular" : null;
  let place = fighters.map((one) => nowOf(one) === figure).lastIndexOf(true);
  if (place < 0) place = fighters.push({ figure, came: null, changes: [] }) - 1;
  fighters[place]!.changes.push({ told, to });
  return place;
}

/** What a figure is by now; null if it has fallen. */
export const nowOf = ({ figure, changes }: Fighter): string | null => {
  const last = changes.at(-1);
  return last ? last.to : figure;
};

function reveal(battle: Battle, told: Told): void {
  const { side, area, units } = told.event as unknown as ArrakisEvents["token_revealed"];
  if (battle.where[side] !== area) return;
  const fighters = battle.fighters[side];
  const token = fighters.find((one) => nowOf(one) === "token");
  const [first, ...others] = standing(units);
  // Turned up, it is one of the figures itself: nobody has fallen.
  if (token) token.changes.push({ told, to: first?.figure ?? null });
  const come = token ? others : standing(units);
  for (const fighter of come) fighters.push({ ...fighter, came: told });
}
