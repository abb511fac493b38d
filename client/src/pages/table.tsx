/** A table: what it waits for, the board, what you can do, and what has been. */

import { useComputed } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { Suspense, lazy } from "preact/compat";
import type { ApiError } from "../core/api";
import type { GameUi, View } from "../core/game-ui";
import { disablePrivacy, hasPrivacy } from "../core/modes";
import { Session } from "../core/session";
import type { Eyes, Scene } from "../core/session";
import { t, you } from "../core/texts";
import { useCalls } from "../ui/calls";
import { LinkButton, Loading, Problem } from "../ui/controls";
import { EndCard } from "../ui/end-card";
import { HandOver } from "../ui/hand-over";
import { reasonOf, useGame } from "../ui/hooks";
import { WithBox } from "../ui/own-box";
import { useSettled } from "../ui/settled";
import { Shell } from "../ui/shell";
import { TableView } from "../ui/table-view";
import { latestLine } from "../ui/talk";
import { useTurnSigns } from "../ui/turn-signs";
import type { Bye, TableInfo } from "../wire/protocol";
import { Lobby } from "./lobby";

/** Fetched at the tables of lessons only. */
const Coach = lazy(() => import("../lesson/coach"));

interface TablePageProps {
  id: string;
  link: string | null;
}

/** Somebody who has lost a seat may have another one now, or may still watch. */
export function TablePage(props: TablePageProps) {
  const [losses, setLosses] = useState(0);
  const lose = useCallback(() => setLosses((before) => before + 1), []);
  return <LiveTable key={losses} {...props} lost={losses > 0} lose={lose} />;
}

interface LiveTableProps extends TablePageProps {
  /** A seat or a link was lost before. */
  lost: boolean;
  lose: () => void;
}

function LiveTable({ id, link, lost, lose }: LiveTableProps) {
  const session = useMemo(() => new Session(id, null, link), [id, link]);
  useEffect(() => () => session.close(), [session]);
  const table = session.table.value;
  const ended = session.ended.value;
  const revoked = ended === "revoked";
  useEffect(() => {
    if (revoked) lose();
  }, [revoked, lose]);
  const asked = useComputed(() => dueSeats(session.scenes.value).length > 0).value;
  useTurnSigns(table?.name ?? t("table"), asked);
  if (ended && !session.scenes.value.size) {
    return (
      <Shell title={t("table")}>
        <Problem reason={whyEnded(ended, lost)}>
          <LinkButton href="/">{t("home")}</LinkButton>
        </Problem>
      </Shell>
    );
  }
  if (!table) {
    return (
      <Shell title={t("table")}>
        <Loading />
      </Shell>
    );
  }
  return table.started ? (
    <Playing session={session} table={table} link={link} />
  ) : (
    <Lobby session={session} table={table} />
  );
}

interface PlayingProps {
  session: Session;
  table: TableInfo;
  link: string | null;
}

function Playing({ session, table: info, link }: PlayingProps) {
  const game = useGame(info.game);
  const [privacy, setPrivacy] = useState(() => hasPrivacy(info.id));
  const scenes = session.scenes.value;
  const over = info.over || hasEnded(scenes);
  const table = { ...info, over };
  const { eyes, due, handing, look } = useEyes(session, privacy, over);
  const scene = eyes === undefined ? undefined : scenes.get(eyes);
  const all = session.eyes.value;
  const isPrivate = privacy && all.length > 1;
  useYou(all);
  const ui = game.state === "here" ? game.value : null;
  useSettled(session, ui);
  useCalls({
    asked: due.length > 0,
    deadline: scene?.deadline ?? null,
    latestLine: latestLine(session),
    seats: all,
  });
  if (game.state === "failed") return <Problem reason={game.reason} />;
  if (handing && isPrivate) {
    return (
      <HandOver
        game={table.game}
        ui={ui}
        seats={due}
        take={look}
        trust={() => {
          disablePrivacy(table.id);
          setPrivacy(false);
        }}
      />
    );
  }
  if (!ui || !scene) return <Loading />;
  return (
    <WithBox ui={ui} table={info}>
      <TableView
        key={String(eyes)}
        session={session}
        table={table}
        ui={ui}
        scene={scene}
        link={link}
        seats={all}
        look={isPrivate ? undefined : look}
        end={table.over ? <Ended table={table} ui={ui} view={scene.view} /> : undefined}
      />
      <Lesson table={table} scene={scene} />
    </WithBox>
  );
}

/** The coach, where a lesson is given. */
function Lesson({ table, scene }: { table: TableInfo; scene: Scene }) {
  if (!table.lesson) return null;
  return (
    <Suspense fallback={null}>
      <Coach table={table} scene={scene} />
    </Suspense>
  );
}

const hasEnded = (scenes: ReadonlyMap<Eyes, Scene>): boolean =>
  [...scenes.values()].some(({ view }) => view.outcome !== null);

/** Whoever plays one seat here is addressed as “you”; several at one screen by their names. */
function useYou(all: readonly Eyes[]): void {
  const mine = all.length === 1 ? (all[0] ?? null) : null;
  useLayoutEffect(() => {
    you.value = mine;
    return () => {
      you.value = null;
    };
  }, [mine]);
}

interface EyesInUse {
  /** Whose eyes look; undefined until somebody has taken the device. */
  eyes: Eyes | undefined;
  /** Seats of this browser that the table waits for. */
  due: string[];
  /** Another seat of this browser has to decide. */
  handing: boolean;
  look: (eyes: Eyes) => void;
}

/** Through whose eyes this browser looks; without privacy it follows whoever has to decide. */
function useEyes(session: Session, privacy: boolean, over: boolean): EyesInUse {
  const [looking, setLooking] = useState<Eyes | undefined>(undefined);
  const due = useComputed(() => dueSeats(session.scenes.value)).value;
  const chosen = looking !== undefined && session.scenes.value.has(looking);
  const eyes = chosen ? looking : firstEyes(session.eyes.value, due, privacy);
  const next = due.find((seat) => seat !== eyes);
  const handing = next !== undefined && !(eyes && due.includes(eyes)) && !over;
  useEffect(() => {
    if (handing && !privacy) setLooking(next);
  }, [handing, privacy, next]);
  return { eyes, due, handing, look: setLooking };
}

function whyEnded(ended: Bye["code"] | ApiError, lost: boolean): string {
  if (typeof ended === "string") return t(`bye-${ended}`);
  return lost && ended.status === 403 ? t("bye-revoked") : reasonOf(ended);
}

function Ended({ table, ui, view }: { table: TableInfo; ui: GameUi; view: View }) {
  return view.outcome && <EndCard table={table} ui={ui} outcome={view.outcome} />;
}

/** My seats that the table waits for. */
function dueSeats(scenes: ReadonlyMap<Eyes, Scene>): string[] {
  return [...scenes.values()].flatMap(({ eyes, view }) =>
    eyes !== null && view.decisions.some(({ required }) => required) ? [eyes] : [],
  );
}

/** Whose eyes to begin with: with several seats nobody's until somebody has taken the device. */
function firstEyes(all: readonly Eyes[], due: string[], privacy: boolean): Eyes | undefined {
  if (all.length === 1) return all[0];
  return privacy && due.length ? undefined : (due[0] ?? all[0]);
}
