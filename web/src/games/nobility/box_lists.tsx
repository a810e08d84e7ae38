import { Art, Icon } from "../../art";
import { Pick } from "../../box/choices";
import { useBox, useClosed, usePiece } from "../../box/context";
import { Numeral } from "../../box/controls";
import { isOpen } from "../../box/store";
import { thing } from "./signs";

/** The counts of a piece that are under one name, such as `need`: those that are not nought, and all there may be. */
function useCounts(within: string) {
  const { store } = useBox();
  const { facts } = usePiece();
  const closed = useClosed();
  const all = [...facts].filter(([name]) => name.startsWith(`${within}.`));
  const amount = (name: string) => {
    const fact = facts.get(`${within}.${name}`);
    return fact ? Number(store.value(fact)) : 0;
  };
  const change = (values: Record<string, number>) =>
    store.enterAll(
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          const fact = facts.get(`${within}.${name}`);
          return fact ? [[fact.path, fact.shipped === value ? null : value]] : [];
        }),
      ),
    );
  const named = all.map(([name]) => name.slice(within.length + 1));
  const locked = closed || !all.some(([, fact]) => isOpen(fact));
  return { all: named, there: named.filter((name) => amount(name) !== 0), amount, change, locked };
}

/** What an event changes, and by how much. */
export function EffectOf() {
  const { words } = useBox();
  const { all, there, amount, change, locked } = useCounts("effect");
  const now = there[0] ?? all[0] ?? "";
  const said = (name: string) => words.t(`changes-${name.replaceAll("_", "-")}`, { amount: amount(now) || 1 });
  if (locked) return <p class="small">{said(now)}</p>;
  return (
    <span class="n-box-list">
      <Pick
        stop="effect"
        label={words.t("field-effect")}
        value={now}
        shown={said(now)}
        options={all.map((name) => [name, said(name)])}
        pick={(to) => change({ [now]: 0, [to]: amount(now) || 1 })}
      />
      <Numeral name={`effect.${now}`} label={words.t("field-amount")} />
    </span>
  );
}

const TOGETHER: Readonly<Record<string, string>> = { guilds: "guild_apprentices" };

/** What an objective asks for: some conditions, each with its number. */
export function Conditions() {
  const { words } = useBox();
  const { all, there, amount, change, locked } = useCounts("need");
  const inner = Object.values(TOGETHER);
  const shown = there.filter((name) => !inner.includes(name));
  const said = (name: string, asked: number | string, each: number) =>
    words.t(`need-${name.replaceAll("_", "-")}`, { asked, each });
  if (locked)
    return (
      <ul class="n-box-needs">
        {shown.map((name) => (
          <li key={name}>{said(name, amount(name), amount(TOGETHER[name] ?? ""))}</li>
        ))}
      </ul>
    );
  const free = all.filter((name) => !there.includes(name) && !inner.includes(name));
  const put = (from: string, to: string) => {
    const second = TOGETHER[to];
    const gone = TOGETHER[from];
    change({
      [from]: 0,
      ...(gone ? { [gone]: 0 } : {}),
      ...(to ? { [to]: amount(from) || 1 } : {}),
      ...(second ? { [second]: amount(second) || 1 } : {}),
    });
  };
  return (
    <>
      {shown.map((name) => (
        <span key={name} class="n-box-list">
          <Pick
            stop={`need ${name}`}
            label={words.t("field-need")}
            value={name}
            shown={said(name, amount(name), amount(TOGETHER[name] ?? ""))}
            options={[name, ...free].map((one) => [one, said(one, "…", amount(TOGETHER[one] ?? "") || 2)])}
            pick={(to) => put(name, to)}
          />
          <Numeral name={`need.${name}`} label={words.t("field-amount")} />
          {TOGETHER[name] && (
            <Numeral name={`need.${TOGETHER[name]}`} label={words.t("field-need-guild-apprentices")} />
          )}
          <Remove press={() => put(name, "")} />
        </span>
      ))}
      {free[0] && <Add label={words.t("box-add-condition")} press={() => change({ [free[0] as string]: 1 })} />}
    </>
  );
}

/** What a commission is worth, from which number on: steps that can be added and removed. */
export function Steps() {
  const { words } = useBox();
  const { all, there, amount, change, locked } = useCounts("points");
  const steps = there.map(Number).sort((one, other) => one - other);
  const highest = steps.at(-1) ?? 0;
  const next = String(highest + 1);
  return (
    <div class="n-box-steps">
      {steps.map((step) => (
        <span key={step} class="n-box-list">
          {locked ? (
            <b>{words.t("field-points-from", { number: step })}</b>
          ) : (
            <select
              class="box-select"
              data-stop={`step ${step}`}
              aria-label={words.t("field-step")}
              value={String(step)}
              onChange={(event) => change({ [step]: 0, [event.currentTarget.value]: amount(String(step)) })}
            >
              {all
                .filter((one) => one === String(step) || (one !== "0" && !there.includes(one)))
                .map((one) => (
                  <option key={one} value={one}>
                    {words.t("field-points-from", { number: one })}
                  </option>
                ))}
            </select>
          )}
          <span class="n-box-worth">
            <Art of={thing("point")} size={24} />
            <Numeral name={`points.${step}`} label={words.t("field-step-points", { number: step })} />
          </span>
          {!locked && steps.length > 1 && <Remove press={() => change({ [step]: 0 })} />}
        </span>
      ))}
      {!locked && all.includes(next) && (
        <Add
          label={words.t("box-add-step")}
          press={() => change({ [next]: Math.min(20, amount(String(highest)) + 2) })}
        />
      )}
    </div>
  );
}

function Remove({ press }: { press: () => void }) {
  const { words } = useBox();
  return (
    <button type="button" class="round quiet n-box-small" aria-label={words.t("box-remove")} onClick={press}>
      <Icon name="close" size={14} />
    </button>
  );
}

function Add({ label, press }: { label: string; press: () => void }) {
  return (
    <button type="button" class="button small" onClick={press}>
      <Icon name="plus" size={14} />
      {label}
    </button>
  );
}
