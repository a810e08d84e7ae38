import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art";
import { t } from "../words";
import { findSections, folded, linesOf, nearestRule, partsOf, placesOf, type Section, useReference } from "./reference";
import type { TableStore } from "./store";
import { useWords } from "./words";
import "./rules.css";

/** A wish to see the section of a rule; a new one each time, so that the same rule can be asked for again. */
export interface Wanted {
  rule: string;
}

/** The rules of the game at a table, with its own numbers. */
export function RulesPanel({ store, at }: { store: TableStore; at: Wanted | null }) {
  return <Rules sections={useReference(store.table.value, useWords())} at={at} />;
}

interface RulesProps {
  /** Null: they are not there yet. */
  sections: readonly Section[] | null;
  at: Wanted | null;
  /** A section is looked at. */
  see?: (id: string) => void;
}

/** The rules of a game, in our own words: chapters to open, links from one section to others, search. */
export function Rules({ sections, at, see }: RulesProps) {
  const typed = useSignal("");
  const goal = useSignal<{ id: string } | null>(null);
  const came = useSignal<readonly string[]>([]);
  const target = goal.value;
  const box = useRef<HTMLDivElement>(null);
  const ids = sections?.map(({ id }) => id) ?? [];
  const wanted = folded(typed.value).split(" ").filter(Boolean);

  const go = (id: string, from: string | null) => {
    typed.value = "";
    came.value = from ? [...came.value, from] : [];
    goal.value = { id };
  };
  useEffect(() => {
    const id = at && nearestRule(at.rule, ids);
    if (id) go(id, null);
  }, [at, sections === null]);
  useEffect(() => {
    const section = target && box.current?.querySelector<HTMLElement>(`#${target.id}`);
    if (!section) return;
    const chapter = section.closest("details");
    if (chapter) chapter.open = true;
    see?.(section.id);
    section.scrollIntoView({ block: "start" });
    (section.querySelector("summary") ?? section).focus({ preventScroll: true });
  }, [target]);

  if (!sections) return <p class="panel-empty" aria-busy="true" />;
  if (sections.length === 0) return <p class="soft panel-empty">{t("rules-none")}</p>;
  const before = sections.find(({ id }) => id === came.value.at(-1));
  return (
    <div class="rules" ref={box}>
      <div class="rules-bar">
        <label class="rules-search">
          <Icon name="search" size={18} />
          <input
            type="search"
            aria-label={t("rules-search")}
            placeholder={t("rules-search")}
            value={typed.value}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
              box.current?.scrollTo(0, 0);
            }}
          />
        </label>
        {before && wanted.length === 0 && (
          <button
            type="button"
            class="link rules-back"
            onClick={() => {
              came.value = came.value.slice(0, -1);
              goal.value = { id: before.id };
            }}
          >
            {t("rules-back", { section: before.title })}
          </button>
        )}
      </div>
      {wanted.length > 0 ? (
        <Found sections={sections} wanted={wanted} go={go} />
      ) : (
        sections
          .filter(({ within }) => within === null)
          .map((chapter) => (
            <Chapter
              key={chapter.id}
              chapter={chapter}
              parts={sections.filter(({ within }) => within === chapter.id)}
              here={target?.id ?? null}
              go={go}
            />
          ))
      )}
    </div>
  );
}

type Go = (id: string, from: string | null) => void;

function Chapter(props: { chapter: Section; parts: readonly Section[]; here: string | null; go: Go }) {
  const { chapter, parts, here, go } = props;
  return (
    <details id={chapter.id} data-here={here === chapter.id || undefined}>
      <summary>
        <h2>{chapter.title}</h2>
      </summary>
      <Text section={chapter} wanted={[]} go={go} />
      {parts.map((part) => (
        <section key={part.id} id={part.id} tabIndex={-1} data-here={here === part.id || undefined}>
          <h3>{part.title}</h3>
          <Text section={part} wanted={[]} go={go} />
        </section>
      ))}
    </details>
  );
}

/** What a search has found, in full. */
function Found({ sections, wanted, go }: { sections: readonly Section[]; wanted: readonly string[]; go: Go }) {
  const found = findSections(sections, wanted);
  return (
    <>
      <p class="soft rules-count" role="status">
        {found.length === 0 ? t("rules-nothing-found") : t("rules-found", { count: found.length })}
      </p>
      {found.map((section) => (
        <section key={section.id}>
          <h2>
            <button type="button" class="link" onClick={() => go(section.id, null)}>
              {section.title}
            </button>
          </h2>
          <Text section={section} wanted={wanted} go={go} />
        </section>
      ))}
    </>
  );
}

function Text({ section, wanted, go }: { section: Section; wanted: readonly string[]; go: Go }) {
  const line = (text: string) =>
    partsOf(text).map((part, k) =>
      typeof part === "string" ? (
        <Marked key={k} text={part} wanted={wanted} />
      ) : (
        <button key={k} type="button" class="link" onClick={() => go(part.to, section.id)}>
          {part.words}
        </button>
      ),
    );
  return (
    <>
      {linesOf(section.text).map((one, k) =>
        typeof one === "string" ? (
          <p key={k}>{line(one)}</p>
        ) : (
          <ul key={k}>
            {one.map((entry, n) => (
              <li key={n}>{line(entry)}</li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

/** A text with the words that were searched for. */
function Marked({ text, wanted }: { text: string; wanted: readonly string[] }) {
  const parts = [];
  let at = 0;
  for (const [from, to] of placesOf(text, wanted)) {
    parts.push(text.slice(at, from), <mark key={to}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
