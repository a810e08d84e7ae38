import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../art";
import { findSections, folded, linesOf, nearestRule, type Section } from "../table/reference";
import { type Arguments, t, type Words } from "../words";
import { Contents, useHere } from "./contents";
import { aboutExample, Examples, exampleOf, TryEntry } from "./examples";
import { GALLERY, Gallery, galleryInWords } from "./gallery";
import { Glossary, SIGNS, Signs, signsInWords } from "./glossary";
import { examplesIn, type Shown } from "./illustrations";
import { Picture, saidOf } from "./picture";
import { groupsOf, partsOfPicture } from "./row";
import { type Go, Text } from "./text";
import "./rules.css";

/** A wish to see the section of a rule; a new one each time, so that the same rule can be asked for again. */
export interface Wanted {
  rule: string;
  /** Whether nobody asked for it: then the focus stays where it is. */
  unasked?: boolean;
}

/** What stands beside the text of the rules: pictures, signs, examples. Without it there is the text. */
export interface Beside {
  shown: Shown;
  words: Words;
  facts: Arguments;
  /** The address at which an example is tried out. */
  addressOf: (example: string) => string;
}

export interface RulesProps {
  /** Null: they are not there yet. */
  sections: readonly Section[] | null;
  at: Wanted | null;
  beside?: Beside | null;
  /** The address of the overview to print; where one plays, it opens beside the game. */
  sheet?: string | undefined;
  /** A section is looked at. */
  see?: (id: string) => void;
}

/** The rules of a game, in our own words: where one is, links from one section to others, search. */
export function Rules({ sections, at, beside = null, sheet, see }: RulesProps) {
  const typed = useSignal("");
  const goal = useSignal<{ id: string; unasked?: boolean } | null>(null);
  const came = useSignal<readonly string[]>([]);
  const listed = useSignal(false);
  const target = goal.value;
  const box = useRef<HTMLDivElement>(null);
  const all = withOwn(sections, beside);
  const ids = all?.map(({ id }) => id) ?? [];
  const wanted = folded(typed.value).split(" ").filter(Boolean);
  const { here, look } = useHere(box, ids, wanted.length === 0);

  const go: Go = (id, from) => {
    typed.value = "";
    listed.value = false;
    came.value = from ? [...came.value, from] : [];
    goal.value = { id };
  };
  // Before anything is drawn, so that nobody sees the beginning first, and the page is not at rest with it.
  useLayoutEffect(() => {
    const id = at && nearestRule(at.rule, ids);
    if (id) go(id, null);
    if (id && at?.unasked) goal.value = { id, unasked: true };
  }, [at, all === null, ids.length]);
  useLayoutEffect(() => {
    const section = target && box.current?.querySelector<HTMLElement>(`#${target.id}`);
    if (!section) return;
    see?.(section.id);
    section.scrollIntoView({ block: "start" });
    look();
    if (!target?.unasked) section.focus({ preventScroll: true });
  }, [target]);

  if (!all) return <p class="panel-empty" aria-busy="true" />;
  if (all.length === 0) return <p class="soft panel-empty">{t("rules-none")}</p>;
  const before = all.find(({ id }) => id === came.value.at(-1));
  const now = all.find(({ id }) => id === here.value) ?? all[0];
  return (
    <div class="rules" ref={box}>
      <div class="rules-bar">
        <div class="rules-search">
          <label>
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
          {sheet && (
            <a
              href={sheet}
              target="_blank"
              rel="noopener"
              class="button"
              aria-label={t("rules-sheet")}
              title={t("rules-sheet")}
            >
              <Icon name="download" size={16} />
            </a>
          )}
        </div>
        {wanted.length === 0 && (
          <button
            type="button"
            class="rules-where"
            aria-expanded={listed.value}
            onClick={() => (listed.value = !listed.value)}
          >
            <Icon name="list" size={18} />
            <span>{now?.title}</span>
            <Icon name={listed.value ? "up" : "down"} size={14} />
          </button>
        )}
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
        {listed.value && wanted.length === 0 && (
          <Contents sections={all} here={here.value} go={(id) => go(id, null)} class="rules-list" />
        )}
      </div>
      {wanted.length === 0 && (
        <Contents sections={all} here={here.value} go={(id) => go(id, null)} class="rules-contents" />
      )}
      <div class="rules-text">
        {wanted.length > 0 ? (
          <Found sections={all} wanted={wanted} go={go} beside={beside} />
        ) : (
          all.map((section) => (
            <OneSection key={section.id} section={section} lit={target?.id === section.id} go={go} beside={beside} />
          ))
        )}
      </div>
    </div>
  );
}

