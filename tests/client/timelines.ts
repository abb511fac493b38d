/** How long what each pair of eyes saw of some actions is shown, and what the longest lot takes. */

import { readFileSync, writeFileSync } from "node:fs";
import type { GameEvent } from "../../client/src/core/game-ui";
import { arrakisScenes } from "../../client/src/stage/arrakis-scenes";
import { LOT, duneScenes } from "../../client/src/stage/dune-scenes";
import { timeline } from "../../client/src/stage/timeline";
import type { Pace, Timeline } from "../../client/src/stage/timeline";

const [asked, answered] = process.argv.slice(2);
const { game, takes } = JSON.parse(readFileSync(asked!, "utf-8")) as {
  game: string;
  /** Of each action, by eyes. */
  takes: Record<string, GameEvent[]>[];
};
const table = game === "dune" ? duneScenes : arrakisScenes;

const shown = (eyes: string, events: GameEvent[], pace: Pace): Timeline =>
  timeline({ events }, table, { eyes: eyes || null, pace });

const lot = ({ cues }: Timeline): number =>
  Math.max(0, ...cues.filter(({ scene }) => scene === LOT).map(({ ms }) => ms));

const found = takes.map((seen) => {
  const all = Object.entries(seen).map(([eyes, events]) => shown(eyes, events, "calm"));
  const brisk = Object.entries(seen).map(([eyes, events]) => shown(eyes, events, "brisk"));
  return {
    lengths: [...new Set(all.map(({ length }) => length))],
    brisk: [...new Set(brisk.map(({ length }) => length))],
    lot: Math.max(...all.map(lot)),
    text: JSON.stringify(all[0]),
  };
});
writeFileSync(answered!, JSON.stringify(found));
