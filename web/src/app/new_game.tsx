import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { Catalogue, Choice, Game, Level, NewSeat } from "../api/schema";
import { type Colour, Icon, settled } from "../art";
import { LONGEST_NAME } from "../limits";
import { awaited } from "../rest";
import { isWidth } from "../widths";
import { choiceInWords, language, learn, TO_READ, t, wordsFor } from "../words";
import { ColourChoice } from "./colour_choice";
import { GameTitle, inShortOf } from "./cover";
import { useGameAtHand } from "./game_at_hand";
import { later } from "./later";
import { AboutLevel, levelTitle } from "./levels";
import { type Pieces, PiecesChoice, wishedPieces } from "./pieces_choice";
import { myColour, myName } from "./preferences";
import { go, Link } from "./router";
import { Trouble } from "./trouble";
import "./start.css";

const InShort = later(() => import("../rules/in_short").then((found) => found.InShort), TO_READ);

type Who = NewSeat["who"];
export interface Sitting {
  who: Who;
  name: string;
  level: string;
  /** What was chosen for it. */
  colour: Colour | null;
}
type Values = Record<string, Choice["default"]>;

/** Sets up a table: who sits where, and what is played. The defaults can be played at once. */
export function NewGame({ game: name }: { game: string }) {
  const catalogue = useSignal<Catalogue | null>(null);
  const error = useSignal<unknown>(null);
  useGameAtHand(name);
  useEffect(() => {
    // The options are told in the game's own words, which come first.
    Promise.all([api.games(), awaited(learn(language.value, name))]).then(
      ([found]) => (catalogue.value = found),
      (found) => (error.value = found),
    );
  }, [name]);
  const game = catalogue.value?.games.find((one) => one.name === name);
  if (error.value !== null) return <Trouble error={error.value} />;
  if (!catalogue.value) return null;
  if (!game) return <p>{t("error-no-game", { game: name, games: [] })}</p>;
  return <Setup game={game} levels={catalogue.value.levels} />;
}

function defaultSeats(game: Game, level: string): Sitting[] {
  const count = game.players.includes(3) ? 3 : (game.players[0] ?? 2);
  return Array.from({ length: count }, (_, k) => ({
    who: k === 0 ? "me" : "bot",
    name: "",
    level,
    colour: k === 0 ? myColour.value : null,
  }));
}

function Setup({ game, levels }: { game: Game; levels: readonly Level[] }) {
  const level = (levels[Math.min(1, levels.length - 1)] ?? levels[0])?.name ?? "";
  const seats = useSignal<readonly Sitting[]>(defaultSeats(game, level));
  const values = useSignal<Values>({});
  const pieces = useSignal<Pieces>(wishedPieces());
  const shuffle = useSignal(true);
  const hints = useSignal(false);
  const busy = useSignal(false);
  const error = useSignal<unknown>(null);
  const count = seats.value.length;
  const [least, most] = [game.players[0] ?? 1, game.players.at(-1) ?? 1];
  // Where who plays and how stand beside each other, there is room below to say what.
  const spacious = !isWidth("narrow");

  const change = (at: number, to: Partial<Sitting>) => {
    seats.value = seats.value.map((seat, k) => (k === at ? { ...seat, ...to } : seat));
  };

  const start = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    error.value = null;
    try {
      const table = await api.open({
        game: game.name,
        seats: wished(seats.value, shuffle.value, myName.value),
        options: values.value,
        ...pieces.value,
        shuffle: shuffle.value,
        hints: hints.value && together(seats.value),
      });
      go(`/t/${table.id}`);
    } catch (found) {
      error.value = found;
      busy.value = false;
    }
  };

  return (
    <form class="setup" onSubmit={start}>
      <div class="row wrap">
        <GameTitle game={game.name} below={<About game={game} />}>
          {t(`title-${game.name}`)}
        </GameTitle>
        {game.lessons.length > 0 && (
          <Link to={`/learn/${game.name}`} class="button small">
            <Icon name="learn" size={18} />
            {t("learn")}
          </Link>
        )}
        <Link to={`/rules/${game.name}`} class="button small">
          <Icon name="book" size={18} />
          {t("panel-rules")}
        </Link>
      </div>
      <section class="sheet stack">
        <h2>{t("seats")}</h2>
        <ol class="setup-seats">
          {seats.value.map((seat, k) => (
            <SeatRow
              key={k}
              number={k}
              seats={seats.value}
              seat={seat}
              levels={levels}
              change={(to) => change(k, to)}
            />
          ))}
        </ol>
        <div class="row wrap">
          <button
            type="button"
            class="button small"
            disabled={count >= most}
            onClick={() => (seats.value = [...seats.value, { who: "bot", name: "", level, colour: null }])}
          >
            <Icon name="plus" size={16} />
            {t("more-seats")}
          </button>
          <button
            type="button"
            class="button small"
            disabled={count <= least}
            onClick={() => (seats.value = seats.value.slice(0, -1))}
          >
            <Icon name="minus" size={16} />
            {t("fewer-seats")}
          </button>
          <label class="row">
            <input
              type="checkbox"
              checked={shuffle.value}
              onChange={(event) => (shuffle.value = event.currentTarget.checked)}
            />
            {t("shuffle-seats")}
          </label>
          {together(seats.value) && (
            <label class="row">
              <input
                type="checkbox"
                checked={hints.value}
                onChange={(event) => (hints.value = event.currentTarget.checked)}
              />
              {t("hints-allow")}
            </label>
          )}
        </div>
        <AboutCount game={game} players={count} />
      </section>
      <div class="setup-game">
        <Options game={game} players={count} values={values} />
        <PiecesChoice game={game} chosen={pieces} />
        <div class="setup-go">
          {error.value !== null && <Trouble error={error.value} words={wordsFor(game.name)} />}
          <button type="submit" class="button primary big" disabled={busy.value}>
            <Icon name="play" />
            {seats.value.some((seat) => seat.who === "open") ? t("open-table") : t("start-game")}
          </button>
        </div>
      </div>
      {spacious && <InShort game={game.name} sections={inShortOf(game.name)} />}
    </form>
  );
}

