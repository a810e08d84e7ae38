import { pinTip } from "./tip";

const LONG_PRESS = 450;
const NEAR = 6;

/** What an element says of itself where it is only drawn: under a mouse the browser shows its title. */
export interface Titled {
  title: string;
  /** What it is for. */
  "data-about"?: string | undefined;
  /** The section of the rules that tells more. */
  "data-rule"?: string | undefined;
}

/**
 * A finger that rests on something with a title is told what a mouse would be, and presses nothing. What can be pressed on the
 * board has a card of its own. Gives what ends it.
 */
export function tellTitles(): () => void {
  let press: { timer: number; x: number; y: number; long: boolean } | null = null;
  const lift = () => {
    if (press) clearTimeout(press.timer);
  };
  const down = (event: PointerEvent) => {
    lift();
    press = null;
    const over = event.pointerType === "mouse" ? null : titledAt(event);
    if (!over) return;
    const now = { timer: 0, x: event.clientX, y: event.clientY, long: false };
    now.timer = window.setTimeout(() => {
      now.long = true;
      pinTip(
        {
          element: over,
          title: over.getAttribute("title") ?? over.getAttribute("data-title") ?? "",
          body: over.getAttribute("data-about") ?? undefined,
          options: [],
          rule: over.getAttribute("data-rule") ?? undefined,
        },
        false,
      );
    }, LONG_PRESS);
    press = now;
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > NEAR) lift();
  };
  const menu = (event: Event) => {
    // A long press on Android would open the browser's own menu.
    if (press?.long) event.preventDefault();
  };
  const click = (event: Event) => {
    // Whoever has asked what something is has not pressed what it stands on.
    if (!press?.long) return;
    press = null;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("pointerdown", down);
  addEventListener("click", click, true);
  addEventListener("pointermove", move);
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  addEventListener("contextmenu", menu);
  return () => {
    lift();
    removeEventListener("pointerdown", down);
    removeEventListener("click", click, true);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", lift);
    removeEventListener("pointercancel", lift);
    removeEventListener("contextmenu", menu);
  };
}

/** What has a title where a finger is; null: nothing, or what has a card of its own. */
export function titledAt({
  target,
  clientX: x,
  clientY: y,
}: Pick<PointerEvent, "target" | "clientX" | "clientY">): Element | null {
  if (!(target instanceof Element) || !target.closest(".table")) return null;
  // In a player's panel all of it is pressed to see more of them; what stands there says what it is all the same.
  const panel = target.closest(".seat");
  if (panel) {
    return (
      [...panel.querySelectorAll(":not(button)[title]")].find((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return x >= left && x <= right && y >= top && y <= bottom;
      }) ?? null
    );
  }
  if (target.closest("[data-target], .tip")) return null;
  // A button that is only a sign says what it does before it is pressed. One that says so itself has no other title: not that
  // of what it stands in.
  const pressed = target.closest("button, a");
  return pressed ? (pressed.matches("[title]") ? pressed : null) : target.closest("[title], [data-title]");
}
