/** Tells the facts of a box file as the client has them, so that a test can compare: reads one, writes the other. */

import { readFileSync, writeFileSync } from "node:fs";
import { STANDARD, box, unpack } from "../../client/src/arrakis/box";
import { renamed } from "../../client/src/core/texts";
import type { TableInfo } from "../../client/src/wire/protocol";

const [, , file, told] = process.argv as [string, string, string, string];

unpack({ options: { box: readFileSync(file, "utf8") } } as unknown as TableInfo);
const { planning, leaders, prescience, objectives, tokens, ...others } = box.value;
const cards = [planning, leaders, prescience, objectives].flatMap((kind) => [...kind.values()]);
const facts = {
  ...others,
  planning: Object.fromEntries(planning),
  leaders: Object.fromEntries(leaders),
  prescience: Object.fromEntries(prescience),
  objectives: Object.fromEntries(objectives),
  tokens: Object.fromEntries(tokens),
  names: renamed.value,
  reworded: cards.filter((card) => card.reworded).map(({ id }) => id),
};
unpack(null);

writeFileSync(told, JSON.stringify({ ...facts, closed: box.value === STANDARD }));
