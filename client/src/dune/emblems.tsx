/** Our own emblems: one for each faction, each kind of card, spice, worm and storm. Boxes of 24 by 24. */

import type { ComponentChildren } from "preact";
import { SHAPES } from "../ui/shapes";
import type { CardKind } from "./box";

/** A shape with holes. */
const pierced = (d: string) => <path d={d} fill-rule="evenodd" />;

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
  weapon_poison: pierced(
    "M-3-9.4H3V-7.4H2V-3.4C5.2-2 7 .6 7 3.4C7 7 4 9.4 0 9.4S-7 7-7 3.4C-7 .6-5.2-2-2-3.4V-7.4H-3ZM0-1.2C-1.6 1-2.8 2.6-2.8 4.2A2.8 2.8 0 0 0 2.8 4.2C2.8 2.6 1.6 1 0-1.2Z",
  ),
  // A beam that bursts.
  weapon_special: (
    <path d="M-9.6 8.2L1 -1.4L-.6-3.8L2.4-3.2L3.4-8.8L5-4L9.6-6.4L7-2L9.8.8L4.8 1L5.4 5.4L2.6 1.4L-8.2 9.6Z" />
  ),
  // A shield.
  defense_projectile: pierced(
    "M0-9.6L8.4-6.6V-.6C8.4 4.4 5 8 0 9.8C-5 8-8.4 4.4-8.4-.6V-6.6ZM0-6.8L-5.8-4.7V-.4C-5.8 3-3.6 5.6 0 7Z",
  ),
  // A sniffing lens.
  defense_poison: pierced(
    "M-2.4-9.4A6.6 6.6 0 0 1 3 1.4L9.4 7.8L7.6 9.6L1.2 3.2A6.6 6.6 0 1 1-2.4-9.4ZM-2.4-7A4.2 4.2 0 1 0-2.4 1.4A4.2 4.2 0 1 0-2.4-7ZM-2.4-5.4C-1.2-3.8-.5-2.9-.5-2A1.9 1.9 0 0 1-4.3-2C-4.3-2.9-3.6-3.8-2.4-5.4Z",
  ),
  // A star.
  special: <path d="M0-9.8L2.4-3L9.6-3.1L3.9 1.2L6 8L0 4L-6 8L-3.9 1.2L-9.6-3.1L-2.4-3Z" />,
  // A feather in the wind.
  worthless: pierced(
    "M8.6-9C3-9.2-3.2-6-5.4-.2C-6.6 3-6.2 5.6-6.8 7.2L-9 9.6L-7.6 9.8L-5.4 7.6C-2 7.6 1.4 6.4 3.4 4H-.4C2.2 3.2 4.6 1.8 5.8-.4H2C4.8-1.6 7.6-4.4 8.6-9ZM3.6-5.6L-4.8 5.4C-2.8.6-.6-2.6 3.6-5.6Z",
  ),
};

/** The sign of a kind of card. */
export function KindSign({ kind, size = 24 }: { kind: CardKind; size?: number }) {
  return (
    <svg class="dune-sign" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      {KIND_SIGNS[kind]}
    </svg>
  );
}

const WORM =
  "M-10 9C-10 1-7-8 0-8S10 1 10 9L6.6 9.4C6.6 3-.1 1.6 0 1.6S-6.6 3-6.6 9.4ZM-4.6-1.8L-2.4.6L-1.4-3L0 .2L1.4-3L2.4.6L4.6-1.8C3.8-4.2 2.2-5.6 0-5.6S-3.8-4.2-4.6-1.8Z";

const SIGNS = {
  spice: <path d="M0-10L7 0L0 10L-7 0Z" />,
  cards: <path d="M-8.6-5.6L-2-8.6L4.4 5.6L-2.2 8.6ZM0-9H8.6V6.6H6L0-6.6Z" />,
  forces: <path d="M0-9A4 4 0 1 1 0-1A4 4 0 1 1 0-9ZM-7.6 9C-7.6 3.6-4.6.6 0 .6S7.6 3.6 7.6 9Z" />,
  tanks: pierced(
    "M-6.6-9H6.6V-7H5.2V4.4C5.2 7.6 3 9.4 0 9.4S-5.2 7.6-5.2 4.4V-7H-6.6ZM-3-2V4.4C-3 6.2-1.8 7.2 0 7.2S3 6.2 3 4.4V-2Z",
  ),
  bribe: pierced(
    "M-4-9.4H4L2-5.4C6.4-3.6 8.6.4 8.6 4C8.6 7.6 6 9.4 0 9.4S-8.6 7.6-8.6 4C-8.6.4-6.4-3.6-2-5.4ZM0-1.8L-3.4 2.8L0 7.2L3.4 2.8Z",
  ),
  traitor: pierced(
    "M-8.6-7.4C-3-9.4 3-9.4 8.6-7.4C9.2.4 6 7 0 9.6C-6 7-9.2.4-8.6-7.4ZM-6-3.2C-4.4-1.2-2.6-1.2-1.4-3.2ZM6-3.2C4.4-1.2 2.6-1.2 1.4-3.2ZM-3.8 4.6C-1.6 2.6 1.6 2.6 3.8 4.6C1.4 3.9-1.4 3.9-3.8 4.6Z",
  ),
  worm: pierced(WORM),
  captive: pierced(
    "M-8-9H8V9H-8ZM-5.4-6.4V6.4H-3.8V-6.4ZM-1.4-6.4V6.4H1.4V-6.4ZM3.8-6.4V6.4H5.4V-6.4Z",
  ),
  power: <path d="M0-9L2.6-2.6L9 0L2.6 2.6L0 9L-2.6 2.6L-9 0L-2.6-2.6Z" />,
  stronghold: <path d="M-9 9V-9H-5V-5H-2V-9H2V-5H5V-9H9V9H3V4A3 3 0 0 0-3 4V9Z" />,
  karama: pierced("M0-9.6L9.6 0L0 9.6L-9.6 0ZM0-5.6L-5.6 0L0 5.6L5.6 0ZM0-2.4L2.4 0L0 2.4L-2.4 0Z"),
  eye: pierced(
    "M0-5.6C4.6-5.6 8.2-2.8 9.8 0C8.2 2.8 4.6 5.6 0 5.6S-8.2 2.8-9.8 0C-8.2-2.8-4.6-5.6 0-5.6ZM0-3.6A3.6 3.6 0 1 0 0 3.6A3.6 3.6 0 1 0 0-3.6Z",
  ),
  alliance: pierced(
    "M-3.4-6A6 6 0 0 1 0-4.9A6 6 0 1 1 0 4.9A6 6 0 1 1-3.4-6ZM-1.9-2.9A3.4 3.4 0 1 0-1.9 2.9A6 6 0 0 1-1.9-2.9ZM1.9 2.9A3.4 3.4 0 1 0 1.9-2.9A6 6 0 0 1 1.9 2.9Z",
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
