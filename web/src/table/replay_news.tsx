import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon, names } from "../art";
import { t } from "../words";

/**
 * What a step has brought, in as many whole lines as there is room for, so that the board stays where it is from step to
 * step. What is longer can be opened: then it lies over the board.
 */
export function ReplayNews({ moment, children }: { moment: number; children: ComponentChildren }) {
  const said = useRef<HTMLSpanElement>(null);
  const cut = useSignal(false);
  const open = useSignal(false);

  useLayoutEffect(() => {
    open.value = false;
    cut.value = false;
  }, [moment]);
  useLayoutEffect(() => {
    const text = said.current;
    if (!text) return;
    const look = () => {
      if (!open.peek()) cut.value = text.scrollHeight > text.clientHeight + 1;
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(text);
    return () => watch.disconnect();
  }, [moment, children]);
  useEffect(() => {
    if (!open.value) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") open.value = false;
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [open.value]);

  const name = t(open.value ? "replay-less" : "replay-more");
  return (
    <div class={names("replay-news", cut.value && "cut", open.value && "open")}>
      {/* Opened it may scroll, by keys as well. */}
      <p aria-live="polite" tabIndex={open.value ? 0 : undefined}>
        <span ref={said} class="replay-said">
          {children}
        </span>
      </p>
      {cut.value && (
        <button
          type="button"
          class="round quiet"
          aria-expanded={open.value}
          aria-label={name}
          title={name}
          onClick={() => (open.value = !open.value)}
        >
          <Icon name={open.value ? "up" : "down"} size={18} />
        </button>
      )}
    </div>
  );
}
