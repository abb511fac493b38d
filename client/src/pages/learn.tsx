/** Learning: where to begin, and the rules reference with the ids that refusals cite. */

import { useCallback, useEffect, useMemo } from "preact/hooks";
import { api } from "../core/api";
import { GAME_NAMES, manifestOf } from "../core/manifests";
import { route } from "../core/router";
import type { Rule } from "../core/rules";
import { switchesOf } from "../core/switches";
import type { Switch } from "../core/switches";
import { capitalize, t, texts } from "../core/texts";
import { LinkButton, Loading } from "../ui/controls";
import { useGame, useLoaded, useRules } from "../ui/hooks";
import { READINGS, Readings } from "../ui/readings";
import { RuleText } from "../ui/rule-text";
import { useRulesSearch } from "../ui/rules-search";
import { Shell } from "../ui/shell";
import { Lessons } from "./lessons";

export function LearnPage() {
  return (
    <Shell title={t("nav-learn")}>
      <h1>{t("nav-learn")}</h1>
      <Lessons />
      <p>{t("learn-lead")}</p>
      {GAME_NAMES.map((game) => (
        <section key={game} class="block lesson">
          <h2>{t(`game-${game}`)}</h2>
          <p>{t(`lesson-${game}`)}</p>
          <ol>
            {[1, 2, 3, 4, 5].map((step) => (
              <li key={step}>{t(`lesson-${game}-${step}`)}</li>
            ))}
          </ol>
          <p class="row">
            <LinkButton href={`/learn/${game}`} icon="book" look="main">
              {t("rules")}
            </LinkButton>
            <LinkButton href={`/cards/${game}`} icon="cards">
              {t("cards")}
            </LinkButton>
          </p>
        </section>
      ))}
      <section class="block">
        <h2>{t("learn-table")}</h2>
        <ul>
          {[1, 2, 3, 4, 5].map((step) => (
            <li key={step}>{t(`learn-table-${step}`)}</li>
          ))}
        </ul>
      </section>
    </Shell>
  );
}

export function ReferencePage({ game }: { game: string }) {
  const rules = useRules(game);
  const switches = useLoaded(useCallback(() => loadSwitches(game), [game]));
  const title = t("rules-of", { game: t(`game-${game}`) });
  return (
    <Shell title={title} wide>
      <h1>{title}</h1>
      {rules && switches.state === "here" ? (
        <Reference game={game} rules={rules} switches={switches.value} />
      ) : (
        <Loading />
      )}
    </Shell>
  );
}

/** None where the server does not answer: the rules can be read all the same. */
async function loadSwitches(game: string): Promise<Switch[]> {
  const games = await api.games().catch(() => null);
  return switchesOf(games?.[game]?.options ?? []);
}

interface ReferenceProps {
  game: string;
  rules: Rule[];
  switches: Switch[];
}

function Reference({ game, rules, switches }: ReferenceProps) {
  const { setWanted, field, found } = useRulesSearch(game, rules);
  const chapters = useMemo(() => byChapter(game, found), [game, found]);
  const cited = route.value.fragment;
  useEffect(() => {
    if (!cited) return;
    setWanted("");
    requestAnimationFrame(() => {
      const rule = document.getElementById(cited);
      const block = rule?.tagName === "SECTION" ? "start" : "center";
      rule?.scrollIntoView({ block, behavior: "instant" });
      rule?.focus({ preventScroll: true });
    });
  }, [cited, rules, setWanted]);
  const chapterName = (chapter: string) => capitalize(t(`chapter-${game}-${chapter}`));
  return (
    <div class="reference">
      <nav class="contents" aria-label={t("contents")}>
        {field}
        <ul>
          {[...chapters.keys()].map((chapter) => (
            <li key={chapter}>
              <a href={`#chapter-${chapter}`}>{chapterName(chapter)}</a>
            </li>
          ))}
          {switches.length > 0 && (
            <li>
              <a href={`#${READINGS}`}>{t("readings")}</a>
            </li>
          )}
        </ul>
      </nav>
      <div class="rules">
        {[...chapters].map(([chapter, inside]) => (
          <section key={chapter} id={`chapter-${chapter}`} tabIndex={-1}>
            <h2>{chapterName(chapter)}</h2>
            {inside.map((rule) => (
              <RuleEntry key={rule.id} game={game} rule={rule} cited={rule.id === cited} />
            ))}
          </section>
        ))}
        {switches.length > 0 && <Readings game={game} switches={switches} cited={cited} />}
      </div>
    </div>
  );
}

function RuleEntry({ game, rule, cited }: { game: string; rule: Rule; cited: boolean }) {
  return (
    <article id={rule.id} class="rule" tabIndex={-1} data-cited={cited || undefined}>
      <h3>
        <a class="rule-id" href={`#${rule.id}`}>
          {rule.id}
        </a>{" "}
        {rule.title}
      </h3>
      <RuleText game={game} rule={rule} />
      <p class="source">{t("rule-source", { source: rule.source })}</p>
    </article>
  );
}

/** In the order of the game's manifest; the files of the rules go by the alphabet. */
function byChapter(game: string, rules: Rule[]): Map<string, Rule[]> {
  const order = manifestOf(game).chapters;
  const chapters = new Map(order.map((chapter): [string, Rule[]] => [chapter, []]));
  for (const rule of rules) {
    chapters.set(rule.chapter, [...(chapters.get(rule.chapter) ?? []), rule]);
  }
  return new Map([...chapters].filter(([, inside]) => inside.length));
}

/** The cards of a game. */
export function GalleryPage({ game }: { game: string }) {
  const loaded = useGame(game);
  const title = t("cards-of", { game: t(`game-${game}`) });
  const Cards = loaded.state === "here" ? loaded.value.Cards : undefined;
  return (
    <Shell title={title} wide>
      <h1>{title}</h1>
      {loaded.state === "loading" && <Loading />}
      {Cards ? <Cards /> : loaded.state === "here" && <p>{texts(game).text("cards-none")}</p>}
    </Shell>
  );
}
