import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Art, Icon, logo } from "../art";
import { awaited } from "../rest";
import { factsOf, linesOf } from "../table/reference";
import { type Arguments, language, learn, learned, t, type Words, wordsFor } from "../words";
import { illustrationsOf, lookUp, type Shown, usualPieces } from "./illustrations";
import { nameOf } from "./picture";
import { groupsOf } from "./row";
import "./sheet.css";

const SIDES = ["side-1-", "side-2-"] as const;

/** The rules at a glance, for both sides of one sheet of paper. */
export function Sheet({ game }: { game: string }) {
  const facts = useSignal<Arguments | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    const look = async () => {
      const [pieces] = await Promise.all([usualPieces(game), lookUp(game), learn(language.value, game)]);
      const usual = pieces?.game.options.map((option) => [option.name, option.default]) ?? [];
      facts.value = factsOf(pieces?.values ?? {}, Object.fromEntries(usual));
    };
    awaited(look()).catch((why: unknown) => (error.value = why));
  }, [game, language.value]);
  const words = useMemo(() => wordsFor(game), [game, language.value, learned.value]);
  const shown = illustrationsOf(game);
  const told = facts.value;
  if (error.value !== null) return <Trouble error={error.value} />;
  if (!shown || !told) return <main class="sheet" aria-busy="true" />;
  return (
    <main class="sheet">
      <div class="sheet-head">
        <Link to={`/rules/${game}`} class="button">
          <Icon name="back" size={16} />
          {t("try-back")}
        </Link>
        <p class="grow">{t("sheet-hint")}</p>
        <button type="button" class="button primary" onClick={() => print()}>
          {t("sheet-print")}
        </button>
      </div>
      {SIDES.map((side, k) => (
        <section key={side} class="sheet-side" aria-label={`${t(`title-${game}`)} ${k + 1}`}>
          <header>
            <Art of={logo} size={28} />
            {k === 0 ? <h1>{t(`title-${game}`)}</h1> : <p>{t(`title-${game}`)}</p>}
          </header>
          <div class="sheet-blocks">
            {words.ids(side).map((id) => (
              <Block key={id} id={id} words={words} facts={told} shown={shown} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

interface Told {
  words: Words;
  facts: Arguments;
  shown: Shown;
}

function Block({ id, ...told }: { id: string } & Told) {
  const text = told.words.attribute(id, "text", told.facts) ?? "";
  return (
    <div class="sheet-block">
      <h2>
        <Signed text={told.words.t(id)} {...told} />
      </h2>
      {linesOf(text).map((one, k) =>
        typeof one === "string" ? (
          <p key={k}>
            <Signed text={one} {...told} />
          </p>
        ) : (
          <ul key={k}>
            {one.map((entry, n) => (
              <li key={n}>
                <Signed text={entry} {...told} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

/** A text with signs in it: `:wood:` a piece, `:$wall-cost:` a cost. */
function Signed({ text, words, facts, shown }: { text: string } & Told) {
  return (
    <>
      {text.split(/(:\$?[a-z0-9_-]+:)/).map((part, k) => {
        const sign = /^:(\$?[a-z0-9_-]+):$/.exec(part)?.[1];
        if (!sign) return part;
        return groupsOf(sign, facts)
          .flat()
          .map((token, n) => {
            const drawing = token.kind === "piece" ? shown.drawing(token.name) : null;
            if (token.kind !== "piece" || !drawing) return null;
            const name = nameOf(words, token.name);
            const label = token.count === null ? name : `${token.count} ${name}`;
            return (
              <span key={`${k}-${n}`} class="sheet-sign" role="img" aria-label={label}>
                {token.count}
                <Art of={drawing} seat={0} size={18} />
              </span>
            );
          });
      })}
    </>
  );
}
