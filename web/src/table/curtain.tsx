import { Art, figures, Marker, seatClass } from "../art";
import { t } from "../words";
import type { TableStore } from "./store";
import { useWords } from "./words";

/** Between two players at one device: nobody's hand is seen by the next. */
export function Curtain({ store }: { store: TableStore }) {
  const words = useWords();
  const seat = store.curtain.value;
  if (seat === null) return null;
  const name = words.nameOf(seat);
  return (
    <div class={`curtain ${seatClass(seat)}`} role="dialog" aria-modal="true" aria-label={t("curtain-title", { name })}>
      <div class="curtain-card">
        <Marker seat={seat} size={72} />
        <h2>{t("curtain-title", { name })}</h2>
        <p>{t("curtain-hint")}</p>
        <button
          type="button"
          class="button primary big"
          onClick={() => store.openCurtain()}
          ref={(button) => button?.focus()}
        >
          {t("curtain-open", { name })}
        </button>
        <Art of={figures.gnome} size={56} />
      </div>
    </div>
  );
}
