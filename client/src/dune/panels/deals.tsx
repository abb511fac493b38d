/** Deals and bribes: offers to answer, and one to make. */

import { useCallback, useEffect, useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { same } from "../../core/space";
import type { Action, Json } from "../../core/space";
import { capitalize } from "../../core/texts";
import { wanted } from "../../core/wanted";
import { Select, Stepper } from "../../ui/controls";
import { MAP } from "../box";
import { DealText, termsText } from "../decks";
import { Emblem } from "../emblems";
import { byName, nameOf, t } from "../texts";
import { duneView, territoryOf } from "../view";
import type { TermsView } from "../view";
import { Answers } from "./answers";
import { Commit, PanelFrame, anyWordsOrNoneOf, numbersOf, settle } from "./common";

export function DealPanel({ view: anyView, decision, act, refused }: PanelProps) {
  const view = duneView(anyView);
  const kinds = new Draft(decision.actions).kinds;
  const [answer, setAnswer] = useState<Action | null>(null);
  const open = view.table.deals.filter((deal) => deal.taker === null);
  return (
    <PanelFrame refused={refused}>
      {open.map((deal) => {
        const answers = ["accept_deal", "refuse_deal", "withdraw_deal"].flatMap((kind) => {
          const draft = new Draft(decision.actions, kind);
          return kinds.includes(kind) && draft.offers("number", deal.number)
            ? [draft.with("number", deal.number).complete()!]
            : [];
        });
        return (
          <div key={deal.number} class={`dune-proposal of-${deal.giver}`}>
            <p>
              <Emblem seat={deal.giver} size={24} /> <DealText deal={deal} />
            </p>
            <Answers
              answers={answers}
              chosen={answer}
              choose={(action) => setAnswer(same(action, answer) ? null : action)}
            />
          </div>
        );
      })}
      {answer ? (
        <Commit
          action={answer}
          act={act}
          hint={answer.kind === "accept_deal" && t("accepting-binds")}
        />
      ) : kinds.includes("offer_deal") ? (
        <OfferForm decision={decision} act={act} />
      ) : (
        <p class="hint">{t("no-more-offers")}</p>
      )}
    </PanelFrame>
  );
}

const EMPTY_OFFER: Record<string, Json> = {
  to: null,
  spice: 0,
  later: 0,
  promise: null,
  information: null,
  words: false,
  for_spice: 0,
  for_later: 0,
  for_promise: null,
  for_information: null,
  for_words: false,
};
const GIVEN = ["spice", "later", "promise", "information", "words"] as const;

function OfferForm({ decision, act }: Pick<PanelProps, "decision" | "act">) {
  const [draft, setDraft] = useState(() => new Draft(decision.actions, "offer_deal", EMPTY_OFFER));
  const change = useCallback(
    (field: string, value: Json) => setDraft((before) => refilled(settle(before, field, value))),
    [],
  );
  const want = wanted.value?.kind === "deal" ? wanted.value.about : null;
  useEffect(() => {
    if (want === null) return;
    setDraft((before) => refilled(settle(before, "to", want)));
    wanted.value = null;
  }, [want, change]);
  const receivers = anyWordsOrNoneOf(draft, "to");
  const says = [...GIVEN, ...GIVEN.map((field) => `for_${field}`)].some(
    (field) => draft.fixed[field],
  );
  return (
    <>
      <Select
        label={t("offer-to")}
        values={receivers.map((seat) => seat ?? "")}
        value={(draft.fixed["to"] as string | null) ?? ""}
        name={(seat) => (seat ? nameOf(seat) : t("to-all"))}
        choose={(seat) => change("to", seat || null)}
      />
      <div class="dune-offer">
        <TermsForm title={t("you-give")} prefix="" draft={draft} change={change} />
        <TermsForm title={t("you-get")} prefix="for_" draft={draft} change={change} />
      </div>
      <Commit
        action={says ? draft.complete() : null}
        act={act}
        label={t("make-offer")}
        missing={t("choose-terms")}
        hint={
          says
            ? t("offer-sum", { gives: termsIn(draft, ""), asks: termsIn(draft, "for_") })
            : t("offer-empty")
        }
      />
    </>
  );
}

/** One side of the offer so far, in words. */
function termsIn({ fixed }: Draft, prefix: string): string {
  const given = GIVEN.map((field) => [field, fixed[prefix + field] ?? null] as const);
  return termsText(Object.fromEntries(given) as unknown as TermsView);
}

/** What a change of the receiver has emptied is nothing again. */
function refilled(draft: Draft): Draft {
  return Object.entries(EMPTY_OFFER).reduce(
    (made, [field, empty]) =>
      field in made.fixed || !made.offers(field, empty) ? made : made.with(field, empty),
    draft,
  );
}

function TermsForm({
  title,
  prefix,
  draft,
  change,
}: {
  title: string;
  prefix: string;
  draft: Draft;
  change: (field: string, value: Json) => void;
}) {
  const field = (name: string) => prefix + name;
  const amount = (name: string) => numbersOf(draft, field(name));
  return (
    <fieldset class="dune-terms">
      <legend>{title}</legend>
      {["spice", "later"].map((name) => {
        const numbers = amount(name);
        const most = numbers.at(-1) ?? 0;
        return (
          most > 0 && (
            <Stepper
              key={name}
              label={t(name === "spice" ? "spice-now" : "spice-later")}
              value={Number(draft.fixed[field(name)] ?? 0)}
              low={0}
              high={most}
              step={(number) => change(field(name), number)}
            />
          )
        );
      })}
      <PromiseForm
        value={draft.fixed[field("promise")] ?? null}
        offered={anyWordsOrNoneOf(draft, field("promise"))}
        choose={(promise) => change(field("promise"), promise)}
      />
      <Select
        label={t("a-look")}
        values={anyWordsOrNoneOf(draft, field("information")).map((what) => what ?? "")}
        value={(draft.fixed[field("information")] as string | null) ?? ""}
        name={(what) => (what ? capitalize(nameOf(what)) : t("terms-nothing"))}
        choose={(what) => change(field("information"), what || null)}
      />
      <label class="dune-check">
        <input
          type="checkbox"
          checked={draft.fixed[field("words")] === true}
          onChange={({ currentTarget }) => change(field("words"), currentTarget.checked)}
        />
        {t("terms-words")}
      </label>
    </fieldset>
  );
}

/** A promise: first what, then where. */
function PromiseForm({
  value,
  offered,
  choose,
}: {
  value: Json;
  offered: (string | null)[];
  choose: (promise: string | null) => void;
}) {
  const [what = "", where = ""] = typeof value === "string" ? value.split("@") : [];
  const kinds = [...new Set(offered.map((promise) => promise?.split("@")[0] ?? ""))];
  const places = offered.flatMap((promise) =>
    promise?.startsWith(`${what}@`) ? [promise.slice(what.length + 1)] : [],
  );
  const sorted = byName(places);
  const first = (kind: string) =>
    offered.find((promise) => promise === kind || promise?.startsWith(`${kind}@`)) ?? null;
  return (
    <>
      <Select
        label={t("a-promise")}
        values={kinds}
        value={what}
        name={(kind) => (kind ? t(`promise-${kind.replaceAll("_", "-")}`) : t("terms-nothing"))}
        choose={(kind) => choose(kind ? first(kind) : null)}
      />
      {sorted.length > 0 && (
        <Select
          label={t("place")}
          values={sorted}
          value={where}
          name={(place) => nameOf(MAP.territories[territoryOf(place)] ? territoryOf(place) : place)}
          choose={(place) => choose(`${what}@${place}`)}
        />
      )}
    </>
  );
}
