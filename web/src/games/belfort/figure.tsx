import { Art, belfortDrawing, type Drawing, names } from "../../art";
import { useScene } from "./context";
import { type Counts, spread } from "./counts";
import type { Worker } from "./view";

/** A worker that stands somewhere: it is the same piece wherever it goes. */
export function Figure({
  seat,
  worker,
  piece,
  size,
  leaves,
}: {
  seat: number;
  worker: Worker;
  piece: string | undefined;
  size: number;
  /** It is about to be sent elsewhere, or to come here. */
  leaves?: boolean;
}) {
  return (
    <Art
      of={belfortDrawing(worker) as Drawing}
      seat={seat}
      size={size}
      piece={piece}
      from={`seat-${seat}`}
      to={`seat-${seat}`}
      class={names("figure", leaves && "leaves")}
    />
  );
}

interface FiguresProps {
  seat: number;
  of: Counts<Worker>;
  place: string;
  size: number;
  /** How many of them are about to be sent elsewhere. */
  leaving?: number;
  /** Who is about to be sent here. */
  coming?: Counts<Worker>;
}

/** All workers of a seat at a place, one beside the other. */
export function Figures({ seat, of, place, size, leaving = 0, coming = {} }: FiguresProps) {
  const { pieces } = useScene();
  const there = pieces.workers(seat, of, place);
  return (
    <span class="figures">
      {there.map(({ worker, piece }, k) => (
        <Figure
          key={piece ?? k}
          seat={seat}
          worker={worker}
          piece={piece}
          size={size}
          leaves={k >= there.length - leaving}
        />
      ))}
      {spread(coming).map((worker, k) => (
        <Figure key={`coming-${k}`} seat={seat} worker={worker} piece={undefined} size={size} leaves />
      ))}
    </span>
  );
}
