/** What people at the table say to each other. */

import { useEffect, useRef, useState } from "preact/hooks";
import { language, t } from "../core/texts";
import type { ChatLine } from "../wire/protocol";
import { Button, Form } from "./controls";
import { SeatName } from "./seat";

interface ChatProps {
  game: string;
  lines: readonly ChatLine[];
  say: (text: string) => void;
}

export function Chat({ game, lines, say }: ChatProps) {
  const [text, setText] = useState("");
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  const send = () => {
    if (!text.trim()) return;
    say(text.trim());
    setText("");
  };
  return (
    <div class="chat">
      <div class="chat-lines" role="log" aria-label={t("chat")} tabIndex={0}>
        {!lines.length && <p class="hint">{t("chat-empty")}</p>}
        {lines.map((line) => (
          <p key={line.number} class="said">
            <span class="said-by">
              {line.name} {line.seat && <SeatName game={game} seat={line.seat} />}
            </span>
            <time dateTime={new Date(line.time).toISOString()}>{clock(line.time)}</time>
            <span class="said-text">{line.text}</span>
          </p>
        ))}
        <div ref={end} />
      </div>
      <Form class="chat-form" submit={send}>
        <input
          aria-label={t("chat-say")}
          placeholder={t("chat-say")}
          maxLength={500}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" look="main" disabled={!text.trim()}>
          {t("chat-send")}
        </Button>
      </Form>
    </div>
  );
}

function clock(time: number): string {
  return new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit" }).format(
    time,
  );
}