/** What the game is about, where the window has room to say it again. */
function About({ game }: { game: Game }) {
  const [least, most] = [game.players[0] ?? 1, game.players.at(-1) ?? 1];
  return (
    <div class="setup-about">
      <p class="soft">{t(`about-${game.name}`)}</p>
      <p class="row small">
        <Icon name="people" size={18} />
        {t("for-players", { least, most })}
      </p>
    </div>
  );
}

/** What is different with so few, in the game's own words: it should surprise nobody at the table. */
function AboutCount({ game, players }: { game: Game; players: number }) {
  const words = wordsFor(game.name);
  const id = `about-players-${players}`;
  return words.has(id) ? <p class="soft small">{words.t(id)}</p> : null;
}

/** Whether several people play: then hints are for those who agreed on them. */
function together(seats: readonly Sitting[]): boolean {
  return seats.filter(({ who }) => who !== "bot").length > 1;
}

/** What is asked of the server for the seats. Mixed, they keep the colours that they were shown with: else somebody who
 *  was red would sit down in blue. Where friends may come, those choose among what is left. */
export function wished(seats: readonly Sitting[], mixed: boolean, myName: string): NewSeat[] {
  const shown = settled(seats.map(({ colour }) => colour));
  const comes = seats.some(({ who }) => who === "open");
  return seats.map(({ who, level, name, colour: chosen }, k) => {
    const keeps = mixed && (who === "me" || who === "here" || !comes);
    const colour = chosen ?? (keeps ? (shown[k] ?? null) : null);
    if (who === "bot") return { who, level, colour };
    if (who === "open") return { who, colour };
    return { who, name: (who === "me" ? myName : name).trim() || null, colour };
  });
}

