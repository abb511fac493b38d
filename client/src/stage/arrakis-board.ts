/** The views of War for Arrakis that are drawn between two of the server's. */

import { faceDown, tableOf } from "../arrakis/view";
import type { GameEvent, View } from "../core/game-ui";
import type { Figures } from "../wire/arrakis-events";
import type { ArrakisTable, LegionView } from "../wire/arrakis-view";
import { TOKEN, arrakisChanges, arrakisModel, mapped } from "./arrakis-fold";
import type { ArrakisModel } from "./arrakis-fold";
import { fold } from "./fold";

type Legions = ArrakisTable["legions"];

const KINDS = ["regular", "elite", "special", "generic", "troop"] as const;
/** The back of a token that has come from elsewhere: events do not tell it. */
const SOME_BACK = "standard";

/** A view with what some events changed on the board. */
export const folded = (view: View, events: readonly GameEvent[]): View =>
  withModel(view, fold(arrakisModel(tableOf(view)), events, arrakisChanges));

function withModel(view: View, model: ArrakisModel): View {
  const table = tableOf(view);
  const { wildMaker, heighliners, legions, settlements, sietches, ...same } = model;
  const known = new Map(Object.values(table.sietches).map((sietch) => [sietch.home, sietch]));
  const changed: Partial<ArrakisTable> = {
    ...same,
    wild_maker: wildMaker,
    legions: legionsOf(legions, table.legions),
    settlements: entriesAt(table.settlements, settlements),
    sietches: mapped(sietches, (sietch) => ({ ...known.get(sietch.home), ...sietch })),
    ...(table.heighliners && { heighliners: { ...table.heighliners, ...heighliners } }),
  };
  return { ...view, table: { ...table, ...changed } };
}

function legionsOf(legions: ArrakisModel["legions"], before: Legions): Legions {
  const sides = Object.entries(legions).map(([side, areas]) => {
    const there = before[side as keyof Legions] as Legions[keyof Legions] | undefined;
    const drawn = Object.entries(areas).map(
      ([area, figures]) => [area, legionOf(figures, there?.[area])] as const,
    );
    return [side, Object.fromEntries(drawn)] as const;
  });
  return Object.fromEntries(sides) as Legions;
}

/** A legion of these figures; its tokens are the ones that were there, if there are as many. */
export function legionOf(figures: Figures, before?: LegionView): LegionView {
  const { [TOKEN]: tokens = 0, ...others } = figures;
  const named = Object.keys(others).filter((figure) => !isKind(figure));
  const numbers = Object.fromEntries(KINDS.map((kind) => [kind, others[kind] ?? 0]));
  const backs =
    before?.face_down && faceDown(before) === tokens ? before.face_down : { [SOME_BACK]: tokens };
  return {
    ...(numbers as Record<(typeof KINDS)[number], number>),
    named,
    ...(tokens > 0 && { face_down: backs }),
    ...(tokens > 0 && backs === before?.face_down && before.tokens && { tokens: before.tokens }),
  };
}

const isKind = (figure: string): boolean => (KINDS as readonly string[]).includes(figure);

const entriesAt = <Value>(record: Record<string, Value>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));

/**
 * What stands on the map before and after. Tracks stay where they were: whoever steps on them is on
 * the way.
 */
export function unmoved(before: View, after: View): View {
  const [here, there] = [tableOf(before), tableOf(after)];
  const both = (one: readonly string[], other: readonly string[]) =>
    one.filter((place) => other.includes(place));
  const table: ArrakisTable = {
    ...there,
    legions: mapped(here.legions, (areas, side) =>
      commonLegions(areas, there.legions[side as keyof Legions]),
    ),
    settlements: entriesAt(here.settlements, Object.keys(there.settlements)),
    sietches: entriesAt(here.sietches, Object.keys(there.sietches)),
    stations: both(here.stations, there.stations),
    wormsigns: both(here.wormsigns, there.wormsigns),
    harvesters: both(here.harvesters, there.harvesters),
    worms: both(here.worms, there.worms),
    wild_maker: here.wild_maker === there.wild_maker ? here.wild_maker : null,
    air: Object.fromEntries(
      Object.entries(here.air).filter(([zone, flier]) => there.air[zone] === flier),
    ),
    atomics: here.atomics,
    prescience: here.prescience,
    supremacy: here.supremacy,
    imperium: here.imperium,
    ...(here.heighliners && { heighliners: here.heighliners }),
  };
  return { ...after, table };
}

type Areas = Legions[keyof Legions];

/** Figures that are there before and after. */
function commonLegions(here: Areas, there: Areas): Areas {
  const left = Object.entries(here).flatMap(([area, legion]) => {
    const other = there[area];
    const common = other && commonOf(legion, other);
    return common ? [[area, common] as const] : [];
  });
  return Object.fromEntries(left);
}

function commonOf(one: LegionView, other: LegionView): LegionView | null {
  const figures: Figures = {};
  for (const kind of KINDS) figures[kind] = Math.min(one[kind] ?? 0, other[kind] ?? 0);
  for (const leader of one.named) if (other.named.includes(leader)) figures[leader] = 1;
  figures[TOKEN] = Math.min(faceDown(one), faceDown(other));
  const isEmpty = Object.values(figures).every((number) => !number);
  return isEmpty ? null : legionOf(figures, one);
}
