/** A worker that paints the ground of one map, so that the page is not held up. */

import { PIXELS_PER_UNIT } from "./atlas";
import { keep, kept } from "./kept-grounds";
import { paint } from "./painting";
import type { Painted } from "./painting";

/** A ground as far as it has come. */
export interface Painting {
  picture: ImageBitmap;
  /** Nothing better will come; "kept" if it was painted on an earlier visit. */
  relief: "none" | "painted" | "kept";
}

/** Milliseconds after which a picture is kept: whoever leaves at once need not wait for it. */
const STAYED = 5000;

/** Seen from here, the page is what a worker is to the page. */
const page = self as unknown as Worker;

page.onmessage = ({ data }: MessageEvent<Painted>) => void bring(data);

async function bring(map: Painted): Promise<void> {
  const known = await kept(map);
  if (known) {
    hand(known, "kept");
    self.close();
    return;
  }
  hand(paint(map, 1, false).transferToImageBitmap(), "none");
  const sheet = paint(map, PIXELS_PER_UNIT, true);
  hand(await createImageBitmap(sheet), "painted");
  setTimeout(() => void keep(map, sheet).finally(() => self.close()), STAYED);
}

function hand(picture: ImageBitmap, relief: Painting["relief"]): void {
  page.postMessage({ picture, relief } satisfies Painting, [picture]);
}
