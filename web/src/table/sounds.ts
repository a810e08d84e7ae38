import { type Volume, volume } from "../app/preferences";
import type { Sound } from "./show";

/*
 * All that is heard, made here from tones and noise: no file is needed. Wood and stone are a thud and a scrape, a coin two
 * small rings, dice a handful of clicks, the bell a bronze one.
 */

type Tune = "turn" | "end" | "talk";

const LOUD: Record<Volume, number> = { off: 0, soft: 0.25, medium: 0.55, loud: 1 };

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Where everything goes to, as loud as it is wished; null: nothing is to be heard. */
function outlet(): { audio: AudioContext; to: GainNode; now: number } | null {
  const loud = LOUD[volume.value];
  if (loud === 0 || typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  const to = audio.createGain();
  to.gain.value = loud;
  to.connect(audio.destination);
  return { audio, to, now: audio.currentTime };
}

type Outlet = NonNullable<ReturnType<typeof outlet>>;

/** A tone that fades: its pitch, how loud, how long, when. */
function tone({ audio, to, now }: Outlet, pitch: number, loud: number, long: number, after = 0, falls = 1): void {
  const at = now + after;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.frequency.setValueAtTime(pitch, at);
  if (falls !== 1) source.frequency.exponentialRampToValueAtTime(pitch * falls, at + long);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + long);
  source.connect(gain).connect(to);
  source.start(at);
  source.stop(at + long + 0.02);
}

/** A burst of noise around a pitch. */
function burst({ audio, to, now }: Outlet, pitch: number, loud: number, long: number, after = 0): void {
  const at = now + after;
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + long);
  source.connect(filter).connect(gain).connect(to);
  source.start(at);
  source.stop(at + long + 0.02);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = made.getChannelData(0);
  // The same every time: any numbers that jump about will do.
  for (let k = 0, last = 1; k < samples.length; k++) {
    last = (last * 16807) % 2147483647;
    samples[k] = last / 1073741823.5 - 1;
  }
  return made;
}

/** A bell: partials that do not quite fit, as in bronze. */
function bell(out: Outlet, pitch: number, loud: number, after = 0): void {
  for (const [times, share, long] of [
    [0.5, 0.35, 1.6],
    [1, 1, 1.2],
    [1.19, 0.3, 0.9],
    [2, 0.4, 0.7],
    [2.74, 0.2, 0.4],
  ] as const)
    tone(out, pitch * times, loud * share, long, after);
}

const CLICKS = [0, 0.05, 0.09, 0.16, 0.21, 0.3];

const SOUNDS: Record<Sound | Tune, (out: Outlet) => void> = {
  wood: (out) => {
    tone(out, 210, 0.3, 0.12, 0, 0.6);
    burst(out, 900, 0.25, 0.06);
  },
  stone: (out) => {
    tone(out, 110, 0.35, 0.16, 0, 0.7);
    burst(out, 480, 0.4, 0.14);
    burst(out, 1900, 0.06, 0.1, 0.02);
  },
  coin: (out) => {
    for (const after of [0, 0.07]) {
      tone(out, 2350, 0.09, 0.35, after);
      tone(out, 3710, 0.05, 0.25, after);
    }
  },
  dice: (out) => {
    for (const [k, after] of CLICKS.entries()) burst(out, 1300 + 260 * (k % 3), 0.32 - k * 0.03, 0.045, after);
  },
  bell: (out) => bell(out, 440, 0.16),
  turn: (out) => {
    bell(out, 523.25, 0.12);
    bell(out, 783.99, 0.12, 0.16);
  },
  talk: (out) => bell(out, 659.25, 0.1),
  end: (out) => {
    for (const [k, pitch] of [523.25, 659.25, 783.99, 1046.5].entries()) bell(out, pitch, 0.12, k * 0.2);
  },
};

export const SOUND_NAMES = Object.keys(SOUNDS) as (Sound | Tune)[];

/** Lets something be heard, where sounds are wished. */
export function play(sound: Sound | Tune): void {
  const out = outlet();
  if (out) SOUNDS[sound](out);
}
