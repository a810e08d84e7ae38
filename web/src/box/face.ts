import type { BoxFace } from "./piece";

const FACES = import.meta.glob<{ face: BoxFace }>("../games/*/box.tsx");

/** What the pieces of a game look like: `games/NAME/box.tsx`, where there is one. */
export async function faceOf(game: string): Promise<BoxFace> {
  return (await FACES[`../games/${game}/box.tsx`]?.())?.face ?? { looks: {} };
}

/** What a game says about values; where it says nothing, a value is what it is. */
export const filled = ({ label = () => null, usual = () => null }: BoxFace) => ({ label, usual });
