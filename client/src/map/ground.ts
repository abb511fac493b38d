/** The ground of a map as a picture that a worker brings: flat colours first, then with relief. */

import type { Atlas } from "./atlas";
import painter from "./painter?worker";
import type { Painting } from "./painter";
import type { Painted } from "./painting";

interface Ground {
  first: Promise<Painting>;
  last: Promise<Painting>;
}

const grounds = new Map<string, Ground>();

/** Brought once, however often its board is shown. */
function groundOf(atlas: Atlas): Ground {
  const known = grounds.get(atlas.id);
  if (known !== undefined) return known;
  const worker = new Worker(new URL(painter, import.meta.url));
  const next = () =>
    new Promise<Painting>((bring) =>
      worker.addEventListener("message", ({ data }) => bring(data as Painting), { once: true }),
    );
  const first = next();
  const ground = {
    first,
    last: first.then((painting) => (painting.relief === "none" ? next() : painting)),
  };
  grounds.set(atlas.id, ground);
  const shapes = atlas.shapes.map(({ id, terrain, tint, path }) => ({ id, terrain, tint, path }));
  worker.postMessage({ shapes, edge: atlas.edge } satisfies Painted);
  return ground;
}

/** Shows the ground on a canvas: its colours at first, its relief as soon as it is there. */
export async function show(atlas: Atlas, on: HTMLCanvasElement): Promise<void> {
  // Unlike one that is drawn on, a canvas that only shows a picture costs nothing in later frames.
  const frame = on.getContext("bitmaprenderer");
  if (frame === null) return;
  const { first, last } = groundOf(atlas);
  const put = async ({ picture }: Painting) =>
    frame.transferFromImageBitmap(await createImageBitmap(picture));
  await put(await first);
  const painting = await last;
  if (painting !== (await first)) await put(painting);
  on.dataset["relief"] = painting.relief;
}
