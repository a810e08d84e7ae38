import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Art } from "../art";
import { type Act, t } from "../words";
import { sameAct, textOf } from "./acts";
import { usePlay } from "./play";
import { placeBeside } from "./tip";

interface Choice {
  element: Element;
  title: string;
  options: readonly Act[];
  about: ComponentChildren;
  says: ((act: Act) => string) | undefined;
  done: (act: Act | null) => void;
}

const open = signal<Choice | null>(null);

/**
 * Asks which of several actions is meant, beside the thing that was clicked, and says what that thing does and costs;
 * null: none of them.
 */
export function choose(
  element: Element,
  title: string,
  options: readonly Act[],
  about: ComponentChildren = null,
  says?: (act: Act) => string,
): Promise<Act | null> {
  open.value?.done(null);
  return new Promise((resolve) => {
    open.value = {
      element,
      title,
      options,
      about,
      says,
      done: (act) => {
        open.value = null;
        if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
        resolve(act);
      },
    };
  });
}

/** The layer for such questions. One on each table. */
export function Chooser() {
  const choice = open.value;
  const play = usePlay();
  const box = useRef<HTMLDivElement>(null);

  // A choice is over when the game goes on, and what it offers is offered no longer.
  useEffect(() => {
    const stands = open.value?.options.every((act) => play.legal.some((other) => sameAct(act, other)));
    if (stands === false) open.value?.done(null);
  }, [play.legal]);
  useEffect(() => () => open.value?.done(null), []);

  useLayoutEffect(() => {
    if (!choice || !box.current) return;
    placeBeside(box.current, choice.element);
    box.current.querySelector<HTMLElement>("li button")?.focus();
  }, [choice]);

  useEffect(() => {
    if (!choice) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) choice.done(null);
    };
    addEventListener("pointerdown", away, true);
    return () => removeEventListener("pointerdown", away, true);
  }, [choice]);

  if (choice === null) return null;
  const key = (event: KeyboardEvent) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLButtonElement>("li button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === "Escape") choice.done(null);
    else if (event.key === "ArrowDown") buttons[(at + 1) % buttons.length]?.focus();
    else if (event.key === "ArrowUp") buttons[(at - 1 + buttons.length) % buttons.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={box} class="chooser" role="dialog" aria-label={t("choose-which", { what: choice.title })} onKeyDown={key}>
      <h2>{choice.title}</h2>
      {choice.about && <div class="chooser-about">{choice.about}</div>}
      <ul>
        {choice.options.map((act) => {
          const picture = play.picture(act);
          return (
            <li key={textOf(act)}>
              <button type="button" onClick={() => choice.done(act)}>
                {picture && <Art of={picture.of} seat={picture.seat} size={32} />}
                <span>{choice.says?.(act) ?? play.words.action(act)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
