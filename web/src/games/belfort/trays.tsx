import type { ComponentChildren } from "preact";
import { Art, type Drawing, drawingOf, Marker, resources } from "../../art";
import { usePlay } from "../../board";
import { PropertyCard } from "./about";
import { Amounts } from "./amounts";
import { PropertyFront } from "./card";
import { useScene } from "./context";
import { SendTray } from "./send_tray";
import { SpotButton } from "./spot";
import { type Cost, RESOURCES, type Resource } from "./view";

/** What is asked and has no place of its own on the boards. */
export function Tray() {
  const { question } = useScene();
  switch (question) {
    case "send":
      return <SendTray />;
    case "thieves":
    case "bandits":
      return <StealTray />;
    case "pick":
      return <PickTray />;
    case "discount":
      return <DiscountTray />;
    case "pay":
      return <PayTray />;
    case "recruit":
      return <RecruitTray />;
    default:
      return null;
  }
}

function Frame({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="tray" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      {children}
    </section>
  );
}

/** From whom the thieves or the bandits take what: one piece with each click. */
function StealTray() {
  const { view, seat, question } = useScene();
  const { words } = usePlay();
  const wanted: readonly Resource[] = question === "thieves" ? ["gold"] : RESOURCES.slice(0, 3);
  return (
    <Frame title={words.t(`${question}-title`)}>
      <ul class="victims">
        {view.seats
          .filter((one) => one.seat !== seat)
          .map((victim) => (
            <li key={victim.seat}>
              <span class="victim">
                <Marker seat={victim.seat} size={18} />
                <b>{words.nameOf(victim.seat)}</b>
              </span>
              {wanted.map((what) => {
                const act = { do: "steal", what, from: victim.seat + 1 };
                return (
                  <SpotButton
                    key={what}
                    act={[act]}
                    ask={act}
                    class="loot"
                    label={words.t("loot", { what, seat: victim.seat, amount: victim.stock[what] })}
                    title={words.action(act)}
                  >
                    <Art of={what === "gold" ? resources.coin : (drawingOf(what) as Drawing)} size={32} />
                    <b>{victim.stock[what]}</b>
                  </SpotButton>
                );
              })}
            </li>
          ))}
      </ul>
    </Frame>
  );
}

/** The cards that were shown to the spies. */
function PickTray() {
  const scene = useScene();
  const { words } = usePlay();
  return (
    <Frame title={words.t("pick-title")}>
      <ul class="shown-cards">
        {scene.view.seats.map(({ seat, shown }) => {
          if (shown === null || seat === scene.seat) return null;
          const act = { do: "pick", from: seat + 1 };
          return (
            <li key={seat}>
              <SpotButton
                act={[act]}
                ask={act}
                class="card-spot"
                label={words.t("shown-card", { card: shown, seat })}
                title={words.piece(shown)}
                rule={`Properties: ${shown}`}
                card={<PropertyCard property={shown} scene={scene} />}
              >
                <PropertyFront property={shown} width={92} />
              </SpotButton>
              <span class="victim">
                <Marker seat={seat} size={16} />
                {words.nameOf(seat)}
              </span>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

/** What the architects save. */
function DiscountTray() {
  const { words, legal } = usePlay();
  return (
    <Frame title={words.t("discount-title")}>
      <div class="choices">
        {legal
          .filter((act) => act.do === "discount")
          .map((act) => (
            <SpotButton
              key={String(act.what)}
              act={[act]}
              ask={act}
              class="choice"
              label={words.action(act)}
              saysItself
            >
              <Amounts of={bundle(String(act.what))} size={28} />
              <span>{words.action(act)}</span>
            </SpotButton>
          ))}
      </div>
    </Frame>
  );
}

/** The pieces of a bundle such as "wood+stone". */
export function bundle(names: string): Cost {
  const counted: Record<string, number> = {};
  for (const name of names.split("+")) counted[name] = (counted[name] ?? 0) + 1;
  return counted;
}

function PayTray() {
  const { view, seat } = useScene();
  const { words } = usePlay();
  return (
    <Frame title={words.t("pay-title")}>
      <div class="choices">
        {(["wood", "stone"] as const).map((what) => {
          const act = { do: "pay", what };
          const have = words.t("you-have", { amount: view.seats[seat ?? -1]?.stock[what] ?? 0 });
          return (
            <SpotButton key={what} act={[act]} ask={act} class="choice" label={words.action(act)} saysItself>
              <Art of={drawingOf(what) as Drawing} size={36} />
              <span>{words.action(act)}</span> <small>{have}</small>
            </SpotButton>
          );
        })}
      </div>
    </Frame>
  );
}

function RecruitTray() {
  const { seat, view } = useScene();
  const { words, legal } = usePlay();
  return (
    <Frame title={words.t("recruit-title")}>
      <div class="choices">
        {(["elf", "dwarf"] as const).map((worker) => {
          const act = { do: "recruit", worker };
          const left = words.t("supply", { worker, count: view.seats[seat ?? -1]?.supply[worker] ?? 0 });
          return (
            <SpotButton key={worker} act={[act]} ask={act} class="choice" label={words.action(act)} saysItself>
              <Art of={drawingOf(worker) as Drawing} seat={seat} size={44} />
              <span>{words.action(act)}</span> <small>{left}</small>
            </SpotButton>
          );
        })}
        {legal
          .filter((act) => act.do === "staff")
          .map((act) => (
            <SpotButton
              key={String(act.property)}
              act={[act]}
              ask={act}
              class="choice"
              label={words.action(act)}
              saysItself
            >
              <Art of={drawingOf("gnome") as Drawing} size={44} />
              <span>{words.action(act)}</span>
            </SpotButton>
          ))}
      </div>
    </Frame>
  );
}
