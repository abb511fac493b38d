/** What the deal is made from: the sealed seed, and a word of every player. */

import { Fragment } from "preact";
import { isPerson, matchesCommitments } from "../core/commit-reveal";
import { t } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { SeatName } from "./seat";

/** One line; behind it all that players can compare with each other. */
export function Commitments({ table }: { table: TableInfo }) {
  const committed = table.seats.filter(
    ({ commitment, word }) => commitment !== null || word !== null,
  );
  if (!committed.length) return null;
  const all = table.seats.filter((seated) => committed.includes(seated) || isPerson(seated)).length;
  const given = committed.filter(({ word }) => word !== null).length;
  return (
    <>
      <details class="words">
        <summary class="hint">{t("words", { given, all })}</summary>
        <p class="hint">{t("words-hint")}</p>
        <dl>
          {committed.map(({ seat, commitment, word }) => (
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
      {!matchesCommitments(table) && <p role="alert">{t("words-broken")}</p>}
    </>
  );
}
