/** Wormsigns and sandworms. */

import { Icon } from "../../arrakis/glyphs";
import { nameOf } from "../../arrakis/texts";
import type { ArrakisEvents } from "../../wire/arrakis-events";
import { Actor, useSpots } from "../actor";
import { knotsOf } from "../borders";
import { SPRING, hide, move, show, standing, wayThrough } from "../motion";
import type { Point, Way } from "../motion";
import { Dust, Halo, Walker } from "../props";
import type { Timed } from "../props";
import type { Shown } from "./by-kind";
import { Label, Rise, Sink, Target, TurnUp } from "./effects";
import { DOORS, DiscPiece, SignPiece, isArea } from "./pieces";

const WORMSIGN = "wormsign";
const SAND = "sand";
/** A maw that stands out of the sand, in pixels. */
const MAW = 58;

const wormOf = ({ wild_maker: isWild }: { wild_maker: boolean }): string =>
  isWild ? "wild_maker" : "worm";

/** So many after each other within a part of the time. */
const stagger = (ms: number, number: number, most: number): number =>
  Math.min(most, (ms * 0.5) / Math.max(1, number));

export function WormsignsPlaced({ event, at, ms, end }: Shown<ArrakisEvents["wormsigns_placed"]>) {
  const spots = useSpots();
  const apart = stagger(ms, event.areas.length, 60);
  return event.areas.map((area, i) => (
    <div key={area}>
      <Dust point={spots.of(area, WORMSIGN)} at={at + i * apart} />
      <Rise point={spots.of(area, WORMSIGN)} at={at + i * apart} ms={ms * 0.45} end={end}>
        <DiscPiece id={WORMSIGN} />
      </Rise>
    </div>
  ));
}

export function WormsignsGone({
  event,
  at,
  ms,
  begin,
}: Shown<ArrakisEvents["wormsigns_discarded"]>) {
  const spots = useSpots();
  const apart = stagger(ms, event.areas.length, 60);
  return event.areas.map((area, i) => (
    <Sink
      key={area}
      point={spots.of(area, WORMSIGN)}
      at={at + i * apart}
      ms={ms * 0.5}
      begin={begin}
    >
      <DiscPiece id={WORMSIGN} />
    </Sink>
  ));
}

/** Beside the sentence: where they lie, in the words that it has for their places. */
export function WormsignsIgnored(props: Shown<ArrakisEvents["wormsigns_ignored"]>) {
  const { event, at, end } = props;
  const spots = useSpots();
  return (
    <>
      <WormsignsGone {...props} />
      {event.areas.map((area) => (
        <div key={area}>
          <Halo point={spots.of(area, WORMSIGN)} at={at} until={end} />
          <Label point={spots.of(area, WORMSIGN)} {...{ at, end }}>
            {nameOf(area)}
          </Label>
        </div>
      ))}
    </>
  );
}

/** They turn one after the other; those that call a worm are ringed. */
export function WormsignsTurnedUp({
  event,
  at,
  ms,
  begin,
  end,
}: Shown<ArrakisEvents["wormsigns_turned_up"]>) {
  const signs = Object.entries(event.signs);
  const apart = stagger(ms, signs.length, 160);
  return signs.map(([area, sign], i) => (
    <Turned key={area} {...{ area, sign, begin, end }} at={at + i * apart} ms={ms * 0.42} />
  ));
}

export function WormsignTurned({ event, at, ms, begin, end }: Shown<ArrakisEvents["wormsign"]>) {
  return <Turned {...event} at={at + ms * 0.1} ms={ms * 0.6} begin={begin} end={end} />;
}

interface TurnedProps extends Timed {
  area: string;
  sign: string;
  begin: number;
  end: number;
}

function Turned({ area, sign, at, ms, begin, end }: TurnedProps) {
  const here = useSpots().of(area, WORMSIGN);
  const isWorm = sign !== SAND;
  return (
    <>
      <TurnUp
        point={here}
        {...{ at, ms, begin }}
        end={isWorm ? end : Math.min(end, at + ms + 200)}
        back={<DiscPiece id={WORMSIGN} size={28} />}
        face={<DiscPiece id={isWorm ? "worm" : SAND} size={28} />}
      />
      {isWorm && <Halo point={here} at={at + ms * 0.8} until={end} />}
    </>
  );
}

