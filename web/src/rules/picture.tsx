import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { api } from "../api/client";
import { Art } from "../art";
import { knowFacts, type Play, PlayContext } from "../board";
import { awaited } from "../rest";
import type { BoardProps } from "../table/face";
import type { Arguments, Words } from "../words";
import { type Shown, usualPieces } from "./illustrations";
import { groupsOf, type Token } from "./row";
import { idle } from "./still";
import "./picture.css";

interface PictureProps {
  shown: Shown;
  picture: string;
  facts: Arguments;
  words: Words;
}

/** What a section is about, drawn with the pieces of the game. */
export function Picture({ shown, picture, facts, words }: PictureProps) {
  const groups = groupsOf(picture, facts);
  return (
    <div class="picture">
      {groups.map((tokens, k) => {
        const [first] = tokens;
        return first?.kind === "board" ? (
          <BoardPicture key={k} shown={shown} part={first.part} example={first.example} words={words} />
        ) : (
          <Row key={k} shown={shown} tokens={tokens} words={words} />
        );
      })}
    </div>
  );
}

/** What a piece or a sign is called. */
export function nameOf(words: Words, name: string): string {
  const die = /^die_(\d)$/.exec(name);
  if (die) return die[1] ?? "";
  const sign = `sign-${name.replaceAll("_", "-")}`;
  return words.has(sign) ? words.t(sign) : words.piece(name);
}

/** Pieces with signs between them: what is given, and what it brings. */
export function Row(props: { shown: Shown; tokens: readonly Token[]; words: Words; size?: number }) {
  const { shown, tokens, words, size = 44 } = props;
  return (
    <span class="picture-row" role="img" aria-label={saidOf(words, tokens)}>
      {tokens.map((token, k) =>
        token.kind === "sign" ? (
          <span key={k} class="picture-sign">
            {token.sign}
          </span>
        ) : token.kind === "piece" ? (
          <Piece key={k} shown={shown} of={token} title={nameOf(words, token.name)} size={size} />
        ) : null,
      )}
    </span>
  );
}

/** The same in words. */
export function saidOf(words: Words, tokens: readonly Token[]): string {
  const said = tokens.map((token) => {
    if (token.kind === "sign") return token.sign;
    if (token.kind === "board") return "";
    return token.count === null ? nameOf(words, token.name) : `${token.count} ${nameOf(words, token.name)}`;
  });
  return said.join(" ");
}

function Piece(props: { shown: Shown; of: Token & { kind: "piece" }; title: string; size: number }) {
  const { shown, of, title, size } = props;
  const drawing = shown.drawing(of.name);
  return (
    <span class="picture-piece" title={title} data-missing={drawing ? undefined : of.name}>
      {of.count !== null && <b>{of.count}</b>}
      {drawing && <Art of={drawing} seat={of.seat ?? 0} size={size} />}
    </span>
  );
}

type Parts = { Part: ComponentType<BoardProps<never> & { part: string }> };
const PARTS = import.meta.glob<Parts>("../games/*/parts.tsx");

/** A part of the boards, as it stands at the beginning of an example; drawn when somebody comes near it. */
function BoardPicture({ shown, part, example, words }: { shown: Shown; part: string; example: string; words: Words }) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useSignal<{ Part: Parts["Part"]; view: unknown; seat: number } | null>(null);
  const lost = useSignal(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const draw = async () => {
      const path = Object.keys(PARTS).find((one) => one.startsWith(`../games/${shown.game}/`));
      const [module, trial, pieces] = await Promise.all([
        path ? PARTS[path]?.() : undefined,
        trialOf(shown.game, example),
        usualPieces(shown.game),
      ]);
      knowFacts(factsName(shown.game), pieces?.values ?? null);
      const { view, seat } = trial.situation;
      if (module) drawn.value = { Part: module.Part, view, seat: seat ?? 0 };
    };
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        near.disconnect();
        awaited(draw()).catch(() => (lost.value = true));
      },
      { rootMargin: "300px" },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [shown.game, part, example]);
  // A part that is wider than the page is drawn smaller: it is a picture.
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [frame, part] = [box.current, inside.current];
    if (!frame || !part) return;
    const size = () => {
      part.style.removeProperty("zoom");
      const room = part.clientWidth;
      if (part.scrollWidth > room + 1) part.style.setProperty("zoom", String(room / part.scrollWidth));
    };
    size();
    const watched = new ResizeObserver(size);
    watched.observe(frame);
    return () => watched.disconnect();
  }, [drawn.value]);
  if (lost.value) return null;
  const found = drawn.value;
  const label = words.attribute(`example-${example}`, "picture") ?? words.t("picture-of-boards");
  return (
    <div class="picture-board" ref={box} role="img" aria-label={label} data-part={part.split("-")[0]}>
      {found && (
        <div class="picture-inside" inert ref={inside}>
          <PlayContext.Provider value={still(words)}>
            <found.Part
              view={found.view as never}
              seat={found.seat}
              names={[]}
              table={factsName(shown.game)}
              part={part}
            />
          </PlayContext.Provider>
        </div>
      )}
    </div>
  );
}

/** Boards without a table ask for what is printed on the pieces by this name. */
export function factsName(game: string): string {
  return `the ${game}`;
}

const trials = new Map<string, ReturnType<typeof api.tryOut>>();

function trialOf(game: string, example: string): ReturnType<typeof api.tryOut> {
  const key = `${game} ${example}`;
  const before = trials.get(key);
  if (before) return before;
  const asked = api.tryOut(game, example, []);
  trials.set(key, asked);
  asked.catch(() => trials.delete(key));
  return asked;
}

const plays = new WeakMap<Words, Play>();

function still(words: Words): Play {
  const before = plays.get(words);
  if (before) return before;
  const play = idle(words);
  plays.set(words, play);
  return play;
}
