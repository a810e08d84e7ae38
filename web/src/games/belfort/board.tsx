import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { names } from "../../art";
import { PlayerTabs, useCarried, useFacts } from "../../board";
import type { BoardProps } from "../../table/face";
import { isWidth } from "../../widths";
import { CalendarStrip } from "./calendar";
import { City } from "./city";
import { CollectionBoard } from "./collection";
import { type Orders, questionOf, type Scene, SceneProvider, useScene } from "./context";
import type { Facts } from "./facts";
import { Market } from "./market";
import { NonPlayers } from "./non_players";
import { OtherBoards } from "./other_boards";
import { PartByPart } from "./panes";
import { Pieces } from "./pieces";
import { PlayerBoard } from "./player";
import { builtSoFar, lastYields } from "./shows";
import { Question } from "./trays";
import type { SeatView, View } from "./view";
import "./belfort.css";
import "./city.css";
import "./narrow.css";
import "./places.css";
import "./places_landscapes.css";
import "./places_market.css";
import "./player.css";
import "./tray.css";

/** All of Belfort: side by side on a wide screen, one thing at a time on a narrow one. */
export function Board({ view, seat, table, told }: BoardProps<View>) {
  const narrow = isWidth("narrow");
  const roomy = isWidth("roomy");
  const scene: Scene = {
    view,
    seat,
    question: questionOf(view, seat),
    facts: useFacts<Facts>(table),
    pieces: useCarried(view, Pieces.after),
    yields: useMemo(() => lastYields(told ?? []), [told]),
    built: useMemo(() => builtSoFar(told ?? []), [told]),
    orders: useSignal<Orders>({}),
  };
  return (
    <SceneProvider value={scene}>
      <div class="belfort">{narrow ? <PartByPart /> : <Wide roomy={roomy} />}</div>
    </SceneProvider>
  );
}

/** Side by side. A large screen has everybody's board beside the city, others one player's at a time. */
function Wide({ roomy }: { roomy: boolean }) {
  const { view, seat } = useScene();
  const own = view.seats[seat ?? -1];
  const boardOf = (of: SeatView | undefined) => of && <PlayerBoard of={of} />;
  return (
    <div class={names("wide", roomy && "roomy")}>
      <City />
      <div class="b-side">
        <CalendarStrip />
        <CollectionBoard />
        <Market />
        {roomy && <OtherBoards />}
      </div>
      {!roomy ? (
        <PlayerTabs
          seats={view.seats.map((one) => one.seat)}
          first={view.order[0] ?? 0}
          aside={view.non_players.length > 0 && <NonPlayers />}
        >
          {(one) => boardOf(view.seats[one])}
        </PlayerTabs>
      ) : (
        own && <div class="b-own player-frame">{boardOf(own)}</div>
      )}
      <Question />
    </div>
  );
}
