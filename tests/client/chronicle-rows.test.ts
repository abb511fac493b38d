/** The chronicle as it is read. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { narrowed, rowsOf } from "../../client/src/core/chronicle-rows";
import { extendHistory } from "../../client/src/core/history";

const AUCTION = {
  opens: "sale",
  bids: new Set(["bid"]),
  results: new Set(["sold"]),
};
const TOPICS = {
  battles: new Set(["fight"]),
  moves: new Set<string>(),
  trade: new Set(["sold"]),
};

const told = (...kinds: string[]) =>
  extendHistory(
    [],
    kinds.map((kind) => ({
      kind,
      seat: kind === "fight" ? "guild" : "fremen",
    })),
    0,
  );
const kinds = (entries: readonly { event: { kind: string } }[]) =>
  entries.map(({ event }) => event.kind);

test("an auction is one row, and what comes between stands by itself", () => {
  const rows = rowsOf(told("sale", "bid", "deal", "bid", "sold", "sale", "bid"), AUCTION);

  assert.deepEqual(
    rows.map((row) => [kinds(row.told), kinds(row.folded)]),
    [
      [["sold"], ["sale", "bid", "bid", "sold"]],
      [["deal"], []],
      [["sale"], []],
      [["bid"], []],
    ],
  );
});

test("narrowed to a topic, chapters without any line have no head", () => {
  const lines = told("phase", "sold", "phase", "fight", "phase");

  assert.deepEqual(kinds(narrowed(lines, "battles", TOPICS, null)), ["phase", "fight"]);
  assert.deepEqual(kinds(narrowed(lines, "all", TOPICS, null)), kinds(lines));
});

test("what concerns a seat names it", () => {
  assert.deepEqual(kinds(narrowed(told("sold", "fight"), "mine", TOPICS, "guild")), ["fight"]);
});
