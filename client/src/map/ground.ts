/** The ground of a map, painted once into a bitmap: flat colours first, then with relief. */

import { reliefOf } from "./atlas";
import type { Atlas, Relief, Shape, Terrain } from "./atlas";
import { litRelief } from "./relief";
import type { Box } from "./relief";

export const UNITS = 1000;
const PIXELS_PER_UNIT = 2;
export const BITMAP = UNITS * PIXELS_PER_UNIT;

/** Close variants, so that neighbours can be told apart. */
const COLOURS: Record<Terrain, readonly string[]> = {
  deep_desert: ["#d2a057", "#cf9b51", "#d5a45d", "#cb984f"],
  desert: ["#e5bf81", "#e1ba79", "#e8c589", "#deb673"],
  sand: ["#e5bf81", "#e1ba79", "#ebcb93", "#deb673"],
  minor_erg: ["#f0dbaa", "#eed7a2", "#f3e0b3", "#ecd39b"],
  plateau: ["#b98a5e", "#b38357", "#bf9167", "#ae7e52"],
  mountain: ["#86593f", "#7f533a", "#8c6046", "#794e36"],
  rock: ["#86593f", "#7f533a", "#8c6046", "#794e36"],
  stronghold: ["#7d3a27"],
  polar: ["#dde1dc"],
};
const RELIEFS: readonly Relief[] = ["sandy", "rocky", "icy"];

const colourOf = (shape: Shape): string =>
  COLOURS[shape.terrain][shape.tint] ?? COLOURS[shape.terrain][0]!;

function canvas(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement("canvas");
  made.width = made.height = BITMAP;
  const brush = made.getContext("2d");
  if (brush === null) throw new Error("no canvas to paint on");
  brush.scale(PIXELS_PER_UNIT, PIXELS_PER_UNIT);
  return [made, brush];
}

interface Tract {
  relief: Relief;
  shapes: Shape[];
  whole: Path2D;
  box: Box;
}

interface Sheet {
  picture: CanvasImageSource;
  box: Box;
}

function tractsOf(atlas: Atlas): Tract[] {
  return RELIEFS.map((relief) => {
    const shapes = atlas.shapes.filter((shape) => reliefOf(shape.terrain) === relief);
    const path = shapes.map((shape) => shape.path).join("");
    return { relief, shapes, whole: new Path2D(path), box: boxOf(path) };
  });
}

/** The smallest box of whole units around a path of straight lines. */
function boxOf(path: string): Box {
  const numbers = (path.match(/[\d.]+/g) ?? ["0", "0"]).map(Number);
  const across = numbers.filter((_, i) => i % 2 === 0);
  const down = numbers.filter((_, i) => i % 2 === 1);
  const [left, top] = [across, down].map((some) =>
    Math.max(0, Math.floor(some.reduce((a, b) => Math.min(a, b)))),
  ) as [number, number];
  const [right, bottom] = [across, down].map((some) =>
    Math.min(UNITS, Math.ceil(some.reduce((a, b) => Math.max(a, b)))),
  ) as [number, number];
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Rock is lifted off the sand by a soft shadow. */
function shadow(brush: CanvasRenderingContext2D, tract: Tract): void {
  brush.save();
  brush.shadowColor = "rgb(58 31 13 / 55%)";
  brush.shadowBlur = 6 * PIXELS_PER_UNIT;
  brush.shadowOffsetX = 1.5 * PIXELS_PER_UNIT;
  brush.shadowOffsetY = 2.6 * PIXELS_PER_UNIT;
  brush.fillStyle = "#86593f";
  brush.fill(tract.whole, "evenodd");
  brush.restore();
}

function fill(brush: CanvasRenderingContext2D, tract: Tract, lit: Sheet | undefined): void {
  if (tract.relief === "rocky") shadow(brush, tract);
  brush.save();
  brush.clip(tract.whole, "evenodd");
  for (const shape of tract.shapes) {
    const path = new Path2D(shape.path);
    brush.fillStyle = brush.strokeStyle = colourOf(shape);
    brush.lineWidth = 0.9;
    brush.fill(path, "evenodd");
    brush.stroke(path);
  }
  if (lit !== undefined) {
    brush.globalCompositeOperation = "multiply";
    brush.drawImage(lit.picture, lit.box.left, lit.box.top, lit.box.width, lit.box.height);
  }
  brush.restore();
}

/** A darker lining inside every outline. */
function line(brush: CanvasRenderingContext2D, shape: Shape): void {
  const path = new Path2D(shape.path);
  brush.save();
  brush.clip(path, "evenodd");
  brush.strokeStyle =
    reliefOf(shape.terrain) === "rocky" ? "rgb(42 18 8 / 26%)" : "rgb(138 82 32 / 20%)";
  brush.lineWidth = 7;
  brush.stroke(path);
  brush.restore();
}

function vignette(brush: CanvasRenderingContext2D, edge: Path2D): void {
  const shade = brush.createRadialGradient(
    UNITS / 2,
    UNITS / 2,
    0,
    UNITS / 2,
    UNITS / 2,
    UNITS * 0.66,
  );
  shade.addColorStop(0.62, "rgb(42 18 6 / 0%)");
  shade.addColorStop(1, "rgb(42 18 6 / 36%)");
  brush.fillStyle = shade;
  brush.fill(edge);
}

function paint(
  brush: CanvasRenderingContext2D,
  atlas: Atlas,
  lit: ReadonlyMap<Relief, Sheet>,
): void {
  for (const tract of tractsOf(atlas)) fill(brush, tract, lit.get(tract.relief));
  for (const shape of atlas.shapes) line(brush, shape);
  vignette(brush, new Path2D(atlas.edge));
}

async function reliefs(atlas: Atlas): Promise<ReadonlyMap<Relief, Sheet>> {
  const lit = new Map<Relief, Sheet>();
  for (const { relief, box } of tractsOf(atlas)) {
    const picture = document.createElement("canvas");
    picture.width = box.width;
    picture.height = box.height;
    picture.getContext("2d")?.putImageData(await litRelief(relief, box), 0, 0);
    lit.set(relief, { picture, box });
  }
  return lit;
}

const painted = new Map<string, Promise<HTMLCanvasElement>>();

/** The painted ground of a map; worked out once, however often its board is shown. */
export function ground(atlas: Atlas): Promise<HTMLCanvasElement> {
  let sheet = painted.get(atlas.id);
  if (sheet === undefined) {
    sheet = reliefs(atlas).then((lit) => {
      const [made, brush] = canvas();
      paint(brush, atlas, lit);
      return made;
    });
    painted.set(atlas.id, sheet);
  }
  return sheet;
}

/** Shows the ground on a canvas of BITMAP pixels: its colours at once, its relief as soon as it is there. */
export async function show(atlas: Atlas, on: HTMLCanvasElement): Promise<void> {
  const brush = on.getContext("2d");
  if (brush === null) return;
  if (!painted.has(atlas.id)) {
    brush.setTransform(PIXELS_PER_UNIT, 0, 0, PIXELS_PER_UNIT, 0, 0);
    paint(brush, atlas, new Map());
  }
  const sheet = await ground(atlas);
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.drawImage(sheet, 0, 0);
  on.dataset["relief"] = "painted";
}
