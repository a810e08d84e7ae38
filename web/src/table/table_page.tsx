import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Dialog } from "../app/dialog";
import { foresee, later } from "../app/later";
import { Link } from "../app/router";
import { Settings, SettingsButton, ThemeButton } from "../app/shell";
import { day } from "../app/times";
import { Trouble } from "../app/trouble";
import { Art, Icon, type IconName, logo, names, wear } from "../art";
import {
  Announcer,
  announce,
  arrive,
  Chooser,
  LookContext,
  Moving,
  onlySeat,
  PlayContext,
  Tips,
  tellTitles,
  usePlay,
} from "../board";
import { TablePieces } from "../box/at_table";
import { adviceAt } from "../coach/hints";
import { pointedAt } from "../lesson/pointing";
import { awaited, notAtRestWhile } from "../rest";
import type { Wanted } from "../rules/rules";
import { isWidth } from "../widths";
import { gameAtHand, language, learn, learned, TO_READ, t, wordsFor } from "../words";
import { ActionsPanel } from "./actions_panel";
import { callBack, showTurn } from "./alerts";
import { ChatPanel } from "./chat_panel";
import { Curtain } from "./curtain";
import { faceOf, type GameFace } from "./face";
import { FirstTip } from "./first_tip";
import { Invite } from "./invite";
import { LogPanel } from "./log_panel";
import { Prompt } from "./prompt";
import { replaySpeed, useEarlierShow, useMoment, useReplayShow } from "./replay";
import { Seats } from "./seats";
import { play as sound } from "./sounds";
import { StageBar, useFollowing, useNews, useStage } from "./stage";
import { TableStore } from "./store";
import { TroubleLine } from "./trouble_line";
import { type Question, still, usePlayAt } from "./use_play";
import { useWords, WordsContext } from "./words";
import "./table.css";
import "./stage.css";
import "./around.css";
import "./end.css";
import "./replay.css";
import "./widths.css";
import "./medium.css";
import "./strip.css";

const PANELS = ["board", "log", "chat", "actions", "rules"] as const;
type Panel = (typeof PANELS)[number];
const NOWHERE: readonly string[] = [];
const ICONS: Record<Panel, IconName> = { board: "board", log: "scroll", chat: "chat", actions: "list", rules: "book" };

// What the first look at a board does without.
const Companion = later(() => import("../lesson/companion").then((found) => found.Companion), ["lessons"]);
const EndScreen = later(() => import("./end_screen").then((found) => found.EndScreen), ["coach"]);
const HintMarks = later(() => import("../coach/hint_panel").then((found) => found.HintMarks), ["coach", "analysis"]);
const HintPanel = later(() => import("../coach/hint_panel").then((found) => found.HintPanel), ["coach", "analysis"]);
const Lobby = later(() => import("./lobby").then((found) => found.Lobby));
const RatedMoment = later(
  () => import("../coach/rated_moment").then((found) => found.RatedMoment),
  ["coach", "analysis"],
);
const ReplayActs = later(() => import("./replay_bar").then((found) => found.ReplayActs), ["coach", "analysis"]);
const ReplayBar = later(() => import("./replay_bar").then((found) => found.ReplayBar), ["coach", "analysis"]);
const RulesPanel = later(() => import("./rules_panel").then((found) => found.RulesPanel), ["rules"]);
const SeatDialog = later(() => import("./seat_dialog").then((found) => found.SeatDialog));

/** A table: waiting, running or over; or, at `moment`, as it was then. */
export function TablePage({ id, moment }: { id: string; moment: number | null }) {
  const store = useMemo(() => new TableStore(id), [id]);
  const face = useSignal<GameFace | null>(null);
  const error = useSignal<unknown>(null);

  useEffect(() => {
    error.value = null;
    face.value = null;
    const open = async () => {
      await store.start();
      const game = store.table.value?.game ?? "";
      gameAtHand.value = game;
      const [found] = await Promise.all([
        faceOf(game),
        learn(language.value, game, []),
        // What is to be seen at once comes with the board.
        store.table.value?.lesson ? Companion.bring() : null,
        store.table.value?.status === "waiting" ? Lobby.bring() : null,
        moment === null ? null : Promise.all([ReplayBar.bring(), ReplayActs.bring(), RatedMoment.bring()]),
      ]);
      face.value = found;
    };
    awaited(open()).catch((found: unknown) => (error.value = found));
    const settled = notAtRestWhile(store.expecting);
    return () => {
      settled();
      gameAtHand.value = null;
      store.close();
      wear([]);
      showTurn(false, t("burgher"));
    };
  }, [store]);

  const table = store.table.value;
  const words = useMemo(
    () => (table ? wordsFor(table.game, store.names.value) : null),
    [table?.game, store.names.value, language.value, learned.value],
  );
  useMemo(() => table && wear(table.seats.map((seat) => seat.colour)), [table]);
  if (error.value !== null) {
    return (
      <main class="table-lost">
        <Trouble error={error.value} />
        <Link to="/" class="button">
          {t("home")}
        </Link>
      </main>
    );
  }
  if (!table || !face.value || !words) return <main class="table-lost" aria-busy="true" />;
  return (
    <WordsContext.Provider value={words}>
      <TableRoom key={id} store={store} face={face.value} moment={moment} />
    </WordsContext.Provider>
  );
}

