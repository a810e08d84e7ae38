import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { NewTable } from "../api/schema";
import { awaited } from "../rest";
import { TablePage } from "../table/table_page";
import { t } from "../words";
import { myName } from "./preferences";
import { address, go, Link, match } from "./router";
import { Settings } from "./settings";
import { Shell } from "./shell";
import { Start } from "./start";
import { Trouble } from "./trouble";

/** Every address of the client. */
export function App() {
  const path = address.value.split(/[?#]/)[0] ?? "/";
  return (
    <>
      <Page path={path} />
      <Settings />
    </>
  );
}

function Page({ path }: { path: string }) {
  const table = match("/t/:id", path);
  if (table?.id) return <TablePage id={table.id} moment={null} />;
  const replay = match("/t/:id/at/:moment", path);
  if (replay?.id) return <TablePage id={replay.id} moment={Number(replay.moment) || 0} />;
  const mistakes = match("/t/:id/mistakes/:seat", path) ?? match("/t/:id/mistakes/:seat/:moment", path);
  if (mistakes?.id) return <Lazy key={path} page={pages.mistakes} {...mistakes} />;
  const exercise = match("/practice/:game/:exercise", path);
  if (exercise?.game) return <Lazy page={pages.exercise} {...exercise} />;
  const trial = match("/rules/:game/try/:example", path);
  if (trial?.game) return <Lazy page={pages.tryOut} {...trial} />;
  const sheet = match("/rules/:game/sheet", path)?.game;
  if (sheet) return <Lazy page={pages.sheet} game={sheet} />;
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
        <Start />
      ) : game ? (
        <Lazy key={`new ${game}`} page={pages.newGame} game={game} />
      ) : read ? (
        <Lazy key={read} page={pages.rules} game={read} />
      ) : learnt ? (
        <Lazy key={`learn ${learnt}`} page={pages.learn} game={learnt} />
      ) : printed ? (
        <Lazy key={path} page={pages.boxSheet} game={printed} />
      ) : house ? (
        <Lazy page={pages.box} key={path} game={house} wish={{ house: true }} />
      ) : used?.game && used.table ? (
        <Lazy page={pages.box} key={path} game={used.game} wish={{ table: used.table }} />
      ) : box?.game ? (
        <Lazy page={pages.box} key={address.value.split("#")[0]} game={box.game} wish={{ set: box.set ?? null }} />
      ) : path === "/claim" ? (
        <ClaimSeat />
      ) : path === "/open" ? (
        <OpenTable />
      ) : analysed ? (
        <Lazy key={analysed} page={pages.analysis} id={analysed} />
      ) : practised ? (
        <Lazy key={practised} page={pages.practice} game={practised} />
      ) : path === "/statistics" ? (
        <Lazy page={pages.statistics} />
      ) : path === "/gallery" ? (
        <Lazy page={pages.gallery} />
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

// biome-ignore lint/suspicious/noExplicitAny: each has the properties that its address names
type Fetched = () => Promise<ComponentType<any>>;

/** Pages that are fetched only by those who open them. */
const pages = {
  newGame: () => import("./new_game").then(({ NewGame }) => NewGame),
  learn: () => import("./learn").then(({ Learn }) => Learn),
  statistics: () => import("../coach/statistics_page").then(({ StatisticsPage }) => StatisticsPage),
  analysis: () => import("../coach/analysis_page").then(({ AnalysisPage }) => AnalysisPage),
  mistakes: () => import("../coach/mistakes_page").then(({ MistakesPage }) => MistakesPage),
  practice: () => import("../coach/practice_page").then(({ PracticePage }) => PracticePage),
  exercise: () => import("../coach/exercise_page").then(({ ExercisePage }) => ExercisePage),
  gallery: () => import("./gallery").then(({ Gallery }) => Gallery),
  rules: () => import("../rules/rules_page").then(({ RulesPage }) => RulesPage),
  tryOut: () => import("../rules/try_page").then(({ TryPage }) => TryPage),
  box: () => import("../box/page").then(({ BoxPage }) => BoxPage),
  boxSheet: () => import("../box/print").then(({ PrintPage }) => PrintPage),
  sheet: () => import("../rules/sheet").then(({ Sheet }) => Sheet),
} satisfies Record<string, Fetched>;

function Lazy({ page, ...more }: { page: Fetched } & Record<string, unknown>) {
  const found = useSignal<ComponentType | null>(null);
  useEffect(() => {
    void awaited(page()).then((Page) => (found.value = Page));
  }, [page]);
  const Found = found.value;
  return Found && <Found {...more} />;
}
