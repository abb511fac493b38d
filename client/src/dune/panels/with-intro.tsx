/** Small questions: the generic form, and above it what the question is about. */

import type { ComponentChildren } from "preact";
import { Draft } from "../../core/draft";
import type { Decision, PanelProps } from "../../core/game-ui";
import { capitalize } from "../../core/texts";
import { GenericPanel } from "../../ui/generic-form";
import { MAP } from "../box";
import { LeaderFace } from "../cards";
import { Emblem, Sign } from "../emblems";
import { forcesText, gameTexts, nameOf, t, whoIs } from "../texts";
import { duneView, stepOf } from "../view";
import type { DuneTable, DuneView } from "../view";
import { BattleIntro } from "./aftermath";
import { Words } from "./common";

/** What charity gives. */
const CHARITY = 2;

type Intro = (view: DuneView, seat: string, decision: Decision) => ComponentChildren;

/** A panel of the generic form with an introduction above it. */
function withIntro(intro: Intro, words: readonly string[] = []) {
  return function PanelWithIntro(props: PanelProps) {
    return (
      <div class="dune-panel">
        <Words words={words} />
        {intro(duneView(props.view), props.seat, props.decision)}
        <GenericPanel {...props} />
      </div>
    );
  };
}

/** Who stands in a territory. */
function Present({ table, territory }: { table: DuneTable; territory: string }) {
  const cells = MAP.territories[territory]?.cells ?? [];
  const present = cells.flatMap((cell) => Object.entries(table.board.forces[cell] ?? {}));
  return (
    <section class="dune-window">
      <div>
        <small>{t("who-is-there")}</small>
        <p>{nameOf(territory)}</p>
        <ul class="present">
          {present.map(([seat, forces], place) => (
            <li key={place}>
              <Emblem seat={seat} size={22} /> {capitalize(whoIs(seat))} {forcesText(forces)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const territoryIn = (view: DuneView): string | null =>
  (stepOf(view, "intrusion") ?? stepOf(view, "arrival"))?.territory ?? null;

export const SidePanel = withIntro(
  (view) => {
    const territory = territoryIn(view);
    return territory && <Present table={view.table} territory={territory} />;
  },
  ["advisors"],
);

export const CaptivePanel = withIntro((view) => {
  const leader = stepOf(view, "capture")?.leader;
  return (
    leader && (
      <section class="dune-window">
        <LeaderFace id={leader} where="captive" />
        <p>{t("captive-hint")}</p>
      </section>
    )
  );
});

export const InBattlePanel = withIntro((view) => <BattleIntro view={view} />);

/** The shipment that is about to land, as its notation says: who, how, where, how many. */
export const StopShipmentPanel = withIntro((view) => {
  const written = stepOf(view, "shipment")?.action.split(" ") ?? [];
  const [shipper = "", cell = "", forces = "0", specials = "0"] = [
    written[0],
    ...written.slice(-3),
  ];
  return (
    shipper && (
      <section class={`dune-window of-${shipper}`}>
        <Emblem seat={shipper} size={36} />
        <p>
          {t("ships-now", {
            seat: nameOf(shipper),
            place: nameOf(cell),
            forces: forcesText([Number(forces), Number(specials)]),
          })}
        </p>
      </section>
    )
  );
});

export const LossesPanel = withIntro((view) => {
  const step = stepOf(view, "storm_losses") ?? stepOf(view, "arrival_losses");
  return (
    step && <p class="hint">{t("storm-takes", { place: nameOf(step.cell), number: step.dying })}</p>
  );
});

export const TruthPanel = withIntro((view) => {
  const step = stepOf(view, "truthtrance");
  return (
    step && (
      <section class={`dune-window of-${step.seat}`}>
        <Emblem seat={step.seat} size={36} />
        <p>{gameTexts().event({ ...step, kind: "truth_asked" })}</p>
      </section>
    )
  );
});

export const GiftPanel = withIntro((view) => {
  const step = stepOf(view, "gift");
  return (
    step && (
      <p class="hint">{t("gift-offered", { seat: nameOf(step.giver), amount: step.amount })}</p>
    )
  );
});

export const CharityPanel = withIntro((view, seat, { actions }) => {
  const own = view.table.factions[seat]?.spice ?? 0;
  const isOffered = new Draft(actions).kinds.includes("claim_charity");
  const isAlways = stepOf(view, "charity")?.always.includes(seat) ?? false;
  const needsNothing = stepOf(view, "charity")?.needs_nothing ?? false;
  const gain = isAlways || needsNothing ? CHARITY : CHARITY - own;
  const key = isAlways ? "always" : needsNothing ? "empty" : "hint";
  return (
    <p class="hint">
      <Sign name="spice" size={16} /> {t(`charity-${isOffered ? key : "none"}`, { own, gain })}
    </p>
  );
});
