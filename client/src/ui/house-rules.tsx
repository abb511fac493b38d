/** House rules: single switches of the rules that a table sets differently from the book. */

import type { ComponentChildren } from "preact";
import { useCallback, useId, useState } from "preact/hooks";
import { api } from "../core/api";
import { list } from "../core/space";
import type { Json } from "../core/space";
import {
  arises,
  byTheBook,
  changed,
  loadSwitchWords,
  rulesetOf,
  settle,
  switchHint,
  switchName,
  switchesOf,
  valueName,
} from "../core/switches";
import type { Switch, Values } from "../core/switches";
import { capitalize, t } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { Button, Stepper, TextField } from "./controls";
import { useLoaded } from "./hooks";
import { READINGS } from "./readings";
import { RuleLink } from "./refusal";
import { finds } from "./search";

/** A list of more values than these is a number to step through. */
const MOST_LISTED = 40;
/** Letters of a value that its closed list shows on any screen; longer ones stand below it too. */
const FITS = 28;

interface HouseRulesProps {
  game: string;
  switches: Switch[];
  ruleset: string;
  house: Values;
  set: (house: Values) => void;
}

export function HouseRules({ game, switches, ruleset, house, set }: HouseRulesProps) {
  const [wanted, setWanted] = useState("");
  const values = settle(switches, ruleset, house);
  const asked = switches.filter((one) => arises(one, values) && fits(game, one, wanted));
  const different = changed(switches, ruleset, house);
  return (
    <section class="house-rules" onKeyDown={preventSubmit}>
      <details>
        <summary>{t("house-rules")}</summary>
        <p class="hint">{t("house-rules-hint")}</p>
        <TextField
          label={t("house-rules-search")}
          type="search"
          value={wanted}
          change={setWanted}
        />
        {[...byChapter(asked)].map(([chapter, inside]) => (
          <details key={chapter} class="house-chapter" open={wanted.trim() !== ""}>
            <summary>
              {capitalize(t(`chapter-${game}-${chapter}`))}{" "}
              <span class="house-count">{inside.length}</span>
              <Marks number={inside.filter((one) => different.includes(one)).length} />
            </summary>
            <ul>
              {inside.map((one) => (
                <HouseRule
                  key={one.name}
                  game={game}
                  one={one}
                  value={values[one.name] ?? null}
                  book={byTheBook(switches, ruleset, house, one.name)}
                  choose={(value) => set({ ...house, [one.name]: value })}
                />
              ))}
            </ul>
          </details>
        ))}
        {!asked.length && <p>{t("house-rules-none")}</p>}
      </details>
      <p class="hint">
        <a href={`/learn/${game}#${READINGS}`} target="_blank" rel="noopener">
          {t("readings-link")}
        </a>
      </p>
      <div role="status">
        {different.length > 0 && (
          <Changed game={game} switches={switches} ruleset={ruleset} house={house}>
            <Button look="plain" onClick={() => set({})}>
              {t("house-rules-back")}
            </Button>
          </Changed>
        )}
      </div>
    </section>
  );
}

/** Enter in a field here searches or sets something; it does not submit the form around it. */
function preventSubmit(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

function Marks({ number }: { number: number }) {
  return number ? <span class="house-mark">{t("house-rules-changed", { number })}</span> : null;
}

interface HouseRuleProps {
  game: string;
  one: Switch;
  value: Json;
  book: Json;
  choose: (value: Json) => void;
}

function HouseRule({ game, one, value, book, choose }: HouseRuleProps) {
  const hint = useId();
  const label = switchName(game, one.name);
  const listed = list(one.values, MOST_LISTED);
  const offered = listed && (one.nullable ? [null, ...listed] : listed);
  const nameOf = (each: Json) => {
    const name = capitalize(valueName(game, one.name, each));
    return each === book ? t("house-rules-book", { name }) : name;
  };
  return (
    <li class="house-rule" data-changed={value !== book || undefined}>
      <div>
        <strong>{label}</strong>
        <p class="hint">
          <span id={hint}>{switchHint(game, one.name)}</span>{" "}
          <RuleLink game={game} rule={one.rule} />
        </p>
      </div>
      {offered ? (
        <div class="house-value">
          <select
            aria-label={label}
            aria-describedby={hint}
            value={JSON.stringify(value)}
            onChange={({ currentTarget }) => choose(JSON.parse(currentTarget.value) as Json)}
          >
            {offered.map((each) => {
              const text = JSON.stringify(each);
              return (
                <option key={text} value={text} selected={each === value}>
                  {nameOf(each)}
                </option>
              );
            })}
          </select>
          {nameOf(value).length > FITS && <p class="hint">{nameOf(value)}</p>}
        </div>
      ) : (
        <div>
          <Stepper label={label} value={Number(value)} {...bounds(one)} step={choose} hideLabel />
          <p class="hint">{nameOf(book)}</p>
        </div>
      )}
    </li>
  );
}

function bounds({ values }: Switch): { low: number; high: number } {
  const [low, high] = "range" in values ? values.range : [0, 0];
  return { low, high };
}

type ChangedProps = Omit<HouseRulesProps, "set"> & { children?: ComponentChildren };

/** What differs from the book, at one look. */
function Changed({ game, switches, ruleset, house, children }: ChangedProps) {
  const different = changed(switches, ruleset, house);
  return (
    <div class="house-changed">
      <div class="row">
        <strong>{t("house-rules-number", { number: different.length })}</strong>
        {children}
      </div>
      <ul>
        {different.map(({ name }) => (
          <li key={name}>
            {t("house-rules-one", {
              name: switchName(game, name),
              value: valueName(game, name, house[name] ?? null),
              book: valueName(game, name, byTheBook(switches, ruleset, house, name)),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The house rules of a table, for those who did not create it; nothing where it plays by the book. */
export function TableHouseRules({ table: { game, options } }: { table: TableInfo }) {
  const loaded = useLoaded(useCallback(() => loadSwitches(game), [game]));
  if (loaded.state !== "here") return null;
  const switches = loaded.value;
  const set = switches.filter(({ name }) => name in options).map(({ name }) => name);
  const house = Object.fromEntries(set.map((name) => [name, options[name] as Json]));
  const ruleset = rulesetOf(options as Values);
  if (!changed(switches, ruleset, house).length) return null;
  return <Changed game={game} switches={switches} ruleset={ruleset} house={house} />;
}

async function loadSwitches(game: string): Promise<Switch[]> {
  const [games] = await Promise.all([api.games(), loadSwitchWords(game)]);
  return switchesOf(games[game]?.options ?? []);
}

function byChapter(switches: Switch[]): Map<string, Switch[]> {
  const chapters = new Map<string, Switch[]>();
  for (const one of switches) {
    const chapter = one.rule.split("-")[1]!.toLowerCase();
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), one]);
  }
  return chapters;
}

function fits(game: string, { name, rule }: Switch, wanted: string): boolean {
  return finds(`${switchName(game, name)} ${switchHint(game, name)} ${rule} ${name}`, wanted);
}
