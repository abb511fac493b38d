/** The table as one pair of eyes sees it: bar, board, panel, drawer. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../core/api";
import type { Decision, GameUi, Lights, View } from "../core/game-ui";
import { eventsUntil } from "../core/history";
import type { Eyes, Scene, Session } from "../core/session";
import { t, texts } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { Bar } from "./bar";
import { Chat } from "./chat";
import { Chronicle } from "./chronicle";
import { Button } from "./controls";
import { reasonOf } from "./hooks";
import { Panels } from "./panels";
import { Players } from "./players";
import { Proposal } from "./proposal";

interface TableViewProps {
  session: Session;
  table: TableInfo;
  ui: GameUi;
  scene: Scene;
  bot: string;
  link: string | null;
  /** All seats of this browser. */
  seats: readonly Eyes[];
  /** Look through other eyes; not offered where seats have secrets from each other. */
  look: ((eyes: Eyes) => void) | undefined;
  end: ComponentChildren;
}

export const TABS = ["play", "chronicle", "chat", "players"] as const;
export type Tab = (typeof TABS)[number];

/** A moment that is looked back at. */
interface Past {
  sequence: number;
  view: View | null;
  wrong: string;
}

export function TableView(props: TableViewProps) {
  const { session, table, ui, scene, bot, link, end } = props;
  const [lights, setLights] = useState<Lights>({});
  const [tab, setTab] = useState<Tab>("play");
  const [folded, setFolded] = useState(false);
  const [past, setPast] = useState<Past | null>(null);
  const { eyes } = scene;
  const decisions = useMemo(() => requiredFirst(scene.view.decisions), [scene.view]);
  const asked = decisions.some(({ required }) => required);
  useEffect(() => {
    if (!asked) return;
    setTab("play");
    setFolded(false);
  }, [asked]);
  const lookBack = async (sequence: number) => {
    setPast({ sequence, view: null, wrong: "" });
    try {
      const { view } = await api.moment(table.id, sequence, eyes ?? "spectator", link);
      setPast({ sequence, view, wrong: "" });
    } catch (wrong) {
      setPast({ sequence, view: null, wrong: reasonOf(wrong) });
    }
  };
  const shown = past?.view ?? scene.view;
  const show = (next: Tab) => {
    setFolded(next === tab && !folded);
    setTab(next);
  };
  return (
    <div class="table" data-game={table.game}>
      <Bar {...props} decisions={decisions} />
      <main class="board-area" aria-label={t("board")}>
        {past && (
          <LookingBack
            past={past}
            seat={eyes}
            propose={(seat, to) => session.propose(seat, to)}
            leave={() => setPast(null)}
          />
        )}
        <div class="board-stage">
          <ui.Table
            view={shown}
            events={eventsUntil(scene.history, past?.sequence ?? Infinity)}
            lights={past ? {} : lights}
            eyes={eyes}
            readOnly={past !== null || !eyes}
          />
        </div>
      </main>
      <aside class="side" data-tab={tab} data-folded={folded || undefined} aria-label={t("side")}>
        <div class="tabs" role="tablist">
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={one === tab}
              aria-controls={`tab-${one}-inside`}
              data-asked={one === "play" && asked ? "yes" : undefined}
              onClick={() => show(one)}
            >
              {t(`tab-${one}`)}
            </button>
          ))}
        </div>
        <section class="side-panel" id="tab-play-inside" role="tabpanel" aria-labelledby="tab-play">
          {scene.proposal && eyes && (
            <Proposal game={table.game} seat={eyes} proposal={scene.proposal} session={session} />
          )}
          {end ?? (
            <Panels
              session={session}
              ui={ui}
              scene={scene}
              decisions={decisions}
              light={setLights}
            />
          )}
        </section>
        <section
          class="side-drawer"
          id={`tab-${tab === "play" ? "chronicle" : tab}-inside`}
          role="tabpanel"
          aria-labelledby={`tab-${tab === "play" ? "chronicle" : tab}`}
        >
          {(tab === "play" || tab === "chronicle") && (
            <Chronicle
              game={table.game}
              history={scene.history}
              at={past?.sequence ?? null}
              look={(sequence) => void lookBack(sequence)}
            />
          )}
          {tab === "chat" && (
            <Chat
              game={table.game}
              lines={session.chat.value}
              say={(text) => session.say(eyes, text)}
            />
          )}
          {tab === "players" && <Players table={table} bot={bot} />}
        </section>
      </aside>
    </div>
  );
}

function requiredFirst(decisions: Decision[]): Decision[] {
  return [...decisions].sort((one, other) => Number(other.required) - Number(one.required));
}

interface LookingBackProps {
  past: Past;
  seat: Eyes;
  propose: (seat: string, to: number) => void;
  leave: () => void;
}

function LookingBack({ past, seat, propose, leave }: LookingBackProps) {
  return (
    <div class="looking-back" role="status">
      <span>{past.wrong || t("looking-back")}</span>
      {seat && !past.wrong && (
        <Button
          onClick={() => {
            propose(seat, past.sequence);
            leave();
          }}
        >
          {t("propose-back")}
        </Button>
      )}
      <Button look="main" onClick={leave}>
        {t("looking-back-leave")}
      </Button>
    </div>
  );
}

/** The question that a view is about, for those who only look. */
export function waitingLine(game: string, view: View): string {
  const words = texts(game);
  if (view.outcome) return words.ending(view.outcome);
  const names = view.waiting.map(({ seat }) => (seat === null ? t("somebody") : words.name(seat)));
  return t("bar-waiting", { seats: [...new Set(names)].join(", ") });
}
