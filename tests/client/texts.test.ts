/** Words that depend on who reads. */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { Texts, headline, you } from "../../client/src/core/texts";

const texts = new Texts("en", {
  sources: [
    'asked = { $seat-id ->\n    [none] {""}\n   *[other] { $seat }, {""}\n }\n' +
      "ask-bid = { asked }what do you bid?\n" +
      "event-bid = { $seat } bids { $amount }.\n    .you = You bid { $amount }.\n" +
      "event-taken = They take { $area }.\n    .you-fremen = You take { $area }.\n" +
      "event-seen = { $seat } looks.\n    .you = You look at { $card }.\n" +
      "event-worm = { SAME($start-id, $target-id) ->\n    [yes] Here.\n   *[no] From { $start }.\n }\n" +
      "event-storm = In sector { SECTOR($storm) }, { $leader }.\n" +
      "count-special = { $number } specials\n" +
      "count-units-special =\n    { $number } { $owner-id ->\n        [harkonnen] Sardaukar\n       *[other] Fedaykin\n    }\n" +
      "event-roll = { $dice }\nevent-moved = { $units }\n" +
      "pair = { $name }: { $number }\npair-forces = { $number } in { $name }\n" +
      "event-hits = { $attacker } hits { $defender }.\n" +
      "    .you-attacker = You hit { $defender }.\n    .you-defender = { $attacker } hits you.\n" +
      "event-allies = { $seat } wants { $members }.\n    .you = You want { $members-besides }.\n" +
      "    .you-members = { $seat } wants you and { $members-besides }.\n" +
      "event-paid = { $seat } pays{ $paid-others ->\n        [0] .\n       *[other] : { $paid }.\n    }\n" +
      "pair-you = you: { $number }\nentry = { $name } { $value }\nentry-you = you { $value }\n" +
      "event-eaten = { $forces }\nchoice-until-game = the end of the game\n" +
      "event-stands = { $forces }\nevent-dials = { $dials }\nevent-allied = { $alliances }\n",
  ],
  names: { fremen: "Fremen", rep: "Guild Rep." },
});

afterEach(() => {
  you.value = null;
});

test("an event that can be about one seat only may address it without naming it", () => {
  const taken = { kind: "taken", area: "b" };
  assert.equal(texts.event(taken), "They take b.");
  you.value = "fremen";
  assert.equal(texts.event(taken), "You take b.");
  you.value = "guild";
  assert.equal(texts.event(taken), "They take b.");
});

test("whoever plays one seat is addressed as you", () => {
  you.value = "fremen";

  assert.equal(texts.prompt("bid", "fremen"), "what do you bid?");
  assert.equal(texts.event({ kind: "bid", seat: "fremen", amount: 3 }), "You bid 3.");
  assert.equal(texts.event({ kind: "bid", seat: "guild", amount: 3 }), "guild bids 3.");
});

test("whom an event names in another place is addressed as well", () => {
  const hits = { kind: "hits", attacker: "fremen", defender: "guild" };
  const allies = { kind: "allies", members: ["fremen", "guild"] };
  you.value = "fremen";

  assert.equal(texts.event(hits), "You hit guild.");
  assert.equal(texts.event({ ...allies, seat: "fremen" }), "You want guild.");
  assert.equal(texts.event({ ...allies, seat: "guild" }), "guild wants you and guild.");
  assert.equal(texts.event({ kind: "dials", dials: { fremen: 3 } }), "you: 3");
  const eaten = { kind: "eaten", forces: { fremen: "four", guild: "two" } };
  assert.equal(texts.event(eaten), "you four, guild two");
  you.value = "guild";
  assert.equal(texts.event(hits), "Fremen hits you.");
  you.value = "emperor";
  assert.equal(texts.event(hits), "Fremen hits guild.");
});

test("who pays alone is named once", () => {
  const paid = (paid: Record<string, number>) =>
    texts.event({ kind: "paid", seat: "fremen", paid });

  assert.equal(paid({ fremen: 3 }), "Fremen pays.");
  assert.equal(paid({ guild: 3 }), "Fremen pays: guild: 3.");
  assert.equal(paid({ fremen: 1, guild: 2 }), "Fremen pays: Fremen: 1, guild: 2.");
});

test("at one screen everybody is named", () => {
  assert.equal(texts.prompt("bid", "fremen"), "Fremen, what do you bid?");
  assert.equal(texts.event({ kind: "bid", seat: "fremen", amount: 3 }), "Fremen bids 3.");
});

test("what is not known is not said, to oneself neither", () => {
  you.value = "fremen";

  assert.equal(texts.event({ kind: "seen", seat: "fremen" }), "Fremen looks.");
  assert.equal(
    texts.event({ kind: "seen", seat: "fremen", card: "karama" }),
    "You look at karama.",
  );
});

test("a sentence may depend on whether two words are the same", () => {
  assert.equal(texts.event({ kind: "worm", start: "a", target: "a" }), "Here.");
  assert.equal(texts.event({ kind: "worm", start: "a", target: "b" }), "From a.");
});

test("sectors are numbered as on the rim, and a sentence ends with one dot", () => {
  assert.equal(texts.event({ kind: "storm", storm: 0, leader: "rep" }), "In sector 18, Guild Rep.");
  assert.equal(texts.event({ kind: "storm", storm: 9, leader: "rep" }), "In sector 9, Guild Rep.");
});

test("a figure has the name of its side, a die its own", () => {
  assert.equal(
    texts.event({ kind: "moved", side: "harkonnen", units: [["special", 2]] }),
    "2 Sardaukar",
  );
  assert.equal(
    texts.event({ kind: "moved", side: "atreides", units: { special: 2 } }),
    "2 Fedaykin",
  );
  assert.equal(
    texts.event({
      kind: "roll",
      side: "atreides",
      dice: ["special", "special"],
    }),
    "2 specials",
  );
});

test("what is counted in a field is told as that field needs it", () => {
  assert.equal(texts.event({ kind: "stands", forces: [["rep", 3]] }), "3 in Guild Rep.");
  assert.equal(texts.event({ kind: "dials", dials: { fremen: 3 } }), "Fremen: 3");
});

test("groups are kept apart", () => {
  const alliances = [
    ["fremen", "guild"],
    ["emperor", "atreides"],
  ];

  assert.equal(texts.event({ kind: "allied", alliances }), "Fremen, guild; emperor, atreides");
});

test("a heading has no full stop, unless it is of several sentences", () => {
  assert.equal(headline("your action turn."), "Your action turn");
  assert.equal(headline("what do you bid?"), "What do you bid?");
  assert.equal(headline("What goes? It is too much."), "What goes? It is too much.");
});

test("a value to choose has words of its own where the catalogue has some", () => {
  assert.equal(texts.choice("until", "game"), "the end of the game");
  assert.equal(texts.choice("from", "game"), "game");
  assert.equal(texts.choice("until", "rep"), "Guild Rep.");
});
