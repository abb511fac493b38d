/** Names and counters on both maps: nothing lies on anything else, and everything can be read. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as arrakis from "../../client/src/arrakis/counters";
import * as dune from "../../client/src/dune/counters";
import arrakisEn from "../../client/generated/arrakis.names.en.json";
import arrakisIt from "../../client/generated/arrakis.names.it.json";
import duneEn from "../../client/generated/dune.names.en.json";
import duneIt from "../../client/generated/dune.names.it.json";
import { arrange, atOnce } from "../../client/src/map/layout/arrange";
import { meet } from "../../client/src/map/layout/boxes";
import { survey } from "../../client/src/map/layout/ground";
import type { Ground } from "../../client/src/map/layout/ground";
import { SMALLEST } from "../../client/src/map/layout/names";
import { FAR, boundsOf } from "../../client/src/map/layout/plan";
import type { Plan, Stacks } from "../../client/src/map/layout/plan";
import { faultsIn } from "./layout-faults";

const UNITS = 1000;
/** The board's frame in windows of 1280 × 720, of 1440 × 900, and on a phone. */
const FRAMES = [
  [944, 676],
  [1076, 856],
  [390, 520],
] as const;

type Names = Record<string, string>;

const GAMES: Record<string, { names: Names[]; plan: (nameOf: (id: string) => string) => Plan }> = {
  dune: { names: [duneEn, duneIt], plan: dune.planOf },
  arrakis: { names: [arrakisEn, arrakisIt], plan: arrakis.planOf },
};

/** Written by tools/stackings.py; some of what many games reach, if another file is named. */
const FILE = process.env["STACKINGS"] ?? "../tests/stackings.json";
const boards = JSON.parse(readFileSync(FILE, "utf8")) as Partial<{
  dune: Parameters<typeof dune.stacksOn>[0][];
  arrakis: Parameters<typeof arrakis.stacksOn>[0][];
}>;

/** Of the sample every fourth board, unless all that is tested is tested (tests/soak.py). */
const STEP = process.env["STACKINGS"] || process.env["SOAK"] === "1" ? 1 : 4;
const chosen = (_: unknown, at: number): boolean => at % STEP === 0;

const STACKINGS: Record<string, Stacks[] | undefined> = {
  dune: boards.dune?.filter(chosen).map((board) => dune.stacksOn(board)),
  arrakis: boards.arrakis?.filter(chosen).map((board) => arrakis.stacksOn(board)),
};

function groundOf(plan: Plan, frame: readonly [number, number]): Ground {
  const scale = Math.min(...frame) / UNITS;
  return atOnce(survey(plan, boundsOf(UNITS, scale, frame), scale));
}

for (const [game, { names, plan }] of Object.entries(GAMES)) {
  const stackings = STACKINGS[game];
  if (!stackings) continue;
  for (const [language, words] of names.entries()) {
    for (const frame of FRAMES) {
      const title = `${game}, ${["English", "Italian"][language]!}, ${frame.join(" × ")}`;

      const map = plan((id) => words[id]!);
      const ground = groundOf(map, frame);

      test(`${title}: nothing lies on anything else`, () => {
        const faults = stackings.flatMap((stacks) =>
          faultsIn(ground, atOnce(arrange(ground, stacks))),
        );

        assert.ok(stackings.length > 0);
        assert.deepEqual(faults, []);
      });

      test(`${title}: no plate stands where it would be read as being there`, () => {
        const misread = stackings.flatMap((stacks) =>
          atOnce(arrange(ground, stacks)).trays.filter((tray) =>
            ground.common.some((common) => common.id !== tray.cell && meet(common, tray)),
          ),
        );

        assert.deepEqual(
          misread.map(({ cell }) => cell),
          [],
        );
      });

      test(`${title}: names can be read`, () => {
        const { names: written, scale } = ground;
        const wanted = map.lands.filter(
          ({ from, rank }) => from <= scale && (scale >= FAR || rank === 0),
        );

        assert.deepEqual(
          wanted.filter(({ id }) => !written.some((name) => name.id === id)).map(({ id }) => id),
          [],
        );
        assert.ok(written.every(({ size }) => size >= SMALLEST));
      });
    }
  }
}
