import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../api/client";
import type { ComponentSet, Examined, ListedSet } from "../api/schema";
import { GameTitle } from "../app/cover";
import { useGameAtHand } from "../app/game_at_hand";
import { Link, plain } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon, names } from "../art";
import { awaited } from "../rest";
import { language, learn, learned, PAGES, t, wordsFor } from "../words";
import { Chapter } from "./chapter";
import { Compare } from "./compare";
import { BoxContext, useBox } from "./context";
import { faceOf, filled } from "./face";
import { type BoxFace, type Looks, leadTo, pieceTitle } from "./piece";
import { SetMenu } from "./set_menu";
import { BoxStore, isOpen, type PieceIn } from "./store";
import { TryOut } from "./try_out";
import "./box.css";

/** Which set is shown: one of mine, the newest by itself, none yet; or what a table or the house plays with. */
export type Wish = { set: string | null } | { table: string } | { house: true };

interface Found {
  store: BoxStore;
  mine: readonly ListedSet[];
  face: BoxFace;
}

/** "Your box": the pieces of a game as they look, to be compared with one's own. */
export function BoxPage({ game, wish }: { game: string; wish: Wish }) {
  const found = useSignal<Found | null>(null);
  const error = useSignal<unknown>(null);
  const wanted = JSON.stringify(wish);
  useGameAtHand(game);

  useEffect(() => {
    let gone = false;
    const look = async () => {
      const [mine, face] = await Promise.all([
        api.sets().then(({ sets }) => sets.filter((one) => one.game === game)),
        awaited(faceOf(game)),
        awaited(learn(language.value, game, [...PAGES, "box"])),
      ]);
      const looked = await examined(game, wish);
      const id = "set" in wish ? (wish.set ?? mine[0]?.id ?? null) : null;
      const set = id === null ? null : await api.set(id);
      const box = await api.box(game, looked?.base ?? set?.base ?? null);
      if (gone) return;
      const made = (one: ComponentSet) => history.replaceState(null, "", `/box/${game}/${one.id}${location.hash}`);
      found.value = { store: new BoxStore(box, set, looked, made), mine, face };
    };
    look().catch((why: unknown) => (error.value = why));
    return () => {
      gone = true;
    };
  }, [game, wanted, language.value]);

  const words = useMemo(() => wordsFor(game), [game, language.value, learned.value]);
  if (error.value !== null) return <Trouble error={error.value} />;
  if (!found.value) return null;
  const { store, mine, face } = found.value;
  return (
    <BoxContext.Provider value={{ store, words, ...filled(face) }}>
      <Whole key={wanted} mine={mine} looks={face.looks} />
    </BoxContext.Provider>
  );
}

function examined(game: string, wish: Wish): Promise<Examined> | null {
  if ("table" in wish) return api.tableBox(wish.table);
  return "house" in wish ? api.houseBox(game) : null;
}

const chapterOf = (store: BoxStore, piece: string): string | undefined => store.byId.get(piece)?.part.chapter;

