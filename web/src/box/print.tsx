import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api/client";
import { Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon } from "../art";
import { awaited } from "../rest";
import { language, learnAlso, learned, t, wordsFor } from "../words";
import { BoxContext, type Boxed, useBox } from "./context";
import { faceOf } from "./face";
import { factLabel, pieceTitle, valueLabel } from "./piece";
import { BoxStore, isOpen, type PieceIn } from "./store";
import "./print.css";

/** A sheet of paper: every number to look up, in the order of the box, with boxes to write in. */
export function PrintPage({ game }: { game: string }) {
  const found = useSignal<Omit<Boxed, "words"> | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    Promise.all([api.box(game, null), awaited(faceOf(game)), awaited(learnAlso("box", game))]).then(
      ([box, { label = () => null }]) => (found.value = { store: new BoxStore(box, null), label }),
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

function Sheets() {
  const boxed = useBox();
  const { store, words } = boxed;
  return (
    <>
      {store.box.parts.map((part) => {
        const own = store.pieces.filter((one) => one.part === part && [...one.facts.values()].some(isOpen));
        if (own.length === 0) return null;
        return (
          <section key={part.name}>
            <h2>{words.t(`box-part-${part.name}`)}</h2>
            <ul class="box-print-pieces">
              {own.map((of) => (
                <li key={of.piece.id}>
                  <strong>{pieceTitle(boxed, of)}</strong>
                  <Blanks of={of} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
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
