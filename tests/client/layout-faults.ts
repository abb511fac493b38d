/** Whatever lies on anything else in a layout; looked for among finished boxes and exact outlines. */

import type { Arranged } from "../../client/src/map/layout/arrange";
import { along, cuts, depth, grown, meet } from "../../client/src/map/layout/boxes";
import type { Box } from "../../client/src/map/layout/boxes";
import type { Ground } from "../../client/src/map/layout/ground";

const PARTS = [0, 0.25, 0.5, 0.75, 1];

/** One line for each fault. */
export function faultsIn(ground: Ground, arranged: Arranged): string[] {
  const { counters, trays, bundles } = arranged;
  const pieces = [...counters, ...bundles];
  const printed = [...ground.names, ...ground.fixed];
  return [
    ...pairs("counter on counter", pieces, pieces),
    ...pairs("counter on print", pieces, printed),
    ...pairs("name on name", ground.names, ground.names),
    ...pairs("name on symbol", ground.names, ground.fixed),
    ...pairs("tray on tray", trays, trays),
    ...pairs("tray on something", trays, [...pieces, ...printed]),
    ...pieces
      .filter((piece) => leaves(piece, ground.shapes.get(piece.cell)!))
      .map(({ cell }) => `counter over the border of ${cell}`),
    ...trays.flatMap(({ leader, cell }) =>
      [...pieces, ...printed, ...trays.filter((tray) => tray.cell !== cell)]
        .filter((box) => cuts(leader, box))
        .map((box) => `line of ${cell} across ${named(box)}`),
    ),
    ...crossings(arranged, ground),
  ];
}

/** Lines that cross other lines. */
function crossings({ trays }: Arranged, { names }: Ground): string[] {
  const lines = [...names, ...trays].flatMap(({ leader }) => (leader ? [leader] : []));
  return trays
    .filter(({ leader }) =>
      lines.some(
        (other) => other !== leader && along(other).some((box) => cuts(leader, grown(box, -1))),
      ),
    )
    .map(({ cell }) => `line of ${cell} across another line`);
}

const named = (box: Box & { id?: string; cell?: string }): string => box.id ?? box.cell ?? "";

function pairs(what: string, some: readonly Box[], others: readonly Box[]): string[] {
  const found: string[] = [];
  some.forEach((one, i) =>
    others.forEach((other, j) => {
      if ((some !== others || i < j) && meet(one, other))
        found.push(`${what}: ${named(one)}, ${named(other)}`);
    }),
  );
  return found;
}

function leaves({ x, y, w, h }: Box, rings: Parameters<typeof depth>[0]): boolean {
  return PARTS.some(
    (part) =>
      depth(rings, [x + part * w, y]) < 0 ||
      depth(rings, [x + part * w, y + h]) < 0 ||
      depth(rings, [x, y + part * h]) < 0 ||
      depth(rings, [x + w, y + part * h]) < 0,
  );
}
