import { Art, belfortDrawing, type Drawing, Marker, resources } from "../../art";
import { Choice, ChoiceArt, Tray, textOf, trayTitle, usePlay } from "../../board";
import { PropertyCard } from "./about";
import { Amounts } from "./amounts";
import { PropertyFront } from "./card";
import { useScene } from "./context";
import { inBar, isPlaced } from "./face";
import { SendTray } from "./send_tray";
import { SpotButton } from "./spot";
import { type Cost, RESOURCES, type Resource } from "./view";

/** What is asked and has no place of its own on the boards. */
export function Question() {
  const { question } = useScene();
  const { legal } = usePlay();
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
      return question === "" || legal.length === 0 || isPlaced(question) ? null : <ChoiceTray />;
  }
}

/** Everything that may be answered, as buttons. */
function ChoiceTray() {
  const { question } = useScene();
  const { legal, words, picture } = usePlay();
  const choices = legal.filter((act) => !inBar(act)).map((act) => ({ act, drawn: picture(act) }));
  return (
    <Tray title={trayTitle(words, question)}>
      <div class="choices">
        {choices.map(({ act, drawn }) => (
          <Choice key={textOf(act)} act={act} picture={drawn && <ChoiceArt {...drawn} />} />
        ))}
      </div>
    </Tray>
  );
}

/** From whom the thieves or the bandits take what: one piece with each click. */
function StealTray() {
  const { view, seat, question } = useScene();
  const { words } = usePlay();
  const wanted: readonly Resource[] = question === "thieves" ? ["gold"] : RESOURCES.slice(0, 3);
  return (
    <Tray title={words.t(`${question}-title`)}>
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
                    <Art of={what === "gold" ? resources.coin : (belfortDrawing(what) as Drawing)} size={32} />
                    <b>{victim.stock[what]}</b>
                  </SpotButton>
                );
              })}
            </li>
          ))}
      </ul>
    </Tray>
  );
}

/** The cards that were shown to the spies. */
function PickTray() {
  const scene = useScene();
  const { words } = usePlay();
  return (
    <Tray title={words.t("pick-title")}>
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
    </Tray>
  );
}

/** What the architects save. */
function DiscountTray() {
  const { words, legal } = usePlay();
  return (
    <Tray title={words.t("discount-title")}>
      <div class="choices">
        {legal
          .filter((act) => act.do === "discount")
          .map((act) => (
            <Choice key={String(act.what)} act={act} picture={<Amounts of={bundle(String(act.what))} size={28} />} />
          ))}
      </div>
    </Tray>
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
  const stock = view.seats[seat ?? -1]?.stock;
  return (
    <Tray title={words.t("pay-title")}>
      <div class="choices">
        {(["wood", "stone"] as const).map((what) => (
          <Choice
            key={what}
            act={{ do: "pay", what }}
            picture={<ChoiceArt of={belfortDrawing(what) as Drawing} />}
            note={words.t("you-have", { amount: stock?.[what] ?? 0 })}
          />
        ))}
      </div>
    </Tray>
  );
}

function RecruitTray() {
  const { seat, view } = useScene();
  const { words, legal } = usePlay();
  const supply = view.seats[seat ?? -1]?.supply;
  return (
    <Tray title={words.t("recruit-title")}>
      <div class="choices">
        {(["elf", "dwarf"] as const).map((worker) => (
          <Choice
            key={worker}
            act={{ do: "recruit", worker }}
            picture={<ChoiceArt of={belfortDrawing(worker) as Drawing} seat={seat} />}
            note={words.t("supply", { worker, count: supply?.[worker] ?? 0 })}
          />
        ))}
        {legal
          .filter((act) => act.do === "staff")
          .map((act) => (
            <Choice
              key={String(act.property)}
              act={act}
              picture={<ChoiceArt of={belfortDrawing("gnome") as Drawing} />}
            />
          ))}
      </div>
    </Tray>
  );
}
