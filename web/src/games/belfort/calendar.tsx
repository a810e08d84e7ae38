import { Icon, names } from "../../art";
import { usePlay } from "../../board";
import { useScene } from "./context";

const PHASES = ["placement", "collection", "actions", "scoring"] as const;
const RULES = {
  placement: "Placement",
  collection: "Collection",
  actions: "Actions",
  scoring: "Scoring",
} as const;
const SEASONS = ["spring", "summer", "autumn"] as const;

/** The months, their seasons, when it is scored, and where in the month we are. */
export function CalendarStrip() {
  const { view } = useScene();
  const { words } = usePlay();
  const { round, rounds, scoring_rounds: scoring, phase, over } = view.calendar;
  const months = Array.from({ length: rounds }, (_, k) => k + 1);
  return (
    <section class="calendar" aria-label={words.t("calendar")} data-place="calendar">
      <ol class="months">
        {months.map((month) => {
          const season = SEASONS[scoring.filter((last) => last < month).length] ?? "autumn";
          const scored = scoring.includes(month);
          return (
            <li
              key={month}
              class={names("month", season, month < round && "past", month === round && !over && "now")}
              aria-current={month === round && !over ? "date" : undefined}
              title={words.t("month-hint", { month, season, scored: scored ? "yes" : "no" })}
              data-rule="Calendar"
            >
              <span aria-hidden="true">{month}</span>
              <span class="unseen">{words.t("month-hint", { month, season, scored: scored ? "yes" : "no" })}</span>
              {scored && <Icon name="trophy" size={14} />}
            </li>
          );
        })}
      </ol>
      <ol class="phases">
        {PHASES.map((one) => (
          <li
            key={one}
            class={names(one === phase && "now")}
            aria-current={one === phase ? "step" : undefined}
            data-title={words.t(`phase-${one}`)}
            data-rule={RULES[one]}
          >
            {words.t(`phase-${one}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
