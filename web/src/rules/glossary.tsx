import { Art } from "../art";
import { type Arguments, t, type Words } from "../words";
import type { Shown } from "./illustrations";
import { nameOf } from "./picture";
import { Line, Marked } from "./text";
import { telling } from "./wanted";

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

/** What the signs on the boards and cards mean; where something was searched for, those that it is about. */
export function Signs({ shown, words, wanted = [] }: { shown: Shown; words: Words; wanted?: readonly string[] }) {
  const all = Object.entries(shown.signs).flatMap(([group, names]) => names.map((name) => ({ group, name })));
  const meant = telling(all, ({ group, name }) => `${t(`signs-${group}`)} ${nameOf(words, name)}`, wanted);
  const groups = Object.keys(shown.signs).map((group) => ({
    group,
    title: t(`signs-${group}`),
    found: meant.filter((one) => one.group === group).map(({ name }) => name),
  }));
  return (
    <>
      {groups.map(({ group, title, found }) => (
        <div key={group} class="signs" hidden={found.length === 0}>
          <h3>{title}</h3>
          <ul>
            {found.map((name) => {
              const drawing = shown.drawing(name);
              return (
                <li key={name} data-missing={drawing ? undefined : name}>
                  {drawing && <Art of={drawing} seat={0} size={36} />}
                  <span>
                    <Marked text={nameOf(words, name)} wanted={wanted} />
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </>
  );
}

/** All that the chapter says, to search in it. */
export function signsInWords(shown: Shown, words: Words): string {
  const groups = Object.entries(shown.signs);
  return groups
    .flatMap(([group, all]) => all.map((name) => `${t(`signs-${group}`)} ${nameOf(words, name)}`))
    .join("\n");
}
