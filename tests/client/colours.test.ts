/** The colours of the factions can be told apart, whatever colours somebody sees. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { contrast, distance, seen } from "./colours";
import type { Eyes } from "./colours";

const TOKENS = readFileSync("style/tokens.css", "utf8");
const EYES: readonly Eyes[] = ["normal", "protanopia", "deuteranopia", "tritanopia"];
/** The least distance of any pair, as eyes of each kind see it. */
const LEAST: Record<string, readonly number[]> = {
  dune: [23.9, 16.8, 17.7, 18.3],
  arrakis: [30.3, 22.4, 22.2, 20.8],
};
const SEATS: Record<string, readonly string[]> = {
  dune: ["atreides", "bene_gesserit", "emperor", "fremen", "guild", "harkonnen"],
  arrakis: ["atreides", "harkonnen", "fremen", "corrino", "guild"],
};

/** Custom properties of a block of the style sheet, by the selector that opens it. */
function block(selector: string): Map<string, string> {
  const from = TOKENS.indexOf(`${selector} {`);
  assert.ok(from >= 0, selector);
  const text = TOKENS.slice(from, TOKENS.indexOf("}", from));
  return new Map([...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((it) => [it[1]!, it[2]!]));
}

const COMMON = block(":root");
const OWN: Record<string, Map<string, string>> = {
  dune: new Map(),
  arrakis: block('[data-game="arrakis"]'),
};
const colour = (game: string, name: string): string =>
  OWN[game]!.get(name) ?? COMMON.get(name) ?? assert.fail(name);

function pairs<Thing>(things: readonly Thing[]): [Thing, Thing][] {
  return things.flatMap((one, place) =>
    things.slice(place + 1).map((other): [Thing, Thing] => [one, other]),
  );
}

test("the distance is that of CIEDE2000's published pairs", () => {
  assert.equal(distance([50, 2.6772, -79.7751], [50, 0, -82.7485]).toFixed(4), "2.0425");
  assert.equal(distance([50, 2.5, 0], [73, 25, -18]).toFixed(4), "27.1492");
  assert.equal(
    distance([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387]).toFixed(4),
    "1.2644",
  );
});

/**
 * What lies beside a ring around a place: its light edge, and the grounds of such places. In Dune those
 * are strongholds and sand, in War for Arrakis wherever settlements and sietches are printed.
 */
const RINGS: Record<string, { file: string; edge: RegExp; sides: string[]; grounds: string[] }> = {
  dune: {
    file: "style/dune/board.css",
    edge: /\.dune-holdings \.edge \{\s*stroke: (#[0-9a-f]{6})/,
    sides: SEATS["dune"]!.map((seat) => colour("dune", `seat-${seat}`)),
    grounds: ["#7d3a27", "#e5bf81"],
  },
  arrakis: {
    file: "style/arrakis/pieces.css",
    edge: /\.a-owned \.edge \{\s*stroke: (#[0-9a-f]{6})/,
    sides: ["atreides", "harkonnen"].map((side) => colour("arrakis", `seat-${side}`)),
    grounds: ["#86593f", "#b98a5e", "#e5bf81", "#d2a057"],
  },
};
const LEAST_BESIDE = 15;

for (const [game, { file, edge, sides, grounds }] of Object.entries(RINGS)) {
  const style = readFileSync(file, "utf8");
  const light = edge.exec(style)?.[1] ?? assert.fail(file);
  for (const eyes of EYES) {
    test(`${game}: the ring of whoever holds a place is seen, ${eyes}`, () => {
      for (const beside of [...sides, ...grounds]) {
        const apart = distance(seen(light, eyes), seen(beside, eyes));
        assert.ok(apart >= LEAST_BESIDE, `${beside}: ${apart}`);
      }
    });
  }
}

test("arrakis: rings are drawn in the colours of the sides", () => {
  const style = readFileSync(RINGS["arrakis"]!.file, "utf8");
  for (const side of ["atreides", "harkonnen"]) {
    assert.ok(style.includes(`.a-owned .${side} {\n  stroke: var(--${side});`), side);
    const all = [...style.matchAll(new RegExp(`--${side}: (#[0-9a-f]{6});`, "g"))];
    assert.ok(all.length > 0);
    for (const [, own] of all) assert.equal(own, colour("arrakis", `seat-${side}`));
  }
});

for (const game of ["dune", "arrakis"]) {
  for (const [place, eyes] of EYES.entries()) {
    test(`${game}: seats stay apart, ${eyes}`, () => {
      const fills = SEATS[game]!.map((seat) => seen(colour(game, `seat-${seat}`), eyes));
      const least = Math.min(...pairs(fills).map(([one, other]) => distance(one, other)));
      assert.ok(least >= LEAST[game]![place]! - 0.05, `${least}`);
    });
  }
  test(`${game}: the sign on a seat's colour stands out`, () => {
    for (const seat of SEATS[game]!) {
      const on = contrast(colour(game, `seat-${seat}`), colour(game, `on-seat-${seat}`));
      assert.ok(on >= 3, `${seat}: ${on}`);
    }
  });
}
