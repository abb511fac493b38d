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
import { SeatNotices } from "./seat-changes";
import { VoteRequests } from "./vote-requests";

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

const TABS = ["play", "chronicle", "chat", "players"] as const;
type Tab = (typeof TABS)[number];

/** A moment that is looked back at. */
interface Past {
  sequence: number;
  view: View | null;
  wrong: string;
}

export function TableView(props: TableViewProps) {
  const { session, table, ui, scene, link } = props;
  const [lights, setLights] = useState<Lights>({});
  const [past, setPast] = useState<Past | null>(null);
  const { eyes } = scene;
  const decisions = useMemo(() => requiredFirst(scene.view.decisions), [scene.view]);
  const lookBack = async (sequence: number) => {
    setPast({ sequence, view: null, wrong: "" });
    try {
      const { view } = await api.moment(table.id, sequence, eyes ?? "spectator", link);
      setPast({ sequence, view, wrong: "" });
    } catch (error) {
      setPast({ sequence, view: null, wrong: reasonOf(error) });
    }
  };
  return (
    <div class="table" data-game={table.game}>
      <Bar {...props} decisions={decisions} />
      <main class="board-area" aria-label={t("board")}>
        <SeatNotices game={table.game} history={scene.history} />
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
            view={past?.view ?? scene.view}
            events={eventsUntil(scene.history, past?.sequence ?? Infinity)}
            lights={past ? {} : lights}
            eyes={eyes}
            readOnly={past !== null || !eyes}
          />
        </div>
      </main>
      <Side
        {...props}
        decisions={decisions}
        light={setLights}
        at={past?.sequence ?? null}
        lookBack={(sequence) => void lookBack(sequence)}
      />
    </div>
  );
}

interface SideProps extends TableViewProps {
  decisions: Decision[];
  light: (lit: Lights) => void;
  /** The moment that is looked back at. */
  at: number | null;
  lookBack: (sequence: number) => void;
}

/** What can be done, and in a drawer below it the chronicle, the chat or the players. */
function Side(props: SideProps) {
  const { session, table, ui, scene, decisions, light, end } = props;
  const [tab, setTab] = useState<Tab>("play");
  const [folded, setFolded] = useState(false);
  const { eyes, proposal } = scene;
  const asked = decisions.some(({ required }) => required);
  useEffect(() => {
    if (!asked) return;
    setTab("play");
    setFolded(false);
  }, [asked]);
  const show = (next: Tab) => {
    setFolded(next === tab && !folded);
    setTab(next);
  };
  const drawer = tab === "play" ? "chronicle" : tab;
  return (
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
        <VoteRequests table={table} />
        {proposal && eyes && (
          <Proposal game={table.game} seat={eyes} proposal={proposal} session={session} />
        )}
        {end ?? (
          <Panels session={session} ui={ui} scene={scene} decisions={decisions} light={light} />
        )}
      </section>
      <section
        class="side-drawer"
        id={`tab-${drawer}-inside`}
        role="tabpanel"
        aria-labelledby={`tab-${drawer}`}
      >
        <Drawer {...props} shown={drawer} />
      </section>
    </aside>
  );
}

function Drawer(props: SideProps & { shown: Exclude<Tab, "play"> }) {
  const { session, table, scene, bot, at, lookBack, shown } = props;
  switch (shown) {
    case "chronicle":
      return <Chronicle game={table.game} history={scene.history} at={at} look={lookBack} />;
    case "chat":
      return (
        <Chat
          game={table.game}
          lines={session.chat.value}
          say={(text) => session.say(scene.eyes, text)}
        />
      );
    case "players":
      return <Players table={table} bot={bot} />;
  }
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
