import { api } from "../api/client";
import type { Level, Seat } from "../api/schema";
import { AboutLevel, LevelOptions, useLevels } from "../app/levels";
import { seatName } from "../app/names";
import { myName } from "../app/preferences";
import { Icon, Marker } from "../art";
import { t } from "../words";
import { Invite } from "./invite";
import type { TableStore } from "./store";

/** A table that waits for players: open seats, and how others come to it. */
export function Lobby({ store }: { store: TableStore }) {
  const table = store.table.value;
  const levels = useLevels();
  if (!table) return null;
  return (
    <div class="lobby">
      <section class="sheet stack">
        <h2>{t("waiting-for-players")}</h2>
        <p class="soft">{t("lobby-hint")}</p>
        <label class="field">
          <span>{t("your-name")}</span>
          <input
            type="text"
            maxLength={40}
            value={myName.value}
            autocomplete="nickname"
            onInput={(event) => (myName.value = event.currentTarget.value)}
          />
        </label>
        <ul class="lobby-seats">
          {table.seats.map((seat) => (
            <LobbySeat key={seat.number} store={store} seat={seat} owner={table.owner} levels={levels} />
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

function LobbySeat({
  store,
  seat,
  owner,
  levels,
}: {
  store: TableStore;
  seat: Seat;
  owner: boolean;
  levels: readonly Level[];
}) {
  const { number } = seat;
  const sit = () =>
    void store.change(() => api.join(store.id, myName.value.trim() || t("player", { number: number + 1 }), number));
  return (
    <li>
      <Marker seat={number} size={28} />
      <span class="grow">
        <strong>{seatName(seat)}</strong> {seat.mine && <span class="tag">{t("you")}</span>}
        {seat.kind === "bot" && <AboutLevel level={seat.level ?? ""} levels={levels} />}
      </span>
      {seat.kind === "open" && (
        <>
          <button type="button" class="button small primary" onClick={sit}>
            {t("sit-here")}
          </button>
          {owner && levels.length > 0 && (
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
