/** The map of Arrakis with all that lies on it. */

import { useMemo } from "preact/hooks";
import type { Decision, GameEvent, Lights } from "../core/game-ui";
import { atlasOfArrakis, lineOf, ringOf } from "../map/atlas";
import type { Box } from "../map/layout/boxes";
import { Lit } from "../map/lit";
import { MapFrame } from "../map/map-frame";
import { arrakisScenes } from "../stage/arrakis-scenes";
import { traceMarks } from "../stage/trace-marks";
import { SECTORS, THE_MAP, areaOf } from "./areas";
import { drawCounter, drawFixture } from "./counter";
import { planOf, stacksOn } from "./counters";
import { describePlace } from "./describe";
import { AboutPlace } from "./about-place";
import { gameTexts, nameOf, t } from "./texts";
import { SIDES } from "./view";
import type { ArrakisTable, BattleView, Side } from "./view";
import { whyNot } from "./why-not";

const ATLAS = atlasOfArrakis(THE_MAP);
const CLEAR = THE_MAP.borders.filter(({ kind }) => kind === "impassable");

const placesIn = (lights: Lights): string[] =>
  Object.keys(lights).filter((id) => ATLAS.places.has(id));

interface BoardProps {
  table: ArrakisTable;
  /** What these eyes are asked, and for which side they answer. */
  asked: { decision: Decision; side: Side } | undefined;
  /** Changes when something else is asked of anybody. */
  question: string;
  lights: Lights;
  battle: BattleView | undefined;
  pointed: readonly string[] | undefined;
  recent: readonly GameEvent[] | undefined;
}

export function Board({ table, asked, question, lights, battle, pointed, recent }: BoardProps) {
  const words = gameTexts();
  const plan = useMemo(() => planOf((id) => words.name(id)), [words]);
  const stacks = useMemo(() => stacksOn(table), [table]);
  const drawings = useMemo(
    () => ({
      counter: drawCounter,
      fixture: (id: string, box: Box) => drawFixture(id, box, table),
    }),
    [table],
  );
  const traces = useMemo(() => traceMarks(recent ?? [], arrakisScenes), [recent]);
  const opened = table.atomics
    ? CLEAR.filter(({ between }) => between.includes(table.atomics))
    : [];
  return (
    <MapFrame
      atlas={ATLAS}
      {...{ plan, stacks, drawings, lights, pointed, traces }}
      label={t("a-board")}
      inWords={(id) => describePlace(id, table)}
      about={(id) => ({ title: nameOf(id), text: <AboutPlace id={id} table={table} /> })}
      whyNot={(place) => {
        const because = asked && whyNot({ ...asked, table, lit: placesIn(lights) }, place);
        return because && t(...because);
      }}
      asked={question}
      inQuestion={battle?.target}
      gone={opened.map(({ between }) => between.join("|"))}
      under={<Under table={table} lights={lights} />}
    >
      {battle && <Arrows battle={battle} />}
    </MapFrame>
  );
}

/** Sectors that are lit or sought, and the ground that the atomics turned into desert. */
function Under({ table, lights }: { table: ArrakisTable; lights: Lights }) {
  const lit = Object.entries(SECTORS).filter(([id]) => lights[id]);
  return (
    <g class="a-under">
      <Holdings table={table} />
      {table.atomics && <path class="a-blasted" d={ringOf(areaOf(table.atomics).polygon)} />}
      {lit.map(([id, sector]) => (
        <Lit key={id} light={lights[id]!} path={ringOf(sector.outline)} />
      ))}
    </g>
  );
}

/** A ring around every settlement and sietch that stands, in the colour of its side. */
function Holdings({ table }: { table: ArrakisTable }) {
  const areas = { atreides: table.sietches, harkonnen: table.settlements };
  const rings = SIDES.flatMap((side) =>
    Object.keys(areas[side]).map((area) => ({ side, area, path: ringOf(areaOf(area).polygon) })),
  );
  return (
    <g class="a-owned" aria-hidden="true">
      {rings.map(({ area, path }) => (
        <path key={area} class="edge" d={path} />
      ))}
      {rings.map(({ side, area, path }) => (
        <path key={area} class={side} d={path} />
      ))}
    </g>
  );
}

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
