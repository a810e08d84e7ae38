import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Example } from "../api/schema";
import { address, go, Link, match } from "../app/router";
import { ThemeButton } from "../app/shell";
import { Trouble } from "../app/trouble";
import { Icon, names } from "../art";
import { Announcer, announce, arrive, Chooser, knowFacts, Moving, PlayContext, Tips } from "../board";
import { awaited } from "../rest";
import { faceOf, type GameFace } from "../table/face";
import { Prompt } from "../table/prompt";
import { ruleId } from "../table/reference";
import { TroubleLine } from "../table/trouble_line";
import { usePlayAt } from "../table/use_play";
import { useWords, WordsContext } from "../table/words";
import { gameAtHand, language, learn, learned, t, wordsFor } from "../words";
import { lookUp, usualPieces } from "./illustrations";
import { factsName } from "./picture";
import { Task } from "./task";
import { TryStore } from "./try_store";
import "../table/table.css";
import "../table/around.css";
import "../table/widths.css";
import "./try.css";

/** An example of the rules, opened to be tried: the real boards, everything can be taken back, nothing is kept. */
export function TryPage({ game, example: name }: { game: string; example: string }) {
  const found = useSignal<{ store: TryStore; face: GameFace } | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    gameAtHand.value = game;
    found.value = null;
    const open = async () => {
      const [shown, pieces, face] = await Promise.all([
        lookUp(game),
        usualPieces(game),
        faceOf(game),
        learn(language.value, game),
      ]);
      const example = shown.examples.find((one) => one.name === name);
      if (!example) {
        go(`/rules/${game}`, true);
        return;
      }
      knowFacts(factsName(game), pieces?.values ?? null);
      const store = new TryStore(game, example, factsName(game));
      await store.start();
      found.value = { store, face };
    };
    awaited(open()).catch((why: unknown) => (error.value = why));
    return () => {
      gameAtHand.value = null;
    };
  }, [game, name]);

  const names = found.value?.store.names.value;
  const words = useMemo(() => wordsFor(game, names ?? []), [game, names, language.value, learned.value]);
  if (error.value !== null) {
    return (
      <main class="table-lost">
        <Trouble error={error.value} />
        <Link to={`/rules/${game}`} class="button">
          {t("try-back")}
        </Link>
      </main>
    );
  }
  if (!found.value) return <main class="table-lost" aria-busy="true" />;
  return (
    <WordsContext.Provider value={words}>
      <TryRoom key={name} {...found.value} />
    </WordsContext.Provider>
  );
}

/** Where the rules were left: at a table, or on their own page. */
function wayBack(example: Example, game: string): string {
  const table = new URLSearchParams(address.value.split("?")[1]?.split("#")[0] ?? "").get("table") ?? "";
  // Nothing but a table's own address.
  const at = match("/t/:id", `/t/${table}`)?.id;
  return at && /^[\w-]+$/.test(at) ? `/t/${at}#rule-${example.section}` : `/rules/${game}#${example.section}`;
}

function TryRoom({ store, face }: { store: TryStore; face: GameFace }) {
  const words = useWords();
  const { example, game } = store;
  const back = wayBack(example, game);
  const openRule = (rule: string) => go(`/rules/${game}#${ruleId(rule).replace(/^rule-/, "")}`);
  const play = usePlayAt(store, face, words, openRule, (question) => question?.answer(true));
  const situation = store.situation.value;
  useEffect(() => {
    addEventListener("pointerdown", arrive, true);
    addEventListener("keydown", arrive, true);
    return () => {
      removeEventListener("pointerdown", arrive, true);
      removeEventListener("keydown", arrive, true);
    };
  }, []);
  useEffect(() => {
    if (store.isDone) announce(t("try-done"));
  }, [situation]);
  const view = situation?.view ?? null;
  const now = view ? face.now?.(view as never) : null;
  const mine = situation?.prompt !== null;
  return (
    <PlayContext.Provider value={play}>
      <div class="table try" data-panel="board" data-n={situation?.n} data-done={store.isDone || undefined}>
        <a class="skip" href="#main">
          {t("skip-to-board")}
        </a>
        <header class="table-head">
          <Link to={back} class="button small try-back">
            <Icon name="back" size={16} />
            {t("try-back")}
          </Link>
          <h1>
            <span class={names("table-title", now && "unseen-phone")}>{words.t(`rule-${example.section}`)}</span>
            {now && <span class="table-now">{words.say(now)}</span>}
          </h1>
          <span class="grow" />
          <ThemeButton />
        </header>
        <div class="table-top">
          <Task store={store} back={back} />
          {mine && <Prompt store={store} face={face} finish={() => undefined} />}
          <TroubleLine store={store} />
        </div>
        <main class="table-board" id="main" tabIndex={face.plain ? 0 : -1}>
          {view !== null && (
            <Moving class="table-moving">
              <face.Board view={view as never} seat={play.seat} names={store.names.value} table={factsName(game)} />
            </Moving>
          )}
        </main>
        <Tips />
        <Chooser />
        <Announcer />
      </div>
    </PlayContext.Provider>
  );
}
