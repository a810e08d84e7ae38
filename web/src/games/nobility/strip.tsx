import { caveborn, Icon, names } from "../../art";
import { usePlay } from "../../board";
import { useScene } from "./context";
import { Sign } from "./signs";

/** The round: what happens in it, and in the solo game how far the objective is. */
export function Strip() {
  const { view } = useScene();
  const { event, solo } = view;
  if (!event && !solo?.objective) return null;
  return (
    <div class="n-strip">
      {event && <EventLine />}
      {solo?.objective && <Objective />}
    </div>
  );
}

function EventLine() {
  const { view } = useScene();
  const { words } = usePlay();
  if (!view.event) return null;
  const changes = Object.entries(view.event.effects)
    .map(([name, amount]) => words.t(`changes-${name.replaceAll("_", "-")}`, { amount: amount ?? 0 }))
    .join(" ");
  const name = words.piece(view.event.card);
  return (
    <p class="n-event" data-place="event" data-title={name} data-about={changes} data-rule="Event cards">
      <Sign of={caveborn.event} />
      <b>{name}</b>
      <span>{changes}</span>
    </p>
  );
}

/** In the solo game: what is to be reached, and how far one has come. */
export function Objective() {
  const { view } = useScene();
  const { words } = usePlay();
  if (!view.solo?.objective) return null;
  const title = words.t("objective", { objective: view.solo.objective });
  return (
    <p class="n-objective" data-place="objective" data-title={title} data-rule="Solo: objective">
      <Sign of={caveborn.laurel} />
      <b>{title}</b>
      {view.solo.needs.map(({ need, asked, each, reached }) => (
        <span key={need} class={names("n-need", reached >= asked && "met")}>
          {reached >= asked && <Icon name="check" size={14} />}
          {words.t(`need-${need.replaceAll("_", "-")}`, { asked, each: each ?? 1 })}
          <b>
            {reached}/{asked}
          </b>
        </span>
      ))}
    </p>
  );
}
