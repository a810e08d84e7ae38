import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../api/client";
import type { Components, Game } from "../api/schema";
import { Icon } from "../art";
import { awaited } from "../rest";
import { factsOf, sectionsOf } from "../table/reference";
import { Rules, type Wanted } from "../table/rules_panel";
import { language, learn, t, wordsFor } from "../words";
import { Link } from "./router";
import { Trouble } from "./trouble";

/** The rules of a game, to read before one sits down; every section has its address. */
export function RulesPage({ game }: { game: string }) {
  const found = useSignal<{ game: Game; values: Components["values"] } | null>(null);
  const error = useSignal<unknown>(null);
  const at = useSignal<Wanted | null>(wished());

  useEffect(() => {
    const look = async () => {
      const known = (await api.games()).games.find(({ name }) => name === game);
      const [{ values }] = await Promise.all([
        api.shipped(game, known?.sets[0] ?? "standard"),
        awaited(learn(language.value, game)),
      ]);
      if (known) found.value = { game: known, values };
    };
    look().catch((why: unknown) => (error.value = why));
    const turn = () => (at.value = wished());
    addEventListener("hashchange", turn);
    return () => removeEventListener("hashchange", turn);
  }, [game, language.value]);

  const words = wordsFor(game);
  const sections = useMemo(() => {
    if (!found.value) return null;
    const usual = found.value.game.options.map((option) => [option.name, option.default]);
    return sectionsOf(words, factsOf(found.value.values, Object.fromEntries(usual)));
  }, [found.value, words.language]);

  if (error.value !== null) return <Trouble error={error.value} />;
  return (
    <div class="rules-page">
      <div class="row">
        <h1 class="grow">{t(`title-${game}`)}</h1>
        <Link to={`/new/${game}`} class="button primary">
          <Icon name="play" size={16} />
          {t("play")}
        </Link>
      </div>
      <Rules
        sections={sections}
        at={at.value}
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
