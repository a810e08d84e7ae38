import { useSignal } from "@preact/signals";
import type { RatedDecision, Report, Table } from "../api/schema";
import { Link } from "../app/router";
import { names } from "../art";
import { actOf } from "../board/acts";
import { roundOf, Said, SeatName, useWords } from "../table/words";
import { t } from "../words";
import { Because } from "./because";
import { BAD, change, isUnseen, type Rating, ratingOf, SIGNS } from "./figures";

type Which = "all" | "bad" | "worst";
const WHICH: Readonly<Record<Which, readonly Rating[]>> = {
  all: ["best", "good", "inaccuracy", "mistake", "blunder"],
  bad: BAD,
  worst: ["mistake", "blunder"],
};
const SHOWN = 60;

/** Decision by decision, with what it gave away; each leads to its moment. */
export function Decisions({ report, table, first }: { report: Report; table: Table; first: number | undefined }) {
  const words = useWords();
  const seat = useSignal<number | null>(first ?? null);
  const which = useSignal<Which>("bad");
  const most = useSignal(SHOWN);
  const found = report.decisions.filter(
    (one) => (seat.value === null || one.seat === seat.value) && WHICH[which.value].includes(one.rating),
  );
  // Nobody is praised for what was not looked at.
  const looked = report.seats
    .filter((one) => seat.value === null || one.seat === seat.value)
    .every((one) => one.accuracy !== null && one.unseen === 0);
  return (
    <section class="sheet stack coach-wide">
      <div class="row wrap">
        <h2 class="grow">{t("decisions")}</h2>
        <select
          aria-label={t("decisions-of")}
          value={seat.value ?? ""}
          onChange={({ currentTarget: { value } }) => (seat.value = value === "" ? null : Number(value))}
        >
          <option value="">{t("decisions-of-all")}</option>
          {table.seats.map(({ number }) => (
            <option key={number} value={number}>
              {words.nameOf(number)}
            </option>
          ))}
        </select>
        <select
          aria-label={t("decisions-which")}
          value={which.value}
          onChange={({ currentTarget: { value } }) => (which.value = value as Which)}
        >
          <option value="bad">{t("decisions-bad")}</option>
          <option value="worst">{t("decisions-worst")}</option>
          <option value="all">{t("decisions-all")}</option>
        </select>
      </div>
      {found.length === 0 && <p class="soft">{t(looked ? "decisions-none" : "decisions-none-yet")}</p>}
      <ol class="decisions">
        {found.slice(0, most.value).map((one) => (
          <Decision key={one.moment} one={one} table={table.id} />
        ))}
      </ol>
      {found.length > most.value && (
        <button type="button" class="button small quiet" onClick={() => (most.value += 200)}>
          {t("more-games")}
        </button>
      )}
    </section>
  );
}

function Decision({ one, table }: { one: RatedDecision; table: string }) {
  const words = useWords();
  const unseen = isUnseen(one);
  const better = one.best.index !== one.action.index && one.rating !== "best" && !unseen;
  return (
    <li class={names("decision", ratingOf(one))}>
      <Link to={`/t/${table}/at/${one.moment + 1}`}>
        <span class={names("rating-sign", ratingOf(one))} aria-hidden="true">
          {unseen ? "–" : SIGNS[one.rating] || "✓"}
        </span>
        <span class="decision-words">
          <span class="small soft">
            {roundOf(words, one.round)}
            {" · "}
            <SeatName seat={one.seat} name={words.nameOf(one.seat)} />
            {" · "}
            {t(`rating-${ratingOf(one)}`)}
          </span>
          <span>
            <Said message={words.doing(actOf(one.action))} />
          </span>
          {better && (
            <span class="small">
              <Said message={{ id: "better-was", args: { action: words.doing(actOf(one.best)) } }} />
            </span>
          )}
          {better && one.why && (
            <span class="small soft">
              <Because why={one.why} />
            </span>
          )}
        </span>
        {better && <b class="decision-change">{change(one.win - one.best_win)}</b>}
      </Link>
    </li>
  );
}
