import { Art, belfortDrawing, names, resources } from "../../art";
import { usePlay } from "../../board";
import type { Words } from "../../words";
import type { Cost } from "./view";

const ORDER = ["wood", "stone", "ws", "metal", "gold"] as const;

/** What something costs or brings, as small drawings with numbers. */
export function Amounts({ of, size = 20, class: extra }: { of: Cost; size?: number; class?: string }) {
  const { words } = usePlay();
  return (
    <span class={names("amounts", extra)} role="img" aria-label={amountsInWords(words, of)}>
      {ORDER.map((name) => {
        const count = of[name] ?? 0;
        const drawing = name === "gold" ? resources.coin : belfortDrawing(name);
        if (count === 0 || !drawing) return null;
        return (
          <span key={name} class="amount">
            <b>{count}</b>
            <Art of={drawing} size={size} />
          </span>
        );
      })}
    </span>
  );
}

/** The same in words: "2 wood and 3 stone". */
export function amountsInWords(words: Words, of: Cost): string {
  const parts = ORDER.flatMap((name) => ((of[name] ?? 0) > 0 ? [name, of[name] ?? 0] : []));
  return words.t("amounts", { amounts: parts });
}

/** Gold as a coin with its number in it. */
export function Coin({ count, x, y, size = 18 }: { count: number; x: number; y: number; size?: number }) {
  return (
    <g class="coin" transform={`translate(${x} ${y})`}>
      <Art of={resources.coin} x={-size / 2} y={-size / 2} size={size} small />
      <circle r={size * 0.33} />
      <text y={size * 0.19} font-size={size * 0.56}>
        {count}
      </text>
    </g>
  );
}
