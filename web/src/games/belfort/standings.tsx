import { type ComponentChildren, Fragment } from "preact";
import { useContext } from "preact/hooks";
import { Art, type Drawing, figures, Marker, names, seatClass } from "../../art";
import { PixelContext, usePlay, useReach } from "../../board";
import type { Words } from "../../words";
import { type Scene, useScene } from "./context";
import { Spot } from "./spot";
import type { Standing, View } from "./view";

/** Who leads alone; null: nobody, or several. */
export function soleLeader(standings: readonly Standing[]): number | null {
  const [first, second] = standings;
  return first && first.count > 0 && first.count > (second?.count ?? 0) ? first.owner : null;
}

/** Whether nothing will be scored any more. */
export function isOver(view: View): boolean {
  return view.calendar.phase === "end";
}

/** What everybody would score for all majorities, if it were scored now. */
export function pointsNow(view: View): number[] {
  const { districts, elves, dwarves, gnomes } = view.majorities;
  const all = [...districts, elves, dwarves, gnomes].flat();
  return view.seats.map(({ seat }) =>
    all.filter(({ owner }) => owner === seat).reduce((total, { points }) => total + points, 0),
  );
}

/** A majority in words: who has how many, and what that scores. */
export function inWords(words: Words, standings: readonly Standing[]): string {
  const there = standings.filter(({ count }) => count > 0);
  if (there.length === 0) return words.t("standing-nobody");
  return words.list(there.map((one) => words.t("standing", { ...one })));
}

/** What one more marker would change for somebody: whom they would pass or draw level with, or whether it is the first. */
export function oneMore(
  standings: readonly Standing[],
  seat: number,
): { passed: number[]; level: number[]; lead: boolean; first: boolean } {
  const own = standings.find(({ owner }) => owner === seat)?.count ?? 0;
  const others = standings.filter(({ owner }) => owner !== seat);
  const those = (count: number) => others.filter((one) => one.count === count && count > 0).map(({ owner }) => owner);
  const lead = others.every(({ count }) => count <= own);
  return { passed: those(own), level: those(own + 1), lead, first: own === 0 };
}

/** The same where one more would move them up; null: it would not. */
export function rise(standings: readonly Standing[], seat: number | null): ReturnType<typeof oneMore> | null {
  if (seat === null || soleLeader(standings) === seat) return null;
  const more = oneMore(standings, seat);
  return more.lead || more.first || more.passed.length + more.level.length > 0 ? more : null;
}

/** The sign for that: an arrow, filled where one more marker takes the lead. */
export function MoreSign({ seat, leads }: { seat: number | null; leads: boolean }) {
  return (
    <g class={names("more-sign", seatClass(seat), leads && "leads")}>
      <path d={leads ? "M0-8 8 1H3v7h-6V1h-5Z" : "M0-6 6 2H2v5h-4V2h-4Z"} />
    </g>
  );
}

export function oneMoreInWords(words: Words, standings: readonly Standing[], seat: number): string {
  const { passed, level, lead, first } = oneMore(standings, seat);
  if (soleLeader(standings) === seat) return words.t("you-lead-here");
  if (lead) return words.t("one-more-leads");
  if (passed.length === 0 && level.length === 0) return words.t(first ? "one-more-first" : "one-more-same");
  if (level.length === 0) return words.t("one-more-passes", { passed });
  return words.t(passed.length === 0 ? "one-more-level" : "one-more-both", { passed, level });
}

/** The card for a district: all who have markers there, and what one more would change. */
export function DistrictCard({ district, scene }: { district: number; scene: Scene }) {
  const { words } = usePlay();
  const standings = scene.view.majorities.districts[district - 1] ?? [];
  const more = rise(standings, scene.seat);
  return (
    <>
      <StandingTable standings={standings} />
      {scene.seat !== null && (
        <p class="one-more">
          {more && (
            <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden="true">
              <MoreSign seat={scene.seat} leads={more.lead} />
            </svg>
          )}
          {oneMoreInWords(words, standings, scene.seat)}
        </p>
      )}
    </>
  );
}

export function StandingTable({ standings }: { standings: readonly Standing[] }) {
  const { words } = usePlay();
  const there = standings.filter(({ count }) => count > 0);
  if (there.length === 0) return <p>{words.t("standing-nobody")}</p>;
  return (
    <ul class="standing-list">
      {there.map(({ owner, count, points }) => (
        <li key={owner}>
          <Marker seat={owner} size={16} />
          <span>{words.nameOf(owner)}</span>
          <b>{count}</b>
          <span>{words.t("points-of", { count: points })}</span>
        </li>
      ))}
    </ul>
  );
}

