/** The players' words in the chance of a game, against a server that only exists in this file. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { sha256 } from "../../client/src/core/sha256";
import type { Seated, TableInfo } from "../../client/src/wire/protocol";

const stored = new Map<string, string>();
let table: TableInfo;
let asked: string[];

Object.assign(globalThis, {
  localStorage: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  },
  location: { protocol: "http:", host: "table.test", pathname: "/", search: "", hash: "" },
  fetch: (address: string, { method, body }: { method: string; body?: string }) => {
    const [, seat, what] = /seats\/(\w+)\/(\w+)$/.exec(address) ?? [];
    asked.push(what ? `${method} ${what} ${seat}` : method);
    if (what) Object.assign(seated(seat!), JSON.parse(body!));
    return Promise.resolve(Response.json(table));
  },
});

const { commitmentTo, submitWords, matchesCommitments, wordsSubmitted } =
  await import("../../client/src/core/commit-reveal");

const person = (seat: string, mine: boolean): Seated => ({
  ...{ seat, name: "Irulan", bot: null, here: true, mine, commitment: null, word: null },
  ...{ swap: null, open: false, newcomers: [] },
});
const seated = (seat: string): Seated => table.seats.find((one) => one.seat === seat)!;

let number = 0;
beforeEach(() => {
  asked = [];
  stored.clear();
  const seats = [person("paul", true), person("feyd", false)];
  table = { id: `table-${++number}`, seal: "5ea1", started: false, seats } as unknown as TableInfo;
});

/** As the lobby does at every change. */
async function told(): Promise<void> {
  submitWords(structuredClone(table));
  await wordsSubmitted(table.id);
}

function commits(seat: string, word: string): void {
  seated(seat).commitment = commitmentTo(seat, word);
}

test("hashes are those of everybody", () => {
  const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  assert.equal(sha256(""), empty);
  assert.equal(sha256("abc"), abc);
  for (let length = 0; length < 200; length++) {
    const text = "Arrakis è un deserto 🏜".repeat(9).slice(0, length);
    const safe = text.isWellFormed() ? text : text.slice(0, -1);
    assert.equal(sha256(safe), createHash("sha256").update(safe).digest("hex"));
  }
});

test("a commitment is the one that the server knows", () => {
  const hash = "1418b8e97a2e8842ca3d955dd4f959c4215468fe9d2037ea65d84477498843b7";
  assert.equal(commitmentTo("paul", "the sleeper must awaken"), hash);
});

test("alone, a word is revealed at once", async () => {
  table.seats[1] = { ...person("feyd", false), name: null, bot: "recruit" };
  await told();

  assert.deepEqual(asked, ["GET", "PUT commitment paul", "PUT word paul"]);
  assert.match(seated("paul").word!, /^[\w-]{22}$/);
  assert.equal(seated("paul").commitment, commitmentTo("paul", seated("paul").word!));
  await told();
  assert.equal(asked.length, 3);
});

test("a word is revealed when everybody has committed, and not before", async () => {
  await told();
  assert.equal(seated("paul").word, null);

  commits("feyd", "feel my blade");
  await told();

  assert.deepEqual(asked, ["GET", "PUT commitment paul", "GET", "PUT word paul"]);
  assert.ok(matchesCommitments(table));
});

test("words that have become void are drawn anew", async () => {
  commits("feyd", "feel my blade");
  await told();
  const first = seated("paul").word;
  table.seats.forEach((one) => Object.assign(one, { commitment: null, word: null }));
  await told();
  commits("feyd", "again");
  await told();

  assert.ok(first);
  assert.ok(seated("paul").word);
  assert.notEqual(seated("paul").word, first);
});

test("several changes at once lead to one word", async () => {
  commits("feyd", "feel my blade");
  submitWords(structuredClone(table));
  submitWords(structuredClone(table));
  await told();

  assert.deepEqual(
    asked.filter((one) => one !== "GET"),
    ["PUT commitment paul", "PUT word paul"],
  );
});

test("a commitment of another page is replaced once, as long as no word is revealed", async () => {
  commits("paul", "of another page");
  await told();
  assert.deepEqual(asked, ["GET", "PUT commitment paul"]);

  commits("paul", "of another page again");
  await told();
  assert.deepEqual(asked, ["GET", "PUT commitment paul", "GET"]);
});

test("who comes too late to commit says nothing", async () => {
  Object.assign(seated("feyd"), { commitment: commitmentTo("feyd", "x"), word: "x" });
  await told();

  assert.deepEqual(asked, ["GET"]);
});

test("nothing is said for a bot, at another's seat, or after the beginning", async () => {
  seated("paul").bot = "recruit";
  await told();
  table.seats[0] = { ...person("paul", false) };
  await told();
  table.seats[0] = { ...person("paul", true) };
  table.started = true;
  await told();

  assert.deepEqual(asked, []);
});

test("an exchanged word or seal is noticed", async () => {
  commits("feyd", "feel my blade");
  await told();
  seated("feyd").word = "feel my blade";
  assert.ok(matchesCommitments(table));

  table.seal = "another";
  assert.ok(!matchesCommitments(table));
  table.seal = "5ea1";
  seated("feyd").word = "chosen later";
  commits("feyd", "chosen later");
  assert.ok(!matchesCommitments(table));
});

test("a browser that keeps nothing gives a word as well", async () => {
  const { localStorage } = globalThis;
  Object.assign(globalThis, { localStorage: undefined });
  commits("feyd", "feel my blade");
  await told();
  Object.assign(globalThis, { localStorage });

  assert.ok(seated("paul").word);
});
