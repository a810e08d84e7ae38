import { type Volume, volume } from "../app/preferences";
import type { Sound } from "./show";

/*
 * All that is heard, made here from tones and noise: no file is needed. Wood is a knock, stone a dull blow with grit in it, a
 * coin two small rings, dice a handful of clicks, the bell a bronze one. Small speakers have no low tones: wood and stone
 * must differ above 300 Hz, too.
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

/** Seconds until something that rings is at its loudest; what is struck is so at once, but must not crack. */
const RINGS = 0.008;
const STRUCK = 0.002;

/** A tone that fades: its pitch, how loud, how long, when; and where its pitch falls to. */
function tone(
  { audio, to, now }: Outlet,
  pitch: number,
  loud: number,
  long: number,
  after = 0,
  falls = 1,
  attack = RINGS,
): void {
  const at = now + after;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.frequency.setValueAtTime(pitch, at);
  if (falls !== 1) source.frequency.exponentialRampToValueAtTime(pitch * falls, at + long);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + attack);
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
  // Elsewhere in the noise each time, so that no two clicks are the same.
  source.start(at, (after * 3) % 0.25);
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
    tone(out, 235, 0.24, 0.12, 0, 0.8, STRUCK);
    tone(out, 640, 0.13, 0.07, 0, 0.92, STRUCK);
    burst(out, 1500, 0.35, 0.03);
  },
  stone: (out) => {
    tone(out, 120, 0.26, 0.15, 0, 0.7, STRUCK);
    burst(out, 520, 1.3, 0.1);
    burst(out, 2000, 0.35, 0.2, 0.03);
  },
  coin: (out) => {
    for (const [after, times] of [
      [0, 1],
      [0.07, 1.06],
    ] as const) {
      tone(out, 2350 * times, 0.08, 0.35, after);
      tone(out, 3710 * times, 0.04, 0.25, after);
    }
  },
  dice: (out) => {
    for (const [k, after] of CLICKS.entries()) burst(out, 1300 + 260 * (k % 3), 1.2 - k * 0.12, 0.045, after);
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
