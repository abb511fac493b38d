/** The board of Dune between two views. */

import type { Amounts, DuneEvents, Numbers, Stacks } from "../wire/dune-events";
import type { DuneTable, Forces } from "../wire/dune-view";
import { add, drop, entriesOf } from "./fold";
import type { Changes } from "./fold";

/** What is drawn of the map and beside the seats. */
export interface DuneModel {
  turn: number;
  phase: string;
  storm: number;
  shieldWall: boolean;
  /** Ordinary and special forces, by cell and seat. */
  forces: Record<string, Record<string, Forces>>;
  /** Territories where the Bene Gesserit are advisors. */
  advisors: string[];
  spice: Numbers;
  reserves: Record<string, Forces>;
  tanks: Record<string, Forces>;
  bribes: Amounts;
  alliances: string[][];
}

const BENE_GESSERIT = "bene_gesserit";

/** The part of a view that a model is made of. */
export type DuneBoard = Pick<DuneTable, "turn" | "phase" | "alliances"> & {
  board: Omit<DuneTable["board"], "ornithopters">;
  factions: Record<string, Pick<DuneTable["factions"][string], "reserves" | "tanks" | "bribes">>;
};

export function duneModel({ turn, phase, alliances, board, factions }: DuneBoard): DuneModel {
  const seats = Object.entries(factions);
  return structuredClone({
    turn,
    phase,
    storm: board.storm,
    shieldWall: board.shield_wall,
    forces: board.forces,
    advisors: [...board.advisors].sort(),
    spice: board.spice,
    reserves: Object.fromEntries(seats.map(([seat, { reserves }]) => [seat, reserves])),
    tanks: Object.fromEntries(seats.map(([seat, { tanks }]) => [seat, tanks])),
    bribes: Object.fromEntries(
      seats.flatMap(([seat, { bribes }]) => (bribes ? [[seat, bribes]] : [])),
    ),
    alliances: alliances.map((members) => [...members].sort()).sort(),
  });
}

// Forces.

const NONE: Forces = [0, 0];

const plus = (one: Forces | undefined, other: Forces): Forces => {
  const [ordinary, special] = one ?? NONE;
  return [ordinary + other[0], special + other[1]];
};

const minus = ([ordinary, special]: Forces): Forces => [-ordinary, -special];

function place({ forces }: DuneModel, seat: string, cell: string, number: Forces): void {
  const here = (forces[cell] ??= {});
  const sum = plus(here[seat], number);
  if (sum[0] || sum[1]) here[seat] = sum;
  else drop(here, seat);
  if (!Object.keys(here).length) drop(forces, cell);
}

/** Forces on the board go to the tanks. */
function kill(model: DuneModel, seat: string, cells: Stacks | undefined): void {
  for (const [cell, number] of entriesOf(cells)) {
    place(model, seat, cell, minus(number));
    model.tanks[seat] = plus(model.tanks[seat], number);
  }
  forgetAdvisors(model, seat);
}

function land(model: DuneModel, seat: string, cell: string, number: Forces): void {
  model.reserves[seat] = plus(model.reserves[seat], minus(number));
  place(model, seat, cell, number);
}

interface Group {
  seat: string;
  forces: Numbers;
  specials: Numbers;
}

function move(model: DuneModel, { seat, forces, specials }: Group, to: string): void {
  for (const cell of new Set([...Object.keys(forces), ...Object.keys(specials)])) {
    const number: Forces = [forces[cell] ?? 0, specials[cell] ?? 0];
    place(model, seat, to, number);
    place(model, seat, cell, minus(number));
  }
  forgetAdvisors(model, seat);
}

const territoryOf = (cell: string): string => cell.split("@")[0]!;

/** A territory without Bene Gesserit forces has no advisors either. */
function forgetAdvisors(model: DuneModel, seat: string): void {
  if (seat !== BENE_GESSERIT) return;
  const cells = Object.entries(model.forces).filter(([, here]) => here[BENE_GESSERIT]);
  const there = new Set(cells.map(([cell]) => territoryOf(cell)));
  model.advisors = model.advisors.filter((territory) => there.has(territory));
}

