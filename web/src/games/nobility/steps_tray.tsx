import { useState } from "preact/hooks";
import { Stepper, Tray, textOf, usePlay } from "../../board";
import type { Act } from "../../words";
import { forViewer, ownOf, useScene } from "./context";
import { GOOD, Sign, thing } from "./signs";
import { EnoughButton } from "./trays";
import { GOODS, type Good, type SeatView, type View } from "./view";

/** As much as is taken, since each good is a point: one of each, then more of what there is most of. */
export function generous(most: Readonly<Record<string, number>>, limit: number): Record<string, number> {
  const given = Object.fromEntries(Object.keys(most).map((good) => [good, Math.min(1, most[good] ?? 0)]));
  const total = () => Object.values(given).reduce((sum, count) => sum + count, 0);
  while (total() < limit) {
    const [next] = Object.keys(most).sort((one, other) => room(other) - room(one));
    if (next === undefined || room(next) <= 0) break;
    given[next] = (given[next] ?? 0) + 1;
  }
  return given;

  function room(good: string): number {
    return (most[good] ?? 0) - (given[good] ?? 0);
  }
}

function total(counts: Readonly<Partial<Record<string, number>>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The goods that a seat can give to the settlers it is completing, and how many of each at most. */
export function givable(
  view: View,
  own: SeatView | undefined,
): { most: Record<string, number>; least: number; limit: number } {
  const card = own?.settlers.find((one) => one.card === (view.asked?.card ?? ""));
  if (!card || card.card === null || !own) return { most: {}, least: 0, limit: 0 };
  const paid = total(view.this_turn?.paid ?? {});
  const open = card.goods.filter((good) => !view.this_turn?.paid[good]);
  const most = Object.fromEntries(open.map((good) => [good, Math.min(own.goods[good], card.most_of[good] ?? 0)]));
  return { most, least: card.least - paid, limit: card.most - paid };
}

/** How much of each good the settlers get. */
export function PayTray() {
  const scene = useScene();
  const { words } = usePlay();
  const { most, least, limit } = givable(scene.view, ownOf(scene));
  return (
    <Paying
      key={`${scene.view.asked?.card ?? ""} ${Object.keys(most).join()}`}
      most={most}
      least={least}
      limit={limit}
      title={words.t("pay-title", { card: scene.view.asked?.card ?? "" })}
    />
  );
}

function Paying({
  most,
  least,
  limit,
  title,
}: {
  most: Record<string, number>;
  least: number;
  limit: number;
  title: string;
}) {
  const play = usePlay();
  const { words, busy } = play;
  const [given, setGiven] = useState<Readonly<Record<string, number>>>(() => generous(most, limit));
  const sum = total(given);
  const steps: Act[] = Object.entries(given).map(([good, number]) => ({ do: "pay", number, good }));
  const act = steps[0] && textOf(steps[0]);
  const by = sum < least ? "more" : sum > limit ? "fewer" : null;
  return (
    <Tray
      title={title}
      aside={words.t("pay-sum", { sum, least, most: limit })}
      footer={
        <button
          type="button"
          class="button primary"
          data-act={act}
          disabled={busy.value || by !== null}
          onClick={() => void play.act(...steps)}
        >
          {words.t("pay-go", { sum })}
        </button>
      }
    >
      <div class="n-steppers">
        {Object.keys(most).map((good) => (
          <GoodStepper
            key={good}
            good={good as Good}
            count={given[good] ?? 0}
            least={1}
            most={Math.min(most[good] ?? 0, (given[good] ?? 0) + limit - sum)}
            note={words.t("at-most", { count: most[good] ?? 0 })}
            towards={act !== undefined && by ? { act, by } : undefined}
            set={(count) => setGiven({ ...given, [good]: count })}
          />
        ))}
      </div>
    </Tray>
  );
}

/** What goes on the ship, all at once. */
export function SellTray() {
  const scene = useScene();
  const { view } = scene;
  const { words, busy, legal, act } = usePlay();
  const own = ownOf(scene);
  const room = view.asked?.left ?? 0;
  const [wanted, setWanted] = useState<Readonly<Partial<Record<Good, number>>>>({});
  const possible = GOODS.filter((good) => legal.some((act) => act.do === "sell" && act.good === good));
  const price = (good: Good) => forViewer(view.port.goods[good]?.price ?? [], scene);
  const sum = total(wanted);
  const coins = possible.reduce((all, good) => all + (wanted[good] ?? 0) * price(good), 0);
  const steps: Act[] = possible.flatMap((good) => Array<Act>(wanted[good] ?? 0).fill({ do: "sell", good }));
  const last: Act[] = sum < room ? [{ do: "done" }] : [];
  return (
    <Tray
      title={words.t("sell-title")}
      aside={words.t("sell-sum", { sum, room })}
      footer={
        <>
          <EnoughButton />
          <button
            type="button"
            class="button primary"
            data-act={steps[0] && textOf(steps[0])}
            disabled={busy.value || sum === 0}
            onClick={() => {
              setWanted({});
              void act(...steps, ...last);
            }}
          >
            {sum === 0 ? words.t("sell-some") : words.t("sell-go", { coins })}
          </button>
        </>
      }
    >
      <div class="n-steppers">
        {possible.map((good) => (
          <GoodStepper
            key={good}
            good={good}
            count={wanted[good] ?? 0}
            least={0}
            most={Math.min(own?.goods[good] ?? 0, view.port.goods[good]?.free ?? 0, (wanted[good] ?? 0) + room - sum)}
            note={
              <>
                {price(good)} <Sign of={thing("coins")} /> ·{" "}
                {words.t("at-most", {
                  count: Math.min(own?.goods[good] ?? 0, view.port.goods[good]?.free ?? 0, room),
                })}
              </>
            }
            towards={sum === 0 ? { act: textOf({ do: "sell", good }), by: "more" } : undefined}
            set={(count) => setWanted({ ...wanted, [good]: count })}
          />
        ))}
      </div>
    </Tray>
  );
}

/** So many of a good: fewer, more. */
function GoodStepper({
  good,
  note,
  ...rest
}: {
  good: Good;
  count: number;
  least: number;
  most: number;
  note: preact.ComponentChildren;
  set: (count: number) => void;
  towards: Parameters<typeof Stepper>[0]["towards"];
}) {
  const { words } = usePlay();
  return (
    <div class="n-stepper" role="group" aria-label={words.piece(good)}>
      <Sign of={GOOD[good]} big />
      <Stepper {...rest} fewer={words.t("fewer", { good })} more={words.t("more", { good })}>
        <b aria-live="polite">{rest.count}</b>
      </Stepper>
      <small>{note}</small>
    </div>
  );
}
