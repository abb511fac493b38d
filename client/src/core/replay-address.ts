/** The moment of a replay and the eyes that look at it, as an address names them: `#eyes=fremen&at=12`. */

export interface ReplayAddress {
  /** A seat, the referee or the spectators; "" if the address does not say. */
  eyes: string;
  /** How many events these eyes had seen by then; Infinity for the latest moment. */
  at: number;
}

export function readReplayAddress(fragment: string): ReplayAddress {
  const said = new URLSearchParams(fragment);
  const at = /^\d+$/.test(said.get("at") ?? "") ? Number(said.get("at")) : Infinity;
  return { eyes: said.get("eyes") ?? "", at };
}

export function replayFragment({ eyes, at }: ReplayAddress): string {
  return new URLSearchParams({ eyes, ...(Number.isFinite(at) && { at: String(at) }) }).toString();
}

/** The place of the moment in which so many events had been seen; the last one if there is none. */
export function placeOf(moments: readonly { sequence: number }[], at: number): number {
  const place = moments.findIndex(({ sequence }) => sequence >= at);
  return place < 0 ? moments.length - 1 : place;
}
