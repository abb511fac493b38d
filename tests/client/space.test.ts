/** The choice algebra in TypeScript, on its own: tables of small spaces that can be counted by hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Draft, union } from "../../client/src/core/draft";
import { at, contains, find, kinds, list, size } from "../../client/src/core/space";
import type { Json, Space } from "../../client/src/core/space";

const cells: Space = { listed: ["arrakeen", "carthag", "tabr"] };
const product = (fields: Record<string, Space>, kind = "ship", seat = "guild"): Space => ({
  product: kind,
  seat,
  fields,
});

const SPACES: [string, Space, bigint][] = [
  ["nothing", { listed: [] }, 0n],
  ["a list", cells, 3n],
  ["a range", { range: [2, 5] }, 4n],
  ["an empty range", { range: [3, 2] }, 0n],
  ["pairs of three", { subsets: cells, low: 2, high: 2 }, 3n],
  ["any of three", { subsets: cells, low: 0, high: 3 }, 8n],
  [
    "two of two kinds",
    { counts: { listed: ["a", "b"] }, limits: [2, 2], least: [0, 0], low: 2, high: 2 },
    3n,
  ],
  [
    "with a least",
    { counts: { listed: ["a", "b"] }, limits: [3, 2], least: [1, 0], low: 1, high: 3 },
    6n,
  ],
  ["a product", product({ to: cells, forces: { range: [1, 4] } }), 12n],
  ["a sum", { sum: [product({ to: cells }), { listed: [{ kind: "pass", seat: "guild" }] }] }, 4n],
  ["many plans", { subsets: { range: [1, 80] }, low: 0, high: 80 }, 2n ** 80n],
];

for (const [name, space, expected] of SPACES) {
  test(`size: ${name}`, () => assert.equal(size(space), expected));

  test(`each choice is found where it stands: ${name}`, () => {
    const length = size(space) < 200n ? size(space) : 200n;
    const seen = new Set<string>();
    for (let index = 0n; index < length; index++) {
      const choice = at(space, index);
      assert.equal(find(space, choice), index);
      seen.add(JSON.stringify(choice));
    }
    assert.equal(BigInt(seen.size), length);
  });
}

const FOREIGN: [string, Space, Json][] = [
  ["true is not 1", { range: [0, 3] }, true],
  ["a half is no whole number", { range: [0, 3] }, 0.5],
  ["members keep their order", { subsets: cells, low: 0, high: 3 }, ["carthag", "arrakeen"]],
  ["a member stands once", { subsets: cells, low: 0, high: 3 }, ["tabr", "tabr"]],
  [
    "none is not said",
    { counts: cells, limits: [1, 1, 1], least: [0, 0, 0], low: 0, high: 3 },
    [["tabr", 0]],
  ],
  [
    "at most its limit",
    { counts: cells, limits: [1, 1, 1], least: [0, 0, 0], low: 0, high: 3 },
    [["tabr", 2]],
  ],
  ["somebody else's action", product({ to: cells }), { kind: "ship", seat: "emperor", to: "tabr" }],
  [
    "a field too many",
    product({ to: cells }),
    { kind: "ship", seat: "guild", to: "tabr", by: "sea" },
  ],
  ["a field too few", product({ to: cells }), { kind: "ship", seat: "guild" }],
];

for (const [name, space, value] of FOREIGN) {
  test(`not offered: ${name}`, () => assert.equal(contains(space, value), false));
}

test("a long space is not listed", () => {
  assert.equal(list({ range: [1, 10] }, 9), null);
  assert.deepEqual(list({ range: [1, 3] }, 3), [1, 2, 3]);
});

const bid: Space = {
  sum: [
    product({ to: { listed: ["arrakeen"] }, forces: { range: [1, 2] } }),
    product({ to: { listed: ["carthag", "tabr"] }, forces: { range: [1, 9] } }),
    { listed: [{ kind: "pass", seat: "guild" }] },
  ],
};

test("a draft asks for the kind first", () => {
  const draft = new Draft(bid);

  assert.deepEqual(draft.kinds, ["ship", "pass"]);
  assert.equal(draft.kind, "");
  assert.deepEqual(draft.of("pass").complete(), { kind: "pass", seat: "guild" });
});

test("one field limits another, whichever comes first", () => {
  const draft = new Draft(bid, "ship");

  assert.equal(draft.ways(), 20n);
  assert.deepEqual(draft.with("to", "arrakeen").values("forces"), { range: [1, 2] });
  assert.deepEqual(draft.with("forces", 3).values("to"), { listed: ["carthag", "tabr"] });
  assert.equal(draft.with("to", "arrakeen").with("forces", 3).ways(), 0n);
});

test("what is settled can be opened again", () => {
  const draft = new Draft(bid, "ship").with("to", "arrakeen").with("forces", 2);

  assert.deepEqual(draft.complete(), { kind: "ship", seat: "guild", to: "arrakeen", forces: 2 });
  assert.equal(draft.without("to").complete(), null);
  assert.equal(draft.offers("to", "tabr"), true);
});

test("a field with one value settles itself", () => {
  const draft = new Draft(product({ to: { listed: ["tabr"] }, forces: { range: [4, 4] } }));

  assert.deepEqual(draft.complete(), { kind: "ship", seat: "guild", to: "tabr", forces: 4 });
});

test("listed actions are narrowed like any other", () => {
  const moves: Space = {
    listed: [
      { kind: "move", seat: "guild", from: "a", to: "b" },
      { kind: "move", seat: "guild", from: "a", to: "c" },
      { kind: "move", seat: "guild", from: "b", to: "c" },
    ],
  };
  const draft = new Draft(moves).with("to", "c");

  assert.deepEqual(draft.values("from"), { listed: ["a", "b"] });
  assert.deepEqual(draft.with("from", "b").complete(), moves.listed[2]);
});

test("ranges that touch become one, others stay apart", () => {
  assert.deepEqual(union([{ range: [4, 6] }, { range: [1, 3] }]), { range: [1, 6] });
  assert.equal(size(union([{ range: [1, 2] }, { range: [5, 6] }])), 4n);
});

test("kinds come in the order of the space", () => {
  assert.deepEqual(kinds(bid), ["ship", "pass"]);
});
