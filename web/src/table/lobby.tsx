import { useSignal } from "@preact/signals";
import { api } from "../api/client";
import type { Game, Level, Seat, Table } from "../api/schema";
import { ColourChoice } from "../app/colour_choice";
import { Dialog } from "../app/dialog";
import { AboutLevel, LevelOptions, useCatalogue } from "../app/levels";
import { seatName } from "../app/names";
import { myColour, myName } from "../app/preferences";
import { Link } from "../app/router";
import { Icon, Marker } from "../art";
import { TablePieces } from "../box/at_table";
import { LONGEST_NAME } from "../limits";
import { choiceInWords, optionInWords, t } from "../words";
import { Invite } from "./invite";
import type { TableStore } from "./store";
import { useWords } from "./words";

/** A table that waits for players: open seats, and how others come to it. */
export function Lobby({ store }: { store: TableStore }) {
  const table = store.table.value;
  const catalogue = useCatalogue();
  const levels = catalogue?.levels ?? [];
  if (!table) return null;
  return (
    <div class="lobby">
      {table.mine.length === 0 && (
        <Invitation table={table} game={catalogue?.games.find(({ name }) => name === table.game)} />
      )}
      <section class="sheet stack">
        <h2>{t("waiting-for-players")}</h2>
        <p>
          <TablePieces table={table} />
        </p>
        {table.seats.some((seat) => seat.kind === "open") ? (
          <p class="soft">{t("lobby-hint")}</p>
        ) : (
          <Full store={store} host={table.host} />
        )}
        <label class="field">
          <span>{t("your-name")}</span>
          <input
            type="text"
            maxLength={LONGEST_NAME}
            value={myName.value}
            autocomplete="nickname"
            onInput={(event) => (myName.value = event.currentTarget.value)}
          />
        </label>
        <ul class="lobby-seats">
          {table.seats.map((seat) => (
            <LobbySeat key={seat.number} store={store} seat={seat} host={table.host} levels={levels} />
          ))}
        </ul>
      </section>
      <section class="sheet stack">
        <h2>{t("invite")}</h2>
        <Invite table={table.id} />
      </section>
    </div>
  );
}

/** For those who have come by a link: who invites them, and to what. */
function Invitation({ table, game }: { table: Table; game: Game | undefined }) {
  const words = useWords();
  const title = t(`title-${table.game}`);
  const host = table.seats[table.opened_by ?? -1];
  const other = (game?.options ?? []).filter(
    ({ name, default: usual }) => JSON.stringify(table.options[name]) !== JSON.stringify(usual),
  );
  const chosen = other.map(({ name, default: usual }) =>
    t("option-is", {
      option: optionInWords(words, name),
      value: choiceInWords(words, name, (table.options[name] as typeof usual) ?? usual),
    }),
  );
  return (
    <section class="sheet stack">
      <h2>{host ? t("invited-by", { name: seatName(host), game: title }) : t("invited", { game: title })}</h2>
      <p>{t(`about-${table.game}`)}</p>
      <p class="row wrap">
        <Icon name="people" size={18} />
        {words.list(table.seats.filter((seat) => seat.kind !== "open").map(seatName))}
        <span class="grow" />
        <Link to={`/rules/${table.game}`} class="button small">
          <Icon name="book" size={18} />
          {t("panel-rules")}
        </Link>
      </p>
      {chosen.length > 0 && <p class="soft small">{t("other-options", { options: words.list(chosen) })}</p>}
      {table.hints && <p class="soft small">{t("hints-agreed")}</p>}
    </section>
  );
}

function LobbySeat({
  store,
  seat,
  host,
  levels,
}: {
  store: TableStore;
  seat: Seat;
  host: boolean;
  levels: readonly Level[];
}) {
  const { number } = seat;
  const others = (store.table.value?.seats ?? []).filter((one) => one.number !== number);
  const sit = () => {
    // What I like, unless somebody has it: then what the seat has.
    const wished = others.some((one) => one.kind !== "open" && one.colour === myColour.value) ? null : myColour.value;
    const name = myName.value.trim() || t("player", { number: number + 1 });
    void store.change(() => api.join(store.id, { name, seat: number, colour: wished }));
  };
  const label = t("seat-number", { number: number + 1 });
  return (
    <li>
      {seat.mine || (host && seat.kind !== "person") ? (
        <ColourChoice
          seat={label}
          value={seat.colour}
          taken={others.map((one) => (one.kind === "person" ? one.colour : null))}
          choose={(colour) => {
            if (seat.mine) myColour.value = colour;
            void store.change(() => api.colour(store.id, number, colour));
          }}
        />
      ) : (
        <Marker seat={number} size={28} />
      )}
      <span class="grow">
        <strong>{seatName(seat)}</strong> {seat.mine && <span class="tag">{t("you")}</span>}
        {seat.kind === "bot" && <AboutLevel level={seat.level ?? ""} levels={levels} />}
      </span>
      {seat.kind === "open" && (
        <>
          <button type="button" class="button small primary" onClick={sit}>
            {t("sit-here")}
          </button>
          {host && levels.length > 0 && (
            <select
              aria-label={t("let-bot-have-it")}
              value=""
              onChange={(event) => {
                const level = event.currentTarget.value;
                if (level) void store.change(() => api.fill(store.id, number, level));
              }}
            >
              <option value="">{t("let-bot-have-it")}</option>
              <LevelOptions levels={levels} />
            </select>
          )}
        </>
      )}
      {host && !seat.mine && seat.kind !== "open" && <SendAway store={store} seat={seat} />}
      {seat.mine && (
        <button
          type="button"
          class="round quiet"
          title={t("leave-seat")}
          aria-label={t("leave-seat")}
          onClick={() => void store.change(() => api.leave(store.id, number))}
        >
          <Icon name="leave" />
        </button>
      )}
    </li>
  );
}

/** Everybody is there, but somebody has several seats: the host looks at it, and begins. */
function Full({ store, host }: { store: TableStore; host: boolean }) {
  if (!host) return <p class="soft">{t("table-is-full")}</p>;
  return (
    <>
      <p>{t("table-is-full-host")}</p>
      <button type="button" class="button primary" onClick={() => void store.change(() => api.begin(store.id))}>
        <Icon name="play" />
        {t("start-game")}
      </button>
    </>
  );
}

function SendAway({ store, seat }: { store: TableStore; seat: Seat }) {
  const asking = useSignal(false);
  const name = seatName(seat);
  const press = () => {
    // A bot minds nothing.
    if (seat.kind === "bot") send();
    else asking.value = true;
  };
  const send = () => {
    asking.value = false;
    void store.change(() => api.sendAway(store.id, seat.number));
  };
  return (
    <>
      <button
        type="button"
        class="round quiet"
        title={t("send-away", { name })}
        aria-label={t("send-away", { name })}
        onClick={press}
      >
        <Icon name="close" />
      </button>
      {asking.value && (
        <Dialog title={t("send-away-title", { name })} close={() => (asking.value = false)}>
          <p>{t("send-away-hint", { name })}</p>
          <div class="dialog-foot">
            <button type="button" class="button" onClick={() => (asking.value = false)}>
              {t("not-yet")}
            </button>
            <button type="button" class="button primary" onClick={send}>
              {t("send-away-yes")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
