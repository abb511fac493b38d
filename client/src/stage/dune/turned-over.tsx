/** Fighters become advisors, or advisors fighters: their counters are turned over. */

import { MAP } from "../../dune/box";
import { duneView } from "../../dune/view";
import { Actor } from "../actor";
import { hide, move, show, standing } from "../motion";
import { Halo } from "../props";
import { each } from "./each";
import type { Part } from "./each";
import { ForcesPiece } from "./pieces";
import { useStands } from "./stands";

type Kinds = "became_advisors" | "became_fighters";

const turning = (advisors: boolean) =>
  function TurnedOver({ event, at, ms, before }: Part<Kinds>) {
    const { seat, territory } = event;
    const { forces } = duneView(before).table.board;
    const stands = useStands(before);
    const cells = (MAP.territories[territory]?.cells ?? []).filter((cell) => forces[cell]?.[seat]);
    return (
      <>
        {cells.map((cell) => {
          const { point, size } = stands(cell, seat);
          const piece = { seat, forces: forces[cell]![seat]!, size };
          const upright = [standing(point), standing(point, "scaleX(.02)")];
          const half = at + ms / 2;
          return (
            <>
              <Actor
                at={point}
                motions={[show(at, 1), move(upright, at, ms / 2, "ease-in"), hide(half, 1)]}
              >
                <ForcesPiece {...piece} advisors={!advisors} />
              </Actor>
              <Actor
                at={point}
                motions={[
                  show(half, 1),
                  move([...upright].reverse(), half, ms / 2, "ease-out"),
                  hide(at + ms - 1, 1),
                ]}
              >
                <ForcesPiece {...piece} advisors={advisors} />
              </Actor>
              <Halo point={point} at={half} />
            </>
          );
        })}
      </>
    );
  };

export const BecameAdvisors = each<Kinds>(["became_advisors"], turning(true));
export const BecameFighters = each<Kinds>(["became_fighters"], turning(false));
