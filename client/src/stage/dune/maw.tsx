/** The mouth of a worm, from above. */

/** Teeth in a ring: how many, from where to where, and how wide each is, in parts of its room. */
function teeth(number: number, outer: number, inner: number, wide: number): string {
  const point = (part: number, r: number) => {
    const angle = (2 * Math.PI * part) / number;
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
  };
  return Array.from(
    { length: number },
    (_, i) => `M${point(i - wide, outer)}L${point(i, inner)}L${point(i + wide, outer)}Z`,
  ).join("");
}

const RIDGES = teeth(9, 47, 40, 0.5);
const OUTER = teeth(20, 36, 18, 0.3);
const INNER = teeth(13, 22, 11, 0.28);

/** Around its middle, so many units across. */
export function Maw({ across }: { across: number }) {
  return (
    <svg
      class="dune-maw"
      viewBox="-50 -50 100 100"
      width={across}
      height={across}
      style={{ left: `${-across / 2}px`, top: `${-across / 2}px` }}
    >
      <circle class="sand" r="48" />
      <circle class="hide" r="44" />
      <path class="ridges" d={RIDGES} />
      <circle class="gum" r="35" />
      <path class="teeth" d={OUTER} />
      <circle class="throat" r="22" />
      <path class="deep-teeth" d={INNER} />
      <circle class="gullet" r="11" />
    </svg>
  );
}
