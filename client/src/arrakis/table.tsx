/** The table of War for Arrakis: the map, and around it both sides' boards, the prophecy, hands and decks. */

import { useState } from "preact/hooks";
import type { Lights, TableProps } from "../core/game-ui";
import { Dialog, Toggle } from "../ui/controls";
import { FieldOnMap } from "./battle";
import { Board } from "./board";
import { Card } from "./cards";
import { Dashboard } from "./dashboard";
import { describeBoard } from "./describe";
import { Icon } from "./glyphs";
import { Decks, Hand } from "./hand";
import { Mahdi } from "./mahdi";
import { Prophecy } from "./prophecy";
import { nameOf, t } from "./texts";
import { MARKERS, POWERS, RESULTS, sideOf, stepWith, tableOf } from "./view";
import type { ArrakisTable, Side } from "./view";

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
  const table = tableOf(view);
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
              battle={stepWith(view, "battle")?.battle}
              head={<Phases table={table} />}
            />
            <FieldOnMap view={view} events={events} asked={asked} />
          </div>
          {eyes && table.hands[eyes] && (
            <Hand table={table} seat={eyes} lights={lights} onCard={setCard} />
          )}
        </div>
        <div class="a-around">
          <div class="a-tabs" role="group" aria-label={t("a-around")}>
            {tabs.map((one) => (
              <Toggle
                key={one}
                class={`a-tab${lit.has(one) ? " lit" : ""}`}
                pressed={one === tab}
                press={() => setTab(one)}
              >
                <Icon id={SIGNS[one]} />
                <span>{t("a-tab", { tab: one })}</span>
              </Toggle>
            ))}
          </div>
          <div class="a-sheets" data-tab={tab}>
            {(["harkonnen", "atreides"] as const).map((side) => (
              <div key={side} class={`a-sheet ${side}`}>
                <Dashboard
                  table={table}
                  side={side}
                  lights={lights}
                  litDice={litDice}
                  onCard={setCard}
                />
              </div>
            ))}
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
      <section class="a-unseen" aria-label={t("a-board-in-words")}>
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
    if (
      (RESULTS as readonly string[]).includes(id) ||
      id === "bene_gesserit" ||
      table.in_play.includes(id)
    )
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
      <b>{t("a-round", { round: table.round })}</b>
      {table.box && <span>{t("a-own-box", { box: table.box })}</span>}
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
