import { awaited } from "../rest";
import type * as Api from "./schema";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Api.Problem,
    /** How the game stands, when the page was behind. */
    readonly situation: Api.Situation | null = null,
  ) {
    super(problem.message);
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

type Query = Record<string, string | number | null | undefined | readonly string[]>;

const TRIES = 4;
const PATIENCE = 20_000;

/** A new key for an intent: repeated with the same key, it counts once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === null || one === undefined ? [] : [[name, String(one)]])),
  );
  const text = new URLSearchParams(given).toString();
  return `/api${path}${text ? `?${text}` : ""}`;
}

async function once(method: string, url: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const patience = AbortSignal.timeout(signal ? 70_000 : PATIENCE);
  try {
    return await fetch(url, {
      method,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable(String(error));
  }
}

/** Asks; what changes nothing, or carries a key, is asked again when the network fails. */
async function call<T>(method: string, url: string, body: unknown, again: boolean, signal?: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      const answer = await once(method, url, body, signal);
      const found: unknown = await answer.json().catch((error: unknown) => {
        if (!answer.ok) return null;
        // What breaks off is no answer.
        throw signal?.aborted ? error : new Unreachable(String(error));
      });
      if (answer.ok) return found as T;
      if (answer.status >= 502 && again && tried < TRIES) throw new Unreachable(answer.statusText);
      throw refused(answer.status, found);
    } catch (error) {
      if (!(error instanceof Unreachable) || !again || tried >= TRIES) throw error;
      await wait(250 * 2 ** tried * (0.5 + Math.random()));
    }
  }
}

function refused(status: number, body: unknown): Refused {
  const { error, situation } = (body ?? {}) as { error?: Api.Problem; situation?: Api.Situation };
  const problem = error ?? { id: "broken", args: {}, message: `HTTP ${status}`, reason: null };
  return new Refused(status, problem, situation ?? null);
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const get = <T>(path: string, query?: Query, signal?: AbortSignal) =>
  signal
    ? call<T>("GET", address(path, query), undefined, true, signal)
    : awaited(call<T>("GET", address(path, query), undefined, true));
const post = <T>(path: string, body: unknown = {}, again = false) =>
  awaited(call<T>("POST", address(path), body, again));

/** What games with a set were like. */
export interface TrialSide {
  games: number;
  points: number;
  least: number;
  most: number;
  lead: number;
  decisions: number;
  /** How often each piece was used in a game. */
  used: Record<string, number>;
}

export interface Trial {
  played: number;
  games: number;
  own: TrialSide;
  standard: TrialSide;
}

/** Bots play; after every game a line comes. Nobody waits for it: the page is at rest meanwhile. */
async function tryOut(url: string, hear: (trial: Trial) => void, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { method: "POST", signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new Unreachable(String(error));
  });
  if (!answer.ok || !answer.body) throw refused(answer.status, await answer.json().catch(() => null));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    const last = lines.at(-1);
    if (last) hear(JSON.parse(last) as Trial);
  }
}

