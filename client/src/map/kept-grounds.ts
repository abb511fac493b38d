/**
 * Painted grounds, kept by the browser from one visit to the next. Only pages that came over a safe
 * connection may keep something; elsewhere a ground is painted each time.
 */

import type { Painted } from "./painting";

const CACHE = "grounds";
const KIND = "image/webp";
const QUALITY = 0.92;
/** The painter's own address, which changes with how it paints. */
const PAINTER = self.location.pathname;

/** The ground that an earlier visit has painted; null if there is none. */
export async function kept(map: Painted): Promise<ImageBitmap | null> {
  try {
    const found = await (await caches.open(CACHE)).match(addressOf(map));
    return found ? await createImageBitmap(await found.blob()) : null;
  } catch {
    return null; // it may not be kept, or cannot be read any more
  }
}

export async function keep(map: Painted, sheet: OffscreenCanvas): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const old = (await cache.keys()).filter(
      ({ url }) => !new URL(url).pathname.startsWith(PAINTER),
    );
    await Promise.all(old.map((each) => cache.delete(each)));
    const picture = await sheet.convertToBlob({ type: KIND, quality: QUALITY });
    await cache.put(addressOf(map), new Response(picture));
  } catch {
    // It is painted again next time.
  }
}

/** Changes with how a map is painted, and with what there is to paint. */
const addressOf = (map: Painted): string => `${PAINTER}/${hashOf(JSON.stringify(map))}`;

/** Of Fowler, Noll and Vo. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
}
