/** Our own emblems: one for each faction, each kind of card, spice, worm and storm. Boxes of 24 by 24. */

import type { ComponentChildren } from "preact";
import { SHAPES } from "../ui/shapes";
import type { CardKind } from "./box";

/** Emblems of the factions, drawn around the middle within 10 units. */
const EMBLEMS: Record<string, string> = {
  // A hawk from the front, wings raised.
  atreides:
    "M0-7.5C1.3-7.5 2.2-6.4 2.2-5.2L1.5-3.6C4.2-4 7.2-6 9.6-9.2C9.8-3.4 7.4.8 3 2.2L4.4 7.4L1.6 5.8L0 9L-1.6 5.8L-4.4 7.4L-3 2.2C-7.4.8-9.8-3.4-9.6-9.2C-7.2-6-4.2-4-1.5-3.6L-2.2-5.2C-2.2-6.4-1.3-7.5 0-7.5Z",
  // An eye under a veil.
  bene_gesserit:
    "M0-9.2C5.6-9.2 9-4.6 9 1.4C9 4.6 8 7.4 6.6 9.2L5 8C6 6.4 6.7 4.2 6.7 1.6C6.7-3.2 4.2-6.8 0-6.8S-6.7-3.2-6.7 1.6C-6.7 4.2-6 6.4-5 8L-6.6 9.2C-8 7.4-9 4.6-9 1.4C-9-4.6-5.6-9.2 0-9.2ZM0-2.6C2.6-2.6 4.6-.8 5.6 1.2C4.6 3.2 2.6 5 0 5S-4.6 3.2-5.6 1.2C-4.6-.8-2.6-2.6 0-2.6ZM0-1A2.2 2.2 0 1 0 0 3.4A2.2 2.2 0 1 0 0-1Z",
  // A crown of five points over a bar.
  emperor:
    "M-9.4-5.4L-5.6-.2L-4.6-7L-1.6-1.4L0-8.8L1.6-1.4L4.6-7L5.6-.2L9.4-5.4L7.4 4.4H-7.4ZM-7.2 5.8H7.2V8.4H-7.2Z",
  // A curved tooth of a blade before the sun.
  fremen:
    "M-8.8 8.8C-8.6 1.6-4.8-5.6 4.4-9.2C2.2-5.4 1.8-2.4 3-.6C4.4 1.6 7 1.8 9 1C7.6 4 4.6 5.4 1.4 4.6C-1.6 3.8-3 1.4-2.8-1C-5 1.6-6.4 5-6.6 8.8ZM6.8-3.8A2.3 2.3 0 1 1 6.79-3.8Z",
  // A world within its orbit.
  guild:
    "M0-4.6A4.6 4.6 0 1 1 0 4.6A4.6 4.6 0 1 1 0-4.6ZM-5.8-2.4C-8.2-.4-9.4 1.6-8.6 2.8C-7.4 4.8-2 3.8 3.2.8S10.4-5.8 9.2-7.6C8.6-8.6 6.6-8.6 4-7.6C6-7.7 7-7.3 7.2-6.9C7.8-5.9 5.8-3.6 2.2-1.5S-5.8 1.5-6.4.5C-6.7 0-6.5-1.1-5.8-2.4Z",
  // A horned helm with tusks.
  harkonnen:
    "M-9.4-9C-8-5.6-6.2-4-3.6-3.6C-2.4-5-1.2-5.6 0-5.6S2.4-5 3.6-3.6C6.2-4 8-5.6 9.4-9C9.8-4 8.4-.6 5.4.8L4.8 4.6L3 9.2L1.6 4.8H-1.6L-3 9.2L-4.8 4.6L-5.4.8C-8.4-.6-9.8-4-9.4-9ZM-3.6-.8L-1-.2L-1.6 1.6H-3.8ZM3.6-.8L1-.2L1.6 1.6H3.8Z",
};

/** Beside its colour each faction has a rim of its own. */
export const RIMS: Record<string, string | undefined> = {
  atreides: undefined,
  bene_gesserit: ".1 3.4",
  emperor: "7 2.4",
  fremen: "2.6 2.6",
  guild: "7 2 1.4 2",
  harkonnen: "1.6 4.4",
};

