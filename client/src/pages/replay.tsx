/** A game shown again: a slider through its moments, through the eyes of your choice. */

import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { api, currentGuest } from "../core/api";
import type { Moment } from "../core/api";
import type { GameUi, View } from "../core/game-ui";
import { loadGame } from "../core/games";
import { eventsUntil, extendHistory } from "../core/history";
import type { HistoryEntry } from "../core/history";
import { scenes } from "../core/preferences";
import { placeOf, readReplayAddress, replayFragment } from "../core/replay-address";
import type { ReplayAddress } from "../core/replay-address";
import { replaceFragment } from "../core/router";
import { capitalize, t, texts } from "../core/texts";
import { linkTo, linkToPassOn, rememberLinkTo } from "../core/watch-links";
import { Directed } from "../stage/staged";
import { useReplayDirector } from "../stage/use-director";
import { Chronicle } from "../ui/chronicle";
import { IconButton, LinkButton, Loading, Problem, Select } from "../ui/controls";
import { Dock } from "../ui/dock";
import { Frame } from "../ui/frame";
import type { FrameProps } from "../ui/frame";
import { reasonOf, useLoaded, useTitle } from "../ui/hooks";
import { WithBox } from "../ui/own-box";
import { holderOf } from "../ui/seat";
import { CopyAddress } from "../ui/share-link";
import { waitingLine } from "../ui/table-view";
import type { TableInfo } from "../wire/protocol";

const SPECTATOR = "spectator";
const REFEREE = "referee";
/** Milliseconds between two moments when the game plays by itself; longer where nothing is shown between them. */
const PAUSE = 250;
const LONG_PAUSE = 1200;

export function ReplayPage({ id, address: fragment }: { id: string; address: string }) {
  const address = useMemo(() => readReplayAddress(fragment), [fragment]);
  const loaded = useLoaded(useCallback(() => loadTable(id, address.link), [id, address.link]));
  useTitle(t("replay"));
  if (loaded.state === "loading") return <Loading />;
  if (loaded.state === "failed") {
    return (
      <main class="page">
        <Problem reason={loaded.reason}>
          <LinkButton href="/">{t("home")}</LinkButton>
        </Problem>
      </main>
    );
  }
  return (
    <WithBox {...loaded.value}>
      <Replaying {...loaded.value} address={address} />
    </WithBox>
  );
}

interface ReplayedTable {
  table: TableInfo;
  ui: GameUi;
  /** By which the reader may look on; null if they need none. */
  link: string | null;
}

async function loadTable(id: string, given = ""): Promise<ReplayedTable> {
  await currentGuest();
  const link = given || linkTo(id);
  const table = await api.table(id, link);
  if (given && !table.seats.some(({ mine }) => mine)) rememberLinkTo(id, given);
  return { table, ui: await loadGame(table.game), link };
}

