import { SaidTrouble } from "../app/trouble";
import { Icon } from "../art";
import { usePlay } from "../board";
import { t } from "../words";
import type { TableStore } from "./store";
import { useWords } from "./words";

/** Why the last thing did not work. */
export function TroubleLine({ store }: { store: TableStore }) {
  const words = useWords();
  const { openRule } = usePlay();
  const trouble = store.trouble.value;
  const rule = trouble?.reason?.rule;
  if (!trouble) return null;
  return (
    <div class="trouble" role="alert">
      <Icon name="warning" />
      <span class="grow">
        {trouble.reason ? words.say(trouble.reason) : <SaidTrouble id={trouble.id} args={trouble.args} />}{" "}
        {rule && (
          <button type="button" class="link" onClick={() => openRule(rule)}>
            {t("rules-open")}
          </button>
        )}
      </span>
      <button type="button" class="round quiet" aria-label={t("close")} onClick={() => (store.trouble.value = null)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
