/** Where a game was decided: winning chances, the moments that changed them, and decisions beside others. */

import { useCallback, useEffect, useState } from "preact/hooks";
import { api, currentGuest } from "../core/api";
import type { GameEvent } from "../core/game-ui";
import { loadGame } from "../core/games";
import { replayFragment } from "../core/replay-address";
import type { Action } from "../core/space";
import { capitalize, t, texts } from "../core/texts";
import { linkTo } from "../core/watch-links";
import { Heights, HEIGHT, Legend, lineLook, MARGIN, scales, Turns, WIDTH } from "../ui/chart";
import { LinkButton, Loading, Problem } from "../ui/controls";
import { reasonOf, useLoaded } from "../ui/hooks";
import { WithBox } from "../ui/own-box";
import { Shell } from "../ui/shell";
import type { TableInfo } from "../wire/protocol";
import type { Analysis, Findings, JudgedDecision, JudgedPlayer, TurningPoint } from "../wire/rest";

/** Milliseconds until the server is asked again how far it is. */
const PAUSE = 1500;
const REFEREE = "referee";

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const points = (share: number): string => {
  const number = Math.round(100 * share);
  return number > 0 ? `+${number}` : String(number).replace("-", "−");
};

export function AnalysisPage({ id }: { id: string }) {
  const loaded = useLoaded(useCallback(() => load(id), [id]));
  return (
    <Shell title={t("analysis")} wide>
      <h1>{t("analysis")}</h1>
      {loaded.state === "loading" && <Loading />}
      {loaded.state === "failed" && <Problem reason={loaded.reason} />}
      {loaded.state === "here" && (
        <WithBox {...loaded.value}>
          <Analysed table={loaded.value.table} />
        </WithBox>
      )}
    </Shell>
  );
}

async function load(id: string) {
  await currentGuest();
  const table = await api.table(id, linkTo(id));
  return { table, ui: await loadGame(table.game) };
}

function Analysed({ table }: { table: TableInfo }) {
  const { analysis, wrong } = useAnalysis(table.id);
  return (
    <div class="analysis">
      <nav class="row" aria-label={t("end-ways")}>
        <LinkButton href={`/end/${table.id}`} icon="crown">
          {t("end-page")}
        </LinkButton>
        <LinkButton href={`/replay/${table.id}`} icon="scroll">
          {t("replay")}
        </LinkButton>
      </nav>
      {wrong && <Problem reason={wrong} />}
      {analysis?.found ? (
        <Found table={table} found={analysis.found} sequences={analysis.sequences} />
      ) : (
        !wrong && <Progress share={analysis?.progress ?? 0} />
      )}
    </div>
  );
}

/** Ask how far it is, again and again until it is there. */
function useAnalysis(id: string): { analysis: Analysis | null; wrong: string } {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const ask = () => {
      api.analysis(id, linkTo(id)).then(
        (answer) => {
          if (!isCurrent) return;
          setAnalysis(answer);
          if (!answer.found) timer = setTimeout(ask, PAUSE);
        },
        (error: unknown) => isCurrent && setWrong(reasonOf(error)),
      );
    };
    ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id]);
  return { analysis, wrong };
}

function Progress({ share }: { share: number }) {
  return (
    <label class="analysis-progress">
      <span>{t("analysis-going-on")}</span>
      <progress value={share} max={1} />
    </label>
  );
}

interface FoundProps {
  table: TableInfo;
  found: Findings;
  sequences: number[];
}

function Found({ table, found, sequences }: FoundProps) {
  /** Where the replay shows the game after so many actions. */
  const replayAt = (actions: number) =>
    `/replay/${table.id}#${replayFragment({ eyes: REFEREE, at: sequences[actions] ?? Infinity })}`;
  const { game } = table;
  return (
    <>
      <p class="hint">
        {t("analysis-method", {
          playouts: found.playouts,
          looks: found.curve.length,
          moments: found.actions + 1,
          bot: found.bot,
        })}
      </p>
      <Chances game={game} found={found} />
      <section class="block">
        <h2>{t("analysis-decisive")}</h2>
        <ol class="turning-points">
          {found.turning_points.map((point) => (
            <Moment key={point.start} {...{ game, point, replayAt }} />
          ))}
        </ol>
        {found.luck_share !== null && (
          <p>{t("analysis-luck-share", { share: percent(found.luck_share) })}</p>
        )}
      </section>
      <section class="block">
        <h2>{t("analysis-decisions")}</h2>
        <div class="judged-players">
          {found.players.map((player) => (
            <Player key={player.seat} {...{ game, player, replayAt }} />
          ))}
        </div>
      </section>
    </>
  );
}

