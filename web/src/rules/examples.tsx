import type { Example } from "../api/schema";
import { Link } from "../app/router";
import { Art, Icon } from "../art";
import { t, type Words } from "../words";
import type { Beside } from "./rules";
import { Marked } from "./text";

/** What an example is about, in the reader's words. */
export function aboutExample(words: Words, { text, about, players }: Example): string {
  return words.t(`example-${text}`, { about, players });
}

/** The example that an entry of a list tells of: the entry begins with what its piece is called. */
export function exampleOf(entry: string, of: readonly Example[], words: Words): Example | null {
  const begins = (name: string) => entry.startsWith(name) && !/^[\p{L}\d]/u.test(entry.slice(name.length));
  return of.find(({ about }) => about && begins(words.piece(about))) ?? null;
}

/** The way to an example, at the end of what is said of its piece. */
export function TryEntry({ example, beside }: { example: Example; beside: Beside }) {
  const { words, addressOf } = beside;
  return (
    <Link
      to={addressOf(example.name)}
      class="button small try-entry"
      label={t("try-it-about", { section: words.piece(example.about) })}
    >
      <Icon name="play" size={12} />
      {t("try-it")}
    </Link>
  );
}

/** The examples of a section: each opens a position in which it can be tried. */
export function Examples(props: {
  of: readonly Example[];
  title: string;
  beside: Beside;
  wanted?: readonly string[] | undefined;
}) {
  const { of, title, beside, wanted = [] } = props;
  const { words, shown, addressOf } = beside;
  const single = of.filter(({ about }) => !about);
  const several = of.filter(({ about }) => about);
  if (of.length === 0) return null;
  return (
    <div class="examples">
      {single.map((example) => (
        <div key={example.name} class="example">
          <p>
            <Marked text={aboutExample(words, example)} wanted={wanted} />
          </p>
          <Link to={addressOf(example.name)} class="button small" label={t("try-it-about", { section: title })}>
            <Icon name="play" size={14} />
            {t("try-it")}
          </Link>
        </div>
      ))}
      {several.length > 0 && (
        <div class="example">
          <p>{t("try-one")}</p>
          <ul class="example-chips">
            {several.map((example) => {
              const drawing = shown.drawing(example.about);
              return (
                <li key={example.name}>
                  <Link to={addressOf(example.name)} class="button small">
                    {drawing ? <Art of={drawing} size={26} /> : <Icon name="play" size={14} />}
                    {words.piece(example.about)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
