import { useBox } from "./context";
import { factLabel, pieceTitle, valueLabel } from "./piece";
import { isOpen } from "./store";

/** What differs from the shipped set, piece by piece. */
export function Compare() {
  const boxed = useBox();
  const { store, words } = boxed;
  const differing = store.pieces
    .map((of) => ({ of, facts: [...of.facts.values()].filter((fact) => store.differs(fact)) }))
    .filter(({ facts }) => facts.length > 0);
  const inside = new Set(store.pieces.flatMap(({ facts }) => [...facts.values()].map(({ path }) => path)));
  const others = [...store.entered.value.keys()].filter((path) => !inside.has(path));
  if (!store.set.value && !store.looked) return null;
  const count = differing.reduce((sum, { facts }) => sum + facts.length, others.length);
  return (
    <details class="sheet box-compare" open={store.looked !== null}>
      <summary>
        <h2>{words.t("box-compare")}</h2>
        <span class="tag">{words.t("box-differing", { count })}</span>
      </summary>
      {count === 0 ? (
        <p>{words.t("box-equal")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.t("box-compare-piece")}</th>
              <th scope="col">{words.t("box-compare-what")}</th>
              <th scope="col">{words.t("box-compare-shipped")}</th>
              <th scope="col">{words.t("box-compare-mine")}</th>
            </tr>
          </thead>
          <tbody>
            {differing.flatMap(({ of, facts }) =>
              facts.map((fact, k) => (
                <tr key={fact.path}>
                  {k === 0 && (
                    <th scope="row" rowSpan={facts.length}>
                      {pieceTitle(boxed, of)}
                    </th>
                  )}
                  <td>
                    {factLabel(boxed, fact)}
                    {!isOpen(fact) && ` (${words.t("box-rulebook")})`}
                  </td>
                  <td>{valueLabel(boxed, fact, fact.shipped)}</td>
                  <td>
                    <b>{valueLabel(boxed, fact, store.value(fact))}</b>
                  </td>
                </tr>
              )),
            )}
            {others.map((path) => (
              <tr key={path}>
                <th scope="row" colSpan={3}>
                  {path}
                </th>
                <td>
                  <b>{String(store.entered.value.get(path))}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {store.canChange && <p class="soft small">{words.t("box-send")}</p>}
    </details>
  );
}
