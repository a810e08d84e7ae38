import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { api } from "../api/client";
import type { Forecast, Hint } from "../api/schema";
import { actOf, textOf } from "../board/acts";
import { awaited } from "../rest";
import type { TableStore } from "../table/store";
import type { Act } from "../words";

/** What the coach says at a table: asked for by whoever is to decide, and gone with the next step. */
export interface Advice {
  hint: Signal<Hint | null>;
  /** The version of the position that is being asked about; null: none is. */
  asking: Signal<number | null>;
  /** What some other move would do to the chances, by its text. */
  forecasts: Signal<ReadonlyMap<string, Forecast>>;
  /** The steps of the choices, whose beginnings are marked on the board with 1, 2, 3. */
  marks: ReadonlySignal<readonly (readonly Act[])[]>;
}

const advices = new WeakMap<TableStore, Advice>();
const NOTHING: readonly (readonly Act[])[] = [];

export function adviceAt(store: TableStore): Advice {
  const known = advices.get(store);
  if (known) return known;
  const hint = signal<Hint | null>(null);
  const made: Advice = {
    hint,
    asking: signal(null),
    forecasts: signal(new Map()),
    marks: computed(() => {
      const found = hint.value;
      if (!found || found.version !== store.situation.value?.version) return NOTHING;
      return found.choices.map(({ actions }) => actions.map(actOf));
    }),
  };
  advices.set(store, made);
  return made;
}

/** Whether somebody may ask here and now. */
export function mayAsk(store: TableStore): boolean {
  const table = store.table.value;
  const now = store.situation.value;
  // In a lesson the companion says what one might do, and why.
  if (now?.lesson && now.lesson.kind !== "over") return false;
  return table?.hints === true && table.status === "playing" && now?.prompt !== null && (now?.legal.length ?? 0) > 1;
}

export async function askHint(store: TableStore): Promise<void> {
  const advice = adviceAt(store);
  const now = store.situation.value;
  if (!now || now.seat === null || advice.asking.value === now.version) return;
  advice.asking.value = now.version;
  advice.forecasts.value = new Map();
  // Who has moved on meanwhile may ask anew at once, and hears nothing more about what was.
  const isWanted = () => advice.asking.value === now.version && store.situation.value?.version === now.version;
  try {
    const found = await awaited(api.hint(store.id, now.seat, now.version));
    if (isWanted()) advice.hint.value = found;
  } catch (error) {
    if (isWanted()) store.fail(error);
  } finally {
    if (advice.asking.value === now.version) advice.asking.value = null;
  }
}

export async function askForecast(store: TableStore, act: Act): Promise<void> {
  const advice = adviceAt(store);
  const now = store.situation.value;
  const text = textOf(act);
  if (!now || now.seat === null || advice.forecasts.value.has(text)) return;
  try {
    const found = await awaited(api.forecast(store.id, now.seat, now.version, [text]));
    if (store.situation.value?.version === now.version)
      advice.forecasts.value = new Map([...advice.forecasts.value, [text, found]]);
  } catch (error) {
    store.fail(error);
  }
}
