/** War for Arrakis, as far as pages know of it that show no table. */

import type { GameManifest, Mode } from "../core/game-manifest";
import { Picture } from "./picture";

const DUEL = ["atreides", "harkonnen"];
const THREE = ["atreides", "house_harkonnen", "corrino"];
const OTHER_THREE = ["house_atreides", "fremen", "harkonnen"];
const FOUR = ["house_atreides", "fremen", "house_harkonnen", "corrino"];
const ATREIDES_PAIR = ["house_atreides", "fremen"];

/** Mahdi leaves nothing open. */
const MAHDI = { game: "arrakis", options: { mode: "mahdi" }, noOptions: true };

const modes: Mode[] = [
  { id: "arrakis-duel", game: "arrakis", options: { mode: "duel" }, seats: DUEL },
  { ...MAHDI, id: "arrakis-mahdi", seats: ["atreides"] },
  { id: "arrakis-guild", game: "arrakis", options: { mode: "duel", guild: true }, seats: DUEL },
  { id: "arrakis-teams3", game: "arrakis", options: { mode: "teams3" }, seats: THREE },
  { id: "arrakis-teams4", game: "arrakis", options: { mode: "teams4" }, seats: FOUR },
  {
    id: "arrakis-teams3-too",
    game: "arrakis",
    options: { mode: "teams3" },
    seats: OTHER_THREE,
    friends: true,
  },
  { ...MAHDI, id: "arrakis-mahdi-two", seats: ATREIDES_PAIR, friends: true },
];

export const manifest: GameManifest = {
  load: () => import("./index"),
  modes,
  chapters: (
    "board unit lead setup round act result spec free move trans battle settle harv veh spice " +
    "worm ride haz card fx pres bg atom station tank end vict team solo guild"
  ).split(" "),
  rules: {
    en: () => import("../../generated/arrakis.rules.en.json"),
    it: () => import("../../generated/arrakis.rules.it.json"),
  },
  art: () => import("../../generated/arrakis.art.svg"),
  catalogue: {
    messages: {
      en: [
        () => import("../../../src/landsraad/arrakis/texts/en.ftl"),
        () => import("../../texts/arrakis.en.ftl"),
      ],
      it: [
        () => import("../../../src/landsraad/arrakis/texts/it.ftl"),
        () => import("../../texts/arrakis.it.ftl"),
      ],
    },
    names: {
      en: () => import("../../generated/arrakis.names.en.json"),
      it: () => import("../../generated/arrakis.names.it.json"),
    },
  },
  switchCatalogue: {
    messages: {
      en: [() => import("../../texts/arrakis.switches.en.ftl")],
      it: [() => import("../../texts/arrakis.switches.it.ftl")],
    },
  },
  lessonNames: ["arrakis_atreides", "arrakis_harkonnen"],
  lessons: () => import("../../generated/arrakis.lessons.json"),
  lessonCatalogue: {
    messages: {
      en: [() => import("../../texts/arrakis.lessons.en.ftl")],
      it: [() => import("../../texts/arrakis.lessons.it.ftl")],
    },
  },
  hasResponseWindows: false,
  hasOwnBox: true,
  Picture,
};
