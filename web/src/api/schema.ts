// The shapes of the server's API, made from its schema by tools/schema.mjs. Do not edit.

/** An action or undo that counts. A repeat gives the same ``version``, and the situation as it is by then. The log begins where it has changed since the version that was named. */
export interface Accepted {
  version: number;
  repeated: boolean;
  situation: Situation;
}

export interface Act {
  seat: number;
  version: number;
  action: number | string | Record<string, number | string>;
  /** What to do after it: all of it counts, or nothing. Only the last may reveal something. */
  more?: (number | string | Record<string, number | string>)[];
  /** If it would end my turn, do nothing yet: the answer is how the game would stand (`held`). */
  hold?: boolean;
  /** Chosen by the client, new for each intent: a repeat with the same key changes nothing. */
  key: string;
}

/** The analysis of a finished game: not begun, under way, done or failed. */
export interface Analysis {
  table: string;
  state: "none" | "running" | "done" | "failed";
  /** From 0 to 1. Ask again with ``known`` set to it: the report comes only when there is more. */
  progress: number;
  report: Report | null;
  /** Why it failed, in one line. */
  problem: Message | null;
}

/** What became of an action or an undo that came over the WebSocket. It counts, durably, if there is no error. */
export interface Answered {
  key: string;
  version: number | null;
  repeated: boolean;
  status: number;
  /** How the game would stand, where an action with ``hold`` would end the turn: nothing was done. */
  held: Situation | null;
}

export interface AskExercise {
  actions?: string[];
}

export interface AskForecast {
  seat: number;
  version: number;
  actions: (number | string | Record<string, number | string>)[];
}

export interface AskHint {
  seat: number;
  version: number;
}

/** Try something at a moment of a finished game: the seat to decide takes these actions, one after the other. */
export interface AskTrial {
  moment: number;
  actions?: (number | string | Record<string, number | string>)[];
}

export interface AskVerdict {
  moment: number;
  actions: (number | string | Record<string, number | string>)[];
  shown?: boolean;
}

export interface Automation {
  automatic: "never" | "safe" | "always";
}

/** The pieces of a game, in the order of the box. What has the source ``rulebook`` is not the owner's to change. */
export interface Box {
  game: string;
  base: string;
  sets: string[];
  parts: BoxPart[];
  /** The pieces with something to look up on them. */
  to_check: string[];
}

/** A value that pieces of a part have, and what it may be. */
export interface BoxField {
  name: string;
  /** number, flag, word (one of some), words (some of them), numbers (a list), text */
  kind: string;
  low: number;
  high: number;
  /** How many numbers a list has; null: as many as one likes. */
  count: number | null;
  words: string[];
}

/** A kind of piece; ``look`` is how it is drawn, ``chapter`` where it lies in the box. */
export interface BoxPart {
  name: string;
  chapter: string;
  look: string;
  /** The field with the number of copies, where that is not known. */
  copies: string | null;
  fields: BoxField[];
  pieces: BoxPiece[];
}

/** One piece. ``values`` and ``sources`` follow the fields of its part; null where it has no such field. */
export interface BoxPiece {
  id: string;
  name: string;
  values: unknown[];
  sources: (string | null)[];
}

/** A component file. */
export interface BroughtSet {
  game: string;
  text: string;
  /** What to call it; by default as the file does. */
  name?: string | null;
  key?: string | null;
}

/** What can be played here. */
export interface Catalogue {
  games: Game[];
  levels: Level[];
}

/** A value that was entered; null: as in the base. */
export interface Change {
  path: string;
  value: boolean | number | string | (number | string)[] | null;
}

/** What was entered and looked up; a repeat changes nothing. */
export interface Changes {
  changes?: Change[];
  checked?: Record<string, boolean>;
}

/** One option of a game. Its sentence is the message ``option-NAME``. */
export interface Choice {
  name: string;
  default: boolean | number | string | string[];
  choices: (boolean | number | string)[];
  several: boolean;
  players: number[] | null;
}

export interface Claim {
  token: string;
}

/** A way to go on: the steps of the turn as far as chance leaves them to the seat, and what they are worth. */
export interface CoachChoice {
  /** The first is the choice itself, the others how the coach would go on. */
  actions: LegalAction[];
  after: Expectation;
  /** The seat's expected points, from 0 to 1: half the chance to win, half the share of the others left behind. */
  worth: number;
  /** The first choice is compared with the second, the others with the first. */
  why: Why | null;
}

