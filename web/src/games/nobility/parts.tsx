import type { ComponentChildren } from "preact";
import { useCarried, useFacts } from "../../board";
import type { BoardProps } from "../../table/face";
import { Chancery } from "./chancery";
import { ownOf, type Scene, SceneProvider, useScene } from "./context";
import { Council } from "./council";
import type { Facts } from "./facts";
import { GuildHouse } from "./guild";
import { Hall } from "./hall";
import { DiceOf } from "./own_dice";
import { piecesAfter } from "./pieces";
import { Castle, Clerk, Tavern, Yard } from "./places";
import { PlayerBoard } from "./player";
import { Port } from "./port";
import { Strip } from "./strip";
import { Nobility, Reputation } from "./tracks";
import { GUILDS, type View } from "./view";
import "./nobility.css";
import "./places.css";
import "./settlers.css";
import "./council.css";
import "./player.css";
import "./tray.css";
import "./narrow.css";

/** One part of the boards to look at, by its name, for the rules: `tavern`, `guild-scholars`. */
export function Part({ view, seat, table, part }: BoardProps<View> & { part: string }) {
  const scene: Scene = {
    view,
    seat,
    question: "",
    facts: useFacts<Facts>(table),
    pieces: useCarried(view, piecesAfter),
  };
  return (
    <SceneProvider value={scene}>
      <div class="nobility part">
        <Named part={part} />
      </div>
    </SceneProvider>
  );
}

function Named({ part }: { part: string }) {
  const scene = useScene();
  const own = ownOf(scene);
  const [name, which] = part.split("-");
  const guild = GUILDS.find((one) => one === which);
  const parts: Record<string, ComponentChildren> = {
    tavern: <Tavern />,
    yard: <Yard />,
    hall: <Hall />,
    guild: guild && <GuildHouse name={guild} />,
    port: <Port />,
    council: <Council />,
    clerk: <Clerk />,
    castle: <Castle />,
    chancery: <Chancery />,
    strip: <Strip />,
    board: own && <PlayerBoard of={own} />,
    dice: own && <DiceOf of={own} />,
    reputation: own && <Reputation of={own} />,
    nobility: own && <Nobility of={own} />,
  };
  return <div class="narrow">{parts[name ?? ""]}</div>;
}
