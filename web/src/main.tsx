import { render } from "preact";
import { App } from "./app/app";
import { keepNotifications } from "./app/notifications";
import { applyPreferences, wantedLanguage } from "./app/preferences";
import { followLanguage } from "./app/settings";
import { awaited, tellRest } from "./rest";
import { tellWidths } from "./widths";
import { findLanguages, speak } from "./words";
import "./art/palette.css";
import "./app/base.css";

// A page that was open while the server got a new client asks for files that are gone: it is loaded anew, once.
addEventListener("vite:preloadError", () => {
  if (sessionStorage.getItem("reloaded")) return;
  sessionStorage.setItem("reloaded", "yes");
  location.reload();
});
addEventListener("load", () => setTimeout(() => sessionStorage.removeItem("reloaded"), 10_000));

tellRest();
tellWidths();
applyPreferences();
keepNotifications();
const root = document.getElementById("app");
void awaited(findLanguages().then(() => speak(wantedLanguage(), null))).then(() => {
  followLanguage();
  if (root) render(<App />, root);
});
