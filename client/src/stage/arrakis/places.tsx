/** What happens to places: sietches found, settlements fallen, stations taken, storms, the atomics. */

import { Icon } from "../../arrakis/glyphs";
import type { ArrakisEvents } from "../../wire/arrakis-events";
import type { SietchView } from "../../wire/arrakis-view";
import { Actor, useSpots } from "../actor";
import { hide, move, show, standing } from "../motion";
import type { Point } from "../motion";
import { Dust, Flyer, Halo, Swell } from "../props";
import type { Shown } from "./by-kind";
import { Label, Stand, Target, TurnUp } from "./effects";
import { ABOVE, DiscPiece, PlacePiece, SietchPiece, SignPiece, markOf } from "./pieces";
import { Blast } from "./vehicles";

const found = (home: string, rank: number): SietchView => ({ home, found: true, rank });

export function SietchRevealed({
  event,
  at,
  ms,
  begin,
  end,
}: Shown<ArrakisEvents["sietch_revealed"]>) {
  const here = markOf(event.area);
  return (
    <>
      <TurnUp
        point={here}
        at={at + ms * 0.1}
        ms={ms * 0.6}
        {...{ begin, end }}
        back={<SietchPiece sietch={{ home: event.area, found: false }} size={46} />}
        face={<SietchPiece sietch={found(event.area, event.rank)} size={46} />}
      />
      <Halo point={here} at={at + ms * 0.65} until={end} />
    </>
  );
}

/** Walls shake and fall in fire and dust. */
export function SettlementDestroyed({
  event,
  at,
  ms,
  before,
}: Shown<ArrakisEvents["settlement_destroyed"]>) {
  const here = markOf(event.area);
  const [x, y] = here;
  const shaken = [0, -3, 3, -4, 4, -3, 2, 0].map((far) => standing([x + far, y]));
  const isSettlement = event.side === "harkonnen";
  return (
    <>
      <Target point={here} at={at} ms={ms * 0.5} />
      <Actor
        at={here}
        motions={[
          show(at, 1),
          move(shaken, at + ms * 0.1, ms * 0.35, "linear"),
          move(
            [standing(here), standing([x + 6, y + 22], "rotate(14deg) scale(1, .3)")],
            at + ms * 0.45,
            ms * 0.3,
            "ease-in",
          ),
          hide(at + ms * 0.65, ms * 0.15),
        ]}
      >
        {isSettlement ? (
          <PlacePiece area={event.area} view={before} size={50} />
        ) : (
          <SietchPiece sietch={found(event.area, event.rank)} size={50} />
        )}
      </Actor>
      {[0.35, 0.45, 0.55].map((part, i) => (
        <Blast
          key={part}
          point={[x - 24 + 24 * i, y - 6 + (i % 2) * 18]}
          at={at + ms * part}
          ms={ms * 0.3}
        />
      ))}
      {[0.5, 0.6, 0.7].map((part, i) => (
        <Dust key={part} point={[x - 18 + 18 * i, y + 10]} at={at + ms * part} />
      ))}
    </>
  );
}

/** The token of a station goes to its track. */
export function StationTaken({
  event,
  at,
  ms,
  begin,
  before,
}: Shown<ArrakisEvents["station_taken"]>) {
  const here = markOf(event.area);
  const turned = at + ms * 0.35;
  return (
    <>
      <Stand point={here} begin={begin} end={turned}>
        <PlacePiece area={event.area} view={before} size={40} />
      </Stand>
      <Halo point={here} at={at} until={at + ms} />
      <Flyer from={here} to={ABOVE} at={turned} ms={ms * 0.6} until={at + ms} high={40}>
        <span class={`station-token ${event.marker}`}>
          <Icon id={event.marker} />
        </span>
      </Flyer>
    </>
  );
}

/** A whirl over the area, with its dice in it. */
export function Storm({ event, at, ms }: Shown<ArrakisEvents["storm"]>) {
  const here = useSpots().of(event.area, "harkonnen");
  const turns = Array.from({ length: 9 }, (_, i) =>
    standing(
      drift(here, i / 8),
      `rotate(${-i * 110}deg) scale(${0.7 + 0.5 * Math.sin((Math.PI * i) / 8)})`,
    ),
  );
  return (
    <>
      {[0.1, 0.3, 0.5, 0.7].map((part) => (
        <Dust key={part} point={drift(here, part)} at={at + ms * part} />
      ))}
      <Actor
        at={here}
        motions={[
          show(at, ms * 0.15),
          move(turns, at, ms, "linear"),
          hide(at + ms * 0.82, ms * 0.18),
        ]}
      >
        <SignPiece id="storm" size={88} />
      </Actor>
      <Label point={here} at={at + ms * 0.4} end={at + ms} tone={event.hits ? "hits" : ""}>
        {event.dice.map((face, i) => (
          <Icon key={i} id={face === "special" ? "burst" : face} />
        ))}
        {event.hits > 0 && <b>−{event.hits}</b>}
      </Label>
    </>
  );
}

const drift = ([x, y]: Point, part: number): Point => [
  x - 30 + 60 * part,
  y + 6 * Math.sin(part * 9),
];

const FLASH = [
  [0.1, 1],
  [1, 1, 0.25],
  [1.15, 0],
] as const;
const WAVE = [
  [0.1, 0.9],
  [2.4, 0],
] as const;

/** One flash, a wave over the ground, and dust where the mountain was. */
export function Detonated({ event, at, ms }: Shown<ArrakisEvents["detonated"]>) {
  const here = useSpots().of(event.token);
  const struck = at + ms * 0.25;
  return (
    <>
      <Target point={here} at={at} ms={ms * 0.3} />
      <Swell point={here} looks={FLASH} at={struck} ms={ms * 0.5}>
        <span class="flash" />
      </Swell>
      <Swell point={here} looks={WAVE} at={struck + ms * 0.05} ms={ms * 0.55}>
        <span class="wave" />
      </Swell>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
        <Dust key={place} point={around(here, place)} at={struck + ms * (0.08 + 0.03 * place)} />
      ))}
      <Actor at={here} motions={[show(struck + ms * 0.2), hide(at + ms * 0.96, 80)]}>
        <DiscPiece id="atomics" size={40} />
      </Actor>
    </>
  );
}

const around = ([x, y]: Point, place: number): Point => [
  x + 52 * Math.cos(place * 2.4),
  y + 40 * Math.sin(place * 2.4),
];

/** A strike at an area from elsewhere. */
export function SpecialAttack({ event, at, ms }: Shown<ArrakisEvents["special_attack"]>) {
  const here = useSpots().of(event.area);
  return (
    <>
      <Target point={here} at={at} ms={ms * 0.8} />
      <Blast point={here} at={at + ms * 0.45} ms={ms * 0.45} size={1.4} />
    </>
  );
}
