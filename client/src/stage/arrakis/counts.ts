/** Numbers that go on one by one. */

interface Counted {
  step: number;
  comes: number;
  /** The last one stays. */
  goes: number | null;
}

/** The numbers from one step to another, and when each of them is seen. */
export function countsOf(from: number, to: number, at: number, ms: number): Counted[] {
  const number = Math.abs(to - from);
  const timeOf = (place: number) => at + ((place - 1) * ms) / Math.max(1, number);
  return Array.from({ length: number + 1 }, (_, place) => ({
    step: from + Math.sign(to - from) * place,
    comes: place ? timeOf(place) : 0,
    goes: place < number ? timeOf(place + 1) : null,
  }));
}
