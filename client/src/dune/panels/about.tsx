/** Small questions: the generic form, and above it what the question is about. */

import type { ComponentChildren } from "preact";
import type { PanelProps } from "../../core/game-ui";
import { GenericPanel } from "../../ui/form";
import { LeaderFace } from "../cards";
import { MAP } from "../box";
import { Emblem, Sign } from "../emblems";
import { stepOf, type DuneTable, type DuneView } from "../view";
import { forcesText, nameOf, say, words } from "../words";
import { BattleAbout } from "./aftermath";
import { duneView } from "./kit";

type Told = (view: DuneView, seat: string) => ComponentChildren;

/** A panel of the generic form with something told above it. */
function telling(tell: Told) {
  return function About(props: PanelProps) {
    return (
      <div class="dune-panel">
        {tell(duneView(props.view), props.seat)}
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
        <small>{say("who-is-there")}</small>
        <p>{nameOf(territory)}</p>
        <ul class="present">
          {present.map(([seat, forces], place) => (
            <li key={place}>
              <Emblem seat={seat} size={22} /> {nameOf(seat)} {forcesText(forces)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const territoryIn = (view: DuneView): string | null =>
  ((stepOf(view, "intrusion") ?? stepOf(view, "arrival") ?? stepOf(view, "moving"))?.["territory"] as
    string | undefined) ?? null;

export const SidePanel = telling((view) => {
  const territory = territoryIn(view);
  return territory && <Present table={view.table} territory={territory} />;
});

export const CaptivePanel = telling((view) => {
  const leader = stepOf(view, "capture")?.["leader"] as string | undefined;
  return (
    leader && (
      <section class="dune-window">
        <LeaderFace id={leader} where="captive" />
        <p>{say("captive-hint")}</p>
      </section>
    )
  );
});

export const InBattlePanel = telling((view) => <BattleAbout view={view} />);

/** The shipment that is about to land, as its notation says: who, how, where, how many. */
export const StopShipmentPanel = telling((view) => {
  const written = (stepOf(view, "shipment")?.["action"] as string | undefined)?.split(" ") ?? [];
  const [shipper = "", cell = "", forces = "0", specials = "0"] = [written[0], ...written.slice(-3)];
  return (
    shipper && (
      <section class={`dune-window of-${shipper}`}>
        <Emblem seat={shipper} size={36} />
        <p>
          {say("ships-now", {
            seat: nameOf(shipper),
            place: nameOf(cell),
            forces: forcesText([Number(forces), Number(specials)]),
          })}
        </p>
      </section>
    )
  );
});

export const LossesPanel = telling((view) => {
  const step = stepOf(view, "storm_losses") ?? stepOf(view, "arrival_losses");
  return (
    step && (
      <p class="hint">
        {say("storm-takes", { place: nameOf(String(step["cell"])), number: Number(step["dying"]) })}
      </p>
    )
  );
});

export const TruthPanel = telling((view) => {
  const step = stepOf(view, "truthtrance");
  return (
    step && (
      <section class={`dune-window of-${step["seat"]}`}>
        <Emblem seat={String(step["seat"])} size={36} />
        <p>{questionText(step)}</p>
      </section>
    )
  );
});

/** The question as the chronicle words it. */
function questionText(step: Record<string, any>): string {
  return words().event({
    kind: "truth_asked",
    seat: step["seat"],
    to: step["to"],
    form: step["form"],
    value: step["value"],
  });
}

export const GiftPanel = telling((view) => {
  const step = stepOf(view, "gift");
  return (
    step && (
      <p class="hint">
        {say("gift-offered", { seat: nameOf(String(step["giver"])), amount: Number(step["amount"]) })}
      </p>
    )
  );
});

export const CharityPanel = telling((view, seat) => (
  <p class="hint">
    <Sign name="spice" size={16} /> {say("charity-hint", { own: view.table.factions[seat]?.spice ?? 0 })}
  </p>
));
