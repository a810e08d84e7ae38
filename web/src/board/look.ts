import { createContext } from "preact";

/** Where one should look at the moment, because it happens there; named as in `data-place`. */
export interface Look {
  readonly places: readonly string[];
  /** It is told piece by piece: a part of the board that is out of sight comes into sight for it. */
  readonly follow: boolean;
}

export const NOWHERE: Look = { places: [], follow: false };
export const LookContext = createContext<Look>(NOWHERE);

/** What has a place's name and is drawn, within an element. */
export function placed(name: string, within: ParentNode = document): Element[] {
  return [...within.querySelectorAll(`[data-place~="${CSS.escape(name)}"]`)].filter((one) => one.checkVisibility());
}
