/** Harvesters, ornithopters, carryalls, frigates: how they come, what they do, how they are lost. */

import { tableOf } from "../../arrakis/view";
import type { ArrakisEvents } from "../../wire/arrakis-events";
import { Actor, useSpots } from "../actor";
import { hide, move, show, standing } from "../motion";
import type { Point } from "../motion";
import { Dust, Flyer, Halo, Pour, Swell } from "../props";
import type { Timed } from "../props";
import type { Shown } from "./by-kind";
import { Fall, Label, Sink, Stand, Target } from "./effects";
import { ABOVE, DiscPiece, SignPiece, homeOf } from "./pieces";

const SUPPLY = "supply";
const HARVESTER = "harvester";
const LANDED = 0.78;
const CRAFT = 38;

const sky = ([x, y]: Point): Point => [x + 90, y - 460];

export function VehiclePlaced({ event, at, ms, end }: Shown<ArrakisEvents["vehicle_placed"]>) {
  const { vehicle, to, source } = event;
  const spots = useSpots();
  const there = spots.of(to, vehicle);
  const from = source === SUPPLY ? homeOf("harkonnen") : spots.of(source, vehicle);
  const isHarvester = vehicle === HARVESTER;
  return (
    <>
      <Flyer
        from={from}
        to={there}
        at={at}
        ms={ms * LANDED}
        until={end}
        high={isHarvester ? 90 : 40}
      >
        {isHarvester ? (
          <DiscPiece id={vehicle} size={28} />
        ) : (
          <SignPiece id={vehicle} size={CRAFT} />
        )}
      </Flyer>
      {isHarvester && <Dust point={there} at={at + ms * LANDED - 20} />}
      <Halo point={there} at={at + ms * LANDED} until={end} />
    </>
  );
}

/** It spirals down. */
export function FlyerLost({ event, at, ms, begin }: Shown<ArrakisEvents["flyer_lost"]>) {
  const here = useSpots().of(event.zone);
  const turns = [0, 120, 240, 360, 480].map((angle, i) => {
    const part = i / 4;
    return standing(
      [here[0] + 6 * i, here[1] + 12 * i],
      `rotate(${angle}deg) scale(${1 - part * 0.7})`,
    );
  });
  return (
    <>
      <Actor
        class="flyer"
        at={here}
        motions={[
          show(begin, 1),
          move(turns, at, ms * 0.8, "ease-in"),
          hide(at + ms * 0.65, ms * 0.2),
        ]}
      >
        <SignPiece id={event.vehicle} size={CRAFT} />
      </Actor>
      <Dust point={[here[0] + 24, here[1] + 48]} at={at + ms * 0.75} />
    </>
  );
}

/** All leave for the supply at once. */
export function FlyersRemoved({ event, at, ms }: Shown<ArrakisEvents["flyers_removed"]>) {
  const zones = Object.entries(event.zones ?? {});
  return zones.map(([zone, flyer], i) => (
    <Departs key={zone} zone={zone} flyer={flyer} at={at + i * 40} ms={ms - i * 40} begin={at} />
  ));
}

interface Craft extends Timed {
  zone: string;
  flyer: string;
}

function Departs({ zone, flyer, at, ms, begin }: Craft & { begin: number }) {
  const here = useSpots().of(zone);
  return (
    <>
      <Stand point={here} begin={begin} end={at}>
        <SignPiece id={flyer} size={CRAFT} />
      </Stand>
      <Flyer from={here} to={homeOf("harkonnen")} at={at} ms={ms * 0.95} until={at + ms} high={60}>
        <SignPiece id={flyer} size={CRAFT} />
      </Flyer>
    </>
  );
}

export function FrigatesLanded({ event, at, ms, end }: Shown<ArrakisEvents["frigates_landed"]>) {
  return event.zones.map((zone, i) => (
    <Descends
      key={zone}
      zone={zone}
      flyer={`${event.side}_frigate`}
      at={at + i * 90}
      ms={ms - i * 90}
      end={end}
    />
  ));
}

export function NavigatorPlaced({ event, at, ms, end }: Shown<ArrakisEvents["navigator_placed"]>) {
  return <Descends zone={event.zone} flyer="guild_navigator" at={at} ms={ms} end={end} />;
}

/** Out of space into an air zone. */
function Descends({ zone, flyer, at, ms, end }: Craft & { end: number }) {
  const here = useSpots().of(zone);
  return (
    <>
      <Flyer from={sky(here)} to={here} at={at} ms={ms * LANDED} until={end} high={0}>
        <SignPiece id={flyer} size={46} />
      </Flyer>
      <Halo point={here} at={at + ms * LANDED} until={end} />
    </>
  );
}

export function FrigatesRemoved({
  event,
  at,
  ms,
  begin,
  before,
}: Shown<ArrakisEvents["frigates_removed"]>) {
  const spots = useSpots();
  const { air } = tableOf(before);
  return event.zones.map((zone) => {
    const here = spots.of(zone);
    const frigate = <SignPiece id={air[zone] ?? "frigate"} size={46} />;
    return (
      <div key={zone}>
        <Stand point={here} begin={begin} end={at}>
          {frigate}
        </Stand>
        <Flyer from={here} to={sky(here)} at={at} ms={ms * 0.95} until={at + ms} high={0}>
          {frigate}
        </Flyer>
      </div>
    );
  });
}

