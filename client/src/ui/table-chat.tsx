/** The chat of a table: openly with everybody, and in secret where the game allows it. */

import type { Eyes } from "../core/session";
import { t, texts } from "../core/texts";
import { Chat } from "./chat";
import { Unread } from "./drawer";
import { Icon } from "./icons";
import type { Talk } from "./talk";

interface TableChatProps {
  game: string;
  eyes: Eyes;
  talk: Talk;
  say: (text: string, channel: string[] | null) => void;
}

export function TableChat({ game, eyes, talk, say }: TableChatProps) {
  const { openly, inSecret, channel } = talk;
  const everybody = <Chat game={game} lines={openly} say={(text) => say(text, null)} />;
  if (!channel.length && !inSecret.length) return everybody;
  const others = namesOf(
    game,
    channel.filter((seat) => seat !== eyes),
  );
  return (
    <div class="talk" data-secret={talk.isSecret || undefined}>
      <Channels {...talk} />
      {talk.isSecret ? (
        <>
          <p class="hint">{others ? t("chat-among", { others }) : t("chat-nobody")}</p>
          {/* What was begun for some is not sent to others. */}
          <Chat
            key={channel.join()}
            game={game}
            lines={inSecret}
            prompt={t("chat-say-secretly", { others })}
            say={others ? (text) => say(text, [...channel]) : undefined}
          />
        </>
      ) : (
        everybody
      )}
    </div>
  );
}

function Channels({ isSecret, turnTo, unread }: Talk) {
  const all = [
    { secret: false, name: t("chat-everybody"), number: unread.openly },
    { secret: true, name: t("chat-secret"), number: unread.inSecret },
  ];
  return (
    <div class="segments channels" role="group" aria-label={t("chat-channels")}>
      {all.map(({ secret, name, number }) => (
        <button
          key={name}
          type="button"
          class="segment"
          aria-pressed={secret === isSecret}
          aria-label={number ? t("unread", { name, number }) : name}
          onClick={() => turnTo(secret)}
        >
          {secret && <Icon name="lock" />}
          {name}
          <Unread number={number} />
        </button>
      ))}
    </div>
  );
}

const namesOf = (game: string, seats: readonly string[]): string =>
  seats.map((seat) => texts(game).name(seat)).join(", ");
