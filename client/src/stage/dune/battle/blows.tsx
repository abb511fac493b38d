/** What flies over a battle's card: weapons, the one who calls a traitor, a beam into a shield. */

import { Emblem, KindSign, Sign } from "../../../dune/emblems";
import { TREACHERY } from "../../../dune/box";
import { Flight, Part } from "../../card";
import { change } from "../../motion";
import { beamOf, clashOf } from "./battle";
import type { Battle, Blow } from "./battle";
import { STAMPED } from "./stamp";

/** The part of a blow in which the weapon flies. */
const FLIES = 0.55;

/** Each weapon at the other side; and spice for dead leaders to the winner. */
export function Blows({ battle }: { battle: Battle }) {
  const { totals, won } = battle;
  const { blows } = clashOf(battle);
  return (
    <>
      {totals?.told.at != null &&
        blows.map((blow) => <Thrown key={blow.side} battle={battle} blow={blow} />)}
      {won?.told.at != null && won.spice > 0 && <Bounty battle={battle} won={won} />}
      {battle.sides.map(
        ({ ordered, seat }) =>
          ordered?.told.at != null && (
            <Flight
              key={seat}
              class="sound"
              from={`${ordered.by} badge`}
              to={`${seat} badge`}
              at={ordered.told.at}
              ms={ordered.told.ms * 0.5}
              lift={10}
            >
              <Sign name="power" size={30} />
            </Flight>
          ),
      )}
    </>
  );
}

function Thrown({ battle, blow }: { battle: Battle; blow: Blow }) {
  const { told } = battle.totals!;
  const at = told.at! + blow.begin * told.ms;
  const ms = blow.lasts * told.ms;
  const target = `${1 - blow.side} ${blow.deed === "kills" ? "leader" : "defense"}`;
  const kind = TREACHERY.get(blow.weapon)?.kind ?? "special";
  return (
    <>
      <Flight
        class={`bolt kind-${kind}`}
        from={`${blow.side} weapon`}
        to={target}
        at={at}
        ms={ms * FLIES}
        lift={50}
      >
        <KindSign kind={kind} size={24} />
      </Flight>
      <Burst at={at + ms * FLIES * 0.9} spot={target} look={blow.deed} />
    </>
  );
}

/** A ring that opens where something strikes. */
function Burst({ at, spot, look }: { at: number; spot: string; look: string }) {
  return (
    <Flight class={`burst ${look}`} from={spot} to={spot} at={at} ms={420} lift={0}>
      <Part motions={[change([{ transform: "scale(.2)" }, { transform: "none" }], at, 420)]} />
    </Flight>
  );
}

const MOST_GRAINS = 8;

/** From the dead to whoever is paid for them. */
function Bounty({ battle, won }: { battle: Battle; won: NonNullable<Battle["won"]> }) {
  const dead = battle.sides.findIndex(({ killed }) => killed);
  const [at, ms] = [won.told.at!, won.told.ms];
  return (
    <>
      {Array.from({ length: Math.min(won.spice, MOST_GRAINS) }, (_, place) => (
        <Flight
          key={place}
          class="grain"
          from={`${Math.max(0, dead)} leader`}
          to={`${won.seat} badge`}
          at={at + place * ms * 0.05}
          ms={ms * 0.4}
          lift={60 + (place % 3) * 12}
        >
          <Sign name="spice" size={16} />
        </Flight>
      ))}
    </>
  );
}

/** Whoever calls a traitor: their sign flies to the leader. */
export function Callers({ battle }: { battle: Battle }) {
  return (
    <>
      {battle.sides.map(({ seat, betrayed, immune }, place) => {
        const told = betrayed?.told ?? immune;
        if (told?.at == null) return null;
        const caller = told.event["seat"] as string;
        return (
          <Flight
            key={seat}
            class="caller"
            from={`${caller} badge`}
            to={`${place} leader`}
            at={told.at}
            ms={told.ms * STAMPED}
            lift={60}
          >
            <Emblem seat={caller} size={44} />
          </Flight>
        );
      })}
    </>
  );
}

/** A lasgun's beam meets a shield: one flash over the card. */
export function Explosion({ battle }: { battle: Battle }) {
  const told = battle.exploded;
  if (told?.at == null) return null;
  const { from, to } = beamOf(battle);
  const [at, ms] = [told.at, told.ms];
  return (
    <>
      <Flight
        class="bolt kind-weapon_special"
        from={`${from} weapon`}
        to={`${to} defense`}
        at={at}
        ms={ms * 0.14}
        lift={8}
      >
        <KindSign kind="weapon_special" size={24} />
      </Flight>
      <Part
        class="flash"
        motions={[
          change(
            [{ opacity: 0 }, { opacity: "var(--flash)", offset: 0.16 }, { opacity: 0 }],
            at + ms * 0.14,
            ms * 0.4,
            "ease-out",
          ),
        ]}
      />
    </>
  );
}
