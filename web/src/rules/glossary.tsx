import { Art } from "../art";
import { type Arguments, t, type Words } from "../words";
import type { Shown } from "./illustrations";
import { nameOf } from "./picture";
import { Line } from "./text";

/** The chapter of the signs on the boards, which the client adds by itself. */
export const SIGNS = "rule-signs";
const TERM = "term-";

/** The words of the game from A to Z, with what they look like. */
export function Glossary(props: { shown: Shown; words: Words; facts: Arguments; go: (id: string) => void }) {
  const { shown, words, facts, go } = props;
  const terms = words
    .ids(TERM)
    .map((id) => ({ id, name: words.t(id), text: words.attribute(id, "text", facts) ?? "" }))
    .sort((one, other) => one.name.localeCompare(other.name, words.language));
  return (
    <dl class="glossary">
      {terms.map(({ id, name, text }) => {
        const drawing = shown.drawing(shown.terms[id.slice(TERM.length)] ?? "");
        return (
          <div key={id}>
            <dt>
              {drawing ? <Art of={drawing} seat={0} size={32} /> : <span class="no-picture" />}
              {name}
            </dt>
            <dd>
              <Line text={text} wanted={[]} go={go} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What the signs on the boards and cards mean. */
export function Signs({ shown, words }: { shown: Shown; words: Words }) {
  return (
    <>
      {Object.entries(shown.signs).map(([group, all]) => (
        <div key={group} class="signs">
          <h3>{t(`signs-${group}`)}</h3>
          <ul>
            {all.map((name) => {
              const drawing = shown.drawing(name);
              return (
                <li key={name} data-missing={drawing ? undefined : name}>
                  {drawing && <Art of={drawing} seat={0} size={36} />}
                  <span>{nameOf(words, name)}</span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </>
  );
}
