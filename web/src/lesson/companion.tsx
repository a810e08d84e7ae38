import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../api/client";
import type { LessonNow } from "../api/schema";
import { go } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon, names } from "../art";
import { useKeptFocus } from "../board/focus";
import { usePlay } from "../board/play";
import { factsOf } from "../table/reference";
import type { TableStore } from "../table/store";
import { useWords } from "../table/words";
import { There } from "../there";
import { isWidth } from "../widths";
import { type Arguments, t } from "../words";
import { Chapters, NewBoard, useChapter } from "./chapters";
import { usePointing } from "./placing";
import { pointedAt, reveal } from "./pointing";
import { SaidLines } from "./said";
import { beckon, Spotlight } from "./spotlight";
import { isOfTurn, ofDevice, readyText, TURN_END, TURN_GOES_ON, useEarlier, useText } from "./text";
import "./companion.css";

interface Around {
  store: TableStore;
  /** What others do is shown first. */
  waits: boolean;
  /** What is open beside the board; on a small screen, instead of it. */
  panel: string;
  /** What of the rules was asked for last. */
  rule: object | null;
  showBoard: () => void;
}

/** The companion of a lesson: says one thing at a time, beside what it is about, and lets the learner do it. */
export function Companion(around: Around) {
  const { store } = around;
  const now = store.situation.value;
  const taught = now?.lesson;
  // What was to be done is done when the turn is ended: there the companion points then. After the lesson it is silent.
  const lesson: LessonNow | null | undefined =
    taught && taught.kind !== "over" && now.held
      ? {
          ...taught,
          say: now.goes_on ? TURN_GOES_ON : TURN_END,
          // What else was done is answered now, while it can be undone.
          instead: taught.kind === "do" && taught.strayed ? taught.say : null,
          kind: "do",
          astray: false,
          at: ["turn-end"],
          wanted: [],
        }
      : taught;
  const began = useRef(false);
  if (lesson && lesson.kind !== "over") began.current = true;
  // Whoever comes back to a game after its lesson just plays.
  const facts = useFacts(store);
  if (!lesson || !facts || (lesson.kind === "over" && !began.current)) return null;
  return <Card {...around} lesson={lesson} facts={facts} />;
}

/** The numbers of the pieces that the table plays with, for what is said. */
function useFacts(store: TableStore): Arguments | null {
  const facts = useSignal<Arguments | null>(null);
  const taught = store.table.value?.lesson != null;
  useEffect(() => {
    if (!taught) return;
    const options = store.table.value?.options ?? {};
    api.components(store.id).then(
      ({ values }) => (facts.value = { ...factsOf(values, options), ...ofDevice() }),
      () => (facts.value = { ...factsOf({}, options), ...ofDevice() }),
    );
  }, [store, taught]);
  return facts.value;
}

