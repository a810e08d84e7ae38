import { useLayoutEffect, useRef } from "preact/hooks";
import { pace } from "./motion";
import "./count.css";

/** A number that shows when it changes, and by how much. */
export function Count({ value, class: extra, label }: { value: number; class?: string; label?: string }) {
  const root = useRef<HTMLSpanElement>(null);
  const before = useRef(value);

  useLayoutEffect(() => {
    const change = value - before.current;
    before.current = value;
    if (change === 0 || !root.current || !pace()) return;
    root.current.animate([{ transform: "scale(1.35)" }, { transform: "scale(1)" }], { duration: pace() });
    const bubble = document.createElement("span");
    bubble.className = change > 0 ? "count-change up" : "count-change down";
    bubble.textContent = change > 0 ? `+${change}` : `−${-change}`;
    bubble.setAttribute("aria-hidden", "true");
    root.current.append(bubble);
    bubble
      .animate(
        [
          { transform: "translate(-50%, 0)", opacity: 1 },
          { transform: "translate(-50%, -4px)", opacity: 1, offset: 0.6 },
          { transform: "translate(-50%, -14px)", opacity: 0 },
        ],
        { duration: pace() * 2.4, easing: "ease-out" },
      )
      .finished.finally(() => bubble.remove());
  }, [value]);

  return (
    <span ref={root} class={extra ? `count ${extra}` : "count"}>
      {label === undefined ? value : <span aria-hidden="true">{value}</span>}
      {label !== undefined && <span class="unseen">{label}</span>}
    </span>
  );
}
