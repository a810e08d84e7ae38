import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GameTitle } from "../app/cover";
import { useGameAtHand } from "../app/game_at_hand";
import { Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon } from "../art";
import { own, t } from "../words";
import { Rules, type Wanted } from "./rules";
import { useTold } from "./told";

/** The rules of a game, to read before one sits down; every section has its address. */
export function RulesPage({ game }: { game: string }) {
  const at = useSignal<Wanted | null>(wished());
  const { words, rules, shown, error } = useTold(game);
  useGameAtHand(game);
  useEffect(() => {
    const turn = () => (at.value = wished());
    addEventListener("hashchange", turn);
    return () => removeEventListener("hashchange", turn);
  }, []);

  if (error !== null) return <Trouble error={error} />;
  // Whether there is such a game turns out later.
  const title = `title-${game}`;
  return (
    <div class="rules-page">
      <div class="row">
        <GameTitle game={game}>{own.value.has(title) && t(title)}</GameTitle>
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
        sections={rules?.sections ?? null}
        at={at.value}
        beside={
          shown &&
          rules && {
            shown,
            words,
            facts: rules.facts,
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
