/** Dune, as far as pages know of it that show no table. */

import type { GameManifest, Mode } from "../core/game-manifest";
import { Picture } from "./picture";

const SEATS = ["atreides", "harkonnen", "fremen", "emperor", "guild", "bene_gesserit"];
const PAIRS = [
  ["atreides", "fremen"],
  ["emperor", "harkonnen"],
];

const byRuleset = (ruleset: string): Mode => ({
  id: `dune-${ruleset}`,
  game: "dune",
  options: { ruleset },
  seats: SEATS,
  mayLeaveOut: true,
  dealtEach: 1,
});

export const manifest: GameManifest = {
  load: () => import("./index"),
  modes: [
    byRuleset("basic"),
    byRuleset("advanced"),
    byRuleset("tournament"),
    {
      id: "dune-pairs",
      game: "dune",
      options: { ruleset: "advanced", pairs: PAIRS },
      seats: PAIRS.flat(),
      together: PAIRS,
      dealtEach: 2,
    },
  ],
  chapters: (
    "game setup storm spice charity bidding revival ship move advisor battle collect victory " +
    "alliance karama deal secret"
  ).split(" "),
  rules: {
    en: () => import("../../generated/dune.rules.en.json"),
    it: () => import("../../generated/dune.rules.it.json"),
  },
  art: () => import("../../generated/dune.art.svg"),
  catalogue: {
    messages: {
      en: [
        () => import("../../../src/landsraad/dune/texts/en.ftl"),
        () => import("../../texts/dune.en.ftl"),
      ],
      it: [
        () => import("../../../src/landsraad/dune/texts/it.ftl"),
        () => import("../../texts/dune.it.ftl"),
      ],
    },
    names: {
      en: () => import("../../generated/dune.names.en.json"),
      it: () => import("../../generated/dune.names.it.json"),
    },
  },
  switchCatalogue: {
    messages: {
      en: [() => import("../../texts/dune.switches.en.ftl")],
      it: [() => import("../../texts/dune.switches.it.ftl")],
    },
  },
  lessonNames: ["dune"],
  lessons: () => import("../../generated/dune.lessons.json"),
  lessonCatalogue: {
    messages: {
      en: [() => import("../../texts/dune.lessons.en.ftl")],
      it: [() => import("../../texts/dune.lessons.it.ftl")],
    },
  },
  hasResponseWindows: true,
  hasOwnBox: false,
  Picture,
};
