import { render } from "preact";
import { App } from "./app/app";
import { applyPreferences, wantedLanguage } from "./app/preferences";
import { speak } from "./words";
import "./art/palette.css";
import "./app/base.css";

applyPreferences();
const root = document.getElementById("app");
void speak(wantedLanguage(), null).then(() => {
  if (root) render(<App />, root);
});
