/** Where the words come from: each language of each game is a file of its own, fetched when needed. */

import type { CatalogueFiles } from "./game-manifest";
import { MANIFESTS } from "./manifests";
import type { Catalogue, Language } from "./texts";

const GENERAL: CatalogueFiles["messages"] = {
  en: [
    () => import("../../../src/landsraad/texts/en.ftl"),
    () => import("../../texts/en.ftl"),
    () => import("../../texts/server.en.ftl"),
    () => import("../../texts/tables.en.ftl"),
    () => import("../../texts/attention.en.ftl"),
  ],
  it: [
    () => import("../../../src/landsraad/texts/it.ftl"),
    () => import("../../texts/it.ftl"),
    () => import("../../texts/server.it.ftl"),
    () => import("../../texts/tables.it.ftl"),
    () => import("../../texts/attention.it.ftl"),
  ],
};

/** The words of a game's house rules are a catalogue of their own, and those of its lessons. */
export const switchCatalogueOf = (game: string): string => `${game}.switches`;
export const lessonCatalogueOf = (game: string): string => `${game}.lessons`;

function filesOf(name: string): CatalogueFiles | undefined {
  const [game = "", part] = name.split(".");
  const manifest = MANIFESTS[game];
  if (part === "switches") return manifest?.switchCatalogue;
  return part === "lessons" ? manifest?.lessonCatalogue : manifest?.catalogue;
}

/** All messages of a catalogue in a language: the general ones first, which a game may replace. */
export async function loadCatalogue(name: string, language: Language): Promise<Catalogue> {
  const files = filesOf(name);
  const messages = [...GENERAL[language], ...(files?.messages[language] ?? [])];
  const sources = await Promise.all(messages.map((load) => load()));
  const names = await files?.names?.[language]();
  return { sources: sources.map((source) => source.default), names: names?.default ?? {} };
}
