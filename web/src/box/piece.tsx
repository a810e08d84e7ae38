import { useSignal } from "@preact/signals";
import { type ComponentChildren, type ComponentType, Fragment } from "preact";
import { Icon, names } from "../art";
import { t, type Words } from "../words";
import { Choice, Faces, Several } from "./choices";
import { type Boxed, fieldLabel, PieceContext, useBox, usePiece, wordLabel } from "./context";
import { Numeral } from "./controls";
import { type BoxStore, type Fact, isOpen, type PieceIn, type Value } from "./store";

/** What a piece looks like, by the `look` of its part. */
export type Looks = Readonly<Record<string, ComponentType<{ name: string }>>>;

/** What a game gives to its box: `games/NAME/box.tsx` exports it as `face`. */
export interface BoxFace {
  looks: Looks;
  label?: (words: Words, name: string) => string | null;
  usual?: (store: BoxStore, fact: Fact) => number | null;
}

/** What a piece is called. */
export function pieceTitle({ words }: Boxed, { part, piece }: PieceIn): string {
  const own = `box-piece-${piece.id.replaceAll(/[._]/g, "-")}`;
  if (words.has(own)) return words.t(own);
  const look = `box-look-${part.look}`;
  if (words.has(look)) return words.t(look, { name: piece.name, around: piece.id.split(".").at(-2) ?? "" });
  return words.has(`piece-${piece.name.replaceAll("_", "-")}`) ? words.piece(piece.name) : piece.name;
}

/** A piece with all that can be done about it. */
export function Piece({ of, looks }: { of: PieceIn; looks: Looks }) {
  const boxed = useBox();
  const { store, words } = boxed;
  const { piece, part, facts } = of;
  const open = [...facts.values()].filter(isOpen);
  const checked = store.checked.value.has(piece.id);
  const differing = open.filter((fact) => store.differs(fact));
  const Look = looks[part.look] ?? PlainLook;
  const title = pieceTitle(boxed, of);
  const copies = part.copies === null ? undefined : facts.get(part.copies);
  const gone = copies !== undefined && store.value(copies) === 0;
  const before = oneBefore(store, of);
  const closed = store.canChange && store.isClosed(piece.id);
  const busy = useSignal<string | null>(null);
  const confirm = (element: Element) => {
    store.check(piece.id, true);
    goOn(element);
    store.open(piece.id, false);
  };
  return (
    <PieceContext.Provider value={of}>
      <div
        class={names(
          "box-piece",
          `look-${part.look}`,
          checked && "checked",
          gone && "gone",
          !open.length && "sure",
          closed && "closed",
        )}
        role="group"
        aria-label={title}
        data-box-piece={piece.id}
        onFocusIn={(event) => (busy.value = fieldAt(event.target))}
        onFocusOut={() => (busy.value = null)}
        onKeyDown={(event) => {
          const stop = event.target instanceof Element && event.target.hasAttribute("data-stop");
          if (!stop || !open.length || !store.canChange) return;
          if (event.key === "Enter") confirm(event.currentTarget);
          else if (event.key === "=" && before) takeOver(store, before, of);
          else return;
          event.preventDefault();
        }}
      >
        <Look name={piece.name} />
        <Findings of={of} busy={busy.value} />
        {closed && open.length > 0 && <Open piece={piece.id} title={title} checked={checked} />}
        {!closed && open.length > 0 && (
          <div class="box-piece-foot">
            {store.canChange ? (
              <button
                type="button"
                class={names("button small box-as-mine", checked && "on")}
                aria-pressed={checked}
                aria-label={words.t("box-as-on-mine-of", { piece: title })}
                onClick={(event) => {
                  if (checked) store.check(piece.id, false);
                  else confirm(event.currentTarget);
                }}
              >
                <Icon name="check" size={16} />
                {words.t("box-as-on-mine")}
              </button>
            ) : null}
            {before && store.canChange && (
              <Deed id="box-same-again" icon="copy" title={title} press={() => takeOver(store, before, of)} />
            )}
            {differing.length > 0 && <Shipped differing={differing} title={title} />}
          </div>
        )}
      </div>
    </PieceContext.Provider>
  );
}

