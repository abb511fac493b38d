/** A gradient of a picture, from the upper left of what it fills. */

interface GradientProps {
  id: string;
  /** Where it ends in the box of what it fills. */
  to: readonly [x: number, y: number];
  /** Places between 0 and 1, each with its colour: `0 #fff, 1 #000`. */
  stops: string;
}

export function Gradient({ id, to: [x, y], stops }: GradientProps) {
  const colours = stops.split(", ").map((stop) => stop.split(" ") as [string, string]);
  return (
    <linearGradient id={id} x1="0" y1="0" x2={x} y2={y}>
      {colours.map(([offset, colour]) => (
        <stop key={offset} offset={offset} stop-color={colour} />
      ))}
    </linearGradient>
  );
}
