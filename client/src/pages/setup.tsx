/** A table for friends: who plays what, by which rules. */

import { useState } from "preact/hooks";
import { api, guest } from "../core/api";
import type { GameOption, Playable } from "../core/api";
import { MODES, inTableOrder, keepNoSecrets, playedWith } from "../core/modes";
import type { Mode } from "../core/modes";
import { go } from "../core/router";
import { list } from "../core/space";
import type { Json } from "../core/space";
import { changed, isSwitch, loadSwitchWords } from "../core/switches";
import type { Values } from "../core/switches";
import { loadTexts, t, texts } from "../core/texts";
import { PACES, pace } from "../core/wishes";
import { Button, Choice, Loading, Problem, Select } from "../ui/controls";
import { sentence } from "../ui/form";
import { reasonOf, useLoaded } from "../ui/hooks";
import { HouseRules } from "../ui/house-rules";
import { OwnBox } from "../ui/own-box";
import type { BoxFile } from "../ui/own-box";
import { SeatName } from "../ui/seat";
import { YourName } from "../ui/settings";
import { Shell } from "../ui/shell";

const ME = "me";
const OPEN = "open";
const OUT = "out";

/** Seconds for a decision; nobody is hurried by 0. */
const LIMITS = ["0", "60", "300", "3600", "86400"] as const;
type Limit = (typeof LIMITS)[number];

export function SetupPage({ game }: { game: string }) {
  const loaded = useLoaded(async () => {
    const [games] = await Promise.all([api.games(), loadTexts(game), loadSwitchWords(game)]);
    return games[game];
  }, [game]);
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

function Setup({ game, playable }: { game: string; playable: Playable }) {
  const modes = MODES[game]!;
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
  const ruleset = String(mode.options["ruleset"]);
  const bots = playable.bots.map((bot) => `bot:${bot}`).reverse();
  const choose = (next: Mode) => {
    setMode(next);
    setPlayers(usualPlayers(next));
  };
  const seats = mode.seats.filter((seat) => players[seat] !== OUT);
  const houseRules = (): Values =>
    Object.fromEntries(changed(switches, ruleset, house).map(({ name }) => [name, house[name]!]));
  const lay = async (event: Event) => {
    event.preventDefault();
    try {
      await guest();
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
      if (mode.together?.some((pair) => mine.every((seat) => pair.includes(seat))))
        keepNoSecrets(id);
      go(`/table/${id}`);
    } catch (reason) {
      setWrong(reasonOf(reason));
    }
  };
  const mayLeaveOut = game === "dune" && !mode.together;
  const who = [ME, OPEN, ...bots, ...(mayLeaveOut ? [OUT] : [])];
  return (
    <>
      <YourName />
      <form class="setup" onSubmit={lay}>
        <label class="labelled">
          <span>{t("setup-name")}</span>
          <input
            value={name}
            maxLength={60}
            placeholder={t(`mode-${mode.id}`)}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <fieldset class="choice">
          <legend>{t("modes")}</legend>
          <div class="modes">
            {modes.map((one) => (
              <button
                key={one.id}
                type="button"
                class="mode"
                aria-pressed={one === mode}
                onClick={() => choose(one)}
              >
                <strong>{t(`mode-${one.id}`)}</strong>
                <span>{t(`mode-${one.id}-hint`)}</span>
              </button>
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
                  label={sentence(t(`option-${option.name.replaceAll("_", "-")}`))}
                  values={(list(option.values, 40) ?? []).map((value) => JSON.stringify(value))}
                  value={JSON.stringify(options[option.name] ?? option.default)}
                  name={(value) => optionValue(option.name, JSON.parse(value) as Json)}
                  choose={(value) => setOptions({ ...options, [option.name]: JSON.parse(value) })}
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
          <Choice
            label={t("pace")}
            values={PACES}
            value={pace.value}
            name={(one) => t(`pace-${one}`)}
            choose={(one) => (pace.value = one)}
          />
          {game === "arrakis" && <OwnBox file={box} choose={setBox} />}
        </details>
        {wrong && <Problem reason={wrong} />}
        <Button type="submit" look="main" disabled={seats.length < playable.fewest}>
          {t("setup-lay")}
        </Button>
      </form>
    </>
  );
}

function usualPlayers(mode: Mode): Record<string, string> {
  const mine = playedWith(mode, mode.seats[0]!);
  return Object.fromEntries(mode.seats.map((seat) => [seat, mine.includes(seat) ? ME : OPEN]));
}

/** What can be settled beside the mode and the house rules; Mahdi leaves nothing open. */
function isOffered({ options }: Mode, option: GameOption): boolean {
  return !isSwitch(option) && !(option.name in options) && options["mode"] !== "mahdi";
}

function optionValue(name: string, value: Json): string {
  if (typeof value === "boolean") return sentence(texts().say(value));
  return t(`option-${name.replaceAll("_", "-")}-${value}`);
}
