/** Traitor! A stamp falls on a leader; where the Kwisatz Haderach is, it does not hold. */

import { t } from "../../../dune/texts";
import { Part, during } from "../../card";
import { appear, change, glimpse } from "../../motion";
import type { BattleSide } from "./battle";

/** The part of the time after which it falls. */
export const STAMPED = 0.32;

const AT_REST = "rotate(-10deg)";

export function Stamp({ side: { betrayed, immune } }: { side: BattleSide }) {
  const told = betrayed?.told ?? immune;
  if (!told || (!betrayed && told.at === null)) return null;
  const motions = during(told, (at, ms) => [
    betrayed ? appear(at + ms * STAMPED, 60) : glimpse(at + ms * STAMPED, ms * 0.5),
    change(
      [{ transform: "rotate(-24deg) scale(2.6)" }, { transform: AT_REST }],
      at + ms * STAMPED,
      260,
      "cubic-bezier(.5,0,.9,.5)",
    ),
  ]);
  return (
    <Part
      class="stamp"
      motions={motions}
      style={{ transform: AT_REST, ...(betrayed ? {} : { opacity: "0" }) }}
    >
      {t("traitor")}
    </Part>
  );
}
