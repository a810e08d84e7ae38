import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LogEvent, Situation } from "../api/schema";
import { Dialog } from "../app/dialog";
import { Icon, type IconName, names } from "../art";
import { t } from "../words";
import type { TableStore } from "./store";
import { saidOfRounds, useWords } from "./words";

const ROUND_BEGINS = /^round-(begins|began)$/;

/** A way back: each has one sign and one name, wherever it stands. */
interface Way {
  icon: IconName;
  label: string;
  /** What it costs. */
  hint: string;
  /** Over what others have done. */
  far?: boolean;
  take: () => Promise<unknown>;
}

/** How far back my last choice is: the round it was made in, the round of now, and whether there was a scoring since. */
export function farBack(events: readonly LogEvent[], moment: number, now: number) {
  const since = events.filter((event) => event.moment > moment);
  // A game that goes on from a moment of another does not tell which round it began in. Before the first is the set-up.
  const next = since.find(({ id }) => ROUND_BEGINS.test(id));
  const round = next ? Number(next.args.round) - 1 : now;
  return { round, now, scored: since.some(({ id }) => id.startsWith("scored-")) ? "yes" : "no" };
}

/** Takes something back: the nearest way at one press, all of them beside it, each with what it costs. */
export function UndoButtons({ store }: { store: TableStore }) {
  const situation = store.situation.value;
  const words = useWords();
  const busy = useSignal(false);
  const asks = useSignal(false);
  const ways = situation ? waysOf(store, situation) : null;
  const [near, ...further] = ways?.list ?? [];
  const go = async (way: Way) => {
    asks.value = false;
    busy.value = true;
    await way.take();
    busy.value = false;
  };
  /** What would lose more than anybody expects of one press is asked first. */
  const press = (way: Way) => {
    if (ways?.isMuch) asks.value = true;
    else void go(way);
  };
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      if (!near || asks.value || busy.value) return;
      const turn = further.find((way) => !way.far);
      if (!event.shiftKey) press(near);
      else if (turn) void go(turn);
      else if (near.far) asks.value = true;
      else press(near);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  // What was asked about is gone when the game goes on.
  useEffect(() => {
    asks.value = false;
  }, [situation?.n]);
  if (!near) return null;
  return (
    <>
      <button
        type="button"
        class={names("button undo", near.far && "far")}
        disabled={busy.value}
        onClick={() => press(near)}
        aria-label={near.label}
        title={near.far ? `${near.label}: ${near.hint}` : near.hint}
      >
        <Icon name={near.icon} />
        <span>{near.label}</span>
      </button>
      {further.length > 0 && (
        <button
          type="button"
          class="round undo-more"
          disabled={busy.value}
          onClick={() => (asks.value = true)}
          aria-haspopup="dialog"
          aria-label={t("undo-more")}
          title={t("undo-more")}
        >
          <Icon name="down" />
        </button>
      )}
      {asks.value && (
        <Dialog title={t("undo-title")} class="undo-ways" close={() => (asks.value = false)}>
          {[near, ...further].map((way) => (
            <button key={way.icon} type="button" class="button" data-way={way.icon} onClick={() => void go(way)}>
              <Icon name={way.icon} />
              <span>
                <b>{way.label}</b>
                <small>{way.hint}</small>
              </span>
            </button>
          ))}
          <div class="dialog-foot">
            <button type="button" class="button primary" onClick={() => (asks.value = false)}>
              {t("undo-nothing")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );

  function waysOf(store: TableStore, { undo: choices, held, far_moment: moment, view }: Situation) {
    const list: Way[] = [];
    const steps = choices + Number(held);
    const { calendar } = (view ?? {}) as { calendar?: { round: number } };
    const far = moment === null ? null : farBack(store.log.value, moment, calendar?.round ?? 0);
    if (steps > 0) {
      list.push({ icon: "undo", label: t("undo"), hint: t("undo-keys"), take: () => store.undo(false) });
    } else if (far) {
      const hint = far.round < far.now ? saidOfRounds(words, "undo-far-much", far) : t("undo-far-hint");
      const take = () => store.undo(false, "decision");
      list.push({ icon: "rewind", label: t("undo-far"), hint, far: true, take });
    }
    if (steps > 1) {
      const take = () => store.undo(choices > 0);
      list.push({ icon: "restart", label: t("undo-turn"), hint: t("undo-turn-hint"), take });
    }
    if (far) {
      const label = saidOfRounds(words, "undo-round", far);
      const hint = saidOfRounds(words, "undo-round-hint", far);
      list.push({ icon: "first", label, hint, far: true, take: () => store.undo(false, "round") });
    }
    return { list, isMuch: steps === 0 && far !== null && far.round < far.now };
  }
}
