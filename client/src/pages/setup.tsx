/** A table for friends: who plays what, by which rules. */

import { useCallback, useState } from "preact/hooks";
import { api, currentGuest } from "../core/api";
import type { GameOption, Playable } from "../core/api";
import type { Mode } from "../core/game-manifest";
import { manifestOf } from "../core/manifests";
import { disablePrivacy, inTableOrder, playedWith } from "../core/modes";
import { pace } from "../core/preferences";
import { navigate } from "../core/router";
import { list } from "../core/space";
import type { Json } from "../core/space";
import { changed, isSwitch, loadSwitchWords } from "../core/switches";
import type { Values } from "../core/switches";
import { capitalize, loadTexts, t, texts } from "../core/texts";
import { Button, Form, Loading, Problem, Select, TextField, Toggle } from "../ui/controls";
import { reasonOf, useLoaded } from "../ui/hooks";
import { HouseRules } from "../ui/house-rules";
import { OwnBox } from "../ui/own-box";
import type { BoxFile } from "../ui/own-box";
import { SeatName } from "../ui/seat";
import { PaceChoice, YourName } from "../ui/settings";
import { Shell } from "../ui/shell";

const ME = "me";
const OPEN = "open";
const OUT = "out";

/** Seconds for a decision; 0 for no limit. */
const LIMITS = ["0", "60", "300", "3600", "86400"] as const;
type Limit = (typeof LIMITS)[number];

export function SetupPage({ game }: { game: string }) {
  const loaded = useLoaded(useCallback(() => loadPlayable(game), [game]));
  const title = t("setup-title", { game: t(`game-${game}`) });
  return (
    <Shell title={title}>
      <h1>{title}</h1>
      {loaded.state === "loading" && <Loading />}
      {loaded.state === "failed" && <Problem reason={loaded.reason} />}
      {loaded.state === "here" && loaded.value && <Setup game={game} playable={loaded.value} />}
    </Shell>
  );
}

async function loadPlayable(game: string): Promise<Playable | undefined> {
  const [games] = await Promise.all([api.games(), loadTexts(game), loadSwitchWords(game)]);
  return games[game];
}

function Setup({ game, playable }: { game: string; playable: Playable }) {
  const { modes, hasOwnBox } = manifestOf(game);
  const [mode, setMode] = useState(modes[0]!);
  const [name, setName] = useState("");
  const [players, setPlayers] = useState<Record<string, string>>(usualPlayers(mode));
  const [options, setOptions] = useState<Values>({});
  const [house, setHouse] = useState<Values>({});
  const [box, setBox] = useState<BoxFile | null>(null);
  const [limit, setLimit] = useState<Limit>("0");
  const [wrong, setWrong] = useState("");
  const words = texts(game);
  const switches = playable.options.filter(isSwitch);
  const ruleset = mode.options["ruleset"] as string;
  const bots = playable.bots.map((bot) => `bot:${bot}`).reverse();
  const choose = (next: Mode) => {
    setMode(next);
    setPlayers(usualPlayers(next));
  };
  const seats = mode.seats.filter((seat) => players[seat] !== OUT);
  const houseRules = (): Values =>
    Object.fromEntries(changed(switches, ruleset, house).map(({ name }) => [name, house[name]!]));
  const create = async () => {
    try {
      await currentGuest();
      const { id } = await api.create({
        game,
        name: name.trim() || t(`mode-${mode.id}`),
        seats: inTableOrder(seats, playable),
        options: { ...mode.options, ...options, ...houseRules(), ...(box && { box: box.text }) },
        players: Object.fromEntries(seats.map((seat) => [seat, players[seat]!])),
        limit: Number(limit) || null,
        pace: pace.value,
      });
      const mine = seats.filter((seat) => players[seat] === ME);
      if (mode.together?.some((pair) => mine.every((seat) => pair.includes(seat)))) {
        disablePrivacy(id);
      }
      navigate(`/table/${id}`);
    } catch (reason) {
      setWrong(reasonOf(reason));
    }
  };
  const who = [ME, OPEN, ...bots, ...(mode.mayLeaveOut ? [OUT] : [])];
  return (
    <>
      <YourName />
      <Form class="setup" submit={() => void create()}>
        <TextField
          label={t("setup-name")}
          value={name}
          maxLength={60}
          placeholder={t(`mode-${mode.id}`)}
          change={setName}
        />
        <fieldset class="choice">
          <legend>{t("modes")}</legend>
          <div class="modes">
            {modes.map((one) => (
              <Toggle key={one.id} class="mode" pressed={one === mode} press={() => choose(one)}>
                <strong>{t(`mode-${one.id}`)}</strong>
                <span>{t(`mode-${one.id}-hint`)}</span>
              </Toggle>
            ))}
          </div>
        </fieldset>
        {switches.length > 0 && (
          <HouseRules
            game={game}
            switches={switches}
            ruleset={ruleset}
            house={house}
            set={setHouse}
          />
        )}
        <fieldset class="choice">
          <legend>{t("setup-seats")}</legend>
          <p class="hint">{t("setup-seats-hint")}</p>
          <ul class="setup-seats">
            {mode.seats.map((seat) => (
              <li key={seat}>
                <SeatName game={game} seat={seat} />
                <Select
                  label={t("setup-who", { seat: words.name(seat) })}
                  values={who}
                  value={players[seat]!}
                  name={(one) => t(`who-${one.replace(":", "-")}`)}
                  choose={(one) => setPlayers({ ...players, [seat]: one })}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        <details class="more-options">
          <summary>{t("setup-more")}</summary>
          <div class="option-list">
            {playable.options
              .filter((option) => isOffered(mode, option))
              .map((option) => (
                <Select
                  key={option.name}
                  label={capitalize(t(`option-${option.name.replaceAll("_", "-")}`))}
                  values={(list(option.values, 40) ?? []).map((value) => JSON.stringify(value))}
                  value={JSON.stringify(options[option.name] ?? option.default)}
                  name={(value) => optionValue(option.name, JSON.parse(value) as Json)}
                  choose={(value) =>
                    setOptions({ ...options, [option.name]: JSON.parse(value) as Json })
                  }
                />
              ))}
            <Select<Limit>
              label={t("limit")}
              values={LIMITS}
              value={limit}
              name={(one) => t(`limit-${one}`)}
              choose={(one) => setLimit(one)}
            />
          </div>
          <PaceChoice />
          {hasOwnBox && <OwnBox file={box} choose={setBox} />}
        </details>
        {wrong && <Problem reason={wrong} />}
        <Button type="submit" look="main" disabled={seats.length < playable.fewest}>
          {t("setup-lay")}
        </Button>
      </Form>
    </>
  );
}

function usualPlayers(mode: Mode): Record<string, string> {
  const mine = playedWith(mode, mode.seats[0]!);
  return Object.fromEntries(mode.seats.map((seat) => [seat, mine.includes(seat) ? ME : OPEN]));
}

/** What can be chosen beside the mode and the house rules. */
function isOffered({ options, noOptions }: Mode, option: GameOption): boolean {
  return !noOptions && !isSwitch(option) && !(option.name in options);
}

function optionValue(name: string, value: Json): string {
  if (typeof value === "boolean") return capitalize(texts().say(value));
  const word = typeof value === "string" ? value : JSON.stringify(value);
  return t(`option-${name.replaceAll("_", "-")}-${word}`);
}
