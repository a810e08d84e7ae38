import { signal } from "@preact/signals";

const said = signal("");
let turn = false;

/** Lets a screen reader say something, as soon as it is free. */
export function announce(text: string): void {
  // The same words twice are said twice: an invisible character makes them differ.
  turn = !turn;
  said.value = turn ? text : `${text}\u200b`;
}

/** Where announcements are made. One on each page. */
export function Announcer() {
  return (
    <div class="unseen" aria-live="polite" role="status">
      {said}
    </div>
  );
}
