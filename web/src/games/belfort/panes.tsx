import { type Drawing, figures, places, properties } from "../../art";
import { Panes, usePlay } from "../../board";
import { isWidth } from "../../widths";
import { CalendarStrip } from "./calendar";
import { City } from "./city";
import { CollectionBoard } from "./collection";
import { useScene } from "./context";
import { spread } from "./counts";
import { Market } from "./market";
import { NarrowCity } from "./narrow_city";
import { OtherBoards } from "./other_boards";
import { choicesOn, FIRST, PANES, type Pane } from "./panes_of";
import { PlayerBoard } from "./player";
import { Question } from "./trays";

const PICTURES: Record<Pane, Drawing> = {
  city: properties.keep,
  work: places.forest,
  market: places.tradingPost,
  mine: figures.elf,
  others: figures.dwarf,
};

/** The boards on a small screen. */
export function PartByPart() {
  const { view, seat, question } = useScene();
  const { legal, hold } = usePlay();
  // On a phone the symbols of the whole city could not be hit.
  const phone = isWidth("phone") || isWidth("short");
  const own = view.seats[seat ?? -1];
  const content: Record<Pane, preact.ComponentChildren> = {
    city: phone ? <NarrowCity /> : <City />,
    work: (
      <>
        <CalendarStrip />
        <CollectionBoard />
      </>
    ),
    market: <Market />,
    mine: own && <PlayerBoard of={own} />,
    others: <OtherBoards />,
  };
  return (
    <div class="narrow">
      <Panes
        panes={PANES.filter((pane) => pane !== "mine" || own)}
        pictures={PICTURES}
        content={(pane) => content[pane]}
        choices={choicesOn(legal, hold.value, spread(own?.hand ?? {}))}
        question={question}
        first={FIRST[question] ?? PANES}
        below={<Question />}
        along={own && !phone && (isWidth("tall") || isWidth("medium")) ? "mine" : undefined}
      />
    </div>
  );
}
