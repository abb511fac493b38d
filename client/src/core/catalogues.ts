/** Where the words come from: each language of each game is a part of its own, fetched when needed. */

import type { Catalogue, Language } from "./texts";

type Part = Promise<{ default: string }>;
type Names = Promise<{ default: Record<string, string> }>;

interface Sources {
  parts: Record<Language, () => Part[]>;
  names?: Record<Language, () => Names>;
}

const GENERAL: Record<Language, () => Part[]> = {
  en: () => [import("../../../src/landsraad/texts/en.ftl"), import("../../texts/en.ftl")],
  it: () => [import("../../../src/landsraad/texts/it.ftl"), import("../../texts/it.ftl")],
};

const GAMES: Record<string, Sources> = {
  dune: {
    parts: {
      en: () => [
        import("../../../src/landsraad/dune/texts/en.ftl"),
        import("../../texts/dune.en.ftl"),
      ],
      it: () => [
        import("../../../src/landsraad/dune/texts/it.ftl"),
        import("../../texts/dune.it.ftl"),
      ],
    },
    names: {
      en: () => import("../../generated/dune.names.en.json"),
      it: () => import("../../generated/dune.names.it.json"),
    },
  },
  "dune.switches": {
    parts: {
      en: () => [import("../../texts/dune.switches.en.ftl")],
      it: () => [import("../../texts/dune.switches.it.ftl")],
    },
  },
  arrakis: {
    parts: {
      en: () => [
        import("../../../src/landsraad/arrakis/texts/en.ftl"),
        import("../../texts/arrakis.en.ftl"),
      ],
      it: () => [
        import("../../../src/landsraad/arrakis/texts/it.ftl"),
        import("../../texts/arrakis.it.ftl"),
      ],
    },
    names: {
      en: () => import("../../generated/arrakis.names.en.json"),
      it: () => import("../../generated/arrakis.names.it.json"),
    },
  },
};

/** All that is said in a language; what a game says stands before what everybody says. */
export async function catalogues(game: string, language: Language): Promise<Catalogue> {
  const known = GAMES[game];
  const parts = [...GENERAL[language](), ...(known?.parts[language]() ?? [])];
  const sources = (await Promise.all(parts)).map((part) => part.default);
  return { sources, names: (await known?.names?.[language]())?.default ?? {} };
}
