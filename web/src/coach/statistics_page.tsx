import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { Comparison, Statistics } from "../api/schema";
import { levelName } from "../app/names";
import { Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon } from "../art";
import { awaited } from "../rest";
import { language, learn, t, type Words, wordsFor } from "../words";
import { Bar, GamesPlot } from "./charts";
import {
  byOpponent,
  byPlayers,
  type Choice,
  type Compared,
  chosen,
  compared,
  namesOf,
  type Played,
  recordOf,
  striking,
} from "./statistics";
import "./coach.css";

/** What this device has played, in numbers and pictures. */
export function StatisticsPage() {
  const found = useSignal<Statistics | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    api.statistics().then(
      async (statistics) => {
        const games = new Set(statistics.games.map(({ game }) => game));
        await awaited(Promise.all([...games].map((game) => learn(language.value, game))));
        found.value = statistics;
      },
      (problem) => (error.value = problem),
    );
  }, []);
  if (error.value !== null) return <Trouble error={error.value} />;
  if (!found.value) return null;
  return (
    <div class="coach-page statistics">
      <div class="row wrap">
        <h1 class="grow">{t("statistics")}</h1>
        {found.value.games.length > 0 && (
          <a class="button small" href={api.statisticsAddress()} download="">
            <Icon name="download" size={18} />
            {t("statistics-csv")}
          </a>
        )}
      </div>
      {found.value.games.length === 0 ? <NothingYet /> : <Shown statistics={found.value} />}
    </div>
  );
}

function NothingYet() {
  return (
    <section class="sheet stack">
      <p>{t("statistics-none")}</p>
      <p>
        <Link to="/" class="button primary">
          {t("home")}
        </Link>
      </p>
    </section>
  );
}

function Shown({ statistics }: { statistics: Statistics }) {
  const games = [...new Set(statistics.games.map(({ game }) => game))];
  const names = namesOf(statistics.games);
  const choice = useSignal<Choice>({ game: games[0] ?? "", name: null, players: null });
  const { game } = choice.value;
  const words = wordsFor(game);
  const played = chosen(statistics.games, choice.value);
  const comparison = statistics.comparisons.find((one) => one.game === game);
  return (
    <>
      <Choices choice={choice} games={games} names={names} statistics={statistics} />
      {statistics.left_out && <p class="soft small">{t("statistics-left-out", { count: statistics.games.length })}</p>}
      {played.length === 0 ? (
        <p class="sheet">{t("statistics-none-such")}</p>
      ) : (
        <div class="coach-sheets">
          <Results played={played} />
          <div class="stack">
            <Sources played={played} comparison={comparison} words={words} />
            <Opponents played={played} />
          </div>
          <Habits played={played} comparison={comparison} words={words} />
        </div>
      )}
    </>
  );
}

