import { useRef } from "preact/hooks";
import type { LessonNow } from "../api/schema";
import { usePlay } from "../board/play";
import { useWords } from "../table/words";
import { type Arguments, t } from "../words";

/** What is said while a turn waits to be ended. */
export const TURN_END = "lesson-turn-end";
/** What is said while chance waits, after which the turn goes on. */
export const TURN_GOES_ON = "lesson-turn-goes-on";
/** Whether it is about going on, not about the step. */
export function isOfTurn(say: string | null): boolean {
  return say === TURN_END || say === TURN_GOES_ON;
}
/** How often the end of a turn is explained. */
const KNOWN = 1;

/** Nobody points at anything with a finger: there it says to press and hold. */
export function ofDevice(): Arguments {
  return { touch: matchMedia("(hover: none)").matches ? "yes" : "no" };
}

export interface Said {
  text: string;
  why: string | null;
  /** Of what was passed over before it. */
  before?: string;
}

/** What is said now: about something else that was done, or could not be; or about the step itself. */
export function useText(lesson: LessonNow, strayed: boolean, facts: Arguments): Said {
  const words = useWords();
  const { legal } = usePlay();
  // The steps at whose end the learner was told how a turn is ended: after some of them they know it.
  const ended = useRef(new Set<number>());
  // The steps of which they were told when they were past: what to do about that is said once.
  const past = useRef(new Set<number>());
  // The step in the middle of which they were told what is lost: not once more when it is over.
  const listed = useRef<number | null>(null);
  if (lesson.kind === "over") return { text: t("lesson-over"), why: null };
  if (lesson.say === null) {
    const waits =
      lesson.kind === "early" ? t("lesson-ahead") : t("lesson-watching", { others: words.names.length - 1 });
    return { text: waits, why: null };
  }
  const say = lesson.say;
  // What the lesson says of another die, say, is no answer to whoever passes.
  const otherwise = (one: string) => (lesson.answered ? words.attribute(one, "otherwise", facts) : null);
  // What follows from passing, say, is the same whatever was to be done.
  const answer = (one: string) => lesson.did && words.attribute(one, `otherwise-${lesson.did}`, facts);
  const ownOf = (one: string) =>
    answer(one) ||
    answer(`lesson-${lesson.name}`) ||
    (lesson.led && words.attribute(one, "also", facts)) ||
    otherwise(one);
  if (isOfTurn(say)) {
    if (say === TURN_END) ended.current.add(lesson.step);
    const knows = [...ended.current].filter((step) => step < lesson.step).length >= KNOWN;
    const end = t(say === TURN_END && knows ? "lesson-turn-end-again" : say);
    const other = lesson.instead === null ? [] : [ownOf(lesson.instead) ?? t("lesson-otherwise")];
    return { text: [...other, end].join("\n"), why: null };
  }
  const own = ownOf(say);
  // What will not come to be tried after that is told in a few words.
  const lost = lesson.lost.flatMap((one) => words.attribute(one, "missed", facts) ?? []);
  const early = lesson.kind === "early" && !lesson.astray;
  const known = listed.current === lesson.step && !early;
  const left = lost.length > 0 && !known ? [t("lesson-lost"), ...lost.map((one) => `- ${one}`)] : [];
  if (early) {
    if (!lesson.strayed) return { text: t("lesson-early"), why: null };
    const ends = legal.length > 0 && legal.every((act) => act.do === "end");
    const then = lesson.back > 0 ? [t(ends ? "lesson-end-otherwise" : "lesson-early-otherwise")] : [];
    // As long as there is more to do in the turn, nothing is lost yet.
    const over = ends || lesson.back === 0 ? left : [];
    if (over.length > 0) listed.current = lesson.step;
    return { text: [own ?? t("lesson-otherwise"), ...over, ...then].join("\n"), why: null };
  }
  // What was past when they came to it stays so, whatever they do before they read on.
  if (lesson.astray && lesson.strayed && !past.current.has(lesson.step))
    return { text: [own ?? t("lesson-otherwise"), ...left].join("\n"), why: null };
  // What can no longer be tried is told all the same: it may be the only time that it is spoken of.
  if (lesson.astray) {
    past.current.add(lesson.step);
    const again = [...past.current].some((step) => step < lesson.step);
    const instead = lesson.granted ? null : words.attribute(say, "without", facts);
    const about = words.attribute(say, "missed", facts) ?? instead ?? words.t(say, facts);
    const because = lesson.because ? ` ${words.say(lesson.because)}` : "";
    const lacks = t(again ? "lesson-past-again" : "lesson-past") + because;
    const here = t(again ? "lesson-past-again-about" : "lesson-past-about");
    return { text: [lacks, here, about, ...left].join("\n"), why: null };
  }
  past.current.delete(lesson.step);
  if (strayed) return { text: own ?? t("lesson-not-now"), why: null };
  const without = lesson.granted ? null : words.attribute(say, "without", facts);
  const over = lesson.untold.flatMap((one) => words.attribute(one, "missed", facts) ?? []);
  const ready = readyText(lesson, (one, name) => words.attribute(one, name, facts));
  const told: Said = { text: without ?? ready ?? words.t(say, facts), why: words.attribute(say, "why", facts) };
  // The count goes on without what is done already: that is said, and what there would have been to learn.
  if (lesson.untold.length > 0)
    told.before = [t("lesson-untold", { count: lesson.untold.length }), ...over.map((one) => `- ${one}`)].join("\n");
  if (lesson.instead === null) return told;
  // Something else was done, which leads here as well.
  const also = words.attribute(lesson.instead, "also", facts) ?? otherwise(lesson.instead) ?? t("lesson-also");
  return { ...told, text: `${also}\n${told.text}` };
}

