/** A card that is turned up in the middle of the board, or shown from behind. */

import type { ComponentChildren } from "preact";
import { Actor } from "./actor";
import { SPRING, hide, move, show } from "./motion";
import { Sides } from "./sides";

interface TurnedCardProps {
  at: number;
  end: number;
  back: ComponentChildren;
  /** Nothing, if these eyes may not see it: it then lies there just as long. */
  face?: ComponentChildren;
  /** Whose card it is, what becomes of it. */
  caption?: ComponentChildren;
  /** Its number among cards that lie side by side, and how many these are. */
  place?: number;
  of?: number;
  /** Where it goes in the end. */
  leaves?: keyof typeof WAYS;
  /** At the foot of the board: it is only passing. */
  low?: boolean;
}

/** Out of the picture, in pixels. */
const WAYS = {
  fades: "scale(.94)",
  down: "translateY(150px) scale(.4)",
  up: "translateY(-170px) scale(.4)",
  aside: "translateX(-260px) scale(.4)",
};
/** More cards than these are shown in brief, row by row. */
export const COLUMNS = 2;
const COMES = 260;
const TURNS = 320;
const LEAVES = 220;

export function TurnedCard(props: TurnedCardProps) {
  const { at, end, back, face, caption, place = 0, of = 1, leaves = "fades", low = false } = props;
  const columns = Math.min(of, COLUMNS);
  const rows = Math.ceil(of / columns);
  const row = Math.floor(place / columns);
  const inRow = Math.min(columns, of - row * columns);
  const column = (place % columns) - (inRow - 1) / 2;
  /** Short cues are pressed together. */
  const pace = Math.min(1, (end - at) / (COMES + TURNS + LEAVES + 120));
  const turns = at + COMES * pace;
  const half = (TURNS / 2) * pace;
  const goes = end - LEAVES * pace;
  const told = caption && <p class="turned-card-caption">{caption}</p>;
  return (
    <Actor
      class={`turned-card${low || of > COLUMNS ? " small" : ""}${low ? " low" : ""}${of > 1 ? "" : " single"}`}
      style={{ "--column": String(column), "--row": String(row - (rows - 1) / 2) }}
      motions={[
        show(at, 120 * pace),
        move(
          [{ transform: "translateY(60px) scale(.5)" }, { transform: "none" }],
          at,
          COMES * pace,
          SPRING,
        ),
        move([{ transform: "none" }, { transform: WAYS[leaves] }], goes, LEAVES * pace, "ease-in"),
        hide(goes + LEAVES * 0.3 * pace, LEAVES * 0.7 * pace),
      ]}
    >
      <Sides
        back={
          <div class="turned-card-pile">
            <div class="turned-card-back">{back}</div>
            {!face && told}
          </div>
        }
        face={
          face && (
            <div class="turned-card-pile">
              <div class="turned-card-face">{face}</div>
              {told}
            </div>
          )
        }
        {...{ turns, half }}
      />
    </Actor>
  );
}
