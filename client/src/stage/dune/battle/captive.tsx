/** A leader whom Harkonnen take after a battle: face down for all but the two. */

import { LeaderDisc } from "../../../dune/cards";
import { Part, during } from "../../card";
import { appear, change } from "../../motion";
import type { Battle, Fate } from "./battle";

const WHERE = { drawn: "alive", kept: "captive", killed: "tanks" } as const satisfies Record<
  Fate,
  string
>;

export function Captive({ captive }: { captive: NonNullable<Battle["captive"]> }) {
  const { told, leader, fate } = captive;
  return (
    <Part
      class={`captive ${fate}`}
      motions={during(told, (at, ms) => [
        appear(at, 120),
        change([{ transform: "translateX(2em)" }, { transform: "none" }], at, ms * 0.6),
      ])}
    >
      <LeaderDisc id={leader ?? ""} where={leader ? WHERE[fate] : "unseen"} size={36} />
    </Part>
  );
}
