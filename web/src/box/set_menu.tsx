import { useSignal } from "@preact/signals";
import { api, newKey, Refused } from "../api/client";
import type { ListedSet } from "../api/schema";
import { Dialog } from "../app/dialog";
import { go } from "../app/router";
import { Trouble } from "../app/trouble";
import { Icon } from "../art";
import { LONGEST_NAME } from "../limits";
import { t } from "../words";
import { useBox } from "./context";

/** Bytes that a component file may have; the server takes no more either. */
const LARGEST = 200_000;

const tooLarge = () => new Refused(413, { id: "too-big", args: { most: LARGEST }, message: "", reason: null });

type Asked = "new" | "copy" | "rename" | "bring" | "delete" | null;
/** What a file may be called otherwise, and is asked for then. */
const NAMELESS = ["set-named", "bad-name"];

/** Which of my sets is shown, and what can be done with it. */
export function SetMenu({ mine }: { mine: readonly ListedSet[] }) {
  const { store, words } = useBox();
  const asked = useSignal<Asked>(null);
  const error = useSignal<unknown>(null);
  const brought = useSignal("");
  const set = store.set.value;
  const { game } = store.box;
  const listed = set && !mine.some(({ id }) => id === set.id) ? [{ id: set.id, name: set.name }, ...mine] : mine;

  const bring = async (file: File | undefined) => {
    if (!file) return;
    error.value = null;
    try {
      // What nobody would take is not even read.
      if (file.size > LARGEST) throw tooLarge();
      brought.value = await file.text();
      go(`/box/${game}/${(await api.bringSet({ game, text: brought.value, key: newKey() })).id}`);
    } catch (found) {
      error.value = found;
      if (found instanceof Refused && NAMELESS.includes(found.problem.id)) asked.value = "bring";
    }
  };
  return (
    <div class="box-sets">
      <label class="field box-which">
        <span>{t("box-set")}</span>
        <select
          value={set?.id ?? ""}
          onChange={(event) => go(`/box/${game}/${event.currentTarget.value}`)}
          disabled={listed.length === 0}
        >
          {set === null && <option value="">{store.looked ? store.looked.name : t("box-none-yet")}</option>}
          {listed.map((one) => (
            <option key={one.id} value={one.id}>
              {one.id === set?.id ? set.name : one.name}
            </option>
          ))}
        </select>
      </label>
      <div class="row wrap box-deeds">
        <Deed icon="plus" label={t("box-new")} press={() => (asked.value = "new")} />
        {(set || store.looked) && <Deed icon="copy" label={t("box-copy")} press={() => (asked.value = "copy")} />}
        {set && <Deed icon="settings" label={t("box-rename")} press={() => (asked.value = "rename")} />}
        {set && (
          <a class="button small" href={api.setFile(set.id)} download={`${game}.toml`}>
            <Icon name="download" size={16} />
            {t("box-export")}
          </a>
        )}
        <label class="button small box-bring">
          <Icon name="share" size={16} />
          {t("box-import")}
          <input
            type="file"
            class="unseen"
            accept=".toml,application/toml,text/plain"
            onChange={(event) => {
              void bring(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
        {set && <Deed icon="close" label={t("box-delete")} press={() => (asked.value = "delete")} />}
      </div>
      {error.value !== null && asked.value !== "bring" && (
        <Trouble error={error.value} words={words} close={() => (error.value = null)} />
      )}
      {asked.value === "delete" && set && <Delete close={() => (asked.value = null)} />}
      {asked.value !== null && asked.value !== "delete" && (
        <Naming deed={asked.value} text={brought.value} first={error.value} close={() => (asked.value = null)} />
      )}
    </div>
  );
}

function Deed({ icon, label, press }: { icon: Parameters<typeof Icon>[0]["name"]; label: string; press: () => void }) {
  return (
    <button type="button" class="button small" onClick={press}>
      <Icon name={icon} size={16} />
      {label}
    </button>
  );
}

interface ToName {
  deed: "new" | "copy" | "rename" | "bring";
  /** The file that is brought, and what was wrong with its own name. */
  text: string;
  first: unknown;
  close: () => void;
}

/** A set gets a name; a new one says which of the shipped sets it begins with, where there are several. */
function Naming({ deed, text, first, close }: ToName) {
  const { store, words } = useBox();
  const set = store.set.value;
  const { game, sets } = store.box;
  const name = useSignal(deed === "rename" ? (set?.name ?? "") : deed === "copy" ? copyName(set?.name ?? "") : "");
  const base = useSignal(sets[0] ?? "");
  const error = useSignal<unknown>(deed === "bring" ? first : null);
  const title = t({ new: "box-new", copy: "box-copy", rename: "box-rename", bring: "box-import" }[deed]);

  const save = async (event: Event) => {
    event.preventDefault();
    error.value = null;
    const given = { name: name.value.trim() || " ", key: newKey() };
    try {
      if (deed === "rename" && set) {
        store.set.value = await api.renameSet(set.id, given.name);
        close();
      } else if (deed === "bring") go(`/box/${game}/${(await api.bringSet({ game, text, ...given })).id}`);
      else if (deed === "copy" && set) go(`/box/${game}/${(await api.copySet(set.id, given)).id}`);
      else {
        const corrections = deed === "copy" && store.looked ? tables(store.looked.entered) : {};
        const from = deed === "copy" && store.looked ? store.looked.base : base.value;
        go(`/box/${game}/${(await api.makeSet({ game, base: from, corrections, ...given })).id}`);
      }
    } catch (found) {
      error.value = found;
    }
  };
  return (
    <Dialog title={title} close={close}>
      <form class="stack" onSubmit={save}>
        <label class="field">
          <span>{t("box-name")}</span>
          <input
            type="text"
            maxLength={LONGEST_NAME}
            required
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        {deed === "new" && sets.length > 1 && (
          <label class="field">
            <span>{t("box-base")}</span>
            <select value={base.value} onChange={(event) => (base.value = event.currentTarget.value)}>
              {sets.map((one) => (
                <option key={one} value={one}>
                  {words.t(`set-${one.replaceAll("_", "-")}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {error.value !== null && <Trouble error={error.value} />}
        <div class="dialog-foot">
          <button type="submit" class="button primary">
            {title}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const copyName = (name: string) => t("box-copy-name", { name }).slice(0, 30);

/** Values by path as the tables of a component file. */
function tables(entered: Record<string, unknown>): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(entered)) {
    const around = path.split(".");
    const last = around.pop() ?? path;
    let table = whole;
    for (const one of around) {
      table[one] ??= {};
      table = table[one] as Record<string, unknown>;
    }
    table[last] = value;
  }
  return whole;
}

function Delete({ close }: { close: () => void }) {
  const { store } = useBox();
  const set = store.set.value;
  const error = useSignal<unknown>(null);
  if (!set) return null;
  const remove = async () => {
    try {
      await api.removeSet(set.id);
      localStorage.removeItem(`burgher-box-${set.id}`);
      close();
      go(`/box/${store.box.game}?${set.id}`, true);
    } catch (found) {
      error.value = found;
    }
  };
  return (
    <Dialog title={t("box-delete")} close={close}>
      <p>{t("box-delete-sure", { name: set.name })}</p>
      {error.value !== null && <Trouble error={error.value} />}
      <div class="dialog-foot">
        <button type="button" class="button" onClick={close}>
          {t("box-cancel")}
        </button>
        <button type="button" class="button primary" onClick={() => void remove()}>
          {t("box-delete")}
        </button>
      </div>
    </Dialog>
  );
}
