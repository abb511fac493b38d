/**
 * Our own signs for everything on the table that is not a picture: emblems of houses, die faces, markers.
 * Each is drawn in a box of 20 by 20 around its middle, in the colour of the text around it.
 */

import type { ComponentChildren, JSX } from "preact";
import { PlacedArt, pieceOf } from "./art";

const line = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 1.7,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;
const cut = { fill: "var(--glyph-cut, #f7ecd2)" } as const;

/** A shape with holes. */
const pierced = (d: string) => <path d={d} fill="currentColor" fill-rule="evenodd" />;

const rays = (number: number, inner: number, outer: number): string =>
  Array.from({ length: 2 * number }, (_, place) => {
    const angle = (Math.PI * place) / number;
    const radius = place % 2 ? inner : outer;
    return `${place ? "L" : "M"}${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  }).join("") + "Z";

const GLYPHS: Record<string, JSX.Element> = {
  // Houses and powers.
  atreides: (
    <path
      d="M0-7.4C1.5-7.4 2-6.2 1.9-4.8 5-5.6 8-4.6 9.8-1.2 8.6-1.7 7.8-1.6 7.4-1.3 8 0 8 1 7.6 2.2 6.8 1.3 6 1 5.4 1.2 5.5 2.4 5.2 3.2 4.4 4 3.8 2.9 2.9 2.4 1.9 2.6L3.6 8.6 1.4 7.6 0 9.4-1.4 7.6-3.6 8.6-1.9 2.6C-2.9 2.4-3.8 2.9-4.4 4-5.2 3.2-5.5 2.4-5.4 1.2-6 1-6.8 1.3-7.6 2.2-8 1-8 0-7.4-1.3-7.8-1.6-8.6-1.7-9.8-1.2-8-4.6-5-5.6-1.9-4.8-2-6.2-1.5-7.4 0-7.4z"
      fill="currentColor"
    />
  ),
  fremen: (
    <g>
      <path d="M3.9-8.2A8.6 8.6 0 1 0 8.4 2.4 7 7 0 1 1 3.9-8.2z" fill="currentColor" />
      <path
        d="M8.9-8.9C9.6-3.4 5.4 1.8-.6 4.8L-2.6 2.6C.6-2.2 4-6.8 8.9-8.9zM-1.9 3.7l1.3 1.4-3 2.6-1-1z"
        fill="currentColor"
      />
    </g>
  ),
  harkonnen: (
    <path
      d="M-9-9.2-4.9-5.4V-.6h2.7v-8.8L0-6.2 2.2-9.4v8.8h2.7v-4.8L9-9.2V3.6L5 9.4V4.4H2.2v5L0 6.8-2.2 9.4v-5H-5v5L-9 3.6z"
      fill="currentColor"
    />
  ),
  corrino: (
    <g>
      <path d={rays(11, 5.6, 9.4)} fill="currentColor" />
      <path d="M-3.6 2.8-3.9-2.2-1.6-.2 0-3.6 1.6-.2 3.9-2.2 3.6 2.8z" {...cut} />
    </g>
  ),
  spacing_guild: (
    <g {...line}>
      <ellipse rx="9" ry="3.7" transform="rotate(-24)" />
      <circle r="5.4" />
      <circle r="1.9" fill="currentColor" stroke="none" />
    </g>
  ),
  choam: (
    <g>
      <path d="M0-9 7.8-4.5v9L0 9l-7.8-4.5v-9z" {...line} />
      <path
        d="M-4 3.6h8v1.8h-8zM-3 .6h6v1.8h-6zM-2-2.4h4v1.8h-4zM-1-5.4h2v1.8h-2z"
        fill="currentColor"
      />
    </g>
  ),
  landsraad: (
    <path
      d="M0-9 9-4.4v1.8H-9v-1.8zM-7.4-1.4h2.6v6.8h-2.6zM-1.3-1.4h2.6v6.8h-2.6zM4.8-1.4h2.6v6.8H4.8zM-9 6.6H9V9H-9z"
      fill="currentColor"
    />
  ),
  bene_gesserit: (
    <g>
      <path d="M0-9.2C5.4-9.2 7.4-3.6 7.8 9h-15.6C-7.4-3.6-5.4-9.2 0-9.2z" fill="currentColor" />
      <path d="M0-5.4c2.3 0 3.4 2.2 3.4 4.7S1.9 4.4 0 4.4-3.4 1.8-3.4-.7-2.3-5.4 0-5.4z" {...cut} />
      <path d="M-2-.9h1.5M.5-.9H2M-.8 2.2h1.6" {...line} stroke-width="1" />
    </g>
  ),
  // Figures.
  regular: <circle r="6.6" fill="currentColor" />,
  elite: <path d="M0-9 7.6 0 0 9-7.6 0z" fill="currentColor" />,
  special: <path d={rays(5, 4.1, 9.6)} fill="currentColor" />,
  troop: <path d="M-7.4-4.4 0-8.6l7.4 4.2v8.8L0 8.6l-7.4-4.2z" fill="currentColor" />,
  generic: <path d="M-6.4-9h2v18h-2zM-3.4-8.4 8-5-3.4-.6z" fill="currentColor" />,
  named: <path d="M-8.4 6.2-9-5l5 4L0-8l4 7 5-4-.6 11.2z" fill="currentColor" />,
  // The desert.
  spice: pierced("M0-8.8 6.6 0 0 8.8-6.6 0zM0-4.2-3.2 0 0 4.2 3.2 0z"),
  atomics: (
    <g fill="currentColor">
      <circle r="1.9" />
      {[0, 120, 240].map((turn) => (
        <path
          key={turn}
          d="M-1.6-3.2-4.5-8.2A9.4 9.4 0 0 1 4.5-8.2L1.6-3.2A3.6 3.6 0 0 0-1.6-3.2z"
          transform={`rotate(${turn})`}
        />
      ))}
    </g>
  ),
  // Faces of the action dice.
  leadership: (
    <path
      d="M0-9.2a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2zM-5.6 9C-6 2-4-1.8 0-1.8S6 2 5.6 9zM6.9-9h1.6V9H6.9zM5.9-8.6-.2-6.6"
      fill="currentColor"
    />
  ),
  strategy: (
    <g {...line} stroke-width="2.1">
      <path d="M-8 7C-7-1-3-5 5.4-5.6" />
      <path d="M2-9 6-5.6 2.8-1.8" />
      <path d="M-1 8c.4-3.6 2.4-5.8 6.6-6.2" />
      <path d="M3.4-.9 6.6 1.8 4 4.8" />
    </g>
  ),
  deployment: (
    <g>
      <path d="M-2-9h4v5.4h3.6L0 2.4-5.6-3.6H-2z" fill="currentColor" />
      <circle cx="-6" cy="6.2" r="2.4" fill="currentColor" />
      <circle cx="0" cy="6.2" r="2.4" fill="currentColor" />
      <circle cx="6" cy="6.2" r="2.4" fill="currentColor" />
    </g>
  ),
  mentat: (
    <g>
      <path
        d="M-1-9C4.4-9.4 8-5.8 7.6-1.4L8.8 2.2 6.8 3v3.4H2.6V9h-7V4.6C-8-1-6.8-8.4-1-9z"
        fill="currentColor"
      />
      <path d="M-3.6-1.8 0-5.4l3.6 3.6L0 1.8z" {...cut} />
    </g>
  ),
  house: (
    <g>
      <path d="M-7.4-9H7.4V4.4L0 9.2l-7.4-4.8z" fill="currentColor" />
      <path d="M0-6.2 4.6-1.4 3 3.2H-3l-1.6-4.6z" {...cut} />
    </g>
  ),
  unrolled: (
    <path
      d="M-4-4.4C-3.6-10 4.6-9.4 4.4-4.2 4.2-1.2.2-1 .2 2.8M.2 7.2v.2"
      {...line}
      stroke-width="2.6"
    />
  ),
  desert_power: (
    <g>
      <path
        d="M-9.4 9C-6.6 7.4-6.2 3-5.8-1A5.9 5.9 0 0 1 6-1c.4 4 1 8.4 3.4 10z"
        fill="currentColor"
      />
      <ellipse cy="-2.4" rx="3.7" ry="3.4" {...cut} />
      <circle cy="-2.2" r="1.5" fill="currentColor" />
    </g>
  ),
  // Faces of the combat dice.
  sword: (
    <path
      d="M0-9.6 2.1-6.6V3.4h-4.2V-6.6zM-5.4 3.4H5.4v2H1.3v3.8h-2.6V5.4h-4.1z"
      fill="currentColor"
    />
  ),
  shield: pierced(
    "M0-9 8-6.6C8.2.6 5.4 6.4 0 9.2-5.4 6.4-8.2.6-8-6.6zM0-5.9V5.6C3-.4 4.8-2.4 4.9-4.4z",
  ),
  burst: <path d={rays(8, 3.6, 9.6)} fill="currentColor" />,
  blank: <circle r="1.4" fill="currentColor" />,
  // Prescience.
  kwisatz_haderach: (
    <g>
      <path
        d="M-9.4 0C-6-5.4-3-6.8 0-6.8S6-5.4 9.4 0C6 5.4 3 6.8 0 6.8S-6 5.4-9.4 0z"
        fill="currentColor"
      />
      <circle r="4" {...cut} />
      <circle r="2.1" fill="currentColor" />
    </g>
  ),
  sand_dwellers: pierced(
    "M-9.4 6.6C-5-3.4-1.6-5.2 1.6-4 5.4-2.6 6.6 2.4 9.4 6.6zM-5 4.4C-2 4.6 1 2.4 1.6-1.4 3 2 .6 5-5 4.4z",
  ),
  jihad: (
    <path
      d="M-8.8-8.8-6.4-8 .8-.9 8-8l2-.6-.8 2.2L2.3.6l4 4 1.6-.4.8 1.8-3 3-1.8-.8.4-1.6-3.5-3.9-3.5 3.9.4 1.6-1.8.8-3-3 .8-1.8 1.6.4 4-4-7.1-7z"
      fill="currentColor"
    />
  ),
  prescience: pierced(
    "M-9.4 1C-6-4.4-3-5.8 0-5.8S6-4.4 9.4 1C6 6.4 3 7.8 0 7.8S-6 6.4-9.4 1zM0-2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM-.8-9.4h1.6v2.6H-.8zM-6.6-7.6l1.4-.8 1.2 2.2-1.4.8zM6.6-7.6l-1.4-.8L4-6.2l1.4.8z",
  ),
  supremacy: <path d="M-7.8-8.8H7.8v3.2H3v9h4.4v5.4H-7.4V3.4H-3v-9h-4.8z" fill="currentColor" />,
  tank: pierced(
    "M-5.6-9H5.6v2.4H4.2V7.2c0 1-1.8 1.8-4.2 1.8s-4.2-.8-4.2-1.8V-6.6h-1.4zM-1.6-4.6c1-1 2.6-.2 2.2 1.2C.2-2 1.8-1.6 1.8.2 1.8 2-1.6 2.2-1.6.2z",
  ),
  cards: <path d="M-8.6-5.6-1.8-8.4 4.2 6-2.6 8.8zM1-8.6h6.8V6.4H6.4L1.2-6z" fill="currentColor" />,
  cone: pierced("M0-9.4 8.4 7.4C6 9-6 9-8.4 7.4zM-4.4 6.2h8.8L0-3z"),
  objective: pierced(
    "M0-9a9 9 0 1 1 0 18A9 9 0 0 1 0-9zm0 2.6a6.4 6.4 0 1 0 0 12.8A6.4 6.4 0 0 0 0-6.4zM0-3.8a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z",
  ),
  lock: pierced("M-6-1.4h1.6v-3a4.4 4.4 0 0 1 8.8 0v3H6V8.6H-6zm4-3v3h4v-3a2 2 0 0 0-4 0z"),
};

/** Other words for the same sign. */
const ALIAS: Record<string, string> = {
  house_atreides: "atreides",
  house_harkonnen: "harkonnen",
  fremen_ally: "fremen",
  corrino_ally: "corrino",
  leader: "named",
  hits: "sword",
  shields: "shield",
  specials: "burst",
};

export const hasGlyph = (id: string): boolean =>
  pieceOf(id) !== undefined || (ALIAS[id] ?? id) in GLYPHS;

function drawn(id: string): ComponentChildren {
  const piece = pieceOf(id);
  if (piece) return <PlacedArt name={piece} x={0} y={0} size={22} />;
  return GLYPHS[ALIAS[id] ?? id] ?? GLYPHS["blank"];
}

/** A sign on the map: its middle at x, y, so many units across. */
export function Glyph({ id, x, y, size }: { id: string; x: number; y: number; size: number }) {
  return <g transform={`translate(${x} ${y}) scale(${size / 20})`}>{drawn(id)}</g>;
}

/** A sign in a line of text or on a button; what it means is said beside it or by `label`. */
/** The head of a section: its sign and its title. */
export function Head({ icon, title }: { icon: string; title: string }) {
  return (
    <header>
      <Icon id={icon} />
      <h2>{title}</h2>
    </header>
  );
}

export function Icon({ id, label, class: name }: { id: string; label?: string; class?: string }) {
  const aria = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <svg class={`a-icon ${name ?? ""}`} viewBox="-10 -10 20 20" {...aria}>
      {label ? <title>{label}</title> : null}
      {drawn(id)}
    </svg>
  );
}
