import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api, type Trial, type TrialSide } from "../api/client";
import { Trouble } from "../app/trouble";
import { Icon } from "../art";
import { language } from "../words";
import { useBox } from "./context";
import { pieceTitle } from "./piece";
import type { BoxStore } from "./store";

const GAMES = 100;
const SHOWN = 12;

/** Does it still play well? Bots play with this set and with the shipped one, while one goes on. */
export function TryOut({ set }: { set: string }) {
  const { words } = useBox();
  const now = useSignal<Trial | null>(null);
  const running = useSignal(false);
  const error = useSignal<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async () => {
    stop.current = new AbortController();
    running.value = true;
    error.value = null;
    now.value = null;
    try {
      await api.playTrial(set, GAMES, (found) => (now.value = found), stop.current.signal);
    } catch (found) {
      if (!stop.current.signal.aborted) error.value = found;
    }
    running.value = false;
  };
  return (
    <section class="sheet box-try" aria-labelledby="box-try">
      <h2 id="box-try">{words.t("box-try")}</h2>
      <p class="soft">{words.t("box-try-about", { games: GAMES })}</p>
      {error.value !== null && <Trouble error={error.value} words={words} close={() => (error.value = null)} />}
      <div class="row wrap">
        {running.value ? (
          <button type="button" class="button" onClick={() => stop.current?.abort()}>
            <Icon name="pause" size={16} />
            {words.t("box-try-stop")}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => void start()}>
            <Icon name="bot" size={18} />
            {words.t("box-try-start")}
          </button>
        )}
        {running.value && <Played of={now.value} />}
      </div>
      {now.value && <Figures of={now.value} />}
    </section>
  );
}

function Played({ of }: { of: Trial | null }) {
  const { words } = useBox();
  const said = words.t("box-try-played", { played: of?.played ?? 0, games: of?.games ?? GAMES });
  return (
    <span class="box-progress" role="status">
      <progress max={of?.games ?? GAMES} value={of?.played ?? 0} aria-label={said} />
      {said}
    </span>
  );
}

function Figures({ of }: { of: Trial }) {
  const boxed = useBox();
  const whole = useSignal(false);
  const { store, words } = boxed;
  const number = (value: number, digits = 1) =>
    new Intl.NumberFormat(language.value, { maximumFractionDigits: digits }).format(value);
  const rows: [string, (side: TrialSide) => string][] = [
    [words.t("box-try-points"), (side) => number(side.points)],
    [words.t("box-try-range"), (side) => `${side.least}–${side.most}`],
    [words.t("box-try-lead"), (side) => number(side.lead)],
    [words.t("box-try-length"), (side) => number(side.decisions, 0)],
  ];
  const changes = [...new Set([...Object.keys(of.own.used), ...Object.keys(of.standard.used)])]
    .map((id) => ({ id, own: of.own.used[id] ?? 0, standard: of.standard.used[id] ?? 0 }))
    .sort((one, other) => Math.abs(other.own - other.standard) - Math.abs(one.own - one.standard));
  const shown = whole.value ? inOrder(store, changes) : changes.slice(0, SHOWN);
  return (
    <>
      <table class="box-figures">
        <thead>
          <tr>
            <th scope="col">{words.t("box-try-what")}</th>
            <th scope="col">{words.t("box-compare-mine")}</th>
            <th scope="col">{words.t("box-compare-shipped")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, say]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{say(of.own)}</td>
              <td>{say(of.standard)}</td>
            </tr>
          ))}
          <tr>
            <th scope="rowgroup" colSpan={3} class="box-used">
              {words.t(whole.value ? "box-try-used-all" : "box-try-used")}
            </th>
          </tr>
          {shown.map(({ id, own, standard }) => {
            const piece = store.byId.get(id);
            return (
              <tr key={id}>
                <th scope="row">{piece ? pieceTitle(boxed, piece) : id}</th>
                <td>{number(own, 2)}</td>
                <td>{number(standard, 2)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {changes.length > SHOWN && (
        <button
          type="button"
          class="button small box-try-all"
          aria-pressed={whole.value}
          onClick={() => (whole.value = !whole.value)}
        >
          {words.t("box-try-all", { count: changes.length })}
        </button>
      )}
    </>
  );
}

interface Used {
  id: string;
  own: number;
  standard: number;
}

/** As the pieces lie in the box. */
function inOrder(store: BoxStore, used: readonly Used[]): Used[] {
  const byId = new Map(used.map((one) => [one.id, one]));
  return store.pieces.flatMap(({ piece }) => byId.get(piece.id) ?? []);
}
