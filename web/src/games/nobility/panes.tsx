import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Art, caveborn, type Drawing, figures, names, places, seatClass } from "../../art";
import { pace, Roam, usePlay } from "../../board";
import { Chancery } from "./chancery";
import { ownOf, useScene } from "./context";
import { Council } from "./council";
import { Guilds } from "./guild";
import { Hall } from "./hall";
import { DiceOf } from "./own_dice";
import { choicesOn, PANES, type Pane, paneFor } from "./panes_of";
import { Castle, Clerk, Tavern, Yard } from "./places";
import { PlayerBoard } from "./player";
import { Port } from "./port";
import { Sign, thing } from "./signs";
import { Strip } from "./strip";
import { Tray } from "./trays";
import type { SeatView } from "./view";

const PICTURES: Record<Pane, Drawing> = {
  town: places.tavern,
  guilds: caveborn.workshop,
  council: caveborn.council,
  mine: caveborn.house,
  others: figures.apprentice,
};

/** A small screen: one part of the board at a time, and one's dice below all of them. Swipe, or choose above. */
export function Panes() {
  const scene = useScene();
  const { view, seat, question } = scene;
  const { words, legal } = usePlay();
  const panes = PANES.filter(
    (pane) => (pane !== "mine" || seat !== null) && (pane !== "others" || others(view.players, seat)),
  );
  const [shown, setShown] = useState<Pane>("town");
  const frame = useRef<HTMLDivElement>(null);
  const choices = choicesOn(legal, view.reach);
  const own = ownOf(scene);

  useEffect(() => {
    if (legal.length > 0) setShown(paneFor(shown, choices));
  }, [question, legal]);

  useLayoutEffect(() => {
    const box = frame.current;
    const left = panes.indexOf(shown) * (box?.clientWidth ?? 0);
    if (box && Math.abs(box.scrollLeft - left) > 2) box.scrollTo({ left, behavior: pace() ? "smooth" : "instant" });
  }, [shown, panes.length]);

  const swiped = () => {
    const box = frame.current;
    if (!box) return;
    const at = box.scrollLeft / box.clientWidth;
    const pane = panes[Math.round(at)];
    if (pane && pane !== shown && Math.abs(at - Math.round(at)) < 0.02) setShown(pane);
  };

  return (
    <div class="nobility narrow">
      <div class="n-pane-tabs" role="tablist" aria-label={words.t("panes")}>
        {panes.map((pane) => {
          const count = choices.get(pane) ?? 0;
          const name = words.t(`pane-${pane}`);
          return (
            <button
              key={pane}
              type="button"
              role="tab"
              aria-selected={pane === shown}
              aria-label={count ? words.t("pane-with-choices", { pane: name, count }) : name}
              class={names("n-pane-tab", count > 0 && "chances")}
              onClick={() => setShown(pane)}
            >
              <Art of={PICTURES[pane]} seat={pane === "mine" ? seat : null} size={24} />
              <span>{name}</span>
            </button>
          );
        })}
      </div>
      <div class="n-panes" ref={frame} onScroll={swiped}>
        {panes.map((pane) => (
          <section key={pane} class={`n-pane n-pane-${pane}`} role="tabpanel" aria-label={words.t(`pane-${pane}`)}>
            <PaneContent pane={pane} />
          </section>
        ))}
      </div>
      {own && (
        <Roam label={words.t("your-dice")} class={names("n-dice-bar", seatClass(own.seat))}>
          <DiceOf of={own} />
          <PipsLeft of={own} />
        </Roam>
      )}
      <Tray narrow />
    </div>
  );
}

/** How much the dice of this round may still add up to. */
function PipsLeft({ of }: { of: SeatView }) {
  const { words } = usePlay();
  const label = words.t("reputation-track", { reputation: of.reputation, used: of.used, left: of.pips_left });
  return (
    <span class="n-pips-left" role="img" aria-label={label} title={label}>
      <Sign of={thing("reputation")} />
      <b>{of.pips_left}</b>
      <small>/{of.reputation}</small>
    </span>
  );
}

function others(players: number, seat: number | null): boolean {
  return players > (seat === null ? 0 : 1);
}

function PaneContent({ pane }: { pane: Pane }) {
  const scene = useScene();
  const { view, seat } = scene;
  const { words } = usePlay();
  const own = ownOf(scene);
  switch (pane) {
    case "town":
      return (
        <Roam label={words.t("pane-town")} class="n-column">
          <Strip />
          <Tavern />
          <Hall />
          <Yard />
        </Roam>
      );
    case "guilds":
      return (
        <Roam label={words.t("pane-guilds")}>
          <Guilds />
        </Roam>
      );
    case "council":
      return (
        <Roam label={words.t("pane-council")} class="n-column">
          <Council />
          <Port />
          <div class="n-pair">
            <Castle />
            <Clerk />
          </div>
          <Chancery />
        </Roam>
      );
    case "mine":
      return own ? <PlayerBoard of={own} dice={false} /> : null;
    case "others":
      return (
        <div class="n-column">
          {view.seats
            .filter((one) => one.seat !== seat)
            .map((one) => (
              <div key={one.seat} class="n-player-frame">
                <PlayerBoard of={one} />
              </div>
            ))}
        </div>
      );
  }
}
