/** The sheet of a faction: what lies open, what these eyes know, what it can do, how to play it. */

import type { ComponentChildren } from "preact";
import { Draft } from "../core/draft";
import type { Lights, SheetProps } from "../core/game-ui";
import { capitalize } from "../core/texts";
import { wanted } from "../core/wanted";
import { showOnMap } from "../map/pointing";
import { Button } from "../ui/controls";
import { Sheet as Frame } from "../ui/sheet";
import { KWISATZ_HADERACH, LEADERS, MAP, isStormy } from "./box";
import { LeaderDisc, Pressable, SeenLines, TreacheryFace, leaderText } from "./cards";
import { Deals } from "./decks";
import { Emblem, Sign } from "./emblems";
import type { SignName } from "./emblems";
import { CardNotes, SeenBy, eyesOn, knownCards, knownSpice } from "./known";
import type { Known } from "./known";
import { ledgerOf } from "./ledger";
import type { Account } from "./ledger";
import { inBrief, ofLimit } from "./seats";
import { STRONGHOLDS, holdersOf } from "./strip";
import { forcesText, gameTexts, nameOf, namesOf, t, whoAre } from "./texts";
import { alliesOf, duneView, forcesIn, isAdvisor, sideOf, territoryOf } from "./view";
import type { DuneTable, FactionView, Forces } from "./view";

export function Sheet({ view, events, eyes, lights, players, sheet: seat, ...page }: SheetProps) {
  const { open, readOnly } = page;
  const { table } = duneView(view);
  const faction = table.factions[seat];
  if (faction === undefined) return null;
  const account = ledgerOf(events).get(seat);
  const allies = alliesOf(table, seat);
  const places = Object.keys(table.board.forces).filter((cell) => table.board.forces[cell]?.[seat]);
  const line = [
    players[seat] ?? "",
    allies.length ? t("allied-with", { allies: whoAre(allies, "you-after") }) : "",
  ];
  return (
    <Frame
      seat={seat}
      title={capitalize(nameOf(seat))}
      line={line.filter(Boolean).join(" · ")}
      emblem={<Emblem seat={seat} size={40} />}
      close={() => open(null)}
      end={
        <>
          {!readOnly && mayOffer(view, seat) && (
            <Button
              onClick={() => {
                open(null);
                wanted.value = { kind: "deal", about: seat };
              }}
            >
              {t("offer-a-deal")}
            </Button>
          )}
          {places.length > 0 && (
            <Button
              onClick={() => {
                open(null);
                showOnMap(places);
              }}
            >
              {t("show-on-map")}
            </Button>
          )}
        </>
      }
    >
      <Figures table={table} seat={seat} account={account} />
      <Victory table={table} seat={seat} />
      <Leaders table={table} seat={seat} />
      {seat === eyes && <Foreseen table={table} />}
      <Powers table={table} seat={seat} />
      <div class="sheet-columns">
        <OnTheMap table={table} seat={seat} eyes={eyes} />
        <OwnSecrets own={faction} lights={lights} account={account} />
        <KnownCards table={table} seat={seat} eyes={eyes} account={account} />
      </div>
      <Notes account={account} />
      <Hand table={table} seat={seat} account={account} />
      <Facts table={table} seat={seat} />
      {seat === eyes && <Deals table={table} />}
      <Strategy seat={seat} />
    </Frame>
  );
}

/** Whether these eyes may offer a deal to a seat now. */
function mayOffer({ decisions }: SheetProps["view"], seat: string): boolean {
  const deal = decisions.find(({ kind }) => kind === "deal");
  return deal !== undefined && new Draft(deal.actions, "offer_deal").offers("to", seat);
}

function Part({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ComponentChildren;
}) {
  return (
    <section class="sheet-part">
      <h3>
        {title} {note && <small>{note}</small>}
      </h3>
      {children}
    </section>
  );
}

interface AccountProps {
  table: DuneTable;
  seat: string;
  account: Account | undefined;
}

interface Figure {
  sign: SignName;
  text: string;
  label: string;
  /** How surely it is known. */
  more?: string;
}

