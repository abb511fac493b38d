/** Choices about persons: the prediction, traitors, revival. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import type { Action, Json } from "../../core/space";
import { capitalize } from "../../core/texts";
import { useLitChoice } from "../../ui/lights";
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
  anyWordsOf,
  anyWordsOrNoneOf,
  costOf,
  nameOr,
  numbersOf,
  settle,
} from "./common";
import { Count } from "./count";

/** Who will win, and in which turn. */
export function PredictPanel({ decision, act, refused, lights }: PanelProps) {
  const [draft, setDraft] = useState(() => new Draft(decision.actions, "predict"));
  const { winner, turn } = draft.fixed;
  const winners = anyWordsOf(draft, "winner");
  const choose = (seat: string) => setDraft(settle(draft, "winner", seat));
  useLitChoice(lights, winners, winner, choose, (seat) =>
    t("predict-winner", { seat: nameOf(seat) }),
  );
  return (
    <PanelFrame refused={refused} words={["prediction"]}>
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
        missing={t(winner === undefined ? "choose-winner" : "choose-turn")}
        hint={t("predict-hint")}
      />
    </PanelFrame>
  );
}

/** Which of the dealt traitors to keep. */
export function TraitorsPanel({ view, decision, act, refused, lights, seat }: PanelProps) {
  const draft = new Draft(decision.actions, "keep_traitor");
  const leaders = draft.kinds.includes("keep_traitor") ? anyWordsOf(draft, "leader") : [];
  const kept = stepOf(duneView(view), "traitors")?.kept[seat];
  const [leader, setLeader] = useState<string | undefined>(kept ?? undefined);
  const others = draft.kinds
    .filter((kind) => kind !== "keep_traitor")
    .map((kind) => actionOf(decision.actions, kind));
  useLitChoice(lights, leaders, leader, setLeader, (one) =>
    t("keep-traitor", { leader: nameOf(one) }),
  );
  return (
    <PanelFrame refused={refused} words={["traitor"]}>
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
        missing={t("choose-traitor")}
        hint={leader !== undefined && t("traitors-cost")}
        instead={others}
        cost={costOf(decision)}
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
    <PanelFrame refused={refused} words={["tanks"]}>
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
  const free = step?.free[seat] ?? 0;
  const [draft, setDraft] = useState(() =>
    freeRevival(new Draft(decision.actions, "revive"), free),
  );
  const change = (field: string, value: Json) => setDraft(settle(draft, field, value));
  const all = new Draft(draft.space, draft.kind);
  const leaders = anyWordsOrNoneOf(draft, "leader");
  const cost = revivalCost(draft, free, step?.price ?? 2);
  const revival = revivalOf(draft);
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
              <Count
                key={field}
                label={capitalize(nameOf(field))}
                value={numberIn(draft, field)}
                high={most}
                special={field === "specials"}
                seat={seat}
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
          value={draft.fixed["leader"] as string | null | undefined}
          choose={(one) => change("leader", one)}
          name={(one) => nameOr(t("no-leader"), one)}
          face={(one) => <RevivedFace id={one} />}
        />
      )}
      <Commit
        action={revival?.complete() ?? null}
        act={act}
        missing={t("choose-revived")}
        instead={[pass]}
        cost={t("revival-given-up", { free: freeForces(all, free) })}
        hint={
          revival?.ways() === 0n
            ? t("not-together")
            : t("revival-cost", { cost, own: table.factions[seat]?.spice ?? 0 })
        }
      />
    </>
  );
}

const numberIn = ({ fixed }: Draft, field: string): number | null =>
  (fixed[field] as number | undefined) ?? null;

function RevivedFace({ id }: { id: string | null }) {
  if (id === null) return <span class="none">{t("no-leader")}</span>;
  return <LeaderFace id={id} where="tanks" />;
}

/** What forces beyond the free ones and a leader cost together. */
function revivalCost({ fixed }: Draft, free: number, price: number): number {
  const { forces, specials, leader } = fixed;
  const paid = Math.max(0, Number(forces ?? 0) + Number(specials ?? 0) - free);
  if (typeof leader !== "string") return paid * price;
  return paid * price + (LEADERS.get(leader)?.strength ?? KWISATZ_HADERACH.revival_price);
}

/** How many ordinary forces come back for nothing. */
const freeForces = (all: Draft, free: number): number =>
  numbersOf(all, "forces")
    .filter((number) => number <= free)
    .at(-1) ?? 0;

/** To begin with what costs nothing, and nothing else. */
function freeRevival(draft: Draft, free: number): Draft {
  const forces = freeForces(draft, free);
  return forces > 0 ? draft.with("forces", forces) : draft;
}

/** Whoever is not mentioned stays in the tanks; null as long as nobody is. */
function revivalOf(draft: Draft): Draft | null {
  if (!Object.keys(draft.fixed).length) return null;
  const nobody: [string, Json][] = [
    ["leader", null],
    ["specials", 0],
    ["forces", 0],
  ];
  return nobody.reduce(
    (made, [field, value]) =>
      field in made.fixed || !made.offers(field, value) ? made : made.with(field, value),
    draft,
  );
}
