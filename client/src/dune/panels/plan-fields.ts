/** What a Battle Plan still lacks. */

import { Draft } from "../../core/draft";
import { list, size } from "../../core/space";
import type { Forces, PlanView } from "../view";

/** What has to be said before a plan can be sealed, in the order in which it is asked for. */
const REQUIRED = ["leader", "dial", "weapon", "defense"] as const;

/** The first of these that is still open; null once all are said, or can be but one thing. */
export const openField = (plan: Draft): (typeof REQUIRED)[number] | null =>
  REQUIRED.find((field) => !(field in plan.fixed) && size(plan.values(field)) > 1n) ?? null;

/** With the Kwisatz Haderach at home unless he is called. */
export const withoutKwisatz = (plan: Draft): Draft =>
  !("kwisatz_haderach" in plan.fixed) && plan.offers("kwisatz_haderach", false)
    ? plan.with("kwisatz_haderach", false)
    : plan;

/** As it was sealed before, in all that is still possible; as it is if it never was. */
export const begun = (plan: Draft, sealed: PlanView | undefined): Draft =>
  plan.fields().reduce((made, field) => {
    const value = sealed?.[field as keyof PlanView];
    return value !== undefined && made.offers(field, value) ? made.with(field, value) : made;
  }, plan);

/**
 * How many forces the number on the wheel costs the winner; null where they may choose between kinds.
 * In the advanced game a force counts one half unless spice supports it.
 */
export function forcesLost({ space, kind, fixed }: Draft, [, specials]: Forces): number | null {
  if (specials > 0 || fixed["dial"] === undefined) return null;
  const dial = Number(fixed["dial"]);
  const dials = list(new Draft(space, kind).values("dial")) ?? [];
  const needSpice = dials.some((number) => Number(number) % 2 === 1);
  return needSpice ? dial - Number(fixed["spice"] ?? 0) : dial / 2;
}
