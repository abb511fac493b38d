/** From the reserves to one place: where to, how many, and what that costs. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import { capitalize } from "../../core/texts";
import { useLitChoice } from "../../ui/lights";
import { rateTo } from "../box";
import { TreacheryFace } from "../cards";
import { forcesText, nameOf, t } from "../texts";
import { duneView } from "../view";
import { Commit, Tiles, anyWordsOf, costOf, numbersOf, settle } from "./common";
import { Count } from "./count";
import type { FormProps } from "./movement";
import { Bill, priceOf } from "./shipping-price";
import { There } from "./there";
import { PlaceStep, Way, WayStep } from "./way";

const KINDS = ["forces", "specials"];

export function ReserveForm({ view, seat, decision, act, lights, kind, pass }: FormProps) {
  const dune = duneView(view);
  const [draft, setDraft] = useState(() => new Draft(decision.actions, kind));
  const cell = draft.fixed["cell"] as string | undefined;
  const cells = anyWordsOf(draft, "cell");
  const filled = withRest(draft);
  const go = (to: string) => setDraft(to ? settle(draft, "cell", to) : draft.without("cell"));
  useLitChoice(lights, cells, cell, go, (one) => t("ship-to", { place: nameOf(one) }));
  const number = KINDS.reduce((sum, field) => sum + Number(filled.fixed[field] ?? 0), 0);
  const most = KINDS.reduce((sum, field) => sum + mostOf(draft, field), 0);
  const reserves = dune.table.factions[seat]?.reserves ?? [0, 0];
  const freight = { kind, number, rate: cell === undefined ? 0 : rateTo(cell) };
  return (
    <>
      <Way>
        <PlaceStep
          label={t("destination")}
          cells={cells}
          cell={cell}
          go={go}
          done={cell !== undefined}
          now
        />
        <WayStep done={number > 0} now={cell !== undefined}>
          <span>
            <small>{t("how-many")}</small>{" "}
            {t("of-reserves", { number: most, reserves: forcesText(reserves) })}
          </span>
        </WayStep>
      </Way>
      {KINDS.map((field) => (
        <Amount key={field} {...{ draft, filled, field, seat }} change={setDraft} />
      ))}
      {draft.fields().includes("card") && (
        <Tiles
          label={t("karama-card")}
          values={anyWordsOf(draft, "card")}
          value={filled.fixed["card"] as string | undefined}
          choose={(card) => setDraft(settle(draft, "card", card))}
          name={nameOf}
          face={(card) => <TreacheryFace id={card} />}
        />
      )}
      {cell !== undefined && number > 0 && <Bill view={dune} seat={seat} freight={freight} />}
      {cell !== undefined && <There table={dune.table} seat={seat} cell={cell} />}
      <Commit
        action={cell === undefined ? null : filled.complete()}
        act={act}
        label={t(kind === "arrive" ? "go-arrive" : "go-ship", {
          number,
          price: priceOf(dune, freight),
        })}
        missing={t(
          cell === undefined ? "choose-destination" : number ? "choose-card" : "choose-how-many",
        )}
        instead={[pass]}
        insteadLabel={t("pass-ship")}
        cost={costOf(decision)}
        hint={cell === undefined && t("press-destination")}
      />
    </>
  );
}

/** With none of the kind of forces that nobody mentioned, once a number of the other is said. */
function withRest(draft: Draft): Draft {
  const kinds = KINDS.filter((field) => draft.fields().includes(field));
  if (!kinds.some((field) => field in draft.fixed)) return draft;
  return kinds.reduce(
    (made, field) => (field in made.fixed || !made.offers(field, 0) ? made : made.with(field, 0)),
    draft,
  );
}

/** The numbers of a field, wherever one goes or to the chosen place. */
function amountsOf(draft: Draft, field: string): number[] {
  const { cell } = draft.fixed;
  return numbersOf(new Draft(draft.space, draft.kind, cell === undefined ? {} : { cell }), field);
}

const mostOf = (draft: Draft, field: string): number => amountsOf(draft, field).at(-1) ?? 0;

interface AmountProps {
  draft: Draft;
  filled: Draft;
  field: string;
  seat: string;
  change: (draft: Draft) => void;
}

function Amount({ draft, filled, field, seat, change }: AmountProps) {
  const numbers = amountsOf(draft, field);
  const high = numbers.at(-1) ?? 0;
  if (high === 0) return null;
  return (
    <Count
      label={capitalize(nameOf(field))}
      value={(filled.fixed[field] as number | undefined) ?? null}
      low={numbers[0] ?? 0}
      high={high}
      special={field === "specials"}
      seat={seat}
      step={(value) => change(settle(filled, field, value))}
    />
  );
}
