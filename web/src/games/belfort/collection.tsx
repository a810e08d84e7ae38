import {
  Art,
  belfortDrawing,
  type Drawing,
  Icon,
  Marker,
  names,
  places,
  resources,
  seatClass,
  TurnCrest,
} from "../../art";
import { Count, Roam, usePlay } from "../../board";
import type { Arguments } from "../../words";
import { areaOffer, plankOffer } from "./acts";
import { Amounts } from "./amounts";
import { AreaScene } from "./area_scene";
import { someWorker, useScene } from "./context";
import { spread, sum } from "./counts";
import type { Facts } from "./facts";
import { Figure, Figures } from "./figure";
import { SpotButton } from "./spot";
import { AREAS, type Area, type StandingWorker, type View } from "./view";

const YIELD: Record<Area, Drawing> = {
  forest: resources.wood,
  quarry: resources.stone,
  mine: resources.metal,
  gold_mine: resources.coin,
};

/** The collection board: the recruiter's desk, the king's camp, the resource areas, income and taxes. */
export function CollectionBoard() {
  const { words } = usePlay();
  return (
    <Roam label={words.t("collection-board")} class="collection">
      <Desk />
      <Camp />
      <div class="areas">
        {AREAS.map((area) => (
          <AreaPlace key={area} area={area} />
        ))}
      </div>
      <IncomeAndTaxes />
    </Roam>
  );
}

function PlankWorker({ worker, place }: { worker: StandingWorker | null; place: string }) {
  const { pieces } = useScene();
  return (
    <>
      <span class="plank-board" aria-hidden="true" />
      {worker && (
        <Figure
          seat={worker.seat}
          worker={worker.worker}
          piece={pieces.worker(worker.seat, worker.worker, place)}
          size={32}
        />
      )}
    </>
  );
}

/** Whether a worker can be placed beside those who stand there: then it is the free planks that offer it. */
function hasRoom(planks: readonly (StandingWorker | null)[]): boolean {
  return planks.includes(null);
}

export function Desk() {
  const scene = useScene();
  const { view, question, seat } = scene;
  const { words } = usePlay();
  const offer = plankOffer(question, "recruiter", someWorker(view.seats[seat ?? -1]));
  const planks = view.collection_board.recruiter;
  const fee = view.fees.recruiter;
  return (
    <section class="place desk" data-place="recruiter">
      <h2>
        <Art of={places.recruiter} size={24} />
        <span>{words.piece("recruiter")}</span>
        <Amounts of={{ gold: fee }} size={18} class="fee" />
      </h2>
      <div class="planks">
        {planks.map((worker, k) => (
          <SpotButton
            key={k}
            {...(worker && hasRoom(planks) ? {} : offer)}
            class="plank-spot"
            label={words.t("plank-of-desk", { number: k + 1, holder: worker?.seat ?? null })}
            title={words.piece("recruiter")}
            rule="Placement: recruiter's desk"
            card={<p>{words.t("about-recruiter", { fee })}</p>}
          >
            <PlankWorker worker={worker} place={`recruiter-${k}`} />
          </SpotButton>
        ))}
      </div>
    </section>
  );
}

export function Camp() {
  const { view, question, seat } = useScene();
  const { words } = usePlay();
  const offer = plankOffer(question, "camp", someWorker(view.seats[seat ?? -1]));
  const planks = view.collection_board.camp;
  return (
    <section class="place camp" data-place="camp">
      <h2>
        <Art of={places.camp} size={30} />
        <span>{words.piece("camp")}</span>
        <Crests />
      </h2>
      <div class="planks">
        {planks.map((worker, k) => (
          <SpotButton
            key={k}
            {...(worker && hasRoom(planks) ? {} : offer)}
            class={names("plank-spot", !worker && k > planks.indexOf(null) && "later")}
            label={words.t("plank-of-camp", { number: k + 1, holder: worker?.seat ?? null })}
            title={words.piece("camp")}
            rule="Placement: king's camp"
            card={<p>{words.t("about-camp")}</p>}
          >
            <PlankWorker worker={worker} place={`camp-${k}`} />
          </SpotButton>
        ))}
      </div>
    </section>
  );
}

/** The crests of the turn order, each with who has it. */
function Crests() {
  const { view } = useScene();
  const { words } = usePlay();
  return (
    <div class="crests" data-place="crests">
      {view.order.map((holder, k) => {
        const crest = k + 1;
        const down = view.seats[holder]?.crest_face_down ?? false;
        const act = { do: "crest", crest };
        return (
          <SpotButton
            key={crest}
            act={[act]}
            ask={act}
            class={names("crest-spot", view.turn === holder && "on")}
            label={words.t("crest-of", { crest, holder, down: down ? "yes" : "no" })}
            rule="Collection: king's camp"
            card={<p>{words.t("about-crests")}</p>}
          >
            <TurnCrest number={crest} size={26} />
            <Marker seat={holder} size={15} piece={`crest-${holder}`} class="crest-holder" />
            {down && <Icon name="hidden" size={13} class="crest-down" />}
          </SpotButton>
        );
      })}
    </div>
  );
}

