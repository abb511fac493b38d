/** How the ground of a map is painted: every patch in its colour, rock lifted off the sand, all of it lit. */

import { UNITS, reliefOf } from "./atlas";
import type { Atlas, Relief, Shape, Terrain } from "./atlas";
import { lightUp } from "./relief";
import type { Box } from "./relief";

/** What of a map is painted. */
export type Painted = Pick<Atlas, "shapes" | "edge">;

type Brush = OffscreenCanvasRenderingContext2D;

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
/** Units beyond the outline of a tract that are lit as well. */
const MARGIN = 3;

const colourOf = (shape: Shape): string =>
  COLOURS[shape.terrain][shape.tint] ?? COLOURS[shape.terrain][0]!;

interface Tract {
  relief: Relief;
  shapes: Shape[];
  whole: Path2D;
  box: Box;
}

function tractsOf(map: Painted): Tract[] {
  return RELIEFS.map((relief) => {
    const shapes = map.shapes.filter((shape) => reliefOf(shape.terrain) === relief);
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
function shadow(brush: Brush, tract: Tract): void {
  const { a: scale } = brush.getTransform(); // shadows are not scaled with what casts them
  brush.save();
  brush.shadowColor = "rgb(58 31 13 / 55%)";
  brush.shadowBlur = 6 * scale;
  brush.shadowOffsetX = 1.5 * scale;
  brush.shadowOffsetY = 2.6 * scale;
  brush.fillStyle = "#86593f";
  brush.fill(tract.whole, "evenodd");
  brush.restore();
}

function fill(brush: Brush, tract: Tract, isLit: boolean): void {
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
  if (isLit) {
    brush.globalCompositeOperation = "multiply";
    brush.drawImage(lightOn(tract), tract.box.left, tract.box.top);
  }
  brush.restore();
}

/** A darker lining inside every outline. */
function line(brush: Brush, shape: Shape): void {
  const path = new Path2D(shape.path);
  brush.save();
  brush.clip(path, "evenodd");
  brush.strokeStyle =
    reliefOf(shape.terrain) === "rocky" ? "rgb(42 18 8 / 26%)" : "rgb(138 82 32 / 20%)";
  brush.lineWidth = 7;
  brush.stroke(path);
  brush.restore();
}

function vignette(brush: Brush, edge: Path2D): void {
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

/** Only what a tract covers is lit, and a margin, since the light is drawn larger than it is. */
function lightOn({ relief, whole, box }: Tract): OffscreenCanvas {
  const [picture, brush] = canvas(box.width, box.height);
  brush.translate(-box.left, -box.top);
  brush.fill(whole, "evenodd");
  brush.lineWidth = 2 * MARGIN;
  brush.stroke(whole);
  const image = brush.getImageData(0, 0, box.width, box.height);
  lightUp(image, relief, box);
  brush.putImageData(image, 0, 0);
  return picture;
}

function canvas(width: number, height: number): [OffscreenCanvas, Brush] {
  const made = new OffscreenCanvas(width, height);
  const brush = made.getContext("2d");
  if (brush === null) throw new Error("no canvas to paint on");
  return [made, brush];
}

/** A map's ground, with so many pixels for a unit; with relief, which takes long, or without. */
export function paint(map: Painted, scale: number, isLit: boolean): OffscreenCanvas {
  const [sheet, brush] = canvas(scale * UNITS, scale * UNITS);
  brush.scale(scale, scale);
  for (const tract of tractsOf(map)) fill(brush, tract, isLit);
  for (const shape of map.shapes) line(brush, shape);
  vignette(brush, new Path2D(map.edge));
  return sheet;
}
