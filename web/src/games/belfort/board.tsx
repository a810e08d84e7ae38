import { useEffect, useState } from "preact/hooks";
import { Marker, names, seatClass } from "../../art";
import { useCarried, useMedia, usePlay } from "../../board";
import type { BoardProps } from "../../table/face";
import { CalendarStrip } from "./calendar";
import { City } from "./city";
import { CollectionBoard } from "./collection";
import { questionOf, type Scene, SceneContext, useScene } from "./context";
import { useFacts } from "./facts";
import { Market } from "./market";
import { NonPlayers } from "./non_players";
import { OtherBoards } from "./other_boards";
import { Panes } from "./panes";
import { Pieces } from "./pieces";
import { PlayerBoard } from "./player";
import { Tray } from "./trays";
import type { View } from "./view";
import "./belfort.css";
import "./city.css";
import "./narrow.css";
import "./places.css";
import "./player.css";
import "./tray.css";

/** All of Belfort: side by side on a wide screen, one thing at a time on a narrow one. */
export function Board({ view, seat, table }: BoardProps<View>) {
  const narrow = useMedia("(max-width: 1149px)");
  const roomy = useMedia("(min-width: 1600px) and (min-height: 860px)");
  const small = useMedia("(max-width: 600px)");
  const scene: Scene = {
    view,
    seat,
    question: questionOf(view, seat),
    facts: useFacts(table),
    pieces: useCarried(view, Pieces.after),
    small,
  };
  return (
    <SceneContext.Provider value={scene}>{narrow ? <Panes /> : roomy ? <Roomy /> : <Wide />}</SceneContext.Provider>
  );
}

function Wide() {
  return (
    <div class="belfort wide">
      <City />
      <div class="b-side">
        <CalendarStrip />
        <CollectionBoard />
        <Market />
      </div>
      <PlayerTabs />
      <Tray />
    </div>
  );
}

/** A large screen: everybody's board beside the city. */
function Roomy() {
  const { view, seat } = useScene();
  const own = view.seats[seat ?? -1];
  return (
    <div class="belfort wide roomy">
      <City />
      <div class="b-side">
        <CalendarStrip />
        <CollectionBoard />
        <Market />
        <OtherBoards />
      </div>
      {own && (
        <div class="b-players">
          <div class="player-frame">
            <PlayerBoard of={own} />
          </div>
        </div>
      )}
      <Tray />
    </div>
  );
}

/** One player's board at a time: at first one's own. */
function PlayerTabs() {
  const { view, seat } = useScene();
  const { words } = usePlay();
  const [shown, setShown] = useState(seat ?? view.order[0] ?? 0);
  useEffect(() => {
    if (seat !== null) setShown(seat);
  }, [seat]);
  const of = view.seats[shown];
  return (
    <div class="b-players">
      <div class="player-tabs">
        <div class="player-tab-list" role="tablist" aria-label={words.t("player-boards")}>
          {view.seats.map(({ seat: one }) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={one === shown}
              class={names("player-tab", seatClass(one))}
              title={words.t("board-of", { seat: one })}
              aria-label={words.t("board-of", { seat: one })}
              onClick={() => setShown(one)}
            >
              <Marker seat={one} size={18} />
            </button>
          ))}
        </div>
        <NonPlayers />
      </div>
      <div class="player-frame" role="tabpanel" aria-label={words.t("board-of", { seat: shown })}>
        {of && <PlayerBoard of={of} />}
      </div>
    </div>
  );
}