/** How wide a letter is, as a share of its height: names that would be too long are drawn narrower. */
export const LETTER = 0.65;

/** What is only to be seen: a target says the same in its own words. */
export function Shown({ children }: { children: ComponentChildren }) {
  return (
    <g class="untouched" aria-hidden>
      {children}
    </g>
  );
}

const RACES: readonly { name: "elves" | "dwarves" | "gnomes"; of: Drawing }[] = [
  { name: "elves", of: figures.elf },
  { name: "dwarves", of: figures.dwarf },
  { name: "gnomes", of: figures.gnome },
];

/** Who has most elves, dwarves and gnomes: a line each. */
export function WorkerStandings({ x, y }: { x: number; y: number }) {
  const { view } = useScene();
  const { words } = usePlay();
  const high = 2 * useReach()(11.5);
  return (
    <>
      {RACES.map(({ name, of }, k) => {
        const standings = view.majorities[name].filter(({ count }) => count > 0);
        const line = y + k * (high + 1);
        const middle = line + high / 2;
        const width = 30 + Math.max(1, standings.length) * 30;
        return (
          <Fragment key={name}>
            <Spot
              label={words.t("worker-standing", { race: name, standing: inWords(words, view.majorities[name]) })}
              title={words.t(`majority-${name}`)}
              rule="Scoring: worker majority"
              card={<StandingTable standings={view.majorities[name]} />}
              class="standing"
              place={`most-${name}`}
              shape={<rect x={x} y={line} width={width} height={high} rx={7} />}
            >
              <rect class="standing-ground" x={x} y={line} width={width} height={high} rx={7} />
              <Art of={of} seat={null} x={x + 4} y={middle - 10.5} size={21} small />
            </Spot>
            <Shown>
              {standings.map(({ owner, count, points }, place) => (
                <g key={owner} class={names(seatClass(owner), points === 0 && "scoreless")}>
                  <Marker seat={owner} size={13} x={x + 28 + place * 30} y={middle - 6.5} small />
                  <text class="chip-count" x={x + 48 + place * 30} y={middle + 4.5}>
                    {count}
                  </text>
                </g>
              ))}
            </Shown>
          </Fragment>
        );
      })}
    </>
  );
}

/** What a scoring now would bring everybody; after the last one, none comes. */
export function ScoringNow({ x, y }: { x: number; y: number }) {
  const { view } = useScene();
  const { words } = usePlay();
  const points = pointsNow(view);
  const best = view.seats.map(({ seat }) => seat).sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
  // Its title has room, however few the players are and however small the picture is.
  const letters = Math.max(11.2, 11.2 * useContext(PixelContext));
  if (isOver(view)) return null;
  const title = words.t("scoring-now-title");
  const width = Math.max(114, 16 + view.seats.length * 36, 16 + title.length * letters * LETTER);
  const left = x - width;
  const first = left + 2 + (width - view.seats.length * 36) / 2;
  const said = best.map((seat) => words.t("score-of", { seat, score: points[seat] ?? 0 }));
  return (
    <>
      <Spot
        label={words.t("scoring-now", { scores: words.list(said) })}
        rule="Scoring"
        title={title}
        card={
          <>
            <ul class="standing-list">
              {best.map((seat) => (
                <li key={seat}>
                  <Marker seat={seat} size={16} />
                  <span>{words.nameOf(seat)}</span>
                  <b>{points[seat]}</b>
                </li>
              ))}
            </ul>
            <p>{words.t("scoring-now-hint")}</p>
          </>
        }
        class="standing"
        place="scored-now"
        shape={<rect x={left} y={y} width={width} height={42} rx={9} />}
      >
        <rect class="standing-ground" x={left} y={y} width={width} height={42} rx={9} />
      </Spot>
      <Shown>
        <text class="standing-caption" x={left + width / 2} y={y + 14}>
          {title}
        </text>
        {best.map((seat, k) => (
          <g key={seat} class={seatClass(seat)}>
            <Marker seat={seat} size={14} x={first + k * 36} y={y + 20} small />
            <text class="chip-count" x={first + 24 + k * 36} y={y + 32}>
              {points[seat]}
            </text>
          </g>
        ))}
      </Shown>
    </>
  );
}
