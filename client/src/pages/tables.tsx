/** The tables that the reader sits at. */

import { useCallback, useState } from "preact/hooks";
import { api, currentGuest, isReturningGuest } from "../core/api";
import type { MyTable } from "../core/api";
import { nameOfGame } from "../core/modes";
import { t } from "../core/texts";
import { Button, LinkButton, Loading, Problem } from "../ui/controls";
import { useLoaded } from "../ui/hooks";
import { ImportRecord } from "../ui/import-record";
import { Shell } from "../ui/shell";

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
  return api.tables(archived);
}

function TableRow({ table, reload }: { table: MyTable; reload: () => void }) {
  const toggleArchived = async () => {
    await (table.archived ? api.unarchive(table.id) : api.archive(table.id));
    reload();
  };
  return (
    <li class="table-row" data-turn={table.turn || undefined}>
      <a href={`/table/${table.id}`}>
        <strong>{table.name}</strong>
        <span class="table-game">{nameOfGame(table)}</span>
        <span class="table-state">{stateOf(table)}</span>
        {table.imported && <span class="table-imported">{t("imported-short")}</span>}
      </a>
      {table.started && (
        <LinkButton href={`/replay/${table.id}`} icon="scroll" look="quiet">
          {t("replay")}
        </LinkButton>
      )}
      {table.host && (
        <Button look="quiet" onClick={() => void toggleArchived()}>
          {table.archived ? t("tables-unarchive") : t("tables-archive")}
        </Button>
      )}
    </li>
  );
}

function stateOf({ turn, over, started }: MyTable): string {
  if (over) return t("table-over");
  if (!started) return t("table-gathering");
  return turn ? t("table-your-turn") : t("table-running");
}
