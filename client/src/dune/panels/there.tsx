/** What forces meet where they go: who stands there, spice, and how near the storm is. */

import type { ComponentChildren } from "preact";
import { Art } from "../art";
import { MAP, SECTORS, isOpenToStorm } from "../box";
import { Emblem, Sign } from "../emblems";
import { forcesText, nameOf, t } from "../texts";
import { alliesOf, forcesIn, isAdvisor, territoryOf } from "../view";
import type { DuneTable } from "../view";

interface ThereProps {
  table: DuneTable;
  seat: string;
  cell: string;
}

export function There({ table, seat, cell }: ThereProps) {
  const territory = territoryOf(cell);
  const cells = MAP.territories[territory]?.cells ?? [];
  const others = Object.keys(table.factions).filter(
    (other) => other !== seat && cells.some((one) => table.board.forces[one]?.[other]),
  );
  const spice = table.board.spice[cell];
  return (
    <ul class="dune-there">
      {others.map((other) => (
        <Fact key={other} sign={<Emblem seat={other} size={20} />}>
          {t(meeting(table, seat, other, cell), {
            seat: nameOf(other),
            forces: forcesText(forcesIn(table, other, cells)),
          })}
        </Fact>
      ))}
      {spice && (
        <Fact sign={<Sign name="spice" size={16} />}>{t("there-spice", { amount: spice })}</Fact>
      )}
      {isOpenToStorm(table.board, territory) && (
        <Fact sign={<Art name="storm" />}>{t("there-storm", { sectors: ahead(table, cell) })}</Fact>
      )}
    </ul>
  );
}

function Fact({ sign, children }: { sign: ComponentChildren; children: ComponentChildren }) {
  return (
    <li>
      {sign} <span>{children}</span>
    </li>
  );
}

/** Which words say how one gets on with somebody there. */
function meeting(table: DuneTable, seat: string, other: string, cell: string): string {
  if (isAdvisor(table, other, cell)) return "there-advisors";
  const isPeaceful =
    territoryOf(cell) === "polar_sink" ||
    alliesOf(table, seat).includes(other) ||
    isAdvisor(table, seat, cell);
  return isPeaceful ? "there-peaceful" : "there-enemy";
}

/** Sectors that the storm still has to go to reach this cell. */
const ahead = ({ board }: DuneTable, cell: string): number =>
  ((MAP.cells[cell]?.sector ?? board.storm) - board.storm + SECTORS) % SECTORS;
