import type { ComponentChildren } from "preact";
import { Art, type Drawing, Icon, names } from "../art";
import { There } from "../there";
import type { Act, Words } from "../words";
import { usePlay } from "./play";
import { TargetButton } from "./target";
import "./tray.css";

/** What a tray with the answers to a question is called: as its prompt is in short, or else as any is. */
export function trayTitle(words: Words, question: string): string {
  return words.attribute(`ask-${question.replaceAll("_", "-")}`, "title") ?? words.t("tray-title");
}

/** What is asked and has no place of its own on the boards: a sheet that lies over them. */
export function Tray({
  title,
  aside,
  footer,
  class: extra,
  children,
}: {
  title: string;
  /** How far it is: how many are left, what it comes to. */
  aside?: ComponentChildren;
  footer?: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <section class={names("tray", extra)} aria-label={title} data-place="tray">
      <There of="tray" />
      <header>
        <h2>{title}</h2>
        {aside && (
          <span class="tray-aside" aria-live="polite">
            {aside}
          </span>
        )}
      </header>
      {children}
      {footer && <footer>{footer}</footer>}
    </section>
  );
}

/** An answer as a button: its picture, the action in words, and what else there is to know. */
export function Choice({ act, picture, note }: { act: Act; picture?: ComponentChildren; note?: string }) {
  const { words } = usePlay();
  const said = words.action(act);
  return (
    <TargetButton act={act} ask={act} class="choice" label={said} saysItself>
      {picture}
      <span>{said}</span>
      {note !== undefined && <small>{note}</small>}
    </TargetButton>
  );
}

/** A number that can be made smaller and larger. */
export function Stepper({
  count,
  least,
  most,
  fewer,
  more,
  set,
  towards,
  children,
}: {
  count: number;
  least: number;
  most: number;
  /** What the buttons are called. */
  fewer: string;
  more: string;
  set: (count: number) => void;
  /** What cannot be done yet with so few, or so many, and by which of the buttons it could. */
  towards?: { act: string; by: "fewer" | "more" } | undefined;
  /** The number as it is shown. */
  children: ComponentChildren;
}) {
  const button = (icon: "minus" | "plus", label: string, by: number, end: boolean) => (
    <button
      type="button"
      class="round"
      data-towards={towards?.by === (by > 0 ? "more" : "fewer") ? towards.act : undefined}
      disabled={end}
      aria-label={label}
      onClick={() => set(count + by)}
    >
      <Icon name={icon} size={16} />
    </button>
  );
  return (
    <span class="stepper">
      {button("minus", fewer, -1, count <= least)}
      <span class="stepper-count">{children}</span>
      {button("plus", more, 1, count >= most)}
    </span>
  );
}

/** A drawing on a choice. */
export function ChoiceArt({ of, seat }: { of: Drawing; seat?: number | null | undefined }) {
  return <Art of={of} seat={seat ?? null} size={40} />;
}
