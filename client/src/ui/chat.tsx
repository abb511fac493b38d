/** What people at the table say to each other. */

import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "../core/texts";
import type { ChatLine } from "../wire/protocol";
import { Button, Form } from "./controls";
import { SeatName } from "./seat";

interface ChatProps {
  game: string;
  lines: readonly ChatLine[];
  /** What the field is for; something to everybody, unless told. */
  prompt?: string;
  say: ((text: string) => void) | undefined;
}

export function Chat({ game, lines, say, prompt = t("chat-say") }: ChatProps) {
  const [text, setText] = useState("");
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  const send = () => {
    if (!text.trim()) return;
    say?.(text.trim());
    setText("");
  };
  return (
    <div class="chat">
      <div class="chat-lines" role="log" aria-label={t("chat")} tabIndex={0}>
        {!lines.length && <p class="hint">{t("chat-empty")}</p>}
        {lines.map((line, at) => (
          <Fragment key={line.number}>
            {isElsewhere(line, lines[at - 1]) && <Among game={game} seats={line.channel!} />}
            <p class="said">
              <span class="said-by">
                {line.name} {line.seat && <SeatName game={game} seat={line.seat} />}
              </span>
              <time dateTime={new Date(line.time).toISOString()}>{clock(line.time)}</time>
              <span class="said-text">{line.text}</span>
            </p>
          </Fragment>
        ))}
        <div ref={end} />
      </div>
      {say && (
        <Form class="chat-form" submit={send}>
          <input
            aria-label={prompt}
            placeholder={prompt}
            maxLength={500}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" look="main" disabled={!text.trim()}>
            {t("chat-send")}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** Whether a line was heard by others than the one before it. */
const isElsewhere = ({ channel }: ChatLine, before: ChatLine | undefined): boolean =>
  channel !== null && channel.join() !== before?.channel?.join();

/** Who has heard the lines below. */
function Among({ game, seats }: { game: string; seats: readonly string[] }) {
  return (
    <p class="said-among">
      {seats.map((seat) => (
        <SeatName key={seat} game={game} seat={seat} />
      ))}
    </p>
  );
}

function clock(time: number): string {
  return new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(
    time,
  );
}
