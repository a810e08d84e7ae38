import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { LogEvent } from "../api/schema";
import { t } from "../words";
import type { GameFace } from "./face";
import type { TableStore } from "./store";
import { Said } from "./words";

const SHOWN = 120;
/** Events that begin something: they stand out. */
const HEADINGS = /^(round|season|phase|month|game)-/;

/** All that happened, in words; each line points at its place on the board. */
export function LogPanel({ store, face, upto }: { store: TableStore; face: GameFace | null; upto: number | null }) {
  const events = upto === null ? store.log.value : store.log.value.filter((event) => event.moment <= upto);
  const shown = useSignal(SHOWN);
  const box = useRef<HTMLDivElement>(null);
  const stays = useRef(true);

  useEffect(() => {
    const list = box.current;
    if (list && stays.current) list.scrollTop = list.scrollHeight;
  }, [events]);

  const first = Math.max(0, events.length - shown.value);
  return (
    <div
      ref={box}
      class="log-lines"
      role="log"
      aria-label={t("log")}
      tabIndex={0}
      onScroll={(event) => {
        const list = event.currentTarget;
        stays.current = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
      }}
    >
      <ol>
        {first > 0 && (
          <li>
            <button type="button" class="button small quiet" onClick={() => (shown.value += 400)}>
              {t("log-earlier")}
            </button>
          </li>
        )}
        {events.slice(first).map((event, k) => (
          <LogLine key={first + k} event={event} face={face} />
        ))}
      </ol>
    </div>
  );
}

function LogLine({ event, face }: { event: LogEvent; face: GameFace | null }) {
  const places = face?.places?.(event) ?? [];
  const point = (on: boolean) => {
    for (const place of places) {
      for (const element of document.querySelectorAll(`[data-place~="${CSS.escape(place)}"]`))
        element.classList.toggle("pointed", on);
    }
  };
  return (
    <li
      class={HEADINGS.test(event.id) ? "log-heading" : undefined}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
    >
      <Said message={event} />
    </li>
  );
}
