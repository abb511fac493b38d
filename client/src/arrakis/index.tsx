import { gameUi } from "../core/game-ui";
import type { View } from "../core/game-ui";
import { arrakisStage } from "../stage/arrakis-stage";
import type { ArrakisKind } from "../wire/kinds";
import { box, openBox } from "./box";
import { EventArt } from "./art";
import { Gallery } from "./gallery";
import { Hand } from "./hand";
import { People } from "./people";
import { formless, generic, panels } from "./panels/index";
import { Seats } from "./seats";
import { Emblem, Secrets } from "./secrets";
import { Sheet } from "./sheet";
import { Strip } from "./strip";
import { Board } from "./table";
import { isYours, nameOf, t } from "./texts";
import { MARKERS, SIDES, boardsOf, sideOf, stepWith, tableOf, unitsOf } from "./view";
import type { ArrakisTable, LegionView, Side } from "./view";

/** How far each side is on its own way to win. */
function progress(view: View): Record<Side, number> {
  const { supremacy, prescience } = tableOf(view);
  const foreseen = MARKERS.reduce((sum, marker) => sum + prescience[marker], 0);
  return { atreides: foreseen, harkonnen: supremacy };
}

/** The units of each side on the map, those under deployment tokens too. */
function units(view: View): Record<Side, number> {
  const { legions } = tableOf(view);
  const count = (side: Side) =>
    Object.values(legions[side]).reduce(
      (sum, legion) => sum + unitsOf(legion) + unitsUnder(legion),
      0,
    );
  return { atreides: count("atreides"), harkonnen: count("harkonnen") };
}

function unitsUnder({ tokens = [] }: LegionView): number {
  const garrisons = tokens.flatMap((token) => box.value.tokens.get(token) ?? []);
  return garrisons.reduce(
    (sum, { regular, elite, special_elite }) => sum + regular + elite + special_elite,
    0,
  );
}

/** The battle that is fought, or in an action turn the dice that both sides have left. */
function about(view: View): string {
  const battle = stepWith(view, "battle")?.battle;
  if (!battle) return view.decisions.some(({ kind }) => kind === "turn") ? diceLeft(view) : "";
  return t("a-battle-about", {
    area: nameOf(battle.target),
    you: [battle.attacker, battle.defender].findIndex(isYours),
    attacker: nameOf(battle.attacker),
    defender: nameOf(battle.defender),
  });
}

function diceLeft(view: View): string {
  const table = tableOf(view);
  const side: Side = table.acting === "harkonnen" ? "harkonnen" : "atreides";
  const enemy = side === "atreides" ? "harkonnen" : "atreides";
  const left = (one: Side) =>
    boardsOf(table, one).reduce((sum, seat) => sum + (table.action_dice[seat]?.length ?? 0), 0);
  return t("a-dice-left", { own: left(side), enemy: nameOf(enemy), number: left(enemy) });
}

const DIGEST_KINDS: ReadonlySet<string> = new Set(
  `supremacy prescience enters_play leaves_game to_tank moved relocated sietch_moved attack battle_over
  retreated sietch_revealed settlement_destroyed special_attack worm_placed worm_moved worm_attack
  wild_maker_called harvester_lost harvester_saved station_taken storm claimed given_up detonated
  destroyed card_played imperium_action troops_landed frigates_landed bombarded harvested bans`.split(
    /\s+/,
  ),
);

const WEIGHTY_KINDS = new Set(["battle_over", "destroyed", "leaves_game", "settlement_destroyed"]);

const kinds = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const TOPICS = {
  battles: kinds(
    `attack special_attack combat_roll strips_used battle_hits lost reduced attack_ceased battle_over
    retreated advanced sietch_revealed token_revealed settlement_destroyed worm_attack storm detonated
    destroyed bombarded to_tank leaves_game leaders_alone`,
  ),
  moves: kinds(
    `moved relocated pushed displaced retreated advanced sietch_moved placed enters_play worm_placed
    worm_moved wild_maker_called vehicle_placed troops_landed frigates_landed heighliner
    heighliner_returns navigator_placed station_taken`,
  ),
  trade: kinds(
    `spent card_drawn card_discarded card_played imperium_action harvested stockpiled spice_kept marker
    marker_paid bans supremacy prescience claimed given_up prescience_open objective_drawn`,
  ),
};

const hasActed = ({ used }: ArrakisTable): boolean =>
  Object.values(used).some((dice) => dice.length > 0);

/** The side in turn, then the other one. */
function queue(view: View): string[] {
  const table = tableOf(view);
  const { acting } = table;
  if (!acting) return [];
  return [...SIDES]
    .sort((one, other) => Number(other === acting) - Number(one === acting))
    .flatMap((side) => boardsOf(table, side));
}

export const ui = gameUi<ArrakisKind>()({
  game: "arrakis",
  stage: arrakisStage,
  Board,
  Strip,
  Seats,
  Hand,
  Sheet,
  about,
  panels,
  generic,
  formless,
  Cards: Gallery,
  Emblem,
  EventArt,
  People,
  Secrets,
  openBox,
  digestKinds: DIGEST_KINDS,
  weightyKinds: WEIGHTY_KINDS,
  standsIn: (view, seat) => {
    const side = sideOf(seat);
    return [side, ...Object.keys(tableOf(view).legions[side])];
  },
  topics: TOPICS,
  offers: new Set(),
  answers: new Set(),
  queue,
  isBeginning: (view) => tableOf(view).round <= 1 && !hasActed(tableOf(view)),
  turn: (view) => tableOf(view).round,
  curves: { progress, units },
});
