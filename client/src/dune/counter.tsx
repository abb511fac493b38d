/** How counters, symbols and circles are drawn on the map of Dune, in pixels. */

import { CounterPlate } from "../map/counter-plate";
import type { Box } from "../map/layout/boxes";
import type { PlacedCounter } from "../map/layout/trays";
import { MAP, circlesOf } from "./box";
import type { DuneCounter } from "./counters";
import { EmblemPath, Sign } from "./emblems";

/** The silhouette of each faction in a box of 20 by 20, so that they are told apart without colour. */
const SHAPES: Record<string, string> = {
  atreides: "M-9-9.4H9V-1C9 5 5.4 8 0 9.8C-5.4 8-9 5-9-1Z",
  bene_gesserit: "M0-9.8A9.8 9.8 0 1 1-.01-9.8Z",
  emperor: "M0-10L9.2-5V5L0 10L-9.2 5V-5Z",
  fremen: "M-5-9.4H5Q9.4-9.4 9.4-5V5Q9.4 9.4 5 9.4H-5Q-9.4 9.4-9.4 5V-5Q-9.4-9.4-5-9.4Z",
  guild:
    "M0-9.8C2.4-9.8 2.6-8 5-8.4S8-5.4 8.4-3 9.8-2 9.8 0 8 2.6 8.4 5 5.4 8 3 8.4 2 9.8 0 9.8-2.6 8-5 8.4-8 5.4-8.4 3-9.8 2-9.8 0-8-2.6-8.4-5-5.4-8-3-8.4-2-9.8 0-9.8Z",
  harkonnen: "M-5-9.6H5L9.6-5V5L5 9.6H-5L-9.6 5V-5Z",
};
const STAR = "M0-9.8L2.4-3L9.6-3.1L3.9 1.2L6 8L0 4L-6 8L-3.9 1.2L-9.6-3.1L-2.4-3Z";
/** Room for star and number of the special forces, by size. */
const STARS = [18, 15, 14];
/** Numbers are never smaller, in pixels. */
const NUMBER = 12;
/** The number of the size that shows nothing but a number. */
const TINY = 3;

/** A counter in the box that it was given; its middle line is where its numbers stand. */
export function drawCounter(counter: DuneCounter, box: PlacedCounter) {
  if (counter.kind === "worm") return <WormCounter {...box} />;
  if (counter.kind === "spice") return <SpiceCounter amount={counter.amount} {...box} />;
  return <ForcesCounter {...counter} box={box} />;
}

function Figure(props: { x: number; y: number; size: number; name?: string; children: number }) {
  const { x, y, size, name = "", children } = props;
  return (
    <text class={`number ${name}`} x={x} y={y + size * 0.34} font-size={size}>
      {children}
    </text>
  );
}

function ForcesCounter({
  seat,
  forces: [ordinary, special],
  advisors,
  box: { w, h, size },
}: Extract<DuneCounter, { kind: "forces" }> & { box: PlacedCounter }) {
  const middle = h / 2;
  const look = `dune-counter of-${seat}${advisors ? " advisors" : ""}`;
  if (size === TINY)
    return (
      <g class={`${look} tiny`}>
        <path
          class="shape"
          d={SHAPES[seat]}
          transform={`translate(${w / 2} ${middle}) scale(${w / 20} ${h / 20})`}
        />
        <Figure x={w / 2} y={middle} size={NUMBER}>
          {ordinary + special}
        </Figure>
      </g>
    );
  const star = special ? STARS[size]! : 0;
  return (
    <g class={look}>
      <Shade w={w} h={h} />
      <CounterPlate w={w} h={h} badge={h} rx={Math.min(6, middle)} />
      <Badge seat={seat} x={h / 2} y={middle} size={h} />
      {(ordinary > 0 || !special) && (
        <Figure x={h + (w - h - star) / 2 - 0.5} y={middle} size={Math.max(NUMBER, h * 0.64)}>
          {ordinary}
        </Figure>
      )}
      {special > 0 && (
        <>
          <path
            class="star"
            d={STAR}
            transform={`translate(${w - (size ? 11 : 13)} ${middle}) scale(${size ? 0.4 : 0.55})`}
          />
          <Figure x={w - 5} y={middle} size={NUMBER} name="special">
            {special}
          </Figure>
        </>
      )}
    </g>
  );
}

const Shade = ({ w, h }: { w: number; h: number }) => (
  <rect class="shade" x="1" y="2.5" width={w} height={h} rx={h / 2.6} />
);

/** The emblem of a faction on its silhouette. */
function Badge({ seat, x, y, size }: { seat: string; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`}>
      <path class="shape" d={SHAPES[seat]} />
      <g class="sign" transform="scale(.68)">
        <EmblemPath seat={seat} />
      </g>
    </g>
  );
}

function SpiceCounter({ amount, w, h, size }: { amount: number } & PlacedCounter) {
  const middle = h / 2;
  if (size === TINY)
    return (
      <g class="dune-counter spice tiny">
        <rect class="shape" width={w} height={h} rx="7" />
        <Figure x={w / 2} y={middle} size={NUMBER}>
          {amount}
        </Figure>
      </g>
    );
  const r = h * 0.39;
  return (
    <g class="dune-counter spice">
      <Shade w={w} h={h} />
      <rect class="plate" x="0.5" y="0.5" width={w - 1} height={h - 1} rx={middle} />
      <path
        class="shape"
        d={`M${middle - 0.5} ${middle - r}l${r * 0.7} ${r}l${-r * 0.7} ${r}l${-r * 0.7} ${-r}z`}
      />
      <Figure x={h - 2 + (w - h) / 2} y={middle} size={Math.max(NUMBER, h * 0.66)}>
        {amount}
      </Figure>
    </g>
  );
}

function WormCounter({ w, h }: PlacedCounter) {
  const side = h * 0.8;
  return (
    <g class="dune-counter worm">
      <circle class="shape" cx={w / 2} cy={h / 2} r={h / 2 - 0.5} />
      <g class="sign" transform={`translate(${(w - side) / 2} ${(h - side) / 2})`}>
        <Sign name="worm" size={side} />
      </g>
    </g>
  );
}

/** A stronghold's symbol, the number of a sector, or the circle at which a player sits. */
export function drawFixture(
  id: string,
  { x, y, w, h }: Box,
  seats: readonly string[],
  first: string | undefined,
  storm: number,
) {
  const [kind, number] = id.split(" ");
  const [cx, cy] = [x + w / 2, y + h / 2];
  if (kind === "sector")
    return (
      <text
        class={`dune-sector${MAP.sectors[storm]?.number === Number(number) ? " stormy" : ""}`}
        x={cx}
        y={cy + NUMBER * 0.34}
        font-size={Math.max(NUMBER, w * 0.8)}
      >
        {number}
      </text>
    );
  if (kind !== "circle") return <use href="#map-stronghold" x={x} y={y} width={w} height={h} />;
  const taken = circlesOf(seats).find(({ circle }) => circle === Number(number));
  if (!taken) return null;
  return (
    <g class={`dune-counter dune-circle of-${taken.seat}${taken.seat === first ? " first" : ""}`}>
      <Badge seat={taken.seat} x={cx} y={cy} size={w} />
    </g>
  );
}
