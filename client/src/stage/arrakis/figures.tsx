/** Figures and tokens that come to the map, change there, or leave it. */

import type { ArrakisEvents, Figures } from "../../wire/arrakis-events";
import { TOKEN } from "../arrakis-fold";
import { useSpots } from "../actor";
import { Dust, Flyer, Ghost, Halo } from "../props";
import type { Shown } from "./by-kind";
import { Fall, Rise, Sink, TurnUp } from "./effects";
import { FigurePiece, LegionPiece, countOf, homeOf } from "./pieces";

const SUPPLY = "supply";
/** The part of the time after which something has landed. */
const LANDED = 0.75;

export function Placed({ event, at, ms, end }: Shown<ArrakisEvents["placed"]>) {
  const { side, piece, to, source, token } = event;
  const spots = useSpots();
  const from = source === SUPPLY ? homeOf(side) : spots.of(source, side);
  const there = spots.of(to, side);
  return (
    <>
      <Flyer from={from} to={there} at={at} ms={ms * LANDED} until={end} high={60}>
        <FigurePiece side={side} figure={token ? TOKEN : piece} />
      </Flyer>
      <Dust point={there} at={at + ms * LANDED - 20} />
      <Halo point={there} at={at + ms * LANDED} until={end} />
    </>
  );
}

/** They come down in dust, out of the sky. */
export function TroopsLanded({ event, at, ms, end }: Shown<ArrakisEvents["troops_landed"]>) {
  const there = useSpots().of(event.area, event.side);
  return (
    <>
      <Flyer
        from={[there[0] + 60, there[1] - 420]}
        to={there}
        at={at}
        ms={ms * LANDED}
        until={end}
        high={0}
      >
        <LegionPiece side={event.side} figures={{ troop: event.troops }} />
      </Flyer>
      <Dust point={there} at={at + ms * LANDED - 60} />
      <Dust point={there} at={at + ms * LANDED} />
      <Halo point={there} at={at + ms * LANDED} until={end} />
    </>
  );
}

/** The Harkonnen tokens that are left come to an area of the solo mode. */
export function TokensLeft({ event, at, ms, end }: Shown<ArrakisEvents["tokens_left"]>) {
  const there = useSpots().of(event.area, "harkonnen");
  return (
    <>
      <Flyer from={homeOf("harkonnen")} to={there} at={at} ms={ms * LANDED} until={end} high={60}>
        <LegionPiece side="harkonnen" tokens={2} />
      </Flyer>
      <Halo point={there} at={at + ms * LANDED} until={end} />
    </>
  );
}

/** A figure turns into another. */
export function Swapped(props: Shown<ArrakisEvents["swapped"]>) {
  const { side, area, old, new: other } = props.event;
  return <Exchange {...props} side={side} area={area} old={old} other={other} />;
}

/** An elite that is hit becomes a regular. */
export function Reduced(props: Shown<ArrakisEvents["reduced"]>) {
  const { side, area, figure } = props.event;
  return <Exchange {...props} side={side} area={area} old={figure} other="regular" />;
}

export function LeaderExchanged(props: Shown<ArrakisEvents["leader_exchanged"]>) {
  const { side, area, leader, generic } = props.event;
  if (!generic) return <Gone {...props} side={side} area={area} figures={{ [leader]: 1 }} />;
  return <Exchange {...props} side={side} area={area} old={leader} other="generic" />;
}

interface ExchangeProps extends Shown<unknown> {
  side: string;
  area: string;
  old: string;
  other: string;
}

function Exchange({ side, area, old, other, at, ms, begin, end }: ExchangeProps) {
  const here = useSpots().of(area, side);
  return (
    <>
      <TurnUp
        point={here}
        ms={ms * 0.8}
        {...{ at, begin, end }}
        back={<FigurePiece side={side} figure={old} />}
        face={<FigurePiece side={side} figure={other} />}
      />
      <Halo point={here} at={at + ms * 0.6} until={end} />
    </>
  );
}

/** A figure falls. */
export function Lost(props: Shown<ArrakisEvents["lost"]>) {
  const { side, area, figure } = props.event;
  return <Gone {...props} side={side} area={area} figures={{ [figure]: 1 }} />;
}

export function ExcessRemoved(props: Shown<ArrakisEvents["excess_removed"]>) {
  const { side, area, piece } = props.event;
  return <Gone {...props} side={side} area={area} figures={{ [piece]: 1 }} />;
}

export function LeadersAlone(props: Shown<ArrakisEvents["leaders_alone"]>) {
  const { side, area, figures } = props.event;
  return <Gone {...props} side={side} area={area} figures={figures} />;
}

export function GivenUp(props: Shown<ArrakisEvents["given_up"]>) {
  const { area, figures } = props.event;
  const counted: Figures = {};
  for (const figure of figures) counted[figure] = (counted[figure] ?? 0) + 1;
  return <Gone {...props} side="atreides" area={area} figures={counted} />;
}

function Gone({
  side,
  area,
  figures,
  at,
  ms,
  begin,
}: Shown<unknown> & { side: string; area: string; figures: Figures }) {
  const here = useSpots().of(area, side);
  const number = countOf(figures);
  if (!number) return null;
  return (
    <>
      <Fall point={here} at={at} ms={ms * 0.7} begin={begin}>
        <LegionPiece side={side} figures={figures} />
      </Fall>
      <Ghost point={here} seat={side} number={number} at={at + ms * 0.5} />
    </>
  );
}

/** A whole legion that has nowhere to go. */
export function Destroyed({ event, at, ms, begin }: Shown<ArrakisEvents["destroyed"]>) {
  const { side, area, figures, tokens } = event;
  const here = useSpots().of(area, side);
  return (
    <>
      <Sink point={here} at={at} ms={ms * 0.7} begin={begin}>
        <LegionPiece side={side} figures={figures} tokens={tokens} />
      </Sink>
      <Dust point={here} at={at + ms * 0.4} />
      <Ghost point={here} seat={side} number={countOf(figures, tokens)} at={at + ms * 0.55} />
    </>
  );
}

/** A token is turned up, and those under it step out. */
export function TokenRevealed({
  event,
  at,
  ms,
  begin,
  end,
}: Shown<ArrakisEvents["token_revealed"]>) {
  const { side, area, units } = event;
  const here = useSpots().of(area, side);
  const isEmpty = !countOf(units);
  return (
    <>
      <TurnUp
        point={here}
        ms={ms * 0.6}
        {...{ at, begin, end }}
        back={<LegionPiece side={side} tokens={1} />}
        face={isEmpty ? null : <LegionPiece side={side} figures={units} />}
      />
      <Halo point={here} at={at + ms * 0.55} until={end} />
    </>
  );
}

/** A leader comes to the place of an earlier self. */
export function EntersOnMap({ event, at, ms, end }: Shown<ArrakisEvents["enters_play"]>) {
  const { area, side, leader } = event;
  const here = useSpots().of(area ?? "", side);
  if (!area) return null;
  return (
    <>
      <Rise point={here} at={at} ms={ms * 0.5} end={end}>
        <FigurePiece side={side} figure={leader} />
      </Rise>
      <Halo point={here} at={at + ms * 0.4} until={end} />
    </>
  );
}

export function LeavesMap(props: Shown<ArrakisEvents["leaves_game"]>) {
  const { area, side, leader } = props.event;
  return area ? <Gone {...props} side={side} area={area} figures={{ [leader]: 1 }} /> : null;
}
