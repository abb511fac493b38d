/** Several people at one screen: nobody sees another's secrets between two turns. */

import { useEffect, useRef } from "preact/hooks";
import type { GameUi } from "../core/game-ui";
import { capitalize, t, texts } from "../core/texts";
import { Button, Loading } from "./controls";
import { seatColour } from "./seat";

interface HandOverProps {
  game: string;
  /** Null until the game is here. */
  ui: GameUi | null;
  seats: string[];
  take: (seat: string) => void;
  /** They do not mind. */
  trust: () => void;
}

export function HandOver({ game, ui, seats, take, trust }: HandOverProps) {
  const head = useRef<HTMLHeadingElement>(null);
  const names = seats.join();
  useEffect(() => head.current?.focus(), [ui, names]);
  if (!ui) return <Loading />;
  const name = (seat: string) => capitalize(texts(game).name(seat));
  return (
    <main class="hand-over">
      <div class="hand-over-seats">
        {seats.map((seat) => (
          <ui.Emblem key={seat} seat={seat} size={96} />
        ))}
      </div>
      <h1 ref={head} tabIndex={-1}>
        {seats.length === 1 ? t("hand-over-to", { seat: name(seats[0]!) }) : t("hand-over-any")}
      </h1>
      <p>{t("hand-over-hint")}</p>
      <div class="hand-over-seats">
        {seats.map((seat) => (
          <Button
            key={seat}
            look="main"
            style={{ "--seat": seatColour(seat) }}
            onClick={() => take(seat)}
          >
            {t("hand-over-ready", { seat: name(seat) })}
          </Button>
        ))}
      </div>
      <Button look="quiet" onClick={trust}>
        {t("hand-over-trust")}
      </Button>
    </main>
  );
}
