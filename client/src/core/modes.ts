/** Ways to play, and how a table for one of them is set up. */

import type { TableInfo } from "../wire/protocol";
import { api, currentGuest } from "./api";
import type { NewTable, Playable } from "./api";
import { submitWordsAt } from "./commit-reveal";
import type { Mode } from "./game-manifest";
import { MANIFESTS } from "./manifests";
import { OPPONENTS, TEMPERS, opponent, pace, temper } from "./preferences";
import type { Opponent, Temper } from "./preferences";
import { same } from "./space";
import type { Json } from "./space";
import { storage } from "./storage";
import { t } from "./texts";

/** What is played at a table, by name: the game, and the mode where it is one of ours. */
export function nameOfGame({ game, options, seats }: TableInfo): string {
  const fits = (mode: Mode) =>
    seats.every(({ seat }) => mode.dealtEach !== undefined || mode.seats.includes(seat)) &&
    Object.entries(mode.options).every(([name, value]) => isLike(options[name], value));
  const precision = (mode: Mode) => Object.keys(mode.options).length;
  const fitting = MANIFESTS[game]?.modes.filter(fits) ?? [];
  const [mode] = fitting.sort((one, other) => precision(other) - precision(one));
  const name = t(`game-${game}`);
  return mode ? t("game-and-mode", { game: name, mode: t(`mode-${mode.id}`) }) : name;
}

/** Whether an option is as in a mode; pairs of seats may have been dealt, and be others. */
function isLike(value: unknown, usual: Json): boolean {
  if (Array.isArray(usual)) return Array.isArray(value) && value.length === usual.length;
  return same(value, usual);
}

/** The order that the seats sit in, as the game lists them. */
export function inTableOrder(seats: string[], { seats: known }: Playable): string[] {
  return known.filter((seat) => seats.includes(seat));
}

/** The bot that takes seats at a table. */
export const botFor = async (game: string): Promise<string> => likedBot((await api.games())[game]!);

/** The bots that can be chosen to play a game against. */
export function opponentsIn({ bots }: Playable): Opponent[] {
  return OPPONENTS.filter((name) => bots.includes(name));
}

/** The temperaments that the chosen bots can have; none if they have none. */
export function tempersIn({ bots }: Playable): Temper[] {
  return temperedOf(bots).length > 0 ? [...TEMPERS] : [];
}

/** The chosen bots that have a temperament. */
function temperedOf(bots: readonly string[]): string[] {
  return bots.filter((bot) => bot.startsWith(`${opponent.value}_`));
}

/** The bot that this reader plays against, where the game has it; at a mixed table each place has its own. */
function likedBot({ bots }: Playable, place = 0): string {
  const level = bots.includes(opponent.value) ? opponent.value : (bots[0] ?? "random");
  const tempered = temperedOf(bots);
  if (temper.value === "mixed") return tempered[place % tempered.length] ?? level;
  return tempered.find((bot) => bot === `${level}_${temper.value}`) ?? level;
}

/** The seats of whoever plays this one. */
export function playedWith({ together = [] }: Mode, seat: string): string[] {
  return together.find((seats) => seats.includes(seat)) ?? [seat];
}

/** Let this browser switch between its seats at a table without asking who looks. */
export function disablePrivacy(id: string): void {
  storage.set(`open.${id}`, "yes");
}

/** Whether the seats of this browser have secrets from each other. */
export function hasPrivacy(id: string): boolean {
  return storage.get(`open.${id}`) !== "yes";
}

/** Create a table, take the seats that are mine, give the others to bots, and begin. */
export async function playNow(mode: Mode, mine: readonly string[]): Promise<TableInfo> {
  await currentGuest();
  const playable = (await api.games())[mode.game]!;
  const players = mode.seats.map((seat, place) => {
    return [seat, mine.includes(seat) ? "me" : `bot:${likedBot(playable, place)}`] as const;
  });
  const table = await api.create({
    game: mode.game,
    name: t(`mode-${mode.id}`),
    seats: inTableOrder(mode.seats, playable),
    options: mode.options,
    players: Object.fromEntries(players),
    limit: null,
    pace: pace.value,
    hotseat: mine.length > 1,
  } satisfies NewTable);
  if (mine.length > 1) disablePrivacy(table.id);
  await submitWordsAt(table).catch(() => undefined); // without them the game begins as well
  return api.start(table.id);
}
