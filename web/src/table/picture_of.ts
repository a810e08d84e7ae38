import type { Drawing } from "../art";
import type { Act } from "../words";
import type { GameFace } from "./face";

/** A drawing for an action, by the pieces that it names; the last that has one is the most telling. */
export function pictureBy(drawing: (name: string) => Drawing | null): NonNullable<GameFace["picture"]> {
  return ({ do: verb, ...args }: Act, seat) => {
    for (const word of [...Object.values(args), ...verb.split(" ").reverse()]) {
      const of = drawing(String(word).split("+")[0] ?? "");
      if (of) return { of, seat };
    }
    return null;
  };
}
