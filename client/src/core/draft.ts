/**
 * A half-filled form over one decision: which kind of action, which fields are settled, and what is
 * still possible for the others. Drafts never change; `with` and `without` make new ones.
 */

import { MAX_LISTED, contains, isAction, kinds, list, parts, same, size } from "./space";
import type { Action, Json, Range, Space, Sum } from "./space";

/** One way in which the fields of a kind fit together: any value of each. */
interface Alternative {
  seat: string;
  fields: Record<string, Space>;
}

export class Draft {
  readonly space: Space;
  readonly kinds: string[];
  /** The chosen kind; the only one if there is no choice; else "". */
  readonly kind: string;
  readonly fixed: Readonly<Record<string, Json>>;
  private readonly alternatives: Alternative[];

  constructor(space: Space, kind?: string, fixed: Record<string, Json> = {}) {
    this.space = space;
    this.kinds = kinds(space);
    this.kind = kind ?? (this.kinds.length === 1 ? this.kinds[0]! : "");
    this.fixed = fixed;
    this.alternatives = alternativesOf(space, this.kind);
  }

  /** The same decision with another kind of action and nothing settled. */
  of(kind: string): Draft {
    return new Draft(this.space, kind);
  }

  /** The fields of the chosen kind, in order. */
  fields(): string[] {
    return Object.keys(this.alternatives[0]?.fields ?? {});
  }

  /**
   * What is still possible for a field, given the other settled fields. A sum if it takes several
   * spaces to say it: of disjoint ranges, or of different subsets and counts, which may overlap.
   */
  values(field: string): Space {
    return union(this.spaces(field));
  }

  /** The different spaces that the values of a field come from, given the other settled fields. */
  spaces(field: string): Exclude<Space, Sum>[] {
    return distinct(
      this.without(field)
        .fitting()
        .map((alternative) => alternative.fields[field]!),
    );
  }

  /** Whether this value is still possible for a field, given the other settled fields. */
  offers(field: string, value: Json): boolean {
    return this.without(field).with(field, value).fitting().length > 0;
  }

  with(field: string, value: Json): Draft {
    return new Draft(this.space, this.kind, { ...this.fixed, [field]: value });
  }

  without(field: string): Draft {
    const { [field]: _, ...others } = this.fixed;
    return new Draft(this.space, this.kind, others);
  }

  /** In how many legal ways the rest can be filled in. */
  ways(): bigint {
    return this.fitting().reduce((ways, { fields }) => {
      const open = Object.keys(fields).filter((name) => !(name in this.fixed));
      return ways + open.reduce((product, name) => product * size(fields[name]!), 1n);
    }, 0n);
  }

  /** The action, once only one way is left; fields with a single value need not be settled. */
  complete(): Action | null {
    if (!this.kind || this.ways() !== 1n) return null;
    const [{ seat, fields }] = this.fitting() as [Alternative];
    const action: Action = { kind: this.kind, seat };
    for (const [name, field] of Object.entries(fields)) {
      action[name] = name in this.fixed ? this.fixed[name]! : list(field, 1)![0]!;
    }
    return action;
  }

  /** The alternatives that offer everything settled so far, and something for each other field. */
  private fitting(): Alternative[] {
    return this.alternatives.filter(({ fields }) =>
      Object.entries(this.fixed).every(
        ([name, value]) => name in fields && contains(fields[name]!, value),
      ),
    );
  }
}

function alternativesOf(space: Space, kind: string): Alternative[] {
  return parts(space).flatMap((part): Alternative[] => {
    if ("product" in part) return part.product === kind ? [part] : [];
    if (!("listed" in part)) return [];
    return part.listed.filter(isAction).flatMap(({ kind: mine, seat, ...values }) => {
      if (mine !== kind) return [];
      const fields = Object.entries(values).map(([name, value]): [string, Space] => [
        name,
        { listed: [value] },
      ]);
      return [{ seat, fields: Object.fromEntries(fields) }];
    });
  });
}

/** One space for all values of several. */
export function union(spaces: Space[]): Space {
  const different = distinct(spaces);
  if (different.length === 1) return different[0]!;
  if (different.every((space): space is Range => "range" in space)) return joined(different);
  const listed = together(different);
  return listed ?? { sum: different };
}

function distinct(spaces: Space[]): Exclude<Space, Sum>[] {
  return spaces
    .flatMap(parts)
    .filter((space, place, all) => all.findIndex((other) => same(space, other)) === place);
}

/** The values of several spaces without repetition; null if they are too many. */
function together(spaces: Space[]): Space | null {
  const values = new Map<string, Json>();
  for (const space of spaces) {
    const some = list(space);
    if (some === null || values.size > MAX_LISTED) return null;
    for (const value of some) values.set(JSON.stringify(value), value);
  }
  return { listed: [...values.values()] };
}

/** Ranges that touch become one. */
function joined(ranges: Range[]): Space {
  const sorted = ranges.map(({ range }) => range).sort(([one], [other]) => one - other);
  const apart: [number, number][] = [];
  for (const [low, high] of sorted) {
    const last = apart.at(-1);
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else apart.push([low, high]);
  }
  const spaces = apart.map((range): Space => ({ range }));
  return spaces.length === 1 ? spaces[0]! : { sum: spaces };
}