/** The colour of a seat. No two seats have the same: those for which nobody chooses take what is left. */
export interface ColourWish {
  colour: "red" | "blue" | "yellow" | "green" | "purple" | "white";
}

/** What a game's players are compared with. */
export interface Comparison {
  game: string;
  /** The kinds of doing, in the order in which they are told. */
  habits: string[];
  strong: UsualPlay[];
}

/** A set that somebody has entered, as it stands. */
export interface ComponentSet {
  id: string;
  game: string;
  name: string;
  base: string;
  version: number;
  /** The values that differ from those of the base, by path. */
  entered: Record<string, unknown>;
  checked: string[];
  to_check: number;
  problems: SetProblem[];
  doubts: SetDoubt[];
  changed_at: number;
}

/** The pieces of a game: all numbers and lists, with their provenance in the fields ``source`` and ``note``. */
export interface Components {
  game: string;
  name: string;
  fingerprint: string;
  values: Record<string, unknown>;
}

/** How a finished game went, moment by moment. */
export interface Course {
  moments: CourseMoment[];
}

export interface CourseMoment {
  moment: number;
  by: number;
  round: number;
  phase: string;
  scores: number[];
}

/** Pieces that are played with, as values that differ from those of the base. */
export interface Examined {
  game: string;
  name: string;
  base: string;
  entered: Record<string, unknown>;
  doubts: SetDoubt[];
}

/** A position to try something at, without a table. */
export interface Example {
  name: string;
  /** Where it stands in the rules, without ``rule-``. */
  section: string;
  /** What tells about it: the message ``example-TEXT``. */
  text: string;
  /** The piece that the message speaks of, or nothing. */
  about: string;
  seat: number;
  players: number;
  /** What is meant to be done there. */
  actions: LegalAction[];
}

/** An action that somebody wonders about there. */
export interface ExampleDoubt {
  actions: string[];
  action: string;
}

/** Play on from there at a table, against bots. */
export interface ExampleTable {
  actions: string[];
  name: string;
  level: string;
  /** Chosen by the client, new for each intent: a repeat with the same key changes nothing. */
  key: string;
}

/** An example after what was done there. */
export interface ExampleTrial {
  situation: Situation;
  /** What was done, in its order. */
  actions: string[];
  /** Whether all has come about that the example shows. */
  done: boolean;
}

/** What was done at an example so far. */
export interface ExampleTry {
  actions?: string[];
}

/** Whether an action may be done at an example; why not, or what it would do. */
export interface ExampleWonder {
  reason: Message | null;
  preview: Preview | null;
}

export interface Exercises {
  game: string;
  exercises: ListedExercise[];
  /** From the games that this device has played and had analysed, the latest game first. */
  own: OwnExercise[];
  /** Games of this device that were not analysed yet: there may be more in them. */
  not_analysed: number;
}

/** What everybody may expect, by seat. */
export interface Expectation {
  win: number[];
  placement: number[];
  points: number[];
}

/** The body of every error. */
export interface Failure {
  error: Problem;
}

export interface Fill {
  level: string;
}

/** What actions do to the chances, as far as the seat can see. */
export interface Forecast {
  table: string;
  version: number;
  seat: number;
  now: Expectation;
  after: Expectation;
}

/** What actions taken one after another would bring later on, if all else stayed as it is. */
export interface Foresight {
  version: number;
  events: LogEvent[];
}

/** Play on from a moment: ``seat`` is mine, bots take the others. */
export interface Fork {
  moment: number;
  seat: number;
  name: string;
  level: string;
  key?: string | null;
}

export interface Game {
  name: string;
  players: number[];
  options: Choice[];
  sets: string[];
  lessons: Lesson[];
  /** How many there are to practise with. */
  exercises: number;
  /** What the pieces are called that are played with here where nobody chooses others; null: the first of the sets. */
  house: string | null;
  /** Whether its pieces can be compared with those of an owner's box. */
  boxed: boolean;
}

export interface Health {
  ok: boolean;
  version: string;
  /** What is wrong, in a few words each. */
  problems: string[];
}

/** What the coach would do: up to three choices, the best first. Only what the seat can see is used. */
export interface Hint {
  table: string;
  version: number;
  moment: number;
  seat: number;
  now: Expectation;
  choices: CoachChoice[];
}

