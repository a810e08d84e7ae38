import { Art, figures, Icon, names } from "../../art";
import { useWords } from "../../table/words";
import { thing } from "./signs";
import type { Need, View } from "./view";

/** What each condition of an objective is drawn as. */
const DRAWN: Readonly<Record<string, string>> = {
  races: "settlers",
  same_race: "settlers",
  workshops: "workshop",
  workshop_guilds: "workshop",
};

/** The solo game: what the objective asked for, how near one came, and what was missing. */
export function EndNote({ view }: { view: View }) {
  const words = useWords();
  const { solo, calendar } = view;
  if (!solo?.objective) return null;
  return (
    <section class="end-aim">
      <h3>{words.t("objective", { objective: solo.objective })}</h3>
      <p>
        {words.t(solo.success ? "objective-in-time" : "objective-missed", {
          round: calendar.round,
          rounds: calendar.rounds,
        })}
      </p>
      <ul>
        {solo.needs.map((one) => (
          <Condition key={one.need} of={one} />
        ))}
      </ul>
    </section>
  );
}

function Condition({ of: { need, asked, each, reached } }: { of: Need }) {
  const words = useWords();
  const met = reached >= asked;
  return (
    <li class={names(met && "met")}>
      <Art of={need === "guilds" ? figures.apprentice : thing(DRAWN[need] ?? need)} size={44} seat={0} />
      <span class="end-aim-words">
        <span>{words.t(`need-${need.replaceAll("_", "-")}`, { asked, each: each ?? 1 })}</span>
        <progress max={asked} value={Math.min(asked, reached)} aria-hidden="true" />
        <small>
          <Icon name={met ? "check" : "close"} size={14} />
          {met ? words.t("need-met") : words.t("need-missing", { count: asked - reached })}
        </small>
      </span>
      <b>
        {reached}/{asked}
      </b>
    </li>
  );
}