/** A flyer goes to an area and comes no more. */
function Sortie({
  zone,
  area,
  at,
  ms,
  begin,
  before,
}: Shown<unknown> & { zone: string; area: string }) {
  const spots = useSpots();
  const [from, to] = [spots.of(zone), spots.of(area)];
  const flyer = <SignPiece id={tableOf(before).air[zone] ?? "ornithopter"} size={44} />;
  return (
    <>
      <Stand point={from} begin={begin} end={at}>
        {flyer}
      </Stand>
      <Flyer
        from={from}
        to={[to[0], to[1] - 20]}
        at={at}
        ms={ms * 0.5}
        until={at + ms * 0.9}
        high={40}
      >
        {flyer}
      </Flyer>
    </>
  );
}

/** Light falls on an area. */
export function Scouted(props: Shown<ArrakisEvents["scouted"]>) {
  const { event, at, ms } = props;
  const there = useSpots().of(event.area);
  return (
    <>
      <Actor at={there} motions={[show(at + ms * 0.4, ms * 0.15), hide(at + ms * 0.85, ms * 0.15)]}>
        <span class="searchlight" />
      </Actor>
      <Sortie {...props} zone={event.zone} area={event.area} />
    </>
  );
}

export function Bombarded(props: Shown<ArrakisEvents["bombarded"]>) {
  const { event, at, ms } = props;
  const there = useSpots().of(event.area);
  return (
    <>
      <Sortie {...props} zone={event.zone} area={event.area} />
      <Target point={there} at={at + ms * 0.15} ms={ms * 0.7} />
      {[0.5, 0.6, 0.7].map((part, i) => (
        <Blast
          key={part}
          point={[there[0] - 22 + 22 * i, there[1] + (i % 2) * 14]}
          at={at + ms * part}
          ms={ms * 0.28}
        />
      ))}
    </>
  );
}

/** A burst of fire that is gone at once. */
export function Blast({ point, at, ms, size = 1 }: Timed & { point: Point; size?: number }) {
  const looks = [
    [0.2 * size, 1],
    [size, 0.85, 0.5],
    [1.5 * size, 0],
  ] as const;
  return (
    <Swell {...{ point, looks, at, ms }}>
      <span class="blast" />
    </Swell>
  );
}

export function HarvesterLost({ event, at, ms, begin }: Shown<ArrakisEvents["harvester_lost"]>) {
  const here = useSpots().of(event.area, HARVESTER);
  return (
    <>
      <Fall point={here} at={at} ms={ms * 0.75} begin={begin}>
        <DiscPiece id={HARVESTER} />
      </Fall>
      <Blast point={here} at={at + ms * 0.2} ms={ms * 0.6} />
      <Dust point={here} at={at + ms * 0.4} />
    </>
  );
}

/** A carryall swoops down, lifts the harvester and sets it down again. */
export function HarvesterSaved({
  event,
  at,
  ms,
  end,
  begin,
  before,
}: Shown<ArrakisEvents["harvester_saved"]>) {
  const spots = useSpots();
  const [zone, here] = [spots.of(event.zone), spots.of(event.area, HARVESTER)];
  const carryall = <SignPiece id={tableOf(before).air[event.zone] ?? "carryall"} size={48} />;
  const over: Point = [here[0], here[1] - 26];
  return (
    <>
      <Stand point={zone} begin={begin} end={at}>
        {carryall}
      </Stand>
      <Flyer from={zone} to={over} at={at} ms={ms * 0.45} until={at + ms * 0.45} high={50}>
        {carryall}
      </Flyer>
      <Dust point={here} at={at + ms * 0.4} />
      <Flyer
        from={over}
        to={[here[0] + 160, here[1] - 420]}
        at={at + ms * 0.45}
        ms={ms * 0.55}
        until={end}
        high={30}
      >
        {carryall}
      </Flyer>
      <Halo point={here} at={at + ms * 0.45} until={end} />
    </>
  );
}

/** Spice from every harvester goes to the Harkonnen, who leave the desert with it. */
export function Harvested({ event, at, ms, begin }: Shown<ArrakisEvents["harvested"]>) {
  const spots = useSpots();
  const byArea = (event as Partial<typeof event>).by_area ?? {};
  return event.areas.map((area, i) => {
    const here = spots.of(area, HARVESTER);
    const start = at + i * Math.min(60, (ms * 0.2) / event.areas.length);
    const amount = byArea[area] ?? 1;
    return (
      <div key={area}>
        <Sink point={here} at={at + ms * 0.75} ms={ms * 0.25} begin={begin}>
          <DiscPiece id={HARVESTER} />
        </Sink>
        <Label point={here} at={start} end={at + ms * 0.75} tone="spice">
          +{amount}
        </Label>
        <Pour amount={3 * amount} from={here} to={ABOVE} at={start + ms * 0.2} ms={ms * 0.55} />
      </div>
    );
  });
}