// Spice and alliances.

function loseSpice(model: DuneModel, lost: Numbers | undefined): void {
  for (const [cell, amount] of entriesOf(lost)) add(model.spice, cell, -amount);
}

function join(model: DuneModel, members: readonly string[]): void {
  const others = model.alliances.filter((one) => !one.some((seat) => members.includes(seat)));
  model.alliances = [...others, [...members].sort()].filter(({ length }) => length > 1).sort();
}

/** What each kind of event changes. */
export const duneChanges: Changes<DuneModel, DuneEvents> = {
  phase: (model, { turn, phase }) => Object.assign(model, { turn, phase }),

  placed: (model, { seat, forces, specials, advisors }) => {
    for (const cell of new Set([...Object.keys(forces), ...Object.keys(specials)])) {
      land(model, seat, cell, [forces[cell] ?? 0, specials[cell] ?? 0]);
      if (advisors) model.advisors = [...model.advisors, territoryOf(cell)].sort();
    }
  },
  family_atomics: (model, { killed }) => {
    model.shieldWall = false;
    for (const [seat, cells] of entriesOf(killed)) kill(model, seat, cells);
  },
  storm_moved: (model, { storm, spice_lost }) => {
    model.storm = storm;
    loseSpice(model, spice_lost);
  },
  storm_killed: (model, { seat, cells }) => kill(model, seat, cells),

  spice_blown: (model, { cell, amount }) => add(model.spice, cell, amount),
  devoured: (model, { cells, spice_cells }) => {
    for (const [seat, stacks] of entriesOf(cells)) kill(model, seat, stacks);
    loseSpice(model, spice_cells);
  },
  worm_ridden: (model, event) => move(model, event, event.to),
  alliance_made: (model, { members }) => join(model, members),
  alliance_broken: (model, { seat, allies }) => {
    model.alliances = model.alliances.filter((one) => !one.includes(seat));
    join(model, allies);
  },

  forces_revived: (model, { seat, forces, specials }) => {
    const number: Forces = [forces, specials];
    model.tanks[seat] = plus(model.tanks[seat], minus(number));
    model.reserves[seat] = plus(model.reserves[seat], number);
  },
  shipped: (model, { seat, cell, forces, specials }) => land(model, seat, cell, [forces, specials]),
  shipped_across: (model, event) => move(model, event, event.cell),
  shipped_home: (model, { seat, forces }) => {
    for (const [cell, number] of entriesOf(forces)) land(model, seat, cell, [-number, 0]);
    forgetAdvisors(model, seat);
  },
  arrived: (model, { seat, cell, forces, specials, lost, lost_specials }) => {
    const fallen: Forces = [lost, lost_specials];
    land(model, seat, cell, [forces, specials]);
    model.reserves[seat] = plus(model.reserves[seat], minus(fallen));
    model.tanks[seat] = plus(model.tanks[seat], fallen);
  },
  accompanied: (model, { seat, cell }) => land(model, seat, cell, [1, 0]),
  became_advisors: (model, { territory }) => {
    model.advisors = [...model.advisors, territory].sort();
  },
  became_fighters: (model, { territory }) => {
    model.advisors = model.advisors.filter((one) => one !== territory);
  },
  moved: (model, event) => move(model, event, event.to),
  parted_too_late: (model, { seat, cells }) => kill(model, seat, cells),

  battle_losses: (model, { seat, cells }) => kill(model, seat, cells),
  exploded: (model, { spice_lost }) => loseSpice(model, spice_lost),

  collected: (model, { cell, spice }) => add(model.spice, cell, -spice),
  bribe_given: (model, { to, spice, waits }) => {
    if (waits) add(model.bribes, to, spice);
  },
  bribes_taken_in: (model, { seat }) => {
    drop(model.bribes, seat);
  },
};
