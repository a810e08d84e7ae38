import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art";
import { findSections, folded, nearestRule, type Section } from "../table/reference";
import { type Arguments, t, type Words } from "../words";
import { Contents, useHere } from "./contents";
import { Examples } from "./examples";
import { Glossary, SIGNS, Signs } from "./glossary";
import { examplesIn, type Shown } from "./illustrations";
import { Picture } from "./picture";
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
  /** A section is looked at. */
  see?: (id: string) => void;
}

/** The rules of a game, in our own words: where one is, links from one section to others, search. */
export function Rules({ sections, at, beside = null, see }: RulesProps) {
  const typed = useSignal("");
  const goal = useSignal<{ id: string; unasked?: boolean } | null>(null);
  const came = useSignal<readonly string[]>([]);
  const listed = useSignal(false);
  const target = goal.value;
  const box = useRef<HTMLDivElement>(null);
  const all = withSigns(sections, beside);
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
          <Found sections={all} wanted={wanted} go={go} />
        ) : (
          all.map((section) => (
            <OneSection key={section.id} section={section} lit={target?.id === section.id} go={go} beside={beside} />
          ))
        )}
      </div>
    </div>
  );
}

/** The signs on the boards are the last chapter, where a game tells of any. */
function withSigns(sections: readonly Section[] | null, beside: Beside | null): readonly Section[] | null {
  if (!sections || !beside || Object.keys(beside.shown.signs).length === 0) return sections;
  return [...sections, { id: SIGNS, title: t("rules-signs"), text: "", within: null }];
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
      {beside && section.id === SIGNS ? (
        <Signs shown={beside.shown} words={beside.words} />
      ) : beside && section.id === "rule-glossary" ? (
        <Glossary shown={beside.shown} words={beside.words} facts={beside.facts} go={(id) => go(id, section.id)} />
      ) : (
        <Text section={section} wanted={[]} go={go} />
      )}
      {beside && <Examples of={examplesIn(beside.shown, section.id)} title={section.title} beside={beside} />}
    </section>
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
