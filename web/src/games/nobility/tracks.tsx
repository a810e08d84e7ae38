import { Art, Marker, marker, names } from "../../art";
import { usePlay } from "../../board";
import { useScene } from "./context";
import { Sign, telling, thing } from "./signs";
import type { SeatView } from "./view";

/**
 * Reputation, one cell for each pip that may be placed in a round: those placed are filled, those left are bright. The
 * others' reputation is marked above.
 */
export function Reputation({ of }: { of: SeatView }) {
  const { view, facts } = useScene();
  const { words } = usePlay();
  const most = facts?.reputation.most ?? of.reputation;
  const label = words.t("reputation-track", { reputation: of.reputation, used: of.used, left: of.pips_left });
  return (
    <div
      class="n-track n-reputation"
      role="img"
      aria-label={label}
      {...telling(words, "reputation", label)}
      data-place={`reputation-${of.seat}`}
    >
      <Sign of={thing("reputation")} />
      <b class="n-track-value">{of.reputation}</b>
      <span class="n-cells">
        {Array.from({ length: most }, (_, k) => {
          const cell = k + 1;
          const others = view.seats.filter((one) => one.seat !== of.seat && one.reputation === cell);
          return (
            <span
              key={cell}
              class={names(
                "n-cell",
                cell <= of.used ? "used" : cell <= of.reputation ? "left" : "beyond",
                cell === of.reputation && "here",
              )}
            >
              {others.map((one) => (
                <Marker key={one.seat} seat={one.seat} size={9} class="n-other" />
              ))}
            </span>
          );
        })}
      </span>
    </div>
  );
}

/** Nobility: each level, what it is worth at the end, and where one becomes a lord. */
export function Nobility({ of }: { of: SeatView }) {
  const { view, facts } = useScene();
  const { words } = usePlay();
  const most = facts?.nobility.most ?? of.nobility;
  const points = facts?.nobility.points.by_level ?? [];
  const label = words.t("nobility-track", {
    nobility: of.nobility,
    points: points[of.nobility] ?? 0,
    lord: of.lord ? "yes" : "no",
  });
  return (
    <div
      class="n-track n-nobility-track"
      role="img"
      aria-label={label}
      {...telling(words, "nobility", label)}
      data-place={`nobility-${of.seat}`}
    >
      <Sign of={thing("nobility")} />
      <b class="n-track-value">{of.nobility}</b>
      <span class="n-cells">
        {Array.from({ length: most + 1 }, (_, level) => {
          const others = view.seats.filter((one) => one.seat !== of.seat && one.nobility === level);
          return (
            <span
              key={level}
              class={names(
                "n-cell wide",
                level <= of.nobility ? "left" : "beyond",
                level === facts?.nobility.lord_at && "lord",
                level === of.nobility && "here",
              )}
            >
              {level === of.nobility && <Art of={marker} seat={of.seat} size={13} piece={`nobility-${of.seat}`} />}
              <span>{level === facts?.nobility.lord_at && !of.lord ? "♛" : points[level] || ""}</span>
              {others.map((one) => (
                <Marker key={one.seat} seat={one.seat} size={9} class="n-other" />
              ))}
            </span>
          );
        })}
      </span>
    </div>
  );
}
