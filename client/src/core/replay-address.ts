/**
 * The moment of a replay and the eyes that look at it, as an address names them: `#eyes=fremen&at=12`.
 * One that is given to others also has the link by which they may look on: `&link=…`.
 */

export interface ReplayAddress {
  /** A seat, the referee or the spectators; "" if the address does not say. */
  eyes: string;
  /** How many events these eyes had seen by then; Infinity for the latest moment. */
  at: number;
  /** By which a stranger may look on; "" if the address has none. */
  link?: string;
}

export function readReplayAddress(fragment: string): ReplayAddress {
  const parameters = new URLSearchParams(fragment);
  const at = /^\d+$/.test(parameters.get("at") ?? "") ? Number(parameters.get("at")) : Infinity;
  return { eyes: parameters.get("eyes") ?? "", at, link: parameters.get("link") ?? "" };
}

export function replayFragment({ eyes, at, link }: ReplayAddress): string {
  const moment = Number.isFinite(at) && { at: String(at) };
  return new URLSearchParams({ eyes, ...moment, ...(link && { link }) }).toString();
}

/** The place of the moment in which so many events had been seen; the last one if there is none. */
export function placeOf(moments: readonly { sequence: number }[], at: number): number {
  const place = moments.findIndex(({ sequence }) => sequence >= at);
  return place < 0 ? moments.length - 1 : place;
}
