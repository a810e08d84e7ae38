import { Art, belfortDrawing, type Drawing } from "../../art";
import { useScene } from "./context";
import type { Counts } from "./counts";
import type { Worker } from "./view";

/** A worker that stands somewhere: it is the same piece wherever it goes. */
export function Figure({
  seat,
  worker,
  piece,
  size,
}: {
  seat: number;
  worker: Worker;
  piece: string | undefined;
  size: number;
}) {
  return (
    <Art
      of={belfortDrawing(worker) as Drawing}
      seat={seat}
      size={size}
      piece={piece}
      from={`seat-${seat}`}
      to={`seat-${seat}`}
      class="figure"
    />
  );
}

/** All workers of a seat at a place, one beside the other. */
export function Figures({ seat, of, place, size }: { seat: number; of: Counts<Worker>; place: string; size: number }) {
  const { pieces } = useScene();
  return (
    <span class="figures">
      {pieces.workers(seat, of, place).map(({ worker, piece }, k) => (
        <Figure key={piece ?? k} seat={seat} worker={worker} piece={piece} size={size} />
      ))}
    </span>
  );
}