function Card({
  store,
  lesson,
  facts,
  waits,
  panel,
  rule,
  showBoard,
}: Around & {
  lesson: LessonNow;
  facts: Arguments;
}) {
  const words = useWords();
  const folded = useSignal(false);
  const gone = useSignal(false);
  const listing = useSignal(false);
  const strayedAt = useRef({ step: lesson.step, times: store.strayed.value });
  if (strayedAt.current.step !== lesson.step) strayedAt.current = { step: lesson.step, times: store.strayed.value };
  const strayed = store.strayed.value > strayedAt.current.times;
  const root = useRef<HTMLElement>(null);
  const said = useText(lesson, strayed, facts);
  const earlier = useEarlier(lesson, said, facts);
  const again = useSignal(0);
  const reread = again.value > 0 ? earlier[earlier.length - again.value] : undefined;
  const { text, why, before } = reread ?? said;
  const anew = useChapter(store, lesson);
  // What has just happened is being told: one thing at a time.
  const telling = waits || store.showing.value !== null;
  // What it is needed for can be done without it: so it may be left out, and is not lit.
  const needless =
    lesson.kind === "do" &&
    !lesson.astray &&
    readyText(lesson, (one, name) => words.attribute(one, name, facts)) !== null;
  const { boxes, inTabs } = usePointing(root, lesson, folded.value || gone.value || telling);

  // Whoever reads the rules, or on a small screen anything but the board, does so without it: it comes back with the board.
  const isHidden = isWidth("small") && panel !== "board";
  const isAside = isHidden || panel === "rules";
  useEffect(() => {
    folded.value = isAside;
  }, [isAside, rule]);
  // What is new is shown, even to those who had put the companion aside.
  useEffect(() => {
    folded.value = isHidden;
    again.value = 0;
  }, [lesson.step, lesson.kind, lesson.astray, isOfTurn(lesson.say), lesson.say === null]);
  // Whoever has put it aside sees that it says something else than what they put aside.
  const aside = useRef("");
  if (!folded.value) aside.current = text;
  const news = folded.value && aside.current !== text;
  useKeptFocus(root, (card) => card.querySelector<HTMLElement>(".companion-acts button"));

  if (gone.value) return null;
  const reads = lesson.kind === "read" || lesson.astray;
  const early = lesson.kind === "early" && !lesson.astray;
  // What else was done waits with the turn: it can be taken back before that is ended.
  const isOther = isOfTurn(lesson.say) && lesson.instead !== null;
  const isTaught = lesson.kind === "do" || lesson.kind === "read";
  const over = lesson.kind === "over";
  const foldName = t(!folded.value ? "lesson-fold" : news ? "lesson-unfold-news" : "lesson-unfold");
  // On a small screen the board is what one needs to do it: the reasons are there for whoever asks.
  const asksWhy = isWidth("small") && lesson.kind === "do" && !reread;
  return (
    <>
      {!folded.value && !telling && !reread && !needless && (
        <Spotlight boxes={boxes} size={{ width: innerWidth, height: innerHeight }} />
      )}
      <aside
        ref={root}
        class={names("companion", folded.value && "folded", news && "news")}
        aria-label={t("companion")}
        hidden={telling && !folded.value}
        data-step={lesson.step}
        data-kind={lesson.astray ? "astray" : isOfTurn(lesson.say) ? "end" : lesson.kind}
        data-needless={needless || undefined}
      >
        <There of="companion" />
        <header>
          <span class="companion-chapter">
            {over
              ? words.t(`lesson-${lesson.name}`)
              : words.t(`lesson-${lesson.name}-${lesson.chapters[reread?.chapter ?? lesson.chapter]}`)}
            {!over && (
              <small>
                {reread ? t("lesson-said-before") : t("lesson-step", { number: lesson.number, of: lesson.of })}
              </small>
            )}
          </span>
          {earlier.length > 0 && (
            <button
              type="button"
              class="round quiet"
              disabled={folded.value || again.value >= earlier.length}
              aria-label={t("lesson-earlier")}
              title={t("lesson-earlier")}
              onClick={() => again.value++}
            >
              <Icon name="back" size={18} />
            </button>
          )}
          <button
            type="button"
            class="round quiet"
            aria-label={t("lesson-chapters")}
            title={t("lesson-chapters")}
            onClick={() => (listing.value = true)}
          >
            <Icon name="list" size={18} />
          </button>
          <button
            type="button"
            class="round quiet companion-fold"
            aria-label={foldName}
            title={foldName}
            aria-expanded={!folded.value}
            onClick={() => {
              folded.value = !folded.value;
              showBoard();
            }}
          >
            {/* Alone in a corner it has to say whose it is. */}
            <Icon name={folded.value ? "learn" : "minus"} size={folded.value ? 24 : 18} />
          </button>
        </header>
        <div class="companion-text" aria-live="polite" hidden={folded.value}>
          <SaidLines text={inTabs && !reread ? `${text}\n${t("lesson-in-tabs")}` : text} />
          {before !== undefined && (
            <div class="companion-before">
              <SaidLines text={before} />
            </div>
          )}
          {why !== null && !asksWhy && (
            <div class="companion-why">
              <SaidLines text={why} />
            </div>
          )}
          {why !== null && asksWhy && (
            <details key={lesson.step} class="companion-why">
              <summary>{t("lesson-why")}</summary>
              <SaidLines text={why} />
            </details>
          )}
        </div>
        {!folded.value && <More of={root} />}
        {!isWidth("small") && <Reserve says={lesson.says} facts={facts} />}
        {anew.error.value !== null && <Trouble error={anew.error.value} />}
        {!folded.value && reread && (
          <div class="companion-acts">
            {reread.past && <SetUp anew={anew} chapter={lesson.chapters[reread.chapter] ?? ""} />}
            <button type="button" class="button primary" onClick={() => again.value--}>
              {t("lesson-next")}
            </button>
          </div>
        )}
        {!folded.value && !reread && (
          <div class="companion-acts">
            {(lesson.back > 0 || isOther) && (
              <button
                type="button"
                class="button"
                disabled={store.busy.value}
                onClick={() => void store.undo(false, null, isOther ? undefined : lesson.back)}
              >
                <Icon name="rewind" size={18} />
                {/* To read on is possible all the same: what was done before it is in the way of what comes. */}
                {t(lesson.kind === "read" && !lesson.astray ? "lesson-way-back" : "lesson-take-back")}
              </button>
            )}
            {(lesson.astray || (isTaught && !lesson.granted)) && lesson.back === 0 && (
              <SetUp anew={anew} chapter={lesson.chapters[lesson.chapter] ?? ""} />
            )}
            {reads && (
              <button
                type="button"
                class="button primary"
                disabled={store.busy.value}
                onClick={() => void store.readOn()}
              >
                {/* Where nothing can be taken back, there is nothing to choose. */}
                {t(
                  lesson.astray && lesson.back > 0
                    ? "lesson-go-along"
                    : isLast(lesson)
                      ? "lesson-finish"
                      : "lesson-next",
                )}
              </button>
            )}
            {needless && (
              <button type="button" class="button" disabled={store.busy.value} onClick={() => void store.readOn()}>
                {t("lesson-skip")}
              </button>
            )}
            {early && (
              <button type="button" class="button" disabled={store.busy.value} onClick={() => void store.readOn()}>
                {t(lesson.say === null ? "lesson-now" : lesson.strayed ? "lesson-go-along" : "lesson-skip")}
              </button>
            )}
            {!reads && !over && !early && boxes.length > 0 && <ShowMe lesson={lesson} />}
            {over && (
              <>
                <button type="button" class="button" onClick={() => go(`/learn/${store.table.value?.game ?? ""}`)}>
                  {t("lesson-others")}
                </button>
                <button type="button" class="button primary" onClick={() => (gone.value = true)}>
                  {t("lesson-play-on")}
                </button>
              </>
            )}
          </div>
        )}
      </aside>
      {listing.value && <Chapters store={store} lesson={lesson} close={() => (listing.value = false)} />}
    </>
  );
}

