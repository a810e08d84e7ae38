import { Art, type Drawing, names } from "../art";
import { fieldLabel, type Held, moveOn, useBox, useValue } from "./context";
import "./controls.css";

/*
 * What values are changed with. They stand on the drawing of a piece, where its numbers are printed: a game's
 * `box.tsx` puts them there. What may be entered is the engine's to say; nothing is held back here.
 */

const within = (held: Held, value: number) => Math.max(held.fact.field.low, Math.min(held.fact.field.high, value));

function numberKeys(held: Held, event: KeyboardEvent): boolean {
  const now = Number(held.value) || 0;
  const steps: Record<string, number> = {
    ArrowUp: now + 1,
    "+": now + 1,
    ArrowDown: now - 1,
    "-": now - 1,
    Backspace: 0,
    Delete: 0,
    Home: held.fact.field.low,
    End: held.fact.field.high,
  };
  const to = steps[event.key];
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return false;
  event.preventDefault();
  held.set(within(held, to));
  return true;
}

/** So many of a thing: a press on its picture is one more, on the minus one less; a digit is the number itself. */
export function Count({ name, of, label }: { name: string; of: Drawing; label?: string }) {
  const boxed = useBox();
  const held = useValue(name);
  if (!held) return null;
  const called = label ?? fieldLabel(boxed, name);
  const count = Number(held.value) || 0;
  if (held.locked)
    return count > 0 ? (
      <span class={names("box-count locked", held.differs && "differs")} role="img" aria-label={`${called}: ${count}`}>
        <Art of={of} size={30} seat={null} />
        <b data-n={count} />
      </span>
    ) : null;
  const set = (to: number) => held.set(within(held, to));
  return (
    <span class={names("box-count", count === 0 && "none", held.differs && "differs")}>
      <span
        class="box-count-up"
        role="spinbutton"
        tabIndex={0}
        data-stop={name}
        aria-label={called}
        aria-valuenow={count}
        aria-valuemin={held.fact.field.low}
        aria-valuemax={held.fact.field.high}
        aria-invalid={held.problem ? true : undefined}
        aria-describedby={held.problem}
        title={called}
        onClick={(event) => set(event.shiftKey ? count - 1 : count + 1)}
        onContextMenu={(event) => {
          event.preventDefault();
          set(count - 1);
        }}
        onKeyDown={(event) => {
          if (numberKeys(held, event)) return;
          if (event.key === " ") {
            event.preventDefault();
            set(count + 1);
          } else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            set(Number(event.key));
            moveOn(event.currentTarget);
          }
        }}
      >
        <Art of={of} size={30} seat={null} />
        <b data-n={count} />
      </span>
      <button
        type="button"
        class="box-count-down"
        tabIndex={-1}
        aria-label={boxed.words.t("box-less", { what: called })}
        disabled={count <= held.fact.field.low}
        onClick={() => set(count - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
    </span>
  );
}

/**
 * A number, or one of a list of them (`at`): typed, or counted by the arrows. What is typed is kept as it is. `usual` is what
 * holds where the number is 0: it is shown then, and emptying the field is the way back to it.
 */
export function Numeral({
  name,
  at,
  label,
  usual,
  class: extra,
}: {
  name: string;
  at?: number;
  label?: string;
  usual?: number;
  class?: string;
}) {
  const boxed = useBox();
  const held = useValue(name);
  if (!held) return null;
  const list = Array.isArray(held.value) ? held.value : null;
  const own = at === undefined ? held.value : list?.[at];
  const shown = own === 0 && usual !== undefined ? usual : own;
  const called = label ?? fieldLabel(boxed, name);
  if (held.locked)
    return (
      <b
        class={names("box-numeral locked", held.differs && "differs", extra)}
        role="img"
        aria-label={`${called}: ${shown}`}
        data-n={shown}
      />
    );
  const put = (to: number | string) => {
    if (at === undefined || !list) held.set(to);
    else held.set(list.map((one, k) => (k === at ? to : one)));
  };
  const read = (text: string) =>
    text === "" && usual !== undefined ? 0 : /^\d{1,4}$/.test(text.trim()) ? Number(text) : text.slice(0, 12);
  return (
    <input
      class={names("box-numeral", held.differs && "differs", extra)}
      type="text"
      inputMode="numeric"
      role="spinbutton"
      autocomplete="off"
      data-stop={at === undefined ? name : `${name}[${at}]`}
      aria-label={called}
      aria-valuenow={typeof shown === "number" ? shown : undefined}
      aria-valuemin={held.fact.field.low}
      aria-valuemax={held.fact.field.high}
      aria-invalid={held.problem ? true : undefined}
      aria-describedby={held.problem}
      title={called}
      value={String(shown ?? "")}
      onFocus={(event) => event.currentTarget.select()}
      // All of it stays chosen: after a press, digits would otherwise be put beside those that stand there.
      onMouseUp={(event) => {
        event.preventDefault();
        event.currentTarget.select();
      }}
      onInput={(event) => {
        const to = read(event.currentTarget.value);
        put(to);
        // No further digit would fit: on to the next, as with everything else that is entered by one key.
        if (typeof to === "number" && to > 0 && to * 10 > held.fact.field.high) moveOn(event.currentTarget);
      }}
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        put(within(held, (Number(shown) || 0) + step));
      }}
    />
  );
}
