/** How many of some forces: a number to step or type, and a pip for each of them. */

import { Stepper } from "../../ui/controls";

interface CountProps {
  label: string;
  /** A shorter label for those who see where the number stands. */
  shown?: string;
  /** Null as long as no number is said. */
  value: number | null;
  low?: number;
  high: number;
  special?: boolean;
  seat: string;
  step: (value: number) => void;
}

export function Count({ seat, special = false, low = 0, ...stepper }: CountProps) {
  const { value, high } = stepper;
  return (
    <div class={`dune-count of-${seat}${special ? " special" : ""}`}>
      <Stepper low={low} {...stepper} />
      <div class="count-pips" aria-hidden="true">
        {Array.from({ length: high }, (_, place) => (
          <i key={place} class={place < (value ?? 0) ? "go" : ""} />
        ))}
      </div>
    </div>
  );
}
