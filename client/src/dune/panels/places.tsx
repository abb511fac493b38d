/** One place to choose: for a force, a worm, a battle, several battles. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { list, type Action, type Subsets } from "../../core/space";
import { Select } from "../../ui/controls";
import { Emblem } from "../emblems";
import { forcesIn, territoryOf } from "../view";
import { MAP } from "../box";
import { forcesText, nameOf, say, words } from "../words";
import { actionOf, anyValuesOf, Commit, duneView, PanelFrame, useLights } from "./kit";

/** An action that is about one place and nothing else. */
export function PlacePanel({ decision, act, refused, lights }: PanelProps) {
  const kinds = new Draft(decision.actions).kinds.filter((kind) => kind !== "pass");
  const draft = new Draft(decision.actions, kinds[0]);
  const field = draft.fields()[0] ?? "cell";
  const [chosen, choose] = useState<string | null>(null);
  const places = anyValuesOf(draft, field) as string[];
  const settled = chosen === null ? draft : draft.with(field, chosen);
  const sorted = [...places].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
  useLights(
    lights,
    Object.fromEntries(
      places.map((place) => [
        place,
        { label: nameOf(place), chosen: place === chosen, press: () => choose(place) },
      ]),
    ),
    [chosen],
  );
  return (
    <PanelFrame refused={refused}>
      <p class="hint">{say("press-place")}</p>
      <Select
        label={say("place")}
        values={["", ...sorted]}
        value={chosen ?? ""}
        name={(one) => (one ? nameOf(one) : say("on-the-map"))}
        choose={(one) => choose(one || null)}
      />
      <Commit
        action={chosen === null ? null : settled.complete()}
        act={act}
        instead={[actionOf(decision.actions, "pass")]}
      />
    </PanelFrame>
  );
}

/** Which battle comes next, with who stands against whom. */
export function BattleChoice({ view, seat, decision, act, refused, lights }: PanelProps) {
  const { table } = duneView(view);
  const battles = (list(decision.actions, 200) ?? []) as Action[];
  const [chosen, choose] = useState<Action | null>(battles.length === 1 ? battles[0]! : null);
  useLights(
    lights,
    Object.fromEntries(
      battles.map((battle) => [
        String(battle["cell"]),
        { label: words().act(battle), chosen: battle === chosen, press: () => choose(battle) },
      ]),
    ),
    [chosen],
  );
  return (
    <PanelFrame refused={refused}>
      <ul class="dune-battles">
        {battles.map((battle) => {
          const cells = MAP.territories[territoryOf(String(battle["cell"]))]?.cells ?? [];
          const opponent = String(battle["opponent"]);
          return (
            <li key={JSON.stringify(battle)}>
              <button
                type="button"
                class="tile"
                aria-pressed={battle === chosen}
                onClick={() => choose(battle)}
              >
                <b>{nameOf(territoryOf(String(battle["cell"])))}</b>
                <span class="sides">
                  <Emblem seat={seat} size={22} /> {forcesText(forcesIn(table, seat, cells))}
                  <span>{say("against")}</span>
                  <Emblem seat={opponent} size={22} /> {forcesText(forcesIn(table, opponent, cells))}
                </span>
                <span class="unseen">{words().act(battle)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <Commit action={chosen} act={act} />
    </PanelFrame>
  );
}

/** Where the Bene Gesserit will fight: any of their territories, or none. */
export function AnnouncePanel({ decision, act, refused, lights }: PanelProps) {
  const draft = new Draft(decision.actions);
  const field = draft.fields()[0]!;
  const space = draft.values(field) as Subsets;
  const pool = (list(space.subsets, 100) ?? []) as string[];
  const [chosen, choose] = useState<string[]>([]);
  const toggle = (place: string) => choose(pool.filter((one) => chosen.includes(one) !== (one === place)));
  useLights(
    lights,
    Object.fromEntries(
      pool.map((place) => [
        place,
        { label: nameOf(place), chosen: chosen.includes(place), press: () => toggle(place) },
      ]),
    ),
    [chosen],
  );
  return (
    <PanelFrame refused={refused}>
      <p class="hint">{say("announce-hint")}</p>
      <div class="tiles">
        {pool.map((place) => (
          <button
            key={place}
            type="button"
            class="tile"
            aria-pressed={chosen.includes(place)}
            onClick={() => toggle(place)}
          >
            {nameOf(place)}
          </button>
        ))}
      </div>
      <Commit action={draft.with(field, chosen).complete()} act={act} />
    </PanelFrame>
  );
}
