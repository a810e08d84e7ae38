import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { Catalogue, Game, ListedTable } from "../api/schema";
import { Icon, names } from "../art";
import { t } from "../words";
import { GameCover } from "./cover";
import { GamesOver, GamesUnderWay, useMyGames } from "./my_games";
import { go, Link } from "./router";
import { BadFile, Trouble } from "./trouble";
import "./start.css";

/** Cards whose room is kept until the games are known, so that nothing jumps. */
const ROOM = [0, 1];

export function Start() {
  const catalogue = useSignal<Catalogue | null>(null);
  const error = useSignal<unknown>(null);
  const unread = useSignal<unknown>(null);

  const fail = (found: unknown) => (error.value = found);
  const mine = useMyGames(fail);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") mine.look();
    };
    api.games().then((found) => (catalogue.value = found), fail);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  const bring = async (file: File | undefined) => {
    if (!file) return;
    unread.value = null;
    try {
      go(`/t/${(await api.bring(parsed(await file.text()))).id}`);
    } catch (found) {
      unread.value = found;
    }
  };

  return (
    <div class="start">
      <section class="start-head">
        <h1>{t("burgher")}</h1>
        <p>{t("tagline")}</p>
      </section>
      {error.value !== null && <Trouble error={error.value} close={() => (error.value = null)} />}
      <GamesUnderWay tables={mine.tables} forget={mine.forget} />
      <section class="games" aria-label={t("new-game")}>
        {catalogue.value?.games.map((game) => (
          <GameCard key={game.name} game={game} known={knows(mine.tables, game.name)} />
        )) ??
          (error.value === null && ROOM.map((k) => <div key={k} class="game-card to-come" />))}
      </section>
      <GamesOver tables={mine.tables} more={mine.more} forget={mine.forget} />
      {unread.value !== null && <Trouble error={unread.value} close={() => (unread.value = null)} />}
      <label class="button quiet bring">
        <Icon name="share" />
        {t("open-record")}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            void bring(file);
            // The same file, mended, can be chosen again.
            event.currentTarget.value = "";
          }}
        />
      </label>
    </div>
  );
}

/** A record in a file. */
function parsed(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === "object" && found !== null && !Array.isArray(found)) return found as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new BadFile();
}

/** Whether somebody has played a game or one of its lessons to the end. */
export function knows(tables: readonly ListedTable[], game: string): boolean {
  return tables.some(
    (table) => table.game === game && (table.status === "over" || (table.lesson !== null && table.chapter === null)),
  );
}

/** Whoever has played a game or a lesson to its end is not asked whether they have never played it. */
function GameCard({ game, known }: { game: Game; known: boolean }) {
  const [least, most] = [game.players[0] ?? 1, game.players.at(-1) ?? 1];
  const minutes = game.lessons[0]?.minutes ?? null;
  return (
    <div class="game-card-whole">
      <Link to={`/new/${game.name}`} class="game-card">
        <GameCover game={game.name} />
        <div class="game-card-text">
          <h2>{t(`title-${game.name}`)}</h2>
          <p class="soft">{t(`about-${game.name}`)}</p>
          <p class="row small">
            <Icon name="people" size={18} />
            {t("for-players", { least, most })}
            <span class="grow" />
            <span class="button primary">
              <Icon name="play" size={16} />
              {t("play")}
            </span>
          </p>
        </div>
      </Link>
      {minutes !== null && (
        <Link to={`/learn/${game.name}`} class={names("game-learn", known && "known")}>
          <Icon name="learn" size={22} />
          {known
            ? t("learn-title", { game: t(`title-${game.name}`) })
            : t("learn-new-here", { game: t(`title-${game.name}`), minutes })}
        </Link>
      )}
      {game.exercises > 0 && (
        <Link to={`/practice/${game.name}`} class="button quiet game-box">
          <Icon name="check" size={20} />
          {t("practice-here", { count: game.exercises })}
        </Link>
      )}
      {game.boxed && (
        <Link to={`/box/${game.name}`} class="button quiet game-box">
          <Icon name="box" size={20} />
          {t("box-own", { game: t(`title-${game.name}`) })}
        </Link>
      )}
    </div>
  );
}
