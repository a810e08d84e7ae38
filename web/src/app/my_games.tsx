import { useSignal } from "@preact/signals";
import { api } from "../api/client";
import type { ListedTable } from "../api/schema";
import { ColourMarker, Icon } from "../art";
import { isWidth } from "../widths";
import { t } from "../words";
import { Dialog } from "./dialog";
import { seatName } from "./names";
import { Link } from "./router";
import { ago, day } from "./times";

/** The tables of this device, as they come from the server: those under way, my turn first; then the rest, in pages. */
export function useMyGames(fail: (error: unknown) => void) {
  const tables = useSignal<readonly ListedTable[]>([]);
  const next = useSignal<string | null>(null);
  const look = () => {
    api.mine().then((found) => {
      tables.value = found.tables;
      next.value = found.next;
    }, fail);
  };
  const more = () => {
    api.mine(next.value).then((found) => {
      tables.value = [...tables.value, ...found.tables];
      next.value = found.next;
    }, fail);
  };
  /** A record is gone then; from a game that is over one takes only oneself. */
  const forget = async (table: ListedTable) => {
    try {
      if (table.status === "record") await api.remove(table.id);
      else for (const seat of table.mine) await api.leave(table.id, seat);
      tables.value = tables.value.filter((one) => one !== table);
    } catch (error) {
      fail(error);
    }
  };
  return { tables: tables.value, look, forget, more: next.value === null ? null : more };
}

interface Listed {
  tables: readonly ListedTable[];
  forget: (table: ListedTable) => void;
}

/** A row of them: who comes back finds the game that waits, and the others do not push the boxes away. */
const FIRST = 3;

/** What goes on, my turn first. */
export function GamesUnderWay({ tables, forget }: Listed) {
  const all = useSignal(false);
  const underWay = tables.filter(running);
  if (underWay.length === 0) return null;
  underWay.sort((one, other) => Number(myTurn(other)) - Number(myTurn(one)));
  const shown = all.value ? underWay : underWay.slice(0, isWidth("phone") ? 1 : FIRST);
  return (
    <div class="under-way">
      <Games title={t("games-running")} tables={shown} forget={forget} />
      {shown.length < underWay.length && (
        <button type="button" class="button quiet small" onClick={() => (all.value = true)}>
          {t("more-games")}
        </button>
      )}
    </div>
  );
}

/** What is over, and what was brought. */
export function GamesOver({ tables, more, forget }: Listed & { more: (() => void) | null }) {
  const ended = tables.filter((table) => table.status === "over" || table.status === "record");
  return (
    <>
      {ended.length > 0 && <Games title={t("games-over")} tables={ended} forget={forget} />}
      {more && (
        <button type="button" class="button quiet" onClick={more}>
          {t("more-games")}
        </button>
      )}
    </>
  );
}

export function myTurn(table: ListedTable): boolean {
  return table.status === "playing" && table.turn !== null && table.mine.includes(table.turn);
}

/** Once something was finished here, it can be looked at in numbers. */
function InNumbers() {
  return (
    <Link to="/statistics" class="button small">
      <Icon name="graph" size={16} />
      {t("statistics")}
    </Link>
  );
}

function Games({
  title,
  tables,
  forget,
}: {
  title: string;
  tables: readonly ListedTable[];
  forget?: (table: ListedTable) => void;
}) {
  // A game that goes on is not given up by a slip of the finger.
  const doubted = useSignal<ListedTable | null>(null);
  return (
    <section class="my-games">
      <div class="row wrap my-games-head">
        <h2 class="grow">{title}</h2>
        {forget && tables.some(({ status }) => status === "over") && <InNumbers />}
      </div>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <Link to={`/t/${table.id}`} class="my-game">
              <span class="row wrap">
                <strong>{t(`title-${table.game}`)}</strong>
                {myTurn(table) && (
                  <span class="tag turn">
                    <Icon name="play" size={12} />
                    {t("your-turn")}
                  </span>
                )}
                {alone(table) && (
                  <span class={wonAlone(table) ? "tag" : "tag lost"}>
                    {t(wonAlone(table) ? "game-won" : "game-lost")}
                  </span>
                )}
                {table.status === "waiting" && <span class="tag">{t("waiting-for-players")}</span>}
                {table.status === "playing" && table.chapter !== null && <span class="tag">{t("guided-game")}</span>}
              </span>
              <span class="row wrap small">
                {table.seats.map((seat) => (
                  <span key={seat.number} class={table.winners?.includes(seat.number) ? "row won" : "row"}>
                    <ColourMarker colour={seat.colour} size={14} />
                    {seatName(seat)}
                    {table.scores?.[seat.number] !== undefined && <b>{table.scores[seat.number]}</b>}
                  </span>
                ))}
              </span>
              <span class="soft small">
                {table.removed_at === null ? ago(table.changed_at) : t("ends-on", { date: day(table.removed_at) })}
              </span>
            </Link>
            {forget && !running(table) && (
              <Link to={`/t/${table.id}/analysis`} class="button small my-game-analysis">
                <Icon name="graph" size={16} />
                {t("analysis")}
              </Link>
            )}
            {forget && (
              <button
                type="button"
                class="round quiet"
                title={t("remove-from-list", { game: t(`title-${table.game}`) })}
                aria-label={t("remove-from-list", { game: t(`title-${table.game}`) })}
                onClick={() => {
                  if (running(table)) doubted.value = table;
                  else forget(table);
                }}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {doubted.value && forget && (
        <Dialog title={t("give-up-title")} close={() => (doubted.value = null)}>
          <p>{t("give-up-hint")}</p>
          <div class="dialog-foot">
            <button type="button" class="button" onClick={() => (doubted.value = null)}>
              {t("not-yet")}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                if (doubted.value) forget(doubted.value);
                doubted.value = null;
              }}
            >
              {t("give-up")}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** Whether somebody has played it to its end alone, against the game itself. */
function alone(table: ListedTable): boolean {
  return table.seats.length === 1 && table.winners !== null;
}
function wonAlone(table: ListedTable): boolean {
  return (table.winners?.length ?? 0) > 0;
}

function running(table: ListedTable): boolean {
  return table.status === "playing" || table.status === "waiting";
}
