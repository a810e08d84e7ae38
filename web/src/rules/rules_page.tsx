import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Components, Game } from "../api/schema";
import { GameTitle } from "../app/cover";
import { useGameAtHand } from "../app/game_at_hand";
import { Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon } from "../art";
import { awaited } from "../rest";
import { factsOf, sectionsOf } from "../table/reference";
import { language, learn, learned, TO_READ, t, wordsFor } from "../words";
import { illustrationsOf, lookUp, usualPieces } from "./illustrations";
import { Rules, type Wanted } from "./rules";

/** The rules of a game, to read before one sits down; every section has its address. */
export function RulesPage({ game }: { game: string }) {
  const found = useSignal<{ game: Game; values: Components["values"] } | null>(null);
  const error = useSignal<unknown>(null);
  const at = useSignal<Wanted | null>(wished());
  useGameAtHand(game);

  useEffect(() => {
    const look = async () => {
      // Without the pictures there is the text.
      const pictures = lookUp(game).catch(() => null);
      const [pieces] = await Promise.all([usualPieces(game), learn(language.value, game, TO_READ), pictures]);
      found.value = pieces;
    };
    awaited(look()).catch((why: unknown) => (error.value = why));
    const turn = () => (at.value = wished());
    addEventListener("hashchange", turn);
    return () => removeEventListener("hashchange", turn);
  }, [game, language.value]);

  const words = useMemo(() => wordsFor(game), [game, language.value, learned.value]);
  const told = useMemo(() => {
    if (!found.value) return null;
    const usual = found.value.game.options.map((option) => [option.name, option.default]);
    const facts = factsOf(found.value.values, Object.fromEntries(usual));
    return { facts, sections: sectionsOf(words, facts) };
  }, [found.value, words]);
  const shown = illustrationsOf(game);

  if (error.value !== null) return <Trouble error={error.value} />;
  return (
    <div class="rules-page">
      <div class="row">
        <GameTitle game={game}>{t(`title-${game}`)}</GameTitle>
        {words.ids("side-").length > 0 && (
          <Link to={`/rules/${game}/sheet`} class="button">
            <Icon name="download" size={16} />
            {t("rules-sheet")}
          </Link>
        )}
        <Link to={`/new/${game}`} class="button primary">
          <Icon name="play" size={16} />
          {t("play")}
        </Link>
      </div>
      <Rules
        sections={told?.sections ?? null}
        at={at.value}
        beside={
          shown &&
          told && {
            shown,
            words,
            facts: told.facts,
            addressOf: (example) => `/rules/${game}/try/${example}`,
          }
        }
        see={(id) => history.replaceState(null, "", `#${id.replace(/^rule-/, "")}`)}
      />
    </div>
  );
}

/** The section behind the # of the address. */
function wished(): Wanted | null {
  const rule = location.hash.slice(1);
  return rule ? { rule } : null;
}
