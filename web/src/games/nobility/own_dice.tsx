import { useEffect, useState } from "preact/hooks";
import { Die, Icon, names } from "../../art";
import { usePlay } from "../../board";
import type { Act } from "../../words";
import { takeUp, turnedTo } from "./acts";
import { useScene } from "./context";
import { Slot } from "./dice";
import { range } from "./signs";
import { DieTarget, Spot } from "./spot";
import type { SeatView } from "./view";

/** The dice that a seat has still to place; one's own are taken up here. */
export function DiceOf({ of }: { of: SeatView }) {
  const { seat, question } = useScene();
  const mine = of.seat === seat;
  if (mine && question === "place") return <InHand of={of} />;
  return mine ? <OwnDice key={of.dice.join()} of={of} /> : <OthersDice of={of} />;
}

function OthersDice({ of }: { of: SeatView }) {
  const { pieces } = useScene();
  const { words } = usePlay();
  return (
    <div
      class="n-dice"
      data-place={`dice-${of.seat}`}
      role="img"
      aria-label={words.t("dice-of", { seat: of.seat, dice: of.dice.join(", ") || "none" })}
    >
      {of.dice.map((value, k) => (
        <Die
          key={k}
          value={value}
          seat={of.seat}
          size={32}
          class={names("n-die", value > of.pips_left && "beyond")}
          piece={nth(pieces.at(`die${of.seat}`, `dice-${of.seat}`, String(value)), of.dice, k)}
          from={`seat-${of.seat}`}
        />
      ))}
    </div>
  );
}

/** The name of the k-th die: the dice of one value have theirs in a row. */
function nth(found: readonly string[], dice: readonly number[], k: number): string | undefined {
  return found[dice.slice(0, k).filter((value) => value === dice[k]).length];
}

/** Before one is taken up: each die with what modifiers could make of it. By click, or by dragging it to its place. */
function OwnDice({ of }: { of: SeatView }) {
  const { question } = useScene();
  const play = usePlay();
  const { words } = play;
  const [turned, setTurned] = useState<ReadonlyMap<number, number>>(new Map());
  const turn = (k: number, to: number) => setTurned(new Map([...turned, [k, to]]));

  // The server says where it may go only when it is in the hand: it is taken up as soon as it is lifted.
  const held = play.hold.value;
  useEffect(() => {
    if (held !== null && question === "turn" && (held.do === "die" || held.do === "modify")) void play.act(held as Act);
  }, [held]);

  const could = question === "turn" && of.modifiers > 0;
  return (
    <div class="n-dice" data-place={`dice-${of.seat}`}>
      {of.dice.map((face, k) => {
        const to = turned.get(k) ?? face;
        const up = turnedTo(play.legal, face, to, 1);
        const down = turnedTo(play.legal, face, to, -1);
        return (
          <span key={k} class={names("n-die-own", to !== face && "turned")}>
            <OwnDie of={of} k={k} face={face} to={to} />
            {could && (
              <span class="n-modifies">
                <ModifyButton
                  sign="plus"
                  label={words.t("turn-up", { face: to, to: up ?? to + 1 })}
                  can={up !== null}
                  go={() => up !== null && turn(k, up)}
                />
                <ModifyButton
                  sign="minus"
                  label={words.t("turn-down", { face: to, to: down ?? to - 1 })}
                  can={down !== null}
                  go={() => down !== null && turn(k, down)}
                />
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** One of one's own dice: to be placed, or to be thrown again where that is asked. */
function OwnDie({ of, k, face, to }: { of: SeatView; k: number; face: number; to: number }) {
  const { pieces, question } = useScene();
  const { words } = usePlay();
  const again = question === "reroll" || question === "activate";
  const act = again ? { do: "reroll", face } : takeUp(face, to);
  return (
    <Spot
      {...(question === "turn" ? { hold: act } : { act })}
      ask={act}
      place={`die-${of.seat}-${to}`}
      class={names("n-die-spot", to > of.pips_left && !again && "beyond")}
      label={words.t("own-die", { value: to, beyond: to > of.pips_left ? "yes" : "no" })}
      title={words.action(act)}
      card={<p>{words.t("about-own-die", { left: of.pips_left, reputation: of.reputation })}</p>}
    >
      <Die
        value={to}
        seat={of.seat}
        size={38}
        class="n-die"
        piece={nth(pieces.at(`die${of.seat}`, `dice-${of.seat}`, String(face)), of.dice, k)}
        from={`seat-${of.seat}`}
      />
    </Spot>
  );
}

function ModifyButton({
  sign,
  label,
  can,
  go,
}: {
  sign: "plus" | "minus";
  label: string;
  can: boolean;
  go: () => void;
}) {
  return (
    <button type="button" class="n-modify" aria-label={label} title={label} disabled={!can} onClick={go}>
      <Icon name={sign} size={13} />
    </button>
  );
}

/** A die is in the hand: it can be put back, or another taken instead. */
function InHand({ of }: { of: SeatView }) {
  const { view, pieces } = useScene();
  const play = usePlay();
  const { words } = play;
  const [face, value] = [view.asked?.face ?? 0, view.asked?.value ?? 0];
  const lifted = of.dice.indexOf(face);

  const back = async (then?: number) => {
    const done = (await play.undo?.()) ?? false;
    if (done && then !== undefined) await play.act(takeUp(then, then));
  };
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open], .chooser, .tip")) void back();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  return (
    <div class="n-dice" data-place={`dice-${of.seat}`}>
      {of.dice.map((one, k) => (
        <span key={k} class="n-die-own">
          <button
            type="button"
            data-target={`own-die-${k}`}
            data-place={`die-${of.seat}-${k === lifted ? value : one}`}
            class={names("target-button n-die-spot", k === lifted && "lifted legal", one > of.pips_left && "beyond")}
            aria-label={words.t(k === lifted ? "put-die-back" : "take-other-die", {
              value: k === lifted ? value : one,
            })}
            title={words.t(k === lifted ? "put-die-back" : "take-other-die", { value: k === lifted ? value : one })}
            onClick={() => void back(k === lifted ? undefined : one)}
          >
            <Die
              value={k === lifted ? value : one}
              seat={of.seat}
              size={38}
              class="n-die"
              piece={nth(pieces.at(`die${of.seat}`, `dice-${of.seat}`, String(one)), of.dice, k)}
            />
          </button>
        </span>
      ))}
    </div>
  );
}

/** The space of one's own board, which brings an apprentice back. */
export function OwnSpace({ of }: { of: SeatView }) {
  const { seat } = useScene();
  const { words } = usePlay();
  const { values, die } = of.board;
  const slot = <Slot die={die} place={`board-${of.seat}-1`} values={values} />;
  const label = words.t("own-space", { values: range(values) });
  if (of.seat !== seat)
    return (
      <span class="n-own-space" title={label}>
        {slot}
      </span>
    );
  return (
    <DieTarget
      visit={{ do: "visit", at: "board" }}
      values={values}
      class="n-own-space"
      place={`board-${of.seat}`}
      label={label}
      title={words.piece("board")}
      rule="The die space of the own board"
      card={<p>{words.t("about-own-space", { values: range(values) })}</p>}
    >
      {slot}
    </DieTarget>
  );
}
