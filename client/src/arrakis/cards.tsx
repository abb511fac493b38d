/** Cards: our own faces with our own words. */

import type { TargetedKeyboardEvent } from "preact";
import { useId } from "preact/hooks";
import type { Light } from "../core/game-ui";
import { capitalize } from "../core/texts";
import { Art, backOf, cardPicture, isPortrait, portraitOf, unitOf } from "./art";
import { BANS, TACTICS, box, corrections, isReconstructed } from "./box";
import type { Sourced } from "./box";
import { Pressable } from "./dice";
import { Icon } from "./glyphs";
import { boxText, nameOf, t } from "./texts";
import { MARKERS } from "./view";

interface CardProps {
  id: string;
  light?: Light | undefined;
  /** Shows it larger, where it is not lit. */
  look?: (() => void) | undefined;
  /** A smaller face with the name alone. */
  brief?: boolean;
  /** It lies on something that is pressed itself. */
  onButton?: boolean;
  note?: preact.ComponentChildren;
}

/** A small mark on a card that is reconstructed because no source tells it, with the reason behind it. */
function ReconstructedMark({ item, asButton }: { item: Sourced; asButton: boolean }) {
  const words = useId();
  if (!isReconstructed(item)) return null;
  const reason = t("a-reconstructed", { whole: item.source === "reconstructed" });
  if (!asButton) {
    return (
      <span class="a-mark" title={reason}>
        <span aria-hidden="true">≈</span>
        <span class="a-unseen">{reason}</span>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        class="a-mark"
        aria-label={t("a-reconstructed-mark")}
        aria-describedby={words}
        onKeyDown={leaveWithEscape}
      >
        ≈
      </button>
      <span id={words} class="a-mark-reason" role="tooltip">
        {reason}
      </span>
    </>
  );
}

function leaveWithEscape({ key, currentTarget }: TargetedKeyboardEvent<HTMLElement>): void {
  if (key === "Escape") currentTarget.blur();
}

/** Our words may not fit a card that differs in the owner's box. */
export function OwnBoxMark({ item }: { item: Sourced }) {
  const own = corrections.value;
  if (!own || !item.reworded) return null;
  const about = t("a-as-in-box-about", { name: own.name });
  return (
    <span class="a-as-in-box" title={about}>
      {t("a-as-in-box")}
      <span class="a-unseen"> {about}</span>
    </span>
  );
}

/** Any card of the box by its id. */
export function Card(props: CardProps) {
  const { planning, prescience, leaders, objectives } = box.value;
  if (planning.has(props.id)) return <PlanningFace {...props} />;
  if (prescience.has(props.id)) return <PrescienceFace {...props} />;
  if (leaders.has(props.id)) return <LeaderFace {...props} />;
  if (objectives.has(props.id)) return <ObjectiveFace {...props} />;
  if (TACTICS.has(props.id)) return <TacticsFace {...props} />;
  return BANS.has(props.id) ? <BanFace {...props} /> : null;
}

export function isCard(id: string): boolean {
  const { planning, prescience, leaders, objectives } = box.value;
  return [planning, prescience, leaders, objectives, TACTICS].some((cards) => cards.has(id));
}

function Face(
  props: CardProps & {
    colour: string;
    emblem: string;
    kind: string;
    item: Sourced;
    children?: preact.ComponentChildren;
  },
) {
  const { id, light, look, brief, onButton, colour, emblem, kind, item, note, children } = props;
  const picture = cardPicture(id);
  return (
    <Pressable
      light={light}
      look={look}
      wordy
      value={id}
      class={`a-card ${colour}${brief ? " brief" : ""}`}
    >
      <span class="a-card-head">
        <Icon id={emblem} />
        <span class="a-card-name">{nameOf(id)}</span>
        <ReconstructedMark item={item} asButton={!light && !look && !onButton} />
      </span>
      {picture && (
        <span class={`a-card-picture${isPortrait(picture) ? " portrait" : ""}`}>
          <Art name={picture} />
        </span>
      )}
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
  const card = box.value.planning.get(props.id)!;
  return (
    <Face
      {...props}
      colour={`planning ${card.deck}`}
      emblem={card.deck}
      kind={nameOf(card.deck)}
      item={card}
    >
      <span class="a-card-text">{boxText(card, "effect")}</span>
      {card.solo_override && (
        <span class="a-card-solo">
          {t("a-solo", { effect: boxText(card.solo_override, "effect") })}
        </span>
      )}
      <OwnBoxMark item={card} />
    </Face>
  );
}

/** The steps that a prescience card gives, as the signs of the markers. */
export function Advance({ steps }: { steps: Record<string, number> }) {
  const given = Object.entries(steps).filter(([, number]) => number > 0);
  return (
    <span class="a-advance">
      {given.map(([marker, number]) => (
        <span
          key={marker}
          class={`a-step-gain ${marker}`}
          role="img"
          aria-label={`${nameOf(marker)} +${number}`}
        >
          <Icon id={marker} />+{number}
        </span>
      ))}
    </span>
  );
}

function PrescienceFace(props: CardProps) {
  const card = box.value.prescience.get(props.id)!;
  return (
    <Face
      {...props}
      colour="prescience"
      emblem="prescience"
      kind={capitalize(nameOf("prescience"))}
      item={card}
    >
      <Advance steps={card.advance} />
      <span class="a-card-text">{boxText(card, "effect")}</span>
      <OwnBoxMark item={card} />
    </Face>
  );
}

/** What a leader's strip turns specials into. */
export function Strip({ combat }: { combat: { hits: number; shields: number } }) {
  return (
    <span class="a-strip" role="img" aria-label={t("a-strip", combat)}>
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
  const leader = box.value.leaders.get(props.id)!;
  return (
    <Face
      {...props}
      colour={`leader ${leader.subfaction}`}
      emblem={leader.subfaction}
      kind={leader.slot ? capitalize(nameOf(leader.slot)) : ""}
      item={leader}
    >
      {leader.combat && <Strip combat={leader.combat} />}
      {leader.special_action && (
        <span class="a-card-text">{boxText(leader, "special_action")}</span>
      )}
      {leader.requires_figure_on_board && <span class="a-card-small">{t("a-needs-figure")}</span>}
      <OwnBoxMark item={leader} />
    </Face>
  );
}

function ObjectiveFace(props: CardProps) {
  const objective = box.value.objectives.get(props.id)!;
  return (
    <Face {...props} colour="objective" emblem="objective" kind={t("a-objective")} item={objective}>
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
    </Face>
  );
}

function TacticsFace(props: CardProps) {
  const card = TACTICS.get(props.id)!;
  return (
    <Face {...props} colour="tactics" emblem="harkonnen" kind={t("a-tactics")} item={card}>
      <span class="a-card-text">
        {t("a-tactics-text", { sector: nameOf(card.sector), sietch: nameOf(card.sietch) })}
      </span>
    </Face>
  );
}

function BanFace(props: CardProps) {
  const ban = BANS.get(props.id)!;
  return (
    <Face {...props} colour="ban" emblem={ban.id} kind={t("a-ban")} item={ban}>
      <span class="a-card-text">{boxText(ban, "effect")}</span>
    </Face>
  );
}

/** Equal cards together, with their number. */
export function counted(cards: readonly string[]): [string, number][] {
  const numbers = new Map<string, number>();
  for (const card of cards) numbers.set(card, (numbers.get(card) ?? 0) + 1);
  return [...numbers];
}

/** The back of a card; the sign of its deck if it has no picture. */
export function Back({ deck }: { deck: string }) {
  const back = backOf(deck);
  return back ? <Art name={back} class={deck} /> : <Icon id={deck} />;
}

/** How many cards of each deck, by their backs. */
export function CardBacks({ decks }: { decks: readonly (readonly [string, number])[] }) {
  return decks.map(([deck, number]) => (
    <span key={deck} class={`a-back ${deck}`} role="img" aria-label={`${nameOf(deck)}: ${number}`}>
      <Back deck={deck} />
      {number}
    </span>
  ));
}

/** A figure in a panel: a unit, a deployment token, or the portrait of a named leader. */
export function Figure({ id, side }: { id: string; side: string }) {
  const unit = box.value.tokens.has(id) ? "deployment-token" : unitOf(id, side);
  if (unit) return <Art name={unit} class={`a-figure ${side}`} />;
  const portrait = portraitOf(id);
  const family = box.value.leaders.get(id)?.subfaction ?? "";
  return <span class={`a-medal ${family}`}>{portrait && <Art name={portrait} />}</span>;
}
