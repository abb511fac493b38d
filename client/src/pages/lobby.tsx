/** A table before its game: who sits where, and how others are invited. */

import { useCallback, useEffect, useState } from "preact/hooks";
import { api } from "../core/api";
import { submitWords, wordsSubmitted } from "../core/commit-reveal";
import { botFor, nameOfGame } from "../core/modes";
import type { Session } from "../core/session";
import { loadTexts, t } from "../core/texts";
import { Chat } from "../ui/chat";
import { Commitments } from "../ui/commitments";
import { Button, Loading, Problem } from "../ui/controls";
import { reasonOf, useLoaded } from "../ui/hooks";
import { HintsHere } from "../ui/hints-here";
import { ImportedMark } from "../ui/imported";
import { Players } from "../ui/players";
import { Shell } from "../ui/shell";
import type { TableInfo } from "../wire/protocol";

export function Lobby({ session, table }: { session: Session; table: TableInfo }) {
  const [wrong, setWrong] = useState("");
  const bot = useLoaded(useCallback(() => loadBot(table.game), [table.game]));
  useEffect(() => submitWords(table), [table]);
  if (bot.state === "loading") return <Loading />;
  const filler = bot.state === "here" ? bot.value : "random";
  const open = table.seats.filter(({ name, bot }) => name === null && bot === null).length;
  const start = async (fill?: string) => {
    try {
      await wordsSubmitted(table.id);
      session.table.value = await api.start(table.id, fill);
    } catch (reason) {
      setWrong(reasonOf(reason));
    }
  };
  const mine = table.seats.find((seated) => seated.mine)?.seat ?? null;
  return (
    <Shell title={table.name}>
      <h1>{table.name}</h1>
      <p>{t("lobby-lead", { game: nameOfGame(table) })}</p>
      {table.imported && <ImportedMark />}
      <HintsHere table={table} />
      <div class="lobby">
        <section aria-label={t("tab-players")}>
          <Players table={table} bot={filler} />
          {table.host ? (
            <div class="row">
              <Button look="main" icon="play" disabled={open > 0} onClick={() => void start()}>
                {open ? t("lobby-start-waits", { open }) : t("lobby-start")}
              </Button>
              {open > 0 && (
                <Button look="quiet" onClick={() => void start(filler)}>
                  {t("lobby-start-filled", { open })}
                </Button>
              )}
            </div>
          ) : (
            <p class="hint">{t("lobby-wait")}</p>
          )}
          {wrong && <Problem reason={wrong} />}
          <Commitments table={table} />
        </section>
        <section aria-label={t("tab-chat")}>
          <Chat
            game={table.game}
            lines={session.chat.value}
            say={(text) => session.say(mine, text)}
          />
        </section>
      </div>
    </Shell>
  );
}

/** The bot that fills empty seats; the words of the game come with it. */
async function loadBot(game: string): Promise<string> {
  await loadTexts(game);
  return botFor(game);
}
