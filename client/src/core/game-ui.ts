/** What a game brings to the table page, and what the page gives it. */

import type { ComponentType } from "preact";
import type { GameStage } from "../stage/game-stage";
import type { Refused } from "../wire/protocol";
import type { DecisionView as Decision, View as WireView } from "../wire/view";
import type { AuctionKinds, Topics } from "./chronicle-rows";
import type { OwnBox } from "./own-box";
import type { Action, Json } from "./space";

export type { DecisionView as Decision, OutcomeView as Outcome } from "../wire/view";

/** What one pair of eyes sees; only the game itself knows what its table and its steps hold. */
export type View = WireView<unknown, unknown>;

export interface GameEvent {
  kind: string;
  [field: string]: Json;
}

/** A thing on the board, a card or a die that glows and can be pressed. */
export interface Light {
  label: string;
  press: () => void;
  chosen?: boolean;
}

/** By the id that the view has for the thing. */
export type Lights = Record<string, Light>;

export interface PanelProps {
  view: View;
  /** What these eyes have seen happen. */
  events: readonly GameEvent[];
  decision: Decision;
  seat: string;
  act: (action: Action) => void;
  /** Why the last action was not done; null once something has changed. */
  refused: Refused | null;
  /** Light these things on the board instead of those that this panel lit before. */
  lights: (lit: Lights) => void;
}

export interface TableProps {
  view: View;
  /** What these eyes had seen happen by then. */
  events: readonly GameEvent[];
  lights: Lights;
  eyes: string | null;
  readOnly: boolean;
  /** Who plays each seat, in words. */
  players: Readonly<Record<string, string>>;
  /** What the open sheet is about: a seat, or something else of the game; null if none is open. */
  sheet: string | null;
  open: (sheet: string | null) => void;
  /** What has happened since these eyes decided; it leaves traces on the board. */
  recent?: readonly GameEvent[];
  /** What the reader asked to be shown; the board points at the places among it. */
  pointed?: readonly string[];
}

export interface HandProps extends TableProps {
  /** Whether the cards lie readable over the foot of the board. */
  spread: boolean;
  setSpread: (spread: boolean) => void;
}

export interface SheetProps extends TableProps {
  sheet: string;
}

export interface OffersProps {
  view: View;
  act: (action: Action) => void;
}

export type Panel = ComponentType<PanelProps>;

export interface GameUi {
  game: string;
  /** How what happens is shown. */
  stage: GameStage;
  /** The map, and scenes that are staged on it. */
  Board: ComponentType<TableProps>;
  /** Turn, phases, and how far everybody is from victory. */
  Strip: ComponentType<TableProps>;
  /** A slim bar for each seat, and the decks. */
  Seats: ComponentType<TableProps>;
  /** The cards of these eyes; nothing for those who have none. */
  Hand: ComponentType<HandProps>;
  /** What a press on a seat or a deck opens. */
  Sheet: ComponentType<SheetProps>;
  /** Where the question in the dock is about, and against whom; "" if nowhere. */
  about: (view: View) => string;
  /** By kind of decision. */
  panels: Readonly<Record<string, Panel>>;
  /** Kinds that the generic form answers on purpose. */
  generic: readonly string[];
  /** Kinds whose choices are notation, which only the panel can put into words. */
  formless?: readonly string[];
  /** Kinds that the server answers, with a word about it here, where everybody sees that there is no choice. */
  settled?: readonly string[];
  /** Optional kinds whose panel is open while a seat waits for others. */
  meanwhile?: readonly string[];
  /** All cards, for the gallery. */
  Cards?: ComponentType;
  /** The sign of a seat. */
  Emblem: ComponentType<{ seat: string; size: number }>;
  /** Kinds of events that are worth telling to somebody who has waited. */
  digestKinds: ReadonlySet<string>;
  /** Those of them that matter to everybody. */
  weightyKinds: ReadonlySet<string>;
  /** The words for places in which a seat stands, or which it holds. */
  standsIn: (view: View, seat: string) => string[];
  /** Kinds of events by what they are about, for those who look for something in the chronicle. */
  topics: Topics;
  /** Where there are auctions: the kinds of events that make one up. */
  auction?: AuctionKinds;
  /** Offers to a seat, to be answered at once. */
  Offers?: ComponentType<OffersProps>;
  /** Kinds of events that answer somebody's offer. */
  answers: ReadonlySet<string>;
  /** Kinds of events that are an offer to somebody. */
  offers: ReadonlySet<string>;
  /** Those who are still to come in turn, the first one first; nobody where there is no order. */
  queue: (view: View) => string[];
  /** A picture of what an event is about; nothing where there is none. */
  EventArt?: ComponentType<{ event: GameEvent }>;
  /** The people of a seat, in pictures. */
  People?: ComponentType<{ seat: string }>;
  /** What was hidden, from what the referee sees after the end. */
  Secrets: ComponentType<{ view: View }>;
  /** Draw everything as in this box; null for the standard one. */
  openBox?: (box: OwnBox | null) => void;
  /** Whether nobody has had a turn yet: a good time to read one's sheet. */
  isBeginning: (view: View) => boolean;
  /** The turn or round that the game is in. */
  turn: (view: View) => number;
  /** One number per seat to follow through a game, by the key of its name: `curve-…`. */
  curves?: Readonly<Record<string, (view: View) => Record<string, number>>>;
}

/**
 * A game's part of the client, checked against its kinds of decision: one that has neither a panel
 * nor is listed under `generic` does not compile. `gameUi<DuneKind>()({ … })`.
 */
export function gameUi<Kind extends string>() {
  return <
    const Panels extends Partial<Record<Kind, Panel>>,
    const Generic extends readonly Exclude<Kind, keyof Panels>[],
  >(
    ui: Omit<GameUi, "panels" | "generic"> & {
      panels: Panels & Record<Exclude<keyof Panels, Kind>, never>;
      generic: Generic & Complete<Exclude<Kind, keyof Panels | Generic[number]>>;
    },
  ): GameUi => ui;
}

type Complete<Missing> = [Missing] extends [never] ? unknown : { missing: Missing };
