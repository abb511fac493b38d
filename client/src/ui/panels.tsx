/** What this seat is asked: one question open, the others at hand. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Decision, GameUi, Lights } from "../core/game-ui";
import { eventsUntil } from "../core/history";
import type { Scene, Session } from "../core/session";
import { capitalize, keyOf, t, texts } from "../core/texts";
import type { Texts } from "../core/texts";
import { Button } from "./controls";
import { GenericPanel } from "./generic-form";
import { Refusal } from "./refusal";

interface PanelsProps {
  session: Session;
  ui: GameUi;
  scene: Scene;
  /** Those that the table waits for first. */
  decisions: Decision[];
  light: (lit: Lights) => void;
}

export function Panels({
  session,
  ui,
  scene: { eyes, view, history, sequence, answered },
  decisions,
  light,
}: PanelsProps) {
  const [chosen, setChosen] = useState("");
  const [plain, setPlain] = useState(false);
  const words = texts(ui.game);
  const first = decisions.find(({ required }) => required);
  const open = decisions.find(({ kind }) => kind === chosen) ?? first;
  const identity = open ? JSON.stringify(open) : "";
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // With the keyboard, the reader continues at the next question.
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, [identity]);
  if (eyes === null) return <p class="hint">{t("panel-spectator")}</p>;
  const others = decisions.filter((decision) => decision !== open);
  const own = open && ui.panels[open.kind];
  const Panel = open && ((plain ? undefined : own) ?? GenericPanel);
  const busy = session.waiting.value.size > 0;
  return (
    <>
      {Panel ? (
        <article
          class="panel"
          data-kind={open.kind}
          data-moment={sequence}
          aria-busy={busy}
          aria-labelledby="panel-title"
        >
          {/* The bar says it too, unless another question is open than the one it waits for. */}
          <h2 id="panel-title" ref={head} tabIndex={-1} class={open === first ? "unseen" : ""}>
            {words.prompt(open.kind, eyes)}
          </h2>
          <Panel
            key={`${plain ? "form" : "panel"} ${identity}`}
            view={view}
            events={eventsUntil(history, Infinity)}
            decision={open}
            seat={eyes}
            act={(action) => session.act(action)}
            refused={session.refused.value}
            lights={light}
          />
          {own && (
            <Button
              look="quiet"
              class="as-form"
              aria-pressed={plain}
              onClick={() => setPlain(!plain)}
            >
              {t("panel-as-form")}
            </Button>
          )}
        </article>
      ) : (
        <>
          <NothingAsked answered={answered} />
          {session.refused.value && <Refusal game={ui.game} why={session.refused.value} />}
        </>
      )}
      <Others game={ui.game} seat={eyes} decisions={others} choose={setChosen} />
    </>
  );
}

/** No question is open; perhaps because it was answered, in a window that still is. */
function NothingAsked({ answered }: { answered: boolean }) {
  if (!answered) return <p class="hint">{t("panel-nothing")}</p>;
  return (
    <p class="answered" role="status">
      {t("window-answered")}
    </p>
  );
}

interface OthersProps {
  game: string;
  seat: string;
  decisions: Decision[];
  choose: (kind: string) => void;
}

/** Questions that are not open, to open them. */
function Others({ game, seat, decisions, choose }: OthersProps) {
  if (!decisions.length) return null;
  return (
    <section class="panel-others" aria-label={t("panel-others")}>
      <h3>{t("panel-others")}</h3>
      {decisions.map(({ kind, required }) => (
        <button
          key={kind}
          type="button"
          class="other"
          data-kind={kind}
          data-required={required || undefined}
          onClick={() => choose(kind)}
        >
          {capitalize(shortPrompt(texts(game), kind, seat))}
        </button>
      ))}
    </section>
  );
}

/** What an optional question is about, without saying again who may. */
function shortPrompt(words: Texts, kind: string, seat: string): string {
  const key = keyOf("also", kind);
  return words.has(key) ? words.text(key) : words.prompt(kind, seat);
}
