/** The Nexus: alliances proposed, joined, declined and broken. */

import { useState } from "preact/hooks";
import { Draft } from "../../core/draft";
import type { PanelProps } from "../../core/game-ui";
import { same, type Action } from "../../core/space";
import { Button } from "../../ui/controls";
import { sentence } from "../../ui/form";
import { Emblem } from "../emblems";
import { stepOf, type DuneView } from "../view";
import { nameOf, namesOf, say, words } from "../words";
import { actionOf, Commit, duneView, PanelFrame, useLights, valuesOf } from "./kit";

interface Nexus {
  proposals: { proposer: string; members: string[]; agreed: string[] }[];
}

export function NexusPanel({ view: anyView, seat, decision, act, refused, lights }: PanelProps) {
  const view = duneView(anyView);
  const proposals = stepOf<Nexus>(view, "nexus")?.proposals ?? [];
  const propose = new Draft(decision.actions, "propose_alliance");
  const circles = propose.kinds.includes("propose_alliance")
    ? (valuesOf(propose, "members") as string[][])
    : [];
  const [members, setMembers] = useState<string[]>([]);
  const wanted = circles.find((circle) => same([...circle].sort(), [...members].sort()));
  const others = view.seats.filter((other) => circles.some((circle) => circle.includes(other)));
  const most = Math.max(0, ...circles.map((circle) => circle.length));
  const toggle = (other: string) =>
    setMembers(
      members.includes(other) ? members.filter((one) => one !== other) : [...members, other].slice(-most),
    );
  useLights(
    lights,
    Object.fromEntries(
      others.map((other) => [
        other,
        {
          label: say("ally-with", { seat: nameOf(other) }),
          chosen: members.includes(other),
          press: () => toggle(other),
        },
      ]),
    ),
    [members],
  );
  const leave = actionOf(decision.actions, "leave_alliance");
  return (
    <PanelFrame refused={refused}>
      <Alliances view={view} />
      {proposals.map((proposal) => (
        <Proposal key={proposal.proposer} proposal={proposal} seat={seat} decision={decision} act={act} />
      ))}
      {leave && <Button onClick={() => act(leave)}>{sentence(words().act(leave))}</Button>}
      {circles.length > 0 && (
        <fieldset class="dune-tiles">
          <legend>{say("propose-to")}</legend>
          <div class="tiles">
            {others.map((other) => (
              <button
                key={other}
                type="button"
                class="tile seat-tile"
                aria-pressed={members.includes(other)}
                onClick={() => toggle(other)}
              >
                <Emblem seat={other} size={36} /> {nameOf(other)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <Commit
        action={wanted ? propose.with("members", wanted).complete() : null}
        act={act}
        label={wanted ? undefined : say("choose-ally")}
        instead={[actionOf(decision.actions, "pass")]}
      />
    </PanelFrame>
  );
}

function Alliances({ view }: { view: DuneView }) {
  const { alliances } = view.table;
  if (!alliances.length) return <p class="hint">{say("no-alliances")}</p>;
  return (
    <ul class="dune-alliances">
      {alliances.map((members) => (
        <li key={members.join()}>
          {members.map((member) => (
            <Emblem key={member} seat={member} size={24} />
          ))}{" "}
          {namesOf(members)}
        </li>
      ))}
    </ul>
  );
}

function Proposal(props: {
  proposal: Nexus["proposals"][number];
  seat: string;
  decision: PanelProps["decision"];
  act(action: Action): void;
}) {
  const { proposal, decision, act } = props;
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
        {say("proposes", { seat: nameOf(proposal.proposer), members: namesOf(proposal.members) })}
      </p>
      <div class="form-buttons">
        {answers.map((action, place) => (
          <Button key={action.kind} look={place ? "quiet" : "main"} onClick={() => act(action)}>
            {sentence(nameOf(action.kind))}
          </Button>
        ))}
      </div>
    </div>
  );
}
