import { Roam, useCarried, useFacts, usePlay } from "../../board";
import type { BoardProps } from "../../table/face";
import { CalendarStrip } from "./calendar";
import { AreaPlace, Camp, Desk, IncomeAndTaxes } from "./collection";
import { type Scene, SceneProvider, useScene } from "./context";
import type { Facts } from "./facts";
import { Cards, TradingPost } from "./market";
import { CityMap, NearDistrict } from "./narrow_city";
import { Pieces } from "./pieces";
import { PlayerBoard } from "./player";
import { AREAS, type View } from "./view";
import "./belfort.css";
import "./city.css";
import "./narrow.css";
import "./places.css";
import "./places_landscapes.css";
import "./places_market.css";
import "./player.css";
import "./tray.css";

/** One part of the boards to look at, by its name, for the rules: `post`, `district-3`. */
export function Part({ view, seat, table, part }: BoardProps<View> & { part: string }) {
  const scene: Scene = {
    view,
    seat,
    question: "",
    facts: useFacts<Facts>(table),
    pieces: useCarried(view, Pieces.after),
  };
  return (
    <SceneProvider value={scene}>
      <div class="belfort part">
        <Named part={part} />
      </div>
    </SceneProvider>
  );
}

function Named({ part }: { part: string }) {
  const scene = useScene();
  const { words } = usePlay();
  const [name, number] = part.split("-");
  const district = scene.view.city.districts[Number(number) - 1];
  const own = scene.view.seats[scene.seat ?? 0];
  switch (name) {
    case "city":
      return <CityMap chances={[]} open={() => undefined} />;
    case "district":
      return district ? <NearDistrict district={district} scene={scene} /> : null;
    case "calendar":
      return <CalendarStrip />;
    case "post":
      return (
        <Roam label={words.t("market-board")} class="market">
          <TradingPost />
        </Roam>
      );
    case "cards":
      return (
        <Roam label={words.t("market-board")} class="market">
          <Cards />
        </Roam>
      );
    case "board":
      return own ? <PlayerBoard of={own} /> : null;
    default:
      return (
        <Roam label={words.t("collection-board")} class="collection">
          {name === "desk" && <Desk />}
          {name === "camp" && <Camp />}
          {name === "areas" && (
            <div class="areas">
              {AREAS.map((area) => (
                <AreaPlace key={area} area={area} />
              ))}
            </div>
          )}
          {name === "income" && <IncomeAndTaxes />}
        </Roam>
      );
  }
}
