import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Expectation, LegalAction, Why } from "../api/schema";
import { Icon } from "../art";
import { textOf, usePlay } from "../board";
import { actOf } from "../board/acts";
import type { TableStore } from "../table/store";
import { useWords } from "../table/words";
import { There } from "../there";
import { t } from "../words";
import { Because, isEmpty, isSilent, purposeOf, ReasonLines, Reasons } from "./because";
import { inTurn, percent, winOf } from "./figures";
import { adviceAt, askForecast } from "./hints";

/** What the coach would do: up to three choices, the same numbers as on the board. */
export function HintPanel({ store }: { store: TableStore }) {
  const words = useWords();
  const play = usePlay();
  const { hint, forecasts } = adviceAt(store);
  const found = hint.value;
  const other = useSignal("");
  const box = useRef<HTMLElement>(null);
  // Where it lies over the board, what it would choose first comes out from below it.
  useEffect(() => {
    const over = box.current?.getBoundingClientRect();
    const marked = [...document.querySelectorAll(".pane [data-hint='1']")].find((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return over && left >= 0 && right <= innerWidth && bottom > over.top && top < over.bottom;
    });
    marked?.scrollIntoView({ block: "nearest" });
  }, [hint.value]);
  const situation = store.situation.value;
  if (!found || found.version !== situation?.version) return null;
  const asked = situation.asked;
  const seat = found.seat;
  const forecast = forecasts.value.get(other.value);
  // What may be chosen now is called as it is where one chooses it.
  const name = (first: LegalAction) => play.label(actOf(first));
  return (
    <section ref={box} class="hint-panel" aria-label={t("hint")} aria-live="polite">
      <There of="hint-panel" />
      <div class="row">
        <h2 class="grow">{t("hint-title", { now: percent(winOf(found.now, seat)) })}</h2>
        <button type="button" class="round quiet" aria-label={t("close")} onClick={() => (hint.value = null)}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <ol class="hint-choices">
        {found.choices.map((choice, k) => {
          const [first, ...rest] = choice.actions;
          if (!first) return null;
          // The first is compared with the second, the others with the first.
          const compared = found.choices[k === 0 ? 1 : 0]?.actions[0];
          // Figures are no reason for whoever learns the game: what it is good for comes first.
          const purpose = k === 0 || isSilent(choice.why) ? purposeOf(words, choice.actions, asked) : null;
          return (
            <li key={first.text}>
              <span class="hint-number" aria-hidden="true">
                {k + 1}
              </span>
              <div class="grow">
                <p>
                  <b>{name(first)}</b> <Chance now={found.now} after={choice.after} seat={seat} />
                </p>
                <Grounds
                  isFirst={k === 0}
                  purpose={purpose}
                  why={choice.why}
                  beside={compared ? name(compared) : null}
                  then={rest.slice(0, 4).map((one) => words.action(actOf(one)))}
                />
              </div>
              <button
                type="button"
                class="button small"
                disabled={play.busy.value}
                aria-label={t("hint-do", { action: name(first) })}
                onClick={() => void play.act(actOf(first))}
              >
                <Icon name="check" size={16} />
              </button>
            </li>
          );
        })}
      </ol>
      <label class="row wrap hint-other">
        <span class="small">{t("hint-other")}</span>
        <select
          value={other.value}
          onChange={({ currentTarget: { value } }) => {
            other.value = value;
            const act = play.legal.find((one) => textOf(one) === value);
            if (act) void askForecast(store, act);
          }}
        >
          <option value="">–</option>
          {play.legal.map((act) => (
            <option key={textOf(act)} value={textOf(act)}>
              {play.label(act)}
            </option>
          ))}
        </select>
        {forecast && <Chance now={forecast.now} after={forecast.after} seat={seat} />}
      </label>
      {found.now.win.length > 1 && <p class="small soft">{t("hint-fair")}</p>}
    </section>
  );
}

/** How many reasons are taken in at a glance. */
const AT_ONCE = 3;
const AT_ONCE_THEN = 2;

/** Why one might choose it: what speaks for the first at once, in a few lines; all else for whoever wants to know. */
function Grounds({
  isFirst,
  purpose,
  why,
  beside,
  then,
}: {
  isFirst: boolean;
  purpose: string | null;
  why: Why | null;
  beside: string | null;
  then: readonly string[];
}) {
  const speaks = why && !isEmpty(why) ? why : null;
  const told = speaks && (isFirst ? { ...speaks, reasons: speaks.reasons.slice(0, AT_ONCE) } : speaks);
  const more = isFirst ? (speaks?.reasons.slice(AT_ONCE) ?? []) : [];
  const reasons = told && (
    <p class="small soft">{beside === null ? <Because why={told} /> : <Reasons why={told} beside={beside} />}</p>
  );
  // What is picked up goes somewhere: half a move is no advice.
  const next = then.slice(0, AT_ONCE_THEN);
  const further = then.slice(AT_ONCE_THEN);
  const rest = (
    <>
      {more.length > 0 && <ReasonLines of={more} />}
      {further.length > 0 && <p class="small soft">{t("verdict-then", { steps: inTurn(further) })}</p>}
    </>
  );
  const has = more.length > 0 || further.length > 0 || (!isFirst && reasons !== null);
  return (
    <>
      {next.length > 0 && <p class="small">{t("verdict-then", { steps: inTurn(next) })}</p>}
      {purpose !== null && <p class="small">{purpose}</p>}
      {isFirst && reasons}
      {has && (
        <details class="hint-more">
          <summary>{t(isFirst ? "hint-more" : "hint-why")}</summary>
          {!isFirst && reasons}
          {rest}
        </details>
      )}
    </>
  );
}

function Chance({ now, after, seat }: { now: Expectation; after: Expectation; seat: number }) {
  const [before, then] = [winOf(now, seat), winOf(after, seat)];
  return (
    <span class={then < before - 0.005 ? "hint-chance down" : "hint-chance"}>
      {t("hint-chance", { after: percent(then) })}
    </span>
  );
}

interface Badge {
  number: string;
  x: number;
  y: number;
}

/** Numbers over what the coach would choose, wherever that is on the page just now. */
export function HintMarks({ store }: { store: TableStore }) {
  const { marks } = adviceAt(store);
  const [badges, setBadges] = useState<readonly Badge[]>([]);
  const wanted = marks.value.length > 0;
  useEffect(() => {
    if (!wanted) {
      setBadges([]);
      return;
    }
    // Boards are drawn anew, scroll, and change their parts: what is marked is looked for now and then.
    const look = () => {
      const found = [...document.querySelectorAll("[data-hint]")].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const inWindow = element.checkVisibility() && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight + 4;
        const seen = inWindow && !document.elementFromPoint(box.right, box.top)?.closest(".hint-panel");
        const number = element.getAttribute("data-hint") ?? "";
        return seen ? [{ number, x: Math.round(box.right), y: Math.round(box.top) }] : [];
      });
      setBadges((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    const timer = setInterval(look, 250);
    requestAnimationFrame(look);
    addEventListener("scroll", look, true);
    return () => {
      clearInterval(timer);
      removeEventListener("scroll", look, true);
    };
  }, [wanted, marks.value]);
  return (
    <div class="hint-badges" aria-hidden="true">
      {badges.map(({ number, x, y }) => (
        <span key={`${number} ${x} ${y}`} class="hint-number" style={{ left: `${x - 14}px`, top: `${y - 8}px` }}>
          {number}
        </span>
      ))}
    </div>
  );
}
