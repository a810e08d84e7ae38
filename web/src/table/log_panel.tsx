import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Line, LogEvent } from "../api/schema";
import { go } from "../app/router";
import { kept, names } from "../art";
import { t } from "../words";
import type { GameFace } from "./face";
import type { TableStore } from "./store";
import { Said, saidOfRounds, useWords } from "./words";

const SHOWN = 120;
/** Lines of the set-up from which on they are folded, and what begins the game. */
const MUCH = 6;
const BEGINS = /^round-(begins|began)$/;
/** Events that begin something: they stand out. */
const HEADINGS = /^(round|season|phase|month|game)-/;

/** How long a place stays marked that somebody asked for. */
const MARKED = 3000;

function placesFor(face: GameFace | null, event: LogEvent | undefined): readonly Element[] {
  const places = (event && face?.places?.(event)) ?? [];
  return places.flatMap((place) => [...document.querySelectorAll(`[data-place~="${CSS.escape(place)}"]`)]);
}

/**
 * All that happened, in words. A line points at its place on the board: while the mouse is over it; when it is clicked
 * or reached with the arrow keys, the place is brought into sight (`reveal`: where the log covers the board). In a replay
 * a click, or Enter, goes to its moment.
 */
export function LogPanel({
  store,
  face,
  upto,
  reveal,
}: {
  store: TableStore;
  face: GameFace | null;
  upto: number | null;
  reveal: () => void;
}) {
  const before = store.before.value;
  // What is being told piece by piece is not given away beforehand.
  const told =
    store.telling.untold.value === null ? store.log.value : store.log.value.slice(0, store.telling.untold.value);
  const here = upto === null ? told : store.log.value.filter((event) => event.moment <= upto);
  const events = useMemo(() => [...before, ...here], [before, here]);
  const shown = useSignal(SHOWN);
  const at = useSignal<number | null>(null);
  const box = useRef<HTMLDivElement>(null);

  const notices = useMemo(
    () => placed(store.lines.value, events, before.length, upto),
    [store.lines.value, events, upto],
  );

  // The set-up is many lines that nobody reads twice: they are folded when the game has begun.
  const setup = setupOf(events);
  const folded = useSignal(true);
  const from = setup >= MUCH && folded.value ? setup : 0;
  const first = Math.max(from, events.length - shown.value);
  const seat = store.seat.value;
  // Whoever comes back reads on from their own last decision. The line stands over what comes after it.
  const decided = upto === null && !store.held.value ? (store.situation.value?.decided ?? null) : null;
  const since = decided === null || seat === null ? 0 : Math.max(from, before.length + readsFrom(here, decided, seat));

  const breaks = [before.length, since, ...[...notices.keys()].map((after) => after + 1)];
  const times = timesOf(
    events.slice(first),
    breaks.map((line) => line - first),
  );

  const showPlace = (k: number) => {
    const places = placesFor(face, events[k]);
    for (const place of places) {
      place.classList.add("pointed");
      setTimeout(() => place.classList.remove("pointed"), MARKED);
    }
    places.find((place) => place.checkVisibility())?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  // In a replay a line leads to its moment.
  const leads = (k: number) => upto !== null && k >= before.length;
  const click = (event: MouseEvent) => {
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-line]") : null;
    const k = Number(line?.dataset.line);
    const clicked = events[k];
    if (line && clicked && leads(k)) {
      go(`/t/${store.id}/at/${clicked.moment}`, true);
      return;
    }
    if (!line || placesFor(face, events[k]).length === 0) return;
    reveal();
    // The board is drawn before something on it is sought.
    requestAnimationFrame(() => showPlace(k));
  };
  const key = (event: KeyboardEvent) => {
    const marked = at.value === null ? undefined : events[at.value];
    if (event.key === "Enter" && event.target === box.current && marked && leads(at.value ?? 0)) {
      event.preventDefault();
      go(`/t/${store.id}/at/${marked.moment}`, true);
      return;
    }
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const last = events.length - 1;
    let next = at.value === null ? last : at.value + by;
    // Past those that another line stands for.
    while (times[next - first] === 0) next += at.value === null ? -1 : by;
    next = Math.max(first, Math.min(last, next));
    if (times[next - first] === 0) return;
    at.value = next;
    box.current?.querySelector(`[data-line="${next}"]`)?.scrollIntoView({ block: "nearest" });
    showPlace(next);
  };

  return (
    <div
      ref={box}
      class="log-lines"
      role="log"
      aria-label={t("log")}
      tabIndex={0}
      onClick={click}
      onKeyDown={key}
      onBlur={() => (at.value = null)}
    >
      <ol>
        {first === from && from > 0 && (
          <li>
            <button type="button" class="button small quiet" onClick={() => (folded.value = false)}>
              {t("log-setup", { count: from })}
            </button>
          </li>
        )}
        {first > from && (
          <li>
            <button type="button" class="button small quiet" onClick={() => (shown.value += 400)}>
              {t("log-earlier")}
            </button>
          </li>
        )}
        {events.length === 0 && notices.size === 0 && <li class="soft">{t("log-empty")}</li>}
        {first === 0 && <Notices lines={notices.get(-1)} />}
        {events.slice(first).map((event, k) => (
          <Fragment key={first + k}>
            {first + k === before.length && before.length > 0 && <li class="log-since">{t("log-goes-on")}</li>}
            {first + k === since && since > 0 && <li class="log-since">{t("log-since")}</li>}
            {(times[k] ?? 1) > 0 && (
              <LogLine event={event} number={first + k} times={times[k] ?? 1} at={at.value === first + k} face={face} />
            )}
            <Notices lines={notices.get(first + k)} />
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

/** How many lines the set-up has. A game that begins in a later round has had it elsewhere. */
export function setupOf(events: readonly LogEvent[]): number {
  const begins = events.findIndex(({ id }) => BEGINS.test(id));
  return events[begins]?.args.round === 1 ? begins : 0;
}

/** How often each line is said at one go, as when cards are dealt unseen: the first stands for all, the others have 0. */
export function timesOf(events: readonly LogEvent[], breaks: readonly number[]): number[] {
  const times: number[] = [];
  let first = 0;
  for (const [k, event] of events.entries()) {
    const same = k > 0 && !breaks.includes(k) && isAlike(event, events[first]);
    times.push(same ? 0 : 1);
    if (same) times[first] = (times[first] ?? 0) + 1;
    else first = k;
  }
  return times;
}

function isAlike(one: LogEvent, other: LogEvent | undefined): boolean {
  return one.id === other?.id && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/**
 * Where others come in again after one's own last decision, which led to this moment: what that brought oneself then,
 * by chance or because nothing else could be done, is not news.
 */
export function readsFrom(events: readonly LogEvent[], decided: number, seat: number): number {
  let first = events.findIndex(({ moment }) => moment > decided);
  if (first < 0) return events.length;
  while (first < events.length && events[first]?.args.seat === seat) first++;
  return first;
}

/** What the table itself said, by the event after which it did: who came, who left, for whom a bot plays. */
function placed(
  lines: readonly Line[],
  events: readonly LogEvent[],
  start: number,
  upto: number | null,
): ReadonlyMap<number, readonly Line[]> {
  const found = new Map<number, Line[]>();
  const moments = momentsOf(lines);
  for (const [k, line] of lines.entries()) {
    const moment = moments[k] ?? 0;
    if (!line.notice || (upto !== null && moment > upto)) continue;
    const after = events.findLastIndex((event, k) => k < start || event.moment <= moment);
    found.set(after, [...(found.get(after) ?? []), line]);
  }
  return found;
}

/** When each was said, in the game as it stands: what was said in a part that has been taken back, when that was. */
export function momentsOf(lines: readonly Pick<Line, "moment">[]): number[] {
  let next = Number.POSITIVE_INFINITY;
  const backwards = [...lines].reverse().map(({ moment }) => {
    next = Math.min(next, moment ?? next);
    return next;
  });
  return backwards.reverse();
}

function Notices({ lines }: { lines: readonly Line[] | undefined }) {
  const words = useWords();
  return lines?.map(({ number, notice }) =>
    notice ? (
      <li key={`notice ${number}`} class="log-notice">
        {saidOfRounds(words, `notice-${notice.id}`, notice.args)}
      </li>
    ) : null,
  );
}

const LogLine = kept(function LogLine(props: {
  event: LogEvent;
  number: number;
  times: number;
  at: boolean;
  face: GameFace | null;
}) {
  const { event, number, times, at, face } = props;
  const point = (on: boolean) => {
    for (const element of placesFor(face, event)) element.classList.toggle("pointed", on);
  };
  return (
    <li
      class={names(HEADINGS.test(event.id) && "log-heading", at && "log-at")}
      data-line={number}
      // A line that comes to lie under a pointer at rest is not pointed at.
      onPointerMove={(event) => event.pointerType === "mouse" && (event.movementX || event.movementY) && point(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && point(false)}
    >
      <Said message={event} />
      {times > 1 && <small class="soft">{` ×\u00a0${times}`}</small>}
    </li>
  );
});
