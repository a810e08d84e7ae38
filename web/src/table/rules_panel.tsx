import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art";
import { t } from "../words";
import { useWords } from "./words";

/** The message that a rule's place in the reference is written under: "Actions: hire a gnome" is in `rule-actions-hire-a-gnome`. */
export function ruleId(rule: string): string {
  const slug = rule
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  return `rule-${slug.replace(/^-|-$/g, "")}`;
}

/** The rules in our own words, with search. Each section is a message `rule-...` with its text in the attribute `text`. */
export function RulesPanel({ at }: { at: string | null }) {
  const words = useWords();
  const wanted = useSignal("");
  const box = useRef<HTMLDivElement>(null);
  const sections = words
    .ids("rule-")
    .map((id) => ({ id, title: words.t(id), text: words.attribute(id, "text") ?? "" }));
  const needle = wanted.value.trim().toLocaleLowerCase();
  const found = sections.filter(({ title, text }) => `${title} ${text}`.toLocaleLowerCase().includes(needle));

  useEffect(() => {
    if (!at) return;
    wanted.value = "";
    const section = box.current?.querySelector(
      `#${CSS.escape(
        nearestRule(
          at,
          sections.map(({ id }) => id),
        ),
      )}`,
    );
    if (section instanceof HTMLDetailsElement) section.open = true;
    section?.scrollIntoView({ block: "start" });
  }, [at]);

  if (sections.length === 0) return <p class="soft panel-empty">{t("rules-none")}</p>;
  return (
    <div class="rules" ref={box}>
      <label class="rules-search">
        <Icon name="search" size={18} />
        <input
          type="search"
          aria-label={t("rules-search")}
          placeholder={t("rules-search")}
          value={wanted.value}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      </label>
      {found.length === 0 && <p class="soft">{t("rules-nothing-found")}</p>}
      {found.map(({ id, title, text }) => (
        <details key={id} id={id} open={needle !== "" || undefined}>
          <summary>{title}</summary>
          {text.split(/\n\s*\n/).map((paragraph, k) => (
            <p key={k}>{paragraph}</p>
          ))}
        </details>
      ))}
    </div>
  );
}

/** The section for a rule, or the one above it: "Placement: king's camp" is found under "Placement". */
export function nearestRule(rule: string, ids: readonly string[]): string {
  const exact = ruleId(rule);
  if (ids.includes(exact)) return exact;
  const chapter = ruleId(rule.split(":")[0] ?? rule);
  return ids.find((id) => id === chapter) ?? ids.find((id) => id.startsWith(chapter)) ?? exact;
}