/** Pictures by section, drawings for the words of the glossary, signs in groups, kinds of pieces, and examples. */
export interface Illustrations {
  pictures: Record<string, string>;
  /** By question: the section that is about it, without ``rule-``. */
  asked: Record<string, string>;
  terms: Record<string, string>;
  signs: Record<string, string[]>;
  gallery: Kind[];
  examples: Example[];
}

export interface Join {
  name: string;
  seat?: number | null;
  colour?: "red" | "blue" | "yellow" | "green" | "purple" | "white" | null;
}

/** A kind of cards or tiles whose pieces are shown one by one: those in a table, with a picture of each. */
export interface Kind {
  /** What it is called: the message ``gallery-NAME``. */
  name: string;
  within: string;
  /** Of these, those with such numbers. */
  only: Record<string, number>;
  /** In it ``.`` stands for the piece. */
  picture: string;
}

export interface LegalAction {
  index: number;
  text: string;
  verb: string;
  args: Record<string, number | string>;
}

/** A guided game. What it is called is the message ``lesson-NAME``; a chapter, ``lesson-NAME-CHAPTER``. */
export interface Lesson {
  name: string;
  players: number;
  minutes: number;
  chapters: string[];
}

/** Where a learner is in a lesson, and what the companion says there. */
export interface LessonNow {
  name: string;
  chapters: string[];
  /** The chapters that were taken to their end. */
  done: string[];
  /** Those of them in which something was left out that was to be done. */
  lacking: string[];
  chapter: number;
  step: number;
  /** Which step of the chapter it is, from 1. */
  number: number;
  /** How many steps the chapter has. */
  of: number;
  /** The messages of all its steps, for whoever reserves the room that the longest takes. */
  says: string[];
  /** The messages of the chapters before it, each in its place; of those that were not taken, none. */
  read: (string[])[];
  /** To be read, with the bots waiting; one of ``wanted`` to be done; as one likes; others act; something else comes before what is to be done or read, and one may go on without it; the lesson is over, and the game goes on. */
  kind: "read" | "do" | "free" | "watch" | "early" | "over";
  /** The message; null: the others act, or the learner plays on until its time has come. Its attribute ``why`` says why one might do it, ``otherwise`` what there is to say where something else is done, ``missed`` what there is to know for whoever has not done it. */
  say: string | null;
  /** What is pointed at; empty: where what is wanted can be done. */
  at: string[];
  /** The actions that count, of those that are legal. */
  wanted: string[];
  /** Whether the lesson could not go on after anything else. */
  firm: boolean;
  /** Whether something else was done, after which this cannot be done any more. */
  astray: boolean;
  /** How many choices the learner may take back to be where this step began, after something else was done. */
  back: number;
  /** Whether the learner has done something else in this step. Where that is not so, what was done before it leaves no room for it, or the game asks something else first. */
  strayed: boolean;
  /** Whether what was done instead is one of the other ways that the lesson names: the attribute ``also`` is said. */
  led: boolean;
  /** Whether the attribute ``otherwise`` fits what was done instead; if not, the companion says something general. */
  answered: boolean;
  /** The verb of what was done instead, as in the names of messages: ``otherwise-pass`` of the step, or of the lesson itself, is the answer to that. */
  did: string | null;
  /** The message of the step that was to be done: something else was, and this one can be done all the same. */
  instead: string | null;
  /** Whether what the message takes for granted has been done; if not, its attribute ``without`` is said. */
  granted: boolean;
  /** Whether what the step prepares can be done without it, or has been done: the attribute of that name is said, or ``ready``, where there is one; and one may go on without the step. */
  prepared: "" | "ready" | "done";
  /** The messages of later steps that are left out when the learner goes on from here. */
  lost: string[];
  /** The messages of steps that were passed over right before this one: what they ask for is done, or needless. */
  untold: string[];
  /** Why what the step is about cannot be done, after what was done before it. */
  because: Message | null;
}

/** A bot that people may choose. */
export interface Level {
  name: string;
  seconds: number;
}

/** Words of a seat, or a notice of the table (a message id with arguments). */
export interface Line {
  number: number;
  seat: number | null;
  words: string | null;
  notice: Message | null;
  /** How far the game was when the table noticed it. */
  moment: number | null;
  at: number;
}

