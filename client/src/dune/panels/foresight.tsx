/** Before the plans: the Voice, Prescience, and what is shown to it. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import type { Json } from "../../core/space";
import { inHalves } from "../../core/texts";
import { TreacheryFace } from "../cards";
import { nameOf, say } from "../words";
import { actionOf, anyValuesOf, Commit, duneView, numbersOf, PanelFrame, settle, Tiles } from "./kit";
import { BattleHead, elementText, LeaderTile } from "./battle";
import { Dial } from "./dial";

export function VoicePanel({ view, decision, act, refused }: PanelProps) {
  const [draft, setDraft] = useState(() => new Draft(decision.actions, "use_voice"));
  const { order, card } = draft.fixed;
  return (
    <PanelFrame refused={refused}>
      <BattleHead view={duneView(view)} />
      <Tiles
        label={say("voice-order")}
        values={anyValuesOf(draft, "order")}
        value={order}
        choose={(one) => setDraft(settle(draft, "order", one))}
        name={(one) => say(`voice-${one}-short`)}
      />
      <Tiles
        label={say("voice-about")}
        values={anyValuesOf(draft, "card")}
        value={card}
        choose={(one) => setDraft(settle(draft, "card", one))}
        name={(one) => nameOf(String(one))}
      />
      <Commit
        action={order === undefined || card === undefined ? null : draft.complete()}
        act={act}
        instead={[actionOf(decision.actions, "pass")]}
      />
    </PanelFrame>
  );
}

export function PresciencePanel({ view, decision, act, refused }: PanelProps) {
  const [draft, setDraft] = useState(() => new Draft(decision.actions, "use_prescience"));
  const { element } = draft.fixed;
  return (
    <PanelFrame refused={refused}>
      <BattleHead view={duneView(view)} />
      <Tiles
        label={say("prescience-about")}
        values={anyValuesOf(draft, "element")}
        value={element}
        choose={(one) => setDraft(settle(draft, "element", one))}
        name={(one) => say(`element-${one}`)}
      />
      <Commit
        action={element === undefined ? null : draft.complete()}
        act={act}
        instead={[actionOf(decision.actions, "pass")]}
      />
    </PanelFrame>
  );
}

export function ShowElementPanel({ view, decision, act, refused }: PanelProps) {
  const [draft, setDraft] = useState(() => new Draft(decision.actions, "show_element"));
  const element = String(anyValuesOf(draft, "element")[0]);
  const { value } = draft.fixed;
  const values = anyValuesOf(draft, "value");
  const show = (one: Json) => setDraft(settle(draft, "value", one));
  return (
    <PanelFrame refused={refused}>
      <BattleHead view={duneView(view)} />
      <p class="hint">{say("show-hint")}</p>
      {element === "number" ? (
        <Dial
          label={say("on-the-wheel")}
          values={numbersOf(new Draft(draft.space, draft.kind), "value")}
          value={Number(value ?? values[0])}
          turn={show}
          write={inHalves}
        />
      ) : (
        <Tiles
          label={say(`element-${element}`)}
          values={values}
          value={value}
          choose={show}
          name={(one) => elementText(element, one)}
          face={(one) =>
            element === "leader" ? (
              <LeaderTile id={one as string | null} />
            ) : one === null ? (
              <span class="none">{elementText(element, null)}</span>
            ) : (
              <TreacheryFace id={String(one)} />
            )
          }
        />
      )}
      <Commit
        action={
          (element === "number" && value === undefined
            ? draft.with("value", values[0]!)
            : value === undefined
              ? null
              : draft
          )?.complete() ?? null
        }
        act={act}
      />
    </PanelFrame>
  );
}
