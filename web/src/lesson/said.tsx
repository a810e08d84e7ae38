import { usePlay } from "../board/play";
import { linesOf, partsOf } from "../table/reference";

/** What the companion says: a paragraph or an entry of a list on each line, words that lead to the rules, **stress**. */
export function SaidLines({ text }: { text: string }) {
  return (
    <>
      {linesOf(text).map((line, k) =>
        typeof line === "string" ? (
          <p key={k}>
            <Line text={line} />
          </p>
        ) : (
          <ul key={k}>
            {line.map((entry, n) => (
              <li key={n}>
                <Line text={entry} />
              </li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

function Line({ text }: { text: string }) {
  const { openRule } = usePlay();
  return (
    <>
      {partsOf(text).map((part, k) =>
        typeof part === "string" ? (
          stressed(part).map((words, n) => (n % 2 ? <strong key={`${k}-${n}`}>{words}</strong> : words))
        ) : (
          <button key={k} type="button" class="link" onClick={() => openRule(part.to.replace(/^rule-/, ""))}>
            {part.words}
          </button>
        ),
      )}
    </>
  );
}

/** The parts between pairs of stars: every second one is stressed. */
export function stressed(text: string): string[] {
  return text.split("**");
}
