import type { Table } from "../api/schema";
import { Icon, Marker } from "../art";
import { language, t } from "../words";
import { seatName } from "./names";
import { Link } from "./router";

/** The tables of this device: my turn first, then those that run, then the rest. */
export function MyGames({ tables }: { tables: readonly Table[] }) {
  if (tables.length === 0) return null;
  const running = tables.filter((table) => table.status === "playing" || table.status === "waiting");
  const ended = tables.filter((table) => table.status === "over" || table.status === "record");
  running.sort((one, other) => Number(myTurn(other)) - Number(myTurn(one)));
  return (
    <>
      {running.length > 0 && <Games title={t("games-running")} tables={running} />}
      {ended.length > 0 && <Games title={t("games-over")} tables={ended} />}
    </>
  );
}

export function myTurn(table: Table): boolean {
  return table.status === "playing" && table.turn !== null && table.mine.includes(table.turn);
}

function Games({ title, tables }: { title: string; tables: readonly Table[] }) {
  return (
    <section class="my-games">
      <h2>{title}</h2>
      <ul>
        {tables.slice(0, 24).map((table) => (
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
                {table.status === "waiting" && <span class="tag">{t("waiting-for-players")}</span>}
              </span>
              <span class="row wrap small">
                {table.seats.map((seat) => (
                  <span key={seat.number} class="row">
                    <Marker seat={seat.number} size={14} />
                    {seatName(seat)}
                  </span>
                ))}
              </span>
              <span class="soft small">{ago(table.changed_at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, as people say it. */
export function ago(time: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  const past = time - Date.now();
  for (const [unit, length] of UNITS)
    if (Math.abs(past) >= length) return format.format(Math.round(past / length), unit);
  return format.format(0, "minute");
}
