/** The sheets of War for Arrakis: each side's board, the prophecy, hands and decks, Mahdi. */

import type { Lights, SheetProps, TableProps, View } from "../core/game-ui";
import { capitalize } from "../core/texts";
import { Toggle } from "../ui/controls";
import { Sheet as Frame } from "../ui/sheet";
import { useCardDialog } from "./card-dialog";
import { Dashboard } from "./dashboard";
import { Icon } from "./glyphs";
import { Decks } from "./hand";
import { Houses } from "./houses";
import { Known } from "./known";
import { Mahdi } from "./mahdi";
import { Prophecy } from "./prophecy";
import { Emblem } from "./secrets";
import { nameOf, t } from "./texts";
import { isHidden } from "./unseen";
import { MARKERS, POWERS, RESULTS, sideOf, tableOf } from "./view";
import type { ArrakisTable, Side } from "./view";

const TABS = ["harkonnen", "atreides", "prophecy", "cards", "mahdi"] as const;
type Tab = (typeof TABS)[number];

const SIGNS: Record<Tab, string> = {
  harkonnen: "harkonnen",
  atreides: "atreides",
  prophecy: "prescience",
  cards: "cards",
  mahdi: "unrolled",
};

export function Sheet(props: SheetProps) {
  const { view, players, sheet, open } = props;
  const [dialog, showCard] = useCardDialog();
  const isTab = (TABS as readonly string[]).includes(sheet);
  const tab = isTab ? (sheet as Tab) : sideOf(sheet);
  const seat = isSide(tab) ? (isTab ? tab : sheet) : null;
  return (
    <Frame
      seat={seat}
      title={capitalize(seat ? nameOf(seat) : t("a-tab", { tab }))}
      line={(seat && players[seat]) ?? ""}
      emblem={seat ? <Emblem seat={seat} size={40} /> : <Icon id={SIGNS[tab]} />}
      close={() => open(null)}
    >
      <div class="a-tabs" role="group" aria-label={t("a-around")}>
        {TABS.filter((one) => one !== "mahdi" || tableOf(view).mahdi).map((one) => (
          <Toggle
            key={one}
            class={`a-tab${litFor(props).has(one) ? " lit" : ""}`}
            pressed={one === tab}
            press={() => open(one)}
          >
            <Icon id={SIGNS[one]} />
            <span>{t("a-tab", { tab: one })}</span>
          </Toggle>
        ))}
      </div>
      <Inside {...props} tab={tab} onCard={showCard} />
      {dialog}
    </Frame>
  );
}

const isSide = (tab: Tab): tab is Side => tab === "harkonnen" || tab === "atreides";

interface InsideProps extends SheetProps {
  tab: Tab;
  onCard: (id: string) => void;
}

function Inside({ view, events, lights, eyes, tab, onCard }: InsideProps) {
  const table = tableOf(view);
  const naming = isNaming(view);
  const litDice = (seat: string) => (naming ? sideOf(seat) === "harkonnen" : seat === eyes);
  switch (tab) {
    case "prophecy":
      return <Prophecy table={table} lights={lights} onCard={onCard} />;
    case "cards":
      return <Decks table={table} lights={lights} eyes={eyes} onCard={onCard} />;
    case "mahdi":
      return <Mahdi table={table} events={events} />;
    case "harkonnen":
    case "atreides":
      return (
        <>
          <Dashboard table={table} side={tab} lights={lights} litDice={litDice} onCard={onCard} />
          {isHidden(tab, eyes) && <Known table={table} events={events} side={tab} />}
          <Powers side={tab} />
          <Houses table={table} side={tab} show={onCard} />
        </>
      );
  }
}

/** Somebody names a die of the Harkonnen, whosever eyes these are. */
const isNaming = (view: View): boolean => view.decisions.some(({ kind }) => kind === "name_die");

/** A sign for each power of a side. */
const POWER_SIGNS: Record<Side, readonly string[]> = {
  atreides: ["lock", "desert_power", "prescience"],
  harkonnen: ["special", "ornithopter", "supremacy"],
};

/** What a side can do, and three lines of advice. */
function Powers({ side }: { side: Side }) {
  return (
    <div class="a-powers">
      <section class="sheet-part">
        <h3>{t("a-powers")}</h3>
        <ul class="sheet-lines powers">
          {POWER_SIGNS[side].map((sign, place) => (
            <li key={sign}>
              <Icon id={sign} /> <span>{t(`a-power-${side}-${place + 1}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section class="sheet-part">
        <h3>{t("a-strategy")}</h3>
        <ol class="sheet-lines strategy">
          {[1, 2, 3].map((place) => (
            <li key={place}>{t(`a-strategy-${side}-${place}`)}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The sheets on which something is lit. */
export function litFor({ view, lights, eyes }: TableProps): ReadonlySet<string> {
  const own: Side = eyes ? sideOf(eyes) : "harkonnen";
  return litSheets(tableOf(view), lights, isNaming(view) ? "harkonnen" : own);
}

function litSheets(table: ArrakisTable, lights: Lights, own: Side): ReadonlySet<string> {
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
