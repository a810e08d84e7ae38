import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Art, Icon, logo } from "../art";
import { Announcer } from "../board/announce";
import { t } from "../words";
import { later } from "./later";
import { theme } from "./preferences";
import { Link } from "./router";
import "./shell.css";

/** The page around everything that is not a table. */
export function Shell({ children }: { children: ComponentChildren }) {
  return (
    <>
      <a class="skip" href="#main">
        {t("skip-to-content")}
      </a>
      <header class="shell-head">
        <Link to="/" class="brand">
          <Art of={logo} size={36} />
          <span>{t("burgher")}</span>
        </Link>
        <span class="grow" />
        <ThemeButton />
        <SettingsButton />
      </header>
      <main id="main" class="shell-main" tabIndex={-1}>
        {children}
      </main>
      <Announcer />
    </>
  );
}

const settingsOpen = signal(false);
export const Settings = later(() => import("./settings").then((found) => found.Settings));

/** The settings, over whatever page there is, while they are open. */
export function OpenSettings() {
  return settingsOpen.value ? <Settings close={() => (settingsOpen.value = false)} /> : null;
}

export function SettingsButton() {
  return (
    <button
      type="button"
      class="round quiet settings-button"
      aria-label={t("settings")}
      title={t("settings")}
      onClick={() => (settingsOpen.value = true)}
    >
      <Icon name="settings" />
    </button>
  );
}

/** Day or night, at a click. */
export function ThemeButton() {
  const night = document.documentElement.dataset.theme === "night";
  // Reading the signal draws the button anew when the theme changes.
  void theme.value;
  const label = t(night ? "theme-to-day" : "theme-to-night");
  return (
    <button
      type="button"
      class="round quiet theme-button"
      aria-label={label}
      title={label}
      onClick={() => {
        theme.value = night ? "day" : "night";
      }}
    >
      <Icon name={night ? "day" : "night"} />
    </button>
  );
}
