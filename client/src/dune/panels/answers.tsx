/** The answers to what somebody proposes, one of which may be chosen. */

import { same } from "../../core/space";
import type { Action } from "../../core/space";
import { Toggle } from "../../ui/controls";
import { t } from "../texts";

interface AnswersProps {
  answers: readonly Action[];
  chosen: Action | null;
  choose: (action: Action) => void;
}

export function Answers({ answers, chosen, choose }: AnswersProps) {
  return (
    <div class="form-buttons">
      {answers.map((action) => (
        <Toggle
          key={action.kind}
          class="button button-plain"
          pressed={same(action, chosen)}
          press={() => choose(action)}
        >
          {t(`answer-${action.kind.replaceAll("_", "-")}`)}
        </Toggle>
      ))}
    </div>
  );
}
