import { boardLook, textSize } from "../../app/preferences";
import { names } from "../../art";
import { PlayerTabs, Roam, useCarried, useFacts, usePlay } from "../../board";
import type { BoardProps } from "../../table/face";
import { isWidth } from "../../widths";
import { Chancery } from "./chancery";
import { questionOf, type Scene, SceneProvider, useScene } from "./context";
import { Council } from "./council";
import type { Facts } from "./facts";
import { Guilds } from "./guild";
import { Hall } from "./hall";
import { PartByPart } from "./panes";
import { piecesAfter } from "./pieces";
import { Castle, Clerk, Tavern, Yard } from "./places";
import { PlayerBoard } from "./player";
import { Port } from "./port";
import { Strip } from "./strip";
import { Town } from "./town/town";
import { Question } from "./trays";
import type { SeatView, View } from "./view";
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
  const narrow = isWidth("narrow");
  const scene: Scene = {
    view,
    seat,
    question: questionOf(view, seat),
    facts: useFacts<Facts>(table),
    pieces: useCarried(view, piecesAfter),
  };
  return (
    <SceneProvider value={scene}>
      <div class="nobility">{narrow ? <PartByPart /> : <Wide />}</div>
    </SceneProvider>
  );
}

/** Questions that are answered on one's own board: it is shown, whichever was open. */
const ON_OWN_BOARD: Readonly<Record<string, string>> = { build: "build", discard: "discard", turn: "turn" };

function Wide() {
  const { view, question } = useScene();
  const boardOf = (of: SeatView | undefined) => of && <PlayerBoard of={of} />;
  return (
    <div class={names("wide", view.chancery && "with-chancery")}>
      <Strip />
      {boardLook.value === "picture" && pictureFits() ? <Town /> : <ClearTown />}
      <PlayerTabs seats={view.seats.map((one) => one.seat)} first={0} asked={ON_OWN_BOARD[question]}>
        {(seat) => boardOf(view.seats[seat])}
      </PlayerTabs>
      <Question />
    </div>
  );
}

/** Whether the window is large enough for what is written in the picture to be as large as everywhere else. */
function pictureFits(): boolean {
  return { usual: !isWidth("plain"), larger: isWidth("roomy"), largest: isWidth("huge") }[textSize.value];
}

/** The places side by side, each in a frame: nothing but what counts. */
function ClearTown() {
  const { words } = usePlay();
  return (
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
  );
}
