/** Why a place of the map cannot be chosen now, as far as the board shows it. */

import type { Lights } from "../core/game-ui";
import { MAP, isStormy, rateTo } from "./box";
import { purseOf } from "./panels/common";
import { holdersOf } from "./strip";
import { namesOf, t } from "./texts";
import { alliesOf, stepOf, territoryOf } from "./view";
import type { DuneTable, DuneView } from "./view";

/** Questions about where forces go. */
const TRAVEL = new Set(["ship", "move", "ride"]);
/** Questions about where a worm comes up. */
const WORMS = new Set(["place_worm", "summon_worm"]);

/** The reason for these eyes; undefined where the board alone does not tell it. */
export function whyNot(
  view: DuneView,
  eyes: string,
  lights: Lights,
  place: string,
): string | undefined {
  const asked = view.decisions.map(({ kind }) => kind);
  if (asked.some((kind) => WORMS.has(kind))) {
    const isSand = MAP.territories[territoryOf(place)]?.terrain === "sand";
    return isSand ? undefined : t("barred-no-sand");
  }
  const travel = asked.find((kind) => TRAVEL.has(kind));
  if (travel === undefined) return undefined;
  const inWay = standsInWay(view.table, eyes, place);
  if (inWay) return inWay;
  return travel === "ship" ? whyNoLanding(view, eyes, place) : whyNoWay(lights);
}

/** What nobody gets past: the storm, allies, two other factions. */
function standsInWay(table: DuneTable, eyes: string, place: string): string | undefined {
  if (isStormy(table.board, place)) return t("barred-by-storm");
  const territory = territoryOf(place);
  const land = MAP.territories[territory];
  const holders = holdersOf(table, territory);
  const allies = alliesOf(table, eyes).filter((ally) => holders.includes(ally));
  if (allies.length && land?.terrain !== "polar") {
    return t("barred-by-ally", { allies: namesOf(allies) });
  }
  const isCrowded = holders.length > 1 && !holders.includes(eyes);
  return land?.terrain === "stronghold" && isCrowded ? t("barred-by-two") : undefined;
}

function whyNoLanding(view: DuneView, eyes: string, place: string): string | undefined {
  if (eyes === "fremen") return t("barred-far-from-flat");
  const step = stepOf(view, "ship");
  const price = step?.half_price ? Math.ceil(rateTo(place) / 2) : rateTo(place);
  const { own, pledged } = purseOf(view.table, eyes);
  return own + pledged < price ? t("barred-by-price", { price, own }) : undefined;
}

/** A group comes first; then the place is too far for it, or the way is barred. */
const whyNoWay = (lights: Lights): string =>
  t(Object.values(lights).some(({ chosen }) => chosen) ? "barred-no-way" : "press-origin");
