/** The tables that the reader sits at. */

import { useCallback, useState } from "preact/hooks";
import { api, currentGuest, isReturningGuest } from "../core/api";
import type { MyTable } from "../core/api";
import { nameOfGame } from "../core/modes";
import { pace } from "../core/preferences";
import { navigate } from "../core/router";
import { capitalize, loadTexts, t, texts } from "../core/texts";
import { Button, LinkButton, Loading, Problem } from "../ui/controls";
import { reasonOf, useLoaded } from "../ui/hooks";
import { ImportRecord } from "../ui/import-record";
import { Concede } from "../ui/concede";
import { holderOf } from "../ui/seat";
import { Shell } from "../ui/shell";
import type { Seated } from "../wire/protocol";

export function TablesPage() {
  const [archived, setArchived] = useState(false);
  return (
    <Shell title={t("nav-tables")}>
      <h1>{t("nav-tables")}</h1>
      <MyTables archived={archived} />
      <p class="row">
        <Button look="quiet" aria-pressed={archived} onClick={() => setArchived(!archived)}>
          {archived ? t("tables-current") : t("tables-archived")}
        </Button>
        <ImportRecord />
      </p>
    </Shell>
  );
}

interface MyTablesProps {
  archived?: boolean;
  most?: number;
}

/** The reader's tables, those that wait for them first; nothing if there are none to show on a page. */
export function MyTables(props: MyTablesProps) {
  const [changes, setChanges] = useState(0);
  return <TableList key={changes} {...props} reload={() => setChanges(changes + 1)} />;
}

function TableList({ archived = false, most, reload }: MyTablesProps & { reload: () => void }) {
  const loaded = useLoaded(useCallback(() => loadTables(archived), [archived]));
  if (most !== undefined && (loaded.state !== "here" || !loaded.value.length)) return null;
  if (loaded.state === "loading") return <Loading />;
  if (loaded.state === "failed") return <Problem reason={loaded.reason} />;
  if (!loaded.value.length) {
    return (
      <div class="empty">
        <p>{archived ? t("tables-none-archived") : t("tables-none")}</p>
        <LinkButton href="/" look="main">
          {t("tables-begin")}
        </LinkButton>
      </div>
    );
  }
  return (
    <section class="my-tables" aria-label={t("nav-tables")}>
      {most !== undefined && <h2>{t("nav-tables")}</h2>}
      <ul class="table-list">
        {loaded.value.slice(0, most).map((table) => (
          <TableRow key={table.id} table={table} reload={reload} />
        ))}
      </ul>
    </section>
  );
}

async function loadTables(archived: boolean): Promise<MyTable[]> {
  if (!isReturningGuest()) return [];
  await currentGuest();
  const tables = await api.tables(archived);
  await Promise.all([...new Set(tables.map(({ game }) => game))].map((game) => loadTexts(game)));
  return tables;
}

function TableRow({ table, reload }: { table: MyTable; reload: () => void }) {
  const [wrong, setWrong] = useState("");
  const attempt = (change: Promise<unknown>) => {
    change.then(reload, (error: unknown) => setWrong(reasonOf(error)));
  };
  return (
    <li class="table-row" data-turn={table.turn || undefined}>
      <a href={`/table/${table.id}`}>
        <strong>{table.name}</strong>
        <span class="table-game">{nameOfGame(table)}</span>
        <span class="table-side">{sidesOf(table)}</span>
        <span class="table-state">{stateOf(table)}</span>
        {table.imported && <span class="table-imported">{t("imported-short")}</span>}
      </a>
      {table.started && (
        <LinkButton href={`/replay/${table.id}`} icon="scroll" look="quiet">
          {t("replay")}
        </LinkButton>
      )}
      {table.over && (
        <Button look="quiet" onClick={() => attempt(rematch(table))}>
          {t("tables-rematch")}
        </Button>
      )}
      {isPlayed(table) && <Concede table={table} attempt={attempt} />}
      {table.host && (
        <Button
          look="quiet"
          onClick={() => attempt(table.archived ? api.unarchive(table.id) : api.archive(table.id))}
        >
          {table.archived ? t("tables-unarchive") : t("tables-archive")}
        </Button>
      )}
      {wrong && <p role="alert">{wrong}</p>}
    </li>
  );
}

/** The game runs, and the reader plays in it. */
const isPlayed = ({ started, over, seats }: MyTable): boolean =>
  started && !over && seats.some(({ mine }) => mine);

/** What the reader plays, and who plays the others. */
function sidesOf({ game, seats }: MyTable): string {
  const nameOf = ({ seat }: Seated) => capitalize(texts(game).name(seat));
  const mine = seats.filter((seated) => seated.mine);
  const others = seats.filter((seated) => !seated.mine);
  return [
    ...(mine.length ? [t("tables-mine", { seats: mine.map(nameOf).join(", ") })] : []),
    ...others.map((one) => t("tables-other", { seat: nameOf(one), who: holderOf(one) })),
  ].join(" · ");
}

function stateOf({ game, turn, over, started, round }: MyTable): string {
  if (over) return t("table-over");
  if (!started) return t("table-gathering");
  const state = turn ? t("table-your-turn") : t("table-running");
  return round ? t("tables-state", { state, turn: t(`tables-turn-${game}`, { round }) }) : state;
}

/** The same game with the same people: they get new links. */
async function rematch({ game, name, options, seats, limit, window, hotseat }: MyTable) {
  const { id } = await api.create({
    game,
    name,
    seats: seats.map(({ seat }) => seat),
    options,
    players: Object.fromEntries(seats.map((seated) => [seated.seat, playerOf(seated)])),
    limit,
    pace: pace.value,
    window,
    hotseat,
  });
  navigate(`/table/${id}`);
}

function playerOf({ mine, bot }: Seated): string {
  if (mine) return "me";
  return bot === null ? "open" : `bot:${bot}`;
}
