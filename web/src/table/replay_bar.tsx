import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api/client";
import type { Moment } from "../api/schema";
import { Dialog } from "../app/dialog";
import { AboutLevel, LevelOptions, useLevels } from "../app/levels";
import { myName } from "../app/preferences";
import { go } from "../app/router";
import { Icon } from "../art";
import { RatedMoment } from "../coach/rated_moment";
import { t } from "../words";
import { replaySpeed } from "./replay";
import { ReplayNews } from "./replay_news";
import { type Stage, StageBar } from "./stage";
import type { TableStore } from "./store";
import { Said, saidOfRounds, useWords } from "./words";

const STEP = 900;

/** Goes through a game: a slider, keys, and playing by itself. Every moment has its address. */
export function ReplayBar({
  store,
  moment,
  shown,
  seat,
  stage,
  judged,
  aside,
}: {
  store: TableStore;
  moment: number;
  shown: Moment | null;
  seat: Signal<number | null>;
  stage: Stage | null;
  /** Whether it says what the coach thinks of the step; where there is room, that stands beside the board. */
  judged: boolean;
  /** Whether what is not about this step stands elsewhere: where there is room, in the head of the page. */
  aside: boolean;
}) {
  const playing = useSignal(false);
  const last = shown?.last ?? store.table.value?.moment ?? 0;
  const to = (next: number) => go(`/t/${store.id}/at/${Math.max(0, Math.min(last, next))}`, true);

  useEffect(() => {
    if (!playing.value || !shown || shown.moment !== moment || stage) return;
    if (moment >= last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => to(moment + 1), shown.events.length ? STEP / replaySpeed.value : 60);
    return () => clearTimeout(timer);
  }, [playing.value, shown, moment, stage === null]);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      if (document.activeElement?.matches("[data-target]") && event.key !== " ") return;
      const next = { ArrowLeft: moment - 1, ArrowRight: moment + 1, Home: 0, End: last }[event.key];
      if (next !== undefined) to(next);
      else if (event.key === " ") playing.value = !playing.value;
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [moment, last]);

  const button = (icon: Parameters<typeof Icon>[0]["name"], label: string, click: () => void) => (
    <button type="button" class="round" aria-label={t(label)} title={t(label)} onClick={click}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="replay" aria-label={t("replay")}>
      {stage ? (
        <div class="stage-place">
          <StageBar stage={stage} />
        </div>
      ) : (
        <ReplayNews moment={moment}>
          {shown?.events.map((event, k) => (
            <span key={k}>
              <Said message={event} />{" "}
            </span>
          ))}
          {shown?.events.length === 0 && <QuietStep store={store} shown={shown} />}
        </ReplayNews>
      )}
      {!aside && (
        <div class="row wrap replay-acts" hidden={stage !== null}>
          <ReplayActs store={store} moment={moment} seat={seat} />
        </div>
      )}
      {judged && !stage && <RatedMoment table={store.id} moment={moment} over={isOpen(store)} />}
      <div class="row replay-slide">
        {button("first", "replay-first", () => to(0))}
        {button("back", "replay-back", () => to(moment - 1))}
        {button(
          playing.value ? "pause" : "play",
          playing.value ? "replay-pause" : "replay-play",
          () => (playing.value = !playing.value),
        )}
        {button("forward", "replay-forward", () => to(moment + 1))}
        {button("last", "replay-last", () => to(last))}
        <span class="replay-track">
          <input
            type="range"
            min={0}
            max={last}
            value={moment}
            aria-label={t("replay-moment", { moment, last })}
            onInput={(event) => to(Number(event.currentTarget.value))}
          />
          <RoundMarks store={store} last={last} to={to} />
        </span>
        <button
          type="button"
          class="round replay-speed"
          aria-label={t("replay-speed", { times: replaySpeed.value })}
          title={t("replay-speed", { times: replaySpeed.value })}
          onClick={() => {
            replaySpeed.value = SPEEDS[(SPEEDS.indexOf(replaySpeed.value) + 1) % SPEEDS.length] ?? 1;
          }}
        >
          {`${replaySpeed.value}×`}
        </button>
        <span class="small replay-count">
          {moment}/{last}
        </span>
      </div>
    </section>
  );
}

