/** Cards: our own faces with our own words. */

import type { Light } from "../core/game-ui";
import { BANS, LEADERS, OBJECTIVES, PLANNING, PRESCIENCE, TACTICS, TOKENS, isReconstructed } from "./box";
import { Pressable } from "./dice";
import { Icon } from "./glyphs";
import { MARKERS } from "./view";
import { capital, letterOf, nameOf, say, told } from "./words";

interface CardProps {
  id: string;
  light?: Light | undefined;
  /** Shows it larger, where it is not lit. */
  look?: (() => void) | undefined;
  /** A smaller face with the name alone. */
  brief?: boolean;
  note?: preact.ComponentChildren;
}

const ProvenanceNote = ({ item }: { item: Parameters<typeof isReconstructed>[0] }) =>
  isReconstructed(item) ? (
    <span class="a-card-source">{say("a-reconstructed", { whole: item.source === "reconstructed" })}</span>
  ) : null;

/** Any card of the box by its id. */
export function Card(props: CardProps) {
  if (PLANNING.has(props.id)) return <PlanningFace {...props} />;
  if (PRESCIENCE.has(props.id)) return <PrescienceFace {...props} />;
  if (LEADERS.has(props.id)) return <LeaderFace {...props} />;
  if (OBJECTIVES.has(props.id)) return <ObjectiveFace {...props} />;
  if (TACTICS.has(props.id)) return <TacticsFace {...props} />;
  return BANS.has(props.id) ? <BanFace {...props} /> : null;
}

export const isCard = (id: string): boolean =>
  [PLANNING, PRESCIENCE, LEADERS, OBJECTIVES, TACTICS].some((cards) => cards.has(id));

function Face(
  props: CardProps & { colour: string; emblem: string; kind: string; children?: preact.ComponentChildren },
) {
  const { id, light, look, brief, colour, emblem, kind, note, children } = props;
  return (
    <Pressable light={light} look={look} wordy class={`a-card ${colour}${brief ? " brief" : ""}`}>
      <span class="a-card-head">
        <Icon id={emblem} />
        <span class="a-card-name">{nameOf(id)}</span>
      </span>
      {brief ? null : (
        <span class="a-card-body">
          <span class="a-card-kind">{kind}</span>
          {children}
        </span>
      )}
      {note ? <span class="a-card-note">{note}</span> : null}
    </Pressable>
  );
}

function PlanningFace(props: CardProps) {
  const card = PLANNING.get(props.id)!;
  return (
    <Face {...props} colour={`planning ${card.deck}`} emblem={card.deck} kind={nameOf(card.deck)}>
      <span class="a-card-text">{told(card, "effect")}</span>
      {card.solo_override && (
        <span class="a-card-solo">{say("a-solo", { effect: told(card.solo_override, "effect") })}</span>
      )}
      <ProvenanceNote item={card} />
    </Face>
  );
}

/** The steps that a prescience card gives, as the signs of the markers. */
export function Advance({ steps }: { steps: Record<string, number> }) {
  const given = Object.entries(steps).filter(([, number]) => number > 0);
  return (
    <span class="a-advance">
      {given.map(([marker, number]) => (
        <span key={marker} class={`a-step-gain ${marker}`} role="img" aria-label={`${nameOf(marker)} +${number}`}>
          <Icon id={marker} />+{number}
        </span>
      ))}
    </span>
  );
}

function PrescienceFace(props: CardProps) {
  const card = PRESCIENCE.get(props.id)!;
  return (
    <Face {...props} colour="prescience" emblem="prescience" kind={capital(nameOf("prescience"))}>
      <Advance steps={card.advance} />
      <span class="a-card-text">{told(card, "effect")}</span>
      <ProvenanceNote item={card} />
    </Face>
  );
}

/** What a leader's strip turns specials into. */
export function Strip({ combat }: { combat: { hits: number; shields: number } }) {
  return (
    <span class="a-strip" role="img" aria-label={say("a-strip", combat)}>
      {Array.from({ length: combat.hits }, (_, place) => (
        <Icon key={`h${place}`} id="sword" />
      ))}
      {Array.from({ length: combat.shields }, (_, place) => (
        <Icon key={`s${place}`} id="shield" />
      ))}
    </span>
  );
}

function LeaderFace(props: CardProps) {
  const leader = LEADERS.get(props.id)!;
  return (
    <Face
      {...props}
      colour={`leader ${leader.subfaction}`}
      emblem={leader.subfaction}
      kind={leader.slot ? capital(nameOf(leader.slot)) : ""}
    >
      {leader.combat && <Strip combat={leader.combat} />}
      {leader.special_action && <span class="a-card-text">{told(leader, "special_action")}</span>}
      {leader.requires_figure_on_board && <span class="a-card-small">{say("a-needs-figure")}</span>}
      <ProvenanceNote item={leader} />
    </Face>
  );
}

function ObjectiveFace(props: CardProps) {
  const objective = OBJECTIVES.get(props.id)!;
  return (
    <Face {...props} colour="objective" emblem="objective" kind={say("a-objective")}>
      <span class="a-targets">
        {MARKERS.map((marker) => (
          <span
            key={marker}
            class={`a-step-gain ${marker}`}
            role="img"
            aria-label={`${nameOf(marker)} ${objective.targets[marker]}`}
          >
            <Icon id={marker} />
            {objective.targets[marker]}
          </span>
        ))}
      </span>
      <ProvenanceNote item={objective} />
    </Face>
  );
}

function TacticsFace(props: CardProps) {
  const card = TACTICS.get(props.id)!;
  return (
    <Face {...props} colour="tactics" emblem="harkonnen" kind={say("a-tactics")}>
      <span class="a-card-text">
        {say("a-tactics-text", { sector: nameOf(card.sector), sietch: nameOf(card.sietch) })}
      </span>
      <ProvenanceNote item={card} />
    </Face>
  );
}

function BanFace(props: CardProps) {
  const ban = BANS.get(props.id)!;
  return (
    <Face {...props} colour="ban" emblem={ban.id} kind={say("a-ban")}>
      <span class="a-card-text">{told(ban, "effect")}</span>
      <ProvenanceNote item={ban} />
    </Face>
  );
}

const FIGURES = new Set(["regular", "elite", "special", "troop", "generic"]);

/** A figure in a panel: the sign of its kind, a deployment token, or the medallion of a named leader. */
export function Figure({ id, side }: { id: string; side: string }) {
  if (FIGURES.has(id)) return <Icon id={id} class={`a-figure ${side}`} />;
  if (TOKENS.has(id)) return <Icon id="token" class={`a-figure ${side}`} />;
  return (
    <span class={`a-medal ${side}`} aria-hidden="true">
      {letterOf(id)}
    </span>
  );
}
