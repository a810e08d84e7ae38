import { useEffect, useRef } from "preact/hooks";
import { Art, figures, Marker, seatClass } from "../art";
import { t } from "../words";
import type { TableStore } from "./store";
import { useWords } from "./words";

/** Between two players at one device: nobody's hand is seen by the next. */
export function Curtain({ store }: { store: TableStore }) {
  const words = useWords();
  const seat = store.curtain.value;
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // What lies behind it can be neither seen nor reached by keys.
    if (box.current && !box.current.open) box.current.showModal();
  }, [seat]);
  if (seat === null) return null;
  const name = words.nameOf(seat);
  return (
    <dialog
      ref={box}
      class={`curtain ${seatClass(seat)}`}
      aria-label={t("curtain-title", { name })}
      onCancel={(event) => event.preventDefault()}
      onClose={() => {
        // A browser lets nobody be locked in: a second Escape closes it all the same. It is drawn again.
        if (store.curtain.value !== null) box.current?.showModal();
      }}
    >
      <div class="curtain-card">
        <Marker seat={seat} size={72} />
        <h2>{t("curtain-title", { name })}</h2>
        <p>{t("curtain-hint")}</p>
        <button type="button" class="button primary big" onClick={() => store.viewpoint.openCurtain()}>
          {t("curtain-open", { name })}
        </button>
        <Art of={figures.gnome} size={56} />
      </div>
    </dialog>
  );
}