/** Everything that can be asked of the server. */
export const api = {
  games: () => get<Api.Catalogue>("/games"),
  components: (table: string) => get<Api.Components>(`/tables/${table}/components`),
  shipped: (game: string, set: string) => get<Api.Components>(`/games/${game}/components/${set}`),

  illustrations: (game: string) => get<Api.Illustrations>(`/games/${game}/illustrations`),
  tryOut: (game: string, example: string, actions: string[]) =>
    awaited(call<Api.ExampleTrial>("POST", address(`/games/${game}/examples/${example}`), { actions }, true)),
  wonder: (game: string, example: string, actions: string[], action: string) =>
    awaited(
      call<Api.ExampleWonder>("POST", address(`/games/${game}/examples/${example}/wonder`), { actions, action }, true),
    ),
  tryOn: (game: string, example: string, wish: Omit<Api.ExampleTable, "key">) =>
    post<Api.Table>(`/games/${game}/examples/${example}/table`, { ...wish, key: newKey() }, true),
  box: (game: string, base: string | null) => get<Api.Box>(`/games/${game}/box`, { base }),
  houseBox: (game: string) => get<Api.Examined>(`/games/${game}/house`),
  tableBox: (table: string) => get<Api.Examined>(`/tables/${table}/box`),
  sets: () => get<Api.ListedSets>("/sets"),
  set: (set: string) => get<Api.ComponentSet>(`/sets/${set}`),
  makeSet: (made: Api.NewSet) => post<Api.ComponentSet>("/sets", made, true),
  bringSet: (brought: Api.BroughtSet) => post<Api.ComponentSet>("/sets/brought", brought, true),
  changeSet: (set: string, changes: Api.Changes) => post<Api.ComponentSet>(`/sets/${set}/changes`, changes),
  renameSet: (set: string, name: string) => post<Api.ComponentSet>(`/sets/${set}/name`, { name }),
  copySet: (set: string, named: Api.Named) => post<Api.ComponentSet>(`/sets/${set}/copy`, named, true),
  removeSet: (set: string) => awaited(call<Api.Removed>("DELETE", address(`/sets/${set}`), undefined, true)),
  setFile: (set: string) => address(`/sets/${set}/file`),
  playTrial: (set: string, games: number, hear: (trial: Trial) => void, signal: AbortSignal) =>
    tryOut(address(`/sets/${set}/trial`, { games }), hear, signal),

  open: (table: Api.NewTable) => post<Api.Table>("/tables", { key: newKey(), ...table }, true),
  mine: (after: string | null = null) => get<Api.Tables>("/tables", { after }),
  remove: (table: string) => call<Api.Removed>("DELETE", address(`/tables/${table}`), undefined, true),
  table: (table: string) => get<Api.Table>(`/tables/${table}`),
  links: (table: string) => get<Api.Links>(`/tables/${table}/links`),
  rematch: (table: string) => post<Api.Table>(`/tables/${table}/rematch`),

  takeLesson: (lesson: Omit<Api.NewLesson, "key">) => post<Api.Table>("/lessons", { ...lesson, key: newKey() }, true),
  readOn: (table: string, step: number, leave: boolean) =>
    post<Api.Situation>(`/tables/${table}/lesson`, { step, leave }, true),

  join: (table: string, asked: Api.Join) => post<Api.Table>(`/tables/${table}/join`, asked),
  colour: (table: string, seat: number, colour: Api.ColourWish["colour"]) =>
    post<Api.Table>(`/tables/${table}/seats/${seat}/colour`, { colour }),
  fill: (table: string, seat: number, level: string) =>
    post<Api.Table>(`/tables/${table}/seats/${seat}/fill`, { level }),
  sendAway: (table: string, seat: number) => post<Api.Table>(`/tables/${table}/seats/${seat}/send-away`),
  begin: (table: string) => post<Api.Table>(`/tables/${table}/start`),
  leave: (table: string, seat: number) => post<Api.Table>(`/tables/${table}/seats/${seat}/leave`),
  comeBack: (table: string, seat: number) => post<Api.Table>(`/tables/${table}/seats/${seat}/return`),
  standIn: (table: string, seat: number, level: string | null) =>
    post<Api.Table>(`/tables/${table}/seats/${seat}/stand-in`, { level }),
  automate: (table: string, seat: number, automatic: Api.Automation["automatic"]) =>
    post<Api.Table>(`/tables/${table}/seats/${seat}/automatic`, { automatic }),
  transfer: (table: string, seat: number) => post<Api.Transfer>(`/tables/${table}/seats/${seat}/transfer`),
  claim: (token: string) => post<Api.Table>("/claim", { token }),

  situation: (table: string, seat: number | null) => get<Api.Situation>(`/tables/${table}/situation`, { seat }),
  act: (table: string, act: Api.Act) => post<Api.Accepted>(`/tables/${table}/actions`, act, true),
  undo: (table: string, undo: Api.Undo) => post<Api.Accepted>(`/tables/${table}/undo`, undo, true),
  whyNot: (table: string, seat: number, action: string, after: readonly string[] = []) =>
    get<Api.WhyNot>(`/tables/${table}/why-not`, { seat, action, after }),
  preview: (table: string, seat: number, action: string) =>
    get<Api.Previews>(`/tables/${table}/previews`, { seat, action }),
  foresee: (table: string, seat: number, action: readonly string[]) =>
    get<Api.Foresight>(`/tables/${table}/foresight`, { seat, action }),

  talk: (table: string, after: number) => get<Api.Talk>(`/tables/${table}/talk`, { after }),
  say: (table: string, seat: number, words: string) =>
    post<Api.Talk>(`/tables/${table}/talk`, { seat, words, key: newKey() }, true),
  pushes: (table: string, seat: number | null, after: number, signal: AbortSignal) =>
    get<Api.Pushes>(`/tables/${table}/pushes`, { seat, after }, signal),

  moment: (table: string, moment: number, seat: number | null) =>
    get<Api.Moment>(`/tables/${table}/replay/${moment}`, { seat }),
  log: (table: string, until: number, seat: number | null) => get<Api.Log>(`/tables/${table}/log`, { until, seat }),
  course: (table: string) => get<Api.Course>(`/tables/${table}/course`),
  recordAddress: (table: string) => address(`/tables/${table}/record`),
  bring: (record: unknown) => awaited(call<Api.Table>("POST", address("/records", { key: newKey() }), record, true)),
  startAnalysis: (table: string) => post<Api.Analysis>(`/tables/${table}/analysis`, {}, true),
  analysis: (table: string, known: number | null) => get<Api.Analysis>(`/tables/${table}/analysis`, { known }),
  mistakes: (table: string, seat: number) => get<Api.Mistakes>(`/tables/${table}/mistakes`, { seat }),
  trial: (table: string, moment: number, actions: readonly string[]) =>
    post<Api.Trial>(`/tables/${table}/trial`, { moment, actions }, true),
  verdict: (table: string, moment: number, actions: readonly string[], shown = false) =>
    post<Api.Verdict>(`/tables/${table}/verdict`, { moment, actions, shown }, true),
  hint: (table: string, seat: number, version: number) =>
    post<Api.Hint>(`/tables/${table}/hint`, { seat, version }, true),
  forecast: (table: string, seat: number, version: number, actions: readonly string[]) =>
    post<Api.Forecast>(`/tables/${table}/forecast`, { seat, version, actions }, true),
  exercises: (game: string) => get<Api.Exercises>(`/games/${game}/practice`),
  exercise: (game: string, name: string, actions: readonly string[]) =>
    post<Api.Trial>(`/games/${game}/practice/${name}/trial`, { actions }, true),
  solve: (game: string, name: string, action: string) =>
    post<Api.Solved>(`/games/${game}/practice/${name}`, { action }, true),
  pursue: (game: string, name: string, actions: readonly string[], give_up: boolean) =>
    post<Api.Pursued>(`/games/${game}/practice/${name}/goal`, { actions, give_up }, true),

  statistics: () => get<Api.Statistics>("/statistics"),
  statisticsAddress: () => address("/statistics.csv"),
  fork: (table: string, fork: Omit<Api.Fork, "key">) =>
    post<Api.Table>(`/tables/${table}/fork`, { ...fork, key: newKey() }, true),
};
