/** Whether a Karama stops an advantage. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { capitalize } from "../../core/texts";
import { Toggle } from "../../ui/controls";
import { useLitChoice } from "../../ui/lights";
import { TreacheryFace } from "../cards";
import { Emblem, Sign } from "../emblems";
import { nameOf, t } from "../texts";
import { duneView, stepOf } from "../view";
import { Commit, PanelFrame, anyWordsOrNoneOf, costOf } from "./common";

/** An advantage is being used: stop it with a Karama, or let it be. */
export function RespondPanel({ view: anyView, decision, act, refused, lights }: PanelProps) {
  const view = duneView(anyView);
  const step = stepOf(view, "respond");
  const draft = new Draft(decision.actions, "respond");
  const cards = anyWordsOrNoneOf(draft, "card").filter((card) => card !== null);
  // Nothing to stop it with leaves one answer; whoever could stop it says so if they do not.
  const [card, setCard] = useState<string | null | undefined>(cards.length ? undefined : null);
  const toggle = (one: string | null) => setCard(one === card ? undefined : one);
  useLitChoice(lights, cards, card, toggle, (one) => t("stop-with", { card: nameOf(one) }));
  return (
    <PanelFrame refused={refused} words={["karama"]}>
      {step && (
        <section class={`dune-window of-${step.owner}`}>
          <Emblem seat={step.owner} size={40} />
          <div>
            <small>{t("advantage-of", { seat: nameOf(step.owner) })}</small>
            <p>{capitalize(nameOf(step.advantage))}</p>
          </div>
          <Sign name="karama" size={28} />
        </section>
      )}
      {cards.length > 0 ? (
        <div class="tiles">
          {cards.map((one) => (
            <Toggle key={one} class="tile" pressed={one === card} press={() => toggle(one)}>
              <TreacheryFace id={one} />
            </Toggle>
          ))}
          <Toggle class="tile" pressed={card === null} press={() => toggle(null)}>
            <span class="none">{t("let-it-be")}</span>
          </Toggle>
        </div>
      ) : (
        <p class="hint">{t("no-karama")}</p>
      )}
      <Commit
        action={card === undefined ? null : draft.with("card", card).complete()}
        act={act}
        missing={t("choose-stop")}
        hint={cards.length > 0 && card === null && costOf(decision)}
      />
    </PanelFrame>
  );
}