/** At a glance, a press on a piece opens it to be changed. */
function Open({ piece, title, checked }: { piece: string; title: string; checked: boolean }) {
  const { store, words } = useBox();
  return (
    <button
      type="button"
      class="box-open"
      aria-label={words.t(checked ? "box-open-checked" : "box-open", { piece: title })}
      title={words.t("box-open", { piece: title })}
      onClick={() => {
        store.open(piece, true);
        requestAnimationFrame(() => leadTo(piece, "nearest"));
      }}
    >
      {checked && <Icon name="check" size={16} />}
    </button>
  );
}

/** Scrolls to a piece, and has the first thing to do about it ready for the keys. */
export function leadTo(piece: string, block: ScrollLogicalPosition = "center"): Element | null {
  const found = document.querySelector(`[data-box-piece="${CSS.escape(piece)}"]`);
  found?.scrollIntoView({ block });
  found?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
  return found;
}

/** Where a number is entered, or at a glance what opens the piece. */
const FIRST = "[data-stop], .box-open";

/** Where the count is not known: none of these, and back again. How many there are is counted on the piece. */
export function NoneOrBack() {
  const boxed = useBox();
  const of = usePiece();
  const { store } = boxed;
  const fact = of.part.copies === null ? undefined : of.facts.get(of.part.copies);
  if (!fact || !isOpen(fact) || store.isClosed(of.piece.id)) return null;
  const title = pieceTitle(boxed, of);
  const count = Number(store.value(fact)) || 0;
  const put = (to: number) => store.enter(fact.path, to === fact.shipped ? null : to);
  if (count === 0) return <Deed id="box-put-back" icon="plus" title={title} press={() => put(1)} />;
  return <Deed id="box-not-mine" icon="close" title={title} press={() => put(0)} />;
}

/** What can be done with a piece, in words: who has no pointer to rest on it would not know a sign. */
function Deed({
  id,
  icon,
  title,
  press,
}: {
  id: string;
  icon: "plus" | "close" | "copy";
  title: string;
  press: () => void;
}) {
  const { words } = useBox();
  return (
    <button type="button" class="button quiet small" aria-label={words.t(`${id}-of`, { piece: title })} onClick={press}>
      <Icon name={icon} size={16} />
      {words.t(id)}
    </button>
  );
}

