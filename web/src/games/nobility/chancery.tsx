import type { ComponentChildren } from "preact";
import { Art, figures, names, places } from "../../art";
import { usePlay } from "../../board";
import type { Words } from "../../words";
import { useScene } from "./context";
import { Slot } from "./dice";
import { Place } from "./places";
import { RACE, Sign, thing } from "./signs";
import { DieTarget } from "./spot";
import { useDesk } from "./targets";
import type { Desk, Row } from "./view";

const ROWS: readonly Row[] = ["top", "bottom"];

/** The Chancery: a space for each value, with a desk above and, with more players, one below. */
export function Chancery() {
  const { view } = useScene();
  const { words } = usePlay();
  const chancery = view.chancery;
  if (!chancery) return null;
  const [top, bottom] = ROWS.map((row) => chancery.desks[row]);
  return (
    <Place
      name="chancery"
      picture={places.chancery}
      title={words.piece("desk")}
      aside={
        <small class="n-aside" title={words.t("desk-income", { income: chancery.income })}>
          +{chancery.income} <Sign of={thing("coins")} />
        </small>
      }
    >
      {/* The space for the die is pressed, too: as a part of its desk, half of it each where two desks share it. */}
      <div class={names("n-desks", bottom && "shared")}>
        {top?.map((desk, k) => (
          <DeskSpot key={desk.value} row="top" of={desk}>
            {!bottom && <Slot die={chancery.dice[k] ?? null} place={`chancery-${k + 1}`} values={[k + 1]} />}
          </DeskSpot>
        ))}
        {bottom?.map((desk) => (
          <DeskSpot key={desk.value} row="bottom" of={desk} />
        ))}
        {bottom && (
          <div class="n-desk-dice">
            {chancery.dice.map((die, k) => (
              <Slot key={k} die={die} place={`chancery-${k + 1}`} values={[k + 1]} />
            ))}
          </div>
        )}
      </div>
    </Place>
  );
}

/** What a desk is good for, in a sentence. */
export function benefit(words: Words, { benefit: name, amount }: Desk): string {
  return words.t(`benefit-${name.replaceAll("_", "-")}`, { amount });
}

function DeskSpot({ row, of, children }: { row: Row; of: Desk; children?: ComponentChildren }) {
  const { pieces, seat } = useScene();
  const { value, race } = of;
  return (
    <DieTarget
      {...useDesk(row, of)}
      class={names("n-desk", `n-desk-${row}`, seat !== null && of.could.includes(seat) && "could")}
    >
      <Sign of={thing(of.benefit)} />
      {of.seat === null ? (
        <Sign of={RACE[race]} />
      ) : (
        <Art
          of={figures.apprentice}
          seat={of.seat}
          size={24}
          class="n-man"
          piece={pieces.at(`man${of.seat}`, `desk-${row}-${value}`)[0]}
          from={`seat-${of.seat}`}
        />
      )}
      {children}
    </DieTarget>
  );
}
