/** Looking for rules by their words. */

import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Rule } from "../core/rules";
import { piecesOf } from "../core/switches";
import { t } from "../core/texts";
import { TextField } from "./controls";
import { finds } from "./search";

interface RulesSearch {
  wanted: string;
  setWanted: (words: string) => void;
  /** The field to type in, and how many rules were found. */
  field: JSX.Element;
  /** All rules, as long as nothing is looked for. */
  found: Rule[];
}

export function useRulesSearch(game: string, rules: readonly Rule[] | null): RulesSearch {
  const [wanted, setWanted] = useState("");
  const found = useMemo(
    () => (rules ?? []).filter((rule) => fits(game, rule, wanted)),
    [game, rules, wanted],
  );
  const field = (
    <>
      <TextField
        label={t("rules-search")}
        type="search"
        value={wanted}
        placeholder={t("rules-search-hint")}
        change={setWanted}
      />
      <p class="hint" role="status">
        {found.length ? t("rules-found", { number: found.length }) : t("rules-none")}
      </p>
    </>
  );
  return { wanted, setWanted, field, found };
}

function fits(game: string, rule: Rule, wanted: string): boolean {
  const pieces = piecesOf(game, rule).map(({ words }) => words);
  return finds([rule.id, rule.title, rule.text, ...pieces].join(" "), wanted);
}
