/** The automatic Harkonnen: their tactics cards, their reinforcements, and how they decided. */

import type { GameEvent } from "../core/game-ui";
import type { Action, Json } from "../core/space";
import { RuleLink } from "../ui/refusal";
import { Card } from "./cards";
import { Icon } from "./glyphs";
import type { ArrakisTable } from "./view";
import { capital, nameOf, say, spoken } from "./words";

/** So many of the last decisions are listed. */
const SHOWN = 12;
/** So many of the options of a decision. */
const MOST = 30;

export function Mahdi({ table, events }: { table: ArrakisTable; events: readonly GameEvent[] }) {
  const mahdi = table.mahdi!;
  const backs = new Map<string, number>();
  for (const deck of mahdi.reinforcements) backs.set(deck, (backs.get(deck) ?? 0) + 1);
  return (
    <section class="a-mahdi" aria-label={nameOf("mahdi")}>
      <header>
        <Icon id="harkonnen" />
        <h2>{nameOf("mahdi")}</h2>
      </header>
      <div class="a-row">
        {mahdi.harvest && <Card id={mahdi.harvest} note={say("a-harvest-sector")} />}
        {mahdi.target && <Card id={mahdi.target} note={say("a-target-sietch")} />}
      </div>
      <ul class="a-facts">
        {mahdi.temporary && <li>{say("a-temporary-target", { area: nameOf(mahdi.temporary) })}</li>}
        <li>{say("a-tactics-left", { number: mahdi.tactics_left })}</li>
        <li>
          {say("a-reinforcements", { number: mahdi.reinforcements.length })}{" "}
          {[...backs].map(([deck, number]) => (
            <span key={deck} class={`a-back ${deck}`} role="img" aria-label={`${nameOf(deck)}: ${number}`}>
              <Icon id={deck} />
              {number}
            </span>
          ))}
        </li>
        {mahdi.scheming > 0 && <li>{nameOf("scheming")}</li>}
        {mahdi.known.length > 0 && (
          <li>{say("a-known-reinforcements", { cards: mahdi.known.map(nameOf).join(", ") })}</li>
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
      <h3>{say("a-working")}</h3>
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
  const list = capital(say("part-mahdi-list", { list: event["list"] ?? "" }));
  const chosen = event["chosen"] as Action | null;
  return `${list}: ${chosen ? spoken().act(chosen) : say("a-player-chose", { number: (event["equal"] as Json[]).length })}`;
}

type Entry = Record<string, Json>;

/** The options that were compared, the best ones first, with what decided between them. */
function Weighed({ event }: { event: GameEvent }) {
  const candidates = (event["candidates"] as Entry[] | undefined) ?? [];
  const best = new Set(((event["equal"] as Json[] | undefined) ?? []).map((option) => JSON.stringify(option)));
  const isBest = ({ option }: Entry) => best.has(JSON.stringify(option));
  const sorted = [...candidates].sort((one, other) => Number(isBest(other)) - Number(isBest(one)));
  return (
    <div class="a-candidates">
      <RuleLink game="arrakis" rule={String(event["rule"] ?? "")} />
      <ol>
        {sorted.slice(0, MOST).map(({ option, ...reasons }, place) => (
          <li key={place} class={isBest({ option: option ?? null }) ? "best" : ""}>
            {capital(spoken().say(option))}
            <small>
              {Object.entries(reasons)
                .map(([rung, value]) => `${nameOf(rung)}: ${spoken().say(value)}`)
                .join(" · ")}
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}
