/** Offers that this seat may answer, as cards over the board: accept, refuse, or make a counter-offer. */

import { useState } from "preact/hooks";
import { Draft } from "../core/draft";
import type { OffersProps } from "../core/game-ui";
import { wanted } from "../core/wanted";
import { Button, IconButton } from "../ui/controls";
import { seatStyle } from "../ui/seat";
import { DealText } from "./decks";
import { Emblem } from "./emblems";
import { t } from "./texts";
import { duneView } from "./view";
import type { DealView } from "../wire/dune-view";

export function OfferCards({ view, act }: OffersProps) {
  const decision = view.decisions.find(({ kind }) => kind === "deal");
  if (!decision) return null;
  const answers = (deal: DealView, kind: string) => {
    const draft = new Draft(decision.actions, kind);
    const isOpen = draft.kinds.includes(kind) && draft.offers("number", deal.number);
    return isOpen ? draft.with("number", deal.number).complete() : null;
  };
  const open = duneView(view).table.deals.filter(({ taker }) => taker === null);
  return open.map((deal) => {
    const [accept, refuse] = [answers(deal, "accept_deal"), answers(deal, "refuse_deal")];
    if (!accept || !refuse) return null;
    return (
      <OfferCard
        key={deal.number}
        deal={deal}
        accept={() => act(accept)}
        refuse={() => act(refuse)}
      />
    );
  });
}

interface OfferCardProps {
  deal: DealView;
  accept: () => void;
  refuse: () => void;
}

function OfferCard({ deal, accept, refuse }: OfferCardProps) {
  const [isSure, setSure] = useState(false);
  const [isFolded, setFolded] = useState(false);
  if (isFolded) {
    return (
      <button type="button" onClick={() => setFolded(false)}>
        <Emblem seat={deal.giver} size={24} /> {t("offer-folded")}
      </button>
    );
  }
  return (
    <article class="offer-card" style={seatStyle(deal.giver)}>
      <p>
        <Emblem seat={deal.giver} size={24} /> <DealText deal={deal} />
      </p>
      <IconButton name={t("offer-later")} icon="close" onClick={() => setFolded(true)} />
      {isSure && <p class="hint">{t("accepting-binds")}</p>}
      <div class="form-buttons">
        <Button look={isSure ? "main" : "plain"} onClick={isSure ? accept : () => setSure(true)}>
          {t(isSure ? "offer-accept-sure" : "offer-accept")}
        </Button>
        <Button onClick={refuse}>{t("offer-refuse")}</Button>
        <Button onClick={() => (wanted.value = { kind: "deal", about: deal.giver })}>
          {t("offer-counter")}
        </Button>
      </div>
    </article>
  );
}
