import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api/client";
import type { Links } from "../api/schema";
import { Trouble } from "../app/trouble";
import { Icon } from "../art";
import { announce } from "../board/announce";
import { t } from "../words";

/** The table's addresses: to copy, to send, or to scan; in a replay that of the moment before them. */
export function Invite({ table, moment = null }: { table: string; moment?: number | null }) {
  const links = useSignal<Links | null>(null);
  const error = useSignal<unknown>(null);
  useEffect(() => {
    api.links(table).then(
      (found) => (links.value = found),
      (found) => (error.value = found),
    );
  }, [table]);
  if (error.value !== null) return <Trouble error={error.value} />;
  if (!links.value) return null;
  return (
    <div class="stack">
      {moment !== null && (
        <>
          <h3>{t("link-to-moment")}</h3>
          <LinkList links={links.value.links.map(({ url }) => ({ url: `${url}/at/${moment}`, svg: null }))} />
          <h3>{t("link-to-table")}</h3>
        </>
      )}
      <LinkList links={links.value.links} />
      {!links.value.reachable && <p class="soft small">{t("invite-only-here")}</p>}
    </div>
  );
}

/** Addresses with their QR codes, which the server draws. */
export function LinkList({ links }: { links: readonly { url: string; svg: string | null }[] }) {
  return (
    <ul class="links">
      {links.map((link) => (
        <li key={link.url}>
          {link.svg !== null && (
            <img
              class="qr"
              src={`data:image/svg+xml,${encodeURIComponent(link.svg)}`}
              alt={t("qr-code", { address: link.url })}
              width="160"
              height="160"
            />
          )}
          <div class="stack grow">
            <code>{link.url}</code>
            <div class="row wrap">
              <CopyButton text={link.url} />
              {"share" in navigator && (
                <button
                  type="button"
                  class="button small"
                  onClick={() => void navigator.share({ url: link.url }).catch(() => {})}
                >
                  <Icon name="share" size={16} />
                  {t("share")}
                </button>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function CopyButton({ text }: { text: string }) {
  const done = useSignal(false);
  const copy = async () => {
    await copyText(text);
    done.value = true;
    announce(t("copied"));
    setTimeout(() => (done.value = false), 2000);
  };
  return (
    <button type="button" class="button small" onClick={copy}>
      <Icon name={done.value ? "check" : "copy"} size={16} />
      {t(done.value ? "copied" : "copy-link")}
    </button>
  );
}

/** On a plain http address in the house the clipboard is closed: then the old way. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
