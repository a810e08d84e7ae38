/** What each target does when something is dropped on it. */
export const targets = new Map<string, (element: Element) => Promise<void>>();

const FAR = 7;
let ended: { time: number } | null = null;

/** Whether a click is only the end of a drag. */
export function ofDrag(event: MouseEvent): boolean {
  return ended !== null && event.timeStamp - ended.time < 60;
}

/** Follows the pointer from here on; once it has gone far enough, a picture of the element goes with it. */
export function beginDrag(start: PointerEvent, element: Element, lifted: () => void): void {
  let ghost: SVGSVGElement | null = null;
  const { drawn } = standingOf(element);

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (ghost === null) {
      if (Math.hypot(x, y) < FAR) return;
      lifted();
      ghost = pictureOf(element);
      document.body.append(ghost);
    }
    ghost.style.transform = `translate(${drawn.left + x}px, ${drawn.top + y}px)`;
    event.preventDefault();
  };

  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (ghost === null) return;
    ghost.remove();
    ended = { time: event.timeStamp };
    if (event.type === "pointercancel") return;
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-target]");
    if (!below || below === element) return;
    void targets.get(below.getAttribute("data-target") ?? "")?.(below);
  };

  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

const SVG = "http://www.w3.org/2000/svg";

/** What a picture of an element needs to know of where it stands, or stood. */
export interface Standing {
  box: DOMRect;
  /** The box of the drawing that stands for it: of a card with several, the first. */
  drawn: DOMRect;
  /** Its box in its own units, where it is a part of a drawing. */
  inner: DOMRect | null;
  /** The classes of the drawing around it, by which it looks as it does. */
  around: string;
}

export function standingOf(element: Element): Standing {
  const box = element.getBoundingClientRect();
  const isPart = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement) && box.width > 0;
  const drawing = drawnOf(element);
  const drawn = drawing === null || drawing === element ? box : drawing.getBoundingClientRect();
  const around = drawing?.ownerSVGElement?.getAttribute("class") ?? "";
  return { box, drawn, inner: isPart ? element.getBBox() : null, around };
}

function drawnOf(element: Element): SVGGraphicsElement | null {
  return element instanceof SVGGraphicsElement ? element : element.querySelector("svg");
}

/** The element as it is drawn where it stands, or as it was drawn there, free of the board and as large. */
export function pictureOf(element: Element, { drawn: box, inner, around } = standingOf(element)): SVGSVGElement {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "drag-ghost");
  picture.setAttribute("width", `${box.width}`);
  picture.setAttribute("height", `${box.height}`);
  picture.setAttribute("overflow", "visible");
  picture.setAttribute("aria-hidden", "true");
  const drawn = drawnOf(element);
  if (drawn) {
    const copy = drawn.cloneNode(true) as SVGGraphicsElement;
    for (const one of [copy, ...copy.querySelectorAll("[data-piece], [data-target], [data-place]")])
      for (const name of ["data-piece", "data-target", "data-place", "tabindex", "role"]) one.removeAttribute(name);
    if (copy instanceof SVGSVGElement) {
      copy.setAttribute("x", "0");
      copy.setAttribute("y", "0");
      copy.setAttribute("width", `${box.width}`);
      copy.setAttribute("height", `${box.height}`);
      // Here is nothing of what its style measures it by.
      Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px` });
    } else if (inner) {
      picture.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width || 1} ${inner.height || 1}`);
      copy.removeAttribute("transform");
    }
    const drawing = document.createElementNS(SVG, "g");
    drawing.setAttribute("class", around);
    drawing.append(copy);
    picture.append(drawing);
  }
  return picture;
}
