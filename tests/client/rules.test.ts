/** The reasons of rules: where the sentence of a refusal stands. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { sentenceOf } from "../../client/src/core/rules";
import type { Rule } from "../../client/src/core/rules";

const rule = (id: string, why: Rule["why"]): Rule => ({
  id,
  chapter: "bid",
  title: "",
  text: "",
  source: "",
  why,
  options: [],
});

const LOW = "The last bid is {bid}.";
const OPEN = rule("T-BID-1", {});
const HIGHER = rule("T-BID-2", { too_low: LOW });
const RULES = [OPEN, HIGHER];

test("a reason stands beside its rule", () => {
  assert.equal(sentenceOf(RULES, HIGHER, "too_low"), LOW);
  assert.equal(sentenceOf(RULES, OPEN, "too_low"), undefined);
  assert.equal(sentenceOf(RULES, HIGHER, ""), undefined);
});

test("a rule may give the reason of another one", () => {
  assert.equal(sentenceOf(RULES, OPEN, "T-BID-2.too_low"), LOW);
  assert.equal(sentenceOf(RULES, OPEN, "T-BID-9.too_low"), undefined);
});
