/** A side's board: dice on their slots, leaders, regeneration tank, tokens, tracks. */

import type { Light, Lights } from "../core/game-ui";
import { box, slotsOf } from "./box";
import { Figure, Strip } from "./cards";
import { whereIs } from "./describe";
import { ActionDie, Pressable } from "./dice";
import { Icon } from "./glyphs";
import { HeighlinerTrack } from "./guild";
import { gameTexts, nameOf, t } from "./texts";
import { Bans, ImperiumBoard, PrescienceTracks, SupremacyTrack } from "./tracks";
import { boardsOf, sideOf } from "./view";
import type { ArrakisTable, Side } from "./view";

interface DashboardProps {
  table: ArrakisTable;
  side: Side;
  lights: Lights;
  /** Whether the dice and tokens of this seat may be lit; leaders may on any board. */
  litDice: (seat: string) => boolean;
  onCard: (id: string) => void;
}

export function Dashboard({ table, side, lights, litDice, onCard }: DashboardProps) {
  const seats = boardsOf(table, side);
  return (
    <section class={`a-dashboard ${side}`} aria-label={nameOf(side)}>
      <header>
        <Icon id={side} class="a-side-emblem" />
        <h2>{nameOf(side)}</h2>
        {table.acting === side && <span class="a-acting">{t("a-acting")}</span>}
        <Holdings table={table} side={side} lights={seats.some(litDice) ? lights : {}} />
      </header>
      {side === "harkonnen" ? (
        <SupremacyTrack at={table.supremacy} />
      ) : (
        <PrescienceTracks table={table} lights={lights} />
      )}
      {side === "harkonnen" && (
        <div class="a-imperium-row">
          <ImperiumBoard table={table} lights={lights} />
          <Spice table={table} />
        </div>
      )}
      {side === "harkonnen" && table.bans.length > 0 && <Bans bans={table.bans} />}
      <Restraint table={table} side={side} />
      {seats.map((seat) => (
        <SeatBoard
          key={seat}
          {...{ table, seat, lights, onCard }}
          diceLights={litDice(seat) ? lights : {}}
        />
      ))}
      {table.heighliners && <HeighlinerTrack table={table} side={side} />}
    </section>
  );
}

/** What the opponent has imposed on a side for its next turn. */
function Restraint({ table, side }: { table: ArrakisTable; side: Side }) {
  const text =
    side === "atreides"
      ? table.barred.length > 0 && gameTexts().event({ kind: "barred", forbid: table.barred })
      : table.forced && gameTexts().event({ kind: "die_named", die: table.forced });
  return text ? <p class="a-restraint">{text}</p> : null;
}

