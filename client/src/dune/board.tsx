/** The map of Dune with everything that lies on it. */

import { useMemo } from "preact/hooks";
import type { GameEvent, Lights } from "../core/game-ui";
import { circleOf } from "../map/atlas";
import type { Box } from "../map/layout/boxes";
import { Lit } from "../map/lit";
import { MapFrame } from "../map/map-frame";
import { askedIn } from "../map/place-note";
import { BattleRing } from "../stage/dune/battle/on-map";
import { duneScenes } from "../stage/dune-scenes";
import { traceMarks } from "../stage/trace-marks";
import { ATLAS, MAP, circlesOf, isStormy } from "./box";
import { drawCounter, drawFixture } from "./counter";
import { planOf, stacksOn } from "./counters";
import { Holdings, Ring, Ruins, SpiceSpots, Storm } from "./pieces";
import { whyNot } from "./reasons";
import { forcesText, gameTexts, t } from "./texts";
import { battleOf, isAdvisor, stepOf, territoryOf } from "./view";
import type { DuneTable, DuneView } from "./view";

const MARKER = 14;

interface BoardProps {
  view: DuneView;
  lights: Lights;
  eyes: string | null;
  pointed: readonly string[] | undefined;
  recent: readonly GameEvent[] | undefined;
}

export function Board({ view, lights, eyes, pointed, recent }: BoardProps) {
  const { table, seats } = view;
  const { board } = table;
  const words = gameTexts();
  const plan = useMemo(() => planOf((id) => words.name(id)), [words]);
  const worm = wormIn(view);
  const stacks = useMemo(() => stacksOn(board, worm), [board, worm]);
  const [first] = table.order;
  // While a take is played, the phase may be further on than the questions of the view.
  const battle = table.phase === "battle" ? battleOf(view) : null;
  const line = seats.join();
  const drawings = useMemo(
    () => ({
      counter: drawCounter,
      fixture: (id: string, box: Box) => drawFixture(id, box, line.split(","), first, board.storm),
    }),
    [line, first, board.storm],
  );
  const traces = useMemo(() => traceMarks(recent ?? [], duneScenes), [recent]);
  const [x = 0, y = 0] = MAP.sectors[board.storm]?.storm_at ?? [];
  return (
    <div class="dune-board">
      <MapFrame
        atlas={ATLAS}
        {...{ plan, stacks, drawings, lights, pointed, traces }}
        markers={[{ x, y, r: MARKER, least: 0 }]}
        label={t("board")}
        inWords={(cell) => inWords(table, cell)}
        about={(place) => ({
          title: words.name(territoryOf(place)),
          text: <About table={table} place={place} />,
        })}
        whyNot={(place) => (eyes === null ? undefined : whyNot(view, eyes, lights, place))}
        asked={askedIn(view)}
        inQuestion={battle?.territory}
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
        {battle && <BattleRing territory={battle.territory} />}
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
    ({ cell, lines }) => lines.length || cell === place || isStormy(table.board, cell),
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
          {isStormy(table.board, cell) && <span class="stormy"> {t("in-storm")}</span>}
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

/** The same board for those who hear it. */
function PlacesInWords({ table }: { table: DuneTable }) {
  const cells = Object.keys(MAP.cells).filter((cell) => contents(table, cell).length > 0);
  const storm = MAP.sectors[table.board.storm]?.number;
  return (
    <div class="unseen">
      <h3>{t("board-in-words")}</h3>
      {storm !== undefined && <p>{t("storm-is-in", { sector: storm })}</p>}
      {!table.board.shield_wall && <p>{t("wall-gone")}</p>}
      <ul>
        {cells.map((cell) => (
          <li key={cell}>{inWords(table, cell)}</li>
        ))}
      </ul>
    </div>
  );
}
