/** A card that is turned up in the middle of the board, or shown from behind. */

import type { ComponentChildren } from "preact";
import { Actor } from "./actor";
import { SPRING, hide, move, show } from "./motion";

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
}

/** Out of the picture, in pixels. */
const WAYS = {
  fades: "scale(.94)",
  down: "translateY(150px) scale(.4)",
  up: "translateY(-170px) scale(.4)",
  aside: "translateX(-260px) scale(.4)",
};
const COMES = 260;
const TURNS = 320;
const LEAVES = 220;

export function TurnedCard(props: TurnedCardProps) {
  const { at, end, back, face, caption, place = 0, of = 1, leaves = "fades" } = props;
  /** Short cues are pressed together. */
  const pace = Math.min(1, (end - at) / (COMES + TURNS + LEAVES + 120));
  const turns = at + COMES * pace;
  const half = (TURNS / 2) * pace;
  const goes = end - LEAVES * pace;
  return (
    <Actor
      class={`turned-card${of > 3 ? " many" : of > 1 ? " several" : ""}`}
      style={{ "--place": String(place - (of - 1) / 2), "--of": String(of) }}
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
      <Side
        motions={
          face
            ? [
                show(0, 1),
                move([{ transform: "none" }, { transform: "scaleX(0)" }], turns, half, "ease-in"),
                hide(turns + half, 1),
              ]
            : [show(0, 1)]
        }
      >
        <div class="turned-card-back">{back}</div>
      </Side>
      {face && (
        <Side
          motions={[
            show(turns + half, 1),
            move(
              [{ transform: "scaleX(0)" }, { transform: "none" }],
              turns + half,
              half,
              "ease-out",
            ),
          ]}
        >
          <div class="turned-card-face">{face}</div>
        </Side>
      )}
      {caption && <p class="turned-card-caption">{caption}</p>}
    </Actor>
  );
}

function Side({
  motions,
  children,
}: {
  motions: Parameters<typeof Actor>[0]["motions"];
  children: ComponentChildren;
}) {
  return (
    <Actor class="turned-card-side" motions={motions}>
      {children}
    </Actor>
  );
}
