import { Surfaces } from "../../../art";
import { Roam, usePlay } from "../../../board";
import { useScene } from "../context";
import { Harbour } from "./harbour";
import { HEIGHT, WIDTH } from "./kit";
import { Letters } from "./letters";
import { BuildersYard, ChanceryHouse, ClerksHouse } from "./offices";
import { Scenery, SHORE, Shades } from "./scenery";
import { CouncilStones } from "./stones";
import { GuildStreets } from "./streets";
import { CastleHill, GreatHall, TavernCave } from "./upper";
import "./town.css";

/** Caveborn as a picture: every place where it is in the town. */
export function Town() {
  const { view } = useScene();
  const { words } = usePlay();
  const full = view.chancery !== null;
  const harbour = full ? 206 : 226;
  const bottom = HEIGHT - 2;
  return (
    <Roam label={words.t("the-town")} class="n-town n-picture">
      <svg class="art t-town" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax meet">
        <Surfaces />
        <Shades />
        <Letters />
        <Scenery harbour={harbour} />
        <CastleHill />
        <TavernCave />
        <GreatHall />
        <GuildStreets />
        <Harbour width={harbour} />
        {full ? (
          <>
            <CouncilStones x={harbour + 5} width={402} />
            <BuildersYard x={681} bottom={SHORE + 88} width={128} height={86} />
            <ClerksHouse x={681} bottom={bottom} width={128} height={92} />
            <ChanceryHouse x={834} bottom={bottom} width={168} height={178} />
          </>
        ) : (
          <>
            <CouncilStones x={harbour + 8} width={424} />
            <BuildersYard x={726} bottom={bottom} width={124} height={178} />
            <ClerksHouse x={854} bottom={bottom} width={130} height={178} />
          </>
        )}
      </svg>
    </Roam>
  );
}
