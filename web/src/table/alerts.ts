import { notifyOf } from "../app/notifications";
import { t } from "../words";
import { play } from "./sounds";

/** The window's title and sign say whose turn it is, for those who look at another tab. */
export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${t("your-turn")} · ${title}` : title;
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? "/favicon-turn.svg" : "/favicon.svg";
  if (sign && sign.getAttribute("href") !== wanted) sign.setAttribute("href", wanted);
}

/** Tells somebody who is not looking that it is their turn. */
export function callBack(title: string, body: string): void {
  play("turn");
  if (document.visibilityState !== "visible") void notifyOf(location.pathname, title, body);
}
