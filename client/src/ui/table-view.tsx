/** The table as one pair of eyes sees it: bar, dock, hand, board, seats, drawer. */

import { useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { decidedAt } from "../core/decided";
import type { Decision, GameEvent, GameUi, Lights, Outcome, View } from "../core/game-ui";
import { eventsUntil, sinceDecision, wordsIn } from "../core/history";
import { timeToShow } from "../core/response-window";
import type { Eyes, Scene, Session } from "../core/session";
import { soughtEvent } from "../core/sought-line";
import { capitalize, headline, t, texts, you } from "../core/texts";
import type { Texts } from "../core/texts";
import { pointing } from "../lesson/pointing";
import type { TableInfo } from "../wire/protocol";
import { Directed } from "../stage/staged";
import type { Caption, Shown } from "../stage/director";
import { useDirector } from "../stage/use-director";
import { Bar } from "./bar";
import { Chronicle } from "./chronicle";
import { Deadline } from "./deadline";
import { WhileYouWaited, news } from "./digest";
import { Dock } from "./dock";
import { Drawer, useUnread } from "./drawer";
import type { DrawerName } from "./drawer";
import { Frame } from "./frame";
import { HintButton, Told, useHint } from "./hint";
import type { Hint } from "./hint";
import { LookingBackBar, useLookingBack } from "./looking-back";
import type { Past } from "./looking-back";
import { MissedChip } from "./missed";
import { More, OpenPanel, Others, useQuestions } from "./panels";
import { PlayersInPlay } from "./players";
import { Proposal } from "./proposal";
import { Refusal } from "./refusal";
import { RulesDrawer } from "./rules-drawer";
import { holderOf } from "./seat";
import { SeatNotices } from "./seat-changes";
import { SoundQuestion } from "./sound-settings";
import { TableChat } from "./table-chat";
import { useTalk } from "./talk";
import type { Talk } from "./talk";
import { Toasts } from "./toasts";
import { VoteRequests } from "./vote-requests";
import { Waiting } from "./waiting";

interface TableViewProps {
  session: Session;
  table: TableInfo;
  ui: GameUi;
  scene: Scene;
  link: string | null;
  /** All seats of this browser. */
  seats: readonly Eyes[];
  /** Look through other eyes; not offered where seats have secrets from each other. */
  look: ((eyes: Eyes) => void) | undefined;
  end: ComponentChildren;
}

export function TableView(props: TableViewProps) {
  const { session, table, ui, scene, link } = props;
  const staged = useDirector(session, ui, scene);
  const { director } = staged;
  const [lights, setLights] = useState<Lights>({});
  const [drawer, setDrawer] = useState<DrawerName | null>(null);
  const talk = useTalk(session, scene, drawer === "chat");
  const unread = useUnread(drawer, scene.history, talk);
  const { eyes } = scene;
  const decisions = useMemo(() => requiredFirst(staged.scene.view.decisions), [staged.scene.view]);
  const players = useMemo(() => playersOf(table), [table]);
  const { past, ...back } = useLookingBack(table.id, eyes, link);
  const at = past?.sequence ?? null;
  const { sequence } = staged.shown;
  const recent = useMemo(
    () => recentEvents(table.id, scene, sequence, at),
    [table.id, scene, sequence, at],
  );
  const closeDrawer = () => setDrawer(null);
  useSignalEffect(() => {
    if (soughtEvent.value) setDrawer("chronicle");
  });
  return (
    <Directed.Provider value={past ? null : director}>
      <Frame
        ui={ui}
        shown={{
          view: past?.view ?? staged.shown.view,
          events: eventsUntil(scene.history, past?.sequence ?? staged.shown.sequence),
          lights: past ? {} : lights,
          eyes,
          readOnly: past !== null || !eyes,
          players,
          pointed: pointedAt(scene, past),
          recent,
        }}
        first={ui.isBeginning(scene.view) ? eyes : null}
        isAnswering={session.waiting.value.size > 0}
        table={table.id}
        hud={(strip) => (
          <Bar
            {...props}
            {...{ strip, drawer, unread }}
            toggle={(one) => setDrawer(one === drawer ? null : one)}
          />
        )}
        dock={
          <TableDock
            {...props}
            scene={staged.scene}
            shown={staged.shown}
            told={director.showing.value && director.caption.value}
            decisions={decisions}
            players={players}
            past={past !== null}
            light={setLights}
            lookBack={back.look}
            tour={back.tour}
            showChronicle={() => setDrawer("chronicle")}
          />
        }
        notices={
          <>
            <p class="unseen" aria-live="polite">
              {director.told.value}
            </p>
            <WhileYouWaited
              {...{ ui, at }}
              scene={staged.scene}
              shown={staged.shown.told}
              table={table.id}
              look={back.look}
            />
            <MissedChip director={director} away={past !== null} />
            <SoundQuestion />
            <SeatNotices game={table.game} history={scene.history} />
            <Toasts
              {...{ ui, session, scene, director, talk }}
              open={drawer}
              show={(one) => setDrawer(one)}
            />
            {past && (
              <LookingBackBar
                past={past}
                seat={eyes}
                propose={(seat, to) => session.propose(seat, to)}
                leave={back.leave}
              />
            )}
          </>
        }
        drawer={
          drawer && (
            <Drawer name={drawer} close={closeDrawer}>
              <Inside {...props} name={drawer} talk={talk} at={at} lookBack={back.look} />
            </Drawer>
          )
        }
        closeDrawer={drawer ? closeDrawer : undefined}
      />
    </Directed.Provider>
  );
}

interface InsideProps extends TableViewProps {
  name: DrawerName;
  talk: Talk;
  /** The moment that is looked back at. */
  at: number | null;
  lookBack: (sequence: number) => void;
}

function Inside({ name, talk, session, table, scene, at, lookBack }: InsideProps) {
  switch (name) {
    case "chronicle":
      return (
        <Chronicle
          game={table.game}
          history={scene.history}
          eyes={scene.eyes}
          at={at}
          look={lookBack}
        />
      );
    case "chat":
      return (
        <TableChat
          game={table.game}
          eyes={scene.eyes}
          talk={talk}
          say={(text, channel) => session.say(scene.eyes, text, channel)}
        />
      );
    case "players":
      return <PlayersInPlay table={table} />;
    case "rules":
      return <RulesDrawer game={table.game} />;
  }
}

/** What the event was about that is looked back at; now, what a coach points at. */
function pointedAt({ history }: Scene, past: Past | null): readonly string[] {
  if (!past) return pointing.value;
  const entry = history.find(({ sequence }) => sequence === past.sequence);
  return entry ? wordsIn(entry.event) : [];
}

/** What leaves traces on the board: all since the last decision, or what is looked back at. */
function recentEvents(
  table: string,
  { eyes, history }: Scene,
  shown: number,
  at: number | null,
): GameEvent[] {
  if (at !== null) return history.flatMap((entry) => (entry.sequence === at ? entry.event : []));
  const decided = eyes === null ? null : decidedAt(table, eyes);
  const since = sinceDecision(history, eyes, decided);
  return since.flatMap(({ sequence, event }) => (sequence <= shown ? event : []));
}

/** Who plays each seat, in words. */
const playersOf = (table: TableInfo): Record<string, string> =>
  Object.fromEntries(table.seats.map((seated) => [seated.seat, capitalize(holderOf(seated))]));

interface TableDockProps extends TableViewProps {
  decisions: Decision[];
  /** What the stage has shown: the dock tells nothing that it is still to show. */
  shown: Shown;
  /** What is being shown; null if nothing is. */
  told: Caption | null;
  players: Readonly<Record<string, string>>;
  /** Whether a moment that is over is looked at. */
  past: boolean;
  light: (lit: Lights) => void;
  lookBack: (sequence: number) => void;
  tour: (sequences: readonly number[]) => void;
  showChronicle: () => void;
}

/** What these eyes are asked, or whom the table waits for. */
function TableDock(props: TableDockProps) {
  const { session, table, ui, scene, decisions } = props;
  const { eyes, view } = scene;
  const end = view.outcome && props.end;
  const questions = useQuestions(decisions, ui.meanwhile);
  const { open, meanwhile } = questions;
  const others = decisions.filter((decision) => decision !== open || meanwhile);
  const asked = meanwhile ? undefined : open;
  const question = questionOf(table.game, asked, eyes);
  const also = { game: table.game, seat: eyes ?? "", decisions: others, choose: questions.choose };
  const seat = question ? eyes : seatOf(view, props.told);
  const hint = useTableHint(props, asked);
  return (
    <Dock
      ui={ui}
      seat={seat}
      label={t(question ? "dock" : "dock-waiting")}
      asked={asked ? JSON.stringify(asked) : ""}
      away={props.past}
      title={
        <Title question={question} told={props.told?.sentence} game={table.game} scene={scene} />
      }
      line={lineUnder(props, question, seat)}
      aside={
        <>
          <Deadline at={open?.required ? scene.deadline : null} />
          <HintButton hint={hint} />
          {open && !end && <More {...also} questions={questions} hasForm={hasForm(ui, open)} />}
        </>
      }
    >
      <VoteRequests table={table} />
      <Proposed game={table.game} scene={scene} session={session} />
      {end ?? (
        <>
          <Told hint={hint} game={table.game} act={(action) => session.act(action)} />
          <Others {...also} decisions={others.filter(({ required }) => required)} />
          <Body
            {...props}
            open={open}
            meanwhile={meanwhile}
            plain={questions.plain}
            answered={questions.answered}
            offered={<Others {...also} title={t("meanwhile")} />}
          />
        </>
      )}
    </Dock>
  );
}

/** The hint for what is asked; null where there is none. */
function useTableHint(props: TableDockProps, asked: Decision | undefined): Hint | null {
  const { table, scene, decisions, end } = props;
  const question = `${scene.sequence} ${JSON.stringify(decisions)}`;
  const hint = useHint(table.id, scene.eyes, question);
  return table.hints && asked && scene.eyes !== null && !end ? hint : null;
}

/** What somebody wants to take back, for those who are asked whether they agree. */
function Proposed({ game, scene, session }: { game: string; scene: Scene; session: Session }) {
  const { proposal, eyes } = scene;
  if (!proposal || !eyes) return null;
  return <Proposal game={game} seat={eyes} proposal={proposal} session={session} />;
}

/** Whose colour the head of the dock has: theirs whose deed it tells, or else who is waited for. */
function seatOf(view: View, told: Caption | null): string | null {
  if (!told) return awaitedAlone(view);
  return view.seats.find((seat) => seat === told.doer) ?? null;
}

/** Who is waited for, and what the question is about; nothing while something is told. */
function lineUnder(props: TableDockProps, question: string, seat: string | null): string {
  const { ui, players, scene, told } = props;
  if (!question && told) return "";
  const awaited = !question && seat !== null && seat !== scene.eyes && players[seat];
  return [awaited, ui.about(scene.view)].filter(Boolean).join(" · ");
}

const questionOf = (game: string, asked: Decision | undefined, eyes: Eyes): string =>
  asked && eyes ? headline(texts(game).prompt(asked.kind, eyes)) : "";

/** Whether the game draws a question itself, which can then be put as a plain form too. */
const hasForm = (ui: GameUi, open: Decision | undefined): boolean =>
  open !== undefined && ui.panels[open.kind] !== undefined && !ui.formless?.includes(open.kind);

/** What has come of a game for whoever reads. */
function resultOf({ winners }: Outcome): "won" | "lost" | "seen" {
  if (you.value === null || !winners.length) return "seen";
  return winners.includes(you.value) ? "won" : "lost";
}

interface TitleProps {
  question: string;
  told: string | undefined;
  game: string;
  scene: Scene;
}

/** The question. In a response window all read the same, and whoever has one a question. */
function Title({ question, told, game, scene }: TitleProps) {
  const isOpen = timeToShow(scene.window) > 0;
  const { outcome } = scene.view;
  const state = outcome ? t(`over-${resultOf(outcome)}`) : waitingLine(game, scene.view);
  // Whoever listens has been told already.
  if (!question && !isOpen && told) {
    return (
      <span class="ask-told" aria-hidden="true">
        {told}
      </span>
    );
  }
  return (
    <>
      {isOpen && <span class="bar-window">{t("window-open")}</span>}
      {(question || !isOpen) && <span>{question || capitalize(state)}</span>}
    </>
  );
}

interface BodyProps extends TableDockProps {
  open: Decision | undefined;
  meanwhile: boolean;
  plain: boolean;
  answered: () => void;
  /** What can be done while nothing is asked. */
  offered: ComponentChildren;
}

function Body({ session, table, ui, scene, light, open, meanwhile, plain, ...props }: BodyProps) {
  const panel =
    open && scene.eyes !== null ? (
      <OpenPanel
        {...{ session, ui, scene, plain, meanwhile, light }}
        answered={props.answered}
        decision={open}
        seat={scene.eyes}
      />
    ) : null;
  if (panel && !meanwhile) return panel;
  return (
    <>
      {panel ?? <NothingAsked {...scene} />}
      {!panel && session.refused.value && <Refusal game={ui.game} why={session.refused.value} />}
      <Waiting
        ui={ui}
        view={scene.view}
        shown={props.shown.view}
        table={table.id}
        seat={scene.eyes}
        since={news(ui, table.id, scene, props.shown.told)}
        limit={table.limit}
        moment={scene.sequence}
        look={props.lookBack}
        tour={props.tour}
        whole={props.showChronicle}
      >
        {props.offered}
      </Waiting>
    </>
  );
}

/** No question is open; perhaps because it was answered, in a window that still is. */
function NothingAsked({ answered, eyes }: Pick<Scene, "answered" | "eyes">) {
  if (eyes === null) return <p class="hint">{t("panel-spectator")}</p>;
  if (!answered) return <p class="unseen">{t("panel-nothing")}</p>;
  return (
    <p class="answered" role="status">
      {t("window-answered")}
    </p>
  );
}

function requiredFirst(decisions: Decision[]): Decision[] {
  return [...decisions].sort((one, other) => Number(other.required) - Number(one.required));
}

/** The seat that the table waits for, if it is one alone. */
function awaitedAlone({ waiting }: View): string | null {
  const seats = new Set(waiting.map(({ seat }) => seat));
  return seats.size === 1 ? [...seats][0]! : null;
}

function awaited(words: Texts, seat: string | null): string {
  if (seat === null) return t("somebody");
  return seat === you.value ? t("waiting-for-you") : words.name(seat);
}

/** The question that a view is about, for those who only look. */
export function waitingLine(game: string, view: View): string {
  const words = texts(game);
  if (view.outcome) return words.ending(view.outcome);
  const names = view.waiting.map(({ seat }) => awaited(words, seat));
  return t("bar-waiting", { seats: [...new Set(names)].join(", ") });
}
