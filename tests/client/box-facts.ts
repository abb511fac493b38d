/** Tells the facts of a box file as the client has them, so that a test can compare: reads one, writes the other. */

import { readFileSync, writeFileSync } from "node:fs";
import { STANDARD, box, openBox } from "../../client/src/arrakis/box";
import { parseBox } from "../../client/src/core/own-box";
import { nameOverrides } from "../../client/src/core/texts";

const [, , file, told] = process.argv as [string, string, string, string];

openBox(parseBox(readFileSync(file, "utf8")));
const { planning, leaders, prescience, objectives, tokens, ...others } = box.value;
const cards = [planning, leaders, prescience, objectives].flatMap((kind) => [...kind.values()]);
const facts = {
  ...others,
  planning: Object.fromEntries(planning),
  leaders: Object.fromEntries(leaders),
  prescience: Object.fromEntries(prescience),
  objectives: Object.fromEntries(objectives),
  tokens: Object.fromEntries(tokens),
  names: nameOverrides.value,
  reworded: cards.filter((card) => card.reworded).map(({ id }) => id),
};
openBox(null);

writeFileSync(told, JSON.stringify({ ...facts, closed: box.value === STANDARD }));
