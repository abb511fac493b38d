/** The parts of a plot over a game: heights, turns, lines that are told apart without colours, a legend. */

import { manifestOf } from "../core/manifests";
import { capitalize, texts } from "../core/texts";
import { seatColour } from "./seat";

export const WIDTH = 640;
export const HEIGHT = 220;
export const MARGIN = 28;
const DASHES = ["", "8 4", "3 4", "10 3 2 3", "5 2", "14 5"];
const COLOURS = [
  "var(--spice)",
  "var(--sky)",
  "var(--good)",
  "var(--rust)",
  "var(--gold)",
  "var(--ink)",
];

type Scale = (value: number) => number;

/** Where things are: places from 0 to the last from left to right, values from 0 to most upwards. */
export function scales(last: number, most: number): { x: Scale; y: Scale } {
  return {
    x: (place) => MARGIN + (place * (WIDTH - 2 * MARGIN)) / Math.max(1, last),
    y: (value) => HEIGHT - MARGIN - (value * (HEIGHT - 2 * MARGIN)) / most,
  };
}

export function Heights({ values, y }: { values: number[]; y: Scale }) {
  return (
    <>
      {values.map((value) => (
        <g key={value} class="chart-grid">
          <line x1={MARGIN} x2={WIDTH - MARGIN} y1={y(value)} y2={y(value)} />
          <text x={MARGIN - 6} y={y(value) + 5}>
            {value}
          </text>
        </g>
      ))}
    </>
  );
}

/** Where each turn begins, from the turn of every place. */
export function Turns({ turns, x }: { turns: number[]; x: Scale }) {
  return (
    <>
      {turns.map((turn, place) =>
        turn > 0 && turn !== turns[place - 1] ? (
          <g key={turn} class="chart-turn">
            <line x1={x(place)} x2={x(place)} y1={MARGIN} y2={HEIGHT - MARGIN} />
            <text x={x(place)} y={HEIGHT - MARGIN + 18}>
              {turn}
            </text>
          </g>
        ) : null,
      )}
    </>
  );
}

interface LegendProps {
  game: string;
  lines: readonly string[];
  /** What stands beside the name of a line. */
  figure: (line: string) => string;
}

export function Legend({ game, lines, figure }: LegendProps) {
  return (
    <ul class="legend">
      {lines.map((line, number) => (
        <li key={line}>
          <svg viewBox="0 0 32 8" aria-hidden="true">
            <path d="M0 4h32" {...lineLook(game, line, number)} />
          </svg>
          {capitalize(texts(game).name(line))} <strong>{figure(line)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Seats have colours of their own; other lines get one after the other. */
export function lineLook(game: string, line: string, number: number) {
  const isSeat = manifestOf(game).modes.some(({ seats }) => seats.includes(line));
  const stroke = isSeat ? seatColour(line) : COLOURS[number % COLOURS.length]!;
  return { "stroke-dasharray": DASHES[number % DASHES.length], style: { stroke } };
}