/** Through whose eyes one looks, to play on from here, and the way out. */
export function ReplayActs({
  store,
  moment,
  seat,
}: {
  store: TableStore;
  moment: number;
  seat: Signal<number | null>;
}) {
  const words = useWords();
  const forking = useSignal(false);
  const table = store.table.value;
  const open = isOpen(store);
  return (
    <>
      {open && (
        <select
          aria-label={t("look-from")}
          value={seat.value ?? ""}
          onChange={(event) =>
            (seat.value = event.currentTarget.value === "" ? null : Number(event.currentTarget.value))
          }
        >
          <option value="">{t("look-as-spectator")}</option>
          {table?.seats.map((one) => (
            <option key={one.number} value={one.number}>
              {t("look-as", { name: words.nameOf(one.number) })}
            </option>
          ))}
        </select>
      )}
      {open && (
        <button
          type="button"
          class="button small"
          aria-label={t("play-on")}
          title={t("play-on")}
          onClick={() => (forking.value = true)}
        >
          <Icon name="fork" size={16} />
          <span>{t("play-on")}</span>
        </button>
      )}
      <button
        type="button"
        class="button small replay-leave"
        aria-label={t("replay-leave")}
        title={t("replay-leave")}
        onClick={() => go(`/t/${store.id}`)}
      >
        <Icon name="last" size={16} />
        <span>{t("replay-leave")}</span>
      </button>
      {forking.value && <ForkDialog store={store} moment={moment} close={() => (forking.value = false)} />}
    </>
  );
}

/** Whether nothing is hidden any more: the game is over. */
function isOpen(store: TableStore): boolean {
  const status = store.table.value?.status;
  return status === "over" || status === "record";
}

/** A step of which nothing is told: what was chosen; where that is not open yet, what was told last. */
function QuietStep({ store, shown }: { store: TableStore; shown: Moment }) {
  const words = useWords();
  const { action, by, moment } = shown;
  if (action) {
    const chosen = words.action({ do: action.verb, ...action.args });
    const step = by === null || by < 0 ? chosen : t("replay-step", { name: words.nameOf(by), step: chosen });
    return <span class="soft">{step}</span>;
  }
  const last = store.log.value.findLast((event) => event.moment <= moment);
  return <span class="soft">{last ? <Said message={last} /> : t("replay-begins")}</span>;
}

const SPEEDS: readonly number[] = [1, 2, 4];

/** Where the rounds begin, over the slider: a press goes there. */
function RoundMarks({ store, last, to }: { store: TableStore; last: number; to: (moment: number) => void }) {
  const words = useWords();
  const begins = useMemo(() => {
    const found = new Map<number, number>();
    for (const { id, args, moment } of store.log.value) {
      if (/^round-(begins|began)$/.test(id) && typeof args.round === "number") found.set(args.round, moment);
    }
    return [...found];
  }, [store.log.value.length]);
  if (last === 0) return null;
  const name = (round: number) => saidOfRounds(words, "replay-round", { round });
  return (
    <span class="replay-marks">
      {begins.map(([round, moment]) => (
        <button
          key={round}
          type="button"
          tabIndex={-1}
          aria-label={name(round)}
          title={name(round)}
          style={{ "--at": moment / last }}
          onClick={() => to(moment)}
        >
          {round}
        </button>
      ))}
    </span>
  );
}

/** Play on from here, against bots. */
function ForkDialog({ store, moment, close }: { store: TableStore; moment: number; close: () => void }) {
  const words = useWords();
  const levels = useLevels();
  const chosen = useSignal<string | null>(null);
  const level = chosen.value ?? levels.at(-1)?.name ?? "";
  const seat = useSignal(0);
  const fork = async () => {
    const name = myName.value.trim() || words.nameOf(seat.value);
    const next = await store.change(() => api.fork(store.id, { moment, seat: seat.value, name, level }));
    if (next) {
      close();
      go(`/t/${next.id}`);
    }
  };
  return (
    <Dialog title={t("play-on")} close={close}>
      <p>{t("play-on-hint")}</p>
      <label class="field">
        <span>{t("play-on-as")}</span>
        <select value={seat.value} onChange={(event) => (seat.value = Number(event.currentTarget.value))}>
          {store.table.value?.seats.map((one) => (
            <option key={one.number} value={one.number}>
              {words.nameOf(one.number)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t("play-on-against")}</span>
        <select value={level} onChange={(event) => (chosen.value = event.currentTarget.value)}>
          <LevelOptions levels={levels} />
        </select>
      </label>
      <AboutLevel level={level} levels={levels} />
      <div class="dialog-foot">
        <button type="button" class="button primary" onClick={fork}>
          {t("play-on")}
        </button>
      </div>
    </Dialog>
  );
}
