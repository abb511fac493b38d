/** Somebody wants to take back more than a seat may on its own. */

import type { Session } from "../core/session";
import { t, texts } from "../core/texts";
import type { Proposal as Open } from "../wire/protocol";
import { Button } from "./controls";

interface ProposalProps {
  game: string;
  seat: string;
  proposal: Open;
  session: Session;
}

export function Proposal({ game, seat, proposal, session }: ProposalProps) {
  const words = texts(game);
  const mine = proposal.seat === seat;
  const missing = proposal.missing.map((one) => words.name(one)).join(", ");
  return (
    <div class="proposal" role="alert">
      <p>
        {mine
          ? t("proposal-mine", { missing })
          : t("proposal", { seat: words.name(proposal.seat) })}
      </p>
      {!mine && proposal.missing.includes(seat) && (
        <Button look="main" onClick={() => session.consent(seat, true)}>
          {t("proposal-agree")}
        </Button>
      )}
      <Button onClick={() => session.consent(seat, false)}>
        {mine ? t("proposal-withdraw") : t("proposal-decline")}
      </Button>
    </div>
  );
}
