import type { ComponentChildren } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Marker, names, seatClass } from "../art";
import { LookContext, onlySeat } from "./look";
import { usePlay } from "./play";
import "./player_tabs.css";

/**
 * One player's board at a time: at first one's own, for spectators that of `first`. While something is told of one
 * player, theirs; then the one that was there before.
 */
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
  const { places, follow } = useContext(LookContext);
  const told = follow ? onlySeat(places) : null;
  const before = useRef<number | null>(null);
  // When the board around is drawn: what it shows of another player has not come from anywhere.
  useLayoutEffect(() => {
    if (told !== null && seats.includes(told)) {
      before.current ??= shown;
      setShown(told);
    } else if (before.current !== null) {
      setShown(before.current);
      before.current = null;
    }
  }, [told]);
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
                onClick={() => {
                  before.current = null;
                  setShown(one);
                }}
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
