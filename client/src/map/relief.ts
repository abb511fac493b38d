/** Relief: noise taken as height and lit from the upper left, as grey values to multiply colours with. */

import type { Relief } from "./atlas";

type Noise = (x: number, y: number) => number;

/** Smooth gradient noise between about -1 and 1. */
function gradientNoise(seed: number): Noise {
  const order = new Uint8Array(512);
  for (let i = 0; i < 256; i++) order[i] = i;
  let state = seed >>> 0 || 1;
  for (let i = 255; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = Math.floor((state / 4294967296) * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  order.copyWithin(256, 0, 256);
  const slopes = new Float32Array(512);
  for (let i = 0; i < 256; i++) {
    slopes[2 * i] = Math.SQRT2 * Math.cos((i * Math.PI) / 128);
    slopes[2 * i + 1] = Math.SQRT2 * Math.sin((i * Math.PI) / 128);
  }
  const corner = (cx: number, cy: number, dx: number, dy: number) => {
    const slope = 2 * order[(order[cx & 255]! + cy) & 511]!;
    return slopes[slope]! * dx + slopes[slope + 1]! * dy;
  };
  return (x, y) => {
    const cx = Math.floor(x);
    const cy = Math.floor(y);
    const dx = x - cx;
    const dy = y - cy;
    const u = dx * dx * (3 - 2 * dx);
    const v = dy * dy * (3 - 2 * dy);
    const row = cy & 255;
    const next = (row + 1) & 255;
    const top = corner(cx, row, dx, dy) * (1 - u) + corner(cx + 1, row, dx - 1, dy) * u;
    const below = corner(cx, next, dx, dy - 1) * (1 - u) + corner(cx + 1, next, dx - 1, dy - 1) * u;
    return top * (1 - v) + below * v;
  };
}

function fractal(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    for (let octave = 0, scale = 1; octave < octaves; octave++, scale *= 2) {
      sum += noise(x * scale + 37 * octave, y * scale + 17 * octave) / scale;
    }
    return sum / 2;
  };
}

interface Light {
  height: Noise;
  /** How steep the heights count. */
  steepness: number;
  strength: number;
  elevation: number;
  tint: readonly [number, number, number];
}

/** Slow noise, worked out for every eighth unit of a map and taken straight in between. */
function slow(noise: Noise): Noise {
  const step = 8;
  const side = 130;
  const known = new Float32Array(side * side);
  for (let i = 0; i < known.length; i++)
    known[i] = noise((i % side) * step, Math.floor(i / side) * step);
  return (x, y) => {
    const cx = Math.floor(x / step);
    const cy = Math.floor(y / step);
    const u = x / step - cx;
    const at = cy * side + cx;
    const top = known[at]! * (1 - u) + known[at + 1]! * u;
    const below = known[at + side]! * (1 - u) + known[at + side + 1]! * u;
    return top + (below - top) * (y / step - cy);
  };
}

/** Long ripples, bent by a slow sway: sand in the wind. */
function dunes(): Noise {
  const sway = slow(crags(5, 0.0045, 0.0045, 2));
  const side = slow(crags(6, 0.0045, 0.0045, 2));
  const ripple = crags(11, 0.007, 0.05, 3);
  return (x, y) => ripple(x + 150 * sway(x, y), y + 150 * side(x, y));
}

function crags(seed: number, across: number, down: number, octaves: number): Noise {
  const noise = fractal(gradientNoise(seed), octaves);
  return (x, y) => noise(x * across, y * down);
}

const LIGHTS: Record<Relief, () => Light> = {
  sandy: () => ({
    height: dunes(),
    steepness: 3,
    strength: 1.16,
    elevation: 60,
    tint: [255, 248, 236],
  }),
  rocky: () => ({
    height: crags(23, 0.017, 0.021, 5),
    steepness: 9,
    strength: 1.25,
    elevation: 52,
    tint: [255, 243, 226],
  }),
  icy: () => ({
    height: crags(4, 0.011, 0.016, 4),
    steepness: 7,
    strength: 1.26,
    elevation: 54,
    tint: [246, 251, 255],
  }),
};

const AZIMUTH = (235 * Math.PI) / 180;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Fills the covered pixels of a part of a map, one for each unit, with its lit relief. */
export function lightUp(image: ImageData, kind: Relief, { left, top, width, height }: Box): void {
  const light = LIGHTS[kind]();
  const elevation = (light.elevation * Math.PI) / 180;
  const lx = Math.cos(AZIMUTH) * Math.cos(elevation);
  const ly = Math.sin(AZIMUTH) * Math.cos(elevation);
  const lz = Math.sin(elevation);
  const pixels = image.data;
  let here = new Float32Array(width + 1);
  let below = new Float32Array(width + 1);
  const measure = (row: Float32Array, y: number) => {
    for (let x = 0; x <= width; x++)
      if (x === width || y === height || pixels[4 * (y * width + x) + 3])
        row[x] = light.height(left + x, top + y);
  };
  measure(below, 0);
  for (let y = 0; y < height; y++) {
    [here, below] = [below, here];
    measure(below, y + 1);
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      if (!pixels[at + 3]) continue;
      const nx = light.steepness * (here[x]! - here[x + 1]!);
      const ny = light.steepness * (here[x]! - below[x]!);
      const lit = (light.strength * (nx * lx + ny * ly + lz)) / Math.sqrt(nx * nx + ny * ny + 1);
      const grey = Math.max(0, Math.min(1, lit));
      pixels[at] = light.tint[0] * grey;
      pixels[at + 1] = light.tint[1] * grey;
      pixels[at + 2] = light.tint[2] * grey;
      pixels[at + 3] = 255;
    }
  }
}
