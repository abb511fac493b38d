/** A seat by its name and colour; who holds it. */

import { capitalize, t, texts } from "../core/texts";
import type { Seated } from "../wire/protocol";
import { Icon } from "./icons";

export function seatColour(seat: string | null): string {
  return `var(--seat-${seat ?? "none"}, var(--seat-none))`;
}

/** The colours of a seat for a style sheet: its fill, and what stands on it. */
export function seatStyle(seat: string | null): Record<string, string> {
  return {
    "--seat": seatColour(seat),
    "--on-seat": `var(--on-seat-${seat ?? "none"}, var(--on-seat-none))`,
  };
}

export function SeatName({ game, seat }: { game: string; seat: string | null }) {
  return (
    <span class="seat-name" style={{ "--seat": seatColour(seat) }}>
      {seat === null ? t("spectator") : capitalize(texts(game).name(seat))}
    </span>
  );
}

/** Who plays a seat, in words. */
export function holderOf({ name, bot, mine }: Seated): string {
  if (bot) return name ? t("seat-bot-for", { bot: botName(bot), name }) : botName(bot);
  if (mine) return t("seat-mine");
  return name ?? t("seat-open");
}

export function botName(bot: string): string {
  const key = bot.startsWith("partner_") ? "bot-partner" : `bot-${bot}`;
  return texts().has(key) ? t(key) : bot;
}

const FACES = { bold: "boldFace", patient: "patientFace", treacherous: "treacherousFace" } as const;

/** The face of a bot that has a temperament; its name stands beside it. */
export function BotFace({ bot }: { bot: string }) {
  const temper = bot.split("_")[1] ?? "";
  return temper in FACES ? <Icon name={FACES[temper as keyof typeof FACES]} /> : null;
}
