import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api/client";
import type { RatedDecision, Table } from "../api/schema";
import { seatName } from "../app/names";
import { Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon, wear } from "../art";
import { awaited } from "../rest";
import { faceOf, type GameFace } from "../table/face";
import { roundOf, useWords, WordsContext } from "../table/words";
import { gameAtHand, language, learn, learned, t, wordsFor } from "../words";
import { useAnalysis } from "./analyse";
import { chancesOf, type Judged, Verdict, WhatWasDone } from "./judged";
import { TrialRoom } from "./trial_room";
import { TrialStore } from "./trial_store";
import "./coach.css";

/** One's own worst decisions, one after the other: the position, "what would you do here?", and what it is worth. */
export function MistakesPage({ id, seat: named, moment }: { id: string; seat: string; moment?: string }) {
  const seat = Number(named) || 0;
  const found = useSignal<{ table: Table; face: GameFace } | null>(null);
  const mistakes = useSignal<readonly RatedDecision[] | null>(null);
  const error = useSignal<unknown>(null);
  const { state, error: failed } = useAnalysis(id);
  const done = state.value === "done";
  useEffect(() => {
    const open = async () => {
      const table = await api.table(id);
      gameAtHand.value = table.game;
      await learn(language.value, table.game);
      wear(table.seats.map((one) => one.colour));
      found.value = { table, face: await faceOf(table.game) };
    };
    awaited(open()).catch((why: unknown) => (error.value = why));
    return () => {
      gameAtHand.value = null;
      wear([]);
    };
  }, [id]);
  useEffect(() => {
    if (!done) return;
    api.mistakes(id, seat).then(
      (some) => (mistakes.value = some.mistakes),
      (why) => (error.value = why),
    );
  }, [id, seat, done]);

  const table = found.value?.table ?? null;
  const words = useMemo(
    () => wordsFor(table?.game ?? null, table?.seats.map(seatName) ?? []),
    [table, language.value, learned.value],
  );
  const trouble = error.value ?? failed.value;
  if (trouble !== null) {
    return (
      <main class="table-lost">
        <Trouble error={trouble} />
        <Link to={`/t/${id}/analysis`} class="button">
          {t("analysis")}
        </Link>
      </main>
    );
  }
  if (!found.value || mistakes.value === null) {
    return (
      <main class="table-lost" aria-busy="true">
        <p class="soft" role="status">
          {t("analysis-running")}
        </p>
      </main>
    );
  }
  return (
    <WordsContext.Provider value={words}>
      <Mistakes
        table={found.value.table}
        face={found.value.face}
        mistakes={mistakes.value}
        first={moment === undefined ? null : Number(moment)}
      />
    </WordsContext.Provider>
  );
}

function Mistakes({
  table,
  face,
  mistakes,
  first,
}: {
  table: Table;
  face: GameFace;
  mistakes: readonly RatedDecision[];
  /** The moment to begin with: whoever comes to practise has chosen one. */
  first: number | null;
}) {
  const at = useSignal(
    Math.max(
      0,
      mistakes.findIndex(({ moment }) => moment === first),
    ),
  );
  const one = mistakes[at.value];
  const back =
    first === null
      ? { to: `/t/${table.id}/analysis`, label: t("analysis") }
      : { to: `/practice/${table.game}`, label: t("practice") };
  if (!one) {
    return (
      <main class="table-lost">
        <h1>{t("mistakes-none")}</h1>
        <Link to={back.to} class="button primary">
          {back.label}
        </Link>
      </main>
    );
  }
  return (
    <OneMistake
      key={one.moment}
      table={table}
      face={face}
      one={one}
      number={at.value + 1}
      count={mistakes.length}
      back={back}
      next={() => (at.value += 1)}
    />
  );
}

function OneMistake({
  table,
  face,
  one,
  number,
  count,
  back,
  next,
}: {
  table: Table;
  face: GameFace;
  one: RatedDecision;
  number: number;
  count: number;
  back: { to: string; label: string };
  next: () => void;
}) {
  const store = useMemo(
    () =>
      new TrialStore({
        trial: (actions) => api.trial(table.id, one.moment, actions),
        table: { ...table, mine: [one.seat] },
        facts: table.id,
      }),
    [table, one],
  );
  const judged = useSignal<Judged | null>(null);
  const busy = useSignal(false);
  useEffect(() => {
    awaited(store.start()).catch((error: unknown) => store.fail(error));
  }, [store]);
  const words = useWords();
  const judge = async (actions: readonly string[], shown = false) => {
    busy.value = true;
    try {
      const found = await api.verdict(table.id, one.moment, actions, shown);
      judged.value = {
        rating: found.rating,
        seat: found.seat,
        chances: shown
          ? { now: one.win, tried: one.win, best: one.best_win }
          : // How it stands is how it stands with the best: a glance at the position beside it would say something else.
            chancesOf(found.best.after, found.tried, found.best, found.seat),
        // What the analysis found is shown, and its reasons are about that.
        best: shown ? found.tried.actions : found.best.actions,
        same: found.same,
        shown,
        why: shown ? one.why : found.why,
        gain: null,
      };
    } catch (error) {
      store.fail(error);
    } finally {
      busy.value = false;
    }
  };
  const taken = store.taken.value;
  // Whoever has come to the end of the turn has said what they would do.
  useEffect(() => {
    if (store.ends.value && taken.length > 0 && judged.value === null) void judge(taken);
  }, [store.ends.value, taken]);
  const show = async () => {
    await judge([one.best.text], true);
    await store.replay([one.best.text]);
  };
  const again = () => {
    judged.value = null;
    void store.replay([]);
  };
  return (
    <TrialRoom
      store={store}
      face={face}
      game={table.game}
      title={t("learn-from-mistakes")}
      back={back}
      facts={table.id}
      playing={judged.value === null}
    >
      <section class="coach-asks" aria-label={t("learn-from-mistakes")}>
        <p class="small soft">{t("mistake-number", { number, count, when: roundOf(words, one.round) })}</p>
        {judged.value === null ? (
          <>
            <h2>{t("mistake-ask")}</h2>
            <WhatWasDone one={one} />
          </>
        ) : (
          <Verdict judged={judged.value} />
        )}
        <div class="row wrap">
          {judged.value === null ? (
            <>
              <button
                type="button"
                class="button small primary"
                disabled={taken.length === 0 || busy.value}
                onClick={() => void judge(taken)}
              >
                <Icon name="check" size={16} />
                {t("mistake-judge")}
              </button>
              <button type="button" class="button small" disabled={busy.value} onClick={() => void show()}>
                <Icon name="eye" size={16} />
                {t("mistake-show")}
              </button>
            </>
          ) : (
            <button type="button" class="button small" onClick={again}>
              <Icon name="restart" size={16} />
              {t("mistake-again")}
            </button>
          )}
          <button type="button" class="button small" onClick={next}>
            {t(number === count ? "mistake-last" : judged.value === null ? "mistake-skip" : "mistake-next")}
            <Icon name="forward" size={16} />
          </button>
        </div>
      </section>
    </TrialRoom>
  );
}