function SeatRow({
  number,
  seats,
  seat,
  levels,
  change,
}: {
  number: number;
  seats: readonly Sitting[];
  seat: Sitting;
  levels: readonly Level[];
  change: (to: Partial<Sitting>) => void;
}) {
  const label = t("seat-number", { number: number + 1 });
  return (
    <li>
      <ColourChoice
        seat={label}
        value={settled(seats.map(({ colour }) => colour))[number] ?? "red"}
        taken={seats.map(({ colour }, k) => (k === number ? null : colour))}
        choose={(colour) => {
          if (seat.who === "me") myColour.value = colour;
          change({ colour });
        }}
      />
      <select
        aria-label={t("who-sits-here", { seat: label })}
        value={seat.who === "bot" ? `bot ${seat.level}` : seat.who}
        onChange={(event) => {
          const [who = "me", level = seat.level] = event.currentTarget.value.split(" ");
          change({ who: who as Who, level });
        }}
      >
        <option value="me">{t("who-me")}</option>
        <option value="here">{t("who-here")}</option>
        <option value="open">{t("who-open")}</option>
        <optgroup label={t("who-bot")}>
          {levels.map((level) => (
            <option key={level.name} value={`bot ${level.name}`}>
              {t("who-bot-level", { level: levelTitle(level.name, levels) })}
            </option>
          ))}
        </optgroup>
      </select>
      {(seat.who === "me" || seat.who === "here") && (
        <input
          type="text"
          maxLength={LONGEST_NAME}
          aria-label={t("name-of", { seat: label })}
          placeholder={t("your-name")}
          value={seat.who === "me" ? myName.value : seat.name}
          onInput={(event) => {
            if (seat.who === "me") myName.value = event.currentTarget.value;
            else change({ name: event.currentTarget.value });
          }}
        />
      )}
      {seat.who === "open" && <span class="soft small">{t("open-hint")}</span>}
      {seat.who === "bot" && <AboutLevel level={seat.level} levels={levels} />}
    </li>
  );
}

function Options({ game, players, values }: { game: Game; players: number; values: Signal<Values> }) {
  const words = wordsFor(game.name);
  const offered = game.options.filter((option) => isOffered(option, game, players, values.value));
  if (offered.length === 0) return null;
  const set = (option: Choice, value: Choice["default"]) => {
    const next = { ...values.value, [option.name]: value };
    if (JSON.stringify(value) === JSON.stringify(option.default)) delete next[option.name];
    values.value = next;
  };
  return (
    <details class="sheet setup-options">
      <summary>
        <h2>{t("options")}</h2>
        {Object.keys(values.value).length > 0 && (
          <span class="tag">{t("options-changed", { count: Object.keys(values.value).length })}</span>
        )}
      </summary>
      <div class="stack">
        {offered.map((option) => {
          const id = `option-${option.name.replaceAll("_", "-")}`;
          return (
            <div key={option.name} class="setup-option">
              <OptionControl
                option={option}
                id={id}
                game={game.name}
                value={values.value[option.name] ?? option.default}
                set={(value) => set(option, value)}
              />
              <p class="soft small">{words.t(`${id}-hint`)}</p>
            </div>
          );
        })}
      </div>
    </details>
  );
}

/** An option for other numbers of players is not offered, nor `chosen_guilds` unless `guilds` is "chosen". */
function isOffered(option: Choice, game: Game, players: number, values: Values): boolean {
  const of = /^chosen_(.+)$/.exec(option.name)?.[1];
  const other = game.options.find((one) => one.name === of);
  if (other?.choices.includes("chosen") && (values[other.name] ?? other.default) !== "chosen") return false;
  return option.players === null || option.players.includes(players);
}

interface ControlProps {
  option: Choice;
  id: string;
  game: string;
  value: Choice["default"];
  set: (value: Choice["default"]) => void;
}

function OptionControl({ option, id, game, value, set }: ControlProps) {
  const words = wordsFor(game);
  const named = (choice: string | number | boolean) => choiceInWords(words, option.name, choice);
  if (option.several) {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <fieldset class="pills">
        <legend>{words.t(id)}</legend>
        {option.choices.map((choice) => {
          const name = String(choice);
          const on = chosen.includes(name);
          return (
            <label key={name} class={on ? "chosen" : undefined}>
              <input
                type="checkbox"
                class="unseen"
                checked={on}
                onChange={() => set(on ? chosen.filter((one) => one !== name) : [...chosen, name])}
              />
              {named(choice)}
            </label>
          );
        })}
      </fieldset>
    );
  }
  if (option.choices.every((choice) => typeof choice === "boolean")) {
    return (
      <label class="row">
        <input type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />
        <strong>{words.t(id)}</strong>
      </label>
    );
  }
  return (
    <label class="field">
      <span>{words.t(id)}</span>
      <select
        value={String(value)}
        onChange={(event) =>
          set(option.choices.find((one) => String(one) === event.currentTarget.value) ?? option.default)
        }
      >
        {option.choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {named(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
