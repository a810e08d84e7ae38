import { useRef } from "preact/hooks";
import { COLOURS, type Colour, ColourMarker, SHAPES } from "../art";
import { t } from "../words";
import "./colour_choice.css";

/** A colour with the shape that goes with it, in words. */
export function colourName(colour: Colour): string {
  return t("colour-and-shape", {
    colour: t(`colour-${colour}`),
    shape: t(`shape-${SHAPES[COLOURS.indexOf(colour)] ?? ""}`),
  });
}

/** The marker of a seat; opened, all the others that it could have. */
export function ColourChoice({
  seat,
  value,
  taken,
  choose,
}: {
  /** Whose it is, in words. */
  seat: string;
  value: Colour;
  /** What others have chosen. */
  taken: readonly (Colour | null | undefined)[];
  choose: (colour: Colour) => void;
}) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!box.current?.open) return;
    box.current.open = false;
    box.current.querySelector("summary")?.focus();
  };
  const label = t("colour-of", { seat, colour: colourName(value) });
  return (
    <details
      ref={box}
      class="colour-choice"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && !box.current?.contains(to) && box.current) box.current.open = false;
      }}
    >
      <summary aria-label={label} title={label}>
        <ColourMarker colour={value} size={28} />
      </summary>
      <div class="colours">
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={colourName(colour)}
            title={colourName(colour)}
            aria-pressed={colour === value}
            disabled={colour !== value && taken.includes(colour)}
            onClick={() => {
              choose(colour);
              close();
            }}
          >
            <ColourMarker colour={colour} size={28} />
          </button>
        ))}
      </div>
    </details>
  );
}