function Whole({ mine, looks }: { mine: readonly ListedSet[]; looks: Looks }) {
  const { store } = useBox();
  const chapters = [...new Set(store.box.parts.map(({ chapter }) => chapter))];
  const wished = plain(location.hash.slice(1));
  // Who comes back goes on in the chapter where something is still to be looked up.
  const begun = chapterOf(store, nextToCheck(store) ?? "") ?? chapters[0] ?? "";
  const chapter = useSignal(chapterOf(store, wished) ?? (chapters.includes(wished) ? wished : begun));
  const sheet = useRef<HTMLDivElement>(null);

  // A link that leads to a piece leads to it.
  useEffect(() => {
    if (store.byId.has(wished)) leadTo(wished)?.classList.add("wanted");
  }, []);

  // Who comes back from another window finds what was entered there.
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === "visible") void store.lookAgain();
    };
    document.addEventListener("visibilitychange", back);
    window.addEventListener("focus", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("focus", back);
    };
  }, []);

  // On a phone the tabs are a strip, which shows the one that is open.
  useEffect(() => {
    document.getElementById(`box-tab-${chapter.value}`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [chapter.value]);

  const turn = (to: string) => {
    chapter.value = to;
    history.replaceState(null, "", `#${to}`);
    // What is read next begins at its beginning.
    if ((sheet.current?.getBoundingClientRect().top ?? 0) < 0) sheet.current?.scrollIntoView({ block: "start" });
  };
  const carryOn = (piece: string) => {
    const at = chapterOf(store, piece);
    if (at !== undefined && at !== chapter.value) turn(at);
    requestAnimationFrame(() => leadTo(piece));
  };
  return (
    <div class="box-page">
      <Head mine={mine} carryOn={carryOn} />
      {store.error.value !== null && <Trouble error={store.error.value} close={() => (store.error.value = null)} />}
      {store.offline.value && (
        <p class="box-offline" role="status">
          <Icon name="offline" size={18} />
          {t("box-offline")}
        </p>
      )}
      <Sentences />
      <div class="box-chapters" role="tablist" aria-label={t("box-chapters")}>
        {chapters.map((one, k) => (
          <Tab key={one} chapter={one} at={k} all={chapters} now={chapter.value} turn={turn} />
        ))}
      </div>
      <div ref={sheet} class="box-sheet" role="tabpanel" id="box-sheet" aria-labelledby={`box-tab-${chapter.value}`}>
        <Chapter all={chapters} now={chapter.value} turn={turn} looks={looks} />
      </div>
      <Compare />
      {store.set.value && <TryOut key={store.set.value.id} set={store.set.value.id} />}
    </div>
  );
}

/** The first piece that is still to be looked up. */
function nextToCheck(store: BoxStore): string | undefined {
  return store.box.to_check.find((piece) => !store.checked.value.has(piece));
}

function Head({ mine, carryOn }: { mine: readonly ListedSet[]; carryOn: (piece: string) => void }) {
  const { store } = useBox();
  const { game } = store.box;
  return (
    <header class="box-head">
      <div class="row wrap">
        <GameTitle game={game}>{t("box-title", { game: t(`title-${game}`) })}</GameTitle>
        <Link to={`/box/${game}/print`} class="button small">
          <Icon name="scroll" size={18} />
          {t("box-print")}
        </Link>
        <Link to={`/new/${game}${store.set.value ? `?set=${store.set.value.id}` : ""}`} class="button small primary">
          <Icon name="play" size={16} />
          {t("play")}
        </Link>
      </div>
      <p class="soft">{store.looked ? t("box-looked", { name: store.looked.name }) : t("box-about")}</p>
      <SetMenu mine={mine} />
      {store.canChange && <Progress carryOn={carryOn} />}
    </header>
  );
}

function Progress({ carryOn }: { carryOn: (piece: string) => void }) {
  const boxed = useBox();
  const { store } = boxed;
  const all = store.box.to_check.length;
  const done = store.box.to_check.filter((piece) => store.checked.value.has(piece)).length;
  const said = t("box-progress", { checked: done, all });
  const next = done > 0 ? store.byId.get(nextToCheck(store) ?? "") : undefined;
  return (
    <div class="box-progress">
      <progress max={all} value={done} aria-label={said} />
      <strong>{said}</strong>
      <small class="soft" role="status">
        {store.set.value ? (store.isWaiting() ? t("box-saving") : t("box-saved")) : ""}
      </small>
      {next && (
        <button type="button" class="button quiet small" onClick={() => carryOn(next.piece.id)}>
          {t("box-carry-on", { piece: pieceTitle(boxed, next) })}
          <Icon name="forward" size={16} />
        </button>
      )}
    </div>
  );
}

/** What is wrong or odd about the whole, and about no single piece. */
function Sentences() {
  const { store, words } = useBox();
  const problems = store.problems.value.filter(({ path }) => ![...store.byId.keys()].some((id) => within(path, id)));
  const doubts = store.doubts.value.filter(({ pieces }) => pieces.length === 0);
  if (problems.length + doubts.length === 0) return null;
  return (
    <div class="box-findings sheet">
      {problems.map((one) => (
        <p key={one.path + one.why.id} class="box-problem" role="alert">
          <Icon name="warning" size={16} />
          <span>{t(one.why.id, one.why.args)}</span>
        </p>
      ))}
      {doubts.map((one) => (
        <p key={one.why.id} class="box-doubt">
          <Icon name="why" size={16} />
          <span>{words.say(one.why)}</span>
        </p>
      ))}
    </div>
  );
}

const within = (path: string, id: string) => path === id || path.startsWith(`${id}.`) || path.startsWith(`${id}[`);

function Tab({
  chapter,
  at,
  all,
  now,
  turn,
}: {
  chapter: string;
  at: number;
  all: readonly string[];
  now: string;
  turn: (to: string) => void;
}) {
  const { store, words } = useBox();
  const own = store.pieces.filter((one) => one.part.chapter === chapter && hasOpen(one));
  const done = own.filter(({ piece }) => store.checked.value.has(piece.id)).length;
  const wrong = store.problems.value.some(({ path }) => own.some(({ piece }) => within(path, piece.id)));
  return (
    <button
      type="button"
      role="tab"
      id={`box-tab-${chapter}`}
      aria-controls="box-sheet"
      aria-selected={chapter === now}
      tabIndex={chapter === now ? 0 : -1}
      class={names("box-tab", own.length > 0 && done === own.length && "done")}
      onClick={() => turn(chapter)}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const to = step === undefined ? undefined : all[(at + step + all.length) % all.length];
        if (to === undefined) return;
        event.preventDefault();
        turn(to);
        document.getElementById(`box-tab-${to}`)?.focus();
      }}
    >
      {wrong && <Icon name="warning" size={14} label={t("box-wrong-here")} />}
      {words.t(`box-chapter-${chapter}`)}
      {store.canChange && own.length > 0 && (
        <small>
          {done}/{own.length}
        </small>
      )}
    </button>
  );
}

const hasOpen = ({ facts }: PieceIn): boolean => [...facts.values()].some(isOpen);
