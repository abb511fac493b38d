/** After the end: the verdict, how it came about in curves, and all that was hidden. */

import { api } from "../core/api";
import type { GameUi, View } from "../core/game-ui";
import { loadGame } from "../core/games";
import type { Json } from "../core/space";
import { keyOf, t, texts } from "../core/texts";
import type { TableInfo } from "../wire/protocol";
import { Button, LinkButton, Loading, Problem } from "../ui/controls";
import { Curves } from "../ui/curves";
import { Verdict } from "../ui/end-card";
import { sentence } from "../ui/form";
import { useLoaded } from "../ui/hooks";
import { SeatName } from "../ui/seat";
import { Shell } from "../ui/shell";

const LAST = Number.MAX_SAFE_INTEGER;

interface Told {
  table: TableInfo;
  ui: GameUi;
  /** What a spectator saw before the last move, and what the referee sees in the end. */
  open: View;
  all: View;
}

export function EndPage({ id }: { id: string }) {
  const loaded = useLoaded(() => load(id), [id]);
  const title = loaded.state === "here" ? loaded.value.table.name : t("end-page");
  return (
    <Shell title={title} wide>
      <h1>{title}</h1>
      {loaded.state === "loading" && <Loading />}
      {loaded.state === "failed" && <Problem reason={loaded.reason} />}
      {loaded.state === "here" && <Ending {...loaded.value} />}
    </Shell>
  );
}

async function load(id: string): Promise<Told> {
  const [table, { moments }, all] = await Promise.all([
    api.table(id),
    api.replay(id, "spectator", null),
    api.moment(id, LAST, "referee", null),
  ]);
  const before = moments.at(-2)?.sequence ?? 0;
  const [ui, open] = await Promise.all([
    loadGame(table.game),
    api.moment(id, before, "spectator", null),
  ]);
  return { table, ui, open: open.view, all: all.view };
}

function Ending({ table, ui, open, all }: Told) {
  return (
    <div class="ending">
      {all.outcome ? (
        <Verdict ui={ui} outcome={all.outcome} />
      ) : (
        <Problem reason={t("end-not-yet")} />
      )}
      <nav class="row" aria-label={t("end-ways")}>
        <LinkButton href={`/table/${table.id}`}>{t("end-board")}</LinkButton>
        <LinkButton href={`/replay/${table.id}`} icon="scroll">
          {t("replay")}
        </LinkButton>
        <Button onClick={() => void save(table)}>{t("record-save")}</Button>
      </nav>
      <Curves table={table} ui={ui} />
      <section class="block">
        <h2>{t("end-secrets")}</h2>
        <Secrets ui={ui} open={open} all={all} />
      </section>
      <p class="hint seal">{t("seal", { seal: table.seal })}</p>
    </div>
  );
}

/** What only the referee saw, seat by seat and then what was nobody's. */
function Secrets({ ui, open, all }: Omit<Told, "table">) {
  const { seats, shared } = secretsOf(open, all);
  return (
    <div class="secrets">
      {Object.entries(seats)
        .filter(([, entries]) => Object.keys(entries).length > 0)
        .map(([seat, entries]) => (
          <section key={seat} class="secret">
            <h3>
              <SeatName game={ui.game} seat={seat} />
            </h3>
            <Entries game={ui.game} entries={entries} />
          </section>
        ))}
      {Object.keys(shared).length > 0 && (
        <section class="secret">
          <h3>{t("end-secrets-shared")}</h3>
          <Entries game={ui.game} entries={shared} />
        </section>
      )}
    </div>
  );
}

type Entry = Record<string, Json>;

function Entries({ game, entries }: { game: string; entries: Entry }) {
  const words = texts(game);
  return (
    <dl>
      {Object.entries(entries).map(([name, value]) => (
        <div key={name}>
          <dt>{words.has(keyOf("name", name)) ? sentence(words.name(name)) : name}</dt>
          <dd>{sentence(words.say(value))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Entries that are too long to read, or that only say again who knew what. */
const UNTOLD = new Set(["mine", "decks", "board", "legions", "sietches", "standing", "news"]);

/** What there is for the referee and was not for a spectator. */
export function secretsOf(open: View, all: View): { seats: Record<string, Entry>; shared: Entry } {
  const seats: Record<string, Entry> = {};
  const shared: Entry = {};
  for (const [name, value] of Object.entries(all.table as Entry)) {
    const known = (open.table as Entry)[name];
    if (UNTOLD.has(name)) continue;
    if (isBySeat(value, all.seats)) {
      for (const [seat, mine] of Object.entries(value)) {
        const before = isTable(known) ? known[seat] : undefined;
        const entries = isTable(mine) ? mine : { [name]: mine };
        const told = isTable(mine) ? before : before === undefined ? {} : { [name]: before };
        seats[seat] = { ...seats[seat], ...hidden(entries, told) };
      }
    } else {
      Object.assign(shared, hidden({ [name]: value }, open.table as Entry));
    }
  }
  return { seats, shared };
}

function hidden(entries: Entry, known: Json | undefined): Entry {
  const told = Object.entries(entries).filter(
    ([name, value]) => !UNTOLD.has(name) && !isNothing(value) && !(isTable(known) && name in known),
  );
  return Object.fromEntries(told);
}

function isTable(value: Json | undefined): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isBySeat(value: Json, seats: string[]): value is Entry {
  const names = isTable(value) ? Object.keys(value) : [];
  return names.length > 0 && names.every((name) => seats.includes(name));
}

function isNothing(value: Json): boolean {
  return value === null || value === "" || (Array.isArray(value) && !value.length);
}

/** Keep the record as a file. */
async function save({ id, name }: TableInfo): Promise<void> {
  const record = await api.record(id);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "application/json" }));
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
