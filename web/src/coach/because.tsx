import type { Why } from "../api/schema";
import { useWords } from "../table/words";
import { t } from "../words";

/** What speaks for the better of two ways, as both were played on; ``beside`` names the other, where that is not plain. */
export function Because({ why, beside }: { why: Why; beside?: string | undefined }) {
  const words = useWords();
  const [first] = why.reasons;
  // That nothing stands out is a sentence of its own.
  if (first?.id.startsWith("why-")) return <>{words.say(first)}</>;
  const told = { by: words.say(why.by), reasons: why.reasons.map((reason) => words.say(reason)).join(", ") };
  return <>{beside === undefined ? t("because", told) : t("because-beside", { ...told, other: beside })}</>;
}