/** With what is said of an area: what a master counts as, and whether everybody in the mine has a partner. */
export function aboutArea(view: View, facts: Facts | null): Arguments {
  const { pairs_only } = view.collection_board;
  return { master: facts?.collection.master ?? 0, pairs: pairs_only ? "yes" : "no" };
}

export function AreaPlace({ area }: { area: Area }) {
  const { view, seat, facts, orders } = useScene();
  const { words } = usePlay();
  const { act, ask } = areaOffer(area, someWorker(view.seats[seat ?? -1]));
  const there = view.collection_board.areas[area];
  const most = Math.max(...there.map(sum));
  const leaders = there.flatMap((kinds, one) => (most > 0 && sum(kinds) === most ? [one] : []));
  const coming = (one: number) => (one === seat && orders?.value[area]) || {};
  const crowd = there.reduce((total, kinds, one) => total + sum(kinds) + sum(coming(one)), 0);
  const working = Object.values(view.collection_board.areas).some((teams) => teams.some((kinds) => sum(kinds) > 0));
  const said = there.flatMap((kinds, one) =>
    sum(kinds) > 0 ? [words.t("workers-of", { seat: one, workers: workersInWords(words, spread(kinds)) })] : [],
  );
  return (
    <SpotButton
      act={act}
      ask={ask}
      class={names("place area", `area-${area}`, crowd > 9 && "crowded")}
      place={area}
      label={words.t("area", { area, workers: said.length ? words.list(said) : words.t("nobody-there") })}
      rule="Collection: resource areas"
      title={words.piece(area)}
      card={
        <>
          <p>{words.t(`about-${area.replace("_", "-")}`, aboutArea(view, facts))}</p>
          <p>{words.t("about-area-bonus", { bonus: facts?.collection.bonus ?? 0 })}</p>
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      }
    >
      <AreaScene area={area} />
      <span class="area-head">
        <Art of={belfortDrawing(area) as Drawing} size={30} />
        <span class="area-name">{words.piece(area)}</span>
        <Art of={YIELD[area]} size={18} />
      </span>
      {!working && <LastYields area={area} />}
      <span class="area-people">
        {there.map(
          (kinds, one) =>
            sum(kinds) + sum(coming(one)) > 0 && (
              <span
                key={one}
                class={names("area-team", seatClass(one), leaders.length === 1 && leaders[0] === one && "most")}
              >
                <Figures seat={one} of={kinds} coming={coming(one)} place={area} size={25} />
              </span>
            ),
        )}
      </span>
    </SpotButton>
  );
}

/** While nobody works anywhere: what the last collection gave. Drawn, not written: the target is called by what it is. */
function LastYields({ area }: { area: Area }) {
  const { yields } = useScene();
  const { words } = usePlay();
  const last = yields?.get(area)?.filter(({ amount }) => amount > 0) ?? [];
  if (last.length === 0) return null;
  return (
    <span class="area-last" aria-hidden="true">
      <small data-said={words.t("last-yields")} />
      {last.map(({ seat, amount }) => (
        <span key={seat} class="area-yield">
          <Marker seat={seat} size={14} />
          <b data-said={`+${amount}`} />
        </span>
      ))}
    </span>
  );
}

function workersInWords(
  words: { t: (id: string, args: Record<string, (string | number)[]>) => string },
  kinds: string[],
): string {
  const counted = new Map<string, number>();
  for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  return words.t("amounts", { amounts: [...counted].flat() });
}

/** What everybody gets and pays at the end of the collection. */
export function IncomeAndTaxes() {
  const { view } = useScene();
  const { words } = usePlay();
  return (
    <section class="place income" data-place="income">
      <h2 title={words.t("income-and-taxes")}>
        <Art of={resources.gold} size={24} />
        <span class="unseen">{words.t("income-and-taxes")}</span>
      </h2>
      <ul>
        {view.seats.map(({ seat, income, tax }) => (
          <li key={seat} class={seatClass(seat)}>
            <Marker seat={seat} size={15} />
            <span class="unseen">{words.t("income-of", { seat, income, tax })}</span>
            {(income > 0 || tax === 0) && (
              <span class={income > 0 ? "plus" : "nothing"} aria-hidden="true">
                {income > 0 && "+"}
                <Count value={income} />
              </span>
            )}
            {tax > 0 && (
              <span class="minus" aria-hidden="true">
                −<Count value={tax} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
