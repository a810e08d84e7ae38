import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";

/** How many units of the drawing around are one pixel of the screen. */
export const PixelContext = createContext(1);

/** The smallest thing that a finger or a pointer hits for certain, in pixels. */
const TARGET = 24.4;

/**
 * Measures a drawing: how many of its units are a pixel on the screen. Letters and targets in it ask for that, so that
 * they are never too small, however small the drawing is. `spare` is the room on each side of the drawing, in its units:
 * left and right of it, or above and below, where the window has another shape.
 */
export function usePixel<Frame extends SVGSVGElement>() {
  const ref = useRef<Frame>(null);
  const [pixel, setPixel] = useState(1);
  const [spare, setSpare] = useState({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const measure = () => {
      const scale = frame.getScreenCTM?.()?.a;
      if (!scale) return;
      setPixel(Math.round(100 / scale) / 100);
      const { width, height } = frame.viewBox.baseVal;
      const room = (outer: number, inner: number) => Math.max(0, Math.floor((outer / scale - inner) / 2));
      const [x, y] = [room(frame.clientWidth, width), room(frame.clientHeight, height)];
      setSpare((was) => (was.x === x && was.y === y ? was : { x, y }));
    };
    measure();
    const changing = new ResizeObserver(measure);
    changing.observe(frame);
    return () => changing.disconnect();
  }, []);
  return { ref, pixel, spare };
}

/** Half of the size of something that can be hit, in units: at least what a finger needs. */
export function useReach(): (half: number) => number {
  const pixel = useContext(PixelContext);
  return (half) => Math.max(half, (TARGET * pixel) / 2);
}
