import { Icon, names } from "../../art";
import { useWords } from "../../table/words";
import type { View } from "./view";

/** The solo game: what the objective asked for, and how near one came. */
export function EndNote({ view }: { view: View }) {
  const words = useWords();
  const { solo } = view;
  if (!solo?.objective) return null;
  return (
    <div class="end-aim">
      <b>{words.t("objective", { objective: solo.objective })}</b>
      <ul>
        {solo.needs.map(({ need, asked, each, reached }) => (
          <li key={need} class={names(reached >= asked && "met")}>
            <Icon name={reached >= asked ? "check" : "close"} size={16} />
            <span>{words.t(`need-${need.replaceAll("_", "-")}`, { asked, each: each ?? 1 })}</span>
            <b>
              {reached}/{asked}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
