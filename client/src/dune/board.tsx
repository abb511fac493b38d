/** The map of Dune with everything that lies on it. */

import { useCallback, useState } from "preact/hooks";
import type { Lights } from "../core/game-ui";
import { circleOf } from "../map/atlas";
import { Lit, MapFrame } from "../map/map-frame";
import { ATLAS, MAP, circlesOf } from "./box";
import { AllForces, AllSpice, PlayerCircles, Ring, Ruins, Storm, Worm } from "./pieces";
import { forcesText, gameTexts, t } from "./texts";
import { isAdvisor, stepOf, territoryOf } from "./view";
import type { DuneTable, DuneView } from "./view";

export function Board({ view, lights }: { view: DuneView; lights: Lights }) {
  const { table } = view;
  const words = gameTexts();
  const nameOf = useCallback((id: string) => words.name(id), [words]);
  const [looked, look] = useState<string | null>(null);
  const worm = wormIn(view);
  return (
    <div class="dune-board">
      <MapFrame
        atlas={ATLAS}
        label={t("board")}
        nameOf={nameOf}
        lights={lights}
        words={{ closer: t("closer"), farther: t("farther"), whole: t("whole-map") }}
        onPlace={(cell) => look(cell === looked ? null : cell)}
        under={
          <>
            <Storm sector={table.board.storm} />
            {!table.board.shield_wall && <Ruins />}
          </>
        }
      >
        <Ring storm={table.board.storm} />
        <PlayerCircles seats={view.seats} first={table.order[0]} names={nameOf} />
        <AllSpice spice={table.board.spice} />
        {worm !== null && <Worm territory={worm} />}
        <AllForces table={table} />
        {circlesOf(view.seats).map(({ seat, x, y, r }) => {
          const light = lights[seat];
          return light && <Lit key={seat} id={seat} light={light} path={circleOf(x, y, r + 2)} />;
        })}
      </MapFrame>
      {looked !== null && <PlaceNote table={table} cell={looked} close={() => look(null)} />}
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

function PlaceNote({ table, cell, close }: { table: DuneTable; cell: string; close: () => void }) {
  const territory = territoryOf(cell);
  const lines = contents(table, cell);
  const terrain = MAP.territories[territory]?.terrain ?? "sand";
  return (
    <div class="dune-note" role="status">
      <strong>{gameTexts().name(cell)}</strong>
      <span class="quiet">{t(`terrain-${terrain}`)}</span>
      {MAP.cells[cell]?.sector === table.board.storm && <span class="stormy">{t("in-storm")}</span>}
      {lines.length ? (
        lines.map((line) => <span key={line}>{line}</span>)
      ) : (
        <span>{t("empty")}</span>
      )}
      <button type="button" aria-label={t("close")} onClick={close}>
        ×
      </button>
    </div>
  );
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
          <li key={cell}>{`${gameTexts().name(cell)}: ${contents(table, cell).join(", ")}`}</li>
        ))}
      </ul>
    </div>
  );
}
