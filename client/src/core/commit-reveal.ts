/**
 * Every player puts a word into the chance of a game, so that nobody alone can choose its cards.
 * Before the game begins this browser commits to a random word for each of its seats, and reveals it
 * as soon as everybody who plays has committed. The player need not do anything (docs/server.md).
 */

import type { Seated, TableInfo } from "../wire/protocol";
import { api } from "./api";
import { sha256 } from "./sha256";
import { storage } from "./storage";

/** A word of this browser, with the seal and the commitments of all seats before it was revealed. */
interface OwnWord {
  word: string;
  seal: string;
  saw: Record<string, string>;
}

/** The words of this page, for a browser that stores nothing. */
const memory = new Map<string, string>();
/**
 * Seats where this page has replaced the commitment of another page. It does so once: two pages
 * that replaced each other's would never end.
 */
const replaced = new Set<string>();
/** Requests under way, by table. */
const pending = new Map<string, Promise<unknown>>();

export function commitmentTo(seat: string, word: string): string {
  return sha256(`landsraad word ${seat} ${word}`);
}

/** Whether a person plays a seat: then the others wait for their commitment. */
export function isPerson({ name, bot }: Seated): boolean {
  return name !== null && bot === null;
}

// Submitting.

/** Commit and reveal as far as possible now. What fails is tried again at the next change. */
export function submitWords({ id, started, seats }: TableInfo): void {
  if (started || !ownSeats(seats).some(({ word }) => word === null)) return;
  // This news of the table may be older than what this browser has sent since.
  const submit = async () => submitWordsAt(await api.table(id));
  const previous = pending.get(id) ?? Promise.resolve();
  pending.set(
    id,
    previous.then(submit).catch(() => undefined),
  );
}

/** Resolves when the requests under way are done. */
export async function wordsSubmitted(id: string): Promise<void> {
  await pending.get(id);
}

/** Commit for each seat of this browser, then reveal if nobody else has to commit. */
export async function submitWordsAt(current: TableInfo): Promise<void> {
  let table = current;
  for (const { seat } of ownSeats(table.seats).filter((seated) => mustCommit(table, seated))) {
    const own: OwnWord = { word: newWord(), seal: table.seal, saw: {} };
    save(table.id, seat, own);
    table = await api.commit(table.id, seat, commitmentTo(seat, own.word));
  }
  const open = table.seats.some((seated) => isPerson(seated) && seated.commitment === null);
  if (table.started || open) return;
  const saw = Object.fromEntries(
    table.seats.map(({ seat, commitment }) => [seat, commitment ?? ""]),
  );
  for (const { seat, commitment, word } of ownSeats(table.seats)) {
    const own = load(table.id, seat);
    if (word !== null || !own || commitmentTo(seat, own.word) !== commitment) continue;
    save(table.id, seat, { ...own, saw });
    await api.reveal(table.id, seat, own.word);
  }
}

const ownSeats = (seats: Seated[]): Seated[] =>
  seats.filter((seated) => seated.mine && isPerson(seated));

function mustCommit({ id, started, seats }: TableInfo, { seat, commitment }: Seated): boolean {
  if (started || seats.some(({ word }) => word !== null)) return false;
  if (commitment === null) return true;
  const own = load(id, seat);
  const place = `${id}/${seat}`;
  if ((own && commitmentTo(seat, own.word) === commitment) || replaced.has(place)) return false;
  replaced.add(place);
  return true;
}

/** 128 random bits in base64url. */
function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function save(id: string, seat: string, own: OwnWord): void {
  const text = JSON.stringify(own);
  memory.set(`${id}.${seat}`, text);
  storage.set(`word.${id}.${seat}`, text);
}

function load(id: string, seat: string): OwnWord | null {
  const text = storage.get(`word.${id}.${seat}`) ?? memory.get(`${id}.${seat}`);
  return text ? (JSON.parse(text) as OwnWord) : null;
}

// Checking.

/** Whether seal and words are those that everybody had committed to when this browser revealed its own. */
export function matchesCommitments({ id, seal, seats }: TableInfo): boolean {
  const fits = (saw: Record<string, string>) =>
    seats.every(({ seat, word }) => word === null || saw[seat] === commitmentTo(seat, word));
  const shown = Object.fromEntries(
    seats.map(({ seat, commitment, word }) => [seat, commitment ?? commitmentTo(seat, word ?? "")]),
  );
  const revealed = seats.flatMap(({ seat, word }) => {
    const own = load(id, seat);
    return own?.word === word ? [own] : [];
  });
  return fits(shown) && revealed.every((own) => own.seal === seal && fits(own.saw));
}
