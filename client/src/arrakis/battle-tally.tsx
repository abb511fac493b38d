/** The battle in figures, beside what is decided about it: who stands, dice, swords, shields, hits. */

import type { GameEvent, View } from "../core/game-ui";
import { EMPTY, Figures, diceOf } from "./battle";
import { battleHistory, totalOf } from "./battle-history";
import type { Rolled } from "./battle-history";
import { Icon } from "./glyphs";
import { Emblem } from "./secrets";
import { isYours, nameOf, t } from "./texts";
import { stepWith, tableOf } from "./view";
import type { Side } from "./view";

export function Tally({ view, events }: { view: View; events: readonly GameEvent[] }) {
  const battle = stepWith(view, "battle")?.battle;
  const history = battleHistory(events);
  if (!battle || !history) return null;
  const table = tableOf(view);
  const legionOf = (side: Side) => table.legions[side][history.at[side]] ?? EMPTY;
  return (
    <table class="a-tally">
      <thead>
        <tr>
          <th scope="col">
            <span class="a-unseen">{t("a-side")}</span>
          </th>
          <th scope="col">{t("a-dice-word")}</th>
          <th scope="col">
            <Icon id="sword" label={t("a-swords")} />
          </th>
          <th scope="col">
            <Icon id="shield" label={t("a-shields")} />
          </th>
          <th scope="col">{t("a-hits-word")}</th>
        </tr>
      </thead>
      <tbody>
        {[history.attacker, history.defender].map((side) => {
          const rolled = battle.rolls ? history.rolls[side] : undefined;
          const dice = rolled?.dice.length ?? diceOf(battle, side, table, legionOf(side));
          return (
            <tr key={side} class={side}>
              <th scope="row">
                <span class="a-tally-side">
                  <Emblem seat={side} size={26} />
                  <span>
                    {isYours(side) ? t("a-you") : nameOf(side)}
                    <Figures legion={legionOf(side)} side={side} />
                  </span>
                </span>
              </th>
              <td>{dice}</td>
              <Rolls rolled={rolled} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Swords and shields with what leaders added, and the hits that came through. */
function Rolls({ rolled }: { rolled: Rolled | undefined }) {
  if (!rolled)
    return (
      <td colSpan={3} class="a-none">
        {t("a-not-rolled")}
      </td>
    );
  const { hits, shields } = totalOf(rolled);
  const { suffered } = rolled;
  return (
    <>
      <td>{hits}</td>
      <td>{shields}</td>
      <td class={suffered ? "a-struck" : ""}>{suffered ?? "–"}</td>
    </>
  );
}
