import { useEffect } from "preact/hooks";
import type { Situation } from "../api/schema";
import { Link } from "../app/router";
import { Art, Icon, names, seatClass } from "../art";
import { markOf, nameOfHeld, sameAct, textOf, usePlay, useTarget } from "../board";
import { HintButton } from "../coach/hint_button";
import { type Act, t } from "../words";
import type { GameFace } from "./face";
import { useFitting } from "./fitting";
import type { TableStore } from "./store";
import { UndoButtons } from "./undo";
import { Said, SeatName, useWords } from "./words";

/** One sentence: what is asked of me, or whom we wait for; and the answers that have no place on the board. */
export function Prompt({ store, face, finish }: { store: TableStore; face: GameFace | null; finish: () => void }) {
  const situation = store.situation.value;
  const table = store.table.value;
  const bar = useFitting();
  if (!situation || !table) return <div class="prompt" />;
  const mine = situation.prompt !== null || situation.held;
  const turn = situation.turn;
  return (
    <section
      ref={bar}
      class={names("prompt", mine && "mine", seatClass(turn))}
      aria-label={t("what-is-asked")}
      data-place="prompt"
    >
      <div class="prompt-words" aria-live="polite">
        {table.mine.length === 0 && table.status === "playing" && (
          <p class="prompt-watch">
            <Icon name="eye" size={16} /> {t("watching")}
          </p>
        )}
        {situation.over ? (
          <p class="prompt-ask">{t("game-is-over")}</p>
        ) : situation.held ? (
          <p class="prompt-ask">
            <Held situation={situation} before={store.held.value?.before.view} />
          </p>
        ) : situation.prompt ? (
          <p class="prompt-ask">
            <Said message={situation.prompt} />
          </p>
        ) : turn === null ? null : (
          <p class="prompt-wait">
            <Waiting store={store} turn={turn} />
          </p>
        )}
        {!mine && <News store={store} />}
        <Holding />
      </div>
      <div class="prompt-acts">
        {situation.over && table.rematch && (
          <Link to={`/t/${table.rematch}`} class="button">
            <Icon name="restart" />
            {t("to-rematch")}
          </Link>
        )}
        {situation.over ? (
          <button type="button" class="button primary" onClick={finish}>
            <Icon name="trophy" />
            {t("result")}
          </button>
        ) : situation.held ? (
          <button
            type="button"
            class="button primary"
            data-place="turn-end"
            disabled={store.busy.value}
            onClick={() => void store.endTurn()}
          >
            {t(situation.goes_on ? "turn-go-on" : "turn-end")}
          </button>
        ) : (
          <BarActions face={face} view={situation.view} />
        )}
        {store.waiting.value > 1 && (
          <button type="button" class="button small" onClick={() => store.telling.skip()}>
            <Icon name="speed" size={16} />
            {t("skip-telling")}
          </button>
        )}
        {store.viewpoint.covered.value && (
          <button type="button" class="button small" onClick={() => store.viewpoint.askToSee()}>
            <Icon name="hidden" size={16} />
            {t("see-what-is-mine")}
          </button>
        )}
        <HintButton store={store} />
        <UndoButtons store={store} />
      </div>
    </section>
  );
}

/** What is held: the end of the turn; or what chance does before it goes on. `before` is the game as it was until then. */
export function Held({ situation, before }: { situation: Situation; before: unknown }) {
  const words = useWords();
  // What comes after the turn, as income does, is on the board already: whoever sees it must not think that it is over.
  if (!situation.goes_on) return <>{t(isFurther(before, situation.view) ? "turn-held-further" : "turn-held")}</>;
  const { asked } = situation.view as { asked?: { question: string | null } };
  const said = `chance-${(asked?.question ?? "").replaceAll("_", "-")}`;
  return <>{words.has(said) ? words.t(said) : t("turn-goes-on")}</>;
}

/** Whether the game is in another phase, or round, than it was. */
export function isFurther(before: unknown, after: unknown): boolean {
  const [one, other] = [before, after].map(
    (view) => (view as { calendar?: { round: number; phase: string } })?.calendar,
  );
  return one !== undefined && other !== undefined && (one.round !== other.round || one.phase !== other.phase);
}

