/** After the end: the verdict, how it came about in curves, and all that was hidden. */

import { useCallback } from "preact/hooks";
import { api, currentGuest } from "../core/api";
import type { GameUi, View } from "../core/game-ui";
import { loadGame } from "../core/games";
import { capitalize, t, texts } from "../core/texts";
import { linkTo } from "../core/watch-links";
import { Commitments } from "../ui/commitments";
import { Button, LinkButton, Loading, Problem } from "../ui/controls";
import { Curves } from "../ui/curves";
import { Verdict } from "../ui/end-card";
import { useLoaded } from "../ui/hooks";
import { WithBox } from "../ui/own-box";
import { Shell } from "../ui/shell";
import type { TableInfo } from "../wire/protocol";

const LAST = Number.MAX_SAFE_INTEGER;

interface EndedGame {
  table: TableInfo;
  ui: GameUi;
  /** What the referee sees in the end. */
  view: View;
}

export function EndPage({ id }: { id: string }) {
  const loaded = useLoaded(useCallback(() => load(id), [id]));
  const title = loaded.state === "here" ? loaded.value.table.name : t("end-page");
  return (
    <Shell title={title} wide>
      <h1>{title}</h1>
      {loaded.state === "loading" && <Loading />}
      {loaded.state === "failed" && <Problem reason={loaded.reason} />}
      {loaded.state === "here" && (
        <WithBox ui={loaded.value.ui} table={loaded.value.table}>
          <Ending {...loaded.value} />
        </WithBox>
      )}
    </Shell>
  );
}

async function load(id: string): Promise<EndedGame> {
  await currentGuest();
  const link = linkTo(id);
  const [table, { view }] = await Promise.all([
    api.table(id, link),
    api.moment(id, LAST, "referee", link),
  ]);
  return { table, ui: await loadGame(table.game), view };
}

function Ending({ table, ui, view }: EndedGame) {
  return (
    <div class="ending">
      {view.outcome ? (
        <Verdict ui={ui} outcome={view.outcome} turn={ui.turn(view)} />
      ) : (
        <Problem reason={t("end-not-yet")} />
      )}
      <nav class="row" aria-label={t("end-ways")}>
        <LinkButton href={`/table/${table.id}`}>{t("end-board")}</LinkButton>
        <LinkButton href={`/replay/${table.id}`} icon="scroll">
          {t("replay")}
        </LinkButton>
        {view.outcome && (
          <LinkButton href={`/analysis/${table.id}`} icon="bulb">
            {t("analysis")}
          </LinkButton>
        )}
        <Button onClick={() => void save(table)}>{t("record-save")}</Button>
      </nav>
      <Curves table={table} ui={ui} winners={view.outcome?.winners ?? []} />
      <section class="block">
        <h2>{t("end-secrets")}</h2>
        <ui.Secrets view={view} />
      </section>
      <HintsTaken table={table} />
      <Commitments table={table} />
      {table.seal && <p class="hint seal">{t("seal", { seal: table.seal })}</p>}
    </div>
  );
}

/** Who took how many hints, at a table that has them or once had them. */
function HintsTaken({ table }: { table: TableInfo }) {
  const words = texts(table.game);
  const taken = Object.entries(table.hints_taken).map(
    ([seat, number]) => `${capitalize(words.name(seat))} ${number}`,
  );
  if (!table.hints && taken.length === 0) return null;
  return <p class="hint">{t("hints-taken", { taken: taken.join(", "), number: taken.length })}</p>;
}

/** Keep the record as a file. */
async function save({ id, name }: TableInfo): Promise<void> {
  const record = await api.record(id, linkTo(id));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "application/json" }));
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