/** An address, and the same as a QR code (an SVG picture). */
export interface Link {
  url: string;
  svg: string;
}

export interface Links {
  path: string;
  links: Link[];
  /** Whether other devices can reach this server. */
  reachable: boolean;
}

export interface ListedExercise {
  id: string;
  /** What it is about; the message ``theme-NAME`` says it. */
  theme: string;
  /** From 1, the easiest. */
  level: number;
  players: number;
  seat: number;
  /** What is to be reached in this turn, for ``goal``; null: one choice is best, and the first step is the answer. */
  goal: Message | null;
  /** How this device got on with it; null: it was not tried. */
  got: "first" | "later" | "tried" | null;
}

export interface ListedSeat {
  number: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  colour: "red" | "blue" | "yellow" | "green" | "purple" | "white";
}

/** A set in the list of one's own. */
export interface ListedSet {
  id: string;
  game: string;
  name: string;
  base: string;
  /** How many values differ from those of the base. */
  entered: number;
  checked: number;
  to_check: number;
  playable: boolean;
  changed_at: number;
}

export interface ListedSets {
  sets: ListedSet[];
}

/** A table in the list of one's own. */
export interface ListedTable {
  id: string;
  game: string;
  players: number;
  status: "waiting" | "playing" | "over" | "closed" | "record";
  seats: ListedSeat[];
  mine: number[];
  turn: number | null;
  changed_at: number;
  /** When it will be removed, unless somebody does something there. */
  removed_at: number | null;
  /** The lesson that is taken there. */
  lesson: string | null;
  /** The chapter that its learner has come to; null: it is over, or none is taken. */
  chapter: string | null;
  /** The points of each seat, when it is over. */
  scores: number[] | null;
  winners: number[] | null;
}

/** The log from an event on; what a reader has from there on is replaced by it. */
export interface Log {
  start: number;
  events: LogEvent[];
}

/** Something that happened, as the reader may know it; a secret of somebody else is null. */
export interface LogEvent {
  id: string;
  args: Record<string, number | string | (number | string)[] | null>;
  moment: number;
}

/** The step that made a goal impossible. */
export interface LostStep {
  /** Its number among the actions, from 0. */
  number: number;
  action: LegalAction;
  /** After it there could be no more than that. */
  most: number;
}

/** A message id with arguments, messages among them, to be said in the reader's language. ``rule`` is its place in the reference of rules. */
export interface Message {
  id: string;
  args: Record<string, number | string | (number | string)[] | Message | null>;
  rule: string;
}

/** A seat's worst decisions, the worst first. */
export interface Mistakes {
  table: string;
  seat: number;
  state: "none" | "running" | "done" | "failed";
  progress: number;
  mistakes: RatedDecision[];
}

/** A game after some of its steps. Of a game that is still running only what the seat may see. */
export interface Moment {
  table: string;
  moment: number;
  last: number;
  seat: number | null;
  turn: number | null;
  view: Record<string, unknown>;
  /** Everything, hidden things too; only when the game is over. */
  position: Record<string, unknown> | null;
  /** The step that led here; only when the game is over. */
  action: LegalAction | null;
  /** Who took it; -1: chance. */
  by: number | null;
  events: LogEvent[];
  round: number;
  phase: string;
  scores: number[] | null;
}

export interface Named {
  name: string;
  key?: string | null;
}

/** A key for a program; a browser needs none, it gets a cookie. It is shown only once. */
export interface NewDevice {
  key: string;
}

/** A lesson to be taken, from its beginning or from a chapter. */
export interface NewLesson {
  game: string;
  lesson: string;
  chapter?: string | null;
  name?: string | null;
  /** The table where I took this lesson before; it is removed. */
  instead?: string | null;
  key?: string | null;
}

/** Who a seat is for: me, another person at this device, a bot, or whoever comes by the link. */
export interface NewSeat {
  who: "me" | "here" | "bot" | "open";
  name?: string | null;
  level?: string | null;
  colour?: "red" | "blue" | "yellow" | "green" | "purple" | "white" | null;
}

