import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Art, Icon, logo } from "../art";
import { awaited } from "../rest";
import { factsOf, linesOf } from "../table/reference";
import { type Arguments, language, learn, learned, TO_READ, t, type Words, wordsFor } from "../words";
import { illustrationsOf, lookUp, type Shown, usualPieces } from "./illustrations";
import { nameOf } from "./picture";
import { groupsOf } from "./row";
import "./sheet.css";

const SIDES = ["side-1-", "side-2-"] as const;
/** Sizes of the letters, in points: the largest with which a side has room for all. */
const LARGEST = 12.6;
const SMALLEST = 6;
const STEP = 0.2;

/** The rules at a glance, for both sides of one sheet of paper. */
export function Sheet({ game }: { game: string }) {
  const facts = useSignal<Arguments | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    const look = async () => {
      const [pieces] = await Promise.all([usualPieces(game), lookUp(game), learn(language.value, game, TO_READ)]);
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
        <Side
          key={side}
          side={side}
          number={k + 1}
          title={t(`title-${game}`)}
          words={words}
          facts={told}
          shown={shown}
        />
      ))}
    </main>
  );
}

interface Told {
  words: Words;
  facts: Arguments;
  shown: Shown;
}

function Side({ side, number, title, ...told }: { side: string; number: number; title: string } & Told) {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (page.current) enlarge(page.current);
  }, [told.words, told.facts]);
  return (
    <section class="sheet-side" aria-label={`${title} ${number}`} ref={page}>
      <header>
        <Art of={logo} size={28} />
        {number === 1 ? <h1>{title}</h1> : <p>{title}</p>}
      </header>
      <div class="sheet-blocks">
        {told.words.ids(side).map((id) => (
          <Block key={id} id={id} {...told} />
        ))}
      </div>
    </section>
  );
}

/** Makes the letters as large as the paper allows, whatever the window is like. */
function enlarge(page: HTMLElement): void {
  const blocks = page.querySelector(".sheet-blocks");
  if (!blocks) return;
  page.classList.add("paper");
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    page.style.setProperty("--size", `${size.toFixed(1)}pt`);
    if (blocks.scrollWidth <= blocks.clientWidth + 1 && blocks.scrollHeight <= blocks.clientHeight + 1) break;
  }
  page.classList.remove("paper");
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

/** A text with signs in it: `:wood:` a piece, `:$wall-cost:` a cost; what is most looked for is `*strong*`. */
function Signed({ text, words, facts, shown }: { text: string } & Told) {
  return (
    <>
      {text.split(/((?:\d+ )?:\$?[a-z0-9_-]+:|\*[^*]+\*)/).map((part, k) => {
        if (/^\*.+\*$/.test(part)) return <b key={k}>{part.slice(1, -1)}</b>;
        const [, count, sign] = /^(\d+ )?:(\$?[a-z0-9_-]+):$/.exec(part) ?? [];
        if (!sign) return part;
        const signs = groupsOf(sign, facts)
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
        // A number stays with its sign.
        return count ? (
          <span key={k} class="sheet-count">
            {count}
            {signs}
          </span>
        ) : (
          signs
        );
      })}
    </>
  );
}
