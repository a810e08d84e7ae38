import { notifyOf } from "../app/notifications";
import { sound } from "../app/preferences";
import { t } from "../words";

let audio: AudioContext | null = null;
const TUNES = { turn: [523.25, 783.99], end: [523.25, 659.25, 783.99], talk: [659.25] };

/** A few soft notes, made here: no file is needed. */
export function chime(tune: keyof typeof TUNES): void {
  if (!sound.value) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [k, pitch] of TUNES[tune].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + k * 0.14);
    volume.gain.linearRampToValueAtTime(0.16, now + k * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, now + k * 0.14 + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + k * 0.14);
    tone.stop(now + k * 0.14 + 0.55);
  }
}

/** The window's title and sign say whose turn it is, for those who look at another tab. */
export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${t("your-turn")} · ${title}` : title;
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? "/favicon-turn.svg" : "/favicon.svg";
  if (sign && sign.getAttribute("href") !== wanted) sign.setAttribute("href", wanted);
}

/** Tells somebody who is not looking that it is their turn. */
export function callBack(title: string, body: string): void {
  chime("turn");
  if (document.visibilityState !== "visible") void notifyOf(location.pathname, title, body);
}
