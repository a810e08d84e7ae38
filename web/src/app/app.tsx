import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { NewTable } from "../api/schema";
import { TablePage } from "../table/table_page";
import { PAGES, type Topic, t } from "../words";
import { later } from "./later";
import { myName } from "./preferences";
import { address, go, Link, match } from "./router";
import { OpenSettings, Shell } from "./shell";
import { Trouble } from "./trouble";

// biome-ignore lint/suspicious/noExplicitAny: each has the properties that its address names
const page = (fetch: () => Promise<ComponentType<any>>) => later(fetch, PAGES);

/** Pages that are fetched only by those who open them. */
const pages = {
  Start: page(() => import("./start").then(({ Start }) => Start)),
  NewGame: page(() => import("./new_game").then(({ NewGame }) => NewGame)),
  Learn: page(() => import("./learn").then(({ Learn }) => Learn)),
  Statistics: page(() => import("../coach/statistics_page").then(({ StatisticsPage }) => StatisticsPage)),
  Analysis: page(() => import("../coach/analysis_page").then(({ AnalysisPage }) => AnalysisPage)),
  Mistakes: page(() => import("../coach/mistakes_page").then(({ MistakesPage }) => MistakesPage)),
  Practice: page(() => import("../coach/practice_page").then(({ PracticePage }) => PracticePage)),
  Exercise: page(() => import("../coach/exercise_page").then(({ ExercisePage }) => ExercisePage)),
  Gallery: page(() => import("./gallery").then(({ Gallery }) => Gallery)),
  Rules: page(() => import("../rules/rules_page").then(({ RulesPage }) => RulesPage)),
  TryOut: page(() => import("../rules/try_page").then(({ TryPage }) => TryPage)),
  Box: page(() => import("../box/page").then(({ BoxPage }) => BoxPage)),
  BoxSheet: page(() => import("../box/print").then(({ PrintPage }) => PrintPage)),
  Sheet: page(() => import("../rules/sheet").then(({ Sheet }) => Sheet)),
};

/** What the page at this address speaks about: a table, to begin with, about nothing but its game. */
export function topicsAt(path: string): readonly Topic[] {
  return /^\/(t|open|claim)\b/.test(path) ? [] : PAGES;
}

/** Every address of the client. */
export function App() {
  const path = address.value.split(/[?#]/)[0] ?? "/";
  return (
    <>
      <Page path={path} />
      <OpenSettings />
    </>
  );
}

function Page({ path }: { path: string }) {
  const table = match("/t/:id", path);
  if (table?.id) return <TablePage id={table.id} moment={null} />;
  const replay = match("/t/:id/at/:moment", path);
  if (replay?.id) return <TablePage id={replay.id} moment={Number(replay.moment) || 0} />;
  const mistakes = match("/t/:id/mistakes/:seat", path) ?? match("/t/:id/mistakes/:seat/:moment", path);
  if (mistakes?.id) return <pages.Mistakes key={path} {...mistakes} />;
  const exercise = match("/practice/:game/:exercise", path);
  if (exercise?.game) return <pages.Exercise {...exercise} />;
  const trial = match("/rules/:game/try/:example", path);
  if (trial?.game) return <pages.TryOut {...trial} />;
  const sheet = match("/rules/:game/sheet", path)?.game;
  if (sheet) return <pages.Sheet game={sheet} />;
  const game = match("/new/:game", path)?.game;
  const read = match("/rules/:game", path)?.game;
  const learnt = match("/learn/:game", path)?.game;
  const printed = match("/box/:game/print", path)?.game;
  const box = match("/box/:game/:set", path) ?? match("/box/:game", path);
  const used = match("/box/:game/table/:table", path);
  const house = match("/box/:game/house", path)?.game;
  const analysed = match("/t/:id/analysis", path)?.id;
  const practised = match("/practice/:game", path)?.game;
  return (
    <Shell>
      {path === "/" ? (
        <pages.Start />
      ) : game ? (
        <pages.NewGame key={`new ${game}`} game={game} />
      ) : read ? (
        <pages.Rules key={read} game={read} />
      ) : learnt ? (
        <pages.Learn key={`learn ${learnt}`} game={learnt} />
      ) : printed ? (
        <pages.BoxSheet key={path} game={printed} />
      ) : house ? (
        <pages.Box key={path} game={house} wish={{ house: true }} />
      ) : used?.game && used.table ? (
        <pages.Box key={path} game={used.game} wish={{ table: used.table }} />
      ) : box?.game ? (
        <pages.Box key={address.value.split("#")[0]} game={box.game} wish={{ set: box.set ?? null }} />
      ) : path === "/claim" ? (
        <ClaimSeat />
      ) : path === "/open" ? (
        <OpenTable />
      ) : analysed ? (
        <pages.Analysis key={analysed} id={analysed} />
      ) : practised ? (
        <pages.Practice key={practised} game={practised} />
      ) : path === "/statistics" ? (
        <pages.Statistics />
      ) : path === "/gallery" ? (
        <pages.Gallery />
      ) : (
        <NotFound />
      )}
    </Shell>
  );
}

function NotFound() {
  return (
    <div class="stack">
      <h1>{t("not-found")}</h1>
      <p>{t("not-found-hint")}</p>
      <p>
        <Link to="/" class="button">
          {t("home")}
        </Link>
      </p>
    </div>
  );
}

/** A link that carries a seat here: its secret is behind the #, which no server's log has. */
function ClaimSeat() {
  const error = useSignal<unknown>(null);
  useEffect(() => {
    const token = location.hash.slice(1);
    history.replaceState(null, "", "/claim");
    api.claim(token).then(
      (table) => go(`/t/${table.id}`, true),
      (found) => (error.value = found),
    );
  }, []);
  return error.value === null ? null : <Trouble error={error.value} />;
}

/** A table as the command line wants it (`burgher play`), in JSON behind the #. */
function OpenTable() {
  const error = useSignal<unknown>(null);
  useEffect(() => {
    const wish = wanted(location.hash.slice(1));
    if (wish === null) go("/", true);
    else
      api.open(wish).then(
        (table) => go(`/t/${table.id}`, true),
        (found) => (error.value = found),
      );
  }, []);
  return error.value === null ? null : <Trouble error={error.value} />;
}

function wanted(hash: string): NewTable | null {
  try {
    const table = JSON.parse(decodeURIComponent(hash)) as NewTable;
    const mine = myName.value.trim();
    const seats = table.seats.map((seat) => (seat.who === "me" && !seat.name && mine ? { ...seat, name: mine } : seat));
    return { ...table, seats };
  } catch {
    return null;
  }
}
