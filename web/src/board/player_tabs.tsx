import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Marker, names, seatClass } from "../art";
import { usePlay } from "./play";
import "./player_tabs.css";

/** One player's board at a time: at first one's own, for spectators that of `first`. */
export function PlayerTabs({
  seats,
  first,
  asked,
  aside,
  children,
}: {
  seats: readonly number[];
  first: number;
  /** What is asked, if it is answered on one's own board: that is shown then. */
  asked?: string | undefined;
  /** Stands below the tabs. */
  aside?: ComponentChildren;
  /** The board of a seat. */
  children: (seat: number) => ComponentChildren;
}) {
  const { words, seat, legal } = usePlay();
  const [shown, setShown] = useState(seat ?? first);
  useEffect(() => {
    if (seat !== null) setShown(seat);
  }, [seat, asked]);
  // Whoever looks at another board meanwhile is shown the way back.
  const elsewhere = asked !== undefined && legal.length > 0 && shown !== seat;
  return (
    <div class="by-player">
      {(seats.length > 1 || aside) && (
        <div class="player-tabs">
          <div class="player-tab-list" role="tablist" aria-label={words.t("player-boards")}>
            {seats.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={one === shown}
                class={names("player-tab", seatClass(one), elsewhere && one === seat && "chances")}
                title={words.t("board-of", { seat: one })}
                aria-label={words.t("board-of", { seat: one })}
                onClick={() => setShown(one)}
              >
                <Marker seat={one} size={16} />
              </button>
            ))}
          </div>
          {aside}
        </div>
      )}
      {/* Another player's board is another thing: nothing has changed when it is shown. */}
      <div key={shown} class="player-frame" role="tabpanel" aria-label={words.t("board-of", { seat: shown })}>
        {children(shown)}
      </div>
    </div>
  );
}
