/** What is known of what a seat hides, how surely, and who has seen it. */

import { SeenBy as Eye } from "../ui/seen-by";
import { TreacheryFace } from "./cards";
import { Emblem } from "./emblems";
import type { Account, HeldCard } from "./ledger";
import { t, whoAre } from "./texts";
import type { DuneTable } from "./view";

/** A number behind a shield. */
export interface Known {
  text: string;
  /** Counted from what everybody saw, not told by the game. */
  counted: boolean;
}

const UNKNOWN: Known = { text: "?", counted: false };

/** The spice behind a shield: told, counted, or hidden. */
export function knownSpice(table: DuneTable, seat: string, account?: Account): Known {
  const { spice, bribes = 0 } = table.factions[seat] ?? {};
  if (spice !== undefined) return { text: String(spice), counted: false };
  if (!account?.spice) return UNKNOWN;
  const [least, most] = [account.spice.least - bribes, account.spice.most - bribes];
  return { text: least === most ? String(most) : `${least}–${most}`, counted: true };
}

/** How many cards a seat holds. */
export function knownCards(table: DuneTable, seat: string, account?: Account): Known {
  const cards = table.factions[seat]?.cards;
  if (cards !== undefined) return { text: String(cards), counted: false };
  return account?.spice ? { text: String(account.cards), counted: true } : UNKNOWN;
}

/** An eye: who beside the owner has seen a secret. */
export function SeenBy({ seats, all = false }: { seats: readonly string[]; all?: boolean }) {
  if (!all && !seats.length) return null;
  if (all) return <Eye text={t("seen-by-all")} />;
  return (
    <Eye
      text={t("seen-by", { seats: whoAre(seats, "you-after") })}
      badges={seats.map((seat) => (
        <Emblem key={seat} seat={seat} size={16} />
      ))}
    />
  );
}

/** Who has seen each card of one's own hand, by its place in it. */
export function eyesOn(hand: readonly string[], account?: Account): (HeldCard | undefined)[] {
  const notes = [...(account?.held ?? [])];
  return hand.map((card) => {
    const place = notes.findIndex((held) => held.card === card);
    return place < 0 ? undefined : notes.splice(place, 1)[0];
  });
}

interface CardNotesProps {
  account: Account;
  /** Cards that these eyes have seen in this hand. */
  seen: readonly string[];
}

/** The cards of a hidden hand: faces that were seen, backs for the rest, and how they came there. */
export function CardNotes({ account, seen }: CardNotesProps) {
  const shown = account.held.flatMap(({ card, shown }) => (shown && card !== null ? [card] : []));
  const faces = together(seen, shown);
  const unknown = Math.max(0, account.cards - faces.length);
  const notes = alike(account.held.filter(({ how, card }) => how !== "shown" && card === null));
  return (
    <section class="sheet-part">
      <h3>
        {t("known-cards")}{" "}
        <small>{t("known-of", { known: faces.length, all: account.cards })}</small>
      </h3>
      {faces.length > 0 && (
        <div class="faces">
          {faces.map((card, place) => (
            <figure key={`${card} ${place}`}>
              <TreacheryFace id={card} />
              {shown.includes(card) && <SeenBy seats={[]} all />}
            </figure>
          ))}
        </div>
      )}
      {unknown > 0 && (
        <div class="backs" role="img" aria-label={t("cards-unknown", { number: unknown })}>
          {Array.from({ length: unknown }, (_, place) => (
            <i key={place} class="dune-card back" />
          ))}
        </div>
      )}
      <ul class="sheet-lines card-notes">
        {notes.map((held, place) => (
          <li key={place}>
            <span>
              {cameBy(held)}
              {held[0]!.mayBeGone && <small> · {t("may-be-gone", { number: held.length })}</small>}
            </span>
            <SeenBy seats={held[0]!.seenBy} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cards together of which the same is known. */
function alike(held: readonly HeldCard[]): HeldCard[][] {
  const kinds = new Map<string, HeldCard[]>();
  for (const card of held) {
    const known = JSON.stringify([card.how, card.turn, card.mayBeGone, card.seenBy]);
    kinds.set(known, [...(kinds.get(known) ?? []), card]);
  }
  return [...kinds.values()];
}

function cameBy(held: readonly HeldCard[]): string {
  const { how, turn } = held[0]!;
  const prices = held.map(({ price }) => price ?? 0).join(", ");
  return t(`card-${how}`, { turn, price: prices, number: held.length });
}

/** All of some and all of others, where what is in both is the same. */
function together(some: readonly string[], others: readonly string[]): string[] {
  const left = [...some];
  const more = others.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return [...some, ...more];
}
