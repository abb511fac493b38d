/** The map of Dune with everything that lies on it. */

import { useMemo } from "preact/hooks";
import type { Lights } from "../core/game-ui";
import { circleOf } from "../map/atlas";
import type { Box } from "../map/layout/boxes";
import { Lit } from "../map/lit";
import { MapFrame } from "../map/map-frame";
import { ATLAS, MAP, circlesOf } from "./box";
import { drawCounter, drawFixture } from "./counter";
import { planOf, stacksOn } from "./counters";
import { Holdings, Ring, Ruins, SpiceSpots, Storm } from "./pieces";
import { forcesText, gameTexts, t } from "./texts";
import { battleOf, isAdvisor, stepOf, territoryOf } from "./view";
import type { DuneTable, DuneView } from "./view";

const MARKER = 14;

interface BoardProps {
  view: DuneView;
  lights: Lights;
  pointed: readonly string[] | undefined;
}

export function Board({ view, lights, pointed }: BoardProps) {
  const { table, seats } = view;
  const { board } = table;
  const words = gameTexts();
  const plan = useMemo(() => planOf((id) => words.name(id)), [words]);
  const worm = wormIn(view);
  const stacks = useMemo(() => stacksOn(board, worm), [board, worm]);
  const [first] = table.order;
  const line = seats.join();
  const drawings = useMemo(
    () => ({
      counter: drawCounter,
      fixture: (id: string, box: Box) => drawFixture(id, box, line.split(","), first, board.storm),
    }),
    [line, first, board.storm],
  );
  const [x = 0, y = 0] = MAP.sectors[board.storm]?.storm_at ?? [];
  return (
    <div class="dune-board">
      <MapFrame
        atlas={ATLAS}
        plan={plan}
        stacks={stacks}
        markers={[{ x, y, r: MARKER, least: 0 }]}
        drawings={drawings}
        label={t("board")}
        lights={lights}
        pointed={pointed}
        words={{
          closer: t("closer"),
          farther: t("farther"),
          whole: t("whole-map"),
          close: t("close"),
          noChoice: t("no-choice"),
        }}
        inWords={(cell) => inWords(table, cell)}
        about={(place) => ({
          title: words.name(territoryOf(place)),
          text: <About table={table} place={place} />,
        })}
        whyNot={(place) => (asksWhereTo(view) ? whyNot(table, place) : undefined)}
        inQuestion={battleOf(view)?.territory}
        under={
          <>
            <Storm sector={board.storm} />
            {!board.shield_wall && <Ruins />}
            <Holdings table={table} />
            <SpiceSpots spice={board.spice} />
          </>
        }
        over={circlesOf(seats).map(({ seat, x: cx, y: cy, r }) => {
          const light = lights[seat];
          return light && <Lit key={seat} id={seat} light={light} path={circleOf(cx, cy, r + 2)} />;
        })}
      >
        <Ring storm={board.storm} />
      </MapFrame>
      <PlacesInWords table={table} />
    </div>
  );
}

/** The territory where a worm has just come up. */
function wormIn(view: DuneView): string | null {
  return stepOf(view, "ride")?.territory ?? null;
}

/** Who and what is in a cell, one line each. */
function contents(table: DuneTable, cell: string): string[] {
  const forces = Object.entries(table.board.forces[cell] ?? {}).map(([seat, counted]) =>
    t(isAdvisor(table, seat, cell) ? "advisors-of" : "forces-of", {
      seat: gameTexts().name(seat),
      forces: forcesText(counted),
    }),
  );
  const spice = table.board.spice[cell];
  return spice ? [...forces, t("spice-here", { amount: spice })] : forces;
}

const inWords = (table: DuneTable, cell: string): string =>
  `${gameTexts().name(cell)}: ${contents(table, cell).join(", ") || t("empty")}`;

/** A territory, and what is in each of its sectors. */
function About({ table, place }: { table: DuneTable; place: string }) {
  const land = MAP.territories[territoryOf(place)];
  const cells = (land?.cells ?? []).map((cell) => ({
    cell,
    sector: MAP.cells[cell]?.sector ?? null,
    lines: contents(table, cell),
    blow: MAP.cells[cell]?.spice?.amount,
  }));
  const told = cells.filter(
    ({ cell, lines }) => lines.length || cell === place || isStormy(table, cell),
  );
  return (
    <>
      <span class="quiet">{t(`terrain-${land?.terrain ?? "sand"}`)}</span>
      {told.map(({ cell, sector, lines, blow }) => (
        <div key={cell}>
          {sector !== null && (
            <span class="quiet">
              {t("in-sector", { sector: MAP.sectors[sector]?.number ?? 0 })}
            </span>
          )}
          {isStormy(table, cell) && <span class="stormy"> {t("in-storm")}</span>}
          <ul>
            {(lines.length ? lines : [t("empty")]).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {blow !== undefined && <li class="quiet">{t("spice-blows-here", { amount: blow })}</li>}
          </ul>
        </div>
      ))}
    </>
  );
}

const isStormy = ({ board }: DuneTable, cell: string): boolean =>
  MAP.cells[cell]?.sector === board.storm;

const TRAVEL = new Set(["ship", "move", "ride"]);

const asksWhereTo = ({ decisions }: DuneView): boolean =>
  decisions.some(({ kind }) => TRAVEL.has(kind));

/** The usual reasons why nobody may go to a place now. */
function whyNot(table: DuneTable, place: string): string | undefined {
  const land = MAP.territories[territoryOf(place)];
  if (isStormy(table, place)) return t("barred-by-storm");
  if (land?.terrain !== "stronghold") return undefined;
  const here = land.cells.flatMap((cell) =>
    Object.keys(table.board.forces[cell] ?? {}).filter((seat) => !isAdvisor(table, seat, cell)),
  );
  return new Set(here).size > 1 ? t("barred-by-two") : undefined;
}

/** The same board for those who hear it. */
function PlacesInWords({ table }: { table: DuneTable }) {
  const cells = Object.keys(MAP.cells).filter((cell) => contents(table, cell).length > 0);
  const storm = MAP.sectors[table.board.storm]?.number ?? 0;
  return (
    <div class="unseen">
      <h3>{t("board-in-words")}</h3>
      <p>{t("storm-is-in", { sector: storm })}</p>
      {!table.board.shield_wall && <p>{t("wall-gone")}</p>}
      <ul>
        {cells.map((cell) => (
          <li key={cell}>{inWords(table, cell)}</li>
        ))}
      </ul>
    </div>
  );
}
