/** A seat by its name and colour; who holds it. */

import { capitalize, t, texts } from "../core/texts";
import type { Seated } from "../wire/protocol";

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