/** What is counted openly, and what only its owner knows. */
function Figures({ table, seat, account }: AccountProps) {
  const { reserves, tanks, bribes } = table.factions[seat]!;
  const spice = knownSpice(table, seat, account);
  const cards = knownCards(table, seat, account);
  const figures: Figure[] = [
    { sign: "spice", text: spice.text, ...labelOf(spice, "spice", "behind-its-shield") },
    {
      sign: "cards",
      text: ofLimit(cards, seat),
      ...labelOf(cards, "cards-in-hand", "cards-in-hand"),
    },
    { sign: "forces", text: inBrief(reserves), label: t("in-reserve") },
    { sign: "tanks", text: inBrief(tanks), label: t("in-tanks") },
  ];
  if (bribes) figures.push({ sign: "bribe", text: String(bribes), label: t("bribes") });
  return (
    <dl class="figures">
      {figures.map(({ sign, text, label, more }) => (
        <div key={sign} title={more}>
          <dt>{label}</dt>
          <dd class={more ? "counted" : ""}>
            <Sign name={sign} size={18} /> {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function labelOf(
  { text, counted }: Known,
  open: string,
  hidden: string,
): Omit<Figure, "sign" | "text"> {
  if (!counted) return { label: t(text === "?" ? hidden : open) };
  return { label: t("counted-short", { what: t(open) }), more: t("counted", { what: t(open) }) };
}

function Victory({ table, seat }: { table: DuneTable; seat: string }) {
  const side = sideOf(table, seat);
  if (!side) return null;
  const note = t("side-holds", {
    side: capitalize(whoAre(side.members)),
    held: side.held.length,
    needed: side.needed,
  });
  return (
    <Part title={t("victory")} note={note}>
      <ul class="hold-row">
        {STRONGHOLDS.map((territory) => {
          const holders = holdersOf(table, territory);
          return (
            <li
              key={territory}
              class={side.held.includes(territory) ? `ours of-${seat}` : ""}
              title={t("held-by", {
                territory: nameOf(territory),
                holders: holders.length ? whoAre(holders) : t("nobody"),
              })}
            >
              {holders.length ? (
                holders.slice(0, 2).map((one) => <Emblem key={one} seat={one} size={26} />)
              ) : (
                <i class="vacant" aria-hidden="true" />
              )}
              <small>
                {nameOf(territory)}
                {holders.length > 1 && <span aria-hidden="true"> ⚔</span>}
              </small>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** The dead lie crossed out. */
function Leaders({ table, seat }: { table: DuneTable; seat: string }) {
  const leaders = Object.entries(table.leaders).filter(
    ([id, leader]) => leader.owner === seat || LEADERS.get(id)?.faction === seat,
  );
  return (
    <Part title={t("leaders")}>
      <ul class="leader-row">
        {leaders.map(([id, { where }]) => (
          <li
            key={id}
            class={where.startsWith("tanks") ? "dead" : ""}
            title={leaderText(id, where)}
          >
            <LeaderDisc id={id} where={where} size={44} />
            <span aria-hidden="true">{nameOf(id)}</span>
            <span class="unseen">{leaderText(id, where)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface OnTheMapProps {
  table: DuneTable;
  seat: string;
  eyes: string | null;
}

/** Its forces, territory by territory, and whom of these eyes they face. */
function OnTheMap({ table, seat, eyes }: OnTheMapProps) {
  const cells = Object.keys(table.board.forces).filter((cell) => table.board.forces[cell]?.[seat]);
  const [ordinary, special] = forcesIn(table, seat, cells);
  if (!cells.length) return null;
  const territories = [...new Set(cells.map(territoryOf))].map((id) => ({
    id,
    here: MAP.territories[id]?.cells ?? [],
  }));
  const mine = (here: readonly string[]): Forces =>
    eyes === null || eyes === seat ? [0, 0] : forcesIn(table, eyes, here);
  return (
    <Part title={t("forces-on-map")} note={t("forces-number", { number: ordinary + special })}>
      <ul class="sheet-lines">
        {territories.map(({ id, here }) => (
          <li key={id}>
            <b>{forcesText(forcesIn(table, seat, here))}</b> {nameOf(id)}
            {isAdvisor(table, seat, id) && <> ({t("as-advisors")})</>}
            {mine(here).some(Boolean) && (
              <>, {t("beside-yours", { forces: forcesText(mine(here)) })}</>
            )}
            {here.some((cell) => cells.includes(cell) && isStormy(table.board, cell)) && (
              <> · {t("in-storm")}</>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface OwnSecretsProps {
  own: FactionView;
  lights: Lights;
  account: Account | undefined;
}

function OwnSecrets({ own, lights, account }: OwnSecretsProps) {
  if (!own.traitors?.length && !own.prediction) return null;
  return (
    <Part title={t("secrets")}>
      <div class="veiled">
        {(own.traitors ?? []).map((leader) => (
          <Pressable key={leader} id={leader} lights={lights} class="veil">
            <LeaderDisc id={leader} size={30} />
            <span>
              <small>{t("traitor")}</small>
              {nameOf(leader)}
            </span>
            <span class="unseen">{leaderText(leader)}</span>
            <SeenBy
              seats={account?.told["traitors"] ?? []}
              all={own.traitors_shown.includes(leader)}
            />
          </Pressable>
        ))}
        {own.prediction && (
          <div class="veil">
            <Emblem seat={own.prediction.winner} size={30} />
            <span>
              <small>{t("prediction")}</small>
              {t("predicted", { winner: nameOf(own.prediction.winner), turn: own.prediction.turn })}
            </span>
            <SeenBy seats={account?.told["prediction"] ?? []} />
          </div>
        )}
      </div>
    </Part>
  );
}

/** What these eyes know of what comes next. */
function Foreseen({ table }: { table: DuneTable }) {
  const { next_spice, next_storm, next_treachery } = table.decks;
  const known = [
    next_spice !== null ? t("next-spice", { card: nameOf(next_spice) }) : "",
    next_storm !== null ? t("next-storm", { sectors: next_storm }) : "",
    next_treachery.length ? t("next-treachery", { card: nameOf(next_treachery[0]!) }) : "",
  ].filter(Boolean);
  if (!known.length) return null;
  return (
    <ul class="foreseen">
      <SeenLines lines={known} size={15} />
    </ul>
  );
}

/** The hand, where it may be seen. */
function Hand({ table, seat, account }: AccountProps) {
  const hand = table.factions[seat]?.hand;
  if (hand === undefined) return null;
  const notes = eyesOn(hand, account);
  return (
    <Part title={t("hand")}>
      {!hand.length && <p class="hint">{t("no-cards")}</p>}
      <div class="faces">
        {hand.map((card, place) => (
          <figure key={`${card} ${place}`}>
            <TreacheryFace id={card} />
            <SeenBy seats={notes[place]?.seenBy ?? []} all={notes[place]?.shown ?? false} />
          </figure>
        ))}
      </div>
    </Part>
  );
}

/** What is known of a hand that may not be seen. */
function KnownCards({ table, seat, eyes, account }: AccountProps & { eyes: string | null }) {
  const isEmpty = !account?.spice || !account.cards;
  if (isEmpty || table.factions[seat]?.hand !== undefined) return null;
  const seen = eyes === null ? [] : (table.mine[eyes]?.seen[seat] ?? []);
  return <CardNotes account={account} seen={seen} />;
}

/** What it has said and shown. */
function Notes({ account }: { account: Account | undefined }) {
  if (!account?.notes.length) return null;
  return (
    <Part title={t("said-and-shown")}>
      <ul class="sheet-lines">
        {account.notes.map(({ turn, event }, place) => (
          <li key={place}>
            <small>{t("noted-in-turn", { turn })}</small> {gameTexts().event(event)}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Facts({ table, seat }: { table: DuneTable; seat: string }) {
  const faction = table.factions[seat]!;
  const facts = [
    faction.karama_power_spent && t("karama-spent"),
    faction.captives > 0 && t("captives-taken", { number: faction.captives }),
    faction.kwisatz_haderach_dead && t("kwisatz-dead"),
    faction.kwisatz_losses !== undefined &&
      t("kwisatz-losses", {
        number: faction.kwisatz_losses,
        needed: KWISATZ_HADERACH.losses_to_wake,
      }),
    faction.traitors_shown.length > 0 &&
      t("traitors-shown", { leaders: namesOf(faction.traitors_shown) }),
    ...table.promises
      .filter((promise) => promise.seat === seat)
      .map(({ what }) => t("has-promised", { promise: nameOf(what) })),
  ].filter((fact): fact is string => Boolean(fact));
  if (!facts.length) return null;
  return (
    <ul class="sheet-lines">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** The sign of each power, in the order in which they are told. */
const POWER_SIGNS: Record<string, { always: SignName[]; advanced: SignName[] }> = {
  atreides: { always: ["cards", "spice", "eye"], advanced: ["power"] },
  bene_gesserit: { always: ["stronghold", "forces", "power"], advanced: ["forces", "spice"] },
  emperor: { always: ["spice"], advanced: ["power"] },
  fremen: { always: ["forces", "worm", "tanks", "stronghold"], advanced: ["eye", "power"] },
  guild: { always: ["spice", "forces", "stronghold"], advanced: ["power"] },
  harkonnen: { always: ["traitor", "cards"], advanced: ["captive"] },
};

/** Powers of the game that is played, what allies get, and what its Karama does. */
function Powers({ table, seat }: { table: DuneTable; seat: string }) {
  const key = seat.replaceAll("_", "-");
  const advanced = table.ruleset !== "basic";
  const signs = POWER_SIGNS[seat] ?? { always: [], advanced: [] };
  const powers: [SignName, string][] = [
    ...signs.always.map((sign, place): [SignName, string] => [sign, `power-${key}-${place + 1}`]),
    ...(advanced ? signs.advanced : []).map((sign, place): [SignName, string] => [
      sign,
      `power-more-${key}-${place + 1}`,
    ]),
    ["alliance", `power-ally-${key}`],
  ];
  if (advanced) powers.push(["karama", `power-karama-${key}`]);
  return (
    <Part title={t("powers")}>
      <ul class="sheet-lines powers">
        {powers.map(([sign, line]) => (
          <li key={line}>
            <Sign name={sign} size={16} /> <span>{t(line, { ruleset: table.ruleset })}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** How to play it, in three lines. */
function Strategy({ seat }: { seat: string }) {
  const key = seat.replaceAll("_", "-");
  return (
    <Part title={t("strategy")}>
      <ol class="sheet-lines strategy">
        {[1, 2, 3].map((place) => (
          <li key={place}>{t(`strategy-${key}-${place}`)}</li>
        ))}
      </ol>
    </Part>
  );
}
