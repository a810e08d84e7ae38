import { Component, type ComponentChildren, createRef } from "preact";
import { motion } from "../app/preferences";
import { pictureOf, type Standing, standingOf } from "./drag";

type Piece = Standing & { element: Element };
type Seen = Map<string, Piece>;

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

/** A piece on its way sets off later: when what makes it move has come to where it stands. */
export function setOffLater(element: Element, delay: number): void {
  for (const animation of element.getAnimations()) if (animation.id === NAME) animation.effect?.updateTiming({ delay });
}

function look(root: Element): Seen {
  const seen: Seen = new Map();
  for (const element of root.querySelectorAll("[data-piece]")) {
    seen.set(element.getAttribute("data-piece") ?? "", { ...standingOf(element), element });
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

function holds(outer: DOMRect, { left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

function fly(root: Element, piece: Piece, from: DOMRect, fade: boolean): void {
  const { element, box: to } = piece;
  const pixels = Math.hypot(
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  );
  if (!pace() || (pixels < 1 && !fade)) return;
  const duration = Math.min(pace() * 1.6, pace() * (0.7 + pixels / 900));
  // On its way from a player's panel, a piece of the board would make the board scroll, and be cut off at its edge.
  if (!holds(root.getBoundingClientRect(), from)) {
    carry(piece, from, to, [0.2, 1], duration);
    element.animate([{ opacity: 0 }, { opacity: 0 }], duration).id = NAME;
    return;
  }
  const unit = scaleOf(element);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / unit;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / unit;
  (element as SVGElement).style.transformBox = "fill-box";
  (element as SVGElement).style.transformOrigin = "center";
  const animation = element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: fade ? 0.2 : 1 },
      { transform: "translate(0, 0)", opacity: 1 },
    ],
    { duration, easing: EASE, fill: "backwards" },
  );
  animation.id = NAME;
}

/** A picture of the piece goes from one place to another above everything. */
function carry(piece: Piece, from: DOMRect, to: DOMRect, opacity: [number, number], duration: number): void {
  const ghost = pictureOf(piece.element, piece);
  // What is drawn need not be in the middle of the piece.
  const { box: whole, drawn } = piece;
  const left = drawn.left - whole.left - whole.width / 2;
  const top = drawn.top - whole.top - whole.height / 2;
  document.body.append(ghost);
  const at = (box: DOMRect) => `translate(${box.left + box.width / 2 + left}px, ${box.top + box.height / 2 + top}px)`;
  const animation = ghost.animate(
    [
      { transform: at(from), opacity: opacity[0] },
      { transform: at(to), opacity: opacity[1] },
    ],
    { duration, easing: EASE },
  );
  animation.id = NAME;
  animation.onfinish = () => ghost.remove();
  animation.oncancel = () => ghost.remove();
}

function vanish(root: Element, piece: Piece): void {
  const to = placeBox(root, piece.element.getAttribute("data-to"));
  if (!pace() || !to || piece.box.width === 0) return;
  carry(piece, piece.box, to, [1, 0.3], pace() * 1.2);
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
    for (const [name, piece] of now) {
      const was = before.get(name);
      if (was) fly(root, piece, was.box, false);
      else fly(root, piece, placeBox(root, piece.element.getAttribute("data-from")) ?? piece.box, true);
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
