import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, wait } from "../api/client";
import type { Analysis, Report } from "../api/schema";
import { notAtRestWhile } from "../rest";

const EVERY = 700;

export interface Analysed {
  state: Signal<Analysis["state"]>;
  progress: Signal<number>;
  report: Signal<Report | null>;
  problem: Signal<Analysis["problem"]>;
  error: Signal<unknown>;
}

const known = new Map<string, Analysed>();

function analysisOf(table: string): Analysed {
  const found = known.get(table) ?? {
    state: signal<Analysis["state"]>("none"),
    progress: signal(0),
    report: signal<Report | null>(null),
    problem: signal<Analysis["problem"]>(null),
    error: signal<unknown>(null),
  };
  known.set(table, found);
  return found;
}

function take(into: Analysed, found: Analysis): void {
  into.state.value = found.state;
  into.progress.value = found.progress;
  into.problem.value = found.problem;
  if (found.report) into.report.value = found.report;
}

/** The analysis of a game that is over: begun by this, and looked at until it is done. */
export function useAnalysis(table: string): Analysed {
  const into = analysisOf(table);
  useEffect(() => {
    if (into.state.peek() === "done") return;
    const gone = new AbortController();
    const underWay = signal(true);
    const settled = notAtRestWhile(underWay);
    const follow = async () => {
      try {
        into.error.value = null;
        take(into, await api.startAnalysis(table));
        while (into.state.peek() === "running" && !gone.signal.aborted) {
          await wait(EVERY);
          if (!gone.signal.aborted) take(into, await api.analysis(table, into.progress.peek()));
        }
      } catch (error) {
        into.error.value = error;
      } finally {
        underWay.value = false;
      }
    };
    void follow();
    return () => {
      gone.abort();
      settled();
    };
  }, [table]);
  return into;
}

/** The analysis of a game, if there is one already. */
export function useKnownAnalysis(table: string, over: boolean): Report | null {
  const into = analysisOf(table);
  useEffect(() => {
    if (!over || into.state.peek() === "done") return;
    void api.analysis(table, null).then(
      (found) => take(into, found),
      () => {},
    );
  }, [table, over]);
  return into.report.value;
}
