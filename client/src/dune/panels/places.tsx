/** One place to choose: for a force, a worm, a battle, several battles. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { list, same } from "../../core/space";
import type { Action, Subsets } from "../../core/space";
import { Select, Toggle } from "../../ui/controls";
import { useLights, useLightsFor, useLitChoice } from "../../ui/lights";
import { MAP } from "../box";
import { Emblem } from "../emblems";
import { byName, forcesText, gameTexts, nameOf, t } from "../texts";
import { duneView, forcesIn, territoryOf } from "../view";
import { AnyTiles, Commit, PanelFrame, anyWordsOf, toggledIn } from "./common";

/** Words that a new player meets first where a place is chosen for one of these. */
const WORDS: Record<string, readonly string[]> = {
  accompany: ["advisors"],
  place_advisor: ["advisors"],
  place_worm: ["worm"],
  summon_worm: ["worm"],
};

/** An action that is about one place and nothing else. */
export function PlacePanel({ decision, act, refused, lights }: PanelProps) {
  const kinds = new Draft(decision.actions).kinds.filter((kind) => kind !== "pass");
  const draft = new Draft(decision.actions, kinds[0]);
  const field = draft.fields()[0] ?? "cell";
  const [chosen, choose] = useState<string | null>(null);
  const places = anyWordsOf(draft, field);
  const settled = chosen === null ? draft : draft.with(field, chosen);
  useLitChoice(lights, places, chosen, choose, nameOf);
  return (
    <PanelFrame refused={refused} words={WORDS[decision.kind] ?? []}>
      <p class="hint">{t("press-place")}</p>
      <Select
        label={t("place")}
        values={["", ...byName(places)]}
        value={chosen ?? ""}
        name={(one) => (one ? nameOf(one) : t("on-the-map"))}
        choose={(one) => choose(one || null)}
      />
      <Commit
        action={chosen === null ? null : settled.complete()}
        act={act}
        missing={t("choose-place")}
        orPass={decision}
      />
    </PanelFrame>
  );
}

interface BattleAction extends Action {
  cell: string;
  opponent: string;
}

/** Which battle comes next, with who stands against whom. */
export function BattleChoice({ view, seat, decision, act, refused, lights }: PanelProps) {
  const { table } = duneView(view);
  const battles = (list(decision.actions) ?? []) as BattleAction[];
  const [chosen, choose] = useState<Action | null>(battles.length === 1 ? battles[0]! : null);
  useLights(
    lights,
    Object.fromEntries(
      battles.map((battle) => [
        battle.cell,
        {
          label: gameTexts().act(battle),
          chosen: same(battle, chosen),
          press: () => choose(battle),
        },
      ]),
    ),
  );
  return (
    <PanelFrame refused={refused}>
      <ul class="dune-battles">
        {battles.map((battle) => {
          const { opponent } = battle;
          const territory = territoryOf(battle.cell);
          const cells = MAP.territories[territory]?.cells ?? [];
          return (
            <li key={JSON.stringify(battle)}>
              <Toggle class="tile" pressed={same(battle, chosen)} press={() => choose(battle)}>
                <b>{nameOf(territory)}</b>
                <span class="sides">
                  <Emblem seat={seat} size={22} /> {forcesText(forcesIn(table, seat, cells))}
                  <span>{t("against")}</span>
                  <Emblem seat={opponent} size={22} />{" "}
                  {forcesText(forcesIn(table, opponent, cells))}
                </span>
                <span class="unseen">{gameTexts().act(battle)}</span>
              </Toggle>
            </li>
          );
        })}
      </ul>
      <Commit action={chosen} act={act} missing={t("choose-battle")} />
    </PanelFrame>
  );
}

/** Where the Bene Gesserit will fight: any of their territories, or none. */
export function AnnouncePanel({ decision, act, refused, lights }: PanelProps) {
  const draft = new Draft(decision.actions);
  const field = draft.fields()[0]!;
  const space = draft.values(field) as Subsets;
  const pool = (list(space.subsets, 100) ?? []) as string[];
  const [chosen, choose] = useState<string[] | null>(null);
  useLightsFor(lights, pool, (place) => ({
    label: nameOf(place),
    chosen: chosen?.includes(place) ?? false,
    press: () => choose(toggledIn(pool, chosen, place)),
  }));
  return (
    <PanelFrame refused={refused} words={["advisors"]}>
      <p class="hint">{t("announce-hint")}</p>
      <AnyTiles
        label={t("announced")}
        pool={pool}
        chosen={chosen}
        choose={choose}
        none={t("announce-none")}
      />
      <Commit
        action={chosen === null ? null : draft.with(field, chosen).complete()}
        act={act}
        missing={t("choose-announced")}
        hint={chosen?.length === 0 && t("announce-none-cost")}
      />
    </PanelFrame>
  );
}
