import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Art, belfortDrawing, type Drawing, Marker, names } from "../../art";
import { Stepper, Tray, usePlay } from "../../board";
import { awaited } from "../../rest";
import type { Act, Message } from "../../words";
import { type Orders, ordered, useScene } from "./context";
import { type Counts, sum } from "./counts";
import { AREAS, type Area, WORKERS, type Worker } from "./view";

/** The steps of the orders. The mine comes first: what cannot be paired there is said before the rest is done. */
export function stepsOf(orders: Orders): Act[] {
  const areas = [...AREAS].sort((one, other) => Number(other === "mine") - Number(one === "mine"));
  return areas.flatMap((to) =>
    WORKERS.flatMap((worker) => Array<Act>(orders[to]?.[worker] ?? 0).fill({ do: "send", worker, to })),
  );
}

/** Orders with some more (or fewer) of a kind in an area. */
export function changed(orders: Orders, area: Area, worker: Worker, by: number): Orders {
  const count = Math.max(0, (orders[area]?.[worker] ?? 0) + by);
  return { ...orders, [area]: { ...orders[area], [worker]: count } };
}

/** How many of a kind have no orders yet; while they leave, orders are for more than are still at home. */
export function waiting(home: Counts<Worker>, orders: Orders, worker: Worker): number {
  return Math.max(0, (home[worker] ?? 0) - ordered(orders, worker));
}

/** Orders with those who wait sent to forest and quarry; whoever may go to neither waits on. */
export function restOf(home: Counts<Worker>, orders: Orders, may: (worker: Worker, to: Area) => boolean): Orders {
  let all = orders;
  for (const kind of WORKERS) {
    const own = (["forest", "quarry"] as const).find((area) => may(kind, area));
    if (own) all = changed(all, own, kind, waiting(home, all, kind));
  }
  return all;
}

/** Whether orders are for more than are at home. */
function isTooMany(home: Counts<Worker>, orders: Orders): boolean {
  return WORKERS.some((kind) => ordered(orders, kind) > (home[kind] ?? 0));
}

/** Who was sent from the board, one by one, the last at the end: what has been taken back is gone from it. */
export function sentSince(list: readonly Sent[], before: Orders, now: Orders): readonly Sent[] {
  const each = AREAS.flatMap((area) => WORKERS.map((worker) => ({ area, worker })));
  const by = ({ area, worker }: Sent) => (now[area]?.[worker] ?? 0) - (before[area]?.[worker] ?? 0);
  let all = [...list];
  for (const one of each) {
    for (let k = by(one); k < 0; k++) {
      const at = all.findLastIndex((other) => other.area === one.area && other.worker === one.worker);
      all = all.filter((_, other) => other !== at);
    }
    for (let k = by(one); k > 0; k--) all.push(one);
  }
  return all;
}
interface Sent {
  area: Area;
  worker: Worker;
}

/** Who is there already, and who of them went last: only that can be taken back at once. */
function useSent(): { sent: Orders; last: Sent | undefined } {
  const { view, seat } = useScene();
  const { areas } = view.collection_board;
  const sent: Orders = Object.fromEntries(AREAS.map((area) => [area, areas[area][seat ?? -1] ?? {}]));
  const kept = useRef<{ sent: Orders; list: readonly Sent[] }>({ sent, list: [] });
  kept.current = { sent, list: sentSince(kept.current.list, kept.current.sent, sent) };
  return { sent, last: kept.current.list.at(-1) };
}

