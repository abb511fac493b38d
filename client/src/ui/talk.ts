/** What is said at a table, openly and in secret, and how much of it is new to the reader. */

import { useEffect, useState } from "preact/hooks";
import type { Scene, Session } from "../core/session";
import type { ChatLine } from "../wire/protocol";

export interface Talk {
  openly: readonly ChatLine[];
  /** What only the reader's seat and some others have heard. */
  inSecret: readonly ChatLine[];
  /** The seats that may talk in secret now, the reader's among them; empty if with nobody. */
  channel: readonly string[];
  /** Whether what is said in secret is looked at. */
  isSecret: boolean;
  turnTo: (isSecret: boolean) => void;
  unread: { openly: number; inSecret: number };
}

const NOTHING: readonly ChatLine[] = [];

export function useTalk(session: Session, { eyes, channel }: Scene, isOpen: boolean): Talk {
  const openly = session.chat.value;
  const inSecret = session.privateChat.value[eyes ?? ""] ?? NOTHING;
  const [isSecret, turnTo] = useState(false);
  return {
    openly,
    inSecret,
    channel,
    isSecret,
    turnTo,
    unread: {
      openly: useUnreadLines(openly, isOpen && !isSecret),
      inSecret: useUnreadLines(inSecret, isOpen && isSecret),
    },
  };
}

/** How many lines came since they were looked at. */
function useUnreadLines(lines: readonly ChatLine[], isRead: boolean): number {
  const last = lines.at(-1)?.number ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isRead) setRead(last);
  }, [isRead, last]);
  return lines.filter(({ number }) => number > read).length;
}

/** The line that came last, whoever was to hear it. */
export function latestLine({ chat, privateChat }: Session): ChatLine | undefined {
  const last = [chat.value, ...Object.values(privateChat.value)].flatMap((lines) =>
    lines.slice(-1),
  );
  return last.sort((one, other) => other.time - one.time)[0];
}
