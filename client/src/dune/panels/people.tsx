/** Choices about persons: the prediction, traitors, revival. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import type { Action, Json } from "../../core/space";
import { capitalize } from "../../core/texts";
import { Stepper } from "../../ui/controls";
import { useLightsFor } from "../../ui/lights";
import { KWISATZ_HADERACH, LEADERS } from "../box";
import { LeaderFace } from "../cards";
import { Emblem, Sign } from "../emblems";
import { forcesText, nameOf, t } from "../texts";
import { duneView, stepOf } from "../view";
import {
  Commit,
  PanelFrame,
  Tiles,
  actionOf,
  anyValuesOf,
  anyWordsOf,
  anyWordsOrNoneOf,
  nameOr,
  numbersOf,
  settle,
} from "./common";

/** Who will win, and in which turn. */
export function PredictPanel({ decision, act, refused, lights }: PanelProps) {
  const [draft, setDraft] = useState(() => new Draft(decision.actions, "predict"));
  const { winner, turn } = draft.fixed;
  const winners = anyWordsOf(draft, "winner");
  const choose = (seat: string) => setDraft(settle(draft, "winner", seat));
  useLightsFor(lights, winners, (seat) => ({
    label: t("predict-winner", { seat: nameOf(seat) }),
    chosen: seat === winner,
    press: () => choose(seat),
  }));
  return (
    <PanelFrame refused={refused}>
      <Tiles
        label={t("winner")}
        values={winners}
        value={winner as string | undefined}
        choose={choose}
        name={nameOf}
        face={(seat) => (
          <span class="seat-tile">
            <Emblem seat={seat} size={36} /> {nameOf(seat)}
          </span>
        )}
      />
      <Tiles
        label={t("in-turn")}
        values={numbersOf(new Draft(draft.space, draft.kind), "turn")}
        value={turn as number | undefined}
        choose={(one) => setDraft(settle(draft, "turn", one))}
        name={String}
      />
      <Commit
        action={winner === undefined || turn === undefined ? null : draft.complete()}
        act={act}
        hint={t("predict-hint")}
      />
    </PanelFrame>
  );
}

/** Which of the dealt traitors to keep. */
export function TraitorsPanel({ decision, act, refused, lights, seat }: PanelProps) {
  const draft = new Draft(decision.actions, "keep_traitor");
  const leaders = draft.kinds.includes("keep_traitor") ? anyWordsOf(draft, "leader") : [];
  const [leader, setLeader] = useState<string | undefined>(undefined);
  const others = draft.kinds
    .filter((kind) => kind !== "keep_traitor")
    .map((kind) => actionOf(decision.actions, kind));
  useLightsFor(lights, leaders, (one) => ({
    label: t("keep-traitor", { leader: nameOf(one) }),
    chosen: one === leader,
    press: () => setLeader(one),
  }));
  return (
    <PanelFrame refused={refused}>
      <p class="hint">{t("traitors-hint")}</p>
      {leaders.length > 0 && (
        <Tiles<string>
          label={t("dealt-traitors")}
          values={leaders}
          value={leader}
          choose={setLeader}
          name={(one) =>
            t("leader-strength", { name: nameOf(one), strength: LEADERS.get(one)?.strength ?? 0 })
          }
          face={(one) => <LeaderFace id={one} traitor={LEADERS.get(one)?.faction !== seat} />}
        />
      )}
      <Commit
        action={leader === undefined ? null : draft.with("leader", leader).complete()}
        act={act}
        instead={others}
      />
    </PanelFrame>
  );
}

/** Forces, and perhaps a leader, from the tanks. */
export function RevivePanel(props: PanelProps) {
  const { decision, act, refused } = props;
  const pass = actionOf(decision.actions, "pass");
  const possible = new Draft(decision.actions).kinds.includes("revive");
  return (
    <PanelFrame refused={refused}>
      {possible ? (
        <ReviveForm {...props} pass={pass} />
      ) : (
        <>
          <p class="hint">{t("nothing-to-revive")}</p>
          <Commit action={pass} act={act} />
        </>
      )}
    </PanelFrame>
  );
}

function ReviveForm({ view, seat, decision, act, pass }: PanelProps & { pass: Action | null }) {
  const { table } = duneView(view);
  const step = stepOf(duneView(view), "revival");
  const [draft, setDraft] = useState(() => firstRevival(new Draft(decision.actions, "revive")));
  const change = (field: string, value: Json) => setDraft(settle(draft, field, value));
  const all = new Draft(draft.space, draft.kind);
  const free = step?.free[seat] ?? 0;
  const leaders = anyWordsOrNoneOf(draft, "leader");
  const cost = revivalCost(draft, free, step?.price ?? 2);
  return (
    <>
      {step && (
        <p class="hint">
          <Sign name="tanks" size={16} />{" "}
          {t("revival-hint", {
            tanks: forcesText(table.factions[seat]?.tanks ?? [0, 0]),
            free,
            limit: step.limit,
            price: step.price,
          })}
        </p>
      )}
      <div class="steppers">
        {["forces", "specials"].map((field) => {
          const most = numbersOf(all, field).at(-1) ?? 0;
          return (
            most > 0 && (
              <Stepper
                key={field}
                label={capitalize(nameOf(field))}
                value={Number(draft.fixed[field] ?? 0)}
                low={0}
                high={most}
                step={(value) => change(field, value)}
              />
            )
          );
        })}
      </div>
      {leaders.length > 1 && (
        <Tiles
          label={t("leader")}
          values={leaders}
          value={(draft.fixed["leader"] ?? null) as string | null}
          choose={(one) => change("leader", one)}
          name={(one) => nameOr(t("no-leader"), one)}
          face={(one) =>
            one === null ? (
              <span class="none">{t("no-leader")}</span>
            ) : (
              <LeaderFace id={one} where="tanks" />
            )
          }
        />
      )}
      <Commit
        action={draft.complete()}
        act={act}
        instead={[pass]}
        hint={
          draft.ways() === 0n
            ? t("not-together")
            : t("revival-cost", { cost, own: table.factions[seat]?.spice ?? 0 })
        }
      />
    </>
  );
}

/** What forces beyond the free ones and a leader cost together. */
function revivalCost({ fixed }: Draft, free: number, price: number): number {
  const { forces, specials, leader } = fixed;
  const paid = Math.max(0, Number(forces ?? 0) + Number(specials ?? 0) - free);
  if (typeof leader !== "string") return paid * price;
  return paid * price + (LEADERS.get(leader)?.strength ?? KWISATZ_HADERACH.revival_price);
}

/** To begin with: no leader, and as many forces as come back free of special ones. */
function firstRevival(draft: Draft): Draft {
  return (["leader", "specials", "forces"] as const).reduce((made, field) => {
    const values = anyValuesOf(made, field);
    const wanted: Json[] =
      field === "leader" ? [null] : field === "specials" ? [0] : numbersOf(made, field).slice(-1);
    const value = [...wanted, ...values].find((one) => made.offers(field, one));
    return value === undefined ? made : made.with(field, value);
  }, draft);
}
