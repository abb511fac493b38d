/** What this seat is asked: one question open, the others at hand. */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Decision, GameUi, Lights } from "../core/game-ui";
import { eventsUntil } from "../core/history";
import type { Scene, Session } from "../core/session";
import { headline, keyOf, t, texts } from "../core/texts";
import type { Texts } from "../core/texts";
import { wanted } from "../core/wanted";
import { Button } from "./controls";
import { GenericPanel } from "./generic-form";
import { Icon } from "./icons";
import { useMainByEnter } from "./main-by-enter";

export interface Questions {
  /** The one that the dock shows. */
  open: Decision | undefined;
  /** It is open because nothing else is asked; the table waits for others. */
  meanwhile: boolean;
  /** As a plain form rather than as the game draws it. */
  plain: boolean;
  setPlain: (plain: boolean) => void;
  choose: (kind: string) => void;
  /** What was open beside gives way again to what the table waits for. */
  answered: () => void;
}

/**
 * Which of several questions is open: the one that was chosen, or the first that the table waits
 * for, or one of those that are open meanwhile.
 */
export function useQuestions(
  decisions: readonly Decision[],
  openMeanwhile: readonly string[] = [],
): Questions {
  const [chosen, choose] = useState("");
  const [plain, setPlain] = useState(false);
  const isGone = chosen !== "" && !decisions.some(({ kind }) => kind === chosen);
  useEffect(() => {
    // Else the same question would be open again the next time, with nobody having asked for it.
    if (isGone) choose("");
  }, [isGone]);
  const want = wanted.value?.kind;
  useEffect(() => {
    if (want !== undefined) choose(want);
  }, [want]);
  const first = decisions.find(({ required }) => required);
  const asked = decisions.find(({ kind }) => kind === chosen) ?? first;
  const answered = useCallback(() => choose(""), []);
  const beside = decisions.find(({ kind }) => openMeanwhile.includes(kind));
  const meanwhile = !asked && beside !== undefined;
  return { open: asked ?? beside, meanwhile, plain, setPlain, choose, answered };
}

interface OpenPanelProps {
  session: Session;
  ui: GameUi;
  scene: Scene;
  decision: Decision;
  seat: string;
  plain: boolean;
  /** It is not what the table waits for. */
  meanwhile: boolean;
  light: (lit: Lights) => void;
  /** An answer has been taken. */
  answered: () => void;
}

export function OpenPanel(props: OpenPanelProps) {
  const { session, ui, scene, decision, seat, plain, meanwhile, light, answered } = props;
  const Box = meanwhile ? "section" : "article";
  const { view, history, sequence } = scene;
  const { times, answering } = useTimesAnswered(sequence, session.refused.value !== null);
  useEffect(() => {
    if (times) answered();
  }, [times, answered]);
  const question = `${plain ? "form" : "panel"} ${times} ${JSON.stringify(decision)}`;
  const { panel, chose, lights } = useMainByEnter(question, light);
  const Panel = (plain ? undefined : ui.panels[decision.kind]) ?? GenericPanel;
  return (
    <Box
      ref={panel}
      class={meanwhile ? "panel meanwhile" : "panel"}
      data-kind={decision.kind}
      data-moment={sequence}
      aria-busy={session.waiting.value.size > 0}
      aria-labelledby="panel-title"
      onClick={chose}
      onInput={chose}
    >
      <Panel
        key={question}
        view={view}
        events={eventsUntil(history, Infinity)}
        decision={decision}
        seat={seat}
        act={(action) => {
          answering();
          session.act(action);
        }}
        refused={session.refused.value}
        lights={lights}
      />
    </Box>
  );
}

/** How often this seat has answered: the same question asked again begins anew, with nothing chosen. */
function useTimesAnswered(sequence: number, refused: boolean) {
  const state = useRef({ times: 0, sequence, isAnswering: false });
  const { current } = state;
  if (refused) current.isAnswering = false;
  if (current.sequence !== sequence) {
    if (current.isAnswering) current.times += 1;
    current.isAnswering = false;
    current.sequence = sequence;
  }
  return {
    times: current.times,
    answering: () => {
      current.isAnswering = true;
    },
  };
}

interface OthersProps {
  /** Above them. */
  title?: string;
  game: string;
  seat: string;
  decisions: readonly Decision[];
  choose: (kind: string) => void;
}

/** Questions that are not open, to open them. */
export function Others({ title, game, seat, decisions, choose }: OthersProps) {
  if (!decisions.length) return null;
  const name = title ?? t("panel-others");
  return (
    <section class="panel-others" aria-label={name}>
      <h3>{name}</h3>
      {decisions.map(({ kind, required }) => (
        <button
          key={kind}
          type="button"
          class="other"
          data-kind={kind}
          data-required={required || undefined}
          onClick={() => choose(kind)}
        >
          {headline(shortPrompt(texts(game), kind, seat))}
        </button>
      ))}
    </section>
  );
}

interface MoreProps extends OthersProps {
  questions: Questions;
  /** Whether the open question can be put as a plain form too. */
  hasForm: boolean;
}

/** Whatever else can be done, behind one button in the head of the dock. */
export function More({ questions, hasForm, ...others }: MoreProps) {
  if (!others.decisions.length && !hasForm) return null;
  return (
    <>
      <button
        type="button"
        class="dock-more"
        popoverTarget="dock-others"
        aria-haspopup="true"
        title={t("panel-others")}
      >
        <Icon name="more" />
        <span class="unseen">{t("panel-others")}</span>
        {others.decisions.length > 0 && <b>{others.decisions.length}</b>}
      </button>
      <div
        id="dock-others"
        class="dock-others"
        popover="auto"
        onClick={(event) => event.currentTarget.hidePopover()}
      >
        <Others {...others} />
        {hasForm && (
          <Button
            look="quiet"
            class="as-form"
            aria-pressed={questions.plain}
            onClick={() => questions.setPlain(!questions.plain)}
          >
            {t("panel-as-form")}
          </Button>
        )}
      </div>
    </>
  );
}

/** What an optional question is about, without saying again who may. */
function shortPrompt(words: Texts, kind: string, seat: string): string {
  const key = keyOf("also", kind);
  return words.has(key) ? words.text(key) : words.prompt(kind, seat);
}
