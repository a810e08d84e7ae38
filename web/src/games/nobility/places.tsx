import type { ComponentChildren } from "preact";
import { type Drawing, names } from "../../art";
import { usePlay } from "../../board";
import { forViewer, useScene } from "./context";
import { Slot } from "./dice";
import { DisplayCard } from "./settlers";
import { Amount, range, Sign, thing } from "./signs";
import { DieTarget } from "./spot";

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
function DiceRow({ at, bound, card }: { at: "tavern" | "yard"; bound: string; card: ComponentChildren }) {
  const { view } = useScene();
  const { words } = usePlay();
  const { dice } = view[at];
  const next = dice.indexOf(null);
  const there = dice.flatMap((die) => (die ? [die.value] : []));
  return (
    <DieTarget
      visit={{ do: "visit", at }}
      values={null}
      class="n-dice-row"
      label={words.t("dice-row", { place: at, bound, dice: there.join(", ") || "none" })}
      title={words.piece(at)}
      rule={at === "tavern" ? "Cavern Tavern" : "Construction Yard"}
      card={card}
    >
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
  const scene = useScene();
  const { view } = scene;
  const { words } = usePlay();
  const takes = forViewer(view.tavern.takes, scene);
  return (
    <Place
      name="tavern"
      aside={
        <DiceRow
          at="tavern"
          bound={`≥${view.tavern.at_least}`}
          card={<p>{words.t("about-tavern", { least: view.tavern.at_least, takes })}</p>}
        />
      }
    >
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
  const { view } = scene;
  const { words } = usePlay();
  const price = forViewer(view.yard.price, scene);
  return (
    <Place name="yard">
      <DiceRow
        at="yard"
        bound={`≤${view.yard.at_most}`}
        card={<p>{words.t("about-yard", { most: view.yard.at_most, price })}</p>}
      />
      <span class="n-offer">
        <Sign of={thing("board")} seat={scene.seat} big />
        <Amount of={thing("coins")} count={price} title={words.t("house-for", { price })} />
      </span>
    </Place>
  );
}

export function Castle() {
  const { view } = useScene();
  const { words } = usePlay();
  return (
    <Place name="castle">
      <div class="n-spaces">
        {view.castle.die_spaces.map(({ values, reputation, die }, k) => {
          const at = k === 3 ? "castle_extra" : "castle";
          return (
            <DieTarget
              key={k}
              visit={{ do: "visit", at }}
              values={values}
              class="n-space"
              label={words.t("castle-space", { values: range(values), reputation, holder: die?.seat ?? "none" })}
              title={words.piece(at)}
              rule="White Castle"
              card={<p>{words.t("about-castle", { reputation })}</p>}
            >
              <Slot die={die} place={`castle-${k + 1}`} values={values} />
              <Amount of={thing("reputation")} count={`+${reputation}`} />
            </DieTarget>
          );
        })}
      </div>
    </Place>
  );
}

export function Clerk() {
  const { view } = useScene();
  const { words } = usePlay();
  const { price, die_spaces } = view.clerk;
  return (
    <Place name="clerk">
      <div class="n-spaces">
        {die_spaces.map(({ values, modifiers, buy, commissions, loss, die }, k) => (
          <DieTarget
            key={k}
            visit={{ do: "visit", at: "clerk" }}
            values={values}
            class="n-space"
            label={words.t("clerk-space", { values: range(values), modifiers, buy, holder: die?.seat ?? "none" })}
            title={words.piece("clerk")}
            rule="Berk the clerk"
            card={
              <>
                <p>{words.t("about-clerk", { modifiers, buy, price })}</p>
                <p>{words.t("about-clerk-renew")}</p>
                {commissions > 0 && <p>{words.t("about-clerk-commission", { commissions, loss })}</p>}
              </>
            }
          >
            <Slot die={die} place={`clerk-${k + 1}`} values={values} />
            <Amount of={thing("modifiers")} count={buy > 0 ? `${modifiers}+${buy}` : modifiers} />
          </DieTarget>
        ))}
      </div>
    </Place>
  );
}