function Replaying({ table, ui, link, address }: ReplayedTable & { address: ReplayAddress }) {
  const mine = table.seats.filter((seated) => seated.mine).map(({ seat }) => seat);
  const offered = table.over
    ? [REFEREE, SPECTATOR, ...table.seats.map(({ seat }) => seat)]
    : [...mine, SPECTATOR];
  const mayLook = offered.includes(address.eyes);
  const [eyes, setEyes] = useState(mayLook ? address.eyes : offered[0]!);
  const replay = useLoaded(
    useCallback(() => api.replay(table.id, eyes, link), [table.id, eyes, link]),
  );
  /** The moment that is shown, by how many events its eyes had seen. */
  const [at, setAt] = useState(mayLook ? address.at : Infinity);
  const [running, setRunning] = useState(false);
  const { moments, history } = useMemo(
    () => thatCount(replay.state === "here" ? replay.value.moments : []),
    [replay],
  );
  const place = placeOf(moments, at);
  const sequence = replay.state === "here" ? moments[place]!.sequence : undefined;
  const go = useCallback((next: number) => setAt(moments[next]?.sequence ?? Infinity), [moments]);
  useEffect(() => {
    if (sequence !== undefined) replaceFragment(replayFragment({ eyes, at: sequence }));
  }, [eyes, sequence]);
  const shown = useMomentView(table.id, sequence, eyes, link);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!running || isPlaying || shown.sequence !== sequence) return undefined;
    if (place >= moments.length - 1) setRunning(false);
    const pause = scenes.value === "off" ? LONG_PAUSE : PAUSE;
    const timer = setTimeout(() => go(place + 1), pause);
    return () => clearTimeout(timer);
  }, [running, isPlaying, shown.sequence, sequence, place, moments, go]);
  const name = (one: string) =>
    one === REFEREE || one === SPECTATOR
      ? t(`eyes-${one}`)
      : capitalize(texts(table.game).name(one));
  const players = Object.fromEntries(
    table.seats.map((seated) => [seated.seat, capitalize(holderOf(seated))]),
  );
  const seat = shown.view && seatOf(shown.view, eyes);
  const titleOf = (view: View) =>
    view.outcome || view.waiting.length ? capitalize(waitingLine(table.game, view)) : table.name;
  return (
    <PlayedFrame
      key={eyes}
      {...{ ui, moments, history, players }}
      eyes={seat}
      moment={shown}
      isPlaying={setPlaying}
      hud={(strip) => (
        <header class="hud">
          <LinkButton href={`/table/${table.id}`} icon="back" look="quiet">
            <span class="hud-word">{t("replay-leave")}</span>
          </LinkButton>
          {strip}
        </header>
      )}
      dock={(drawn, told) => (
        <Dock
          ui={ui}
          seat={seat}
          label={t("replay")}
          asked=""
          title={drawn ? titleOf(drawn) : table.name}
        >
          {replay.state === "failed" && <Problem reason={replay.reason} />}
          {shown.wrong && <Problem reason={shown.wrong} />}
          {replay.state === "loading" && <Loading />}
          {replay.state === "here" && (
            <>
              <Select
                label={t("eyes")}
                values={offered}
                value={eyes}
                name={name}
                choose={setEyes}
              />
              <div class="replay-chronicle">
                <Chronicle
                  game={table.game}
                  history={history}
                  eyes={seat}
                  at={told ?? sequence ?? null}
                  look={setAt}
                />
              </div>
              <Controls {...{ place, running, setRunning, go }} last={moments.length - 1} />
              {drawn && (
                <CopyAddress
                  name={t("replay-copy")}
                  make={() => addressToPassOn(table, { eyes, at: sequence ?? Infinity })}
                />
              )}
            </>
          )}
        </Dock>
      )}
    />
  );
}

interface PlayedFrameProps extends Pick<FrameProps, "ui" | "hud"> {
  /** By what is drawn, and how much of a take that is played was told: the dock is not ahead of the stage. */
  dock: (drawn: View | null, told: number | null) => ComponentChildren;
  eyes: string | null;
  moment: MomentViewState;
  moments: readonly Moment[];
  history: readonly HistoryEntry[];
  players: Record<string, string>;
  isPlaying: (isPlaying: boolean) => void;
}

function PlayedFrame({ moment, ...props }: PlayedFrameProps) {
  const { view } = moment;
  if (view) return <Stage {...props} moment={{ ...moment, view }} />;
  return <Frame {...props} dock={props.dock(null, null)} class="replay" shown={null} />;
}

type StageProps = PlayedFrameProps & { moment: { view: View } };

