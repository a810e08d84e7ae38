import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { LONGEST_NAME } from "../limits";
import { play } from "../table/sounds";
import { languages, t } from "../words";
import { Dialog } from "./dialog";
import {
  type BoardLook,
  boardLook,
  type CurtainWish,
  chosenLanguage,
  curtainWish,
  firstTips,
  type MotionWish,
  motionWish,
  myName,
  notify,
  type Speed,
  saidTips,
  speed,
  type TextSize,
  type Theme,
  type TurnEnd,
  textSize,
  theme,
  turnEnd,
  type Volume,
  volume,
  wantedLanguage,
} from "./preferences";

export function Settings({ close }: { close: () => void }) {
  return (
    <Dialog title={t("settings")} close={close} class="settings">
      <label class="field">
        <span>{t("setting-name")}</span>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          value={myName.value}
          autocomplete="nickname"
          onInput={(event) => (myName.value = event.currentTarget.value)}
        />
      </label>
      <LanguageChoice />
      <Choice<Theme>
        title={t("setting-theme")}
        of={["auto", "day", "night"]}
        value={theme.value}
        name="theme"
        choose={(value) => (theme.value = value)}
      />
      <Choice<TextSize>
        title={t("setting-text")}
        of={["usual", "larger", "largest"]}
        value={textSize.value}
        name="text"
        choose={(value) => (textSize.value = value)}
      />
      <Choice<MotionWish>
        title={t("setting-motion")}
        of={["auto", "full", "less", "none"]}
        value={motionWish.value}
        name="motion"
        choose={(value) => (motionWish.value = value)}
      />
      <Choice<BoardLook>
        title={t("setting-board")}
        of={["picture", "clear"]}
        value={boardLook.value}
        name="board"
        choose={(value) => (boardLook.value = value)}
      />
      <Choice<Speed>
        title={t("setting-speed")}
        of={["calm", "brisk", "instant"]}
        value={speed.value}
        name="speed"
        choose={(value) => (speed.value = value)}
      />
      <Choice<TurnEnd>
        title={t("setting-turn-end")}
        of={["asked", "itself"]}
        value={turnEnd.value}
        name="turn-end"
        choose={(value) => (turnEnd.value = value)}
      />
      <Choice<CurtainWish>
        title={t("setting-curtain")}
        of={["drawn", "always", "open"]}
        value={curtainWish.value}
        name="curtain-wish"
        choose={(value) => (curtainWish.value = value)}
      />
      <Choice<Volume>
        title={t("setting-sound")}
        of={["off", "soft", "medium", "loud"]}
        value={volume.value}
        name="volume"
        choose={(value) => {
          volume.value = value;
          play("bell");
        }}
      />
      <NotifyChoice />
      <Check checked={firstTips.value} change={(on) => (firstTips.value = on)}>
        {t("setting-first-tips")}
      </Check>
      {saidTips.value.length > 0 && (
        <button type="button" class="link" onClick={() => (saidTips.value = [])}>
          {t("setting-first-tips-again")}
        </button>
      )}
    </Dialog>
  );
}

function LanguageChoice() {
  return (
    <label class="field">
      <span>{t("setting-language")}</span>
      <select
        value={wantedLanguage()}
        onChange={(event) => {
          chosenLanguage.value = event.currentTarget.value;
        }}
      >
        {languages.value.map((tongue) => (
          <option key={tongue} value={tongue} lang={tongue}>
            {new Intl.DisplayNames([tongue], { type: "language" }).of(tongue)}
          </option>
        ))}
      </select>
    </label>
  );
}

function NotifyChoice() {
  const refused = useSignal(false);
  if (!("Notification" in window)) return <p class="soft small">{t("setting-notify-not-here")}</p>;
  return (
    <>
      <Check
        checked={notify.value}
        change={async (on) => {
          notify.value = on && (await Notification.requestPermission()) === "granted";
          refused.value = on && !notify.value;
        }}
      >
        {t("setting-notify")}
      </Check>
      {refused.value && <p class="small">{t("setting-notify-refused")}</p>}
    </>
  );
}

function Check({
  checked,
  change,
  children,
}: {
  checked: boolean;
  change: (on: boolean) => void;
  children: ComponentChildren;
}) {
  return (
    <label class="row">
      <input type="checkbox" checked={checked} onChange={(event) => change(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

function Choice<T extends string>(props: {
  title: string;
  of: readonly T[];
  value: T;
  name: string;
  choose: (value: T) => void;
}) {
  return (
    <fieldset class="pills">
      <legend>{props.title}</legend>
      {props.of.map((one) => (
        <label key={one} class={one === props.value ? "chosen" : undefined}>
          <input
            type="radio"
            name={props.name}
            class="unseen"
            checked={one === props.value}
            onChange={() => props.choose(one)}
          />
          {t(`${props.name}-${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
