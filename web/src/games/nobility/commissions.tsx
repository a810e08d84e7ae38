import { caveborn, Die, Icon, names } from "../../art";
import { usePlay } from "../../board";
import { Provenance } from "../../board/provenance";
import type { Words } from "../../words";
import { useScene } from "./context";
import { LargeCard, Num, Sign, thing } from "./signs";
import { DieTarget } from "./spot";
import type { Commission, DiceTile, SeatView } from "./view";

/** What a commission counts and is worth. */
export function CommissionFacts({ of }: { of: Commission }) {
  const { words } = usePlay();
  return (
    <>
      <LargeCard class="n-commission-card">
        <Sign of={caveborn.commission} big />
        {of.points.map(({ from, points }) => (
          <span key={from} class="n-step">
            <Num of={`${from}+`} />
            <Num of={points} />
            <Sign of={thing("point")} />
          </span>
        ))}
      </LargeCard>
      <p>{commissionInWords(words, of)}</p>
      <p>{words.t("commission-now", { reached: of.reached, worth: of.worth })}</p>
      <Provenance game="nobility" piece={`commissions.${of.card}`} />
    </>
  );
}

/** What a commission counts. */
export function measureOf(words: Words, { measure }: Commission): string {
  return words.t(`measure-${measure.replaceAll("_", "-")}`);
}

export function commissionInWords(words: Words, of: Commission): string {
  const steps = of.points.map(({ from, points }) => words.t("commission-step", { from, points })).join(", ");
  return words.t("commission-counts", { measure: measureOf(words, of), steps });
}

/** A seat's dice tiles with the commissions under them. */
export function Commissions({ of }: { of: SeatView }) {
  const { words } = usePlay();
  const held = of.commissions?.held ?? [];
  const free = Math.max(0, (of.commissions?.limit ?? 0) - held.length);
  return (
    <div
      class="n-commissions"
      data-place={`commissions-${of.seat}`}
      role="group"
      aria-label={words.t("commissions-of", { seat: of.seat, count: held.length })}
    >
      {held.map((tile) => (
        <Tile key={tile.tile} of={tile} seat={of.seat} />
      ))}
      {Array.from({ length: free }, (_, k) => (
        <span key={k} class="n-dice-tile free" title={words.t("commission-room")} />
      ))}
    </div>
  );
}

/** Points that do not count yet stand in brackets. */
function Worth({ of, earned }: { of: number; earned: boolean }) {
  return earned ? <Num of={of} /> : <Num class="n-not-yet" of={`(${of})`} />;
}

function Tile({ of, seat }: { of: DiceTile; seat: number }) {
  const scene = useScene();
  const { words } = usePlay();
  const open = of.fields.filter(({ filled }) => !filled).map(({ value }) => value);
  const label = words.t("dice-tile", {
    card: of.commission?.card ?? "none",
    open: open.join(", ") || "none",
    worth: of.commission?.worth ?? 0,
  });
  const inside = (
    <>
      <span class="n-tile-card">
        <Sign of={caveborn.commission} />
        {of.commission && <Worth of={of.commission.worth} earned={of.active} />}
        {of.active && <Icon name="check" size={14} />}
      </span>
      <span class="n-fields">
        {of.fields.map(({ value, filled }) =>
          filled ? (
            <Die key={value} value={value} seat={seat} size={20} class="n-field filled" small />
          ) : (
            // Written by its style: the tile has a name already.
            <span key={value} class="n-field" data-value={value} />
          ),
        )}
      </span>
    </>
  );
  if (seat !== scene.seat)
    return (
      <span class={names("n-dice-tile", of.active && "active")} role="img" aria-label={label} title={label}>
        {inside}
      </span>
    );
  return (
    <DieTarget
      visit={{ do: "visit commission", tile: of.tile }}
      values={open}
      class={names("n-dice-tile", of.active && "active")}
      place={`tile-${of.tile}`}
      label={label}
      title={of.commission ? words.piece(of.commission.card) : words.piece("commission")}
      rule="Chancery: commission cards"
      card={of.commission && <CommissionFacts of={of.commission} />}
    >
      {inside}
    </DieTarget>
  );
}
