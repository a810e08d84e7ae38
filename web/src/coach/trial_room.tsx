import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { go, Link } from "../app/router";
import { ThemeButton } from "../app/shell";
import { Icon, names } from "../art";
import { Announcer, arrive, Chooser, Moving, PlayContext, Tips } from "../board";
import type { GameFace } from "../table/face";
import { Prompt } from "../table/prompt";
import { ruleId } from "../table/reference";
import { Seats } from "../table/seats";
import { TroubleLine } from "../table/trouble_line";
import { usePlayAt } from "../table/use_play";
import { useWords } from "../table/words";
import { isWidth } from "../widths";
import { t } from "../words";
import type { TrialStore } from "./trial_store";
import "../table/table.css";
import "../table/around.css";
import "../table/widths.css";
import "./trial.css";

/** A position on the real boards, to try things out in; beside it somebody who asks and judges. */
export function TrialRoom({
  store,
  face,
  game,
  title,
  back,
  facts,
  playing,
  children,
}: {
  store: TrialStore;
  face: GameFace;
  game: string;
  title: string;
  back: { to: string; label: string };
  facts: string;
  /** Whether something can still be tried. */
  playing: boolean;
  children: ComponentChildren;
}) {
  const words = useWords();
  const openRule = (rule: string) => go(`/rules/${game}#${ruleId(rule).replace(/^rule-/, "")}`);
  const live = usePlayAt(store, face, words, openRule, (question) => question?.answer(true));
  const play = playing ? live : { ...live, legal: [] };
  const situation = store.situation.value;
  useEffect(() => {
    addEventListener("pointerdown", arrive, true);
    addEventListener("keydown", arrive, true);
    return () => {
      removeEventListener("pointerdown", arrive, true);
      removeEventListener("keydown", arrive, true);
    };
  }, []);
  const view = situation?.view ?? null;
  const now = view ? face.now?.(view as never) : null;
  return (
    <PlayContext.Provider value={play}>
      <div class={names("table", "trial")} data-panel="board" data-n={situation?.n}>
        <a class="skip" href="#main">
          {t("skip-to-board")}
        </a>
        <header class="table-head">
          <Link to={back.to} class="button small">
            <Icon name="back" size={16} />
            {back.label}
          </Link>
          <h1>
            <span class={names("table-title", now && "unseen-phone")}>{title}</span>
            {now && <span class="table-now">{words.say(now)}</span>}
          </h1>
          <span class="grow" />
          <ThemeButton />
        </header>
        <aside class="trial-side" aria-label={t("coach")}>
          {children}
          {!isWidth("small") && !isWidth("medium") && (
            <Seats store={store} face={face} view={view} turn={situation?.turn ?? null} open={() => undefined} />
          )}
        </aside>
        <div class="table-top">
          {playing && situation?.prompt && <Prompt store={store} face={face} finish={() => undefined} />}
          <TroubleLine store={store} />
        </div>
        <main class="table-board" id="main" tabIndex={face.plain ? 0 : -1}>
          {view !== null && (
            <Moving class="table-moving">
              <face.Board view={view as never} seat={play.seat} names={store.names.value} table={facts} />
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
