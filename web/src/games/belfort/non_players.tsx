import { Marker } from "../../art";
import { usePlay } from "../../board";
import { useScene } from "./context";
import { SpotButton } from "./spot";

/** The two who take part in a game for two, without anybody who plays them. */
export function NonPlayers() {
  const { view } = useScene();
  const { words } = usePlay();
  return (
    <>
      {view.non_players.map(({ owner, controlled_by: by, elves, dwarves, dwarf_in_district: district }) => {
        const label = words.t("non-player-is", { owner, by, elves, dwarves, district });
        return (
          <SpotButton
            key={owner}
            class="non-player"
            place={`seat-${owner}`}
            label={label}
            title={words.nameOf(owner)}
            rule="Two-player game"
            card={<p>{label}</p>}
          >
            <Marker seat={owner} size={18} />
          </SpotButton>
        );
      })}
    </>
  );
}
