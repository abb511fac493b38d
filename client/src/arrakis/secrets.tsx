/** After the game: objectives, hands, sietches and tokens as they were, and what the decks still held. */

import type { ComponentChildren } from "preact";
import type { View } from "../core/game-ui";
import { capitalize } from "../core/texts";
import { Icon as Sign } from "../ui/icons";
import { seatStyle } from "../ui/seat";
import { SHAPES } from "../ui/shapes";
import { Card } from "./cards";
import { garrisonOf } from "./describe";
import { Glyph, Icon } from "./glyphs";
import { nameOf, t } from "./texts";
import { MARKERS, SIDES, arrakisView, sideOf } from "./view";
import type { ArrakisTable, Side } from "./view";

/** Cards of each planning deck that would have come next. */
const AHEAD = 5;

export function Secrets({ view }: { view: View }) {
  const { seats, table, outcome } = arrakisView(view);
  const won = (side: Side) => outcome?.winners.some((seat) => sideOf(seat) === side) ?? false;
  const sides = [...SIDES].sort((one, other) => Number(won(other)) - Number(won(one)));
  return (
    <div class="a-secrets">
      {sides.map((side) => (
        <section key={side} class={`a-secret ${side}`}>
          <header>
            <Emblem seat={side} size={36} />
            <h3>{capitalize(nameOf(side))}</h3>
            {won(side) && <Sign name="crown" />}
          </header>
          {side === "atreides" && <Foreseen table={table} />}
          {seats
            .filter((seat) => sideOf(seat) === side)
            .map((seat) => (
              <Cards
                key={seat}
                title={t("a-hand", { seat: nameOf(seat) })}
                cards={table.hands[seat] ?? []}
              />
            ))}
          {side === "atreides" && <Hideouts table={table} />}
          {side === "harkonnen" && table.mahdi?.reinforcement_cards && (
            <Cards title={t("a-secret-reinforcements")} cards={table.mahdi.reinforcement_cards} />
          )}
        </section>
      ))}
      <Decks table={table} />
    </div>
  );
}

const SHAPE_OF: Record<string, keyof typeof SHAPES> = {
  fremen: "square",
  corrino: "hexagon",
  guild: "scallop",
};

/** A seat's badge: its emblem on its silhouette. It says nothing by itself: name it beside it. */
export function Emblem({ seat, size }: { seat: string; size: number }) {
  const shape = SHAPE_OF[seat] ?? (sideOf(seat) === "atreides" ? "shield" : "octagon");
  return (
    <svg
      class="a-emblem"
      data-game="arrakis"
      viewBox="-11 -11 22 22"
      width={size}
      height={size}
      style={seatStyle(seat)}
      aria-hidden="true"
    >
      <path class="shape" d={SHAPES[shape]} />
      <Glyph id={seat} x={0} y={0} size={14} />
    </svg>
  );
}

/** The secret objectives, and how far the markers came. */
function Foreseen({ table }: { table: ArrakisTable }) {
  return (
    <>
      <Cards title={capitalize(t("a-objective"))} cards={table.objectives ?? []} />
      <p class="a-advance">
        {t("a-secret-reached")}
        {MARKERS.map((marker) => (
          <span key={marker} class={`a-step-gain ${marker}`}>
            <Icon id={marker} label={nameOf(marker)} />
            {table.prescience[marker]}
          </span>
        ))}
      </p>
    </>
  );
}

/** Where the sietches stood, and what lay under the deployment tokens. */
function Hideouts({ table }: { table: ArrakisTable }) {
  const legions = Object.entries(table.legions.atreides).filter(([, { tokens }]) => tokens?.length);
  return (
    <>
      <h4>{t("a-secret-sietches")}</h4>
      <ul>
        {Object.entries(table.sietches).map(([area, { rank, found }]) => (
          <li key={area}>
            <b>{nameOf(area)}</b> {t("a-sietch", { rank: rank ?? 0, found })}
          </li>
        ))}
      </ul>
      {legions.length > 0 && (
        <>
          <h4>{t("a-secret-tokens")}</h4>
          <ul>
            {legions.map(([area, { tokens }]) => (
              <li key={area}>
                <b>{nameOf(area)}</b>{" "}
                {tokens!.map((token) => garrisonOf(token, "atreides")).join(" · ")}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Decks({ table }: { table: ArrakisTable }) {
  const decks = Object.entries(table.decks ?? {}).filter(([, cards]) => cards.length > 0);
  if (!decks.length) return null;
  return (
    <section class="a-secret ahead">
      <header>
        <Icon id="cards" />
        <h3>{t("a-secret-ahead")}</h3>
      </header>
      <div class="a-ahead">
        {decks.map(([deck, cards]) => (
          <div key={deck}>
            <h4>{capitalize(nameOf(deck))}</h4>
            {cards.slice(0, AHEAD).map((card, place) => (
              <Card key={`${card} ${place}`} id={card} brief />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Cards({ title, cards }: { title: ComponentChildren; cards: readonly string[] }) {
  return (
    <>
      <h4>{title}</h4>
      <div class="a-row wrap">
        {cards.map((card, place) => (
          <Card key={`${card} ${place}`} id={card} />
        ))}
        {!cards.length && <p class="a-none">{t("nothing")}</p>}
      </div>
    </>
  );
}
