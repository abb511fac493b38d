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

/** Lifted off the board, which already shows the other side, so that the turn is seen. */
const LIFTED = 1.7;
const EDGE_ON = `scale(.02, ${LIFTED})`;
/** The part of the time after which the counter is seen edge-on. */
const HALF = 0.45;

/** The side that was up narrows away, and the other one opens out of its edge. */
const turned = (wereAdvisors: boolean) =>
  function TurnedOver({ event, at, ms, before }: Part<Kinds>) {
    const { seat, territory } = event;
    const { forces } = duneView(before).table.board;
    const stands = useStands(before);
    const cells = (MAP.territories[territory]?.cells ?? []).filter((cell) => forces[cell]?.[seat]);
    const sides = [
      { from: at, until: at + ms * HALF, looks: ["scale(1)", `scale(${LIFTED})`, EDGE_ON] },
      {
        from: at + ms * HALF,
        until: at + ms,
        looks: [EDGE_ON, `scale(${LIFTED})`, "scale(1)"],
      },
    ];
    return (
      <>
        {cells.map((cell) => {
          const { point, size } = stands(cell, seat);
          return (
            <Fragment key={cell}>
              {sides.map(({ from, until, looks }, side) => (
                <Actor
                  key={side}
                  at={point}
                  motions={[
                    show(from, 1),
                    move(
                      looks.map((look) => standing(point, look)),
                      from,
                      until - from,
                      "linear",
                    ),
                    hide(until, 1),
                  ]}
                >
                  <ForcesPiece
                    {...{ seat, size }}
                    forces={forces[cell]![seat]!}
                    advisors={wereAdvisors === (side === 0)}
                  />
                </Actor>
              ))}
              <Halo point={point} at={at + ms * HALF} />
            </Fragment>
          );
        })}
      </>
    );
  };

export const BecameAdvisors = each<Kinds>(["became_advisors"], turned(false));
export const BecameFighters = each<Kinds>(["became_fighters"], turned(true));
