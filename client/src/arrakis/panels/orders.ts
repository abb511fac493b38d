/** The order in which the fields of actions on the map are asked. */

const FROM_TO = ["start", "to", "target"];

export const FIELD_ORDER: Record<string, readonly string[]> = {
  put_piece: ["piece", "source", "to"],
  put_worm: ["source", "area"],
  move_worm: FROM_TO,
  worm_attack: FROM_TO,
  push_to: FROM_TO,
  pick_sietch: FROM_TO,
  scout: ["zone", "area"],
  bombard: ["zone", "area"],
  rescue_harvester: ["area", "zone"],
  land_troops: ["area", "troops"],
  give_up: ["area", "figures"],
  shift_markers: ["lowered", "raised", "steps"],
  remove_unit: ["area", "piece"],
};
