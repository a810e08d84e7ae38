import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "../api/schema";
import { levelName, seatName } from "../app/names";
import { Icon, Marker, names, seatClass } from "../art";
import { Count, pace } from "../board";
import { slide } from "../rest";
import { t } from "../words";
import type { GameFace } from "./face";
import type { TableStore } from "./store";

/** Who plays: whose turn it is, who comes when, points, and a line from the game. */
export function Seats({
  store,
  face,
  view,
  turn,
  told = null,
  open,
}: {
  store: TableStore;
  face: GameFace | null;
  /** What is shown of the game, now or at a moment of the past. */
  view: unknown;
  /** Who acts there; null: nobody. */
  turn: number | null;
  /** Of whom something is told, or to whom, by a lesson; null: of nobody, or of several. */
  told?: number | null;
  open: (seat: number) => void;
}) {
  const table = store.table.value;
  const strip = useRef<HTMLOListElement>(null);

  // On a small screen the strip is longer than wide: whoever something is told of, or else acts, comes into sight, also
  // when the window gets narrower.
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const bring = (smooth: boolean) =>
      bringIntoSight(list, told === null ? ".turn" : `[data-place="seat-${told}"]`, smooth);
    bring(pace() > 0);
    let width = list.clientWidth;
    const watch = new ResizeObserver(() => {
      if (list.clientWidth === width) return;
      width = list.clientWidth;
      bring(false);
    });
    watch.observe(list);
    return () => watch.disconnect();
  }, [turn, told, table === null]);

  if (!table) return null;
  // Everybody stays where they are; who comes when is shown by a number.
  const order = (view ? face?.order?.(view) : undefined) ?? [];
  const scores = view && face ? face.scores(view) : [];
  return (
    <section class="seats" aria-label={t("seats")}>
      <ol ref={strip}>
        {table.seats.map((seat) => {
          const number = seat.number;
          const acts = turn === number;
          const place = order.length > 1 ? order.indexOf(number) + 1 : 0;
          return (
            <li
              key={number}
              class={names("seat", seatClass(number), acts && "turn")}
              data-place={`seat-${number}`}
              aria-current={acts ? "true" : undefined}
            >
              <button
                type="button"
                class="seat-open"
                onClick={() => open(number)}
                aria-label={t("about-seat", { name: seatName(seat) })}
              >
                <Marker seat={number} size={30} />
              </button>
              {place > 0 && (
                <span class="seat-place" title={t("seat-place", { place })}>
                  <span aria-hidden="true">{place}</span>
                  <span class="unseen">{t("seat-place", { place })}</span>
                </span>
              )}
              <span class="seat-who">
                <span class="row">
                  <span class="seat-title">{seatName(seat)}</span>
                  <SeatSigns
                    seat={seat}
                    you={seat.mine && (store.viewpoint.sharers.length < 2 || store.seat.value === number)}
                    playing={table.status === "playing"}
                  />
                  {view && face?.passed?.(view, number) && (
                    <span class="seat-passed" title={t("has-passed")}>
                      <Icon name="check" size={13} label={t("has-passed")} />
                    </span>
                  )}
                </span>
                {view && face?.SeatLine && (
                  <span class="seat-line">
                    <face.SeatLine view={view} seat={number} />
                  </span>
                )}
              </span>
              {scores[number] !== null && scores[number] !== undefined && (
                <span class="seat-score">
                  <Count value={scores[number]} label={t("points-of", { count: scores[number] })} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function bringIntoSight(list: HTMLElement, which: string, smooth: boolean): void {
  const found = list.querySelector(`.seat${which}`);
  if (!found || list.scrollWidth <= list.clientWidth) return;
  const by = found.getBoundingClientRect().left - list.getBoundingClientRect().left - 8;
  slide(list, { left: list.scrollLeft + by }, smooth);
}

function SeatSigns({ seat, you, playing }: { seat: Seat; you: boolean; playing: boolean }) {
  const bot = seat.kind === "bot" ? seat.level : seat.stand_in;
  return (
    <>
      {bot && <Icon name="bot" size={16} label={t("who-bot-level", { level: levelName(bot) })} />}
      {you && seat.name !== t("you") && <span class="tag">{t("you")}</span>}
      {playing && seat.kind === "person" && !seat.mine && !seat.present && (
        <Icon name="hidden" size={16} label={t("is-away")} class="away" />
      )}
    </>
  );
}
