/**
 * The server's clock, which may be others than ours. Whatever the server has dated is past when it
 * arrives, so its clock is at least that far; the nearest such bound is off by no more than the time
 * that it was on its way.
 */

let ahead = -Infinity;

/** Ours, in milliseconds since 1970. Nobody can set it while the page is open. */
const ownTime = (): number => performance.timeOrigin + performance.now();

/** Something with this date has just arrived from the server. */
export function noteServerTime(date: number): void {
  ahead = Math.max(ahead, date - ownTime());
}

/** Milliseconds since 1970 by the server's clock; by our own as long as nothing is known of it. */
export function serverTime(): number {
  return ownTime() + (Number.isFinite(ahead) ? ahead : 0);
}
