/** How names are broken into lines, and how wide they are. */

/** Widths of the map's face (Alegreya Sans SC, bold) in hundredths of its size. */
const WIDTHS: Record<string, number> = {
  ...{ A: 60, B: 58, C: 52, D: 65, E: 51, F: 46, G: 60, H: 70, I: 29, J: 33, K: 58, L: 43, M: 80 },
  ...{ N: 69, O: 64, P: 55, Q: 65, R: 59, S: 50, T: 50, U: 64, V: 59, W: 90, X: 62, Y: 56, Z: 55 },
  ...{ a: 53, b: 52, c: 45, d: 57, e: 46, f: 40, g: 52, h: 60, i: 28, j: 31, k: 52, l: 39, m: 69 },
  ...{ n: 60, o: 56, p: 49, q: 57, r: 52, s: 44, t: 45, u: 56, v: 52, w: 77, x: 54, y: 50, z: 48 },
  ...{ "'": 20, " ": 15, "·": 23, "-": 30 },
};
const OTHER = 55;

/** The width of a text of size 1. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text.normalize("NFD")) {
    if (letter < "\u0300" || letter > "\u036f") sum += WIDTHS[letter] ?? OTHER;
  }
  return sum / 100;
}

/** All ways to break a name into at most three lines. */
export function breaks(name: string): string[][] {
  const words = name.split(" ");
  const part = (from: number, to?: number) => words.slice(from, to).join(" ");
  const ways = [[name]];
  for (let i = 1; i < words.length; i++) {
    ways.push([part(0, i), part(i)]);
    for (let j = i + 1; j < words.length; j++) ways.push([part(0, i), part(i, j), part(j)]);
  }
  return ways;
}
