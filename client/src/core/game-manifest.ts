/** What a game tells the client before it is fetched itself: all that other pages need to know of it. */

import type { ComponentType } from "preact";
import type { Lesson } from "../lesson/steps";
import type { GameUi } from "./game-ui";
import type { Rule } from "./rules";
import type { Json } from "./space";
import type { Language } from "./texts";

/** A way to play that can be chosen with one press. */
export interface Mode {
  /** Also the key of its name: `mode-…`. */
  id: string;
  game: string;
  options: Record<string, Json>;
  /** The line-up; the first seat is the usual one for a person. */
  seats: string[];
  /** Seats that one person plays together. */
  together?: string[][];
  /** Only with people at the table. */
  friends?: boolean;
  /** Seats may be left out. */
  mayLeaveOut?: boolean;
  /** Seats may be dealt at random, so many to each player, out of all that the game has. */
  dealtEach?: number;
  /** Nothing can be chosen beside the mode. */
  noOptions?: boolean;
}

/** A file that is fetched when it is needed. */
type Lazy<Content> = () => Promise<{ default: Content }>;

/** Messages of a game, and the names that it has in its own data. */
export interface CatalogueFiles {
  messages: Record<Language, Lazy<string>[]>;
  names?: Record<Language, Lazy<Record<string, string>>>;
}

export interface GameManifest {
  /** The game's part of the client, with its board and panels. */
  load: () => Promise<{ ui: GameUi }>;
  /** The usual way to play first. */
  modes: readonly Mode[];
  /** Chapters of the rules reference, in the order in which a player meets them. */
  chapters: readonly string[];
  rules: Record<Language, Lazy<Rule[]>>;
  /** The sheet of its pictures. */
  art: Lazy<string>;
  catalogue: CatalogueFiles;
  /** The words of its house rules, which only readers of rules need. */
  switchCatalogue?: CatalogueFiles;
  /** Its lessons, in the order in which a newcomer takes them. */
  lessonNames: readonly string[];
  lessons: Lazy<Record<string, Lesson>>;
  lessonCatalogue: CatalogueFiles;
  /** Somebody may respond to what others do, in a window of time. */
  hasResponseWindows: boolean;
  /** A table may be played with an owner's own box. */
  hasOwnBox: boolean;
  /** Its picture on the first page. */
  Picture: ComponentType;
}
