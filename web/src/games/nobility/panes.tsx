import { caveborn, type Drawing, figures, names, places, seatClass } from "../../art";
import { Panes, Roam, usePlay } from "../../board";
import { isWidth } from "../../widths";
import { Chancery } from "./chancery";
import { ownOf, useScene } from "./context";
import { Council } from "./council";
import { Guilds } from "./guild";
import { Hall } from "./hall";
import { DiceOf } from "./own_dice";
import { choicesOn, PANES, type Pane } from "./panes_of";
import { Castle, Clerk, Tavern, Yard } from "./places";
import { PlayerBoard } from "./player";
import { Port } from "./port";
import { Sign, telling, thing } from "./signs";
import { Objective, Strip } from "./strip";
import { Question } from "./trays";
import type { SeatView } from "./view";

const PICTURES: Record<Pane, Drawing> = {
  town: places.tavern,
  guilds: caveborn.workshop,
  port: caveborn.ship,
  council: caveborn.council,
  mine: caveborn.house,
  others: figures.apprentice,
};

/** The boards on a small screen; one's dice stand below all of them. */
export function PartByPart() {
  const scene = useScene();
  const { view, seat, question } = scene;
  const { words, legal } = usePlay();
  const own = ownOf(scene);
  const others = view.seats.filter((one) => one.seat !== seat);
  // Whoever only watches sees those who play under the town; beside it there is the log.
  const [under, beside] = [isWidth("tall") && !isWidth("phone"), isWidth("medium")];
  const along = own ? (under || beside ? "mine" : undefined) : under && !beside ? "others" : undefined;
  const empty: Partial<Record<Pane, boolean>> = { mine: !own, others: others.length === 0 };
  const content: Record<Pane, preact.ComponentChildren> = {
    town: (
      <Roam label={words.t("pane-town")} class="n-column">
        <Strip />
        <Tavern />
        <Hall />
        <Yard />
      </Roam>
    ),
    guilds: (
      <Roam label={words.t("pane-guilds")}>
        <Guilds />
      </Roam>
    ),
    port: (
      <Roam label={words.t("pane-port")} class="n-column">
        <Port />
        <div class="n-pair">
          <Castle />
          <Clerk />
        </div>
      </Roam>
    ),
    council: (
      <Roam label={words.t("pane-council")} class="n-column">
        <Council />
        <Chancery />
      </Roam>
    ),
    mine: own && (
      <>
        {/* What the objective asks for is mostly on one's own board. */}
        {view.solo?.objective && along === undefined && (
          <div class="n-strip">
            <Objective />
          </div>
        )}
        <PlayerBoard of={own} dice={false} />
      </>
    ),
    others: others.map((one) => (
      <div key={one.seat} class="player-frame">
        <PlayerBoard of={one} />
      </div>
    )),
  };
  const below = (
    <>
      {own && (
        <Roam label={words.t("your-dice")} class={names("n-dice-bar below-parts", seatClass(own.seat))}>
          <DiceOf of={own} />
          <PipsLeft of={own} />
        </Roam>
      )}
      <Question narrow />
    </>
  );
  return (
    <div class="narrow">
      <Panes
        panes={PANES.filter((pane) => !empty[pane])}
        pictures={PICTURES}
        content={(pane) => content[pane]}
        choices={choicesOn(legal, view.reach)}
        question={question}
        below={below}
        along={along}
      />
    </div>
  );
}

/** How much the dice of this round may still add up to. */
function PipsLeft({ of }: { of: SeatView }) {
  const { words } = usePlay();
  const label = words.t("reputation-track", { reputation: of.reputation, used: of.used, left: of.pips_left });
  return (
    <span class="n-pips-left" role="img" aria-label={label} {...telling(words, "reputation", label)}>
      <Sign of={thing("reputation")} />
      <b>{of.pips_left}</b>
      <small>/{of.reputation}</small>
    </span>
  );
}
