/** The Nexus: alliances proposed, joined, declined and broken. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { same } from "../../core/space";
import type { Action } from "../../core/space";
import { isYou } from "../../core/texts";
import { Toggle } from "../../ui/controls";
import { useLightsFor } from "../../ui/lights";
import { Emblem } from "../emblems";
import { actText, nameOf, namesOf, t, whoAre } from "../texts";
import { alliesOf, duneView, stepOf } from "../view";
import type { DuneView, ProposalView } from "../view";
import { Answers } from "./answers";
import { Commit, PanelFrame, actionOf, valuesOf } from "./common";

export function NexusPanel({ view: anyView, seat, decision, act, refused, lights }: PanelProps) {
  const view = duneView(anyView);
  const proposals = stepOf(view, "nexus")?.proposals ?? [];
  const propose = new Draft(decision.actions, "propose_alliance");
  const circles = propose.kinds.includes("propose_alliance")
    ? (valuesOf(propose, "members") as string[][])
    : [];
  const [members, setMembers] = useState<string[]>([]);
  const [answer, setAnswer] = useState<Action | null>(null);
  const wanted = circles.find((circle) => same([...circle].sort(), [...members].sort()));
  const others = view.seats.filter((other) => circles.some((circle) => circle.includes(other)));
  const most = Math.max(0, ...circles.map((circle) => circle.length));
  const toggle = (other: string) => {
    setAnswer(null);
    setMembers(
      members.includes(other)
        ? members.filter((one) => one !== other)
        : [...members, other].slice(-most),
    );
  };
  const choose = (action: Action) => {
    setMembers([]);
    setAnswer(same(action, answer) ? null : action);
  };
  useLightsFor(lights, others, (other) => ({
    label: t("ally-with", { seat: nameOf(other) }),
    chosen: members.includes(other),
    press: () => toggle(other),
  }));
  const leave = actionOf(decision.actions, "leave_alliance");
  return (
    <PanelFrame refused={refused} words={["nexus"]}>
      <Alliances view={view} />
      {proposals.map((proposal) => (
        <Proposal
          key={proposal.proposer}
          proposal={proposal}
          decision={decision}
          chosen={answer}
          choose={choose}
        />
      ))}
      {leave && (
        <Toggle
          class="button button-plain"
          pressed={same(leave, answer)}
          press={() => choose(leave)}
        >
          {actText(leave)}
        </Toggle>
      )}
      {circles.length > 0 && (
        <fieldset class="dune-tiles">
          <legend>{t("propose-to")}</legend>
          <div class="tiles">
            {others.map((other) => (
              <Toggle
                key={other}
                class="tile seat-tile"
                pressed={members.includes(other)}
                press={() => toggle(other)}
              >
                <Emblem seat={other} size={36} /> {nameOf(other)}
              </Toggle>
            ))}
          </div>
        </fieldset>
      )}
      <Commit
        action={answer ?? (wanted ? propose.with("members", wanted).complete() : null)}
        act={act}
        missing={t(circles.length ? "choose-ally" : "choose-first")}
        hint={answer && consequence(answer, view, seat)}
        orPass={decision}
      />
    </PanelFrame>
  );
}

/** What an answer binds to, or gives up. */
function consequence({ kind }: Action, view: DuneView, seat: string): string {
  if (kind === "decline_alliance") return t("declining-costs");
  if (kind === "join_alliance") return t("joining-binds");
  const allies = namesOf(alliesOf(view.table, seat));
  return kind === "leave_alliance" ? t("leaving-costs", { allies }) : "";
}

function Alliances({ view }: { view: DuneView }) {
  const { alliances } = view.table;
  if (!alliances.length) return <p class="hint">{t("no-alliances")}</p>;
  return (
    <ul class="dune-alliances">
      {alliances.map((members) => (
        <li key={members.join()}>
          {members.map((member) => (
            <Emblem key={member} seat={member} size={24} />
          ))}{" "}
          {t("allied", { members: whoAre(members) })}
        </li>
      ))}
    </ul>
  );
}

function proposedBy({ proposer, members }: ProposalView): string {
  const seat = nameOf(proposer);
  const isForTwo = members.length === 2 && members.some(isYou);
  return isForTwo
    ? t("proposes-to-you", { seat })
    : t("proposes", { seat, members: whoAre(members) });
}

function Proposal(props: {
  proposal: ProposalView;
  decision: PanelProps["decision"];
  chosen: Action | null;
  choose: (action: Action) => void;
}) {
  const { proposal, decision, chosen, choose } = props;
  const answers = ["join_alliance", "decline_alliance"].flatMap((kind) => {
    const draft = new Draft(decision.actions, kind);
    const mine = draft.kinds.includes(kind) && draft.offers("proposer", proposal.proposer);
    return mine ? [draft.with("proposer", proposal.proposer).complete()!] : [];
  });
  return (
    <div class={`dune-proposal of-${proposal.proposer}`}>
      <p>
        {proposal.members.map((member) => (
          <Emblem key={member} seat={member} size={24} />
        ))}{" "}
        {proposedBy(proposal)}
      </p>
      <Answers answers={answers} chosen={chosen} choose={choose} />
    </div>
  );
}