/** What is said of a step that is not needed for what it prepares; null: nothing else than ever. */
export function readyText(
  { say, prepared, granted }: LessonNow,
  attribute: (say: string, name: string) => string | null,
): string | null {
  if (say === null || prepared === "" || !granted) return null;
  return (prepared === "done" ? attribute(say, "done") : null) ?? attribute(say, "ready");
}

interface Told extends Said {
  step: number;
  chapter: number;
  /** Whether it could not be done any more: the board can be set up for it. */
  past: boolean;
}

/** What was said before the step that one is at, for whoever wants to read it once more. */
export function useEarlier(lesson: LessonNow, said: Said, facts: Arguments): readonly Told[] {
  const words = useWords();
  const { step, chapter, number } = lesson;
  // Whoever comes back to a lesson has read what it says before.
  const read = () => {
    const says = [...lesson.read, lesson.says.slice(0, Math.max(0, number - 1))];
    const all = says.flatMap((some, k) => some.map((say) => ({ say, chapter: k })));
    return all.map((one, k) => ({
      step: step - all.length + k,
      chapter: one.chapter,
      text: words.t(one.say, facts),
      why: words.attribute(one.say, "why", facts),
      past: false,
    }));
  };
  const told = useRef<readonly Told[] | null>(null);
  told.current ??= read();
  // What was taken back will be said again.
  const before = told.current.filter((one) => one.step < step);
  // What was said of this step stays said, while others act and after something else was done.
  const so = told.current.find((one) => one.step === step);
  const speaks = lesson.kind !== "over" && lesson.kind !== "early" && !isOfTurn(lesson.say) && lesson.say !== null;
  const teaches = speaks && !(lesson.astray && so !== undefined && !so.past);
  const heard = before.at(-1)?.text === said.text;
  const past = lesson.astray && !lesson.strayed;
  const now = teaches && !heard ? { ...said, step, chapter, past } : so;
  told.current = now === undefined ? before : [...before, now];
  return heard ? before.slice(0, -1) : before;
}