/** A new set: as the base, or with these corrections (a component file, as an object). */
export interface NewSet {
  game: string;
  name: string;
  base?: string | null;
  corrections?: Record<string, unknown>;
  checked?: string[];
  key?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  components?: string | null;
  /** An owner's component file, as an object. */
  corrections?: Record<string, unknown> | null;
  /** A component set of mine. */
  set?: string | null;
  /** Mix the seats. */
  shuffle?: boolean;
  /** Whoever sits down agrees that all may take hints. */
  hints?: boolean;
  seed?: string | null;
  key?: string | null;
}

/** A decision of a game of one's own that gave something away: ``tables/TABLE/trial`` and ``verdict`` have it. */
export interface OwnExercise {
  table: string;
  moment: number;
  seat: number;
  round: number;
  players: number;
  /** When the game was over, in milliseconds. */
  ended_at: number;
  /** What it is about, where the game has a word for that. */
  theme: string | null;
  rating: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  got: "first" | "later" | "tried" | null;
}

/** A game that is over and was played from its beginning. */
export interface PlayedGame {
  table: string;
  game: string;
  players: number;
  ended_at: number;
  seats: PlayedSeat[];
}

/** A player of a game that is over. */
export interface PlayedSeat {
  number: number;
  name: string;
  kind: "person" | "bot" | "open";
  level: string | null;
  mine: boolean;
  score: number;
  /** 1 for whoever won; those with the same points share one. */
  place: number;
  won: boolean;
  /** By source; nothing where the game can no longer be played again. */
  points: Record<string, number>;
  /** How often the player did each kind of thing. */
  habits: Record<string, number>;
}

/** What an action would do, as far as the seat can know; ``certain`` unless it depends on what is hidden. */
export interface Preview {
  action: LegalAction;
  events: LogEvent[];
  certain: boolean;
  /** Whether chance acts next. */
  chance: boolean;
  /** Whether somebody else decides next. */
  ends: boolean;
}

export interface Previews {
  version: number;
  previews: Preview[];
}

/** Why a request was refused: the message ``error-ID`` with arguments, and the same in English. ``reason`` is why the rules refuse an action. */
export interface Problem {
  id: string;
  args: Record<string, number | string | (number | string)[] | Message | null>;
  message: string;
  reason: Message | null;
}

export interface Pursue {
  actions?: string[];
  give_up?: boolean;
}

/** How far somebody has come who pursues a goal. */
export interface Pursued {
  /** How much there is now, of what there is to be... */
  has: number;
  /** ... at least so much. */
  least: number;
  reached: boolean;
  /** Whether the turn has ended, or chance comes in: nothing more can be done. */
  over: boolean;
  /** How this device has got on with it by now; null while it is under way. */
  got: "first" | "later" | "tried" | null;
  /** Told when it is over. */
  lost: LostStep | null;
  /** A shortest way, told when it is over or reached. */
  line: LegalAction[];
}

/** Something new at the table. ``n`` counts by one; after a gap, or ``refetch``, all is to be fetched anew. What is as by default is left out. */
export interface Push {
  n: number;
  refetch: boolean;
  /** The game as it stands, and of the log what is new. */
  situation: Situation | null;
  /** The push with the situation that ``changes`` go on from. */
  base: number | null;
  /** How the situation has changed: for each part ``[new value]``, ``[]`` where it is gone, or the changes in it. */
  changes: Record<string, unknown> | null;
  /** What is new in the log, beside ``changes``. */
  log: Log | null;
  answered: Answered | null;
  table: Table | null;
  lines: Line[];
  /** Who is there, by seat; such a push has the number of the last one. */
  present: boolean[] | null;
  error: Problem | null;
}

export interface Pushes {
  pushes: Push[];
}

/** A decision of a finished game, where there was a choice. */
export interface RatedDecision {
  /** The moment of the position in which it was made: ``replay/MOMENT`` shows it. */
  moment: number;
  seat: number;
  round: number;
  phase: string;
  action: LegalAction;
  /** The best that was found; the action itself, where that is it. */
  best: LegalAction;
  /** Against the best, in expected points from 0 to 1. */
  given_away: number;
  rating: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  /** The seat's chance to win after what it did. */
  win: number;
  best_win: number;
  stake: number;
  /** How closely: 0 a first thought, 1 to the end of the turn, 2 in many worlds, once round the table. */
  looked: number;
  why: Why | null;
}

/** A step of a lesson was read, or is given up. */
export interface ReadOn {
  step: number;
  /** Whether the game shall go on without the lesson. */
  leave?: boolean;
}

