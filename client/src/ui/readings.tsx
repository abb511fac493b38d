/** The readings of the rules: what the documents print of each, and what is played. */

import { ONLY_SET, printedWords, switchHint, switchName, valueName } from "../core/switches";
import type { Switch } from "../core/switches";
import { capitalize, t } from "../core/texts";
import { RuleLink } from "./refusal";
import { anchorOf } from "./rule-text";

/** Where they stand among the rules. */
export const READINGS = "chapter-readings";

interface ReadingsProps {
  game: string;
  switches: Switch[];
  cited: string;
}

export function Readings({ game, switches, cited }: ReadingsProps) {
  const sets = Object.keys(switches[0]?.presets ?? {});
  const documents = [...new Set(switches.flatMap(({ printed }) => Object.keys(printed)))];
  const nameOf = (set: string) =>
    set === ONLY_SET ? t("reading-default") : t(`mode-${game}-${set}`);
  const valueIn = ({ name, presets, nullable }: Switch, set: string) => {
    const value = presets[set] ?? null;
    return value === null && !nullable ? "–" : capitalize(valueName(game, name, value));
  };
  return (
    <section id={READINGS} tabIndex={-1}>
      <h2>{t("readings")}</h2>
      <p>{t("readings-hint")}</p>
      <div class="readings" tabIndex={0} role="group" aria-label={t("readings")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("reading")}</th>
              <th scope="col">{t("reading-printed")}</th>
              {sets.map((set) => (
                <th key={set} scope="col">
                  {nameOf(set)}
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
                  <td class="reading-printed">
                    <Printed game={game} one={one} documents={documents} />
                  </td>
                  {sets.map((set) => (
                    <td key={set} data-set={nameOf(set)}>
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

interface PrintedProps {
  game: string;
  one: Switch;
  documents: string[];
}

/** What each document says of a point, and where. */
function Printed({ game, one: { name, printed }, documents }: PrintedProps) {
  return (
    <dl>
      {documents.map((id) => {
        const document = t(`document-${game}-${id}`);
        const place = printed[id];
        return (
          <div key={id}>
            <dt>{place ? t("reading-at", { document, place }) : document}</dt>
            <dd>{place ? printedWords(game, name, id) : <em>{t("reading-silent")}</em>}</dd>
          </div>
        );
      })}
    </dl>
  );
}
