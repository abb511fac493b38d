/** How a game went, as lines over its moments. */

import { useCallback } from "preact/hooks";
import { api } from "../core/api";
import type { GameUi, View } from "../core/game-ui";
import { manifestOf } from "../core/manifests";
import { capitalize, keyOf, t, texts } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { Loading, Problem } from "./controls";
import { useLoaded } from "./hooks";
import { seatColour } from "./seat";

/** Moments that are fetched, and how many of them at the same time. */
const SAMPLES = 40;
const AT_ONCE = 6;
const WIDTH = 640;
const HEIGHT = 220;
const MARGIN = 28;
/** Lines at the same height run beside each other. */
const SPREAD = 1.8;
/** Patterns that tell lines apart without colours. */
const DASHES = ["", "8 4", "3 4", "10 3 2 3", "5 2", "14 5"];
const COLOURS = [
  "var(--spice)",
  "var(--sky)",
  "var(--good)",
  "var(--rust)",
  "var(--gold)",
  "var(--ink)",
];

interface CurvesProps {
  table: TableInfo;
  ui: GameUi;
  winners: readonly string[];
}

export function Curves({ table, ui, winners }: CurvesProps) {
  const curves = Object.entries(ui.curves ?? {});
  const loaded = useLoaded(useCallback(() => sample(table.id), [table.id]));
  if (!curves.length) return null;
  return (
    <section class="block">
      <h2>{t("end-curves")}</h2>
      {loaded.state === "loading" && <Loading />}
      {loaded.state === "failed" && <Problem reason={loaded.reason} />}
      {loaded.state === "here" && (
        <div class="curves">
          {curves.map(([name, measure]) => (
            <Chart
              key={name}
              game={ui.game}
              name={name}
              points={loaded.value.map(measure)}
              turns={loaded.value.map((view) => ui.turn(view))}
              winners={winners}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** What the referee saw at some moments, evenly spread over the game. */
async function sample(id: string): Promise<View[]> {
  const { moments } = await api.replay(id, "referee", null);
  const step = Math.max(1, (moments.length - 1) / (SAMPLES - 1));
  const places = Array.from({ length: Math.min(SAMPLES, moments.length) }, (_, n) =>
    Math.round(n * step),
  );
  const views: View[] = [];
  for (let from = 0; from < places.length; from += AT_ONCE) {
    const some = places
      .slice(from, from + AT_ONCE)
      .map((at) => api.moment(id, moments[at]!.sequence, "referee", null));
    views.push(...(await Promise.all(some)).map(({ view }) => view));
  }
  return views;
}

interface ChartProps {
  game: string;
  name: string;
  points: Record<string, number>[];
  /** The turn of each point. */
  turns: number[];
  winners: readonly string[];
}

function Chart({ game, name, points, turns, winners }: ChartProps) {
  const words = texts(game);
  const lines = Object.keys(points[0] ?? {});
  const most = Math.max(1, ...points.flatMap((point) => Object.values(point)));
  const x = (place: number) =>
    MARGIN + (place * (WIDTH - 2 * MARGIN)) / Math.max(1, points.length - 1);
  const y = (value: number) => HEIGHT - MARGIN - (value * (HEIGHT - 2 * MARGIN)) / most;
  const beside = (number: number) => (number - (lines.length - 1) / 2) * SPREAD;
  const title = capitalize(words.text(keyOf("curve", name)));
  const path = (line: string, number: number) =>
    points
      .map((point, place) => {
        const height = y(point[line] ?? 0) + beside(number);
        return place ? `H${x(place)}V${height}` : `M${x(place)} ${height}`;
      })
      .join("");
  const last = points.at(-1) ?? {};
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {[0, Math.round(most / 2), most].map((value) => (
          <g key={value} class="chart-grid">
            <line x1={MARGIN} x2={WIDTH - MARGIN} y1={y(value)} y2={y(value)} />
            <text x={MARGIN - 6} y={y(value) + 5}>
              {value}
            </text>
          </g>
        ))}
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
        {lines.map((line, number) => (
          <path
            key={line}
            class="chart-line"
            data-won={winners.includes(line) || undefined}
            d={path(line, number)}
            stroke-dasharray={DASHES[number % DASHES.length]}
            style={{ stroke: lineColour(game, line, number) }}
          />
        ))}
      </svg>
      <ul class="legend">
        {lines.map((line, number) => (
          <li key={line}>
            <svg viewBox="0 0 32 8" aria-hidden="true">
              <path
                d="M0 4h32"
                stroke-dasharray={DASHES[number % DASHES.length]}
                style={{ stroke: lineColour(game, line, number) }}
              />
            </svg>
            {capitalize(words.name(line))} <strong>{last[line]}</strong>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Seats have colours of their own; other lines get one after the other. */
function lineColour(game: string, line: string, number: number): string {
  const isSeat = manifestOf(game).modes.some(({ seats }) => seats.includes(line));
  return isSeat ? seatColour(line) : COLOURS[number % COLOURS.length]!;
}