/** A table that is no more. */
export interface Removed {
  id: string;
}

/** An analysis as far as it is done: the chances come first, then ratings, then closer looks and reasons. */
export interface Report {
  judge: string;
  /** Each seat's chance to win, at every moment; they add up to 1. Alone: the chance to reach the aim. */
  win: (number[])[];
  /** Each seat's placement to expect at every moment, from 1 (first) to -1 (last). */
  placement: (number[])[];
  /** What the chance step before each moment gave or took; an empty list where a seat decided. */
  luck: (number[])[];
  decisions: RatedDecision[];
  turning_points: TurningPoint[];
  seats: SeatReport[];
  /** Whether all that chance did was looked at; otherwise ``luck`` is not told. */
  luck_counted: boolean;
  seconds: number;
}

export interface Result {
  scores: number[];
  winners: number[];
  breakdown: Record<string, number>[];
}

export interface Say {
  seat: number;
  words: string;
  key?: string | null;
}

export interface Seat {
  number: number;
  kind: "person" | "bot" | "open";
  name: string;
  /** The bot's level; with ``stand_in`` the level of the bot that plays for a person. */
  level: string | null;
  stand_in: string | null;
  failed: boolean;
  mine: boolean;
  gone: boolean;
  present: boolean;
  /** Milliseconds since 1970. */
  seen_at: number | null;
  /** Which forced steps are taken by themselves; told only to the seat's own device. */
  automatic: "never" | "safe" | "always" | null;
  colour: "red" | "blue" | "yellow" | "green" | "purple" | "white";
}

/** How a seat played. Its chance to win: start + luck + own + others = end. */
export interface SeatReport {
  seat: number;
  /** From 0 to 100; null where it had nothing to decide, or too little of it was looked at. */
  accuracy: number | null;
  /** Of the decisions that were looked at. */
  counts: Record<string, number>;
  /** Decisions that there was no time for: nobody knows how good they were. */
  unseen: number;
  given_away: number;
  start: number;
  /** What draws and dice gave or took. */
  luck: number;
  own: number;
  others: number;
  end: number;
}

/** What contradicts a rulebook: a message of the game's box, and the pieces that it is about. */
export interface SetDoubt {
  /** Until when they were compared. */
  why: Message;
  pieces: string[];
}

/** Why a set cannot be played with, and where; "" where it is no single value's fault. */
export interface SetProblem {
  path: string;
  /** Until when they were compared. */
  why: Message;
}

/** A game as one seat sees it now (``seat`` null: a spectator). */
export interface Situation {
  table: string;
  /** The number of the last push that is in it. */
  n: number;
  version: number;
  moment: number;
  seat: number | null;
  turn: number | null;
  over: boolean;
  /** All that the seat may see; null while the table waits for players. */
  view: Record<string, unknown> | null;
  /** What is asked of the seat to decide, as the id of a prompt. */
  asked: string | null;
  /** The prompt in full, for the seat that is asked. */
  prompt: Message | null;
  /** What this seat may do now. */
  legal: LegalAction[];
  /** How many of its choices the seat may take back. */
  undo: number;
  /** Whether the seat may take back more, because it plays against bots alone. */
  far_undo: boolean;
  /** Where that leads at least: the moment of the seat's last choice. */
  far_moment: number | null;
  /** The moment that the seat's last choice led to: what comes after it in the log has happened since. */
  decided: number | null;
  /** What was done for the seat since its last choice, because it could do nothing else. */
  forced: string[];
  /** It does not stand like this yet: the seat's turn would end so, or chance would act. */
  held: boolean;
  /** What is held does not end the turn: it goes on once chance has acted. */
  goes_on: boolean;
  /** Where several people sit at one device: what whoever is asked sees, and others may not. Only "asked" is told by the answers, too; else what is asked can be answered before everybody's eyes. */
  hidden: "nothing" | "elsewhere" | "asked";
  log: Log;
  result: Result | null;
  /** For the learner alone. */
  lesson: LessonNow | null;
}

export interface Solve {
  action: string;
}

