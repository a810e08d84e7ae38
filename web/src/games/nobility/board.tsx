import { useEffect, useState } from "preact/hooks";
import { Marker, names, seatClass } from "../../art";
import { Roam, useCarried, useMedia, usePlan, usePlay } from "../../board";
import type { BoardProps } from "../../table/face";
import { Chancery } from "./chancery";
import { questionOf, type Scene, SceneContext, useScene } from "./context";
import { Council } from "./council";
import { useFacts } from "./facts";
import { Guilds } from "./guild";
import { Hall } from "./hall";
import { Panes } from "./panes";
import { Pieces } from "./pieces";
import { Castle, Clerk, Tavern, Yard } from "./places";
import { PlayerBoard } from "./player";
import { Port } from "./port";
import { Strip } from "./strip";
import { Tray } from "./trays";
import type { View } from "./view";
import "./nobility.css";
import "./places.css";
import "./settlers.css";
import "./council.css";
import "./player.css";
import "./tray.css";
import "./narrow.css";
import "./large.css";

/** All of Rise to Nobility: side by side on a wide screen, one thing at a time on a narrow one. */
export function Board({ view, seat, table }: BoardProps<View>) {
  const narrow = useMedia("(max-width: 1149px)");
  const scene: Scene = {
    view,
    seat,
    question: questionOf(view, seat),
    facts: useFacts(table),
    pieces: useCarried(view, Pieces.after),
    plan: usePlan().start,
  };
  return <SceneContext.Provider value={scene}>{narrow ? <Panes /> : <Wide />}</SceneContext.Provider>;
}

function Wide() {
  const { view } = useScene();
  const { words } = usePlay();
  return (
    <div class={names("nobility wide", view.chancery && "with-chancery")}>
      <Strip />
      <Roam label={words.t("the-town")} class="n-town">
        <div class="n-row">
          <Tavern />
          <Hall />
          <Yard />
        </div>
        <Guilds />
        <div class="n-row">
          <Council />
          <Port />
          <div class="n-stack">
            <Clerk />
            <Castle />
          </div>
          <Chancery />
        </div>
      </Roam>
      <PlayerTabs />
      <Tray />
    </div>
  );
}

/** One player's board at a time: at first one's own. */
function PlayerTabs() {
  const { view, seat } = useScene();
  const { words } = usePlay();
  const [shown, setShown] = useState(seat ?? 0);
  useEffect(() => {
    if (seat !== null) setShown(seat);
  }, [seat]);
  const of = view.seats[shown];
  return (
    <div class="n-players">
      {view.players > 1 && (
        <div class="n-player-tabs" role="tablist" aria-label={words.t("player-boards")}>
          {view.seats.map(({ seat: one }) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={one === shown}
              class={names("n-player-tab", seatClass(one))}
              title={words.t("board-of", { seat: one })}
              aria-label={words.t("board-of", { seat: one })}
              onClick={() => setShown(one)}
            >
              <Marker seat={one} size={16} />
            </button>
          ))}
        </div>
      )}
      <div class="n-player-frame" role="tabpanel" aria-label={words.t("board-of", { seat: shown })}>
        {of && <PlayerBoard of={of} />}
      </div>
    </div>
  );
}
