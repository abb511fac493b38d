/** What can be played with one press, and how a table for it is laid. */

import type { TableInfo } from "../wire/protocol";
import { api, guest } from "./api";
import type { NewTable, Playable } from "./api";
import { kept } from "./kept";
import type { Json } from "./space";
import { t } from "./texts";
import { pace } from "./wishes";
import { giveWordsAt } from "./words";

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
}

const DUNE = ["atreides", "harkonnen", "fremen", "emperor", "guild", "bene_gesserit"];
const DUEL = ["atreides", "harkonnen"];
const THREE = ["atreides", "house_harkonnen", "corrino"];
const THREE_TOO = ["house_atreides", "fremen", "harkonnen"];
const PAIRS = [
  ["atreides", "fremen"],
  ["emperor", "harkonnen"],
];
const FOUR = ["house_atreides", "fremen", "house_harkonnen", "corrino"];

/** By game, the usual way to play first. */
export const MODES: Record<string, Mode[]> = {
  dune: [
    { id: "dune-basic", game: "dune", options: { ruleset: "basic" }, seats: DUNE },
    { id: "dune-advanced", game: "dune", options: { ruleset: "advanced" }, seats: DUNE },
    { id: "dune-tournament", game: "dune", options: { ruleset: "tournament" }, seats: DUNE },
    {
      id: "dune-pairs",
      game: "dune",
      options: { ruleset: "advanced", pairs: PAIRS },
      seats: PAIRS.flat(),
      together: PAIRS,
    },
  ],
  arrakis: [
    { id: "arrakis-duel", game: "arrakis", options: { mode: "duel" }, seats: DUEL },
    { id: "arrakis-mahdi", game: "arrakis", options: { mode: "mahdi" }, seats: ["atreides"] },
    { id: "arrakis-guild", game: "arrakis", options: { mode: "duel", guild: true }, seats: DUEL },
    { id: "arrakis-teams3", game: "arrakis", options: { mode: "teams3" }, seats: THREE },
    { id: "arrakis-teams4", game: "arrakis", options: { mode: "teams4" }, seats: FOUR },
    {
      id: "arrakis-teams3-too",
      game: "arrakis",
      options: { mode: "teams3" },
      seats: THREE_TOO,
      friends: true,
    },
    {
      id: "arrakis-mahdi-two",
      game: "arrakis",
      options: { mode: "mahdi" },
      seats: ["house_atreides", "fremen"],
      friends: true,
    },
  ],
};

/** What is played at a table, by name: the game, and its way to play where it is one of ours. */
export function nameOfGame({ game, options, seats }: TableInfo): string {
  const fits = (mode: Mode) =>
    seats.every(({ seat }) => mode.seats.includes(seat)) &&
    Object.entries(mode.options).every(([name, value]) => isSame(options[name], value));
  const said = ({ options }: Mode) => Object.keys(options).length;
  const [mode] = MODES[game]?.filter(fits).sort((one, other) => said(other) - said(one)) ?? [];
  const name = t(`game-${game}`);
  return mode ? t("game-and-mode", { game: name, mode: t(`mode-${mode.id}`) }) : name;
}

const isSame = (one: Json | undefined, other: Json): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The order that the seats sit in, as the game lists them. */
export function inTableOrder(seats: string[], { seats: known }: Playable): string[] {
  return known.filter((seat) => seats.includes(seat));
}

/** The bot to play against: the one that thinks, where there is one. */
export function bestBot({ bots }: Playable): string {
  return bots.includes("recruit") ? "recruit" : (bots[0] ?? "random");
}

/** The seats of whoever plays this one. */
export function playedWith({ together = [] }: Mode, seat: string): string[] {
  return together.find((seats) => seats.includes(seat)) ?? [seat];
}

/** Whoever plays several seats of this table in one browser has no secrets between them. */
export function keepNoSecrets(id: string): void {
  kept.set(`open.${id}`, "yes");
}

export function hasSecrets(id: string): boolean {
  return kept.get(`open.${id}`) !== "yes";
}

/** Lay a table, take the seats that are mine, let bots have the others, and begin. */
export async function playNow(mode: Mode, mine: readonly string[]): Promise<TableInfo> {
  await guest();
  const playable = (await api.games())[mode.game]!;
  const bot = `bot:${bestBot(playable)}`;
  const players = mode.seats.map((seat) => [seat, mine.includes(seat) ? "me" : bot]);
  const made = await api.create({
    game: mode.game,
    name: t(`mode-${mode.id}`),
    seats: inTableOrder(mode.seats, playable),
    options: mode.options,
    players: Object.fromEntries(players),
    limit: null,
    pace: pace.value,
  } satisfies NewTable);
  if (mine.length > 1) keepNoSecrets(made.id);
  await giveWordsAt(made).catch(() => undefined); // without them the game begins as well
  return api.start(made.id);
}
