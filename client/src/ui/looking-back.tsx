/** Looking back at moments that are over, while the table goes on. */

import { useCallback, useEffect, useState } from "preact/hooks";
import { api } from "../core/api";
import type { View } from "../core/game-ui";
import type { Eyes } from "../core/session";
import { t } from "../core/texts";
import { Button } from "./controls";
import { reasonOf } from "./hooks";

/** Milliseconds for each moment of several that are shown one after the other. */
const GLANCE = 2500;

/** A moment that is looked back at. */
export interface Past {
  sequence: number;
  view: View | null;
  wrong: string;
}

export interface LookingBack {
  past: Past | null;
  look: (sequence: number) => void;
  /** Shows these moments one after the other, and then the present again. */
  tour: (sequences: readonly number[]) => void;
  leave: () => void;
}

export function useLookingBack(table: string, eyes: Eyes, link: string | null): LookingBack {
  const [past, setPast] = useState<Past | null>(null);
  const [left, tour] = useState<readonly number[]>([]);
  const show = useCallback(
    async (sequence: number) => {
      const found = (part: Partial<Past>) =>
        setPast((now) => (now?.sequence === sequence ? { ...now, ...part } : now));
      setPast({ sequence, view: null, wrong: "" });
      try {
        const { view } = await api.moment(table, sequence, eyes ?? "spectator", link);
        found({ view });
      } catch (error) {
        found({ wrong: reasonOf(error) });
      }
    },
    [table, eyes, link],
  );
  useEffect(() => {
    const [next, ...rest] = left;
    if (next === undefined) return;
    void show(next);
    const timer = setTimeout(() => {
      tour(rest);
      if (!rest.length) setPast(null);
    }, GLANCE);
    return () => clearTimeout(timer);
  }, [left, show]);
  return {
    past,
    look: (sequence) => {
      tour([]);
      void show(sequence);
    },
    tour,
    leave: () => {
      tour([]);
      setPast(null);
    },
  };
}

interface LookingBackBarProps {
  past: Past;
  seat: Eyes;
  propose: (seat: string, to: number) => void;
  leave: () => void;
}

export function LookingBackBar({ past, seat, propose, leave }: LookingBackBarProps) {
  return (
    <div class="looking-back" role="status">
      <span>{past.wrong || t("looking-back")}</span>
      {seat && !past.wrong && (
        <Button
          onClick={() => {
            propose(seat, past.sequence);
            leave();
          }}
        >
          {t("propose-back")}
        </Button>
      )}
      <Button look="main" onClick={leave}>
        {t("looking-back-leave")}
      </Button>
    </div>
  );
}
