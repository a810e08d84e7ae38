import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Section } from "../table/reference";
import { t } from "../words";

/** So far below the top of what is seen, a section is the one that is read. */
const EYE = 140;

/** Which section is read: the last that has come up to the eye; and what looks at once, before the next frame is drawn. */
export function useHere(
  box: RefObject<HTMLElement | null>,
  ids: readonly string[],
  whole: boolean,
): { here: Signal<string | null>; look: () => void } {
  const here = useSignal<string | null>(null);
  const look = () => {
    const element = box.current;
    if (!element) return;
    const scrolls = element.scrollHeight > element.clientHeight + 1;
    const top = (scrolls ? element.getBoundingClientRect().top : 0) + EYE;
    const all = [...element.querySelectorAll<HTMLElement>("section[id]")];
    const read = all.filter((section) => section.getBoundingClientRect().top <= top).at(-1) ?? all[0];
    here.value = read?.id ?? null;
  };
  useEffect(() => {
    let frame = 0;
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    look();
    addEventListener("scroll", later, { capture: true, passive: true });
    addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", later, { capture: true });
      removeEventListener("resize", later);
    };
  }, [ids.length, whole]);
  return { here, look };
}

interface ContentsProps {
  sections: readonly Section[];
  here: string | null;
  go: (id: string) => void;
  class: string;
}

/** All chapters; the sections of the one that is read stand below it. */
export function Contents({ sections, here, go, class: look }: ContentsProps) {
  const list = useRef<HTMLElement>(null);
  const read = sections.find(({ id }) => id === here);
  const chapter = read?.within ?? read?.id ?? null;
  useLayoutEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>("[aria-current]");
    const frame = list.current;
    if (!entry || !frame) return;
    const [top, bottom] = [entry.offsetTop, entry.offsetTop + entry.offsetHeight];
    if (top < frame.scrollTop) frame.scrollTop = top - 24;
    else if (bottom > frame.scrollTop + frame.clientHeight) frame.scrollTop = bottom - frame.clientHeight + 24;
  }, [here]);
  const entry = ({ id, title }: Section) => (
    <button type="button" aria-current={id === here ? "location" : undefined} onClick={() => go(id)}>
      {title}
    </button>
  );
  return (
    <nav class={look} aria-label={t("rules-contents")} ref={list} tabIndex={-1}>
      <ol>
        {sections
          .filter(({ within }) => within === null)
          .map((one) => {
            const parts = sections.filter(({ within }) => within === one.id);
            return (
              <li key={one.id} class={one.id === chapter ? "open" : undefined}>
                {entry(one)}
                {one.id === chapter && parts.length > 0 && (
                  <ol>
                    {parts.map((part) => (
                      <li key={part.id}>{entry(part)}</li>
                    ))}
                  </ol>
                )}
              </li>
            );
          })}
      </ol>
    </nav>
  );
}
