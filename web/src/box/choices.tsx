import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { names } from "../art";
import { fieldLabel, type Held, moveOn, useBox, useValue, wordLabel } from "./context";
import "./controls.css";

/* Where one of some values is chosen, or several of them; numbers are entered with `controls.tsx`. */

interface Option {
  value: string | number;
  label: string;
  content: ComponentChildren;
}

/** One of some things, or several of them: one stop for Tab, arrows within, a press or its number chooses. */
function Choices({
  held,
  name,
  options,
  chosen,
  several,
  choose,
  label,
}: {
  held: Held;
  name: string;
  options: readonly Option[];
  chosen: readonly (string | number)[];
  several: boolean;
  choose: (value: string | number) => void;
  label: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Of several, the one that had the focus last is where Tab stops: what is chosen may change under it.
  const last = useSignal<number | null>(null);
  const first = Math.max(
    0,
    options.findIndex(({ value }) => chosen.includes(value)),
  );
  const at = several ? (last.value ?? first) : first;
  const turn = (event: KeyboardEvent, k: number) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const digit = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
    if (event.ctrlKey || event.metaKey || event.altKey || (step === undefined && !digit)) return;
    event.preventDefault();
    if (digit) {
      choose(digit.value);
      const stop = box.current?.querySelector("[data-stop]");
      // At the end of the piece the focus goes with what is chosen, where Enter confirms the piece.
      if (!several && stop && !moveOn(stop)) buttons[options.indexOf(digit)]?.focus();
      return;
    }
    const to = (k + (step ?? 0) + options.length) % options.length;
    buttons[to]?.focus();
    const next = options[to];
    if (!several && next) choose(next.value);
  };
  return (
    <div
      ref={box}
      class={names("box-choices", held.differs && "differs")}
      {...{ role: several ? "group" : "radiogroup", "aria-label": label, "aria-describedby": held.problem }}
    >
      {options.map(({ value, label: called, content }, k) => {
        const on = chosen.includes(value);
        return (
          <button
            key={value}
            type="button"
            class={names(on && "on")}
            {...(several ? { "aria-pressed": on } : { role: "radio", "aria-checked": on })}
            tabIndex={k === at ? 0 : -1}
            data-stop={k === at ? name : undefined}
            aria-label={called}
            title={called}
            onClick={() => choose(value)}
            onFocus={() => (last.value = k)}
            onKeyDown={(event) => turn(event, k)}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}

/**
 * One of some sentences. What is chosen is shown whole, over several lines where it is long: a list by itself would cut it
 * off. The list lies over it, unseen, and opens as any list does.
 */
export function Pick({
  stop,
  label,
  differs = false,
  value,
  shown,
  options,
  pick,
}: {
  stop: string;
  label: string;
  differs?: boolean;
  value: string;
  shown: string;
  options: readonly (readonly [string, string])[];
  pick: (value: string) => void;
}) {
  return (
    <span class={names("box-pick", differs && "differs")}>
      <span aria-hidden="true">{shown}</span>
      <select data-stop={stop} aria-label={label} value={value} onChange={(event) => pick(event.currentTarget.value)}>
        {options.map(([one, called]) => (
          <option key={one} value={one}>
            {called}
          </option>
        ))}
      </select>
    </span>
  );
}

/** One of some words. */
export function Choice({
  name,
  draw,
  label,
}: {
  name: string;
  draw?: (word: string) => ComponentChildren;
  label?: string;
}) {
  const boxed = useBox();
  const held = useValue(name);
  if (!held) return null;
  const called = (word: string) => wordLabel(boxed, name, word);
  const now = String(held.value);
  if (held.locked)
    return (
      <span class="box-choices locked" role="img" aria-label={`${label ?? fieldLabel(boxed, name)}: ${called(now)}`}>
        {draw?.(now) ?? <span aria-hidden="true">{called(now)}</span>}
      </span>
    );
  if (!draw)
    return (
      <Pick
        stop={name}
        label={label ?? fieldLabel(boxed, name)}
        differs={held.differs}
        value={now}
        shown={called(now)}
        options={held.fact.field.words.map((word) => [word, called(word)])}
        pick={(word) => held.set(word)}
      />
    );
  const options = held.fact.field.words.map((word) => ({ value: word, label: called(word), content: draw(word) }));
  return (
    <Choices
      held={held}
      name={name}
      options={options}
      chosen={[now]}
      several={false}
      choose={(word) => held.set(word)}
      label={label ?? fieldLabel(boxed, name)}
    />
  );
}

/** Some of some words, in the order in which the game has them. */
export function Several({
  name,
  draw,
  label,
}: {
  name: string;
  draw: (word: string) => ComponentChildren;
  label?: string;
}) {
  const boxed = useBox();
  const held = useValue(name);
  if (!held) return null;
  const chosen = Array.isArray(held.value) ? held.value.map(String) : [];
  const called = label ?? fieldLabel(boxed, name);
  if (held.locked)
    return (
      <span
        class="box-choices locked"
        role="img"
        aria-label={`${called}: ${chosen.map((word) => wordLabel(boxed, name, word)).join(", ")}`}
      >
        {chosen.map((word) => (
          <span key={word}>{draw(word)}</span>
        ))}
      </span>
    );
  const flip = (word: string | number) => {
    const next = chosen.includes(String(word)) ? chosen.filter((one) => one !== word) : [...chosen, String(word)];
    // As the shipped set has it where it is the same; otherwise in the order of the words.
    const shipped = held.fact.shipped as string[];
    const same = next.length === shipped.length && next.every((one) => shipped.includes(one));
    held.set(same ? shipped : held.fact.field.words.filter((one) => next.includes(one)));
  };
  const options = held.fact.field.words.map((one) => ({
    value: one,
    label: wordLabel(boxed, name, one),
    content: draw(one),
  }));
  return <Choices held={held} name={name} options={options} chosen={chosen} several choose={flip} label={called} />;
}

/** One or several of the numbers that a field may have, as for the dice that a space takes or the stack of a card. */
export function Faces({
  name,
  of,
  draw,
  label,
}: {
  name: string;
  of: readonly number[];
  draw: (value: number) => ComponentChildren;
  label?: string;
}) {
  const boxed = useBox();
  const held = useValue(name);
  if (!held) return null;
  const several = Array.isArray(held.value);
  const chosen = (several ? (held.value as number[]) : [Number(held.value)]).map(Number);
  const called = label ?? fieldLabel(boxed, name);
  if (held.locked)
    return (
      <span class="box-choices locked" role="img" aria-label={`${called}: ${chosen.join(", ")}`}>
        {chosen.map((one) => (
          <span key={one}>{draw(one)}</span>
        ))}
      </span>
    );
  const flip = (value: string | number) => {
    if (!several) held.set(Number(value));
    else if (chosen.includes(Number(value))) held.set(chosen.filter((one) => one !== value));
    else held.set([...chosen, Number(value)].sort((one, other) => one - other));
  };
  const options = of.map((value) => ({ value, label: String(value), content: draw(value) }));
  return (
    <Choices held={held} name={name} options={options} chosen={chosen} several={several} choose={flip} label={called} />
  );
}