/** The next piece that is still to be looked up; after the last, the way to the next chapter. */
function goOn(from: Element): void {
  const own = from.closest("[data-box-piece]");
  const rest = [...document.querySelectorAll("[data-box-piece]:not(.checked, .sure)")];
  const next = rest.find(
    (one) => own && one !== own && own.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const onwards = document.querySelector<HTMLElement>(".box-onwards button");
  (next ? next.querySelector<HTMLElement>(FIRST) : onwards)?.focus();
  (next ?? onwards)?.scrollIntoView({ block: "nearest" });
}

/** What the shipped set has, and the way back to it. */
function Shipped({ differing, title }: { differing: readonly Fact[]; title: string }) {
  const boxed = useBox();
  const { store, words } = boxed;
  const was = differing
    .slice(0, 6)
    .map((fact) => words.t("box-was", { what: factLabel(boxed, fact), value: valueLabel(boxed, fact, fact.shipped) }));
  return (
    <span class="box-shipped">
      <small>
        {words.t("box-shipped")} {was.join(", ")}
        {differing.length > 6 && " …"}
      </small>
      {store.canChange && (
        <button
          type="button"
          class="round quiet small"
          title={words.t("box-back-to-shipped")}
          aria-label={words.t("box-back-to-shipped-of", { piece: title })}
          onClick={() => store.enterAll(Object.fromEntries(differing.map(({ path }) => [path, null])))}
        >
          <Icon name="undo" size={16} />
        </button>
      )}
    </span>
  );
}

/** The piece before, of a kind of which there are many. */
function oneBefore(store: BoxStore, { part, piece }: PieceIn): PieceIn | undefined {
  const at = part.pieces.indexOf(piece);
  return at > 0 && part.pieces.length >= 8 ? store.byId.get(part.pieces[at - 1]?.id ?? "") : undefined;
}

/** Cards are often like the one before: that one's values, to be changed where they differ. */
function takeOver(store: BoxStore, before: PieceIn, of: PieceIn): void {
  const changes: Record<string, Value | null> = {};
  for (const [name, fact] of of.facts) {
    const other = before.facts.get(name);
    if (!other || !isOpen(fact) || name === of.part.copies) continue;
    const value = store.value(other);
    changes[fact.path] = JSON.stringify(value) === JSON.stringify(fact.shipped) ? null : value;
  }
  store.enterAll(changes);
}

/** The field to which something belongs that is entered, as `demand` for the first of two numbers, `need` for a condition. */
function fieldAt(target: EventTarget | null): string | null {
  const at = target instanceof Element ? target.closest(".box-choices, .box-count, [data-stop]") : null;
  const stop = at?.matches("[data-stop]") ? at : at?.querySelector("[data-stop]");
  return (
    stop
      ?.getAttribute("data-stop")
      ?.replace(/^step /, "points ")
      .split(/[ .[]/)[0] ?? null
  );
}

/**
 * What cannot be, at its field; what contradicts a rulebook. Who is busy with a field is not told about the others of the piece:
 * they come next, and the page would move under the pointer.
 */
function Findings({ of, busy }: { of: PieceIn; busy: string | null }) {
  const boxed = useBox();
  const { store, words } = boxed;
  const now = (at: string) => {
    const path = at.replace(/\[\d+\]$/, "");
    if (path !== of.piece.id && !path.startsWith(`${of.piece.id}.`)) return false;
    return busy === null || path.slice(of.piece.id.length + 1).split(".")[0] === busy;
  };
  const problems = store.isWaitingFor(of.piece.id) ? [] : store.problems.value.filter(({ path }) => now(path));
  const doubts = store.doubts.value.filter((one) => one.pieces.includes(of.piece.id));
  if (problems.length + doubts.length === 0) return null;
  return (
    <div class="box-findings">
      {problems.map((one) => (
        <p key={one.path} id={`problem-${one.path.replace(/\[\d+\]$/, "")}`} class="box-problem" role="alert">
          <Icon name="warning" size={16} />
          <span>{problemText(boxed, of, one.path, one.why)}</span>
        </p>
      ))}
      {doubts.map((one) => (
        <p key={one.why.id} class="box-doubt">
          <Icon name="why" size={16} />
          <span>{words.say(one.why)}</span>
        </p>
      ))}
    </div>
  );
}

type Why = Parameters<Words["say"]>[0];

/** "Wood may be a whole number from 0 to 20", rather than a path in a file. */
function problemText(boxed: Boxed, of: PieceIn, path: string, why: Why): string {
  const inside = path.slice(of.piece.id.length + 1).replace(/\[\d+\]$/, "");
  const { may } = why.args;
  if (may === undefined) return t(why.id, why.args);
  return t("box-may", { what: fieldLabel(boxed, inside || of.piece.name), may });
}

export function factLabel(boxed: Boxed, fact: Fact): string {
  return fieldLabel(boxed, fact.field.name || fact.path);
}

export function valueLabel(boxed: Boxed, fact: Fact, value: Value | undefined): string {
  const one = (part: number | string | boolean) =>
    typeof part === "string" ? wordLabel(boxed, fact.field.name, part) : String(part);
  if (value === undefined) return "–";
  if (value === 0) return String(boxed.usual(boxed.store, fact) ?? 0);
  return Array.isArray(value) ? value.map(one).join(", ") : one(value as number | string | boolean);
}

/** A piece that nobody has drawn: its values by their names. */
function PlainLook() {
  const boxed = useBox();
  const of = usePiece();
  return (
    <Plate title={pieceTitle(boxed, of)}>
      {[...of.facts.values()].map((fact) => (
        <Row key={fact.path} label={factLabel(boxed, fact)}>
          <Field fact={fact} />
        </Row>
      ))}
    </Plate>
  );
}

/** A piece without a drawing of its own: a plate with a title. */
export function Plate({
  title,
  picture,
  children,
}: {
  title: string;
  picture?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <div class="box-plate">
      <h4>
        {picture}
        {title}
      </h4>
      {children}
    </div>
  );
}

export function Row({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="box-row">
      <span class="box-row-label">{label}</span>
      <span class="box-row-value">{children}</span>
    </div>
  );
}

function Field({ fact }: { fact: Fact }) {
  const { field } = fact;
  if (field.kind === "word") return <Choice name={field.name} />;
  if (field.kind === "words") return <Several name={field.name} draw={(word) => <small>{word}</small>} />;
  if (field.kind !== "numbers") return <Numeral name={field.name} />;
  if (field.count === null) return <Faces name={field.name} of={[1, 2, 3, 4, 5, 6]} draw={(value) => value} />;
  return (
    <>
      {Array.from({ length: field.count }, (_, k) => (
        <Fragment key={k}>
          <Numeral name={field.name} at={k} />
        </Fragment>
      ))}
    </>
  );
}
