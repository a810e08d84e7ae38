import type { ComponentChildren } from "preact";
import { linesOf, partsOf, placesOf, type Section } from "../table/reference";

/** Leads to a section; from where: there is a way back. */
export type Go = (id: string, from: string | null) => void;

/** The text of a section: paragraphs, lists, words that lead elsewhere. */
export function Text(props: {
  section: Section;
  wanted: readonly string[];
  go: Go;
  /** What stands at the end of an entry of a list. */
  after?: (entry: string) => ComponentChildren;
}) {
  const { section, wanted, go, after } = props;
  const line = (text: string) => <Line text={text} wanted={wanted} go={(id) => go(id, section.id)} />;
  return (
    <>
      {linesOf(section.text).map((one, k) =>
        typeof one === "string" ? (
          <p key={k}>{line(one)}</p>
        ) : (
          <ul key={k}>
            {one.map((entry, n) => (
              <li key={n}>
                {line(entry)}
                {after?.(entry)}
              </li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

export function Line({ text, wanted, go }: { text: string; wanted: readonly string[]; go: (id: string) => void }) {
  return (
    <>
      {partsOf(text).map((part, k) =>
        typeof part === "string" ? (
          <Marked key={k} text={part} wanted={wanted} />
        ) : (
          <button key={k} type="button" class="link" onClick={() => go(part.to)}>
            {part.words}
          </button>
        ),
      )}
    </>
  );
}

/** A text with the words that were searched for. */
export function Marked({ text, wanted }: { text: string; wanted: readonly string[] }) {
  const parts = [];
  let at = 0;
  for (const [from, to] of placesOf(text, wanted)) {
    parts.push(text.slice(at, from), <mark key={to}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
