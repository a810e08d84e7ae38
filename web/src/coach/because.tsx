import type { Why } from "../api/schema";
import { useWords } from "../table/words";
import { t } from "../words";

/** What speaks for the better of two ways, as both were played on. */
export function Because({ why }: { why: Why }) {
  const words = useWords();
  const [first] = why.reasons;
  // That nothing stands out yet is a sentence of its own.
  if (first?.id === "why-later") return <>{words.say(first)}</>;
  const reasons = words.list(why.reasons.map((reason) => words.say(reason)));
  return <>{t("because", { by: words.say(why.by), reasons })}</>;
}
