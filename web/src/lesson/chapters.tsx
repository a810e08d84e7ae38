import { useSignal } from "@preact/signals";
import { api } from "../api/client";
import type { LessonNow } from "../api/schema";
import { Dialog } from "../app/dialog";
import { go, Link } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon } from "../art";
import type { TableStore } from "../table/store";
import { useWords } from "../table/words";
import { t } from "../words";
import "./chapters.css";

/** Begins a chapter of a lesson anew, on a board that is set up for it, in the place of this table. */
export function useChapter(store: TableStore, lesson: LessonNow, close?: () => void) {
  const busy = useSignal(false);
  const error = useSignal<unknown>(null);
  const begin = async (chapter: string) => {
    const table = store.table.value;
    if (!table) return;
    busy.value = true;
    try {
      const name = table.seats.find((seat) => seat.mine)?.name ?? null;
      const opened = await api.takeLesson({ game: table.game, lesson: lesson.name, chapter, name, instead: store.id });
      close?.();
      go(`/t/${opened.id}`, true);
    } catch (found) {
      error.value = found;
      busy.value = false;
    }
  };
  return { begin, busy, error };
}

/** Asks whether a chapter shall begin on a new board: what stands on this one is given up. */
export function NewBoard({
  anew,
  chapter,
  close,
}: {
  anew: ReturnType<typeof useChapter>;
  chapter: string;
  close: () => void;
}) {
  return (
    <Dialog title={t("are-you-sure")} close={close}>
      <p>{t("lesson-set-up-confirm")}</p>
      {anew.error.value !== null && <Trouble error={anew.error.value} />}
      <div class="dialog-foot">
        <button
          type="button"
          class="button"
          data-yes
          disabled={anew.busy.value}
          onClick={() => void anew.begin(chapter)}
        >
          {t("lesson-set-up-yes")}
        </button>
        <button type="button" class="button primary" onClick={close}>
          {t("lesson-set-up-no")}
        </button>
      </div>
    </Dialog>
  );
}

/** The chapters of a lesson: each can be taken, or taken again; and the ways out. */
export function Chapters({ store, lesson, close }: { store: TableStore; lesson: LessonNow; close: () => void }) {
  const words = useWords();
  const anew = useChapter(store, lesson, close);
  const asked = useSignal<string | null>(null);
  const leave = async () => {
    close();
    await store.readOn(true);
  };

  if (asked.value !== null) return <NewBoard anew={anew} chapter={asked.value} close={() => (asked.value = null)} />;
  return (
    <Dialog title={words.t(`lesson-${lesson.name}`)} close={close}>
      <p class="soft">{t("lesson-chapters-hint")}</p>
      <ol class="lesson-chapters">
        {lesson.chapters.map((chapter, k) => (
          <li key={chapter}>
            <button
              type="button"
              class="button"
              aria-current={k === lesson.chapter && lesson.kind !== "over" ? "step" : undefined}
              onClick={() => (asked.value = chapter)}
            >
              <span class="grow">{words.t(`lesson-${lesson.name}-${chapter}`)}</span>
              {lesson.lacking.includes(chapter) && <small class="soft">{t("lesson-chapter-lacking")}</small>}
              {lesson.done.includes(chapter) && !lesson.lacking.includes(chapter) && (
                <>
                  <Icon name="check" size={18} />
                  <span class="unseen">{t("lesson-chapter-done")}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
      <div class="dialog-foot">
        <Link to="/" class="button">
          {t("lesson-later")}
        </Link>
        {lesson.kind !== "over" && (
          <button type="button" class="button" onClick={() => void leave()}>
            {t("lesson-without")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
