import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { NewTable } from "../api/schema";
import { TablePage } from "../table/table_page";
import { t } from "../words";
import { NewGame } from "./new_game";
import { myName } from "./preferences";
import { address, go, Link, match } from "./router";
import { RulesPage } from "./rules_page";
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
  const game = match("/new/:game", path)?.game;
  const read = match("/rules/:game", path)?.game;
  return (
    <Shell>
      {path === "/" ? (
        <Start />
      ) : game ? (
        <NewGame game={game} />
      ) : read ? (
        <RulesPage key={read} game={read} />
      ) : path === "/claim" ? (
        <ClaimSeat />
      ) : path === "/open" ? (
        <OpenTable />
      ) : path === "/gallery" ? (
        <LazyGallery />
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

/** The drawings, for review; fetched only by those who look at them. */
function LazyGallery() {
  const found = useSignal<ComponentType | null>(null);
  useEffect(() => {
    void import("./gallery").then(({ Gallery }) => (found.value = Gallery));
  }, []);
  const Found = found.value;
  return Found && <Found />;
}
