/** The automatic Harkonnen: their tactics cards, their reinforcements, and how they decided. */

import type { GameEvent } from "../core/game-ui";
import type { Action, Json } from "../core/space";
import { capitalize } from "../core/texts";
import { RuleLink } from "../ui/refusal";
import { Card, CardBacks, counted } from "./cards";
import { Head } from "./glyphs";
import { gameTexts, nameOf, t } from "./texts";
import type { ArrakisTable } from "./view";

/** So many of the last decisions are listed. */
const SHOWN = 12;
/** So many of the options of a decision. */
const MOST = 30;

export function Mahdi({ table, events }: { table: ArrakisTable; events: readonly GameEvent[] }) {
  const mahdi = table.mahdi!;
  return (
    <section class="a-mahdi" aria-label={nameOf("mahdi")}>
      <Head icon="harkonnen" title={nameOf("mahdi")} />
      <div class="a-row">
        {mahdi.harvest && <Card id={mahdi.harvest} note={t("a-harvest-sector")} />}
        {mahdi.target && <Card id={mahdi.target} note={t("a-target-sietch")} />}
      </div>
      <ul class="a-facts">
        {mahdi.temporary && <li>{t("a-temporary-target", { area: nameOf(mahdi.temporary) })}</li>}
        <li>{t("a-tactics-left", { number: mahdi.tactics_left })}</li>
        <li>
          {t("a-reinforcements", { number: mahdi.reinforcements.length })}{" "}
          <CardBacks decks={counted(mahdi.reinforcements)} />
        </li>
        {mahdi.scheming > 0 && <li>{nameOf("scheming")}</li>}
        {mahdi.known.length > 0 && (
          <li>{t("a-known-reinforcements", { cards: mahdi.known.map(nameOf).join(", ") })}</li>
        )}
      </ul>
      <Working events={events} />
    </section>
  );
}

/** How the automatic side weighed its options: one entry for each decision, the last one first. */
function Working({ events }: { events: readonly GameEvent[] }) {
  const weighed = events
    .filter(({ kind }) => kind === "mahdi")
    .slice(-SHOWN)
    .reverse();
  if (!weighed.length) return null;
  return (
    <div class="a-working">
      <h3>{t("a-working")}</h3>
      <ol>
        {weighed.map((event, place) => (
          <li key={place}>
            <details>
              <summary>{inBrief(event)}</summary>
              <Weighed event={event} />
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Which list was looked at, and what came of it. */
function inBrief(event: GameEvent): string {
  const list = capitalize(t("part-mahdi-list", { list: event["list"] ?? "" }));
  const chosen = event["chosen"] as Action | null;
  return `${list}: ${chosen ? gameTexts().act(chosen) : t("a-player-chose", { number: (event["equal"] as Json[]).length })}`;
}

type Entry = Record<string, Json>;

/** The options that were compared, the best ones first, with what decided between them. */
function Weighed({ event }: { event: GameEvent }) {
  const candidates = (event["candidates"] as Entry[] | undefined) ?? [];
  const best = new Set(
    ((event["equal"] as Json[] | undefined) ?? []).map((option) => JSON.stringify(option)),
  );
  const isBest = ({ option }: Entry) => best.has(JSON.stringify(option));
  const sorted = [...candidates].sort((one, other) => Number(isBest(other)) - Number(isBest(one)));
  return (
    <div class="a-candidates">
      <RuleLink game="arrakis" rule={(event["rule"] as string | undefined) ?? ""} />
      <ol>
        {sorted.slice(0, MOST).map(({ option, ...reasons }, place) => (
          <li key={place} class={isBest({ option: option ?? null }) ? "best" : ""}>
            {capitalize(gameTexts().say(option))}
            <small>
              {Object.entries(reasons)
                .map(([rung, value]) => `${nameOf(rung)}: ${gameTexts().say(value)}`)
                .join(" · ")}
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}
