/** The rule sets beside each other: every switch, and what each of them says. */

import { switchHint, switchName, valueName } from "../core/switches";
import type { Switch } from "../core/switches";
import { capitalize, t } from "../core/texts";
import { RuleLink } from "./refusal";
import { anchorOf } from "./rule-text";

interface RuleSetsProps {
  game: string;
  switches: Switch[];
  cited: string;
}

export function RuleSets({ game, switches, cited }: RuleSetsProps) {
  const sets = Object.keys(switches[0]?.presets ?? {});
  const valueIn = ({ name, presets, nullable }: Switch, set: string) => {
    const value = presets[set] ?? null;
    return value === null && !nullable ? "–" : capitalize(valueName(game, name, value));
  };
  return (
    <section id="chapter-switches" tabIndex={-1}>
      <h2>{t("house-rules")}</h2>
      <p>{t("rule-sets-hint")}</p>
      <div class="rule-sets" tabIndex={0} role="group" aria-label={t("house-rules")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("house-rule")}</th>
              {sets.map((set) => (
                <th key={set} scope="col">
                  {t(`mode-${game}-${set}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {switches.map((one) => {
              const anchor = anchorOf(one.name);
              return (
                <tr
                  key={one.name}
                  id={anchor}
                  tabIndex={-1}
                  data-cited={cited === anchor || undefined}
                >
                  <th scope="row">
                    {switchName(game, one.name)}
                    <p class="hint">{switchHint(game, one.name)}</p>
                    <RuleLink game={game} rule={one.rule} />
                  </th>
                  {sets.map((set) => (
                    <td key={set} data-set={t(`mode-${game}-${set}`)}>
                      {valueIn(one, set)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