function TableRoom({ store, face, moment }: { store: TableStore; face: GameFace; moment: number | null }) {
  const words = useWords();
  // Whoever comes back from an example of the rules finds them where they were left.
  const left = useRef(/^#rule-(.+)$/.exec(location.hash)?.[1] ?? null).current;
  const panel = useSignal<Panel>(left ? "rules" : isWidth("small") ? "board" : "log");
  const rule = useSignal<Wanted | null>(left ? { rule: left } : null);
  const ended = useSignal(false);
  const asked = useSignal<number | null>(null);
  const inviting = useSignal(false);
  const question = useSignal<Question | null>(null);
  const replaySeat = useSignal<number | null>(store.seat.value);
  const table = store.table.value;
  const situation = store.situation.value;

  // A window that is made small shows the board, not the panel that lay beside it; made wide again, the log.
  const small = isWidth("small");
  // Beside the board there is room for what the coach says; else it lies over the board, which stays where it is.
  const narrow = isWidth("narrow");
  /** What can be done with a replay stands in the head of the page, so that the replay is one row. */
  const aside = moment !== null && !isWidth("plain");
  const kept = useRef(left !== null);
  useEffect(() => {
    if (kept.current) kept.current = false;
    else if (small) panel.value = "board";
    else if (panel.value === "board") panel.value = "log";
  }, [small]);

  const showBoard = () => {
    if (small) panel.value = "board";
  };
  const openRule = (at: string) => {
    rule.value = { rule: at };
    panel.value = "rules";
  };
  const choosePanel = (one: Panel) => {
    // Opened anew, the rules begin where the game is, not at what was asked for before.
    if (one !== panel.value) rule.value = null;
    panel.value = one;
  };
  const live = usePlayAt(store, face, words, openRule, (found) => (question.value = found));
  const shown = useMoment(store, moment, replaySeat);
  // Before the game has begun there was nothing to see.
  store.telling.stage = (events, before, after) =>
    face.show?.(events, before.view ?? after.view, after.view, after.seat) ?? null;
  const past = useReplayShow(store, face, shown);
  useEarlierShow(store, face, moment === null && situation?.over === true);
  const stage = useStage(
    moment === null ? store.showing.value : past.showing,
    moment === null ? 1 : replaySpeed.value,
    () => (moment === null ? store.telling.endShow() : past.end()),
  );
  const again = moment === null ? store.telling.lastShow.value : past.possible;
  const news = useNews(
    moment === null ? store.news.value : past.news,
    moment === null ? store.seat.value : null,
    face,
    stage === null,
  );
  const taught = moment === null && situation?.lesson != null && situation.lesson.kind !== "over";
  // Who does something is always in sight; what they do need not be.
  const deeds = moment === null ? news.filter((place) => !place.startsWith("seat-")) : NOWHERE;
  const watches = situation?.lesson?.kind === "watch" && !situation.lesson.astray && stage === null;
  const follows = useFollowing(deeds, taught && !situation.held, watches);
  const isStill = moment !== null || stage !== null || follows;
  const play = isStill ? still(words, moment ?? -1, moment === null ? live.seat : replaySeat.value, live) : live;
  const view = stage ? stage.step.view : moment === null ? (situation?.view ?? null) : (shown?.view ?? null);

  // The log goes as far as the board: to the moment that has come, and not into what is still being told of it.
  const upto = moment === null ? null : (shown?.moment ?? moment) - Number(past.untold);
  const told = useMemo(
    () => [
      ...store.before.value,
      ...(moment === null ? store.log.value : store.log.value.filter((event) => event.moment <= moment)),
    ],
    [store.before.value, store.log.value, moment],
  );

  useAlerts(store, moment === null, () => (ended.value = true));
  const { at = [], wanted = [] } = situation?.lesson ?? {};
  const led = taught && at.length + wanted.length > 0 ? () => pointedAt(at, wanted, live.legal) : null;
  const look = { places: stage?.step.places ?? deeds, follow: stage !== null || follows, led };

  useEffect(() => {
    const game = table?.game ?? "";
    const words = () => learn(language.value, game, [...TO_READ, "coach", "analysis", "errors"]);
    const drawings = () => import("../rules/illustrations").then((found) => found.bringDrawings(game));
    const parts = [
      RulesPanel,
      HintPanel,
      HintMarks,
      SeatDialog,
      Settings,
      ReplayBar,
      ReplayActs,
      RatedMoment,
      EndScreen,
    ];
    return foresee(words, drawings, ...parts.map((part) => part.bring));
  }, [table?.game, language.value]);

  useEffect(tellTitles, []);
  // Whoever goes on does not have to wait for pieces on their way.
  useEffect(() => {
    addEventListener("pointerdown", arrive, true);
    addEventListener("keydown", arrive, true);
    return () => {
      removeEventListener("pointerdown", arrive, true);
      removeEventListener("keydown", arrive, true);
    };
  }, []);

  if (!table) return null;
  const title = t(`title-${table.game}`);
  const own = store.seat.value ?? table.mine[0];
  const now = view ? face.now?.(view) : null;
  /** Beside the board there is nothing, or one's own. */
  const crowded = small || (isWidth("medium") && play.seat !== null);
  const advised = moment === null && adviceAt(store).hint.value !== null;
  return (
    <PlayContext.Provider value={play}>
      <div
        class="table"
        data-panel={panel.value}
        data-replay={moment !== null || undefined}
        data-n={situation?.n}
        data-over={situation?.over || undefined}
      >
        <a class="skip" href="#main">
          {t("skip-to-board")}
        </a>
        <header class="table-head">
          <Link to="/" class="brand" label={t("home")}>
            <Art of={logo} size={32} />
          </Link>
          <h1>
            {/* On a phone the month says more than the name of the game, and by the arms one knows it. */}
            <span class={names("table-title", now && "unseen-phone")}>{title}</span>
            {now && <span class="table-now">{words.say(now)}</span>}
          </h1>
          <ConnectionSign store={store} />
          <span class="grow" />
          {aside && (
            <div class="row replay-acts">
              <ReplayActs store={store} moment={moment} seat={replaySeat} />
            </div>
          )}
          {again && !stage && (
            <button
              type="button"
              class="round quiet show-again"
              aria-label={t("show-again", { what: words.say(again.title) })}
              title={t("show-again", { what: words.say(again.title) })}
              onClick={() => (moment === null ? store.telling.showAgain() : past.again())}
            >
              <Icon name="eye" />
            </button>
          )}
          <TablePieces table={table} brief />
          {moment === null && table.moment > 0 && (
            <Link
              to={`/t/${store.id}/at/${situation?.moment ?? table.moment}`}
              class="round quiet"
              label={t("look-back")}
            >
              <Icon name="clock" />
            </Link>
          )}
          <button
            type="button"
            class="round quiet"
            aria-label={t("invite")}
            title={t("invite")}
            onClick={() => (inviting.value = true)}
          >
            <Icon name="link" />
          </button>
          {own !== undefined && table.status === "playing" && (
            <button
              type="button"
              class="round quiet"
              aria-label={t("my-seat")}
              title={t("my-seat")}
              onClick={() => (asked.value = own)}
            >
              <Icon name="person" />
            </button>
          )}
          <ThemeButton />
          <SettingsButton />
        </header>
        <div class="table-top">
          {moment !== null ? (
            <ReplayBar
              store={store}
              moment={moment}
              shown={shown}
              seat={replaySeat}
              stage={stage}
              judged={crowded}
              aside={aside}
            />
          ) : stage ? (
            <div class="stage-place">
              <StageBar stage={stage} />
            </div>
          ) : (
            table.status !== "waiting" && <Prompt store={store} face={face} finish={() => (ended.value = true)} />
          )}
          <TroubleLine store={store} />
          {moment === null && !stage && <FirstTip store={store} face={face} />}
          {table.removed_at !== null && <p class="soft small">{t("table-ends-on", { date: day(table.removed_at) })}</p>}
        </div>
        <Seats
          store={store}
          face={face}
          view={view}
          turn={moment === null ? (situation?.over ? null : (situation?.turn ?? null)) : (shown?.turn ?? null)}
          told={stage ? onlySeat(stage.step.places) : situation?.lesson?.kind === "read" ? store.seat.value : null}
          open={(seat) => (asked.value = seat)}
        />
        <main class="table-board" id="main" tabIndex={face.plain ? 0 : -1}>
          {table.status === "waiting" ? (
            <Lobby store={store} />
          ) : table.status === "closed" ? (
            <p class="table-closed">{t("table-closed")}</p>
          ) : view ? (
            <LookContext.Provider value={look}>
              <Moving class="table-moving">
                <face.Board view={view} seat={play.seat} names={store.names.value} table={store.id} told={told} />
              </Moving>
            </LookContext.Provider>
          ) : null}
        </main>
        {advised && narrow && <HintPanel store={store} />}
        <aside class="table-side">
          {advised && !narrow && <HintPanel store={store} />}
          {moment !== null && !crowded && !stage && (
            <RatedMoment table={store.id} moment={moment} over={table.status === "over" || table.status === "record"} />
          )}
          <PanelTabs panel={panel.value} choose={choosePanel} store={store} />
          <div class="panel" role="tabpanel" aria-label={t(`panel-${panel.value}`)}>
            {(panel.value === "log" || panel.value === "board") && (
              <LogPanel key={panel.value} store={store} face={face} upto={upto} reveal={showBoard} />
            )}
            {panel.value === "chat" && <ChatPanel store={store} />}
            {panel.value === "actions" && <ActionsPanel store={store} />}
            {panel.value === "rules" && <RulesPanel store={store} at={rule.value} over={face.tieRule} />}
          </div>
        </aside>
        {advised && <HintMarks store={store} />}
        <Tips />
        <Chooser />
        {moment === null && table.lesson !== null && (
          <Companion store={store} waits={follows} panel={panel.value} rule={rule.value} showBoard={showBoard} />
        )}
        <Curtain store={store} />
        {ended.value && <EndScreen store={store} face={face} close={() => (ended.value = false)} />}
        {asked.value !== null && <SeatDialog store={store} number={asked.value} close={() => (asked.value = null)} />}
        {inviting.value && (
          <Dialog title={t("invite")} close={() => (inviting.value = false)}>
            {moment === null && <p class="soft">{t("invite-hint")}</p>}
            <Invite table={store.id} moment={moment} />
          </Dialog>
        )}
        {question.value && <Confirm question={question.value} close={() => (question.value = null)} />}
        <Announcer />
      </div>
    </PlayContext.Provider>
  );
}

/** Tells the player, wherever they look, that it is their turn or that the game is over; and reads what others do. */
function useAlerts(store: TableStore, live: boolean, finish: () => void): void {
  const words = useWords();
  const situation = store.situation.value;
  const table = store.table.value;
  const before = useRef<{ mine: boolean; over: boolean; log: number } | null>(null);
  useEffect(() => {
    // What is told piece by piece is seen first.
    if (!situation || !table || store.showing.value !== null) return;
    const title = `${t(`title-${table.game}`)} · ${t("burgher")}`;
    const mine = !situation.over && situation.turn !== null && table.mine.includes(situation.turn);
    showTurn(mine && live, title);
    const was = before.current;
    before.current = { mine, over: situation.over, log: store.log.value.length };
    if (!was || !live) return;
    if (mine && !was.mine) callBack(t("your-turn"), title);
    if (situation.over && !was.over) {
      sound("end");
      finish();
    }
    const news = store.log.value.slice(was.log).map((event) => words.say(event));
    if (news.length) announce(news.slice(-6).join(" "));
  }, [situation, store.showing.value]);
}

function PanelTabs({ panel, choose, store }: { panel: Panel; choose: (panel: Panel) => void; store: TableStore }) {
  const lines = store.lines.value.filter((line) => line.words !== null).length;
  const read = useRef(lines);
  if (panel === "chat") read.current = lines;
  const unread = lines - read.current;
  return (
    <div class="tabs" role="tablist" aria-label={t("panels")}>
      {PANELS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          class={`tab tab-${one}`}
          aria-selected={panel === one}
          onClick={() => choose(one)}
        >
          <Icon name={ICONS[one]} size={20} />
          <span>{t(`panel-${one}`)}</span>
          {one === "chat" && unread > 0 && <span class="unread">{unread}</span>}
        </button>
      ))}
    </div>
  );
}

function ConnectionSign({ store }: { store: TableStore }) {
  if (store.connection.value !== "lost") return null;
  return (
    <span class="tag" role="status">
      <Icon name="offline" size={16} />
      {t("connection-lost")}
    </span>
  );
}

/** Asked only where something would be thrown away. */
function Confirm({ question, close }: { question: Question; close: () => void }) {
  const words = useWords();
  const { label } = usePlay();
  const answer = (yes: boolean) => {
    question.answer(yes);
    close();
  };
  return (
    <Dialog title={t("are-you-sure")} close={() => answer(false)}>
      <p>{words.say(question.message)}</p>
      <div class="dialog-foot">
        <button
          type="button"
          class={names("button", question.message.forward && "primary")}
          data-yes
          onClick={() => answer(true)}
        >
          {question.acts[0] ? label(question.acts[0]) : t("yes")}
        </button>
        <button
          type="button"
          class={names("button whole", !question.message.forward && "primary")}
          onClick={() => answer(false)}
        >
          {t("not-yet")}
        </button>
      </div>
    </Dialog>
  );
}
