/** The plate of a counter, which begins under its badge. */

interface CounterPlateProps {
  w: number;
  h: number;
  /** The width of the badge. */
  badge: number;
  rx: number;
}

export function CounterPlate({ w, h, badge, rx }: CounterPlateProps) {
  const x = badge * 0.45;
  return <rect class="plate" x={x} y="0.5" width={w - x - 0.5} height={h - 1} rx={rx} />;
}
