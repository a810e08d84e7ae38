import { useSignal } from "@preact/signals";
import type { BoxPart } from "../api/schema";
import { Icon, names } from "../art";
import { t } from "../words";
import { useBox } from "./context";
import { type Looks, Piece } from "./piece";
import type { BoxStore } from "./store";

/** So many are confirmed one by one. */
const FEW = 4;

/** A chapter of the box, with the way to the next. */
export function Chapter({
  all,
  now,
  turn,
  looks,
}: {
  all: readonly string[];
  now: string;
  turn: (to: string) => void;
  looks: Looks;
}) {
  const { store } = useBox();
  return (
    <>
      <Glance chapter={now} />
      <Parts chapter={now} looks={looks} />
      {store.opened.value && <TheRest key={now} pieces={toCheckIn(store, now)} after={() => onwards()?.focus()} />}
      <Onwards chapters={all} now={now} turn={turn} />
    </>
  );
}

function Parts({ chapter, looks }: { chapter: string; looks: Looks }) {
  const { store, words } = useBox();
  const parts = store.box.parts.filter((part) => part.chapter === chapter);
  return (
    <>
      {parts.map((part) => (
        <section
          key={part.name}
          class={names("box-part", part.pieces.length === 1 && "single")}
          aria-labelledby={`box-part-${part.name}`}
        >
          <h2 id={`box-part-${part.name}`}>{words.t(`box-part-${part.name}`)}</h2>
          {words.has(`box-hint-${part.name}`) && (
            <p class="soft small">{words.t(`box-hint-${part.name}`, { count: part.pieces.length })}</p>
          )}
          {part.copies !== null && <Total part={part} copies={part.copies} />}
          <div class={names("box-pieces", `of-${part.look}`, store.opened.value && "glance")}>
            {part.pieces.map(({ id }) => {
              const of = store.byId.get(id);
              return of && <Piece key={id} of={of} looks={looks} />;
            })}
          </div>
          {!store.opened.value && <TheRest pieces={part.pieces.map(({ id }) => id)} />}
        </section>
      ))}
    </>
  );
}

const toCheckIn = (store: BoxStore, chapter: string): string[] =>
  store.box.to_check.filter((piece) => store.byId.get(piece)?.part.chapter === chapter);
const onwards = () => document.querySelector<HTMLElement>(".box-onwards button");

/** Where there are many: all of them small, as one lays them out, and only what differs is opened. */
function Glance({ chapter }: { chapter: string }) {
  const { store, words } = useBox();
  const on = store.opened.value !== null;
  if (!store.canChange || toCheckIn(store, chapter).length < FEW) return null;
  return (
    <div class="row wrap box-glance">
      <button
        type="button"
        class="button small"
        aria-pressed={on}
        onClick={() => (store.opened.value = on ? null : new Set())}
      >
        <Icon name="eye" size={18} />
        {words.t("box-glance")}
      </button>
      <span class="soft small">{words.t(on ? "box-glance-now" : "box-glance-about")}</span>
    </div>
  );
}

/** Who has looked at all of them, and changed what differs, confirms the others with one press; and takes it back. */
function TheRest({ pieces, after }: { pieces: readonly string[]; after?: () => void }) {
  const { store } = useBox();
  const last = useSignal<readonly string[]>([]);
  const open = pieces.filter((id) => store.box.to_check.includes(id));
  const rest = open.filter((id) => !store.checked.value.has(id));
  const undoable = last.value.filter((id) => store.checked.value.has(id));
  if (!store.canChange || open.length < FEW || (rest.length < 2 && undoable.length === 0)) return null;
  const check = (ids: readonly string[], on: boolean) => {
    store.checkAll(ids, on);
    last.value = on ? ids : [];
    for (const id of ids) store.open(id, false);
    if (on) after?.();
  };
  if (rest.length === 0)
    return (
      <p class="row wrap box-rest">
        <span class="soft small" role="status">
          {t("box-rest-done", { count: undoable.length })}
        </span>
        <button type="button" class="button quiet small" onClick={() => check(undoable, false)}>
          <Icon name="undo" size={16} />
          {t("box-rest-undo")}
        </button>
      </p>
    );
  return (
    <p class="box-rest">
      <button type="button" class="button small" onClick={() => check(rest, true)}>
        <Icon name="check" size={16} />
        {rest.length === open.length
          ? t("box-all-as-mine", { count: rest.length })
          : t("box-rest-as-mine", { count: rest.length })}
      </button>
    </p>
  );
}

/** Where the count is not known: how many there are now, and the way to one more. */
export function Total({ part, copies }: { part: BoxPart; copies: string }) {
  const { store, words } = useBox();
  const counts = part.pieces.flatMap(({ id }) => {
    const fact = store.byId.get(id)?.facts.get(copies);
    return fact ? [{ id, fact, count: Number(store.value(fact)) || 0 }] : [];
  });
  const free = counts.find(({ count }) => count === 0);
  const add = () => {
    if (!free) return;
    store.enter(free.fact.path, free.fact.shipped === 1 ? null : 1);
    const piece = document.querySelector(`[data-box-piece="${CSS.escape(free.id)}"]`);
    piece?.scrollIntoView({ block: "center" });
    piece?.querySelector<HTMLElement>("[data-stop]")?.focus({ preventScroll: true });
  };
  return (
    <p class="row wrap box-total">
      <strong>{words.t("box-total", { count: counts.reduce((sum, { count }) => sum + count, 0) })}</strong>
      {store.canChange &&
        (free ? (
          <button type="button" class="button small" onClick={add}>
            <Icon name="plus" size={16} />
            {words.t("box-add")}
          </button>
        ) : (
          <span class="soft small">{words.t("box-none-free")}</span>
        ))}
    </p>
  );
}

function Onwards({ chapters, now, turn }: { chapters: readonly string[]; now: string; turn: (to: string) => void }) {
  const { words } = useBox();
  const next = chapters[chapters.indexOf(now) + 1];
  if (next === undefined) return null;
  const on = () => {
    turn(next);
    document.querySelector<HTMLElement>(".box-sheet [data-stop]")?.focus();
  };
  return (
    <p class="box-onwards">
      <button type="button" class="button" onClick={() => requestAnimationFrame(on)}>
        {t("box-next", { chapter: words.t(`box-chapter-${next}`) })}
        <Icon name="forward" size={16} />
      </button>
    </p>
  );
}