function Spice({ table }: { table: ArrakisTable }) {
  return (
    <dl class="a-spice">
      {[
        { name: "reserve", icon: "spice", number: table.reserve },
        { name: "harvested", icon: "spice", number: table.harvested },
        { name: "harvesters", icon: "harvester", number: table.harvesters.length },
      ].map(({ name, icon, number }) => (
        <div key={name}>
          <dt>{nameOf(name)}</dt>
          <dd>
            <Icon id={icon} /> {number}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Bene Gesserit tokens, deployment tokens, objectives, cones: what a side holds besides its cards. */
function Holdings({ table, side, lights }: { table: ArrakisTable; side: Side; lights: Lights }) {
  const atreides = side === "atreides";
  const cones = table.cones?.[side];
  return (
    <span class="a-holdings">
      <Count
        icon="bene_gesserit"
        number={table.bene_gesserit[side]}
        label={nameOf("bene_gesserit")}
        light={lights["bene_gesserit"]}
      />
      {atreides && <Count icon="token" number={table.tokens_left} label={nameOf("tokens_left")} />}
      {atreides && (
        <Count icon="objective" number={table.objectives_held} label={nameOf("objectives_held")} />
      )}
      {cones !== undefined && <Count icon="cone" number={cones} label={nameOf("cones")} />}
    </span>
  );
}

function Count({
  icon,
  number,
  label,
  light,
}: {
  icon: string;
  number: number;
  label: string;
  light?: Light | undefined;
}) {
  return (
    <Pressable light={light} class="a-count" label={`${label}: ${number}`}>
      <Icon id={icon} />
      <b>{number}</b>
    </Pressable>
  );
}

/** The board of one seat: in a duel the only one of its side. */
function SeatBoard({
  table,
  seat,
  lights,
  diceLights,
  onCard,
}: {
  table: ArrakisTable;
  seat: string;
  lights: Lights;
  diceLights: Lights;
  onCard: (id: string) => void;
}) {
  const side = sideOf(seat);
  const shared = seat !== side;
  return (
    <div class={`a-board ${seat}`}>
      {shared && (
        <h3>
          <Icon id={seat} /> {nameOf(seat)}
          {table.deciding?.[side] === seat && <span class="a-badge">{t("a-decides")}</span>}
        </h3>
      )}
      <Slots table={table} seat={seat} side={side} lights={diceLights} />
      <Leaders table={table} seat={seat} side={side} lights={lights} onCard={onCard} />
      <Tank slots={table.tank[seat] ?? []} side={side} />
    </div>
  );
}

/** Five boxes, one for each result, with the dice and the Bene Gesserit token that lie on them. */
function Slots({
  table,
  seat,
  side,
  lights,
}: {
  table: ArrakisTable;
  seat: string;
  side: Side;
  lights: Lights;
}) {
  const unused = table.action_dice[seat] ?? [];
  const used = table.used[seat] ?? [];
  const unrolled = unused.filter((die) => die === "unrolled");
  if (unrolled.length) {
    return (
      <div class="a-slots loose">
        {unrolled.map((_, place) => (
          <ActionDie key={place} face="unrolled" side={side} />
        ))}
        {used.map((face, place) => (
          <ActionDie key={`used${place}`} face={face} side={side} used />
        ))}
      </div>
    );
  }
  return (
    <div class="a-slots">
      {slotsOf(seat).map(([result, slots]) => {
        const here = unused.filter((die) => die === result);
        const gone = used.filter((die) => die === result);
        const empty = Math.max(
          0,
          slots - here.length - gone.length - (table.slotted[seat] === result ? 1 : 0),
        );
        return (
          <div key={result} class="a-box">
            <span class="a-box-name" title={nameOf(result)}>
              <Icon id={result} label={nameOf(result)} />
            </span>
            <span class="a-box-dice">
              {here.map((face, place) => (
                <ActionDie
                  key={place}
                  face={face}
                  side={side}
                  light={place === 0 ? lights[face] : undefined}
                />
              ))}
              {table.slotted[seat] === result && (
                <Pressable
                  light={lights["bene_gesserit"]}
                  class="a-die token"
                  label={nameOf("bene_gesserit")}
                >
                  <Icon id="bene_gesserit" />
                </Pressable>
              )}
              {gone.map((face, place) => (
                <ActionDie key={`used${place}`} face={face} side={side} used />
              ))}
              {Array.from({ length: empty }, (_, place) => (
                <Pressable
                  key={`empty${place}`}
                  light={place === 0 && !here.length ? lights[result] : undefined}
                  class="a-slot"
                >
                  {null}
                </Pressable>
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The cards of a seat's leaders in play: whose strips they have, where they are, who is spent. */
function Leaders({
  table,
  seat,
  side,
  lights,
  onCard,
}: {
  table: ArrakisTable;
  seat: string;
  side: Side;
  lights: Lights;
  onCard: (id: string) => void;
}) {
  const mine = table.in_play.filter(
    (leader) => belongs(leader, seat) && !table.out.includes(leader),
  );
  return (
    <ul class="a-leaders">
      {mine.map((leader) => (
        <LeaderChip key={leader} {...{ leader, table, side, onCard }} light={lights[leader]} />
      ))}
    </ul>
  );
}

const SEAT_OF: Record<string, string> = {
  house_harkonnen: "house_harkonnen",
  corrino_ally: "corrino",
  house_atreides: "house_atreides",
  fremen_ally: "fremen",
};

function belongs(leader: string, seat: string): boolean {
  const card = box.value.leaders.get(leader);
  return card !== undefined && (card.faction === seat || SEAT_OF[card.subfaction] === seat);
}

function LeaderChip({
  leader,
  table,
  side,
  light,
  onCard,
}: {
  leader: string;
  table: ArrakisTable;
  side: Side;
  light: Light | undefined;
  onCard: (id: string) => void;
}) {
  const card = box.value.leaders.get(leader)!;
  const spent = table.spent.includes(leader);
  return (
    <li>
      <button
        type="button"
        class={`a-leader${spent ? " spent" : ""}${light ? ` a-lit${light.chosen ? " chosen" : ""}` : ""}`}
        {...(light?.chosen === undefined ? {} : { "aria-pressed": light.chosen })}
        onClick={() => (light ? light.press() : onCard(leader))}
      >
        <Figure id={leader} side={side} />
        <span class="a-leader-name">{nameOf(leader)}</span>
        <span class="a-leader-where">{spent ? t("a-spent") : whereIs(leader, table)}</span>
        {card.combat && <Strip combat={card.combat} />}
        {card.slot && <Icon id={card.slot} label={nameOf(card.slot)} class="a-leader-slot" />}
      </button>
    </li>
  );
}

function Tank({ slots, side }: { slots: string[]; side: Side }) {
  const filled = slots.filter(Boolean);
  if (!filled.length) return null;
  return (
    <div class="a-tank">
      <span class="a-tank-name">
        <Icon id="tank" /> {nameOf("tank")}
      </span>
      <ol>
        {slots.map((leader, place) => (
          <li key={place} class={leader ? "" : "vacant"}>
            {leader ? <Figure id={leader} side={side} /> : null}
            {leader ? nameOf(leader) : ""}
          </li>
        ))}
      </ol>
    </div>
  );
}
