import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api/client";
import type { BoxField } from "../api/schema";
import { Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon, names } from "../art";
import { awaited } from "../rest";
import { language, learn, learned, PAGES, t, wordsFor } from "../words";
import { BoxContext, type Boxed, useBox } from "./context";
import { faceOf, filled } from "./face";
import { factLabel, pieceTitle, valueLabel } from "./piece";
import { BoxStore, type Fact, isOpen, type PieceIn } from "./store";
import "./print.css";

/** A sheet of paper: every number to look up, in the order of the box, with boxes to write in. */
export function PrintPage({ game }: { game: string }) {
  const found = useSignal<Omit<Boxed, "words"> | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    Promise.all([
      api.box(game, null),
      awaited(faceOf(game)),
      awaited(learn(language.value, game, [...PAGES, "box"])),
    ]).then(
      ([box, face]) => (found.value = { store: new BoxStore(box, null), ...filled(face) }),
      (why: unknown) => (error.value = why),
    );
  }, [game, language.value]);
  const words = useMemo(() => wordsFor(game), [game, language.value, learned.value]);
  if (error.value !== null) return <Trouble error={error.value} />;
  if (!found.value) return null;
  return (
    <BoxContext.Provider value={{ ...found.value, words }}>
      <div class="box-print">
        <div class="row wrap box-print-bar">
          <Link to={`/box/${game}`} class="button small">
            <Icon name="back" size={16} />
            {t("box-title", { game: t(`title-${game}`) })}
          </Link>
          <button type="button" class="button primary" onClick={() => window.print()}>
            <Icon name="scroll" size={18} />
            {t("box-print-now")}
          </button>
        </div>
        <h1>{t("box-title", { game: t(`title-${game}`) })}</h1>
        <p>{t("box-print-about")}</p>
        <Sheets />
      </div>
    </BoxContext.Provider>
  );
}

/** So many values beside each other fit on a sheet: pieces with more are lists of those that count. */
const WIDEST = 12;

function Sheets() {
  const { store, words } = useBox();
  return (
    <>
      {store.box.parts.map((part) => {
        const own = store.pieces.filter((one) => one.part === part && [...one.facts.values()].some(isOpen));
        if (own.length === 0) return null;
        const fields = part.fields.filter(({ name }) => own.some(({ facts }) => isToLookUp(facts.get(name))));
        return (
          <section key={part.name}>
            <h2>{words.t(`box-part-${part.name}`)}</h2>
            {own.length > 2 && fields.length > 1 && fields.length <= WIDEST ? (
              <Rows of={own} fields={fields} />
            ) : (
              <ul class="box-print-pieces">
                {own.map((of) => (
                  <Listed key={of.piece.id} of={of} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </>
  );
}

const isToLookUp = (fact: Fact | undefined): boolean => fact !== undefined && isOpen(fact);

/** Pieces of a kind below each other, their values in columns. */
function Rows({ of, fields }: { of: readonly PieceIn[]; fields: readonly BoxField[] }) {
  const boxed = useBox();
  const label = (name: string) => {
    const fact = of.find(({ facts }) => facts.has(name))?.facts.get(name);
    return fact ? factLabel(boxed, fact) : name;
  };
  return (
    <table class={names("box-print-rows", fields.length > 9 && "wide")}>
      <thead>
        <tr>
          <td />
          {fields.map(({ name }) => (
            <th key={name} scope="col">
              {label(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map((one) => (
          <tr key={one.piece.id} data-print-piece={one.piece.id}>
            <th scope="row">{pieceTitle(boxed, one)}</th>
            {fields.map(({ name }) => (
              <Cell key={name} fact={one.facts.get(name)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A field to write in, with the shipped value small in its corner; what is certain is only told. */
function Cell({ fact }: { fact: Fact | undefined }) {
  const boxed = useBox();
  if (!fact) return <td />;
  const shipped = valueLabel(boxed, fact, fact.shipped);
  const label = factLabel(boxed, fact);
  if (!isOpen(fact))
    return (
      <td class="sure" data-label={label}>
        {shipped}
      </td>
    );
  const long = fact.field.kind === "number" ? undefined : fact.field.kind;
  return <td data-label={label} data-shipped={shipped} data-long={long} />;
}

function Listed({ of }: { of: PieceIn }) {
  const boxed = useBox();
  return (
    <li data-print-piece={of.piece.id}>
      <strong>{pieceTitle(boxed, of)}</strong>
      <Blanks of={of} />
    </li>
  );
}

/** A box for each thing to look up. Of many that are mostly nought, those that are not, and room for others. */
function Blanks({ of }: { of: PieceIn }) {
  const boxed = useBox();
  const { words } = boxed;
  const open = [...of.facts.values()].filter(isOpen);
  const many = open.length > 9;
  const shown = many ? open.filter(({ shipped }) => shipped !== 0) : open;
  return (
    <span class="box-print-fields">
      {shown.map((fact) => (
        <span key={fact.path} class="box-print-field">
          <span>{factLabel(boxed, fact)}</span>
          <i
            data-shipped={valueLabel(boxed, fact, fact.shipped)}
            data-long={fact.field.kind !== "number" || undefined}
          />
        </span>
      ))}
      {many && (
        <span class="box-print-field">
          <span>{words.t("box-print-other")}</span>
          <i data-long />
        </span>
      )}
    </span>
  );
}
