/** What is answered for one in an auction, and what could be. Nobody else learns of it. */

import type { ComponentChildren } from "preact";
import { Draft } from "../../core/draft";
import type { Decision } from "../../core/game-ui";
import type { Action } from "../../core/space";
import { Button } from "../../ui/controls";
import { actText, t } from "../texts";
import type { DuneView } from "../view";

interface BidForMeProps {
  view: DuneView;
  seat: string;
  act: (action: Action) => void;
  /** Beside the two ways to pass. */
  children?: ComponentChildren;
}

export function BidForMe({ view, seat, act, children }: BidForMeProps) {
  const auction = offered(view, "auction");
  if (!auction) return null;
  const standing = view.table.factions[seat]?.standing ?? [];
  const passes = [standingBid(auction, 0, "card"), standingBid(auction, 0, "phase")];
  return (
    <fieldset class="dune-standing">
      <legend>{t("bid-for-me")}</legend>
      <PresentBid auction={auction} seat={seat} standing={standing} act={act} />
      <div class="standing-ways">
        {children}
        {passes.map(
          (action) =>
            action && (
              <Button key={action["until"]} onClick={() => act(action)}>
                {actText(action)}
              </Button>
            ),
        )}
      </div>
      <WithoutMeans decision={offered(view, "standing")} standing={standing} act={act} />
    </fieldset>
  );
}

const offered = (view: DuneView, kind: string): Decision | undefined =>
  view.decisions.find((decision) => decision.kind === kind);

interface UpToProps {
  view: DuneView;
  act: (action: Action) => void;
  /** The number that was chosen, if one was. */
  most: number | null;
}

/** To bid as far as was chosen; it says so while nothing is. */
export function UpTo({ view, act, most }: UpToProps) {
  const auction = offered(view, "auction");
  const bid = auction && most !== null ? standingBid(auction, most, "card") : null;
  return (
    <Button disabled={!bid} onClick={() => bid && act(bid)}>
      {t("bid-up-to", { most: bid ? most : "…" })}
    </Button>
  );
}

interface PresentBidProps {
  auction: Decision;
  seat: string;
  standing: readonly string[];
  act: (action: Action) => void;
}

function PresentBid({ auction, seat, standing, act }: PresentBidProps) {
  const bid = standing.map((entry) => bidIn(seat, entry)).find(Boolean);
  const drop = new Draft(auction.actions, "drop_standing");
  const dropped = drop.kinds.includes("drop_standing") ? drop.complete() : null;
  if (!bid || !dropped) return null;
  return (
    <p class="standing-said" role="status">
      <span>{t("you-said", { what: actText(bid) })}</span>
      <Button look="quiet" onClick={() => act(dropped)}>
        {t("withdraw")}
      </Button>
    </p>
  );
}

/** What was said, if an entry is about an auction: `bid<=7@card`. */
function bidIn(seat: string, entry: string): Action | null {
  const [, most, until] = /^bid<=(\d+)@(\w+)$/.exec(entry) ?? [];
  return most && until ? { kind: "standing_bid", seat, most: Number(most), until } : null;
}

/** To bid so much at most, or to pass with 0; null where that cannot be said. */
export function standingBid({ actions }: Decision, most: number, until: string): Action | null {
  const draft = new Draft(actions, "standing_bid");
  if (!draft.kinds.includes("standing_bid") || !draft.offers("until", until)) return null;
  const timed = draft.with("until", until);
  return timed.offers("most", most) ? timed.with("most", most).complete() : null;
}

interface WithoutMeansProps {
  decision: Decision | undefined;
  standing: readonly string[];
  act: (action: Action) => void;
}

/** Pass whenever nothing else is possible. */
function WithoutMeans({ decision, standing, act }: WithoutMeansProps) {
  const stands = standing.some((entry) => entry.startsWith("no_means@"));
  const draft = decision && new Draft(decision.actions, stands ? "drop_standing" : "set_standing");
  const about = draft?.offers("what", "no_means") ? draft.with("what", "no_means") : null;
  const action = (stands ? about : about?.with("until", "game"))?.complete();
  if (!action && !stands) return null;
  return (
    <label class="dune-check">
      <input
        type="checkbox"
        checked={stands}
        disabled={!action}
        onChange={() => action && act(action)}
      />
      {t("pass-without-means")}
    </label>
  );
}
