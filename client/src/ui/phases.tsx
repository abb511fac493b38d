/** The phases of a turn in their order: a sign for each, and the name of the one that is now. */

import { Noted } from "./noted";

export interface Phase {
  name: string;
  /** A path in a box of 24 by 24 around the middle. */
  sign: string;
  /** What happens in it. */
  note?: string;
}

interface PhasesProps {
  label: string;
  phases: readonly Phase[];
  /** The place of the present one among them; -1 before the first. */
  now: number;
}

export function Phases({ label, phases, now }: PhasesProps) {
  return (
    <ol class="phases" aria-label={label}>
      {phases.map(({ name, sign, note }, place) => (
        <li
          key={name}
          class={place < now ? "past" : place === now ? "now" : ""}
          title={name}
          {...(place === now ? { "aria-current": "step" as const } : {})}
        >
          {place === now && note ? (
            <Noted class="phase" note={note}>
              <Sign path={sign} /> <span>{name}</span>
            </Noted>
          ) : (
            <>
              <Sign path={sign} />
              <span class={place === now ? "" : "unseen"}>{name}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
