import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { firstTips, saidTips } from "../app/preferences";
import { Icon, names } from "../art";
import { usePlay } from "../board";
import { adviceAt } from "../coach/hints";
import { bestPlace, boxOf, freePlace, sightOf } from "../lesson/pointing";
import { awaited, beforeRest } from "../rest";
import { isWidth } from "../widths";
import { t } from "../words";
import type { GameFace } from "./face";
import { type FirstTime, firstTimes, placeFor, taughtIn, toldAs } from "./first_time";
import type { TableStore } from "./store";
import "./first_tip.css";

/** What one is choosing, and what one has to choose with: a tip lies over none of it. */
const CHOOSING = ".target.legal, [data-act], .tray, .chooser, .prompt, [data-place^='hand-']";
/** On a small screen, where one turns to what else there is. */
const TURNING = ".pane-tab, .tabs, .table-head";
/** What one would like to see as well. */
const LOOKED_AT = ".tip, .seats, .standing";
const LOOK_AGAIN = 400;
/** Milliseconds without a move after which a part of the board has come to stand. */
const STANDS = 120;

/** One sentence at its place, the first time that something is possible or matters. Each is said once on a device. */
export function FirstTip({ store, face }: { store: TableStore; face: GameFace }) {
  const play = usePlay();
  const situation = store.situation.value;
  const shown = useSignal<FirstTime | null>(null);
  const lesson = situation?.lesson ?? null;
  const taught = lesson !== null && lesson.kind !== "over";
  const asked = situation?.prompt ? situation.asked : null;
  const question = (asked ?? "").replace(/^ask-/, "").replaceAll("-", "_");
  const since = useRef(0);
  const find = (seat: number, said: readonly FirstTime[]) => said.find((one) => elementOf(one, seat) !== null) ?? null;
  const game = store.table.value?.game ?? "";
  const isSaid = (say: string) => saidTips.peek().includes(toldAs(game, say));
  const remember = (said: readonly string[]) => {
    const fresh = said.filter((say) => !isSaid(say)).map((say) => toldAs(game, say));
    if (fresh.length > 0) saidTips.value = [...saidTips.peek(), ...fresh];
  };
  useEffect(() => {
    // Whoever has gone on has had it before them: it is not said again.
    const before = shown.peek();
    if (before && situation && situation.moment > since.current) remember([before.say]);
    if (lesson) remember(taughtIn(face.firstTimes ?? [], lesson.name, lesson.done));
    since.current = situation?.moment ?? 0;
    const seat = play.seat;
    if (asked === null || seat === null || !firstTips.value || !situation) {
      shown.value = null;
      return;
    }
    const now = { view: situation.view, seat, question, legal: play.legal, forced: situation.forced };
    const found = firstTimes(face.firstTimes ?? [], now).filter(({ say }) => !isSaid(say));
    // What the companion of a lesson tells of is not said once more afterwards; and one of them speaks at a time.
    if (taught) remember(found.map(({ say }) => say));
    if (taught || document.querySelector(".companion")) {
      shown.value = null;
      return;
    }
    shown.value = find(seat, found);
    // On a small screen it may be about a part of the board that is turned to only now.
    return onceTurned(() => {
      const left = found.filter(({ say }) => !isSaid(say));
      shown.value ??= find(seat, left);
    });
  }, [situation?.n, asked, firstTips.value]);
  const tip = shown.value;
  if (tip === null || play.seat === null || !firstTips.value || adviceAt(store).hint.value !== null) return null;
  const done = () => {
    remember([tip.say]);
    shown.value = null;
  };
  return <Card key={tip.say} tip={tip} seat={play.seat} done={done} />;
}

/** When another part of the board has come to stand; gives what ends it. */
function onceTurned(then: () => void): () => void {
  let moves = 0;
  const turns = async (event: Event) => {
    if (!(event.target instanceof Element && event.target.matches(".panes"))) return;
    const move = ++moves;
    await awaited(pause(STANDS));
    if (move === moves) then();
  };
  addEventListener("scroll", turns, true);
  return () => {
    moves = Number.NaN;
    removeEventListener("scroll", turns, true);
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((over) => setTimeout(over, milliseconds));
}

function elementOf(tip: FirstTime, seat: number): Element | null {
  for (const name of tip.at) {
    for (const element of document.querySelectorAll(`[data-place~="${CSS.escape(placeFor(name, seat))}"]`)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0 && isTurnedTo(element)) return element;
    }
  }
  return null;
}

/** Whether it is on the part of the board that one looks at. */
function isTurnedTo(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  const sight = sightOf(element);
  return right > sight.left && left < sight.right;
}

function Card({ tip, seat, done }: { tip: FirstTime; seat: number; done: () => void }) {
  const { words } = usePlay();
  const card = useRef<HTMLElement>(null);
  const inLine = useSignal(false);
  const stands = useRef(false);
  const small = isWidth("small");
  useLayoutEffect(() => {
    const place = () => {
      const own = card.current;
      const about = elementOf(tip, seat);
      // A window lies over all of the page, and when it is closed the tip is to be where it was.
      if (!own || inLine.peek() || document.querySelector("dialog[open]")) return;
      const { width, height } = own.getBoundingClientRect();
      const [chosen = [], seen = []] = [small ? `${CHOOSING}, ${TURNING}` : CHOOSING, LOOKED_AT].map((all) =>
        [...document.querySelectorAll(all)].filter(isTurnedTo).map(boxOf),
      );
      const avoid = [...chosen, ...seen];
      const size = { width: innerWidth, height: innerHeight };
      const weighed = avoid.map((box) => ({ box, weight: 50 }));
      const wish = bestPlace({ width, height }, about && boxOf(about), weighed, size);
      // Rather over the players than in a line of its own, which would move the board.
      const found = freePlace({ width, height }, wish, avoid, size) ?? freePlace({ width, height }, wish, chosen, size);
      // On a small screen the board is scrolled below it: what stood well rather stays than moves the board.
      if (!found && small && stands.current) return;
      stands.current = true;
      // Where there is no room that nothing is chosen by, it stands below what is asked.
      inLine.value = found === null;
      own.style.left = `${Math.round(found?.left ?? wish.left)}px`;
      own.style.top = `${Math.round(found?.top ?? wish.top)}px`;
    };
    place();
    // What has just come up may still be drawn elsewhere: it is looked at again when all has come to stand.
    const end = beforeRest(place);
    const about = elementOf(tip, seat);
    about?.classList.add("first-time");
    const timer = window.setInterval(place, LOOK_AGAIN);
    return () => {
      end();
      clearInterval(timer);
      about?.classList.remove("first-time");
    };
  }, []);
  return (
    <aside ref={card} class={names("first-tip", inLine.value && "in-line")} aria-label={t("first-tip")}>
      <Icon name="why" size={18} />
      <p>{words.t(tip.say)}</p>
      <span class="first-tip-acts">
        <button type="button" class="link" onClick={() => (firstTips.value = false)}>
          {t("first-tips-no-more")}
        </button>
        <button type="button" class="button small" onClick={done}>
          {t("first-tip-done")}
        </button>
      </span>
    </aside>
  );
}
