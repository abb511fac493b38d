/** Which panel asks for what. */

import { Advance, Answer, Attack, GoOn, Losses, Retreat, RetreatTo, Strips } from "./battle";
import {
  Bonus,
  CardsForDice,
  Claim,
  ClearPrescience,
  Confer,
  DesertPower,
  Discard,
  DrawCard,
  PickPrescience,
  PlayCard,
} from "./cards";
import { ChooseOption } from "./option";
import { EndOfTurn } from "./end-of-turn";
import { NameDie, Overflow, SlotToken, UseAs } from "./dice";
import { ChooseForMahdi } from "./mahdi";
import { mapChoicePanel } from "./map-choice";
import { MoveLegion, PickAttacker, PickLegion } from "./movement";
import { FIELD_ORDER as order } from "./orders";
import { PayMarker, PickPower, SpendTheRest } from "./spice";
import { StandIn } from "./stand-in";
import { Turn } from "./turn";
import { PlaceRow, PlaceVehicle } from "./vehicles";

const OnMap = mapChoicePanel({ order });
const FreeAction = mapChoicePanel({ order, named: true });
/** The same for what may be declined at once. */
const IfWanted = mapChoicePanel({ order, ending: "a-no-thanks" });

/** What can be given up depends on where. */
const GiveUp = mapChoicePanel({ order, after: { figures: "area" } });

export const panels = {
  // Rounds and dice.
  place_row: PlaceRow,
  place_vehicle: PlaceVehicle,
  remove_vehicle: OnMap,
  overflow: Overflow,
  bene_gesserit: SlotToken,
  turn: Turn,
  name_die: NameDie,
  use_as: UseAs,
  choose_option: ChooseOption,
  free_action: FreeAction,
  end_of_turn: EndOfTurn,
  // Legions.
  pick_legion: PickLegion,
  move_legion: MoveLegion,
  relocate: MoveLegion,
  place: OnMap,
  swap: OnMap,
  stand_in: StandIn,
  excess: OnMap,
  push: OnMap,
  move_sietch: OnMap,
  reveal_area: OnMap,
  swap_tokens: OnMap,
  choose_sector: OnMap,
  to_tank: OnMap,
  exchange_leaders: IfWanted,
  // Battle.
  pick_attacker: PickAttacker,
  attack: Attack,
  strike: IfWanted,
  cards_for_dice: CardsForDice,
  strips: Strips,
  losses: Losses,
  go_on: GoOn,
  retreat: Retreat,
  retreat_to: RetreatTo,
  advance: Advance,
  // The desert.
  desert_power: DesertPower,
  place_wormsign: OnMap,
  lift_wormsign: OnMap,
  new_wormsign: OnMap,
  place_worm: OnMap,
  move_worm: OnMap,
  worm_attack: OnMap,
  worm_appears: OnMap,
  ignore_wormsigns: OnMap,
  worm_order: OnMap,
  rescue_harvester: IfWanted,
  storm: OnMap,
  exchange_wild_maker: Answer,
  // Cards and prescience.
  draw: DrawCard,
  play_card: PlayCard,
  discard: Discard,
  hand_limit: Discard,
  claim: Claim,
  claim_now: Claim,
  throw_out: PickPrescience,
  attach: PickPrescience,
  give_up: GiveUp,
  reveal_token: OnMap,
  bonus: Bonus,
  shift: OnMap,
  clear_prescience: ClearPrescience,
  detonate: IfWanted,
  displace: OnMap,
  // Spice and the Guild.
  pay_marker: PayMarker,
  move_marker: PickPower,
  stockpile: SpendTheRest,
  keep_spice: SpendTheRest,
  imperium_action: PickPower,
  land_troops: OnMap,
  land_frigates: OnMap,
  clear_zone: OnMap,
  place_navigator: OnMap,
  // Partners.
  confer: Confer,
  // Mahdi.
  choose_for_mahdi: ChooseForMahdi,
  turn_up_token: OnMap,
};

/** Short lists of sentences: the general form serves these well. */
export const generic = ["cone"] as const;

/** The choices here are notation. */
export const formless = ["choose_for_mahdi"] as const;
