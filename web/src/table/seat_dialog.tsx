import { useSignal } from "@preact/signals";
import { api } from "../api/client";
import type { Automation, Level, Seat, Table, Transfer } from "../api/schema";
import { Dialog } from "../app/dialog";
import { AboutLevel, LevelOptions, useLevels } from "../app/levels";
import { levelName, seatName } from "../app/names";
import { ago } from "../app/times";
import { Trouble } from "../app/trouble";
import { Icon } from "../art";
import { t } from "../words";
import { LinkList } from "./invite";
import type { TableStore } from "./store";

type Change = (work: () => Promise<Table>) => void;

const AUTOMATIC: readonly Automation["automatic"][] = ["never", "safe", "always"];

/** What can be done about a seat: leave it, let a bot play, carry it to another device. */
export function SeatDialog({ store, number, close }: { store: TableStore; number: number; close: () => void }) {
  const table = store.table.value;
  const seat = table?.seats[number];
  const levels = useLevels();
  const error = useSignal<unknown>(null);
  if (!table || !seat) return null;
  // What is refused is said here, where it was asked for.
  const fail = (found: unknown) => (error.value = found);
  const change: Change = (work) => {
    fail(null);
    void store.change(work, fail);
  };
  const playing = table.status === "playing";
  const bot = seat.kind === "bot" ? seat.level : seat.stand_in;
  return (
    <Dialog title={seatName(seat)} close={close}>
      <p class="soft">{describe(seat)}</p>
      {error.value !== null && <Trouble error={error.value} close={() => fail(null)} />}
      {bot && <AboutLevel level={bot} levels={levels} />}
      {seat.mine && playing && <Automatic store={store} seat={seat} change={change} />}
      {seat.mine && seat.kind === "person" && <MoveSeat store={store} seat={number} fail={fail} />}
      {playing && table.mine.length > 0 && seat.kind === "person" && (
        <StandIns store={store} seat={seat} levels={levels} change={change} />
      )}
      {seat.mine && playing && (
        <button
          type="button"
          class="button"
          onClick={() => change(() => (seat.gone ? api.comeBack : api.leave)(store.id, number))}
        >
          <Icon name={seat.gone ? "person" : "leave"} />
          {t(seat.gone ? "come-back" : "leave-seat")}
        </button>
      )}
    </Dialog>
  );
}

function describe(seat: Seat): string {
  if (seat.kind === "bot") return t("seat-is-bot", { level: levelName(seat.level ?? "") });
  if (seat.kind === "open") return t("seat-is-open");
  if (seat.stand_in) return t("seat-has-stand-in", { level: levelName(seat.stand_in) });
  if (seat.gone) return t("seat-is-gone");
  if (seat.present) return t("seat-is-here");
  return seat.seen_at === null ? t("seat-is-away") : t("seat-was-seen", { when: ago(seat.seen_at) });
}

function Automatic({ store, seat, change }: { store: TableStore; seat: Seat; change: Change }) {
  return (
    <fieldset class="one-of">
      <legend>{t("automatic")}</legend>
      {AUTOMATIC.map((one) => (
        <label key={one} class="row">
          <input
            type="radio"
            name="automatic"
            checked={one === (seat.automatic ?? "safe")}
            onChange={() => change(() => api.automate(store.id, seat.number, one))}
          />
          {t(`automatic-${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

function StandIns({
  store,
  seat,
  levels,
  change,
}: {
  store: TableStore;
  seat: Seat;
  levels: readonly Level[];
  change: Change;
}) {
  if (seat.stand_in) {
    // Only the player takes the seat back.
    if (!seat.mine) return null;
    return (
      <button type="button" class="button" onClick={() => change(() => api.standIn(store.id, seat.number, null))}>
        <Icon name="person" />
        {t("give-seat-back")}
      </button>
    );
  }
  return (
    <label class="field">
      <span>{t("let-bot-play")}</span>
      <select
        value=""
        onChange={(event) => {
          const level = event.currentTarget.value;
          event.currentTarget.value = "";
          if (level) change(() => api.standIn(store.id, seat.number, level));
        }}
      >
        <option value="">{t("no-bot-here")}</option>
        <LevelOptions levels={levels} />
      </select>
    </label>
  );
}

function MoveSeat({ store, seat, fail }: { store: TableStore; seat: number; fail: (error: unknown) => void }) {
  const transfer = useSignal<Transfer | null>(null);
  const make = async () => {
    fail(null);
    try {
      transfer.value = await api.transfer(store.id, seat);
    } catch (error) {
      fail(error);
    }
  };
  return transfer.value ? (
    <div class="stack">
      <p>{t("move-seat-how")}</p>
      <LinkList links={transfer.value.links} />
    </div>
  ) : (
    <button type="button" class="button" onClick={make}>
      <Icon name="qr" />
      {t("move-seat")}
    </button>
  );
}
