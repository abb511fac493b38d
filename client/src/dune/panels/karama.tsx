/** Whether a Karama stops an advantage. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { sentence } from "../../ui/form";
import { TreacheryFace } from "../cards";
import { Emblem, Sign } from "../emblems";
import { stepOf } from "../view";
import { nameOf, say } from "../words";
import { Commit, duneView, PanelFrame, useLights, valuesOf } from "./kit";

/** An advantage is being used: stop it with a Karama, or let it be. */
export function RespondPanel({ view: anyView, decision, act, refused, lights }: PanelProps) {
  const view = duneView(anyView);
  const step = stepOf<{ advantage: string; owner: string }>(view, "respond");
  const draft = new Draft(decision.actions, "respond");
  const cards = (valuesOf(draft, "card") as (string | null)[]).filter(
    (card): card is string => card !== null,
  );
  const [card, setCard] = useState<string | null>(null);
  useLights(
    lights,
    Object.fromEntries(
      cards.map((one) => [
        one,
        {
          label: say("stop-with", { card: nameOf(one) }),
          chosen: one === card,
          press: () => setCard(one === card ? null : one),
        },
      ]),
    ),
    [card],
  );
  return (
    <PanelFrame refused={refused}>
      {step && (
        <section class={`dune-window of-${step.owner}`}>
          <Emblem seat={step.owner} size={40} />
          <div>
            <small>{say("advantage-of", { seat: nameOf(step.owner) })}</small>
            <p>{sentence(nameOf(step.advantage))}</p>
          </div>
          <Sign name="karama" size={28} />
        </section>
      )}
      {cards.length > 0 ? (
        <div class="tiles">
          {cards.map((one) => (
            <button
              key={one}
              type="button"
              class="tile"
              aria-pressed={one === card}
              onClick={() => setCard(one === card ? null : one)}
            >
              <TreacheryFace id={one} />
            </button>
          ))}
        </div>
      ) : (
        <p class="hint">{say("no-karama")}</p>
      )}
      <Commit action={draft.with("card", card).complete()} act={act} />
    </PanelFrame>
  );
}
