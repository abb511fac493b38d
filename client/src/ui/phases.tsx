/** The phases of a turn in their order: a sign for each, and the name of the one that is now. */

import { Noted } from "./noted";

export interface Phase {
  name: string;
  /** A word for it, where there is no room for more. */
  short: string;
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
      {phases.map(({ name, short, sign, note }, place) => (
        <li
          key={name}
          class={place < now ? "past" : place === now ? "now" : ""}
          title={name}
          {...(place === now ? { "aria-current": "step" as const } : {})}
        >
          {place === now && note ? (
            <Noted class="phase" note={note}>
              <Sign path={sign} /> <PhaseName name={name} short={short} />
            </Noted>
          ) : (
            <>
              <Sign path={sign} />
              {place === now ? (
                <PhaseName name={name} short={short} />
              ) : (
                <span class="unseen">{name}</span>
              )}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

const PhaseName = ({ name, short }: Pick<Phase, "name" | "short">) => (
  <>
    <span class="phase-name">{name}</span>
    <span class="phase-short" aria-hidden="true">
      {short}
    </span>
  </>
);

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
