import { Component, type ComponentChildren, createRef } from "preact";
import { motion } from "../app/preferences";
import { pictureOf } from "./drag";

type Seen = Map<string, { box: DOMRect; element: Element }>;

const NAME = "piece";
const EASE = "cubic-bezier(.3, .7, .25, 1)";

/** How long a piece is on its way, in milliseconds; 0: things are simply where they are. */
export function pace(): number {
  return { full: 480, less: 200, none: 0 }[motion.value];
}

/** Puts every piece where it is going, at once. */
export function arrive(): void {
  for (const animation of document.getAnimations()) if (animation.id === NAME) animation.finish();
}

function look(root: Element): Seen {
  const seen: Seen = new Map();
  for (const element of root.querySelectorAll("[data-piece]")) {
    seen.set(element.getAttribute("data-piece") ?? "", { box: element.getBoundingClientRect(), element });
  }
  return seen;
}

function placeBox(root: Element, name: string | null): DOMRect | null {
  if (!name) return null;
  const found =
    root.querySelector(`[data-place~="${CSS.escape(name)}"]`) ??
    document.querySelector(`[data-place~="${CSS.escape(name)}"]`);
  return found?.getBoundingClientRect() ?? null;
}

/** How many pixels one unit of the element's own coordinates is. */
function scaleOf(element: Element): number {
  const parent = element.parentElement as unknown;
  if (parent instanceof SVGGraphicsElement) return parent.getScreenCTM()?.a || 1;
  // In HTML it is one pixel, unless the board around has been brought nearer.
  return element.getBoundingClientRect().width / (element.clientWidth || Number.POSITIVE_INFINITY) || 1;
}

function fly(element: Element, from: DOMRect, to: DOMRect, fade: boolean): void {
  const duration = pace();
  if (!duration) return;
  const unit = scaleOf(element);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / unit;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / unit;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && !fade) return;
  const far = Math.hypot(x, y) * unit;
  (element as SVGElement).style.transformBox = "fill-box";
  (element as SVGElement).style.transformOrigin = "center";
  const animation = element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: fade ? 0.2 : 1 },
      { transform: "translate(0, 0)", opacity: 1 },
    ],
    { duration: Math.min(duration * 1.6, duration * (0.7 + far / 900)), easing: EASE, fill: "backwards" },
  );
  animation.id = NAME;
}

function vanish(root: Element, { box, element }: { box: DOMRect; element: Element }): void {
  const duration = pace();
  const to = placeBox(root, element.getAttribute("data-to"));
  if (!duration || !to || box.width === 0) return;
  const ghost = pictureOf(element);
  ghost.setAttribute("width", `${box.width}`);
  ghost.setAttribute("height", `${box.height}`);
  const copy = ghost.firstElementChild;
  copy?.setAttribute("width", `${box.width}`);
  copy?.setAttribute("height", `${box.height}`);
  document.body.append(ghost);
  const end = `translate(${to.left + to.width / 2 - box.width / 2}px, ${to.top + to.height / 2 - box.height / 2}px)`;
  const animation = ghost.animate(
    [
      { transform: `translate(${box.left}px, ${box.top}px)`, opacity: 1 },
      { transform: end, opacity: 0.3 },
    ],
    { duration: duration * 1.2, easing: EASE },
  );
  animation.id = NAME;
  animation.onfinish = () => ghost.remove();
  animation.oncancel = () => ghost.remove();
}

/**
 * Moves pieces. Around a board; when the board is drawn anew, every element with `data-piece` goes from where the piece
 * of that name was to where it is. One that is new comes from the place named in `data-from`, one that is gone goes to
 * that in `data-to` (places are elements with `data-place`).
 */
export class Moving extends Component<{ children: ComponentChildren; class?: string }> {
  private readonly root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Seen {
    return this.root.current && pace() ? look(this.root.current) : new Map();
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Seen): void {
    const root = this.root.current;
    if (!root || !pace() || before.size === 0) return;
    const now = look(root);
    for (const [name, { box, element }] of now) {
      const was = before.get(name);
      if (was) fly(element, was.box, box, false);
      else {
        const from = placeBox(root, element.getAttribute("data-from"));
        fly(element, from ?? box, box, true);
      }
    }
    for (const [name, was] of before) if (!now.has(name)) vanish(root, was);
  }

  override render() {
    return (
      <div ref={this.root} class={this.props.class}>
        {this.props.children}
      </div>
    );
  }
}