export function EmblemPath({ seat }: { seat: string }) {
  return <path d={EMBLEMS[seat] ?? ""} fill-rule="evenodd" />;
}

const SHAPE_OF: Record<string, keyof typeof SHAPES> = {
  atreides: "shield",
  bene_gesserit: "circle",
  emperor: "hexagon",
  fremen: "square",
  guild: "scallop",
  harkonnen: "octagon",
};

/** A faction's badge: its emblem on its silhouette. It says nothing by itself: name it beside it. */
export function Emblem({ seat, size = 28 }: { seat: string; size?: number }) {
  return (
    <svg
      class={`dune-emblem of-${seat}`}
      viewBox="-11 -11 22 22"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path class="shape" d={SHAPES[SHAPE_OF[seat] ?? "circle"]} />
      <g class="sign" transform="scale(.68)">
        <EmblemPath seat={seat} />
      </g>
    </svg>
  );
}

const KIND_SIGNS: Record<CardKind, ComponentChildren> = {
  // A thrown blade.
  weapon_projectile: (
    <path d="M9-9.5C8.6-3.6 4.6 1.2-2 4.6L-4 2.6C-1-3.8 3.6-8.4 9-9.5ZM-4.8 3.6L-2.8 5.6L-5 7L-8.6 9.6L-9.6 8.6L-7 5Z" />
  ),
  // A phial with a drop.
  weapon_poison: (
    <path
      d="M-3-9.4H3V-7.4H2V-3.4C5.2-2 7 .6 7 3.4C7 7 4 9.4 0 9.4S-7 7-7 3.4C-7 .6-5.2-2-2-3.4V-7.4H-3ZM0-1.2C-1.6 1-2.8 2.6-2.8 4.2A2.8 2.8 0 0 0 2.8 4.2C2.8 2.6 1.6 1 0-1.2Z"
      fill-rule="evenodd"
    />
  ),
  // A beam that bursts.
  weapon_special: (
    <path d="M-9.6 8.2L1 -1.4L-.6-3.8L2.4-3.2L3.4-8.8L5-4L9.6-6.4L7-2L9.8.8L4.8 1L5.4 5.4L2.6 1.4L-8.2 9.6Z" />
  ),
  // A shield.
  defense_projectile: (
    <path
      d="M0-9.6L8.4-6.6V-.6C8.4 4.4 5 8 0 9.8C-5 8-8.4 4.4-8.4-.6V-6.6ZM0-6.8L-5.8-4.7V-.4C-5.8 3-3.6 5.6 0 7Z"
      fill-rule="evenodd"
    />
  ),
  // A sniffing lens.
  defense_poison: (
    <path
      d="M-2.4-9.4A6.6 6.6 0 0 1 3 1.4L9.4 7.8L7.6 9.6L1.2 3.2A6.6 6.6 0 1 1-2.4-9.4ZM-2.4-7A4.2 4.2 0 1 0-2.4 1.4A4.2 4.2 0 1 0-2.4-7ZM-2.4-5.4C-1.2-3.8-.5-2.9-.5-2A1.9 1.9 0 0 1-4.3-2C-4.3-2.9-3.6-3.8-2.4-5.4Z"
      fill-rule="evenodd"
    />
  ),
  // A star.
  special: <path d="M0-9.8L2.4-3L9.6-3.1L3.9 1.2L6 8L0 4L-6 8L-3.9 1.2L-9.6-3.1L-2.4-3Z" />,
  // A feather in the wind.
  worthless: (
    <path
      d="M8.6-9C3-9.2-3.2-6-5.4-.2C-6.6 3-6.2 5.6-6.8 7.2L-9 9.6L-7.6 9.8L-5.4 7.6C-2 7.6 1.4 6.4 3.4 4H-.4C2.2 3.2 4.6 1.8 5.8-.4H2C4.8-1.6 7.6-4.4 8.6-9ZM3.6-5.6L-4.8 5.4C-2.8.6-.6-2.6 3.6-5.6Z"
      fill-rule="evenodd"
    />
  ),
};

