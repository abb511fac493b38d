/** What somebody says or offers, for a short time in the corner of the board. */

import { useEffect, useState } from "preact/hooks";
import type { GameEvent, GameUi } from "../core/game-ui";
import { isNarrow } from "../core/narrow";
import { scenes } from "../core/preferences";
import type { Scene, Session } from "../core/session";
import { t } from "../core/texts";
import { sceneOf } from "../stage/cues";
import type { Director } from "../stage/director";
import type { ChatLine } from "../wire/protocol";
import { inWords } from "./chronicle";
import type { DrawerName } from "./drawer";
import type { Talk } from "./talk";

/** Milliseconds that a toast stays. */
const SHOWN = 6000;
/** Toasts at a time; on a phone more would hide the board. */
const most = (): number => (isNarrow() ? 1 : 3);

interface Toast {
  key: string;
  /** Where all of it can be read. */
  drawer: DrawerName;
  isSecret: boolean;
  seat: string | null;
  text: string;
  /** The director speaks of it. */
  isSpoken?: boolean;
}

interface ToastsProps {
  ui: GameUi;
  session: Session;
  scene: Scene;
  director: Director;
  talk: Talk;
  /** The drawer that is open; what is read there needs no toast. */
  open: DrawerName | null;
  show: (drawer: DrawerName) => void;
}

export function Toasts({ ui, session, scene, director, talk, open, show }: ToastsProps) {
  const isOfOthers = ({ seat }: ChatLine) => seat === null || seat !== scene.eyes;
  const isOnStage = useOnStage(ui, director);
  const offered = scene.history.filter(
    ({ event, undone }) =>
      !undone &&
      !isOnStage(event) &&
      ((ui.offers.has(event.kind) && event["seat"] !== scene.eyes) ||
        (ui.answers.has(event.kind) && answers(scene, event))),
  );
  const settled = session.settled.value
    .map((one, place) => ({ ...one, number: place + 1 }))
    .filter(({ seat }) => seat === scene.eyes);
  const toasts: Toast[] = [
    ...useFresh(settled, ({ number }) => number).map(({ number, seat, kind }) => ({
      key: `settled ${number}`,
      drawer: "chronicle" as const,
      isSecret: false,
      seat,
      text: t(`settled-${kind}`),
    })),
    ...useSaid(talk.openly.filter(isOfOthers), false),
    ...useSaid(talk.inSecret.filter(isOfOthers), true),
    ...useFresh(offered, ({ sequence }) => sequence).map(({ sequence, event }) => ({
      key: `offer ${sequence}`,
      drawer: "chronicle" as const,
      isSecret: false,
      seat: event["seat"] as string,
      text: inWords(ui.game, event),
      isSpoken: sceneOf(ui.stage.scenes, event).rank !== "tick",
    })),
  ];
  const shown = toasts
    .filter((toast) => toast.drawer !== open || isOtherTalk(toast, talk))
    .slice(-most());
  const button = ({ key, drawer, isSecret, seat, text }: Toast) => (
    <button
      key={key}
      type="button"
      onClick={() => {
        if (drawer === "chat") talk.turnTo(isSecret);
        show(drawer);
      }}
    >
      {seat !== null && <ui.Emblem seat={seat} size={24} />}
      <span>{text}</span>
    </button>
  );
  return (
    <div class="toasts">
      {shown.filter(({ isSpoken }) => isSpoken).map(button)}
      <div class="toasts-heard" role="status">
        {shown.filter(({ isSpoken }) => !isSpoken).map(button)}
        {scene.eyes !== null && ui.Offers && (
          <ui.Offers view={scene.view} act={(action) => session.act(action)} />
        )}
      </div>
    </div>
  );
}

const numberOf = ({ number }: ChatLine): number => number;

/** Whether it was said where the reader does not look, though the chat is open. */
const isOtherTalk = ({ drawer, isSecret }: Toast, talk: Talk): boolean =>
  drawer === "chat" && isSecret !== talk.isSecret;

/** Whether the stage tells of an event: it needs no toast then, unless it was missed there. */
function useOnStage(ui: GameUi, director: Director): (event: GameEvent) => boolean {
  const { takes } = director.missed.value;
  const isOff = scenes.value === "off";
  return (event) =>
    !isOff &&
    sceneOf(ui.stage.scenes, event).rank !== "tick" &&
    !takes.some(({ events }) => events.includes(event));
}

/** Whether somebody answers what these eyes proposed or offered. */
const answers = ({ eyes, history }: Scene, event: GameEvent): boolean =>
  eyes !== null &&
  (event["proposer"] === eyes ||
    history.some(({ event: { giver, number } }) => giver === eyes && number === event["number"]));

/** Lines of chat that came since the reader is here. */
const useSaid = (lines: readonly ChatLine[], isSecret: boolean): Toast[] =>
  useFresh(lines, numberOf).map(({ number, seat, name, text }) => ({
    key: `${isSecret ? "secret" : "chat"} ${number}`,
    drawer: "chat",
    isSecret,
    seat,
    text: t(isSecret ? "said-secretly" : "said", { name, text }),
  }));

/** Those that came since the reader is here, each for a short time. */
function useFresh<Thing>(things: readonly Thing[], numberOf: (thing: Thing) => number): Thing[] {
  const last = things.length ? numberOf(things.at(-1)!) : 0;
  const [read, setRead] = useState(last);
  const isNew = last > read;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setRead(last), SHOWN);
    return () => clearTimeout(timer);
  }, [last, isNew]);
  return things.filter((thing) => numberOf(thing) > read);
}
