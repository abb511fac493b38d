/** The bar on top: what the table waits for and, if it is you, what to do. */

import { useEffect, useState } from "preact/hooks";
import type { Decision } from "../core/game-ui";
import { timeToShow } from "../core/response-window";
import { serverTime } from "../core/server-clock";
import type { Connection, Eyes, Scene, Session } from "../core/session";
import { capitalize, language, t, texts } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { Commitments } from "./commitments";
import { Button, Dialog, IconButton, LinkButton } from "./controls";
import { ImportedMark } from "./imported";
import { SandLine } from "./sand-line";
import { SeatName, seatColour } from "./seat";
import { Settings } from "./settings";
import { LanguageSwitch } from "./shell";
import { waitingLine } from "./table-view";

interface BarProps {
  session: Session;
  table: TableInfo;
  scene: Scene;
  decisions: Decision[];
  seats: readonly Eyes[];
  look: ((eyes: Eyes) => void) | undefined;
}

export function Bar({ session, table, scene, decisions, seats, look }: BarProps) {
  const [open, setOpen] = useState<"menu" | "settings" | null>(null);
  const close = () => setOpen(null);
  const { eyes } = scene;
  const asked = decisions.find(({ required }) => required);
  return (
    <header
      class="bar"
      data-yours={asked ? "yes" : undefined}
      style={{ "--seat": seatColour(eyes) }}
    >
      <IconButton name={t("menu")} icon="menu" onClick={() => setOpen("menu")} />
      <SeatName game={table.game} seat={eyes} />
      <BarLine game={table.game} scene={scene} asked={asked} />
      {table.imported && (
        <Button look="quiet" icon="scroll" class="bar-imported" onClick={() => setOpen("menu")}>
          <span>{t("imported-short")}</span>
        </Button>
      )}
      <Deadline at={asked ? scene.deadline : null} />
      <Connected state={session.connection.value} />
      {scene.may_undo && eyes && (
        <Button icon="undo" class="bar-undo" onClick={() => session.undo(eyes)}>
          {t("undo")}
        </Button>
      )}
      {open === "menu" && (
        <Menu
          {...{ table, eyes, seats, look }}
          settings={() => setOpen("settings")}
          close={close}
        />
      )}
      {open === "settings" && <Settings close={close} />}
      <SandLine window={scene.window} />
    </header>
  );
}

interface BarLineProps {
  game: string;
  scene: Scene;
  /** The question that the table waits for, if it is this seat's. */
  asked: Decision | undefined;
}

/** What the table waits for. In a response window all read the same, and whoever has one a question. */
function BarLine({ game, scene: { eyes, view, window }, asked }: BarLineProps) {
  const question = asked && eyes && !view.outcome ? texts(game).prompt(asked.kind, eyes) : "";
  const isOpen = timeToShow(window) > 0;
  return (
    <p class="bar-line" role="status" aria-live="polite">
      {isOpen && <span class="bar-window">{t("window-open")}</span>}
      {(question || !isOpen) && <span>{capitalize(question || waitingLine(game, view))}</span>}
    </p>
  );
}

interface MenuProps extends Pick<BarProps, "table" | "seats" | "look"> {
  eyes: Eyes;
  settings: () => void;
  close: () => void;
}

function Menu({ table, eyes, seats, look, settings, close }: MenuProps) {
  return (
    <Dialog title={table.name} close={close}>
      <nav class="menu" aria-label={t("menu")}>
        <LinkButton href="/" icon="home">
          {t("home")}
        </LinkButton>
        <LinkButton href={`/replay/${table.id}`} icon="scroll">
          {t("replay")}
        </LinkButton>
        <a class="button" href={`/learn/${table.game}`} target="_blank" rel="noopener">
          {t("rules")}
        </a>
        <a class="button" href={`/cards/${table.game}`} target="_blank" rel="noopener">
          {t("cards")}
        </a>
        <Button icon="gear" onClick={settings}>
          {t("settings")}
        </Button>
        <LanguageSwitch />
      </nav>
      {look && seats.length > 1 && (
        <div class="menu-eyes" role="group" aria-label={t("eyes")}>
          {seats.map((one) => (
            <Button key={String(one)} aria-pressed={one === eyes} onClick={() => look(one)}>
              <SeatName game={table.game} seat={one} />
            </Button>
          ))}
        </div>
      )}
      <Commitments table={table} />
      {table.imported && <ImportedMark />}
      {table.seal && <p class="hint seal">{t("seal", { seal: table.seal })}</p>}
    </Dialog>
  );
}

/** Whether the server hears us. */
function Connected({ state }: { state: Connection }) {
  if (state === "open") return null;
  return (
    <span class="connection" role="status" data-state={state}>
      {t(`connection-${state}`)}
    </span>
  );
}

/** How long until a bot takes over. */
function Deadline({ at }: { at: number | null }) {
  const [now, setNow] = useState(serverTime());
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setInterval(() => setNow(serverTime()), 1000);
    return () => clearInterval(timer);
  }, [at]);
  if (at === null) return null;
  const seconds = Math.max(0, Math.round((at - now) / 1000));
  return (
    <span class="deadline" role="timer" title={t("deadline")}>
      {duration(seconds)}
    </span>
  );
}

function duration(seconds: number): string {
  if (seconds >= 5400) {
    const hours = Math.round(seconds / 3600);
    const format = { style: "unit", unit: "hour", unitDisplay: "short" } as const;
    return new Intl.NumberFormat(language.value, format).format(hours);
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