/** Stands over the end of what fades out: that there is more, and the way to it. */
function More({ of }: { of: { current: HTMLElement | null } }) {
  const on = () => {
    const text = of.current?.querySelector(".companion-text");
    text?.scrollBy({ top: Math.max(text.clientHeight / 2, text.clientHeight - LINES_KEPT) });
  };
  return (
    <div class="companion-more">
      <button type="button" class="button small" onClick={on}>
        <Icon name="down" size={16} />
        {t("lesson-more")}
      </button>
    </div>
  );
}
/** What was read last is still there: two lines, which had faded out. */
const LINES_KEPT = 48;

/** Begins a chapter on its own board. */
function SetUp({ anew, chapter }: { anew: ReturnType<typeof useChapter>; chapter: string }) {
  const asks = useSignal(false);
  const close = () => {
    asks.value = false;
  };
  return (
    <>
      <button type="button" class="button" disabled={anew.busy.value} onClick={() => (asks.value = true)}>
        <Icon name="restart" size={18} />
        {t("lesson-set-up")}
      </button>
      {asks.value && <NewBoard anew={anew} chapter={chapter} close={close} />}
    </>
  );
}

/** All that is said in the chapter, unseen: the card has room for the longest from its beginning, and stands still. */
function Reserve({ says, facts }: { says: readonly string[]; facts: Arguments }) {
  const words = useWords();
  return (
    <div class="companion-reserve" aria-hidden="true">
      {says.map((say) => {
        const why = words.attribute(say, "why", facts);
        return (
          <div key={say}>
            <SaidLines text={words.t(say, facts)} />
            {why !== null && (
              <div class="companion-why">
                <SaidLines text={why} />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

function isLast({ chapter, chapters, number, of }: LessonNow): boolean {
  return chapter === chapters.length - 1 && number === of;
}

/** Takes whoever plays by keys, or has lost sight of it, to what the companion points at. */
function ShowMe({ lesson }: { lesson: LessonNow }) {
  const { legal } = usePlay();
  const show = () => {
    const element = pointedAt(lesson.at, lesson.wanted, legal)[0];
    if (!element) return;
    beckon();
    reveal(element, { top: 0, bottom: innerHeight });
    const inside = element.matches(FOCUSABLE) ? element : element.querySelector(FOCUSABLE);
    // Whoever pressed with a pointer is shown where they are now, too.
    (inside as HTMLElement | SVGElement | null)?.focus({ focusVisible: true } as FocusOptions);
  };
  return (
    <button type="button" class="button quiet small" onClick={show}>
      <Icon name="eye" size={18} />
      {t("lesson-show-me")}
    </button>
  );
}
const FOCUSABLE = "button:not([disabled]), [tabindex], a[href], select, input";
