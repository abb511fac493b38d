/** A hint: what a mentat would do in one's place, how likely it wins then, and why. */

import { useEffect, useState } from "preact/hooks";
import { api } from "../core/api";
import { wordsIn } from "../core/history";
import type { Action } from "../core/space";
import { capitalize, t, texts } from "../core/texts";
import { pointing } from "../lesson/pointing";
import type { Hint as Advice, Suggested } from "../wire/rest";
import { Button, IconButton } from "./controls";
import { reasonOf } from "./hooks";

type State = "unasked" | "thinking" | { advice: Advice } | { wrong: string };

export interface Hint {
  state: State;
  ask: () => void;
}

/** What a seat was told about one question, if it asked; another question begins anew. */
export function useHint(table: string, seat: string | null, question: string): Hint {
  const [told, setTold] = useState<{ question: string; state: State } | null>(null);
  const ask = () => {
    if (seat === null) return;
    const tell = (state: State) => setTold({ question, state });
    tell("thinking");
    api.hint(table, seat).then(
      (advice) => tell({ advice }),
      (error: unknown) => tell({ wrong: reasonOf(error) }),
    );
  };
  return { state: told?.question === question ? told.state : "unasked", ask };
}

export function HintButton({ hint }: { hint: Hint | null }) {
  if (!hint) return null;
  return (
    <IconButton
      name={t("hint")}
      icon="bulb"
      disabled={hint.state !== "unasked"}
      onClick={hint.ask}
    />
  );
}

interface AdviceProps {
  hint: Hint | null;
  game: string;
  act: (action: Action) => void;
}

/** What was told; nothing before somebody has asked. */
export function Told({ hint, game, act }: AdviceProps) {
  if (!hint || hint.state === "unasked") return null;
  const { state } = hint;
  return (
    <section class="advice" aria-label={t("hint")} aria-live="polite">
      {state === "thinking" && <p>{t("hint-thinking")}</p>}
      {typeof state === "object" && "wrong" in state && <p>{state.wrong}</p>}
      {typeof state === "object" && "advice" in state && (
        <Suggestions game={game} advice={state.advice} act={act} />
      )}
    </section>
  );
}

interface SuggestionsProps {
  game: string;
  advice: Advice;
  act: (action: Action) => void;
}

function Suggestions({ game, advice, act }: SuggestionsProps) {
  const { suggestions, close } = advice;
  return (
    <>
      {suggestions.length === 0 && <p>{t("hint-none")}</p>}
      <ol>
        {suggestions.map((one) => (
          <Suggestion key={JSON.stringify(one.action)} game={game} suggested={one} act={act} />
        ))}
      </ol>
      {close && <p>{t("hint-close")}</p>}
      {suggestions.length === 1 && <p>{t("hint-alone")}</p>}
    </>
  );
}

interface SuggestionProps {
  game: string;
  suggested: Suggested;
  act: (action: Action) => void;
}

/** Where it is about places, they light up on the board while somebody looks at it. */
function Suggestion({ game, suggested, act }: SuggestionProps) {
  const words = texts(game);
  const action = suggested.action as Action | null;
  const point = (places: readonly string[]) => {
    pointing.value = places;
  };
  useEffect(() => () => point([]), []);
  if (!action) return <li>{t("hint-pass")}</li>;
  const about = wordsIn(action);
  return (
    <li
      onPointerEnter={() => point(about)}
      onPointerLeave={() => point([])}
      onFocusIn={() => point(about)}
      onFocusOut={() => point([])}
    >
      <strong>{capitalize(words.act(action))}</strong>
      {suggested.chance !== null && <span>{figures(suggested)}</span>}
      {suggested.reasons.length > 0 && (
        <span>{suggested.reasons.map((reason) => words.text(reason)).join("; ")}</span>
      )}
      <Button
        onClick={() => {
          point([]);
          act(action);
        }}
      >
        {t("hint-do")}
      </Button>
    </li>
  );
}

function figures({ chance, low, high, behind }: Suggested): string {
  const percent = (share: number) => Math.round(100 * share);
  return t(percent(behind) > 0 ? "hint-behind" : "hint-chance", {
    chance: percent(chance ?? 0),
    low: percent(low),
    high: percent(high),
    behind: percent(behind),
  });
}
