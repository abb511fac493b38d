/** A worker that paints the ground of one map, so that the page is not held up. */

import { PIXELS_PER_UNIT } from "./atlas";
import { paint } from "./painting";
import type { Painted } from "./painting";

/** Seen from here, the page is what a worker is to the page. */
const page = self as unknown as Worker;

page.onmessage = ({ data }: MessageEvent<Painted>) => {
  hand(paint(data, 1, false));
  hand(paint(data, PIXELS_PER_UNIT, true));
  self.close();
};

function hand(picture: ImageBitmap): void {
  page.postMessage(picture, [picture]);
}