function Chances({ game, found }: { game: string; found: Findings }) {
  const { x, y } = scales(found.actions, 100);
  const path = (seat: string) =>
    found.curve
      .map(({ after, chances }, place) => {
        return `${place ? "L" : "M"}${x(after)} ${y(100 * (chances[seat] ?? 0))}`;
      })
      .join("");
  const last = found.curve.at(-1)?.chances ?? {};
  const title = t("analysis-curve");
  return (
    <figure class="chart chances">
      <figcaption>
        {title} <span class="hint">{t("analysis-curve-shown")}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        <Heights values={[0, 50, 100]} y={y} />
        <Turns
          turns={found.curve.map(({ turn }) => turn)}
          x={(place) => x(found.curve[place]!.after)}
        />
        {found.turning_points.map(({ end }, number) => (
          <g key={end} class="chart-moment">
            <line x1={x(end)} x2={x(end)} y1={MARGIN - 6} y2={HEIGHT - MARGIN} />
            <text x={x(end)} y={MARGIN - 10}>
              {number + 1}
            </text>
          </g>
        ))}
        {found.seats.map((seat, number) => (
          <path
            key={seat}
            class="chart-line"
            data-won={last[seat] === 1 || undefined}
            d={path(seat)}
            {...lineLook(game, seat, number)}
          />
        ))}
      </svg>
      <Legend
        game={game}
        lines={found.seats}
        figure={(seat) => percent(firstChance(found, seat))}
      />
    </figure>
  );
}

const firstChance = ({ curve }: Findings, seat: string): number => curve[0]?.chances[seat] ?? 0;

interface MomentProps {
  game: string;
  point: TurningPoint;
  replayAt: (actions: number) => string;
}

function Moment({ game, point, replayAt }: MomentProps) {
  const words = texts(game);
  const action = point.action as Action | null;
  const seat = capitalize(words.name(point.seat));
  return (
    <li>
      <h3>{heading(game, point, action)}</h3>
      {point.events.map((event, number) => (
        <p key={number}>{capitalize(words.event(event as GameEvent))}</p>
      ))}
      <p>
        <strong>
          {t("analysis-change", {
            seat,
            before: percent(point.before),
            after: percent(point.after),
            error: percent(point.error),
          })}
        </strong>
      </p>
      {!point.clear && <p class="hint">{t("analysis-unsure")}</p>}
      {point.clear && point.luck !== null && point.choice !== null && (
        <p>{t("analysis-luck", { luck: points(point.luck), choice: points(point.choice) })}</p>
      )}
      <LinkButton href={replayAt(point.end)} icon="scroll">
        {t("analysis-show")}
      </LinkButton>
    </li>
  );
}

function heading(game: string, point: TurningPoint, action: Action | null): string {
  const { turn, start, end } = point;
  if (!action) return t("analysis-moments", { game, turn, first: start + 1, last: end });
  const words = texts(game);
  const seat = capitalize(words.name(action.seat));
  return t("analysis-moment", { game, turn, action: end, seat, what: words.act(action) });
}

interface PlayerProps {
  game: string;
  player: JudgedPlayer;
  replayAt: (actions: number) => string;
}

function Player({ game, player, replayAt }: PlayerProps) {
  const words = texts(game);
  const act = (action: Record<string, unknown>) => words.act(action as Action);
  const about = (judged: JudgedDecision) => ({
    game,
    turn: judged.turn,
    action: judged.after + 1,
    what: act(judged.played),
    chance: percent(judged.chance),
    error: percent(judged.error),
  });
  const { best, worst } = player;
  return (
    <article>
      <h3>{capitalize(words.name(player.seat))}</h3>
      {best && (
        <Decision
          text={t("analysis-best", { ...about(best), usual: percent(best.usual) })}
          replay={replayAt(best.after)}
        />
      )}
      {worst && (
        <Decision
          text={t("analysis-worst", {
            ...about(worst),
            better: act(worst.better),
            could: percent(worst.could),
          })}
          replay={replayAt(worst.after)}
        />
      )}
      {!best && !worst && <p>{t("analysis-unclear")}</p>}
    </article>
  );
}

/** In words, with the way to the moment before it. */
function Decision({ text, replay }: { text: string; replay: string }) {
  return (
    <p>
      {text} <a href={replay}>{t("analysis-show")}</a>
    </p>
  );
}
