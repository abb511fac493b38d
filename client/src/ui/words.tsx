/** Where the cards come from: the sealed seed, and a word of every player. */

import { Fragment } from "preact";
import { t } from "../core/texts";
import { isAsSeen, isExpected } from "../core/words";
import type { TableInfo } from "../wire/protocol";
import { SeatName } from "./seat";

/** One quiet line; behind it all that can be compared by voice. */
export function Words({ table }: { table: TableInfo }) {
  const said = table.seats.filter(({ commitment, word }) => commitment !== null || word !== null);
  if (!said.length) return null;
  const all = table.seats.filter((seated) => said.includes(seated) || isExpected(seated)).length;
  const given = said.filter(({ word }) => word !== null).length;
  return (
    <>
      <details class="words">
        <summary class="hint">{t("words", { given, all })}</summary>
        <p class="hint">{t("words-hint")}</p>
        <dl>
          {said.map(({ seat, commitment, word }) => (
            <Fragment key={seat}>
              <dt>
                <SeatName game={table.game} seat={seat} />
              </dt>
              <dd>
                {word === null ? (
                  t("words-missing")
                ) : (
                  <code>{`landsraad word ${seat} ${word}`}</code>
                )}
              </dd>
              {commitment !== null && (
                <dd>
                  <code>{commitment}</code>
                </dd>
              )}
            </Fragment>
          ))}
        </dl>
      </details>
      {!isAsSeen(table) && <p role="alert">{t("words-broken")}</p>}
    </>
  );
}
