import { Die, names } from "../../art";
import { useScene } from "./context";
import { Num, range } from "./signs";
import type { DieOn } from "./view";

/** A die that lies somewhere: it is the same piece wherever it goes. */
export function PlacedDie({ die, place, automa = "" }: { die: DieOn; place: string; automa?: string }) {
  const { pieces } = useScene();
  const owner = die.seat ?? "automa";
  return (
    <Die
      value={die.value}
      seat={die.seat}
      size={32}
      piece={pieces.at(`die${owner}`, place)[0]}
      from={`seat-${owner}`}
      class={names("n-die", die.seat === null && `automa ${automa}`)}
    />
  );
}

/** A space for a die: what lies there, or what may. */
export function Slot({
  die,
  place,
  values,
  closed = false,
  automa,
}: {
  die: DieOn | null;
  place: string;
  values: readonly number[] | string;
  closed?: boolean;
  automa?: string;
}) {
  return (
    <span class={names("n-slot", closed && "closed")}>
      {die ? (
        <PlacedDie die={die} place={place} {...(automa === undefined ? {} : { automa })} />
      ) : (
        <Num class="n-slot-values" of={typeof values === "string" ? values : range(values)} />
      )}
    </span>
  );
}
