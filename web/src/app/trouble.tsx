import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refused, Unreachable } from "../api/client";
import { Icon } from "../art";
import { canSay, language, learn, type Message, t, type Words } from "../words";

/** A file that is no record. */
export class BadFile extends Error {}

/** A game that the server does not have. */
export class NoGame extends Error {
  constructor(readonly game: string) {
    super(game);
  }
}

/** What went wrong, as a message. */
export function troubleOf(error: unknown): Message {
  if (error instanceof BadFile) return { id: "error-bad-file", args: {} };
  if (error instanceof NoGame) return { id: "error-no-game", args: { game: error.game, games: [] } };
  if (error instanceof Refused) return { id: `error-${error.problem.id}`, args: error.problem.args };
  return { id: error instanceof Unreachable ? "error-unreachable" : "error-broken", args: {} };
}

/** What went wrong, in a sentence. What is wrong with a file or a choice has many words of its own, which come only then. */
export function SaidTrouble({ id, args }: Message) {
  const lost = useSignal(false);
  const plain = !Object.values(args).some((one) => one !== null && typeof one === "object" && "id" in one);
  const isHere = plain || canSay(null, ["errors"]);
  useEffect(() => {
    if (!isHere) learn(language.value, null, ["errors"]).catch(() => (lost.value = true));
  }, [isHere]);
  return <>{isHere ? t(id, args) : lost.value ? t("error-unreachable") : ""}</>;
}

/** `words`: a game's own, which may have a better sentence for what was wrong in a choice. */
export function Trouble({ error, close, words }: { error: unknown; close?: () => void; words?: Words }) {
  const { id, args } = troubleOf(error);
  const { detail } = args;
  const better = detail !== null && typeof detail === "object" && "id" in detail ? `wrong-${detail.id}` : "";
  return (
    <div class="trouble" role="alert">
      <Icon name="warning" />
      <span class="grow">
        {words?.has(better) ? words.t(better, (detail as Message).args) : <SaidTrouble id={id} args={args} />}
      </span>
      {close && (
        <button type="button" class="round quiet" aria-label={t("close")} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
