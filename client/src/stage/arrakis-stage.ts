/** The stage of War for Arrakis. */

import { folded, unmoved } from "./arrakis-board";
import { arrakisScenes } from "./arrakis-scenes";
import { scenesOf } from "./arrakis/by-kind";
import { Trays } from "./arrakis/battle/tray";
import * as cards from "./arrakis/cards";
import * as figures from "./arrakis/figures";
import { DieTold, DieTurned, Imperium, LeaderTold, Refreshed, headline } from "./arrakis/headlines";
import * as moves from "./arrakis/moves";
import * as places from "./arrakis/places";
import * as tracks from "./arrakis/tracks";
import * as vehicles from "./arrakis/vehicles";
import * as worms from "./arrakis/worms";
import type { GameStage } from "./game-stage";

const onMap = scenesOf({
  moved: moves.Moved,
  relocated: moves.Relocated,
  retreated: moves.WentNextDoor,
  pushed: moves.WentNextDoor,
  displaced: moves.WentNextDoor,
  advanced: moves.WentNextDoor,
  attack: moves.Attack,
  sietch_moved: moves.SietchMoved,
  tokens_swapped: moves.TokensSwapped,

  placed: figures.Placed,
  swapped: figures.Swapped,
  excess_removed: figures.ExcessRemoved,
  leaders_alone: figures.LeadersAlone,
  leader_exchanged: figures.LeaderExchanged,
  lost: figures.Lost,
  reduced: figures.Reduced,
  token_revealed: figures.TokenRevealed,
  tokens_left: figures.TokensLeft,
  given_up: figures.GivenUp,
  destroyed: figures.Destroyed,
  troops_landed: figures.TroopsLanded,
  enters_play: figures.EntersOnMap,
  leaves_game: figures.LeavesMap,

  vehicle_placed: vehicles.VehiclePlaced,
  flyer_lost: vehicles.FlyerLost,
  flyers_removed: vehicles.FlyersRemoved,
  frigates_landed: vehicles.FrigatesLanded,
  frigates_removed: vehicles.FrigatesRemoved,
  navigator_placed: vehicles.NavigatorPlaced,
  scouted: vehicles.Scouted,
  bombarded: vehicles.Bombarded,
  harvester_lost: vehicles.HarvesterLost,
  harvester_saved: vehicles.HarvesterSaved,
  harvested: vehicles.Harvested,

  wormsigns_placed: worms.WormsignsPlaced,
  wormsigns_discarded: worms.WormsignsGone,
  wormsigns_ignored: worms.WormsignsIgnored,
  wormsigns_turned_up: worms.WormsignsTurnedUp,
  wormsign: worms.WormsignTurned,
  worm_placed: worms.WormPlaced,
  worm_moved: worms.WormMoved,
  worm_attack: worms.WormAttack,
  wild_maker_exchanged: worms.WildMakerExchanged,

  sietch_revealed: places.SietchRevealed,
  settlement_destroyed: places.SettlementDestroyed,
  station_taken: places.StationTaken,
  storm: places.Storm,
  detonated: places.Detonated,
  special_attack: places.SpecialAttack,
});

const onCard = scenesOf({
  phase: tracks.PhaseBegins,
  active_row: tracks.ActiveRow,
  harvested: tracks.HarvestPlate,
  marker: tracks.ImperiumMarker,
  marker_paid: tracks.ImperiumMarker,
  supremacy: tracks.Supremacy,
  prescience: tracks.Prescience,
  heighliner: tracks.HeighlinerSteps,
  heighliner_returns: headline("heighliner"),

  spent: DieTold,
  die_lost: headline("house"),
  die_changed: DieTurned,
  die_named: headline("house"),
  die_instead: headline("house"),
  dice_shared: headline("house"),
  token_slotted: headline("bene_gesserit"),
  token_lost: headline("bene_gesserit"),
  bene_gesserit_taken: headline("bene_gesserit"),
  barred: headline("lock"),
  desert_power: headline("desert_power"),
  imperium_action: Imperium,
  stockpiled: headline("spice"),
  spice_kept: headline("spice"),
  spice_surplus: headline("spice"),
  refreshed: Refreshed,
  to_tank: LeaderTold,
  out_of_tank: LeaderTold,
  wild_maker_called: headline("wild_maker"),
  wormsigns_ignored: headline("sandworm"),
  cone_used: headline("cone"),
  cone_closed: headline("cone"),
  token_drawn: headline("token"),

  special_attack: headline("sword"),
  bombarded: headline("sword"),
  detonated: headline("atomics"),
  destroyed: headline("atomics"),
  station_taken: headline("spice"),

  card_played: cards.CardPlayed,
  card_discarded: cards.CardDiscarded,
  card_drawn: cards.CardDrawn,
  card_passed_on: cards.CardPassedOn,
  card_to_reinforcements: cards.CardGoes,
  reinforced: cards.DeckGrows,
  deck_rebuilt: cards.DeckGrows,
  scheming: cards.CardOpens,
  stays_in_play: cards.CardOpens,
  claimed: cards.CardClaimed,
  attached: cards.Attached,
  prescience_open: cards.CardOpens,
  prescience_back: cards.CardGoes,
  prescience_out: cards.CardGoes,
  prescience_cleared: cards.PrescienceCleared,
  objective_drawn: cards.ObjectiveDrawn,
  bans: cards.BansUp,
  harvest_sector: cards.CardOpens,
  target_sietch: cards.CardOpens,
  tactics_discarded: cards.CardGoes,
  enters_play: cards.LeaderEnters,
  leaves_game: cards.LeaderLeaves,
});

export const arrakisStage: GameStage = {
  scenes: arrakisScenes,
  folded,
  unmoved,
  onMap,
  onCard,
  Standing: Trays,
};