/** The cards and tiles, and the signs on the boards, are the last chapters, where a game tells of any. */
function withOwn(sections: readonly Section[] | null, beside: Beside | null): readonly Section[] | null {
  if (!sections || !beside) return sections;
  const { gallery, signs } = beside.shown;
  const own = [
    { id: GALLERY, title: t("rules-gallery"), has: gallery.length > 0 },
    { id: SIGNS, title: t("rules-signs"), has: Object.keys(signs).length > 0 },
  ];
  return [...sections, ...own.filter(({ has }) => has).map(({ id, title }) => ({ id, title, text: "", within: null }))];
}

function OneSection(props: { section: Section; lit: boolean; go: Go; beside: Beside | null }) {
  const { section, lit, go, beside } = props;
  const Title = section.within === null ? "h2" : "h3";
  const picture = beside?.shown.pictures[section.id.replace(/^rule-/, "")];
  return (
    <section
      id={section.id}
      tabIndex={-1}
      class={section.within === null ? "chapter" : undefined}
      data-here={lit || undefined}
    >
      <Title>{section.title}</Title>
      {beside && picture && <Picture {...beside} picture={picture} />}
      <Body section={section} go={go} beside={beside} wanted={[]} />
    </section>
  );
}

/** What a section says, and what can be tried there: where an entry of a list tells of it, at that entry. */
function Body(props: { section: Section; go: Go; beside: Beside | null; wanted: readonly string[] }) {
  const { section, go, beside, wanted } = props;
  if (!beside) return <Text section={section} wanted={wanted} go={go} />;
  const { shown, words, facts } = beside;
  if (section.id === SIGNS) return <Signs shown={shown} words={words} wanted={wanted} />;
  if (section.id === GALLERY) return <Gallery shown={shown} words={words} facts={facts} wanted={wanted} />;
  if (section.id === "rule-glossary" && wanted.length === 0) {
    return <Glossary shown={shown} words={words} facts={facts} go={(id) => go(id, section.id)} />;
  }
  const all = examplesIn(shown, section.id);
  const entries = linesOf(section.text).flatMap((line) => (typeof line === "string" ? [] : line));
  const told = new Map(entries.map((entry) => [entry, exampleOf(entry, all, words)]));
  const left = all.filter((example) => ![...told.values()].includes(example));
  const after = (entry: string) => {
    const example = told.get(entry);
    return example && <TryEntry example={example} beside={beside} />;
  };
  return (
    <>
      <Text section={section} wanted={wanted} go={go} after={after} />
      <Examples of={left} title={section.title} beside={beside} wanted={wanted} />
    </>
  );
}

/** What stands beside the text of a section, in words: what can be tried there, and what is drawn. */
function toldBeside({ id }: Section, beside: Beside): string {
  const { shown, words, facts } = beside;
  if (id === SIGNS) return signsInWords(shown, words);
  if (id === GALLERY) return galleryInWords({ shown, words, facts });
  const { rows } = partsOfPicture(shown.pictures[id.replace(/^rule-/, "")] ?? "");
  const drawn = groupsOf(rows, facts).map((group) => saidOf(words, group));
  const tried = examplesIn(shown, id).map((example) => aboutExample(words, example));
  return [...drawn, ...tried].join("\n");
}

/** What a search has found, in full. */
function Found(props: { sections: readonly Section[]; wanted: readonly string[]; go: Go; beside: Beside | null }) {
  const { sections, wanted, go, beside } = props;
  const drawn = useRef(new Map<string, string>());
  const words = beside?.words;
  useMemo(() => drawn.current.clear(), [sections.length, words]);
  const told = (section: Section) => {
    const before = drawn.current.get(section.id);
    if (before !== undefined || !beside) return before ?? "";
    const text = toldBeside(section, beside);
    drawn.current.set(section.id, text);
    return text;
  };
  const found = findSections(sections, wanted, told);
  return (
    <>
      <p class="soft rules-count" role="status">
        {found.length === 0 ? t("rules-nothing-found") : t("rules-found", { count: found.length })}
      </p>
      {found.map((section) => {
        const { rows, boards } = partsOfPicture(beside?.shown.pictures[section.id.replace(/^rule-/, "")] ?? "");
        return (
          <section key={section.id}>
            <h2>
              <button type="button" class="link" onClick={() => go(section.id, null)}>
                {section.title}
              </button>
            </h2>
            {beside && (rows || boards) && <Picture {...beside} picture={rows || boards} />}
            <Body section={section} go={go} beside={beside} wanted={wanted} />
          </section>
        );
      })}
    </>
  );
}
