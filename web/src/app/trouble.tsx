import { Refused, Unreachable } from "../api/client";
import { Icon } from "../art";
import { type Message, t } from "../words";

/** What went wrong, as a message. */
export function troubleOf(error: unknown): Message {
  if (error instanceof Refused) return { id: `error-${error.problem.id}`, args: error.problem.args };
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
