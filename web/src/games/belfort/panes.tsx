import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Art, type Drawing, figures, names, places, properties } from "../../art";
import { pace, usePlay } from "../../board";
import { CalendarStrip } from "./calendar";
import { City } from "./city";
import { CollectionBoard } from "./collection";
import { useScene } from "./context";
import { Market } from "./market";
import { NarrowCity } from "./narrow_city";
import { OtherBoards } from "./other_boards";
import { choicesOn, PANES, type Pane, paneFor } from "./panes_of";
import { PlayerBoard } from "./player";
import { Tray } from "./trays";

const PICTURES: Record<Pane, Drawing> = {
  city: properties.keep,
  work: places.forest,
  market: places.tradingPost,
  mine: figures.elf,
  others: figures.dwarf,
};

/** A small screen: one part of the board at a time; swipe, or choose above. Where something can be chosen shows. */
export function Panes() {
  const { seat, question } = useScene();
  const { words, legal, hold } = usePlay();
  const held = hold.value;
  const panes = PANES.filter((pane) => pane !== "mine" || seat !== null);
  const [shown, setShown] = useState<Pane>("city");
  const frame = useRef<HTMLDivElement>(null);
  const asked = useRef("");
  const choices = choicesOn(legal, held);

  // Something new is asked, or something was picked up that goes elsewhere.
  useEffect(() => {
    if (legal.length === 0) return;
    const fresh = question !== asked.current;
    asked.current = question;
    setShown(paneFor(question, shown, choices, fresh));
  }, [question, legal, held]);

  useLayoutEffect(() => {
    const box = frame.current;
    const left = panes.indexOf(shown) * (box?.clientWidth ?? 0);
    if (box && Math.abs(box.scrollLeft - left) > 2) box.scrollTo({ left, behavior: pace() ? "smooth" : "instant" });
  }, [shown, panes.length]);

  const swiped = () => {
    const box = frame.current;
    if (!box) return;
    const at = box.scrollLeft / box.clientWidth;
    const near = Math.round(at);
    const pane = panes[near];
    if (pane && pane !== shown && Math.abs(at - near) < 0.02) setShown(pane);
  };

  return (
    <div class="belfort narrow">
      <div class="pane-tabs" role="tablist" aria-label={words.t("panes")}>
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
              class={names("pane-tab", count > 0 && "chances")}
              onClick={() => setShown(pane)}
            >
              <Art of={PICTURES[pane]} seat={pane === "mine" ? seat : null} size={24} />
              <span>{name}</span>
            </button>
          );
        })}
      </div>
      <div class="panes" ref={frame} onScroll={swiped}>
        {panes.map((pane) => (
          <section key={pane} class={`pane pane-${pane}`} role="tabpanel" aria-label={words.t(`pane-${pane}`)}>
            <PaneContent pane={pane} />
          </section>
        ))}
      </div>
      <Tray />
    </div>
  );
}

function PaneContent({ pane }: { pane: Pane }) {
  const { view, seat, small } = useScene();
  switch (pane) {
    case "city":
      return small ? <NarrowCity /> : <City />;
    case "work":
      return (
        <>
          <CalendarStrip />
          <CollectionBoard />
        </>
      );
    case "market":
      return <Market />;
    case "mine": {
      const of = view.seats[seat ?? -1];
      return of ? <PlayerBoard of={of} /> : null;
    }
    case "others":
      return <OtherBoards />;
  }
}
