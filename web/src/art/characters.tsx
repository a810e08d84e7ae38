import { Both, type Drawing } from "./art";

const COATS = ["#8c2f2a", "#2c5f86", "#4f7a3a", "#7a4a86", "#b0762a", "#37676b", "#6a4a32"] as const;
const SKINS = ["var(--skin)", "#c98f5f", "#8a5a3a", "#9cc06b", "#b7a6c4", "var(--skin-lo)"] as const;
const HAIRS = ["#5a3a22", "#2c2420", "#c9a04a", "#8d8d90", "#a04e22"] as const;

/** A bust for each character card: cloak, face and hair differ from one to the next. */
function bust(number: number): Drawing {
  const pick = (list: readonly string[], step: number) => list[(number * step) % list.length];
  return () => (
    <g>
      <path d="M6 45c1-11 7-16 18-16s17 5 18 16Z" fill={pick(COATS, 1)} />
      <path class="shade" d="M32 30.5c6 2.5 9.3 7 10 14.5H32c2-5 2-10 0-14.5Z" />
      <path d="M18 29c1.5 6 10.5 6 12 0l3 1.5c-1 9-17 9-18 0Z" fill="var(--gold)" stroke-width="1.3" />
      <path d="M12.5 26C9 13 14 3.5 24 3.5S39 13 35.5 26c-2 2-3-1-3-4h-17c0 3-1 6-3 4Z" fill={pick(HAIRS, 2)} />
      <path
        d="M15.5 18c0-6 3.5-9.5 8.5-9.5s8.5 3.5 8.5 9.5c0 7-4 12.5-8.5 12.5S15.5 25 15.5 18Z"
        fill={pick(SKINS, 5)}
      />
      <path class="line" d="M20.5 18.5v1.2M27.5 18.5v1.2" stroke-width="2.2" />
      <path class="line thin fine" d="M21.5 25.5c1.600 1 3.400 1 5 0" />
      {number % 3 === 0 ? (
        <path d="M14 13 13 4l6 3.5L24 1l5 6.5L35 4l-1 9c-6-2-14-2-20 0Z" fill="var(--gold)" />
      ) : number % 3 === 1 ? (
        <path d="M12 14.5c2-8 7-11.5 13-11.5 5.5 0 9.5 3 11.5 8l-2 3.5c-7-2.5-15-2.5-22.5 0Z" fill={pick(COATS, 3)} />
      ) : (
        <Both>
          <path d="M15.5 17c-2-7 2-12 8.5-12v5c-4 .5-7 3-8.5 7Z" fill={pick(HAIRS, 2)} />
        </Both>
      )}
    </g>
  );
}

export const BUSTS: readonly Drawing[] = Array.from({ length: 13 }, (_, k) => bust(k + 1));

/** The bust of a character card by its id (`k07`). */
export function characterOf(card: string): Drawing | null {
  return BUSTS[Number(card.slice(1)) - 1] ?? null;
}
