/** The map of Arrakis with all that lies on it. */

import { memo } from "preact/compat";
import type { Lights } from "../core/game-ui";
import { atlasOfArrakis, lineOf, ringOf } from "../map/atlas";
import { Lit, MapFrame } from "../map/map-frame";
import { Glyph } from "./glyphs";
import { AREAS, LIFT, SECTORS, THE_MAP, ZONES, areaOf, places } from "./layout";
import {
  AirZone,
  Chip,
  DISC,
  Disc,
  Plaque,
  Ruins,
  Settlement,
  SietchPiece,
  Station,
  plaqueSize,
} from "./pieces";
import { nameOf, t } from "./texts";
import { SIDES } from "./view";
import type { ArrakisTable, BattleView, LegionView, Side } from "./view";

const ATLAS = { ...atlasOfArrakis(THE_MAP), marks: [] };
/** Symbols stay within the frame of the board. */
const LOWEST = 30;
const CLEAR = THE_MAP.borders.filter(({ kind }) => kind === "impassable");

interface BoardProps {
  table: ArrakisTable;
  lights: Lights;
  battle: BattleView | undefined;
  onArea: (id: string) => void;
}

export function Board({ table, lights, battle, onArea }: BoardProps) {
  const opened = table.atomics
    ? CLEAR.filter(({ between }) => between.includes(table.atomics))
    : [];
  return (
    <MapFrame
      atlas={ATLAS}
      label={t("a-board")}
      nameOf={nameOf}
      lights={lights}
      words={{ closer: t("a-closer"), farther: t("a-farther"), whole: t("a-whole") }}
      onPlace={onArea}
      gone={opened.map(({ between }) => between.join("|"))}
      under={<Under table={table} lights={lights} />}
    >
      <Patterns />
      {battle && <Arrows battle={battle} />}
      <Pieces table={table} />
    </MapFrame>
  );
}

/** Sectors that are lit or sought, and the ground that the atomics turned into desert. */
function Under({ table, lights }: { table: ArrakisTable; lights: Lights }) {
  const lit = Object.entries(SECTORS).filter(([id]) => lights[id]);
  return (
    <g class="a-under">
      {table.atomics && <path class="a-blasted" d={ringOf(areaOf(table.atomics).polygon)} />}
      {lit.map(([id, sector]) => (
        <Lit key={id} light={lights[id]!} path={ringOf(sector.outline)} />
      ))}
    </g>
  );
}

/** A pattern for each side beside its colour. */
const Patterns = () => (
  <defs>
    <pattern
      id="a-stripes"
      width="4"
      height="4"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(35)"
    >
      <path d="M0 0H4" stroke="#f5edd5" stroke-opacity=".32" stroke-width="2" />
    </pattern>
    <pattern
      id="a-crosses"
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0H5M0 0V5" stroke="#1b0503" stroke-opacity=".5" stroke-width="1.6" />
    </pattern>
  </defs>
);

/** Where the battle is fought that the table is in the middle of. */
function Arrows({ battle }: { battle: BattleView }) {
  const [from, to] = [areaOf(battle.from).anchor, areaOf(battle.target).anchor];
  return (
    <g class="a-battle-line" aria-hidden="true">
      <path d={lineOf([from[0]!, from[1]!, to[0]!, to[1]!])} />
      <path class="a-battle-area" d={ringOf(areaOf(battle.target).polygon)} />
    </g>
  );
}

const Pieces = memo(function Pieces({ table }: { table: ArrakisTable }) {
  return (
    <g class="a-pieces" aria-hidden="true">
      {AREAS.map((id) => (
        <AreaPieces key={id} id={id} table={table} />
      ))}
      {ZONES.map((zone) => (
        <AirZone key={zone.id} {...zone} flyer={table.air[zone.id]} />
      ))}
    </g>
  );
});

/** A piece that needs room, drawn around the origin. */
interface Standing {
  id: string;
  size: readonly [number, number];
  draw: () => preact.JSX.Element;
}

function AreaPieces({ id, table }: { id: string; table: ArrakisTable }) {
  const standing = standingIn(id, table);
  const spots = places(
    id,
    standing.map(({ size }) => size),
  );
  const marks = markOf(id, table);
  if (!standing.length && !marks) return null;
  return (
    <g>
      {marks}
      {standing.map(({ id: key, draw }, place) => {
        const { x, y, scale } = spots[place]!;
        return (
          <g key={key} transform={`translate(${x} ${y}) scale(${scale})`}>
            {draw()}
          </g>
        );
      })}
    </g>
  );
}

/** The piece on the printed symbol, or what is left of it. */
function markOf(id: string, table: ArrakisTable) {
  const printed = areaOf(id).mark;
  const mark = printed && { ...printed, y: Math.max(printed.y - LIFT, LOWEST) };
  const sietch = table.sietches[id];
  if (sietch && mark) return <SietchPiece sietch={sietch} {...mark} />;
  if (!mark) return null;
  if (mark.kind === "settlement") {
    const rank = table.settlements[id];
    return rank === undefined ? <Ruins {...mark} /> : <Settlement rank={rank} {...mark} />;
  }
  if (mark.kind === "station") return table.stations.includes(id) ? <Station {...mark} /> : null;
  return <Ruins {...mark} />;
}

/** Everything that needs room in an area, the legion first. */
function standingIn(id: string, table: ArrakisTable): Standing[] {
  const standing: Standing[] = [];
  for (const side of SIDES) {
    const legion = table.legions[side][id];
    if (legion) standing.push(legionStanding(legion, side));
  }
  const discs: [boolean, string][] = [
    [table.wild_maker === id, "wild_maker"],
    [table.worms.includes(id) && table.wild_maker !== id, "worm"],
    [table.harvesters.includes(id), "harvester"],
    [table.wormsigns.includes(id), "wormsign"],
  ];
  for (const [here, kind] of discs) if (here) standing.push(disc(kind));
  const sietch = table.sietches[id];
  if (sietch && !areaOf(id).mark) {
    standing.push({
      id: "sietch",
      size: [26, 27],
      draw: () => <SietchPiece sietch={sietch} x={0} y={0} r={10} />,
    });
  }
  if (table.atomics === id) {
    standing.push({
      id: "atomics",
      size: [22, 22],
      draw: () => (
        <g class="a-atomics">
          <Glyph id="atomics" x={0} y={0} size={20} />
        </g>
      ),
    });
  }
  return standing;
}

const legionStanding = (legion: LegionView, side: Side): Standing => ({
  id: side,
  size: plaqueSize(legion),
  draw: () => (
    <>
      <Plaque legion={legion} side={side} x={0} y={0} />
      <Chip legion={legion} side={side} x={0} y={0} />
    </>
  ),
});

const disc = (kind: string): Standing => ({
  id: kind,
  size: [2 * DISC, 2 * DISC],
  draw: () => <Disc id={kind} x={0} y={0} />,
});
