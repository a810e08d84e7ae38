import { go } from "../app/router";
import type { Section } from "../table/reference";
import { Picture } from "./picture";
import { partsOfPicture } from "./row";
import { Text } from "./text";
import { useTold } from "./told";
import "./in_short.css";

/** What one is about to play: these sections of its rules, with their pictures. Who does not get them does without. */
export function InShort({ game, sections: wanted }: { game: string; sections: readonly string[] }) {
  const { words, rules, shown } = useTold(game);
  if (!rules || !shown) return null;
  const read = (id: string) => go(`/rules/${game}#${id.replace(/^rule-/, "")}`);
  const sections = wanted
    .map((name) => rules.sections.find(({ id }) => id === `rule-${name}`))
    .filter((one): one is Section => one !== undefined);
  return (
    <section class="sheet in-short">
      {sections.map((section) => {
        const picture = shown.pictures[section.id.replace(/^rule-/, "")] ?? "";
        const { boards, rows } = partsOfPicture(picture);
        // Where there are both, the boards stand beside the text.
        const board = rows && boards;
        const below = board ? rows : picture;
        return (
          <div key={section.id} class={board ? "with-board" : undefined}>
            {board && <Picture shown={shown} picture={board} facts={rules.facts} words={words} />}
            <div>
              <h2>{section.title}</h2>
              {below && <Picture shown={shown} picture={below} facts={rules.facts} words={words} />}
              <Text section={section} wanted={[]} go={read} />
            </div>
          </div>
        );
      })}
    </section>
  );
}