/** Signs of single cards, where the kind alone would not tell them apart. */
const CARD_SIGNS: Record<string, string> = {
  // A curved tooth with a grip.
  crysknife:
    "M8.8-9.4C3.6-9-2.2-4.6-3.8 2.4L-1.6 4.4C3.8 2.4 8-3 8.8-9.4ZM-6.2 2.2L-1.4 7L-2.6 8.2L-4.2 6.8L-8 10L-9.6 8.4L-6.4 4.6L-7.4 3.4Z",
  // A spring-gun.
  maula_pistol:
    "M-9.6-5H6.4V-6.6H8.4V-5H9.8V-.6H1.6C1.4 1.4.2 2.4-1.8 2.4H-3.4L-4.8 8.2H-9L-7.6.4H-9.6ZM-3.2-.4H-.4C-.4.6-1 1-2 1H-3Z",
  // A needle out of a sleeve.
  slip_tip: "M9.6-9.6L1.4 1.8L-1.8-1.4ZM-9.8 9.6V2.4L-4.6-1.2L1.2 4.6L-2.4 9.6Z",
  // A dart with rings of sound.
  stunner:
    "M-9.6 9.6L-2.8-2.4L2.4 2.8ZM-1-5.8A8 8 0 0 1 5.8 1L3.8 1A6 6 0 0 0-1-3.8ZM-1-9.6A11 11 0 0 1 9.6 1L7.6 1A9 9 0 0 0-1-7.6Z",
  // A drop in the food.
  chaumas:
    "M-9.4 1H9.4C9.4 6-5.4 9.4 0 9.4H0C-5.4 9.4-9.4 6-9.4 1ZM0-9.6C2-6.8 3.4-5 3.4-3.2A3.4 3.4 0 0 1-3.4-3.2C-3.4-5-2-6.8 0-9.6Z",
  // A drop in the cup.
  chaumurky:
    "M-6.4-3H6.4C6.4 1.6 4.4 4.6 1.2 5.4V7.4H4.4V9.4H-4.4V7.4H-1.2V5.4C-4.4 4.6-6.4 1.6-6.4-3ZM0-10C1.4-8 2.4-6.8 2.4-5.8A2.4 2.4 0 0 1-2.4-5.8C-2.4-6.8-1.4-8 0-10Z",
  // A flower of poison.
  ellaca_drug:
    "M0-2.6A2.6 2.6 0 1 1 0 2.6A2.6 2.6 0 1 1 0-2.6ZM-2.4-9.6H2.4L1.2-3.8H-1.2ZM8.2-6.6L9.6-2L4-1L3.2-3.2ZM7.6 6.4L3.6 9.2L.9 4.1L2.8 2.7ZM-7.6 6.4L-3.6 9.2L-.9 4.1L-2.8 2.7ZM-8.2-6.6L-9.6-2L-4-1L-3.2-3.2Z",
  // A needle on a thimble.
  gom_jabbar: "M0-10L1-1.6H-1ZM-3.4-.8H3.4L5.4 9.4H-5.4ZM-1.6 1.4L-2.8 7.4H2.8L1.6 1.4Z",
  // A paper crown on a plain head.
  cheap_hero:
    "M-5.6-9.6L-2.8-7L0-9.8L2.8-7L5.6-9.6V-4.6H-5.6ZM-4.6-3.4H4.6C4.6.2 2.6 2 0 2S-4.6.2-4.6-3.4ZM-9 9.6C-8.4 5.2-5 3.2 0 3.2S8.4 5.2 9 9.6Z",
  karama: "M0-9.8L9.8 0L0 9.8L-9.8 0ZM0-6.2L-6.2 0L0 6.2L6.2 0ZM0-3L3 0L0 3L-3 0Z",
  // An eye that does not blink.
  truthtrance:
    "M0-6.4C5-6.4 8.6-3 9.9 0C8.6 3 5 6.4 0 6.4S-8.6 3-9.9 0C-8.6-3-5-6.4 0-6.4ZM0-4.4A4.4 4.4 0 1 0 0 4.4A4.4 4.4 0 1 0 0-4.4ZM0-2A2 2 0 1 1 0 2A2 2 0 1 1 0-2Z",
  // A storm that is led.
  weather_control:
    "M9.6-1.4A9.6 9.6 0 1 0 2 9.4L1.4 7A7.2 7.2 0 1 1 7.2-1.2ZM5.4-1A5.4 5.4 0 1 0 .8 5.3L.4 3A3.2 3.2 0 1 1 3.2-.6ZM3.2 1.6H9.8L6.5 6.4Z",
  // A cloud on its stalk.
  family_atomics:
    "M0-9.8C4.6-9.8 8.6-7.4 8.6-4.2C8.6-2 6.4-.6 3-.2L2.2 2H4.6V3.8H1.8L3.4 8H7.4V9.8H-7.4V8H-3.4L-1.8 3.8H-4.6V2H-2.2L-3-.2C-6.4-.6-8.6-2-8.6-4.2C-8.6-7.4-4.6-9.8 0-9.8Z",
  // On, over the next dune.
  hajr: "M-9.8 8.6C-6 3.4-3 3.4 0 6C3-1 6.4-1.6 9.8 1V3.4C6.6 1.4 4.4 2.4 1.6 8.6ZM-8.8-3.6C-5.6-8.8-.2-9.8 4.4-7.4L5.8-9.8L8.4-3.6L1.8-3.2L3.2-5.4C-.4-7-4.4-6.2-7-2.4Z",
  // Somebody in a tank.
  tleilaxu_ghola:
    "M-7-9.8H7V-7.8H5.8V7.8H7V9.8H-7V7.8H-5.8V-7.8H-7ZM0-5.8A2.4 2.4 0 1 0 0-1A2.4 2.4 0 1 0 0-5.8ZM-4 6.6H4C4 2.2 2.6-.2 0-.2S-4 2.2-4 6.6Z",
  // A lute.
  baliset:
    "M9.6-8L8-9.6L-1-.6C-4.4-1.8-8.6.2-9.4 4C-10 7.6-7.6 10-4 9.4C-.2 8.6 1.8 4.4.6 1ZM-4 2.6A1.7 1.7 0 1 0-4 6A1.7 1.7 0 1 0-4 2.6Z",
  // A cloak with its hood.
  jubba_cloak:
    "M0-9.8C3.2-9.8 5-7.4 5-4.4L9.4 9.6H-9.4L-5-4.4C-5-7.4-3.2-9.8 0-9.8ZM0-7.4C-1.8-7.4-2.6-6-2.6-4.4S-1.6-1.4 0-1.4S2.6-2.8 2.6-4.4S1.8-7.4 0-7.4ZM-.9 1V9.6H.9V1Z",
  // A beast of burden.
  kulon:
    "M5.6-9.8L6.6-6.2L9.8-3L8.4-.8L5.6-1.4L4.8 1.8V9.6H2.4V4.4H-4.2L-4.8 9.6H-7.2L-7.4 2.4L-9.8 4.6L-8.6-1.6C-7.8-3-6.4-3.4-4.8-3.4H1.6L3.8-7.2Z",
  // A tune.
  la_la_la: "M-3.4-7.6L8.4-9.8V4.2A3.2 3.2 0 1 1 6-.1V-5.4L-1-4V6.4A3.2 3.2 0 1 1-3.4 2.2Z",
  // A ticket to the stars.
  trip_to_gamont:
    "M-9.6-5.6H9.6V-1.8A1.8 1.8 0 0 0 9.6 1.8V5.6H-9.6V1.8A1.8 1.8 0 0 0-9.6-1.8ZM1-3.6L0-1L-2.8-.9L-.6.8L-1.4 3.4L1 1.9L3.4 3.4L2.6.8L4.8-.9L2-1Z",
};