/** What a choice is worth, in expected points from 0 to 1 (null: it was not looked at), and what is best. */
export interface Solved {
  right: boolean;
  /** How this device has got on with it by now. */
  got: "first" | "later" | "tried";
  worth: number | null;
  best_worth: number;
  /** All that are equally good; the first is the coach's. */
  answers: LegalAction[];
  /** The coach's choice and how it goes on in this turn. */
  line: LegalAction[];
  /** By how many points the best does better than the next, in games that were played to their end. */
  gain: number;
  /** What the best is compared with in ``why``: the choice itself, where it is not right; otherwise the next best. */
  beside: LegalAction;
  why: Why;
}

/** It cannot be done as the game stands; here is how it stands (not where the game itself cannot be shown). */
export interface Stale {
  error: Problem;
  situation?: Situation | null;
}

export interface StandIn {
  /** The bot to play for this seat; null gives the seat back. */
  level?: string | null;
}

/** The games of a device, the last one first. */
export interface Statistics {
  games: PlayedGame[];
  /** Whether it has played more than are counted here. */
  left_out: boolean;
  comparisons: Comparison[];
}

/** A table, as it is for everybody. */
export interface Table {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  components: Record<string, unknown>;
  status: "waiting" | "playing" | "over" | "closed" | "record";
  seats: Seat[];
  mine: number[];
  /** Whether this device decides about the table: it opened it, or whoever did has left. */
  host: boolean;
  /** The first seat of whoever opened the table; null when they have none. */
  opened_by: number | null;
  n: number;
  version: number;
  moment: number;
  turn: number | null;
  seed_hash: string | null;
  seed_by_hand: boolean;
  /** Published when the game is over. */
  seed: string | null;
  path: string;
  /** Whether hints may be taken: so it was agreed, or nobody plays but one person and bots. */
  hints: boolean;
  rematch: string | null;
  parent: string | null;
  parent_moment: number | null;
  created_at: number;
  changed_at: number;
  /** When it will be removed, unless somebody does something here. */
  removed_at: number | null;
  /** The lesson that is taken here. */
  lesson: string | null;
}

export interface Tables {
  tables: ListedTable[];
  /** What to name as ``after`` to get the next page; null at the end. */
  next: string | null;
}

export interface Talk {
  lines: Line[];
}

/** A link that carries a seat to another device, once. */
export interface Transfer {
  path: string;
  links: Link[];
  expires_at: number;
}

/** The position after what was tried, as the seat that decides sees it; nothing is kept. */
export interface Trial {
  table: string;
  moment: number;
  seat: number;
  actions: LegalAction[];
  view: Record<string, unknown>;
  asked: string | null;
  prompt: Message | null;
  /** What the seat may do next; nothing where its turn has ended or chance comes in. */
  legal: LegalAction[];
  /** What the actions did, as the seat is told it. */
  events: LogEvent[];
  ends: boolean;
}

/** Where the chances turned, from ``moment`` until ``until``: by the turn of a seat, or by chance (-1). */
export interface TurningPoint {
  moment: number;
  until: number;
  by: number;
  /** Whose chance it is about. */
  seat: number;
  /** By how much each seat's chance to win changed. */
  change: number[];
  /** Until when they were compared. */
  said: Message;
}

export interface Undo {
  seat: number;
  version: number;
  /** Back to the start of the turn, as far as allowed. */
  whole?: boolean;
  /** How many of my choices, as far as allowed. */
  choices?: number;
  /** Only against bots alone: back to my last decision, or to my first of the round (from there: that of the round before), whatever has happened since. The table and the record tell of it. */
  far?: "decision" | "round" | null;
  /** Chosen by the client, new for each intent: a repeat with the same key changes nothing. */
  key: string;
}

/** What strong bots do in a game for so many players, on average. */
export interface UsualPlay {
  players: number;
  score: number;
  points: Record<string, number>;
  habits: Record<string, number>;
}

/** What an idea is worth, beside what the coach would do. */
export interface Verdict {
  table: string;
  moment: number;
  seat: number;
  now: Expectation;
  tried: CoachChoice;
  best: CoachChoice;
  /** Whether the idea is what the coach would do. */
  same: boolean;
  given_away: number;
  rating: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  /** Why the coach's choice is better; null where the idea is as good. */
  why: Why | null;
}

/** What speaks for the better of two ways to go on, and what against it, as both were played on. */
export interface Why {
  /** Until when they were compared. */
  by: Message;
  reasons: Message[];
}

export interface WhyNot {
  legal: boolean;
  reason: Message | null;
}
