import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art";
import { t } from "../words";
import "./panzoom.css";

interface View {
  x: number;
  y: number;
  scale: number;
}

const HOME: View = { x: 0, y: 0, scale: 1 };

/** Keeps what is shown inside its frame. */
export function within(view: View, width: number, height: number, most: number): View {
  const scale = Math.max(1, Math.min(most, view.scale));
  const held = (value: number, size: number) => Math.max(size * (1 - scale), Math.min(0, value));
  return { scale, x: held(view.x, width), y: held(view.y, height) };
}

/** The same with the point under the pointer staying where it is. */
export function zoomed(
  view: View,
  factor: number,
  x: number,
  y: number,
  width: number,
  height: number,
  most: number,
): View {
  const scale = Math.max(1, Math.min(most, view.scale * factor));
  const grown = scale / view.scale;
  return within({ scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown }, width, height, most);
}

/** A board that can be brought nearer: two fingers, the wheel with Ctrl, a double tap, or the buttons. */
export function PanZoom({ children, most = 4, label }: { children: ComponentChildren; most?: number; label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(HOME);
  const now = useRef(view);
  now.current = view;

  const change = (next: (view: View, box: DOMRect) => View) => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setView(next(now.current, box));
  };
  const step = (factor: number) =>
    change((old, box) => zoomed(old, factor, box.width / 2, box.height / 2, box.width, box.height, most));

  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let tapped = 0;

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      change((old, box) =>
        zoomed(
          old,
          Math.exp(-event.deltaY / 250),
          event.clientX - box.left,
          event.clientY - box.top,
          box.width,
          box.height,
          most,
        ),
      );
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (event.pointerType !== "touch" || fingers.size > 1) return;
      const idle = !(event.target instanceof Element && event.target.closest("[data-target]"));
      if (idle && event.timeStamp - tapped < 300) {
        change((old, box) =>
          old.scale > 1
            ? HOME
            : zoomed(old, 2.2, event.clientX - box.left, event.clientY - box.top, box.width, box.height, most),
        );
      }
      tapped = event.timeStamp;
    };
    const move = (event: PointerEvent) => {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      const to = { x: event.clientX, y: event.clientY };
      fingers.set(event.pointerId, to);
      if (other) {
        const factor =
          Math.hypot(to.x - other.x, to.y - other.y) / (Math.hypot(from.x - other.x, from.y - other.y) || 1);
        change((old, box) =>
          zoomed(
            old,
            factor,
            (to.x + other.x) / 2 - box.left,
            (to.y + other.y) / 2 - box.top,
            box.width,
            box.height,
            most,
          ),
        );
      } else if (now.current.scale > 1 && !document.querySelector(".drag-ghost")) {
        change((old, box) =>
          within({ ...old, x: old.x + to.x - from.x, y: old.y + to.y - from.y }, box.width, box.height, most),
        );
      }
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);

    root.addEventListener("wheel", wheel, { passive: false });
    root.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      root.removeEventListener("wheel", wheel);
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, [most]);

  return (
    <div ref={frame} class="panzoom" data-near={view.scale > 1 || undefined}>
      <div class="panzoom-inner" style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
        {children}
      </div>
      <div class="panzoom-buttons" role="group" aria-label={label}>
        <button type="button" class="round" title={t("zoom-in")} aria-label={t("zoom-in")} onClick={() => step(1.6)}>
          <Icon name="plus" />
        </button>
        {view.scale > 1 && (
          <button
            type="button"
            class="round"
            title={t("zoom-fit")}
            aria-label={t("zoom-fit")}
            onClick={() => setView(HOME)}
          >
            <Icon name="fit" />
          </button>
        )}
      </div>
    </div>
  );
}
