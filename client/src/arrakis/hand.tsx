/** Hands of planning cards: one's own with their faces, those of others by their backs; decks and discards. */

import type { ComponentChildren } from "preact";
import type { HandProps, Lights } from "../core/game-ui";
import { capitalize } from "../core/texts";
import { HandTitle } from "../ui/hand-title";
import { SeenBy } from "../ui/seen-by";
import { useCardDialog } from "./card-dialog";
import { Back, Card, CardBacks, counted } from "./cards";
import { garrisonOf } from "./describe";
import { Pressable } from "./dice";
import { Head } from "./glyphs";
import { handLimit } from "./seats";
import { Emblem } from "./secrets";
import { gameTexts, nameOf, t } from "./texts";
import { sideOf, tableOf } from "./view";
import type { ArrakisTable } from "./view";

export function Hand({ view, eyes, lights, spread, setSpread }: HandProps) {
  const [dialog, showCard] = useCardDialog();
  const cards = eyes === null ? undefined : tableOf(view).hands[eyes];
  if (eyes === null || !cards) return null;
  const faces = counted(cards);
  const seen = seenByPartner(tableOf(view), eyes);
  return (
    <section
      class="hand"
      aria-label={t("a-hand", { seat: nameOf(eyes) })}
      data-cards={faces.length}
    >
      <HandTitle {...{ spread, setSpread }} empty={!cards.length}>
        {t("a-hand-title", { number: cards.length, limit: handLimit(eyes) })}
      </HandTitle>
      <ul class="fan">
        {faces.map(([id, number]) => (
          <li key={id}>
            <Card
              id={id}
              light={lights[id]}
              look={() => showCard(id)}
              note={noteOn(number, seen.cards.includes(id) && <Eye partner={seen.partner} />)}
            />
          </li>
        ))}
        {!cards.length && <li class="no-cards">{t("a-no-cards")}</li>}
      </ul>
      {spread && (
        <ul class="spread" aria-label={t("a-hand", { seat: nameOf(eyes) })}>
          {faces.map(([id]) => (
            <li key={id}>
              <Card id={id} />
              {seen.cards.includes(id) && <Eye partner={seen.partner} />}
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </section>
  );
}

/** The cards of a hand that the partner was shown. */
function seenByPartner(table: ArrakisTable, eyes: string): { partner: string; cards: string[] } {
  const [partner = "", cards = []] =
    Object.entries(table.seen ?? {}).find(
      ([seat]) => seat !== eyes && sideOf(seat) === sideOf(eyes),
    ) ?? [];
  return { partner, cards };
}

const Eye = ({ partner }: { partner: string }) => (
  <SeenBy
    text={t("a-seen-by", { seat: nameOf(partner) })}
    badges={<Emblem seat={partner} size={16} />}
  />
);

function noteOn(number: number, eye: ComponentChildren): ComponentChildren {
  const copies = number > 1 && `×${number}`;
  return (
    (copies || eye) && (
      <>
        {copies} {eye}
      </>
    )
  );
}

/** Cards in the hands of others, decks and discards. */
export function Decks({
  table,
  lights,
  eyes,
  onCard,
}: {
  table: ArrakisTable;
  lights: Lights;
  eyes: string | null;
  onCard: (id: string) => void;
}) {
  const others = Object.entries(table.hand_sizes).filter(([seat]) => seat !== eyes);
  const staying = table.staying ?? [];
  return (
    <section class="a-decks" aria-label={t("a-decks")}>
      <Head icon="cards" title={t("a-decks")} />
      <ul class="a-others">
        {others.map(([seat, backs]) => (
          <li key={seat}>
            <span>{nameOf(seat)}</span>
            <CardBacks decks={Object.entries(backs)} />
            {!Object.keys(backs).length && <span class="a-none">{t("a-no-cards")}</span>}
            {(table.hands[seat] ?? shownBy(table, seat, eyes)).map((card) => (
              <Card key={card} id={card} brief look={() => onCard(card)} />
            ))}
          </li>
        ))}
      </ul>
      <ul class="a-piles">
        {Object.entries(table.deck_sizes).map(([deck, number]) => (
          <li key={deck}>
            <Pressable
              light={lights[deck]}
              class={`a-back a-pile ${deck}`}
              label={t("a-deck-of", { deck: nameOf(deck), number })}
            >
              <Back deck={deck} />
              {number}
            </Pressable>
            <details>
              <summary>
                {nameOf(deck)} · {t("a-discards", { number: table.discards[deck]?.length ?? 0 })}
              </summary>
              {(table.discards[deck] ?? []).map((card, place) => (
                <Card key={place} id={card} brief look={() => onCard(card)} />
              ))}
            </details>
          </li>
        ))}
      </ul>
      <Hidden table={table} />
      {staying.length > 0 && (
        <div class="a-row">
          <h3>{nameOf("staying")}</h3>
          {staying.map((card) => (
            <Card key={card} id={card} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Cards that the partner of these eyes has shown them. */
const shownBy = (table: ArrakisTable, seat: string, eyes: string | null): string[] =>
  eyes && sideOf(seat) === sideOf(eyes) ? (table.seen?.[eyes] ?? []) : [];

/** What still lies face down somewhere, and what has left the game. */
function Hidden({ table }: { table: ArrakisTable }) {
  const revealed = table.tokens_gone.map((token) =>
    garrisonOf(token, token.startsWith("h") ? "harkonnen" : "atreides"),
  );
  const facts: Record<string, string> = {
    wormsign_pool: gameTexts().say(table.wormsign_pool),
    station_pool: table.station_pool.map(nameOf).join(", "),
    tokens_gone: revealed.join(" · "),
    prescience_gone: table.prescience_gone.map(nameOf).join(", "),
    out: table.out.map(nameOf).join(", "),
  };
  return (
    <dl class="a-hidden">
      {Object.entries(facts)
        .filter(([, text]) => text)
        .map(([key, text]) => (
          <div key={key}>
            <dt>{capitalize(nameOf(key))}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
