/** The table of War for Arrakis: the map, and around it both sides' boards, the prophecy, hands and decks. */

import { useState } from "preact/hooks";
import type { Lights, TableProps } from "../core/game-ui";
import { Dialog } from "../ui/controls";
import { FieldOnMap } from "./Battle";
import { Board } from "./Board";
import { Card } from "./cards";
import { Dashboard } from "./Dashboard";
import { describeBoard } from "./describe";
import { Decks, Hand } from "./Hand";
import { Icon } from "./glyphs";
import { Inspector } from "./Inspector";
import { Mahdi } from "./Mahdi";
import { Prophecy } from "./Prophecy";
import { MARKERS, POWERS, RESULTS, sideOf } from "./view";
import type { ArrakisTable, Side } from "./view";
import { nameOf, say } from "./words";

const PHASES = ["start", "vehicles", "action", "hazards", "harvest", "end"];
const TABS = ["harkonnen", "atreides", "prophecy", "cards", "mahdi"] as const;
type Tab = (typeof TABS)[number];

const SIGNS: Record<Tab, string> = {
  harkonnen: "harkonnen",
  atreides: "atreides",
  prophecy: "prescience",
  cards: "cards",
  mahdi: "unrolled",
};

export function Table({ view, events, lights, eyes, readOnly }: TableProps) {
  const table = view.table as ArrakisTable;
  const [area, setArea] = useState("");
  const [card, setCard] = useState("");
  const own: Side = eyes ? sideOf(eyes) : "harkonnen";
  const [tab, setTab] = useState<Tab>(own);
  const asked = !readOnly && view.decisions.some(({ required }) => required);
  const tabs = TABS.filter((one) => one !== "mahdi" || table.mahdi);
  const naming = view.decisions.some(({ kind }) => kind === "name_die");
  const litDice = (seat: string) => (naming ? sideOf(seat) === "harkonnen" : seat === eyes);
  const lit = litTabs(table, lights, naming ? "harkonnen" : own);
  return (
    <div class="a-table">
      <div class="a-layout">
        <div class="a-middle">
          <div class="a-map">
            <Board
              table={table}
              lights={lights}
              steps={view.steps}
              head={<Phases table={table} />}
              onArea={(id) => setArea(id === area ? "" : id)}
            />
            <FieldOnMap view={view} events={events} asked={asked} />
            {area && <Inspector id={area} table={table} onClose={() => setArea("")} />}
          </div>
          {eyes && table.hands[eyes] && <Hand table={table} seat={eyes} lights={lights} onCard={setCard} />}
        </div>
        <div class="a-around">
          <div class="a-tabs" role="group" aria-label={say("a-around")}>
            {tabs.map((one) => (
              <button
                key={one}
                type="button"
                class={`a-tab${lit.has(one) ? " lit" : ""}`}
                aria-pressed={one === tab}
                onClick={() => setTab(one)}
              >
                <Icon id={SIGNS[one]} />
                <span>{say("a-tab", { tab: one })}</span>
              </button>
            ))}
          </div>
          <div class="a-sheets" data-tab={tab}>
            <div class="a-sheet harkonnen">
              <Dashboard table={table} side="harkonnen" lights={lights} litDice={litDice} onCard={setCard} />
            </div>
            <div class="a-sheet atreides">
              <Dashboard table={table} side="atreides" lights={lights} litDice={litDice} onCard={setCard} />
            </div>
            <div class="a-sheet prophecy">
              <Prophecy table={table} lights={lights} onCard={setCard} />
            </div>
            <div class="a-sheet cards">
              <Decks table={table} lights={lights} eyes={eyes} onCard={setCard} />
            </div>
            {table.mahdi && (
              <div class="a-sheet mahdi">
                <Mahdi table={table} events={events} />
              </div>
            )}
          </div>
        </div>
      </div>
      <section class="a-unseen" aria-label={say("a-board-in-words")}>
        <ul>
          {describeBoard(table).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {card && (
        <Dialog title={nameOf(card)} close={() => setCard("")}>
          <Card id={card} />
        </Dialog>
      )}
    </div>
  );
}

/** The sheets on which something is lit. */
function litTabs(table: ArrakisTable, lights: Lights, own: Side): ReadonlySet<Tab> {
  const tabs = new Set<Tab>();
  for (const id of Object.keys(lights)) {
    if ((RESULTS as readonly string[]).includes(id) || id === "bene_gesserit" || table.in_play.includes(id))
      tabs.add(own);
    else if ((MARKERS as readonly string[]).includes(id)) tabs.add("atreides");
    else if ((POWERS as readonly string[]).includes(id)) tabs.add("harkonnen");
    else if (table.open_cards.includes(id)) tabs.add("prophecy");
    else if (id in table.deck_sizes) tabs.add("cards");
  }
  return tabs;
}

/** The round, and how far it has come. */
function Phases({ table }: { table: ArrakisTable }) {
  const at = PHASES.indexOf(table.phase);
  return (
    <div class="a-phases">
      <b>{say("a-round", { round: table.round })}</b>
      {table.box && <span>{say("a-own-box", { box: table.box })}</span>}
      <ol>
        {PHASES.map((phase, place) => (
          <li
            key={phase}
            class={place === at ? "now" : place < at ? "passed" : ""}
            {...(place === at ? { "aria-current": "step" as const } : {})}
          >
            <span title={nameOf(phase)}>{nameOf(phase)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
