import { drawingOf } from "../art";
import { ActionsPanel } from "./actions_panel";
import type { BoardProps, GameFace } from "./face";
import { pictureBy } from "./picture_of";
import { useWords } from "./words";

/** Any game without boards of its own: what may be done as a list, and everything that can be seen as an outline. */
function PlainBoard({ view }: BoardProps<unknown>) {
  return (
    <div class="plain">
      <ActionsPanel />
      <div class="plain-view">
        <Outline value={view} />
      </div>
    </div>
  );
}

function Outline({ value }: { value: unknown }) {
  const words = useWords();
  const named = (name: string) =>
    words.has(`piece-${name.replaceAll("_", "-")}`) ? words.piece(name) : name.replaceAll("_", " ");
  if (value === null || typeof value !== "object")
    return <span>{typeof value === "string" ? named(value) : String(value)}</span>;
  const entries = Array.isArray(value) ? value.map((one, k) => [String(k + 1), one] as const) : Object.entries(value);
  if (entries.every(([, one]) => one === null || typeof one !== "object")) {
    return (
      <span>
        {entries
          .map(
            ([name, one]) =>
              `${Array.isArray(value) ? "" : `${named(name)} `}${one === null ? "–" : named(String(one))}`,
          )
          .join(", ") || "–"}
      </span>
    );
  }
  return (
    <ul>
      {entries.map(([name, one]) => (
        <li key={name}>
          <strong>{named(name)}</strong> <Outline value={one} />
        </li>
      ))}
    </ul>
  );
}

export const plainFace: GameFace = {
  Board: PlainBoard,
  plain: true,
  scores: () => [],
  picture: pictureBy(drawingOf),
};
