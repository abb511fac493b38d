/** Fighters become advisors, or advisors fighters: their counters are turned over. */

import { Fragment } from "preact";
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

/** The side that was up narrows away from the one that the board already shows. */
const turned = (wereAdvisors: boolean) =>
  function TurnedOver({ event, at, ms, before }: Part<Kinds>) {
    const { seat, territory } = event;
    const { forces } = duneView(before).table.board;
    const stands = useStands(before);
    const cells = (MAP.territories[territory]?.cells ?? []).filter((cell) => forces[cell]?.[seat]);
    return (
      <>
        {cells.map((cell) => {
          const { point, size } = stands(cell, seat);
          const narrows = ["scale(1)", "scale(1.25)", "scale(.02, 1.25)"];
          return (
            <Fragment key={cell}>
              <Actor
                at={point}
                motions={[
                  show(at, 1),
                  move(
                    narrows.map((look) => standing(point, look)),
                    at,
                    ms * 0.7,
                    "ease-in",
                  ),
                  hide(at + ms * 0.7, 1),
                ]}
              >
                <ForcesPiece
                  {...{ seat, size }}
                  forces={forces[cell]![seat]!}
                  advisors={wereAdvisors}
                />
              </Actor>
              <Halo point={point} at={at + ms * 0.5} />
            </Fragment>
          );
        })}
      </>
    );
  };

export const BecameAdvisors = each<Kinds>(["became_advisors"], turned(false));
export const BecameFighters = each<Kinds>(["became_fighters"], turned(true));
