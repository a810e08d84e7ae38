import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { Catalogue, Level } from "../api/schema";
import { names } from "../art";
import { own, t } from "../words";
import { levelName } from "./names";
import "./levels.css";

/** What can be played here, and against whom; null until the server has told it. */
export function useCatalogue(): Catalogue | null {
  const catalogue = useSignal<Catalogue | null>(null);
  useEffect(() => {
    void api.games().then(
      (found) => (catalogue.value = found),
      () => {},
    );
  }, []);
  return catalogue.value;
}

/** The bots' levels, weakest first; none until the server has told them. */
export function useLevels(): readonly Level[] {
  return useCatalogue()?.levels ?? [];
}

/** A level by its name; the first and the last of them say how strong they are. */
export function levelTitle(level: string, levels: readonly Level[]): string {
  const name = levelName(level);
  if (levels.length < 2) return name;
  if (level === levels[0]?.name) return t("level-with-hint", { level: name, hint: t("weakest-level") });
  if (level === levels.at(-1)?.name) return t("level-with-hint", { level: name, hint: t("strongest-level") });
  return name;
}

/** How a level plays, in a sentence; one that is not known here has none. */
export function levelStyle(level: string): string | null {
  return own.value.has(`level-${level}-style`) ? t(`level-${level}-style`) : null;
}

/** How strong a level is among all, as bars, and how it plays. */
export function AboutLevel({ level, levels }: { level: string; levels: readonly Level[] }) {
  const at = levels.findIndex((one) => one.name === level);
  const style = levelStyle(level);
  if (at < 0 && !style) return null;
  return (
    <span class="about-level">
      {at >= 0 && (
        <span
          class="strength"
          role="img"
          aria-label={t("strength-of", { number: at + 1, count: levels.length })}
          title={t("strength-of", { number: at + 1, count: levels.length })}
        >
          {levels.map((one, k) => (
            <span
              key={one.name}
              class={names(k <= at && "on")}
              style={{ height: `${(100 * (k + 1)) / levels.length}%` }}
            />
          ))}
        </span>
      )}
      {style && <span>{style}</span>}
    </span>
  );
}

/** The levels as choices of a menu. */
export function LevelOptions({ levels }: { levels: readonly Level[] }) {
  return (
    <>
      {levels.map((level) => (
        <option key={level.name} value={level.name}>
          {levelTitle(level.name, levels)}
        </option>
      ))}
    </>
  );
}
