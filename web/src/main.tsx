import { render } from "preact";
import { App, topicsAt } from "./app/app";
import { followLanguage } from "./app/game_at_hand";
import { isForeseeing } from "./app/later";
import { keepNotifications } from "./app/notifications";
import { applyPreferences, wantedLanguage } from "./app/preferences";
import { awaited, tellRest } from "./rest";
import { tellWidths } from "./widths";
import { findLanguages, speak } from "./words";
import "./art/palette.css";
import "./app/base.css";

// A page that was open while the server got a new client asks for files that are gone: it is loaded anew, once. What nobody
// has asked for is no reason for that; nor is a server that cannot be reached, which would leave no page at all.
addEventListener("vite:preloadError", async () => {
  if (isForeseeing() || sessionStorage.getItem("reloaded")) return;
  const served = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!served?.ok) return;
  sessionStorage.setItem("reloaded", "yes");
  location.reload();
});
addEventListener("load", () => setTimeout(() => sessionStorage.removeItem("reloaded"), 10_000));

tellRest();
tellWidths();
applyPreferences();
keepNotifications();
const root = document.getElementById("app");
const begin = async () => {
  await findLanguages();
  await speak(wantedLanguage(), null, topicsAt(location.pathname));
};
void awaited(begin()).then(() => {
  followLanguage();
  if (root) render(<App />, root);
});
