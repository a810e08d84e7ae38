import { useSignal } from "@preact/signals";
import type { Kind } from "../api/schema";
import type { Arguments, Words } from "../words";
import type { Shown } from "./illustrations";
import { type Piece, piecesOf } from "./kinds";
import { Row, saidOf } from "./picture";
import { Marked } from "./text";
import { telling } from "./wanted";

/** The chapter of all cards and tiles, which the client adds by itself. */
export const GALLERY = "rule-gallery";

interface GalleryProps {
  shown: Shown;
  words: Words;
  facts: Arguments;
  /** Where something was searched for: only what tells of it, and without a press. */
  wanted?: readonly string[];
}

/** Everything that can be drawn, kind by kind; a kind is drawn when it is opened. */
export function Gallery({ shown, words, facts, wanted = [] }: GalleryProps) {
  const kinds = shown.gallery.map((kind) => ({
    name: kind.name,
    title: words.t(`gallery-${kind.name}`),
    pieces: piecesOf(kind, facts, words),
  }));
  if (wanted.length === 0)
    return (
      <div class="gallery">
        <p>{words.attribute("rules-gallery", "text")}</p>
        {kinds.map(({ name, title, pieces }) => (
          <Folded key={name} title={`${title} (${pieces.length})`}>
            {() => <Pieces of={pieces} shown={shown} words={words} wanted={wanted} />}
          </Folded>
        ))}
      </div>
    );
  const all = kinds.flatMap(({ title, pieces }) => pieces.map((piece) => ({ title, piece })));
  const found = telling(all, ({ title, piece }) => `${title} ${toldOf(piece, words)}`, wanted).map((one) => one.piece);
  return (
    <div class="gallery">
      {kinds.map(({ name, title, pieces }) => {
        const of = pieces.filter((piece) => found.includes(piece));
        return (
          of.length > 0 && (
            <div key={name}>
              <h3>{title}</h3>
              <Pieces of={of} shown={shown} words={words} wanted={wanted} />
            </div>
          )
        );
      })}
    </div>
  );
}

/** All that the chapter says, to search in it. */
export function galleryInWords({ shown, words, facts }: Omit<GalleryProps, "wanted">): string {
  const inKind = (kind: Kind) => {
    const title = words.t(`gallery-${kind.name}`);
    return piecesOf(kind, facts, words).map((one) => `${title} ${toldOf(one, words)}`);
  };
  return shown.gallery.flatMap(inKind).join("\n");
}

function toldOf(piece: Piece, words: Words): string {
  return [piece.title, ...piece.groups.map((group) => saidOf(words, group))].join(" ");
}

function Folded({ title, children }: { title: string; children: () => preact.ComponentChildren }) {
  const open = useSignal(false);
  return (
    <details onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{title}</summary>
      {open.value && children()}
    </details>
  );
}

function Pieces(props: { of: readonly Piece[]; shown: Shown; words: Words; wanted: readonly string[] }) {
  const { of, shown, words, wanted } = props;
  return (
    <ul>
      {of.map(({ name, title, groups }) => (
        <li key={name}>
          <b>
            <Marked text={title} wanted={wanted} />
          </b>
          {groups.map((tokens, k) => (
            <Row key={k} shown={shown} tokens={tokens} words={words} size={28} />
          ))}
        </li>
      ))}
    </ul>
  );
}
