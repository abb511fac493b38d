/** The view of one pair of eyes, put together from the scenes of a socket (`SeenView` in Python). */

import type { Scene } from "../wire/protocol";
import type { Decision, View } from "./game-ui";

type Table = Record<string, unknown>;
type Public = Record<string, unknown> & { table: Table };

/** What everybody sees, what only these eyes see, and what they are asked. */
export interface Seen {
  public: Public;
  private: Table;
  decisions: Decision[];
}

/** What is left out of a scene that is not whole is as it was before. */
export function seenAfter(scene: Scene, before: Seen | undefined): Seen {
  const now = scene.public as Public;
  const decisions = scene.decisions.map((each) =>
    // A number stands for a decision that is still the same, by its place in the scene before.
    typeof each === "number" ? before!.decisions[each]! : (each as unknown as Decision),
  );
  if (scene.whole || !before) return { public: now, private: scene.private as Table, decisions };
  const table = { ...before.public.table, ...now.table };
  return {
    public: { ...before.public, ...now, table },
    private: (scene.private as Table | null) ?? before.private,
    decisions,
  };
}

export function viewOf(seen: Seen): View {
  const view = laidOver(seen.public, seen.private);
  return { ...view, decisions: seen.decisions } as unknown as View;
}

/** Both together; what lies above counts, and tables in both are laid over each other. */
function laidOver(below: Table, above: Table): Table {
  const together = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const covered = together[name];
    together[name] = isTable(covered) && isTable(value) ? laidOver(covered, value) : value;
  }
  return together;
}

function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
