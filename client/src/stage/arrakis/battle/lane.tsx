/** A lane of the tray: whose it is, who stands there, and the dice. */

import type { ComponentChildren } from "preact";
import { Figure } from "../../../arrakis/cards";
import { Icon } from "../../../arrakis/glyphs";
import { nameOf } from "../../../arrakis/texts";
import { Part, Successive, during } from "../../card";
import type { Told } from "../../card";
import { appear, change, fade } from "../../motion";
import type { Motion } from "../../motion";
import type { Fighter } from "./battle";
import { Die } from "./die";
import { chanceFrom, countsOf } from "./pieces";
import type { End, Piece } from "./pieces";

export const COMBAT_FACES = ["sword", "shield", "special"];
/** What is left of a piece that counts no more. */
const DIM: Readonly<Record<End["kind"], number>> = {
  used: 0.2,
  met: 0.2,
  broken: 0.12,
  struck: 0.12,
  idle: 0.4,
};

interface HeadProps {
  side: string;
  sign: string;
  /** What it does, and where. */
  role: string;
  fighters: readonly Fighter[];
  won?: Told | null;
}

export function Head({ side, sign, role, fighters, won }: HeadProps) {
  return (
    <span class="head">
      <span class="crest">
        <Icon id={sign} />
        {won && <Part class="crown" motions={during(won, (at) => [appear(at, 300)])} />}
      </span>
      <b>{nameOf(sign)}</b>
      <small>{role}</small>
      <span class="legion">
        {fighters.map((fighter, place) => (
          <FighterFigure key={place} fighter={fighter} side={side} place={place} />
        ))}
      </span>
    </span>
  );
}

/** A figure: struck, it falls, or turns into another. */
function FighterFigure(props: { fighter: Fighter; side: string; place: number }) {
  const { fighter, side, place } = props;
  const looks = [
    { figure: fighter.figure, told: fighter.came },
    ...fighter.changes.flatMap(({ told, to }) => (to === null ? [] : [{ figure: to, told }])),
  ];
  const fall = fighter.changes.find(({ to }) => to === null);
  const falls = during(fall?.told, (at, ms) => [
    change(
      [
        { transform: "none", opacity: 1 },
        { transform: "translateY(.7em) rotate(18deg)", opacity: 0.25 },
      ],
      at + ms * 0.45,
      320,
    ),
  ]);
  return (
    <Part
      class="fighter"
      spot={`${side} figure ${place}`}
      motions={fighter.came && !fall ? during(fighter.came, (at) => [appear(at, 300)]) : falls}
      style={fall ? { opacity: "0.25", transform: "translateY(.7em) rotate(18deg)" } : undefined}
    >
      <Successive
        items={looks.map(({ figure, told }) => ({
          at: told ? halfWay(told) : null,
          drawn: <Figure id={figure} side={side} />,
        }))}
      />
      {fall && (
        <Part class="slash" motions={during(fall.told, (at, ms) => [appear(at + ms * 0.4, 60)])} />
      )}
    </Part>
  );
}

const halfWay = ({ at, ms }: Told): number | null => (at === null ? null : at + ms * 0.45);

interface RowProps {
  side: string;
  pieces: readonly Piece[];
  /** Chance that is the same each time: from what was rolled. */
  seed: string;
  faces: readonly string[];
  /** Where the other lane is: 1 below, -1 above. */
  way: 1 | -1;
}

export function Row({ side, pieces, seed, faces, way }: RowProps) {
  const chance = chanceFrom(seed);
  const dice = pieces.filter(({ chip }) => !chip);
  return (
    <span class="row">
      {pieces.map((piece, place) => (
        <span
          key={piece.key}
          class="slot"
          data-spot={`${side} piece ${place}`}
          style={{ left: `calc(var(--die) * ${piece.slot.toFixed(2)})` }}
        >
          <Ended end={piece.end} slot={piece.slot} way={way}>
            {piece.chip ? (
              <Chip piece={piece} />
            ) : (
              <Die
                {...{ faces, chance }}
                face={piece.face}
                slot={piece.slot}
                comes={piece.comes}
                place={dice.indexOf(piece)}
                of={dice.length}
              />
            )}
          </Ended>
        </span>
      ))}
    </span>
  );
}

/** What a strip or a surprise adds. */
function Chip({ piece: { face, comes } }: { piece: Piece }) {
  const motions =
    comes.at === null
      ? []
      : [
          appear(comes.at + comes.ms * 0.5, 60),
          change(
            [{ transform: "scale(2)" }, { transform: "none" }],
            comes.at + comes.ms * 0.5,
            comes.ms * 0.5,
          ),
        ];
  return (
    <Part class={`added ${face}`} motions={motions}>
      <Icon id={face === "special" ? "burst" : face} />
    </Part>
  );
}

interface EndedProps {
  end: End | null;
  slot: number;
  way: 1 | -1;
  children: ComponentChildren;
}

/** A sword and a shield meet half way, and both are spent. */
function Ended({ end, slot, way, children }: EndedProps) {
  if (!end) return <Part class="ended">{children}</Part>;
  const { at, ms } = end.when;
  const motions: Motion[] = [];
  if (at !== null) {
    motions.push(fade(at + ms * 0.45, Math.min(180, ms * 0.4), DIM[end.kind]));
    if (end.kind === "met") {
      const far = (end.slot - slot).toFixed(2);
      const there = `translate(calc(var(--die) * ${far}), calc(var(--lane) * ${way / 2}))`;
      motions.push(
        change(
          [
            { transform: "none" },
            { transform: there, offset: 0.42 },
            { transform: there, offset: 0.52 },
            { transform: "none" },
          ],
          at,
          ms,
          "ease-in-out",
        ),
      );
    }
  }
  return (
    <Part class={`ended ${end.kind}`} motions={motions} style={{ opacity: String(DIM[end.kind]) }}>
      {children}
    </Part>
  );
}

/** Swords and shields in numbers. */
export function Counts({ pieces }: { pieces: readonly Piece[] }) {
  if (!pieces.length) return <span class="counts" />;
  return (
    <span class="counts">
      {(["sword", "shield"] as const).map((face) => (
        <span key={face}>
          <Icon id={face} />
          <Successive
            items={countsOf(pieces, face).map(({ when, number }) => ({
              at: when.at === null ? null : when.at + when.ms * 0.9,
              drawn: <b>{number}</b>,
            }))}
          />
        </span>
      ))}
    </span>
  );
}
