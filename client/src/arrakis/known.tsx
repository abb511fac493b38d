/** What everybody can know of what a side hides: what it can still be, and what it must be. */

import type { ComponentChildren } from "preact";
import type { GameEvent } from "../core/game-ui";
import { box } from "./box";
import { garrisonOf } from "./describe";
import { Icon } from "./glyphs";
import { nameOf, t } from "./texts";
import { isCertain, unseenCards, unseenObjectives, unseenRanks, unseenTokens } from "./unseen";
import type { Unseen } from "./unseen";
import { MARKERS, boardsOf } from "./view";
import type { ArrakisTable, Side } from "./view";

interface KnownProps {
  table: ArrakisTable;
  events: readonly GameEvent[];
  side: Side;
}

export function Known({ table, events, side }: KnownProps) {
  const decks = boardsOf(table, side).flatMap((seat) =>
    Object.keys(table.hand_sizes[seat] ?? {}).map((deck) => ({ seat, deck })),
  );
  return (
    <section class="sheet-part a-known">
      <h3>{t("a-known")}</h3>
      {decks.map(({ seat, deck }) => (
        <Hidden
          key={`${seat} ${deck}`}
          sign="cards"
          title={t("a-known-cards", {
            number: table.hand_sizes[seat]?.[deck] ?? 0,
            deck: nameOf(deck),
          })}
          unseen={unseenCards(table, seat, deck)}
          name={nameOf}
        />
      ))}
      {side === "atreides" && <HiddenOnMap table={table} events={events} />}
    </section>
  );
}

function HiddenOnMap({ table, events }: Omit<KnownProps, "side">) {
  const ranks = unseenRanks(table, events);
  return (
    <>
      <Hidden
        sign="sietch"
        title={t("a-known-sietches", {
          number: Object.values(table.sietches).filter(({ found }) => !found).length,
        })}
        unseen={ranks}
        name={(rank) => t("a-rank", { rank })}
      />
      {(["starting", "standard"] as const).map((back) => {
        const unseen = unseenTokens(table, back);
        return (
          unseen &&
          unseen.number > 0 && (
            <Hidden
              key={back}
              sign="token"
              title={t("a-known-tokens", { number: unseen.number, back })}
              unseen={unseen}
              name={(token) => garrisonOf(token, "atreides")}
            />
          )
        );
      })}
      <Hidden
        sign="objective"
        title={t("a-hidden-objectives", { number: table.objectives_held })}
        unseen={unseenObjectives(table)}
        name={objectiveText}
      />
    </>
  );
}

const objectiveText = (card: string): string => {
  const { targets } = box.value.objectives.get(card)!;
  return `${nameOf(card)} (${MARKERS.map((marker) => targets[marker]).join(" · ")})`;
};

interface HiddenProps {
  sign: string;
  title: ComponentChildren;
  unseen: Unseen | null;
  name: (thing: string) => string;
}

/** Some hidden things: what they are if that is certain, what they are among, or a question mark. */
function Hidden({ sign, title, unseen, name }: HiddenProps) {
  const things = [...(unseen ? byName(unseen, name) : [])].map(([thing, number]) =>
    number > 1 ? t("a-copies", { number, thing }) : thing,
  );
  const certain = unseen !== null && isCertain(unseen);
  return (
    <details class="a-unseen-things">
      <summary>
        <Icon id={sign} /> <b>{title}</b>{" "}
        <small class={certain ? "certain" : ""}>
          {!unseen && "?"}
          {unseen && certain && t("a-certain")}
          {unseen && !certain && t("a-among", { number: sumOf(unseen) })}
        </small>
      </summary>
      <p>{unseen ? things.join(" · ") : t("a-cannot-know")}</p>
    </details>
  );
}

/** Some have the same name, or the same under them. */
function byName({ among }: Unseen, name: (thing: string) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [thing, copies] of among)
    found.set(name(thing), (found.get(name(thing)) ?? 0) + copies);
  return found;
}

const sumOf = ({ among }: Unseen): number => [...among.values()].reduce((a, b) => a + b, 0);
