import { go } from "../app/router";
import type { Section } from "../table/reference";
import { Picture } from "./picture";
import { Text } from "./text";
import { useTold } from "./told";
import "./in_short.css";

/** Of a picture that has both: its parts of the boards, which stand beside the text, and its rows of pieces. */
function partsOfPicture(picture: string): [string, string] {
  const groups = picture
    .split("|")
    .map((one) => one.trim())
    .filter(Boolean);
  const isBoard = (one: string) => one.startsWith("@");
  const rows = groups.filter((one) => !isBoard(one)).join(" | ");
  return [rows && groups.filter(isBoard).join(" | "), rows];
}

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
        const [board, rows] = partsOfPicture(picture);
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
