import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "../art";
import { t } from "../words";

/** Whoever closes a window is where they were before it; when that is gone, at the board: never nowhere. */
function giveBack(opener: Element | null): void {
  setTimeout(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const there = opener?.isConnected && opener !== document.body ? opener : document.querySelector("main");
    if (there instanceof HTMLElement || there instanceof SVGElement) there.focus({ preventScroll: true });
  });
}

/** A window over the page. The browser keeps the focus in it, and Escape closes it. */
export function Dialog({
  title,
  close,
  children,
  class: extra,
}: {
  title: string;
  close: () => void;
  children: ComponentChildren;
  class?: string;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  const gone = useRef(false);
  const id = useId();
  useEffect(() => {
    const element = box.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      gone.current = true;
      element?.close();
      giveBack(opener);
    };
  }, []);
  // The browser tells of the end of a dialog with the next picture it draws. By then another may be open in its place.
  const closed = () => {
    if (!gone.current) close();
  };
  return (
    <dialog
      ref={box}
      class={extra}
      aria-labelledby={id}
      onClose={closed}
      onCancel={close}
      onPointerDown={(event) => {
        pressed.current = event.target === box.current;
      }}
      onClick={(event) => {
        // The backdrop belongs to the dialog: a click there closes it, if it was meant for it. A press that began
        // before the dialog came was not, nor one that began inside.
        if (event.target === box.current && pressed.current) close();
      }}
    >
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="round quiet" aria-label={t("close")} title={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
