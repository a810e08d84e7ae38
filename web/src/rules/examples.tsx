import type { Example } from "../api/schema";
import { Link } from "../app/router";
import { Art, Icon } from "../art";
import { t, type Words } from "../words";
import type { Beside } from "./rules";

/** What an example is about, in the reader's words. */
export function aboutExample(words: Words, { text, about, players }: Example): string {
  return words.t(`example-${text}`, { about, players });
}

/** The examples of a section: each opens a position in which it can be tried. */
export function Examples({ of, title, beside }: { of: readonly Example[]; title: string; beside: Beside }) {
  const { words, shown, addressOf } = beside;
  const single = of.filter(({ about }) => !about);
  const several = of.filter(({ about }) => about);
  if (of.length === 0) return null;
  return (
    <div class="examples">
      {single.map((example) => (
        <div key={example.name} class="example">
          <p>{aboutExample(words, example)}</p>
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