/** After passing: who goes where, all at once. */
export function SendTray() {
  const { view, seat, ...scene } = useScene();
  const { words, legal, act, busy, undo } = usePlay();
  const { sent, last } = useSent();
  const leaving = useRef(false);
  // The boards show where everybody is about to go.
  const own = useSignal<Orders>({});
  const kept = scene.orders ?? own;
  const orders = kept.value;
  const setOrders = (next: Orders) => {
    kept.value = next;
  };
  const home = view.seats[seat ?? -1]?.workers.home ?? {};
  const kinds = WORKERS.filter((kind) => (home[kind] ?? 0) > 0 || AREAS.some((area) => (sent[area]?.[kind] ?? 0) > 0));
  // With masters there are more kinds than one tells apart at a glance.
  const named = kinds.length > 2;
  const left = kinds.reduce((total, kind) => total + waiting(home, orders, kind), 0);
  const may = (worker: Worker, to: Area) =>
    legal.some((act) => act.do === "send" && act.worker === worker && act.to === to);

  // What has gone has gone; the rest of the orders was for workers who may be elsewhere by now. At once: new ones are kept.
  // Whoever sends one from the board goes on with what they had in mind for the others.
  const key = JSON.stringify(home);
  useLayoutEffect(() => {
    if (leaving.current || isTooMany(home, kept.value)) kept.value = {};
  }, [key]);
  useEffect(
    () => () => {
      kept.value = {};
    },
    [kept],
  );
  const go = async () => {
    leaving.current = true;
    await act(...stepsOf(orders));
    leaving.current = false;
  };

  // All of them go, and at once: who forgets one would be asked again.
  const someCould = kinds.some((kind) => waiting(home, orders, kind) > 0 && AREAS.some((area) => may(kind, area)));

  const brought = useBrought(orders);
  const all = restOf(home, orders, may);
  // While it is told what they have brought, nobody is sent.
  if (!legal.some((act) => act.do === "send")) return null;

  return (
    <Tray
      title={words.t("send-title")}
      aside={words.t("send-given", { count: sum(home) - left, of: sum(home) })}
      footer={
        <>
          <button
            type="button"
            class="button small"
            disabled={stepsOf(all).length === stepsOf(orders).length}
            onClick={() => setOrders(all)}
          >
            {words.t("send-rest")}
          </button>
          <button
            type="button"
            class="button primary"
            disabled={busy.value || stepsOf(orders).length === 0 || someCould}
            onClick={() => void go()}
          >
            {words.t("send-go")}
          </button>
        </>
      }
    >
      <ul class="send-areas" style={{ "--kinds": kinds.length }}>
        {/* Who each column is about; every button in it has a name of its own. */}
        {named && (
          <li class="send-heads" aria-hidden="true">
            {kinds.map((kind) => (
              <span key={kind}>
                <Art of={belfortDrawing(kind) as Drawing} seat={seat} size={28} />
                <small class="send-kind">{words.piece(kind)}</small>
              </span>
            ))}
          </li>
        )}
        {AREAS.map((area) => (
          <li key={area}>
            <span class="send-area">
              <Art of={belfortDrawing(area) as Drawing} size={34} />
              <span>{words.piece(area)}</span>
              <OthersThere area={area} />
              <Brings what={brought.find(({ args }) => args.area === area)} />
            </span>
            <span class={names("send-kinds", named && "named", kinds.length > 3 && "four")}>
              {kinds
                .filter((kind) => may(kind, area) || (sent[area]?.[kind] ?? 0) > 0)
                .map((kind) => {
                  const going = orders[area]?.[kind] ?? 0;
                  const there = sent[area]?.[kind] ?? 0;
                  const count = there + going;
                  const isLast = last?.area === area && last.worker === kind;
                  const stepper = (
                    <Stepper
                      key={kind}
                      count={count}
                      least={there - (isLast ? 1 : 0)}
                      most={may(kind, area) ? count + waiting(home, orders, kind) : count}
                      fewer={words.t("send-fewer", { worker: kind, area })}
                      more={words.t("send-more", { worker: kind, area })}
                      set={(next) =>
                        next < there ? void undo?.() : setOrders(changed(orders, area, kind, next - count))
                      }
                    >
                      {!named && (
                        <Art
                          of={belfortDrawing(kind) as Drawing}
                          seat={seat}
                          size={30}
                          class={count === 0 ? "ghost" : ""}
                        />
                      )}
                      <b>{count}</b>
                    </Stepper>
                  );
                  if (!named) return stepper;
                  return (
                    <span key={kind} class="send-cell" style={{ "--column": kinds.indexOf(kind) + 1 }}>
                      {stepper}
                    </span>
                  );
                })}
            </span>
          </li>
        ))}
      </ul>
      {/* It has its room from the beginning, or the first press would move what is pressed next. */}
      {view.seats.some((one) => one.seat !== seat && !one.passed) && (
        <p class={brought.length > 0 ? "send-so-far" : "send-so-far ghost-line"}>{words.t("send-so-far")}</p>
      )}
    </Tray>
  );
}

/** What the orders would bring, by the engine's own collection; while it is asked, what was known before. */
function useBrought(orders: Orders): readonly Message[] {
  const { foresee, version } = usePlay();
  const [brought, setBrought] = useState<readonly Message[]>([]);
  const steps = stepsOf(orders);
  useEffect(() => {
    let gone = false;
    void awaited(foresee(steps)).then((found) => {
      if (!gone) setBrought(found);
    });
    return () => {
      gone = true;
    };
  }, [version, JSON.stringify(orders)]);
  return steps.length > 0 ? brought : [];
}

function Brings({ what }: { what: Message | undefined }) {
  const { words } = usePlay();
  if (!what) return null;
  const said = words.t("send-brings", { ...what.args });
  const image = { role: "img" as const, "aria-label": said, title: said };
  return (
    <span class="send-brings" {...image}>
      +{String(what.args.amount)}
      <Art of={belfortDrawing(String(what.args.what)) as Drawing} size={18} />
    </span>
  );
}

/** Who is in an area already: it matters who will have the most there. */
function OthersThere({ area }: { area: Area }) {
  const { view } = useScene();
  const { words } = usePlay();
  return (
    <span class="others-there">
      {view.collection_board.areas[area].map(
        (kinds, seat) =>
          sum(kinds) > 0 && (
            <span key={seat} class="chip" title={words.t("workers-of", { seat, workers: sum(kinds) })}>
              <Marker seat={seat} size={13} label={words.nameOf(seat)} />
              {sum(kinds)}
            </span>
          ),
      )}
    </span>
  );
}
