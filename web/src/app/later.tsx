import { signal, useSignal } from "@preact/signals";
import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Unreachable } from "../api/client";
import { atRest, awaited } from "../rest";
import { canSay, gameAtHand, language, learn, type Topic, t } from "../words";
import { Trouble } from "./trouble";
import "./later.css";

/** A part of the client that the first board does without. */
export interface Later<Props> extends FunctionComponent<Props> {
  /** Fetches it, with the words that it says about the game at hand. */
  bring(): Promise<void>;
}

/** It is fetched when it is shown, unless it was brought before; whoever cannot have it is told so, and may try again. */
export function later<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  topics: readonly Topic[] = [],
): Later<Props> {
  const found = signal<ComponentType<Props> | null>(null);
  const bring = async () => {
    const words = learn(language.peek(), gameAtHand.peek(), topics);
    const [part] = await Promise.all([found.peek() ?? fetch(), words]);
    found.value = part;
  };
  const Part = (props: Props & { close?: () => void }) => {
    const lost = useSignal(false);
    const tries = useSignal(0);
    // Once it is shown it stays, whatever the page is about next: who changes that brings the words along.
    const shown = useRef(false);
    const Found = found.value;
    if (Found && canSay(gameAtHand.value, topics)) shown.current = true;
    const isHere = shown.current;
    useEffect(() => {
      if (isHere) return;
      lost.value = false;
      awaited(bring()).catch(() => (lost.value = true));
    }, [isHere, tries.value]);
    if (Found && isHere) return <Found {...props} />;
    if (!lost.value) return null;
    return (
      <div class="not-brought">
        <Trouble error={new Unreachable()} {...(props.close && { close: props.close })} />
        <button type="button" class="button small" onClick={() => tries.value++}>
          {t("fetch-again")}
        </button>
      </div>
    );
  };
  return Object.assign(Part, { bring });
}

let foreseen = 0;

/** Whether something is being fetched that nobody has asked for yet. */
export function isForeseeing(): boolean {
  return foreseen > 0;
}

/**
 * Brings what will be wanted soon, once the page is at rest: then nobody waits for it at the first press. Who wants to save
 * data gets it when it is wanted; and so it is with what cannot be had now. Gives what calls it off.
 */
export function foresee(...brings: readonly (() => Promise<unknown>)[]): () => void {
  let wanted = true;
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
  const work = async () => {
    await atRest();
    foreseen += 1;
    for (const bring of brings) if (wanted) await bring().catch(() => {});
    foreseen -= 1;
  };
  if (!saving) void work();
  return () => {
    wanted = false;
  };
}
