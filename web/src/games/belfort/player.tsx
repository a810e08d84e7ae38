import { Art, belfortDrawing, type Drawing, Marker, names, resources, seatClass, TurnCrest } from "../../art";
import { Count, Roam, usePlay } from "../../board";
import { BuiltCards } from "./built";
import { ordered, useScene } from "./context";
import { sum } from "./counts";
import { Figures } from "./figure";
import { Hand, HiddenHand } from "./hand";
import { SpotButton } from "./spot";
import { RESOURCES, type Resource, type SeatView, WORKERS, type Worker } from "./view";

/** A player's board: stock, workers at home, what was built, and the hand. */
export function PlayerBoard({ of }: { of: SeatView }) {
  const { seat } = useScene();
  const { words } = usePlay();
  const own = of.seat === seat;
  return (
    <Roam label={words.t("board-of", { seat: of.seat })} class={names("player", own && "own", seatClass(of.seat))}>
      <div class="player-stock">
        <div class="player-who">
          <Marker seat={of.seat} size={20} />
          <b class="player-name">{words.nameOf(of.seat)}</b>
          {of.crest !== null && (
            <TurnCrest
              number={of.crest}
              size={24}
              label={words.t("crest-of", { crest: of.crest, holder: of.seat, down: of.crest_face_down ? "yes" : "no" })}
            />
          )}
        </div>
        <div class="stock">
          {RESOURCES.map((what) => (
            <Stock key={what} what={what} of={of} own={own} />
          ))}
        </div>
      </div>
      <Workers of={of} own={own} />
      <BuiltCards of={of} own={own} />
      {own ? <Hand of={of} /> : <HiddenHand of={of} />}
    </Roam>
  );
}

/** How much of a resource somebody has. One's own wood and stone can be paid with and exchanged. */
function Stock({ what, of, own }: { what: Resource; of: SeatView; own: boolean }) {
  const { words } = usePlay();
  const { question } = useScene();
  const amount = of.stock[what];
  const pay = { do: "pay", what };
  const convert = { do: "convert", what };
  const offered = own && (what === "wood" || what === "stone");
  const income = what === "gold" ? words.t("income-of", { seat: of.seat, income: of.income, tax: of.tax }) : null;
  return (
    <SpotButton
      act={offered ? [pay, convert] : undefined}
      ask={offered && question !== "" ? (question === "pay" ? pay : convert) : undefined}
      class="stock-spot"
      place={`${what}-${of.seat}`}
      rule={what === "gold" ? "Collection: income and taxes" : "Collection: resource areas"}
      label={words.t("stock", { what, amount, seat: of.seat })}
      title={words.piece(what)}
      card={
        <>
          <p>{words.t("stock", { what, amount, seat: of.seat })}</p>
          {income && <p>{income}</p>}
        </>
      }
    >
      <Art of={what === "gold" ? resources.coin : (belfortDrawing(what) as Drawing)} size={30} />
      <b>
        <Count value={amount} />
      </b>
    </SpotButton>
  );
}

function Workers({ of, own }: { of: SeatView; own: boolean }) {
  const { words } = usePlay();
  const teams: { race: "elf" | "dwarf"; kinds: readonly Worker[] }[] = [
    { race: "elf", kinds: WORKERS.slice(0, 2) },
    { race: "dwarf", kinds: WORKERS.slice(2) },
  ];
  return (
    <div class="workers" data-place={`home-${of.seat}`}>
      {teams.map(({ race, kinds }) => (
        <div key={race} class="team">
          {kinds.map((kind) => (
            <Team key={kind} of={of} kind={kind} own={own} />
          ))}
          <Supply of={of} race={race} own={own} />
        </div>
      ))}
      <span class="unseen">{words.t("workers-owned", { count: sum(of.workers.owned) })}</span>
    </div>
  );
}

/** The workers of a kind that are at home: pick one up, and put it somewhere. */
function Team({ of, kind, own }: { of: SeatView; kind: Worker; own: boolean }) {
  const { question, facts, orders } = useScene();
  const { words } = usePlay();
  const home = of.workers.home[kind] ?? 0;
  const owned = of.workers.owned[kind] ?? 0;
  if (owned === 0) return null;
  const label = words.t("workers-home", { worker: kind, count: home, away: owned - home });
  const verb = question === "send" ? "send" : "place";
  const leaving = own ? ordered(orders?.value ?? {}, kind) : 0;
  const figures = (
    <>
      <Figures seat={of.seat} of={{ [kind]: home }} place={`home-${of.seat}`} size={32} leaving={leaving} />
      {home === 0 && <Art of={belfortDrawing(kind) as Drawing} seat={of.seat} size={32} class="ghost" />}
    </>
  );
  if (!own) {
    return (
      <SpotButton class="team-spot" label={label} title={words.piece(kind)} card={<p>{label}</p>}>
        {figures}
      </SpotButton>
    );
  }
  return (
    <SpotButton
      hold={{ do: verb, worker: kind }}
      ask={verb === "send" ? { do: "send", worker: kind, to: "gold_mine" } : { do: "place", worker: kind, at: "camp" }}
      class="team-spot"
      label={label}
      title={words.piece(kind)}
      rule={kind.startsWith("master") ? "Collection: masters" : "Placement"}
      card={
        <>
          <p>{label}</p>
          <p>
            {kind.startsWith("master")
              ? words.t("about-master", { master: facts?.collection.master ?? 0 })
              : words.t("about-worker")}
          </p>
        </>
      }
    >
      {figures}
    </SpotButton>
  );
}

/** Workers that can still be recruited. */
function Supply({ of, race, own }: { of: SeatView; race: "elf" | "dwarf"; own: boolean }) {
  const { words } = usePlay();
  const act = { do: "recruit", worker: race };
  const left = of.supply[race];
  return (
    <SpotButton
      act={own ? [act] : undefined}
      class="supply"
      label={words.t("supply", { worker: race, count: left })}
      rule="Collection: recruiter's desk"
      card={<p>{words.t("about-supply")}</p>}
    >
      <Art of={belfortDrawing(race) as Drawing} seat={of.seat} size={20} />
      <span>+{left}</span>
    </SpotButton>
  );
}
