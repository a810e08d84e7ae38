import { Icon } from "../art";
import type { TableStore } from "../table/store";
import { t } from "../words";
import { adviceAt, askHint, mayAsk } from "./hints";
import "./hints.css";

/** "What would you do?": for whoever is to decide, where hints are allowed. */
export function HintButton({ store }: { store: TableStore }) {
  const { asking, hint } = adviceAt(store);
  if (!mayAsk(store)) return null;
  const version = store.situation.value?.version;
  const given = hint.value !== null && hint.value.version === version;
  if (given) return null;
  const isAsked = asking.value !== null && asking.value === version;
  return (
    <button
      type="button"
      class="button hint-ask"
      disabled={isAsked}
      // Whichever of the two words below is to be seen is a part of it.
      aria-label={t("hint-ask-label")}
      title={t("hint-ask")}
      onClick={() => void askHint(store)}
    >
      <Icon name="why" />
      <span class="hint-whole">{t("hint-ask")}</span>
      <span class="hint-brief">{t("hint")}</span>
      {isAsked && <span class="dots" aria-hidden="true" />}
    </button>
  );
}
