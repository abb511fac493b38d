/**
 * My word in the chance of a game, so that nobody else can choose its cards. Before the game begins
 * this browser commits to a random word for each of my seats, and reveals it as soon as everybody
 * who plays has committed. Nobody has to do anything for it (docs/server.md).
 */

import type { Seated, TableInfo } from "../wire/protocol";
import { api } from "./api";
import { kept } from "./kept";
import { sha256 } from "./sha256";

/** A word of mine, and what I saw before I revealed it: the seal and everybody's commitment. */
interface MyWord {
  word: string;
  seal: string;
  saw: Record<string, string>;
}

/** Words of this page; a browser that keeps nothing knows no others. */
const here = new Map<string, string>();
/** Seats where this page has replaced another's commitment: once, or two pages would go on for ever. */
const replaced = new Set<string>();
/** What is under way, by table. */
const running = new Map<string, Promise<unknown>>();

export function commitmentTo(seat: string, word: string): string {
  return sha256(`landsraad word ${seat} ${word}`);
}

/** Whether a person plays a seat: then the others wait for its commitment. */
export function isExpected({ name, bot }: Seated): boolean {
  return name !== null && bot === null;
}

// Giving.

/** Give what can be given now, one after the other. What goes wrong is tried at the next change. */
export function giveWords(told: TableInfo): void {
  if (told.started || !mine(told).some(({ word }) => word === null)) return;
  const give = async () => {
    // What was told may be older than what this browser has said since.
    await giveWordsAt(await api.table(told.id));
  };
  const after = running.get(told.id) ?? Promise.resolve();
  running.set(told.id, after.then(give).catch(() => undefined));
}

/** Until what is under way has arrived. */
export async function wordsGiven(id: string): Promise<void> {
  await running.get(id);
}

/** Commit for each of my seats, then reveal if nobody else has to commit. */
export async function giveWordsAt(now: TableInfo): Promise<void> {
  let table = now;
  for (const { seat } of mine(table).filter((seated) => mustCommit(table, seated))) {
    const known: MyWord = { word: newWord(), seal: table.seal, saw: {} };
    remember(table.id, seat, known);
    table = await api.commit(table.id, seat, commitmentTo(seat, known.word));
  }
  const open = table.seats.some((seated) => isExpected(seated) && seated.commitment === null);
  if (table.started || open) return;
  const saw = Object.fromEntries(
    table.seats.map(({ seat, commitment }) => [seat, commitment ?? ""]),
  );
  for (const { seat, commitment, word } of mine(table)) {
    const known = recall(table.id, seat);
    if (word !== null || !known || commitmentTo(seat, known.word) !== commitment) continue;
    remember(table.id, seat, { ...known, saw });
    await api.reveal(table.id, seat, known.word);
  }
}

const mine = ({ seats }: TableInfo) => seats.filter((seated) => seated.mine && isExpected(seated));

function mustCommit({ id, started, seats }: TableInfo, { seat, commitment }: Seated): boolean {
  if (started || seats.some(({ word }) => word !== null)) return false;
  if (commitment === null) return true;
  const known = recall(id, seat);
  const place = `${id}/${seat}`;
  if ((known && commitmentTo(seat, known.word) === commitment) || replaced.has(place)) return false;
  replaced.add(place);
  return true;
}

/** 128 bits, as base64url writes them. */
function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function remember(id: string, seat: string, known: MyWord): void {
  const text = JSON.stringify(known);
  here.set(`${id}.${seat}`, text);
  kept.set(`word.${id}.${seat}`, text);
}

function recall(id: string, seat: string): MyWord | null {
  const text = kept.get(`word.${id}.${seat}`) ?? here.get(`${id}.${seat}`);
  return text ? (JSON.parse(text) as MyWord) : null;
}

// Checking.

/** Whether seal and words are those that everybody was bound to when this browser revealed mine. */
export function isAsSeen({ id, seal, seats }: TableInfo): boolean {
  const fits = (saw: Record<string, string>) =>
    seats.every(({ seat, word }) => word === null || saw[seat] === commitmentTo(seat, word));
  const told = Object.fromEntries(
    seats.map(({ seat, commitment, word }) => [seat, commitment ?? commitmentTo(seat, word ?? "")]),
  );
  const mine = seats.flatMap(({ seat, word }) => {
    const known = recall(id, seat);
    return known && known.word === word ? [known] : [];
  });
  return fits(told) && mine.every((known) => known.seal === seal && fits(known.saw));
}
