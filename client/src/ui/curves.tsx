/** How a game went, as lines over its moments. */

import { useCallback } from "preact/hooks";
import { api } from "../core/api";
import type { GameUi, View } from "../core/game-ui";
import { capitalize, keyOf, t, texts } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { Heights, HEIGHT, Legend, lineLook, scales, Turns, WIDTH } from "./chart";
import { Loading, Problem } from "./controls";
import { useLoaded } from "./hooks";

/** Moments that are fetched, and how many of them at the same time. */
const SAMPLES = 40;
const AT_ONCE = 6;
/** Lines at the same height run beside each other. */
const SPREAD = 1.8;

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
  const { x, y } = scales(points.length - 1, most);
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
        <Heights values={[0, Math.round(most / 2), most]} y={y} />
        <Turns turns={turns} x={x} />
        {lines.map((line, number) => (
          <path
            key={line}
            class="chart-line"
            data-won={winners.includes(line) || undefined}
            d={path(line, number)}
            {...lineLook(game, line, number)}
          />
        ))}
      </svg>
      <Legend game={game} lines={lines} figure={(line) => String(last[line])} />
    </figure>
  );
}
