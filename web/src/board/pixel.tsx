import { createContext } from "preact";
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";

/** How many units of the drawing around are one pixel of the screen. */
export const PixelContext = createContext(1);

/** The smallest thing that a finger or a pointer hits for certain, in pixels. */
const TARGET = 24.4;

/**
 * Measures a drawing: how many of its units are a pixel on the screen. Letters and targets in it ask for that, so that
 * they are never too small, however small the drawing is.
 */
export function usePixel<Frame extends SVGSVGElement>() {
  const ref = useRef<Frame>(null);
  const [pixel, setPixel] = useState(1);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const measure = () => {
      const scale = frame.getScreenCTM?.()?.a;
      if (scale) setPixel(Math.round(100 / scale) / 100);
    };
    measure();
    const changing = new ResizeObserver(measure);
    changing.observe(frame);
    return () => changing.disconnect();
  }, []);
  return { ref, pixel };
}

/** Half of the size of something that can be hit, in units: at least what a finger needs. */
export function useReach(): (half: number) => number {
  const pixel = useContext(PixelContext);
  return (half) => Math.max(half, (TARGET * pixel) / 2);
}
