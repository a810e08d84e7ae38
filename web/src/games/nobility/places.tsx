import type { ComponentChildren } from "preact";
import { type Drawing, names } from "../../art";
import { usePlay } from "../../board";
import { forViewer, useScene } from "./context";
import { Slot } from "./dice";
import { DisplayCard } from "./settlers";
import { Amount, Sign, thing } from "./signs";
import { DieTarget } from "./spot";
import { useCastleSpace, useClerkSpace, useDiceRow } from "./targets";
import type { CastleSpace, ClerkSpace } from "./view";

/** A place of the town: its sign, its name, and what is there. */
export function Place({
  name,
  picture,
  title,
  aside,
  children,
}: {
  name: string;
  picture?: Drawing;
  title?: string;
  aside?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const { words } = usePlay();
  return (
    <section class={names("n-place", `n-${name}`)} data-place={name} aria-label={title ?? words.piece(name)}>
      <header>
        <Sign of={picture ?? thing(name)} />
        <h2>{title ?? words.piece(name)}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Dice lie here from left to right; the next goes on the first free space. */
function DiceRow({ at }: { at: "tavern" | "yard" }) {
  const { view } = useScene();
  const { bound, ...row } = useDiceRow(at);
  const { dice } = view[at];
  const next = dice.indexOf(null);
  return (
    <DieTarget {...row} class="n-dice-row">
      {dice.map((die, k) => (
        <Slot
          key={k}
          die={die}
          place={`${at}-${k + 1}`}
          values={k === next ? bound : ""}
          closed={k !== next}
          automa={at === "tavern" ? "white" : "green"}
        />
      ))}
    </DieTarget>
  );
}

export function Tavern() {
  const { view } = useScene();
  return (
    <Place name="tavern" aside={<DiceRow at="tavern" />}>
      <div class="n-display">
        {view.tavern.display.map((card, k) => (
          <DisplayCard key={card?.card ?? k} of={card} />
        ))}
      </div>
    </Place>
  );
}

export function Yard() {
  const scene = useScene();
  const { words } = usePlay();
  const price = forViewer(scene.view.yard.price, scene);
  return (
    <Place name="yard">
      <DiceRow at="yard" />
      <span class="n-offer">
        <Sign of={thing("board")} seat={scene.seat} big />
        <Amount of={thing("coins")} count={price} title={words.t("house-for", { price })} />
      </span>
    </Place>
  );
}

export function Castle() {
  const { view } = useScene();
  return (
    <Place name="castle">
      <div class="n-spaces">
        {view.castle.die_spaces.map((space, k) => (
          <CastleSpot key={k} of={space} k={k} />
        ))}
      </div>
    </Place>
  );
}

function CastleSpot({ of, k }: { of: CastleSpace; k: number }) {
  return (
    <DieTarget {...useCastleSpace(of, k)} class="n-space">
      <Slot die={of.die} place={`castle-${k + 1}`} values={of.values} />
      <Amount of={thing("reputation")} count={`+${of.reputation}`} />
    </DieTarget>
  );
}

export function Clerk() {
  const { view } = useScene();
  return (
    <Place name="clerk">
      <div class="n-spaces">
        {view.clerk.die_spaces.map((space, k) => (
          <ClerkSpot key={k} of={space} k={k} />
        ))}
      </div>
    </Place>
  );
}

function ClerkSpot({ of, k }: { of: ClerkSpace; k: number }) {
  return (
    <DieTarget {...useClerkSpace(of)} class="n-space">
      <Slot die={of.die} place={`clerk-${k + 1}`} values={of.values} />
      <Amount of={thing("modifiers")} count={modifiersOf(of)} />
    </DieTarget>
  );
}

/** The modifiers that a space of the clerk gives, and those that may be bought there. */
export function modifiersOf({ modifiers, buy }: ClerkSpace): string {
  return buy > 0 ? `${modifiers}+${buy}` : String(modifiers);
}