export function WormPlaced({ event, at, ms, end }: Shown<ArrakisEvents["worm_placed"]>) {
  const spots = useSpots();
  const id = wormOf(event);
  const there = spots.of(event.area, id);
  const from = isArea(event.source) ? spots.of(event.source, id) : null;
  const begun = from ? 0.45 : 0.1;
  return (
    <>
      {from && <Furrow way={wayThrough([from, there])} id={id} at={at} ms={ms * begun} />}
      {[0, 0.08, 0.16].map((later) => (
        <Dust key={later} point={there} at={at + ms * (begun + later)} />
      ))}
      <Rise point={there} at={at + ms * begun} ms={ms * 0.35} end={end - ms * 0.15}>
        <SignPiece id={id} size={MAW} />
      </Rise>
      <Rise point={there} at={end - ms * 0.2} ms={ms * 0.15} end={end}>
        <DiscPiece id={id} />
      </Rise>
      <Halo point={there} at={end - ms * 0.25} until={end} />
    </>
  );
}

/** Its maw ploughs the sand and leaves a furrow behind it. */
function Furrow({ way, id, at, ms }: { way: Way; id: string; at: number; ms: number }) {
  const clods = Array.from({ length: 14 }, (_, i) => (i + 0.5) / 14);
  return (
    <>
      {clods.map((part) => (
        <Actor
          key={part}
          at={way.after(way.length * part)}
          motions={[show(at + ms * part, 60), hide(at + ms * (part + 0.5), ms * 0.4)]}
        >
          <span class="furrow" />
        </Actor>
      ))}
      {clods.map((part) => (
        <Dust key={part} point={way.after(way.length * part)} at={at + ms * part} />
      ))}
      <Walker way={way} at={at} ms={ms} until={at + ms}>
        <SignPiece id={id} size={46} />
      </Walker>
    </>
  );
}

export function WormMoved({ event, at, ms, end }: Shown<ArrakisEvents["worm_moved"]>) {
  const spots = useSpots();
  const id = wormOf(event);
  const [from, to] = [spots.of(event.start, id), spots.of(event.to, id)];
  const entered = (event as Partial<typeof event>).way ?? [event.to];
  const way = wayThrough(knotsOf([event.start, ...entered], DOORS, from, to));
  return (
    <>
      <Furrow way={way} id={id} at={at} ms={ms * 0.85} />
      <Rise point={to} at={at + ms * 0.85} ms={ms * 0.1} end={end}>
        <DiscPiece id={id} />
      </Rise>
      <Halo point={to} at={at + ms * 0.85} until={end} />
    </>
  );
}

/** It comes up under its prey, its maw wide open, and is gone with the last of the sand. */
export function WormAttack({ event, at, ms, begin }: Shown<ArrakisEvents["worm_attack"]>) {
  const spots = useSpots();
  const id = wormOf(event);
  const prey = event.legion ? undefined : "harvester";
  const [from, to] = [spots.of(event.start, id), spots.of(event.target, prey)];
  const lunge = Math.min(700, ms * 0.6);
  const strikes = at + lunge;
  return (
    <>
      <Target point={to} at={at} ms={lunge} />
      {from !== to && event.start !== event.target && (
        <Furrow way={wayThrough([from, to])} id={id} at={begin} ms={lunge * 0.8} />
      )}
      {[0.6, 0.75, 0.9, 1.05].map((part, i) => (
        <Dust key={part} point={around(to, i)} at={at + lunge * part} />
      ))}
      <Actor
        at={to}
        motions={[
          show(at + lunge * 0.7, 80),
          move(
            [standing(to, "scale(.3)"), standing(to, "scale(2.1)"), standing(to, "scale(1.8)")],
            at + lunge * 0.7,
            lunge * 0.6,
            SPRING,
          ),
          hide(at + ms * 0.82, ms * 0.15),
        ]}
      >
        <SignPiece id={id} size={MAW} />
      </Actor>
      {event.hits > 0 && (
        <Label point={to} at={strikes + (ms - lunge) * 0.45} end={at + ms} tone="hits">
          <Icon id="sword" /> {event.hits}
        </Label>
      )}
    </>
  );
}

const around = ([x, y]: Point, place: number): Point => [
  x + 20 * Math.cos(place * 1.9),
  y + 14 * Math.sin(place * 1.9),
];

/** The Wild Maker sinks, and an ordinary worm stands in its place. */
export function WildMakerExchanged({
  event,
  at,
  ms,
  begin,
  end,
}: Shown<ArrakisEvents["wild_maker_exchanged"]>) {
  const here = useSpots().of(event.area, "wild_maker");
  return (
    <>
      <TurnUp
        point={here}
        ms={ms * 0.8}
        {...{ at, begin, end }}
        back={<DiscPiece id="wild_maker" />}
        face={<DiscPiece id="worm" />}
      />
      <Dust point={here} at={at + ms * 0.3} />
    </>
  );
}
