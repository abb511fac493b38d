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
  // Nothing to stop it with leaves one answer; whoever could stop it is asked often, and mostly lets it be.
  const hasCard = cards.length > 0;
  const [card, setCard] = useState<string | null>(null);
  const toggle = (one: string) => setCard(one === card ? null : one);
  const letBe = draft.with("card", null).complete();
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
      {hasCard ? (
        <div class="tiles">
          {cards.map((one) => (
            <Toggle key={one} class="tile" pressed={one === card} press={() => toggle(one)}>
              <TreacheryFace id={one} />
            </Toggle>
          ))}
        </div>
      ) : (
        <p class="hint">{t("no-karama")}</p>
      )}
      <Commit
        action={hasCard && card === null ? null : draft.with("card", card).complete()}
        act={act}
        missing={t("choose-stop")}
        {...(hasCard && {
          instead: [letBe],
          insteadLabel: t("let-it-be"),
          cost: costOf(decision),
        })}
      />
    </PanelFrame>
  );
}
