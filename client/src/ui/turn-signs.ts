/** Signs outside the page that it is the reader's turn: title, badges, and a note if they want one. */

import { useEffect } from "preact/hooks";
import icon from "../../icon.svg";
import { calls } from "../core/preferences";
import { t } from "../core/texts";
import { useTitle } from "./hooks";

const DOT = '<circle cx="48" cy="48" r="15" fill="#d92d20" stroke="#fff" stroke-width="4"/>';
const BADGED = `data:image/svg+xml,${encodeURIComponent(icon.replace("</svg>", `${DOT}</svg>`))}`;
const PLAIN = "/icon.svg";

/** `table` is the name of the table, `asked` whether one of the reader's seats has to decide there. */
export function useTurnSigns(table: string, asked: boolean): void {
  useTitle(asked ? t("turn-title", { table }) : table);
  useEffect(() => {
    if (!asked) return undefined;
    showBadge(true);
    const end = callBack(table);
    return () => {
      showBadge(false);
      end();
    };
  }, [asked, table]);
}

function showBadge(isOn: boolean): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", isOn ? BADGED : PLAIN);
  // Only an installed page has a badge, and not in every browser.
  if (!("setAppBadge" in navigator)) return;
  const done = isOn ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => undefined);
}

/** A note of the system, if another tab is in front; what comes back takes it away. */
function callBack(table: string): () => void {
  if (!document.hidden || calls.value === "off" || !mayCall()) return () => undefined;
  try {
    const note = new Notification(t("turn-note"), { body: table, icon: PLAIN, tag: table });
    note.onclick = () => window.focus();
    return () => note.close();
  } catch {
    // Some telephones have the word and no notes.
    return () => undefined;
  }
}

const mayCall = (): boolean => "Notification" in window && Notification.permission === "granted";

/** Whether the reader can be asked at all. */
export const canCall = (): boolean =>
  "Notification" in window && Notification.permission !== "denied";

/** Only a press asks for permission. */
export async function wantCalls(wanted: boolean): Promise<void> {
  if (wanted && !mayCall()) await Notification.requestPermission();
  calls.value = wanted && mayCall() ? "on" : "off";
}
