import { usePlay } from "../../board";
import { useScene } from "./context";
import { NonPlayers } from "./non_players";
import { PlayerBoard } from "./player";

/** The boards of everybody else, in the order of play; and the non-players. */
export function OtherBoards() {
  const { view, seat } = useScene();
  const { words } = usePlay();
  const order = view.order.length ? view.order : view.seats.map((one) => one.seat);
  return (
    <section class="b-others" aria-label={words.t("player-boards")} tabIndex={0}>
      {order
        .filter((one) => one !== seat)
        .map((one) => {
          const of = view.seats[one];
          return of ? (
            <div key={one} class="place">
              <PlayerBoard of={of} />
            </div>
          ) : null;
        })}
      {view.non_players.length > 0 && (
        <div class="row">
          <NonPlayers />
        </div>
      )}
    </section>
  );
}