function Choices({
  choice,
  games,
  names,
  statistics,
}: {
  choice: Signal<Choice>;
  games: readonly string[];
  names: readonly string[];
  statistics: Statistics;
}) {
  const { game, name, players } = choice.value;
  const counts = [...new Set(statistics.games.filter((one) => one.game === game).map((one) => one.players))].sort();
  return (
    <div class="row wrap coach-choices">
      {games.length > 1 && (
        <fieldset class="pills">
          <legend class="unseen">{t("statistics-game")}</legend>
          {games.map((one) => (
            <label key={one} class={one === game ? "chosen" : undefined}>
              <input
                type="radio"
                name="statistics-game"
                class="unseen"
                checked={one === game}
                onChange={() => (choice.value = { game: one, name, players: null })}
              />
              {t(`title-${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      {counts.length > 1 && (
        <select
          aria-label={t("statistics-players")}
          value={players ?? ""}
          onChange={({ currentTarget: { value } }) =>
            (choice.value = { ...choice.value, players: value === "" ? null : Number(value) })
          }
        >
          <option value="">{t("statistics-any-count")}</option>
          {counts.map((count) => (
            <option key={count} value={count}>
              {t("statistics-count", { count })}
            </option>
          ))}
        </select>
      )}
      {names.length > 1 && (
        <select
          aria-label={t("statistics-player")}
          value={name ?? ""}
          onChange={({ currentTarget: { value } }) => (choice.value = { ...choice.value, name: value || null })}
        >
          <option value="">{t("statistics-anybody")}</option>
          {names.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

const number = (value: number, digits = 1) =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: digits, minimumFractionDigits: digits })
    .format(value)
    .replace("-", "−");
const percent = (share: number) =>
  new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(share);
const signed = (value: number) =>
  new Intl.NumberFormat(language.value, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: "exceptZero",
  })
    .format(value)
    .replace("-", "−");

/** Fewer games are told by their numbers: two dots make no line. */
const A_LINE = 3;

function Results({ played }: { played: readonly Played[] }) {
  const all = recordOf(played);
  const best = Math.max(...played.map(({ seat }) => seat.score));
  const rows = byPlayers(played);
  return (
    <section class="sheet stack coach-wide">
      <h2>{t("statistics-results")}</h2>
      <dl class="tiles">
        <Tile name="statistics-games" value={String(all.games)} />
        <Tile name="statistics-wins" value={`${all.wins}`} more={percent(all.wins / all.games)} />
        <Tile name="statistics-mean" value={number(all.score)} />
        <Tile name="statistics-best" value={String(best)} />
      </dl>
      {played.length >= A_LINE && (
        <>
          <GamesPlot
            played={played}
            label={t("statistics-plot", { scores: played.map(({ seat }) => seat.score).join(", ") })}
          />
          <p class="soft small chart-key">
            <span>
              <i class="dot won" aria-hidden="true" /> {t("statistics-won-game")}
            </span>
            <span>
              <i class="dot" aria-hidden="true" /> {t("statistics-other-game")}
            </span>
            <span>
              <i class="dash" aria-hidden="true" /> {t("statistics-trend")}
            </span>
          </p>
        </>
      )}
      <div>
        <table class="coach-table">
          <thead>
            <tr>
              <th scope="col">{t("statistics-players")}</th>
              <th scope="col">{t("statistics-games")}</th>
              <th scope="col">{t("statistics-wins")}</th>
              <th scope="col" class="bar-cell">
                <span class="unseen">{t("statistics-share")}</span>
              </th>
              <th scope="col" class="extra">
                {t("statistics-place")}
              </th>
              <th scope="col">{t("statistics-mean")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ players, record }) => (
              <tr key={players}>
                <th scope="row">{t("statistics-count", { count: players })}</th>
                <td>{record.games}</td>
                <td>{percent(record.wins / record.games)}</td>
                <td class="bar-cell">
                  <Bar value={record.wins / record.games} most={1} mark={record.fair / record.games} tone="mine" />
                  <span class="unseen">{t("statistics-fair", { share: percent(record.fair / record.games) })}</span>
                </td>
                <td class="extra">{number(record.place)}</td>
                <td>{number(record.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft small">{t("statistics-fair-hint")}</p>
    </section>
  );
}

function Tile({ name, value, more }: { name: string; value: string; more?: string }) {
  return (
    <div class="tile">
      <dt>{t(name)}</dt>
      <dd>
        {value}
        {more && <small>{more}</small>}
      </dd>
    </div>
  );
}

function Opponents({ played }: { played: readonly Played[] }) {
  const rows = byOpponent(played);
  if (rows.length === 0) return null;
  return (
    <section class="sheet stack">
      <h2>{t("statistics-opponents")}</h2>
      <table class="coach-table">
        <thead>
          <tr>
            <th scope="col">{t("statistics-opponent")}</th>
            <th scope="col">{t("statistics-games")}</th>
            <th scope="col">{t("statistics-ahead")}</th>
            <th scope="col" class="bar-cell">
              <span class="unseen">{t("statistics-share")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, name, games, ahead }) => (
            <tr key={`${level} ${name}`}>
              <th scope="row">
                {level === null ? (
                  name
                ) : (
                  <>
                    <Icon name="bot" size={16} /> {levelName(level)}
                  </>
                )}
              </th>
              <td>{games}</td>
              <td>{percent(ahead / games)}</td>
              <td class="bar-cell">
                <Bar value={ahead / games} most={1} mark={0.5} tone="mine" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft small">{t("statistics-ahead-hint")}</p>
    </section>
  );
}

interface PartProps {
  played: readonly Played[];
  comparison: Comparison | undefined;
  words: Words;
}

function Sources({ played, comparison, words }: PartProps) {
  const rows = compared(played, "points", comparison);
  if (rows.length === 0) return null;
  return (
    <section class="sheet stack">
      <h2>{t("statistics-sources")}</h2>
      <ComparedTable rows={rows} name={(one) => words.t(`points-${one.replaceAll("_", "-")}`)} />
    </section>
  );
}

function Habits({ played, comparison, words }: PartProps) {
  const rows = compared(played, "habits", comparison);
  if (rows.length === 0) return null;
  const name = (one: string) => words.t(`habit-${one.replaceAll("_", "-")}`);
  const notable = played.length >= 3 ? striking(rows) : [];
  return (
    <section class="sheet stack">
      <h2>{t("statistics-habits")}</h2>
      {notable.length > 0 && (
        <ul class="striking">
          {notable.map(({ name: one, mine, strong }) => (
            <li key={one}>
              {t(mine > (strong ?? 0) ? "statistics-more" : "statistics-less", {
                what: name(one),
                mine: number(mine),
                strong: number(strong ?? 0),
              })}
            </li>
          ))}
        </ul>
      )}
      <ComparedTable rows={rows} name={name} />
    </section>
  );
}

/** Mine beside strong bots', by rows, with both as bars. */
function ComparedTable({ rows, name }: { rows: readonly Compared[]; name: (one: string) => string }) {
  const all = rows.flatMap(({ mine, strong }) => [mine, strong ?? 0]);
  const [most, least] = [Math.max(1, ...all), Math.min(0, ...all)];
  const known = rows.some(({ strong }) => strong !== null);
  return (
    <>
      <table class="coach-table compared">
        <thead>
          <tr>
            <th scope="col">{t("statistics-per-game")}</th>
            <th scope="col">{t("statistics-mine")}</th>
            {known && <th scope="col">{t("statistics-strong")}</th>}
            <th scope="col" class="bar-cell">
              <span class="bar-title">{known && t("statistics-difference")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: one, mine, strong }) => (
            <tr key={one}>
              <th scope="row">{name(one)}</th>
              <td>{number(mine)}</td>
              {known && <td class="soft">{strong === null ? "–" : number(strong)}</td>}
              <td class="bar-cell">
                <div class="bar-beside">
                  <Bar value={mine} most={most} least={least} mark={strong} tone="mine" />
                  {strong !== null && <span class="bar-number">{signed(mine - strong)}</span>}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* Where the column is too narrow to say it. */}
      {known && <p class="soft small bar-key">{t("statistics-difference")}</p>}
    </>
  );
}
