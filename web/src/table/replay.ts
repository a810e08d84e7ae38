import { type Signal, signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../api/client";
import type { LogEvent, Moment } from "../api/schema";
import type { GameFace } from "./face";
import { grouped, type Show } from "./show";
import type { TableStore } from "./store";
import { isTold } from "./telling";

/** How many times as fast as usual a replay goes by itself, and tells what it tells piece by piece. */
export const replaySpeed = signal(1);

/** Events of one moment that may be worth telling one by one. */
const MUCH = 3;
/** So many of such moments are looked at, from the last back, until one of them is told. */
const TRIES = 4;

const NOTHING: readonly LogEvent[] = [];

/** A moment of a game, fetched; moments once seen are kept. */
export function useMoment(store: TableStore, moment: number | null, seat: Signal<number | null>): Moment | null {
  const shown = useSignal<Moment | null>(null);
  useEffect(() => {
    if (moment === null) {
      shown.value = null;
      return;
    }
    let gone = false;
    api.moment(store.id, moment, seat.value).then(
      (found) => {
        if (!gone) shown.value = found;
      },
      (error) => store.fail(error),
    );
    return () => {
      gone = true;
    };
  }, [store, moment, seat.value]);
  return moment === null ? null : shown.value;
}

/**
 * What of a moment of the past is told piece by piece: it is when one comes to it from the moment before it, and whenever
 * one asks for it.
 */
export function useReplayShow(store: TableStore, face: GameFace, shown: Moment | null) {
  const before = useRef<Moment | null>(null);
  const fetched = useSignal<Show | null>(null);
  const wanted = useSignal<Show | null>(null);
  const { made, news } = useMemo(() => {
    const was = before.current;
    before.current = shown;
    if (was === null || shown === null || was.moment !== shown.moment - 1) return { made: null, news: NOTHING };
    return { made: face.show?.(shown.events, was.view, shown.view) ?? null, news: shown.events };
  }, [shown]);
  const seen = useRef<Show | null>(null);
  const first = useSignal(false);
  if (made !== seen.current) {
    seen.current = made;
    wanted.value = made && isTold() ? made : null;
    first.value = wanted.value !== null;
  }
  useEffect(() => {
    let gone = false;
    fetched.value = null;
    if (made || !shown || shown.events.length < MUCH || !face.show) return;
    api.moment(store.id, shown.moment - 1, store.seat.value).then(
      (was) => {
        if (!gone) fetched.value = face.show?.(shown.events, was.view, shown.view) ?? null;
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [shown]);
  const possible = made ?? fetched.value;
  return {
    possible,
    /** What has happened with the step that one has just taken forward. */
    news,
    showing: wanted.value,
    /** Whether it is told for the first time: who looks at it again has read what came of it. */
    untold: first.value && wanted.value !== null,
    again: () => (wanted.value = possible),
    end: () => {
      wanted.value = null;
      first.value = false;
    },
  };
}

/** Whoever comes to a table whose game is over can look again at what was told last, as if they had never left it. */
export function useEarlierShow(store: TableStore, face: GameFace, over: boolean): void {
  const wanted = over && store.log.value.length > 0 && store.telling.lastShow.value === null;
  useEffect(() => {
    if (!wanted || !face.show) return;
    let gone = false;
    const find = async () => {
      const much = [...grouped(store.log.peek(), ({ moment }) => moment)].filter(([, told]) => told.length >= MUCH);
      for (const [at] of much.slice(-TRIES).reverse()) {
        const ask = (moment: number) => api.moment(store.id, moment, store.seat.peek());
        const [before, after] = await Promise.all([ask(at - 1), ask(at)]);
        if (gone || store.telling.lastShow.peek() !== null) return;
        const show = face.show?.(after.events, before.view, after.view) ?? null;
        store.telling.lastShow.value = show;
        if (show) return;
      }
    };
    // Without it the table is whole.
    find().catch(() => {});
    return () => {
      gone = true;
    };
  }, [wanted]);
}
