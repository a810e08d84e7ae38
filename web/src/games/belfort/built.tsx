import { Art, belfortDrawing, type Drawing, figures, Icon, lockClosed, names, resources } from "../../art";
import { usePlay } from "../../board";
import { aboutProperty, PropertyCard } from "./about";
import { plankOffer } from "./acts";
import { someWorker, useScene } from "./context";
import { Figure } from "./figure";
import { asBuilt } from "./shows";
import { SpotButton } from "./spot";
import type { Built, SeatView } from "./view";

/** What somebody has built from cards: planks to work on, locks for gnomes, income. */
export function BuiltCards({ of, own }: { of: SeatView; own: boolean }) {
  const { words } = usePlay();
  const scene = useScene();
  return (
    <div class="built" data-place={`built-${of.seat}`}>
      {of.built.length === 0 && <p class="built-none">{words.t("nothing-built")}</p>}
      {asBuilt(of.built, scene.built?.get(of.seat)).map((built) => (
        <BuiltCard key={built.property} built={built} of={of} own={own} />
      ))}
    </div>
  );
}

function BuiltCard({ built, of, own }: { built: Built; of: SeatView; own: boolean }) {
  const scene = useScene();
  const { words } = usePlay();
  const { property, cards, gnomes, free_locks: free, income } = built;
  const staff = { do: "staff", property };
  return (
    <div class="built-card" data-place={`${of.seat}-${property}`}>
      <SpotButton
        act={own ? [staff] : undefined}
        ask={own && scene.question !== "" ? staff : undefined}
        class="built-face"
        rule={`Properties: ${property}`}
        label={words.t("built-card", { property, cards, gnomes, free, income })}
        title={words.t("built-short", { property, cards, gnomes: 0 })}
        card={
          <>
            {gnomes > 0 && <p>{words.t("built-gnomes", { gnomes })}</p>}
            {free > 0 && <p>{words.t("built-locks", { free })}</p>}
            <PropertyCard property={property} scene={scene} />
          </>
        }
      >
        <Art of={belfortDrawing(property) as Drawing} size={31} />
        {cards > 1 && <span class="times">×{cards}</span>}
        {income > 0 && <Art of={resources.coin} size={13} class="built-income" />}
        <Locks built={built} seat={of.seat} />
      </SpotButton>
      <GnomeWork built={built} own={own} />
      <Planks built={built} of={of} own={own} />
    </div>
  );
}

function Locks({ built, seat }: { built: Built; seat: number }) {
  const { pieces } = useScene();
  const staffed = pieces.at("gnome", `${seat}-${built.property}`);
  return (
    <span class="locks">
      {staffed.map((piece) => (
        <Art key={piece} of={figures.gnome} size={22} piece={piece} from="gnomes" />
      ))}
      {Array.from({ length: built.free_locks }, (_, k) => (
        <Art key={k} of={lockClosed} size={17} class="lock" />
      ))}
    </span>
  );
}

/** A gnome that can be set to work in a turn: at the Blacksmith, at the Bank. */
function GnomeWork({ built: { property, gnomes }, own }: { built: Built; own: boolean }) {
  const { words, legal } = usePlay();
  const { facts } = useScene();
  const act = { do: "gnome", property };
  if (!own || gnomes === 0 || !legal.some((one) => one.do === "gnome" && one.property === property)) return null;
  return (
    <SpotButton act={[act]} ask={act} class="gnome-work" label={words.action(act)}>
      {property === "blacksmith" ? (
        <>
          <span class="price">
            {facts?.properties.blacksmith.gnome?.fee ?? ""}
            <Art of={resources.coin} size={14} />
          </span>
          →<Art of={resources.metal} size={18} />
        </>
      ) : (
        <>
          +{facts?.properties.bank.gnome?.gold ?? ""}
          <Art of={resources.coin} size={18} />
        </>
      )}
    </SpotButton>
  );
}

/** The planks of a property: for its owner's workers alone. */
function Planks({ built, of, own }: { built: Built; of: SeatView; own: boolean }) {
  const { question, pieces, view, seat, facts } = useScene();
  const { words, legal } = usePlay();
  const planks = built.planks;
  if (!planks) return null;
  const at = built.property;
  const offer = plankOffer(question, at, someWorker(view.seats[seat ?? -1]));
  const there = pieces.workers(of.seat, planks.workers, `${of.seat}-${at}`);
  const count = Math.max(planks.usable, built.cards);
  const back = { do: "reclaim", at };
  return (
    <div class="planks">
      {Array.from({ length: count }, (_, k) => {
        const { worker, piece } = there[k] ?? { worker: null, piece: undefined };
        const locked = k >= planks.usable ? "yes" : "no";
        const label = words.t("plank-of-card", { property: at, worker, locked, fee: planks.fee });
        return (
          <span key={k} class="plank-place">
            <SpotButton
              act={own ? offer.act : undefined}
              ask={own && question !== "" ? offer.ask : undefined}
              class={names("plank-spot", k >= planks.usable && "locked")}
              rule={`Properties: ${at}`}
              label={label}
              title={words.piece(at)}
              card={
                <>
                  <p>{label}</p>
                  {aboutProperty(words, facts, at).map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </>
              }
            >
              <span class="plank-board" aria-hidden="true" />
              {worker && <Figure seat={of.seat} worker={worker} piece={piece} size={30} />}
              {k >= planks.usable && <Art of={lockClosed} size={18} class="lock" />}
              {planks.fee > 0 && !worker && k < planks.usable && (
                <span class="plank-fee">
                  {planks.fee}
                  <Art of={resources.coin} size={12} />
                </span>
              )}
            </SpotButton>
            {own && worker && legal.some((one) => one.do === "reclaim" && one.at === at) && (
              <SpotButton act={[back]} ask={back} class="reclaim-button" label={words.action(back)}>
                <Icon name="leave" size={14} />
              </SpotButton>
            )}
          </span>
        );
      })}
    </div>
  );
}