/** Whom one waits for: a bot thinks until it has decided; then what it does is told. */
export function Waiting({ store, turn }: { store: TableStore; turn: number }) {
  const seat = store.table.value?.seats[turn];
  const words = useWords();
  const lesson = store.situation.value?.lesson;
  if (lesson && (lesson.kind === "read" || lesson.astray))
    return <>{t("lesson-others-wait", { others: words.names.length - 1 })}</>;
  const name = <SeatName seat={turn} name={words.nameOf(turn)} />;
  const thinking = seat?.kind === "bot" || seat?.stand_in;
  const asked = store.situation.value?.asked;
  // What others are asked is told without what only they may know; a prompt that says more is not said.
  // What they do is being told: they have thought already.
  const moving = thinking && store.waiting.value > 0;
  const told = asked && !thinking ? words.attribute(asked, "others", { seat: turn }) : null;
  if (told) return <>{told}</>;
  return (
    <>
      {name} {moving ? t("is-moving") : t(thinking ? "is-thinking" : "is-deciding")}
      {!moving && <span class="dots" aria-hidden="true" />}
    </>
  );
}

/** The last thing that happened, while others act. */
function News({ store }: { store: TableStore }) {
  const last = store.log.value.at(-1);
  if (!last) return null;
  return (
    <p class="prompt-news">
      <Said message={last} />
    </p>
  );
}

/** What is in the hand, and how to put it back. */
function Holding() {
  const { hold } = usePlay();
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") hold.value = null;
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [hold]);
  if (hold.value === null) return null;
  return (
    <p class="prompt-hold">
      {t("now-choose-where", { what: nameOfHeld(hold.value) })}{" "}
      <button type="button" class="link" onClick={() => (hold.value = null)}>
        {t("put-back")}
      </button>
    </p>
  );
}

function BarActions({ face, view }: { face: GameFace | null; view: unknown }) {
  const play = usePlay();
  const inBar = face?.inBar ?? ((act: Act) => Object.keys(act).length === 1);
  const legal = play.legal.filter((act) => inBar(act, view));
  const always = play.legal.length > 0 ? (face?.alwaysInBar?.(view, play.seat) ?? []) : [];
  const forward = face?.forward ?? ((_act, _view, all) => all.length === 1);
  return (
    <>
      {legal.map((act) => (
        <BarAction key={textOf(act)} act={act} forward={forward(act, view, play.legal)} />
      ))}
      {always
        .filter((act) => !legal.some((other) => sameAct(act, other)))
        .map((act) => (
          <NotNow key={textOf(act)} act={act} />
        ))}
    </>
  );
}

/** An answer in the bar: the step forward stands out, a way out does not. */
function BarAction({ act, forward }: { act: Act; forward: boolean }) {
  const play = usePlay();
  const picture = play.picture(act);
  const whole = play.label(act);
  const short = `bar-${act.do}`;
  const brief = play.words.has(short) ? play.words.t(short) : null;
  return (
    <button
      type="button"
      class={names("button", forward && "primary")}
      data-act={textOf(act)}
      data-hint={markOf(play, [act])}
      disabled={play.busy.value}
      aria-label={brief === null ? undefined : whole}
      title={brief === null ? undefined : whole}
      onClick={() => void play.act(act)}
    >
      {picture && <Art of={picture.of} seat={picture.seat} size={22} />}
      {brief === null ? (
        whole
      ) : (
        <>
          <span class="whole">{whole}</span>
          <span class="brief">{brief}</span>
        </>
      )}
    </button>
  );
}

/** What cannot be done yet. Pressed, it says why. */
function NotNow({ act }: { act: Act }) {
  const { words } = usePlay();
  const label = words.action(act);
  const { props } = useTarget({ act, ask: act, label, saysItself: true });
  return (
    <button type="button" {...props} class="button not-now">
      {label}
    </button>
  );
}
