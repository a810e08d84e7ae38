import type { LegalAction, Why } from "../api/schema";
import { useWords } from "../table/words";
import { t, type Words } from "../words";

/** Whether comparing two ways told nothing that a learner could use. */
export function isSilent(why: Why | null): boolean {
  return why === null || (why.reasons[0]?.id.startsWith("why-") ?? true);
}

/** Whether there is nothing to say: what is left then is what a move is for. */
export function isEmpty(why: Why | null): boolean {
  return why === null || why.reasons[0]?.id === "why-later";
}

/**
 * What a move is for, in words: of the first of these actions that has any, as to pick up a die is for where it goes.
 * What is done for somebody else, or at another place, is for something else: `asked` is the prompt.
 */
export function purposeOf(
  words: Pick<Words, "has" | "t">,
  actions: readonly LegalAction[],
  asked: string | null,
): string | null {
  for (const { verb, args } of actions) {
    const own = `purpose-${verb.replaceAll(" ", "-")}`;
    const found = [`${own}-${asked?.replace("ask-", "")}`, `${own}-${args.at}`, own].find((id) => words.has(id));
    if (found) return words.t(found);
  }
  return null;
}

/** The same, one thing on a line. */
export function Reasons({ why, beside }: { why: Why; beside: string }) {
  const words = useWords();
  if (why.reasons[0]?.id.startsWith("why-")) return <Because why={why} beside={beside} />;
  return (
    <>
      {t("because-these", { by: words.say(why.by), other: beside })}
      <ReasonLines of={why.reasons} />
    </>
  );
}

export function ReasonLines({ of }: { of: Why["reasons"] }) {
  const words = useWords();
  return (
    <span class="hint-reasons small soft" role="list">
      {of.map((reason, k) => (
        <span key={k} role="listitem">
          {words.say(reason)}
        </span>
      ))}
    </span>
  );
}

/** What speaks for the better of two ways, as both were played on; ``beside`` names the other, where that is not plain. */
export function Because({ why, beside }: { why: Why; beside?: string | undefined }) {
  const words = useWords();
  const [first] = why.reasons;
  // That nothing stands out is a sentence of its own.
  if (first?.id.startsWith("why-")) return <>{words.say(first)}</>;
  const [head, ...rest] = why.reasons.map((reason) => words.say(reason));
  const reasons = rest.reduce((before, one) => t("because-and", { first: before, second: one }), head ?? "");
  const told = { by: words.say(why.by), reasons };
  return <>{beside === undefined ? t("because", told) : t("because-beside", { ...told, other: beside })}</>;
}