/** What happened between the moment before and this one is played. */
function Stage({ moment, moments, history, players, eyes, isPlaying, dock, ...frame }: StageProps) {
  const { view, sequence } = moment;
  const told = useMemo(
    () => ({ view, sequence, history, window: null }),
    [view, sequence, history],
  );
  const director = useReplayDirector(
    frame.ui,
    eyes,
    told,
    (before) => moments[placeOf(moments, before) + 1]?.sequence === sequence,
  );
  const plays = director.showing.value !== null;
  useEffect(() => isPlaying(plays), [plays, isPlaying]);
  const shown = director.shown.value;
  return (
    <Directed.Provider value={director}>
      <Frame
        {...frame}
        class="replay"
        dock={dock(shown.view, plays ? shown.told : null)}
        notices={
          <p class="unseen" aria-live="polite">
            {director.told.value}
          </p>
        }
        shown={{
          view: shown.view,
          events: eventsUntil(history, shown.sequence),
          lights: {},
          eyes,
          readOnly: true,
          players,
        }}
      />
    </Directed.Provider>
  );
}

/** The address of a moment for others, and who can follow it. */
async function addressToPassOn(table: TableInfo, moment: ReplayAddress): Promise<[string, string]> {
  const link = (await linkToPassOn(table)) ?? "";
  const { origin, pathname } = location;
  const address = `${origin}${pathname}#${replayFragment({ ...moment, link })}`;
  return [address, link ? t("replay-for-all") : t("replay-for-table")];
}

/** The beginning, the moments that were not taken back, and all that was seen. */
function thatCount(moments: Moment[]): { moments: Moment[]; history: HistoryEntry[] } {
  const beginning: Moment = { sequence: 0, time: 0, events: [] };
  const history = extendHistory(
    [],
    moments.flatMap(({ events }) => events),
    0,
  );
  const undone = new Set(history.filter((one) => one.undone).map(({ sequence }) => sequence));
  return {
    moments: [beginning, ...moments.filter(({ sequence }) => !undone.has(sequence))],
    history,
  };
}

/** The seat whose eyes they are; null for those who sit nowhere. */
function seatOf({ seats }: View, eyes: string): string | null {
  return seats.includes(eyes) ? eyes : null;
}

interface MomentViewState {
  view: View | null;
  /** Of which moment it is the view. */
  sequence: number;
  wrong: string;
}

/** What was seen at a moment; the last view stays until the next is here. */
function useMomentView(
  id: string,
  sequence: number | undefined,
  eyes: string,
  link: string | null,
): MomentViewState {
  const [state, setState] = useState<MomentViewState>({ view: null, sequence: -1, wrong: "" });
  useEffect(() => {
    if (sequence === undefined) return undefined;
    let isCurrent = true;
    api.moment(id, sequence, eyes, link).then(
      ({ view }) => isCurrent && setState({ view, sequence, wrong: "" }),
      (error: unknown) => isCurrent && setState({ view: null, sequence, wrong: reasonOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, sequence, eyes, link]);
  return state;
}

interface ControlsProps {
  place: number;
  last: number;
  running: boolean;
  setRunning: (running: boolean) => void;
  go: (place: number) => void;
}

function Controls({ place, last, running, setRunning, go }: ControlsProps) {
  return (
    <div class="playback" role="group" aria-label={t("replay")}>
      <input
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={t("replay-moment")}
        aria-valuetext={t("replay-of", { number: place + 1, all: last + 1 })}
        onInput={({ currentTarget }) => go(currentTarget.valueAsNumber)}
      />
      <div class="playback-buttons">
        <IconButton
          name={t("replay-first")}
          icon="first"
          disabled={place <= 0}
          onClick={() => go(0)}
        />
        <IconButton
          name={t("replay-back")}
          icon="back"
          disabled={place <= 0}
          onClick={() => go(place - 1)}
        />
        <IconButton
          name={running ? t("replay-pause") : t("replay-play")}
          icon={running ? "pause" : "play"}
          onClick={() => {
            if (!running && place >= last) go(0);
            setRunning(!running);
          }}
        />
        <IconButton
          name={t("replay-forward")}
          icon="forward"
          disabled={place >= last}
          onClick={() => go(place + 1)}
        />
        <IconButton
          name={t("replay-last")}
          icon="last"
          disabled={place >= last}
          onClick={() => go(last)}
        />
        <span class="playback-place">{t("replay-of", { number: place + 1, all: last + 1 })}</span>
      </div>
    </div>
  );
}
