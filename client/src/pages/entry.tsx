/** The first page: a door to each game, and one press from here to a board. */

import { useCallback, useState } from "preact/hooks";
import { api } from "../core/api";
import type { Playable } from "../core/api";
import type { Mode } from "../core/game-manifest";
import { GAME_NAMES, manifestOf } from "../core/manifests";
import { opponentsIn, playNow, playedWith, tempersIn } from "../core/modes";
import { opponent, temper } from "../core/preferences";
import { navigate } from "../core/router";
import { capitalize, loadTexts, t, texts } from "../core/texts";
import { Button, LinkButton, Problem, Select } from "../ui/controls";
import { reasonOf, useLoaded } from "../ui/hooks";
import { Shell } from "../ui/shell";
import { MyTables } from "./tables";

const ANY = "any";

export function EntryPage() {
  const games = useLoaded(api.games);
  return (
    <Shell title="" wide>
      <div class="welcome">
        <h1>{t("entry-title")}</h1>
        <p>{t("entry-lead")}</p>
        <LinkButton href="/learn" icon="book">
          {t("entry-first-time")}
        </LinkButton>
      </div>
      <div class="doors">
        {GAME_NAMES.map((game) => (
          <Door
            key={game}
            game={game}
            playable={games.state === "here" ? games.value[game] : undefined}
          />
        ))}
      </div>
      <MyTables most={3} />
    </Shell>
  );
}

/** The way into a game: one press to play, or a table for friends. */
function Door({ game, playable }: { game: string; playable: Playable | undefined }) {
  const { Picture, ...manifest } = manifestOf(game);
  const modes = manifest.modes.filter(({ friends }) => !friends);
  const [seat, setSeat] = useState(ANY);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const named = useLoaded(useCallback(() => loadTexts(game), [game]));
  const play = async (mode: Mode) => {
    setBusy(true);
    try {
      const mine = mode.seats.includes(seat) ? seat : anyOf(mode.seats);
      const { id } = await playNow(mode, playedWith(mode, mine));
      navigate(`/table/${id}`);
    } catch (reason) {
      setWrong(reasonOf(reason));
      setBusy(false);
    }
  };
  const [usual] = modes as [Mode];
  return (
    <section class="door" aria-labelledby={`door-${game}`} aria-busy={busy}>
      <div class="door-art" aria-hidden="true">
        <Picture />
      </div>
      <div class="door-inside">
        <h2 id={`door-${game}`}>{t(`game-${game}`)}</h2>
        <p class="door-lead">{t(`door-${game}`)}</p>
        <div class="door-play">
          <Button look="main" icon="play" disabled={busy} onClick={() => void play(usual)}>
            {t("play-now")}
          </Button>
          {named.state === "here" && (
            <Select
              label={t("you-play")}
              values={[ANY, ...usual.seats]}
              value={seat}
              name={(one) => (one === ANY ? t("any-seat") : capitalize(texts(game).name(one)))}
              choose={setSeat}
            />
          )}
          {playable && (
            <Select
              label={t("opponents")}
              values={opponentsIn(playable)}
              value={opponent.value}
              name={(bot) => t(`opponent-${bot}`)}
              choose={(bot) => (opponent.value = bot)}
            />
          )}
          {playable && tempersIn(playable).length > 0 && (
            <Select
              label={t("tempers")}
              values={tempersIn(playable)}
              value={temper.value}
              name={(one) => t(`temper-${one}`)}
              choose={(one) => (temper.value = one)}
            />
          )}
        </div>
        <ul class="modes" aria-label={t("modes")}>
          {modes.map((mode) => (
            <li key={mode.id}>
              <button type="button" class="mode" disabled={busy} onClick={() => void play(mode)}>
                <strong>{t(`mode-${mode.id}`)}</strong>
                <span>{t(`mode-${mode.id}-hint`)}</span>
              </button>
            </li>
          ))}
        </ul>
        <div class="door-more">
          <LinkButton href={`/new/${game}`} icon="people">
            {t("invite-friends")}
          </LinkButton>
          <LinkButton href={`/learn/${game}`} icon="book" look="quiet">
            {t("rules")}
          </LinkButton>
          <LinkButton href={`/cards/${game}`} icon="cards" look="quiet">
            {t("cards")}
          </LinkButton>
        </div>
        {wrong && <Problem reason={wrong} />}
      </div>
    </section>
  );
}

function anyOf(seats: string[]): string {
  return seats[Math.floor(Math.random() * seats.length)]!;
}
