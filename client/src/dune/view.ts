/** How to read the view of a game of Dune (dune/view_types.py). */

import type { View } from "../core/game-ui";
import type {
  BattleView,
  DuneStepView,
  DuneTable,
  DuneView,
  Forces,
  PlanView,
  SideView,
} from "../wire/dune-view";

export type {
  BattleView,
  BiddingView,
  DealView,
  DuneTable,
  DuneView,
  FactionView,
  Forces,
  PlanView,
  ProposalView,
  SideView,
  TermsView,
  Whereabouts,
} from "../wire/dune-view";

export const duneView = (view: View): DuneView => view as DuneView;

type StepName = DuneStepView["step"];
type StepOf<Name extends StepName> = Extract<DuneStepView, { step: Name }>;

/** The step of this name that the game is in, if it is. */
export function stepOf<Name extends StepName>(view: DuneView, name: Name): StepOf<Name> | null {
  const isNamed = (step: DuneStepView): step is StepOf<Name> => step.step === name;
  return view.steps.filter(isNamed).at(-1) ?? null;
}

export const battleOf = (view: DuneView): BattleView | null => stepOf(view, "battle");

/** The plan that a seat has sealed while the other one still thinks. */
export const sealedPlan = (view: DuneView, seat: string): PlanView | undefined =>
  stepOf(view, "plans")?.plans.find((one) => one.seat === seat);

export const opponentIn = (battle: BattleView, seat: string): string =>
  battle.aggressor === seat ? battle.defender : battle.aggressor;

export const territoryOf = (cell: string): string => cell.split("@")[0]!;

export function alliesOf(table: DuneTable, seat: string): string[] {
  const alliance = table.alliances.find((members) => members.includes(seat)) ?? [];
  return alliance.filter((other) => other !== seat);
}

/** The seat alone or its alliance, and how far that is from victory. */
export const sideOf = (table: DuneTable, seat: string): SideView | undefined =>
  table.victory.find(({ members }) => members.includes(seat));

/** The forces of a seat in these cells. */
export function forcesIn(table: DuneTable, seat: string, cells: readonly string[]): Forces {
  const sum: Forces = [0, 0];
  for (const cell of cells) {
    const [ordinary, special] = table.board.forces[cell]?.[seat] ?? [0, 0];
    sum[0] += ordinary;
    sum[1] += special;
  }
  return sum;
}

export const isAdvisor = (table: DuneTable, seat: string, cell: string): boolean =>
  seat === "bene_gesserit" && table.board.advisors.includes(territoryOf(cell));
