/** Before the plans: the Voice, Prescience, and what is shown to it. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import type { Json } from "../../core/space";
import { inHalves } from "../../core/texts";
import { nameOf, t } from "../texts";
import { duneView } from "../view";
import { BattleHead, LeaderTile, elementText } from "./battle";
import {
  Commit,
  FaceOr,
  FieldTiles,
  PanelFrame,
  Tiles,
  anyValuesOf,
  anyWordsOf,
  numbersOf,
  settle,
} from "./common";
import { Dial } from "./dial";

export function VoicePanel({ view, decision, act, refused }: PanelProps) {
  const [draft, setDraft] = useState(() => new Draft(decision.actions, "use_voice"));
  const { order, card } = draft.fixed;
  return (
    <PanelFrame refused={refused} words={["voice"]}>
      <BattleHead view={duneView(view)} />
      <FieldTiles
        label={t("voice-order")}
        draft={draft}
        field="order"
        change={setDraft}
        name={(one) => t(`voice-${one}-short`)}
      />
      <FieldTiles
        label={t("voice-about")}
        draft={draft}
        field="card"
        change={setDraft}
        name={nameOf}
      />
      <Commit
        action={order === undefined || card === undefined ? null : draft.complete()}
        act={act}
        missing={t(order === undefined ? "choose-order" : "choose-about")}
        orPass={decision}
      />
    </PanelFrame>
  );
}

export function PresciencePanel({ view, decision, act, refused }: PanelProps) {
  const [draft, setDraft] = useState(() => new Draft(decision.actions, "use_prescience"));
  const { element } = draft.fixed;
  return (
    <PanelFrame refused={refused} words={["prescience"]}>
      <BattleHead view={duneView(view)} />
      <FieldTiles
        label={t("prescience-about")}
        draft={draft}
        field="element"
        change={setDraft}
        name={(one) => t(`element-${one}`)}
      />
      <Commit
        action={element === undefined ? null : draft.complete()}
        act={act}
        missing={t("choose-about")}
        orPass={decision}
      />
    </PanelFrame>
  );
}

export function ShowElementPanel({ view, decision, act, refused }: PanelProps) {
  const [draft, setDraft] = useState(() => new Draft(decision.actions, "show_element"));
  const [element = ""] = anyWordsOf(draft, "element");
  const { value } = draft.fixed;
  const values = anyValuesOf(draft, "value");
  const show = (one: Json) => setDraft(settle(draft, "value", one));
  return (
    <PanelFrame refused={refused}>
      <BattleHead view={duneView(view)} />
      <p class="hint">{t("show-hint")}</p>
      {element === "number" ? (
        <Dial
          label={t("on-the-wheel")}
          values={numbersOf(new Draft(draft.space, draft.kind), "value")}
          value={value === undefined ? null : Number(value)}
          turn={show}
          write={inHalves}
        />
      ) : (
        <Tiles
          label={t(`element-${element}`)}
          values={values}
          value={value}
          choose={show}
          name={(one) => elementText(element, one)}
          face={(one) =>
            element === "leader" ? (
              <LeaderTile id={one as string | null} />
            ) : (
              <FaceOr none={elementText(element, null)} card={one as string | null} />
            )
          }
        />
      )}
      <Commit
        action={value === undefined && values.length > 1 ? null : draft.complete()}
        act={act}
        missing={t(element === "number" ? "choose-number" : "choose-shown")}
      />
    </PanelFrame>
  );
}
