/** How far apart two colours look, also to those who see some colours less. */

type Triple = readonly [number, number, number];

/** Full strength, after Machado, Oliveira and Fernandes (2009); for linear light. */
const SEEN_AS: Record<string, readonly [Triple, Triple, Triple]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export type Eyes = "normal" | "protanopia" | "deuteranopia" | "tritanopia";

const times = (rows: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => [
  rows[0][0] * x + rows[0][1] * y + rows[0][2] * z,
  rows[1][0] * x + rows[1][1] * y + rows[1][2] * z,
  rows[2][0] * x + rows[2][1] * y + rows[2][2] * z,
];

/** The light of a colour such as `#3f9a70`. */
function lightOf(colour: string): Triple {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red!, green!, blue!];
}

/** CIELAB for daylight (D65). */
function labOf(light: Triple): Triple {
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    light,
  );
  const curve = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const [a, b, c] = [curve(x / 0.95047), curve(y), curve(z / 1.08883)];
  return [116 * b - 16, 500 * (a - b), 200 * (b - c)];
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const hue = (b: number, a: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** CIEDE2000, after Sharma, Wu and Dalal (2005). */
export function distance(one: Triple, other: Triple): number {
  const meanC = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [a1, a2] = [one[1] * (1 + g), other[1] * (1 + g)];
  const [c1, c2] = [Math.hypot(a1, one[2]), Math.hypot(a2, other[2])];
  const [h1, h2] = [hue(one[2], a1), hue(other[2], a2)];
  const turn = h2 - h1;
  const dh = c1 * c2 === 0 ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const [dL, dC] = [other[0] - one[0], c2 - c1];
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(dh / 2));
  const [L, C] = [(one[0] + other[0]) / 2, (c1 + c2) / 2];
  const H = c1 * c2 === 0 ? h1 + h2 : meanHue(h1, h2);
  const T =
    1 -
    0.17 * Math.cos(rad(H - 30)) +
    0.24 * Math.cos(rad(2 * H)) +
    0.32 * Math.cos(rad(3 * H + 6)) -
    0.2 * Math.cos(rad(4 * H - 63));
  const SL = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const [SC, SH] = [1 + 0.045 * C, 1 + 0.015 * C * T];
  const RC = 2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7));
  const RT = -Math.sin(rad(60 * Math.exp(-(((H - 275) / 25) ** 2)))) * RC;
  return Math.sqrt((dL / SL) ** 2 + (dC / SC) ** 2 + (dH / SH) ** 2 + RT * (dC / SC) * (dH / SH));
}

function meanHue(one: number, other: number): number {
  const sum = one + other;
  if (Math.abs(one - other) <= 180) return sum / 2;
  return (sum < 360 ? sum + 360 : sum - 360) / 2;
}

/** A colour as these eyes see it. */
export function seen(colour: string, eyes: Eyes): Triple {
  const rows = SEEN_AS[eyes];
  const light = rows ? times(rows, lightOf(colour)) : lightOf(colour);
  const [red, green, blue] = light.map((part) => Math.min(1, Math.max(0, part)));
  return labOf([red!, green!, blue!]);
}

/** How light one colour is against another, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [low, high] = [one, other]
    .map(
      (colour) =>
        times(
          [
            [0.2126, 0.7152, 0.0722],
            [0, 0, 0],
            [0, 0, 0],
          ],
          lightOf(colour),
        )[0],
    )
    .sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}