/** The sign of a card; of its kind, if it has none of its own. */
export function CardSign({ id, kind, size = 24 }: { id: string; kind: CardKind; size?: number }) {
  const own = CARD_SIGNS[id];
  return (
    <svg class="dune-sign" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      {own ? <path d={own} fill-rule="evenodd" /> : KIND_SIGNS[kind]}
    </svg>
  );
}

export const WORM =
  "M-10 9C-10 1-7-8 0-8S10 1 10 9L6.6 9.4C6.6 3-.1 1.6 0 1.6S-6.6 3-6.6 9.4ZM-4.6-1.8L-2.4.6L-1.4-3L0 .2L1.4-3L2.4.6L4.6-1.8C3.8-4.2 2.2-5.6 0-5.6S-3.8-4.2-4.6-1.8Z";

const SIGNS = {
  spice: <path d="M0-10L7 0L0 10L-7 0Z" />,
  cards: <path d="M-8.6-5.6L-2-8.6L4.4 5.6L-2.2 8.6ZM0-9H8.6V6.6H6L0-6.6Z" />,
  forces: <path d="M0-9A4 4 0 1 1 0-1A4 4 0 1 1 0-9ZM-7.6 9C-7.6 3.6-4.6.6 0 .6S7.6 3.6 7.6 9Z" />,
  tanks: (
    <path
      d="M-6.6-9H6.6V-7H5.2V4.4C5.2 7.6 3 9.4 0 9.4S-5.2 7.6-5.2 4.4V-7H-6.6ZM-3-2V4.4C-3 6.2-1.8 7.2 0 7.2S3 6.2 3 4.4V-2Z"
      fill-rule="evenodd"
    />
  ),
  bribe: (
    <path
      d="M-4-9.4H4L2-5.4C6.4-3.6 8.6.4 8.6 4C8.6 7.6 6 9.4 0 9.4S-8.6 7.6-8.6 4C-8.6.4-6.4-3.6-2-5.4ZM0-1.8L-3.4 2.8L0 7.2L3.4 2.8Z"
      fill-rule="evenodd"
    />
  ),
  traitor: (
    <path
      d="M-8.6-7.4C-3-9.4 3-9.4 8.6-7.4C9.2.4 6 7 0 9.6C-6 7-9.2.4-8.6-7.4ZM-6-3.2C-4.4-1.2-2.6-1.2-1.4-3.2ZM6-3.2C4.4-1.2 2.6-1.2 1.4-3.2ZM-3.8 4.6C-1.6 2.6 1.6 2.6 3.8 4.6C1.4 3.9-1.4 3.9-3.8 4.6Z"
      fill-rule="evenodd"
    />
  ),
  worm: <path d={WORM} fill-rule="evenodd" />,
  captive: (
    <path
      d="M-8-9H8V9H-8ZM-5.4-6.4V6.4H-3.8V-6.4ZM-1.4-6.4V6.4H1.4V-6.4ZM3.8-6.4V6.4H5.4V-6.4Z"
      fill-rule="evenodd"
    />
  ),
  power: <path d="M0-9L2.6-2.6L9 0L2.6 2.6L0 9L-2.6 2.6L-9 0L-2.6-2.6Z" />,
  stronghold: <path d="M-9 9V-9H-5V-5H-2V-9H2V-5H5V-9H9V9H3V4A3 3 0 0 0-3 4V9Z" />,
  karama: (
    <path
      d="M0-9.6L9.6 0L0 9.6L-9.6 0ZM0-5.6L-5.6 0L0 5.6L5.6 0ZM0-2.4L2.4 0L0 2.4L-2.4 0Z"
      fill-rule="evenodd"
    />
  ),
  eye: (
    <path
      d="M0-5.6C4.6-5.6 8.2-2.8 9.8 0C8.2 2.8 4.6 5.6 0 5.6S-8.2 2.8-9.8 0C-8.2-2.8-4.6-5.6 0-5.6ZM0-3.6A3.6 3.6 0 1 0 0 3.6A3.6 3.6 0 1 0 0-3.6Z"
      fill-rule="evenodd"
    />
  ),
  alliance: (
    <path
      d="M-3.4-6A6 6 0 0 1 0-4.9A6 6 0 1 1 0 4.9A6 6 0 1 1-3.4-6ZM-1.9-2.9A3.4 3.4 0 1 0-1.9 2.9A6 6 0 0 1-1.9-2.9ZM1.9 2.9A3.4 3.4 0 1 0 1.9-2.9A6 6 0 0 1 1.9 2.9Z"
      fill-rule="evenodd"
    />
  ),
} as const;
export type SignName = keyof typeof SIGNS;

export function Sign({ name, size = 16 }: { name: SignName; size?: number }) {
  return (
    <svg
      class={`dune-sign ${name}`}
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {SIGNS[name]}
    </svg>
  );
}
