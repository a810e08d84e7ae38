import { Refused, Unreachable } from "../api/client";
import type { Phrase } from "../api/schema";
import { Icon } from "../art";
import { type Arguments, t } from "../words";

/** A part of what went wrong: in the reader's language, whatever else is in it. */
function said({ id, args }: Phrase): string {
  return t(
    id,
    Object.fromEntries(Object.entries(args).map(([name, one]) => [name, typeof one === "object" ? said(one) : one])),
  );
}

/** What went wrong, in words. */
export function troubleOf(error: unknown): { id: string; args: Arguments } {
  if (error instanceof Refused) {
    const { id, args, phrase } = error.problem;
    return { id: `error-${id}`, args: phrase ? { ...args, detail: said(phrase) } : args };
  }
  return { id: error instanceof Unreachable ? "error-unreachable" : "error-broken", args: {} };
}

export function Trouble({ error, close }: { error: unknown; close?: () => void }) {
  const { id, args } = troubleOf(error);
  return (
    <div class="trouble" role="alert">
      <Icon name="warning" />
      <span class="grow">{t(id, args)}</span>
      {close && (
        <button type="button" class="round quiet" aria-label={t("close")} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
