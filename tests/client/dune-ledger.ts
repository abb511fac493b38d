/** Answers what the ledger makes of some events, so that a test can compare it with the game. */

import { readFileSync, writeFileSync } from "node:fs";
import type { GameEvent } from "../../client/src/core/game-ui";
import { ledgerOf } from "../../client/src/dune/ledger";

const [, , questions, answers] = process.argv as [string, string, string, string];
const histories = JSON.parse(readFileSync(questions, "utf8")) as GameEvent[][];
const told = histories.map((events) => Object.fromEntries(ledgerOf(events)));
writeFileSync(answers, JSON.stringify(told));
