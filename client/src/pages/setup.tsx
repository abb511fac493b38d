/** A table for friends: who plays what, by which rules. */

import { useCallback, useState } from "preact/hooks";
import { api, currentGuest } from "../core/api";
import type { GameOption, Playable } from "../core/api";
import type { Mode } from "../core/game-manifest";
import { manifestOf } from "../core/manifests";
import { disablePrivacy } from "../core/modes";
import { pace } from "../core/preferences";
import { navigate } from "../core/router";
import { list } from "../core/space";
import type { Json } from "../core/space";
import {
  changed,
  fitsTable,
  isSwitch,
  loadSwitchWords,
  rulesetOf,
  switchesOf,
} from "../core/switches";
import type { Values } from "../core/switches";
import { capitalize, loadTexts, t, texts } from "../core/texts";
import { Button, Form, Loading, Problem, Select, TextField, Toggle } from "../ui/controls";
import { reasonOf, useLoaded } from "../ui/hooks";
import { HouseRules } from "../ui/house-rules";
import { OwnBox } from "../ui/own-box";
import type { ChosenBox } from "../ui/own-box";
import { NameField, PaceChoice, useTypedName } from "../ui/settings";
import { Shell } from "../ui/shell";
import {
  LineupChoice,
  isComplete,
  isHotseat,
  isOnePlayer,
  usualLineup,
  wanted,
} from "./setup-lineup";
import { WindowChoice, secondsOf, usualWindow } from "./setup-window";
import type { WindowTime } from "./setup-window";

/** Seconds for a decision; 0 for no limit. */
const LIMITS = ["0", "60", "300", "3600", "86400"] as const;
type Limit = (typeof LIMITS)[number];
const HINTS = ["alone", "on", "off"] as const;
type Hints = (typeof HINTS)[number];

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
  const { modes, hasOwnBox, hasResponseWindows } = manifestOf(game);
  const [mode, setMode] = useState(modes[0]!);
  const [name, setName] = useState("");
  const [lineup, setLineup] = useState(usualLineup(mode));
  const [options, setOptions] = useState<Values>({});
  const [house, setHouse] = useState<Values>({});
  const [box, setBox] = useState<ChosenBox>(null);
  const [limit, setLimit] = useState<Limit>("0");
  const [hints, setHints] = useState<Hints>("alone");
  const [chosenWindow, setWindow] = useState<WindowTime | null>(null);
  const [wrong, setWrong] = useState("");
  const typed = useTypedName();
  const switches = switchesOf(playable.options).filter((one) => fitsTable(one, mode.options));
  const ruleset = rulesetOf(mode.options);
  const choose = (next: Mode) => {
    setMode(next);
    setLineup({ ...usualLineup(next), handing: next.dealtEach ? lineup.handing : "chosen" });
  };
  const window = chosenWindow ?? usualWindow(Number(limit) || null, lineup, mode);
  const houseRules = (): Values =>
    Object.fromEntries(changed(switches, ruleset, house).map(({ name }) => [name, house[name]!]));
  const create = async () => {
    try {
      await currentGuest();
      await typed.keep();
      const { id } = await api.create({
        game,
        name: name.trim() || t(`mode-${mode.id}`),
        ...wanted(lineup, mode, playable),
        options: { ...mode.options, ...options, ...houseRules(), ...boxOption(box) },
        limit: Number(limit) || null,
        pace: pace.value,
        window: secondsOf(window),
        hotseat: isHotseat(lineup, mode),
        ...(hints !== "alone" && { hints: hints === "on" }),
      });
      if (mode.together && isOnePlayer(lineup, mode)) disablePrivacy(id);
      navigate(`/table/${id}`);
    } catch (reason) {
      setWrong(reasonOf(reason));
    }
  };
  return (
    <>
      <Form class="setup" submit={() => void create()}>
        <NameField typed={typed} />
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
          <HouseRules {...{ game, switches, ruleset, house }} set={setHouse} />
        )}
        <LineupChoice {...{ game, playable, mode, lineup }} set={setLineup} />
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
              choose={setLimit}
            />
            <Select<Hints>
              label={t("hints")}
              values={HINTS}
              value={hints}
              name={(one) => t(`hints-${one}`)}
              choose={setHints}
            />
          </div>
          {hasResponseWindows && <WindowChoice time={window} choose={setWindow} />}
          <PaceChoice />
          {hasOwnBox && <OwnBox chosen={box} choose={setBox} />}
        </details>
        {wrong && <Problem reason={wrong} />}
        <Button
          type="submit"
          look="main"
          disabled={!isComplete(lineup, playable) || box === "reading"}
        >
          {t("setup-lay")}
        </Button>
      </Form>
    </>
  );
}

function boxOption(box: ChosenBox): Values {
  return box === null || box === "reading" ? {} : { box: box.text };
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
