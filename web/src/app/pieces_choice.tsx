import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { Game, ListedSet } from "../api/schema";
import { Icon } from "../art";
import { t, wordsFor } from "../words";
import { Link } from "./router";

/** The pieces that a new game is played with: a set of one's own, one that comes with the game, or the house's. */
export type Pieces = { set: string } | { components: string } | Record<string, never>;

/** Whoever comes from a set wants to play with it. */
export function wishedPieces(): Pieces {
  const set = new URLSearchParams(location.search).get("set");
  return set ? { set } : {};
}

export function PiecesChoice({ game, chosen }: { game: Game; chosen: Signal<Pieces> }) {
  const words = wordsFor(game.name);
  const mine = useSignal<readonly ListedSet[]>([]);
  useEffect(() => {
    api.sets().then(
      ({ sets }) => {
        mine.value = sets.filter((one) => one.game === game.name);
        const now = chosen.peek();
        if ("set" in now && !mine.value.some(({ id, playable }) => id === now.set && playable)) chosen.value = {};
      },
      () => {},
    );
  }, [game.name]);
  if (!game.boxed && game.sets.length < 2) return null;
  const [usual, ...others] = game.sets;
  const shipped = (name: string) => {
    const id = `set-${name.replaceAll("_", "-")}`;
    return words.has(id) ? words.t(id) : t("box-pieces-standard");
  };
  const now = chosen.value;
  const value = "set" in now ? `set ${now.set}` : "components" in now ? `components ${now.components}` : "";
  const own = "set" in now ? now.set : "";
  return (
    <section class="sheet stack setup-pieces">
      <label class="field">
        <span>{t("box-pieces")}</span>
        <select
          value={value}
          onChange={(event) => {
            const [kind, name = ""] = event.currentTarget.value.split(" ");
            chosen.value = kind === "set" ? { set: name } : kind === "components" ? { components: name } : {};
          }}
        >
          <option value="">{game.house ?? shipped(usual ?? "")}</option>
          {game.house !== null && usual && <option value={`components ${usual}`}>{shipped(usual)}</option>}
          {others.map((name) => (
            <option key={name} value={`components ${name}`}>
              {shipped(name)}
            </option>
          ))}
          {mine.value.map(({ id, name, playable }) => (
            <option key={id} value={`set ${id}`} disabled={!playable}>
              {playable ? name : t("box-pieces-unplayable", { name })}
            </option>
          ))}
        </select>
      </label>
      <p class="row wrap small">
        <span class="soft grow">{t("box-pieces-hint")}</span>
        <Link
          to={value === "" && game.house !== null ? `/box/${game.name}/house` : `/box/${game.name}${own && `/${own}`}`}
          class="button small"
        >
          <Icon name="box" size={18} />
          {t("box-link")}
        </Link>
      </p>
    </section>
  );
}
