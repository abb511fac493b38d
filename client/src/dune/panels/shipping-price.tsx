/** What a shipment costs, who pays it, and what is left. */

import { Sign } from "../emblems";
import { nameOf, t } from "../texts";
import { stepOf } from "../view";
import type { DuneView } from "../view";
import { purseOf } from "./common";

/** Forces that are shipped, and the spice for each at the full price. */
export interface Freight {
  kind: string;
  number: number;
  rate: number;
}

type Rounding = "up" | "down" | null;

/** How the half price is rounded, where it is due (D-SHIP-11, 13, 18). */
function halfOf(view: DuneView, kind: string): Rounding {
  const step = stepOf(view, "ship");
  if (kind === "ship_with_karama") return step?.karama_rounding ?? "up";
  return step?.half_price ? "up" : null;
}

const halved = (full: number, half: Rounding): number =>
  half === null ? full : half === "up" ? Math.ceil(full / 2) : Math.floor(full / 2);

export const priceOf = (view: DuneView, { kind, number, rate }: Freight): number =>
  kind === "arrive" ? 0 : halved(number * rate, halfOf(view, kind));

/** Line by line: the full price, what half of it is, what allies pay, and what stays behind the shield. */
export function Bill({ view, seat, freight }: { view: DuneView; seat: string; freight: Freight }) {
  const { kind, number, rate } = freight;
  if (kind === "arrive") return <p class="dune-bill free">{t("costs-nothing")}</p>;
  const full = number * rate;
  const price = priceOf(view, freight);
  const { own, pledged } = purseOf(view.table, seat);
  const byAllies = Math.min(pledged, price);
  const to = stepOf(view, "ship")?.paid_to ?? null;
  const lines: [string, number][] = [[t("bill-forces", { number, rate }), full]];
  if (halfOf(view, kind) !== null) {
    lines.push([t(kind === "ship_with_karama" ? "bill-karama" : "bill-half"), price]);
  }
  if (byAllies > 0) lines.push([t("bill-allies"), byAllies]);
  const keeps = own - (price - byAllies);
  lines.push([to === null ? t("bill-bank") : t("bill-to", { seat: nameOf(to) }), keeps]);
  return (
    <dl class="dune-bill" aria-live="polite">
      {lines.map(([what, amount]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {amount} <Sign name="spice" size={13} />
            <span class="unseen">{t("spice-word")}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
