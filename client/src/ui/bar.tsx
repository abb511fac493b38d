/** The bar on top: the menu, where the game stands, how far everybody is from victory, and the drawers. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Connection, Eyes, Scene, Session } from "../core/session";
import { t } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { Commitments } from "./commitments";
import { Button, Dialog, IconButton, LinkButton } from "./controls";
import { DRAWERS, DrawerButtons } from "./drawer";
import type { DrawerName } from "./drawer";
import { HintsHere } from "./hints-here";
import { ImportedMark } from "./imported";
import { SandLine } from "./sand-line";
import { TablePace } from "./table-pace";
import { SeatName } from "./seat";
import { Settings } from "./settings";
import { LanguageSwitch } from "./shell";

interface BarProps {
  session: Session;
  table: TableInfo;
  scene: Scene;
  seats: readonly Eyes[];
  look: ((eyes: Eyes) => void) | undefined;
  /** Turn, phases and victory. */
  strip: ComponentChildren;
  drawer: DrawerName | null;
  unread: Partial<Record<DrawerName, number>>;
  toggle: (drawer: DrawerName) => void;
}

export function Bar(props: BarProps) {
  const { session, table, scene, seats, look, strip, drawer, unread, toggle } = props;
  const [open, setOpen] = useState<"menu" | "settings" | null>(null);
  const close = () => setOpen(null);
  const { eyes } = scene;
  return (
    <header class="hud">
      <IconButton name={t("menu")} icon="menu" onClick={() => setOpen("menu")} />
      {strip}
      {table.imported && (
        <IconButton
          name={t("imported-short")}
          icon="import"
          data-imported
          onClick={() => setOpen("menu")}
        />
      )}
      <Connected state={session.connection.value} />
      <nav class="tools" aria-label={t("tools")}>
        {eyes && <TakeBack scene={scene} undo={() => session.undo(eyes)} />}
        <DrawerButtons open={drawer} unread={unread} toggle={toggle} />
      </nav>
      {open === "menu" && (
        <Menu
          {...{ table, eyes, seats, look }}
          settings={() => setOpen("settings")}
          show={(one) => {
            close();
            if (one !== drawer) toggle(one);
          }}
          close={close}
        />
      )}
      {open === "settings" && <Settings close={close} />}
      <SandLine window={scene.window} />
    </header>
  );
}

/** Takes back the last action; grey where that cannot be, and says why. */
function TakeBack({ scene, undo }: { scene: Scene; undo: () => void }) {
  if (scene.may_undo) return <IconButton name={t("undo")} icon="undo" onClick={undo} />;
  const why = t(`no-undo-${scene.why_no_undo ?? "nothing"}`);
  return (
    <>
      <IconButton
        name={`${t("undo")}: ${why}`}
        icon="undo"
        class="button-icon barred"
        aria-disabled="true"
        popoverTarget="why-no-undo"
      />
      <p id="why-no-undo" class="why-no-undo" popover="auto">
        {why}
      </p>
    </>
  );
}

interface MenuProps extends Pick<BarProps, "table" | "seats" | "look"> {
  eyes: Eyes;
  settings: () => void;
  /** Open a drawer, for windows too narrow for its button. */
  show: (drawer: DrawerName) => void;
  close: () => void;
}

function Menu({ table, eyes, seats, look, settings, show, close }: MenuProps) {
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
      <div class="menu menu-drawers">
        {DRAWERS.map((one) => (
          <Button key={one} onClick={() => show(one)}>
            {t(`tab-${one}`)}
          </Button>
        ))}
      </div>
      {look && seats.length > 1 && (
        <div class="menu-eyes" role="group" aria-label={t("eyes")}>
          {seats.map((one) => (
            <Button key={String(one)} aria-pressed={one === eyes} onClick={() => look(one)}>
              <SeatName game={table.game} seat={one} />
            </Button>
          ))}
        </div>
      )}
      {table.seats.some(({ bot }) => bot !== null) && !table.over && <TablePace table={table} />}
      <HintsHere table={table} />
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
