/** What opens over the board from the bar: chronicle, chat, players, rules. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { HistoryEntry } from "../core/history";
import { t } from "../core/texts";
import { isTold } from "./chronicle";
import { IconButton } from "./controls";
import { Icon } from "./icons";
import type { IconName } from "./icons";
import type { Talk } from "./talk";

export const DRAWERS = ["chronicle", "chat", "players", "rules"] as const;
export type DrawerName = (typeof DRAWERS)[number];

const ICONS: Record<DrawerName, IconName> = {
  chronicle: "scroll",
  chat: "chat",
  players: "people",
  rules: "book",
};

/** How many lines came to the chronicle and the chat since each was open. */
export function useUnread(
  open: DrawerName | null,
  history: readonly HistoryEntry[],
  { unread }: Talk,
): Partial<Record<DrawerName, number>> {
  const last = history.at(-1)?.sequence ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (open === "chronicle") setRead(last);
  }, [open, last]);
  const told = history.filter((entry) => entry.sequence > read && !entry.undone && isTold(entry));
  return { chronicle: told.length, chat: unread.openly + unread.inSecret };
}

interface DrawerButtonsProps {
  open: DrawerName | null;
  unread: Partial<Record<DrawerName, number>>;
  toggle: (drawer: DrawerName) => void;
}

export function DrawerButtons({ open, unread, toggle }: DrawerButtonsProps) {
  return DRAWERS.map((one) => {
    const number = unread[one] ?? 0;
    const name = t(`tab-${one}`);
    return (
      <button
        key={one}
        type="button"
        class={`tool tool-${one}`}
        title={name}
        aria-label={number ? t("unread", { name, number }) : name}
        aria-expanded={one === open}
        aria-controls="drawer"
        onClick={() => toggle(one)}
      >
        <Icon name={ICONS[one]} />
        <Unread number={number} />
      </button>
    );
  });
}

/** How much is new, for eyes; ears hear it in the name of the button. */
export function Unread({ number }: { number: number }) {
  if (!number) return null;
  return (
    <span class="unread" aria-hidden="true">
      {number > 99 ? "99+" : number}
    </span>
  );
}

interface DrawerProps {
  name: DrawerName;
  close: () => void;
  children: ComponentChildren;
}

export function Drawer({ name, close, children }: DrawerProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), [name]);
  return (
    <aside class="drawer" id="drawer" aria-labelledby="drawer-title">
      <header class="drawer-head">
        <h2 id="drawer-title" ref={head} tabIndex={-1}>
          {t(`tab-${name}`)}
        </h2>
        <IconButton name={t("close")} icon="close" onClick={close} />
      </header>
      <div class="drawer-body">{children}</div>
    </aside>
  );
}
