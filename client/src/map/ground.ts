/** The ground of a map as a picture that a worker paints: flat colours first, then with relief. */

import { BITMAP } from "./atlas";
import type { Atlas } from "./atlas";
import painter from "./painter?worker";
import type { Painted } from "./painting";

interface Ground {
  flat: Promise<ImageBitmap>;
  lit: Promise<ImageBitmap>;
}

const grounds = new Map<string, Ground>();

/** Painted once, however often its board is shown. */
function groundOf({ id, shapes, edge }: Atlas): Ground {
  const known = grounds.get(id);
  if (known !== undefined) return known;
  const worker = new Worker(new URL(painter, import.meta.url));
  const next = () =>
    new Promise<ImageBitmap>((paint) =>
      worker.addEventListener("message", ({ data }) => paint(data as ImageBitmap), { once: true }),
    );
  const flat = next();
  const ground = { flat, lit: flat.then(next) };
  grounds.set(id, ground);
  worker.postMessage({ shapes, edge } satisfies Painted);
  return ground;
}

/** Shows the ground on a canvas of BITMAP pixels: its colours at first, its relief as soon as it is there. */
export async function show(atlas: Atlas, on: HTMLCanvasElement): Promise<void> {
  const brush = on.getContext("2d");
  if (brush === null) return;
  const { flat, lit } = groundOf(atlas);
  brush.drawImage(await flat, 0, 0, BITMAP, BITMAP);
  brush.drawImage(await lit, 0, 0, BITMAP, BITMAP);
  on.dataset["relief"] = "painted";
}
