/**
 * The picture of a board between two views, folded from events alone. An event that changes the
 * board says what changed where; events of games that an older server told may lack it, and then the
 * next view puts the picture right.
 */

import type { GameEvent } from "../core/game-ui";

/** What each kind of event changes in a picture; a kind that is not named changes nothing. */
export type Changes<Model, Events> = {
  readonly [Kind in keyof Events]?: (model: Model, event: Events[Kind]) => void;
};

/** The picture after some events; the one before stays as it is. */
export function fold<Model, Events>(
  before: Model,
  events: readonly GameEvent[],
  changes: Changes<Model, Events>,
): Model {
  const model = structuredClone(before);
  for (const event of events) {
    const change = changes[event.kind as keyof Events];
    change?.(model, event as unknown as Events[keyof Events]);
  }
  return model;
}

/** The entries of a field that events of older servers do not have. */
export const entriesOf = <Value>(field: Record<string, Value> | undefined): [string, Value][] =>
  Object.entries(field ?? {});

/** Take an entry out of a record. */
export function drop(record: Record<string, unknown>, key: string): void {
  Reflect.deleteProperty(record, key);
}

/** Add to a number in a record that has no zeros. */
export function add(numbers: Record<string, number>, key: string, amount: number): void {
  const sum = (numbers[key] ?? 0) + amount;
  if (sum) numbers[key] = sum;
  else drop(numbers, key);
}

/** Names of places where two pictures differ, for whoever mends an event. */
export function differences(one: unknown, other: unknown, path = ""): string[] {
  if (!isRecord(one) || !isRecord(other)) {
    return JSON.stringify(one) === JSON.stringify(other)
      ? []
      : [`${path}: ${JSON.stringify(one)} is ${JSON.stringify(other)}`];
  }
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) => differences(one[key], other[key], path ? `${path}.${key}` : key));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
