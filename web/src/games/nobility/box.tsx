import type { ComponentChildren } from "preact";
import { Art, characterOf, Die } from "../../art";
import { Choice, Faces, Several } from "../../box/choices";
import { useBox, usePiece, useValue } from "../../box/context";
import { Count, Numeral } from "../../box/controls";
import { type BoxFace, NoneOrBack, Plate, pieceTitle, Row } from "../../box/piece";
import type { BoxStore, Fact } from "../../box/store";
import { Conditions, EffectOf, Steps } from "./box_lists";
import { GOOD, GUILD, RACE, thing } from "./signs";
import { GOODS, type Good, type Guild, type Race } from "./view";
import "./box.css";

const SIZE = 28;
const good = (name: string) => <Art of={GOOD[name as Good]} size={SIZE} />;
const race = (name: string) => <Art of={RACE[name as Race]} size={SIZE} />;
const guild = (name: string) => <Art of={GUILD[name as Guild]} size={SIZE} />;
const die = (value: number) => <Die value={value} size={SIZE} seat={null} />;
const DICE = [1, 2, 3, 4, 5, 6];
const STACKS = [1, 2];
const ROMAN = ["", "I", "II"];
const HOLDS = "ships.spaces_by_price";

/** A piece with its own title, and a drawing before it. */
function Titled({ picture, children }: { picture?: ComponentChildren; children: ComponentChildren }) {
  const boxed = useBox();
  return (
    <Plate title={pieceTitle(boxed, usePiece())} picture={picture}>
      {children}
    </Plate>
  );
}

function SettlersPiece() {
  const { words } = useBox();
  const now = String(useValue("race")?.value) as Race;
  return (
    <Titled picture={RACE[now] && <Art of={RACE[now]} size={40} />}>
      <Row label={words.t("field-stack")}>
        <Faces name="stack" of={STACKS} draw={(value) => ROMAN[value]} />
      </Row>
      <Row label={words.t("field-race")}>
        <Choice name="race" draw={race} />
      </Row>
      <Row label={words.t("field-goods")}>
        <Several name="goods" draw={good} />
      </Row>
      <div class="n-box-demand">
        <span class="box-row-label">{words.t("field-demand")}</span>
        <span>
          <Numeral name="demand" at={0} label={words.t("field-demand-least")} />
          <span aria-hidden="true">–</span>
          <Numeral name="demand" at={1} label={words.t("field-demand-most")} />
        </span>
        <span class="n-box-goods">
          <Count name="workers" of={thing("worker")} />
          <Count name="stars" of={thing("star")} />
        </span>
      </div>
    </Titled>
  );
}

function DemandPiece() {
  const { words } = useBox();
  return (
    <Titled>
      <span class="n-box-pair">
        <Art of={thing("nobility")} size={26} />
        <Numeral name="nobility" />
        <span class="grow" />
        <Art of={thing("point")} size={26} />
        <Numeral name="points" />
      </span>
      <div class="n-box-asked" role="group" aria-label={words.t("field-goods")}>
        <Count name="coins" of={thing("coins")} />
        {GOODS.map((name) => (
          <Count key={name} name={`goods.${name}`} of={GOOD[name]} />
        ))}
      </div>
    </Titled>
  );
}

/** The spaces for a good on a ship that says nothing else. */
function byPrice(store: BoxStore, { path }: Fact): number | null {
  const [, ship = "", kind, good = ""] = path.split(".");
  const price = kind === "spaces" ? store.byId.get(`ships.${ship}`)?.facts.get(`price.${good}`) : undefined;
  const room = price && store.byId.get(HOLDS)?.facts.get(String(store.value(price)));
  return room ? Number(store.value(room)) : null;
}

/** A ship: each good with its price, and below it the spaces for it; those of its price where it has none of its own. */
function ShipPiece() {
  const { store, words } = useBox();
  const { facts } = usePiece();
  const usual = (good: Good): number => {
    const fact = facts.get(`spaces.${good}`);
    return (fact && byPrice(store, fact)) ?? 0;
  };
  return (
    <Titled picture={<Art of={thing("port")} size={36} />}>
      <div class="n-box-ship">
        <small aria-hidden="true">{words.t("field-price")}</small>
        {GOODS.map((name) => (
          <Count key={name} name={`price.${name}`} of={GOOD[name]} label={words.t("field-price-of", { good: name })} />
        ))}
        <small aria-hidden="true">{words.t("field-spaces")}</small>
        {GOODS.map((name) => (
          <Numeral
            key={name}
            name={`spaces.${name}`}
            usual={usual(name)}
            label={words.t("field-spaces-of", { good: name })}
          />
        ))}
      </div>
    </Titled>
  );
}

function HoldsPiece() {
  const { words } = useBox();
  return (
    <Titled>
      {DICE.map((price) => (
        <Row key={price} label={words.t("field-holds", { price })}>
          <Numeral name={String(price)} label={words.t("field-holds", { price })} />
        </Row>
      ))}
    </Titled>
  );
}

function WorkshopPiece() {
  const { words } = useBox();
  const own = String(useValue("guild")?.value) as Guild;
  return (
    <Titled picture={GUILD[own] && <Art of={GUILD[own]} size={36} />}>
      <Row label={words.t("field-guild")}>
        <Choice name="guild" draw={guild} />
      </Row>
      <Row label={words.t("field-effects")}>
        <Several name="effects" draw={effect} />
      </Row>
      <Copies />
    </Titled>
  );
}

/** A good of the guild is drawn as any good: which one it is, the guild shows. */
function effect(name: string): ComponentChildren {
  return <Art of={thing(name === "guild_good" ? "goods" : name)} size={SIZE} />;
}

/** How many of this tile there are: none is a tile that the box does not have. */
function Copies() {
  const { words } = useBox();
  return (
    <Row label={words.t("field-copies")}>
      <NoneOrBack />
      <Count name="copies" of={thing("workshop")} />
    </Row>
  );
}

function CommunityPiece() {
  return (
    <Titled picture={<Art of={thing("community")} size={36} />}>
      <Numeral name="count" />
    </Titled>
  );
}

function CharacterPiece({ name }: { name: string }) {
  const { words } = useBox();
  const of = characterOf(name);
  const gains = ["coins", "reputation", "modifiers", "goods", "settlers"];
  return (
    <Titled picture={of && <Art of={of} size={52} />}>
      <Row label={words.t("field-gain")}>
        {gains.map((one) => (
          <Count key={one} name={`gain.${one}`} of={thing(one)} />
        ))}
      </Row>
      <Row label={words.t("field-extra")}>
        <Choice name="extra" draw={good} />
      </Row>
    </Titled>
  );
}

function EventPiece() {
  const { words } = useBox();
  return (
    <Titled>
      <Row label={words.t("field-stack")}>
        <Faces name="stack" of={STACKS} draw={(value) => ROMAN[value]} />
      </Row>
      <EffectOf />
    </Titled>
  );
}

function ObjectivePiece() {
  return (
    <Titled>
      <Conditions />
    </Titled>
  );
}

function CommissionPiece() {
  return (
    <Titled picture={<Art of={thing("commission")} size={32} />}>
      <Choice name="measure" />
      <Steps />
    </Titled>
  );
}

function DiceTilePiece() {
  const { words } = useBox();
  const held = useValue("");
  const values = Array.isArray(held?.value) ? held.value : [];
  return (
    <Titled>
      <span class="n-box-pair">
        {values.map((value, k) => (
          <span key={k} class="n-box-die">
            <Die value={Number(value)} size={30} seat={null} />
            <Numeral name="" at={k} label={words.t("field-die", { place: k + 1 })} />
          </span>
        ))}
      </span>
    </Titled>
  );
}

function DeskPiece() {
  const { words } = useBox();
  return (
    <Titled picture={<Art of={thing("desk")} size={32} />}>
      <Row label={words.t("field-race")}>
        <Choice name="race" draw={race} />
      </Row>
      <Choice name="benefit" />
    </Titled>
  );
}

function Rows({ names }: { names: readonly string[] }) {
  const { words } = useBox();
  return (
    <>
      {names.map((name) => (
        <Row key={name} label={words.t(`field-${name.replace(".", "-")}`)}>
          <Numeral name={name} label={words.t(`field-${name.replace(".", "-")}`)} />
        </Row>
      ))}
    </>
  );
}

const spaceOf = (...names: string[]) =>
  function SpacePiece() {
    return (
      <Titled>
        <Faces name="values" of={DICE} draw={die} />
        <Rows names={names} />
      </Titled>
    );
  };

function WorkshopSpacePiece() {
  return (
    <Titled>
      <Rows names={["points", "stars", "reward.coins", "reward.points"]} />
    </Titled>
  );
}

function HallPiece() {
  const { words } = useBox();
  return (
    <Titled picture={<Art of={thing("hall")} size={36} />}>
      <span class="n-box-six">
        {DICE.map((value) => (
          <span key={value} class="n-box-die">
            {die(value)}
            <Numeral name="cost" at={value - 1} label={words.t("field-cost-at", { value })} />
          </span>
        ))}
      </span>
    </Titled>
  );
}

function CouncilBoardPiece({ name }: { name: string }) {
  return <Titled>{name === "members" ? <Members /> : <CouncilRows />}</Titled>;
}

function CouncilRows() {
  return (
    <>
      {["1", "2", "3"].map((row) => (
        <Row key={row} label={row}>
          <Faces name={row} of={DICE} draw={die} />
        </Row>
      ))}
    </>
  );
}

/** The members from the left: a race that is chosen for a place changes places with the one that was there. */
function Members() {
  const { words } = useBox();
  const held = useValue("from_the_left");
  const now = Array.isArray(held?.value) ? held.value.map(String) : [];
  if (!held) return null;
  const put = (at: number, to: string) =>
    held.set(now.map((one, k) => (k === at ? to : one === to ? (now[at] ?? one) : one)));
  return (
    <span class="n-box-pair">
      {now.map((one, k) => (
        <span key={k} class="n-box-die" {...(held.locked ? { role: "img", "aria-label": words.piece(one) } : {})}>
          {race(one)}
          {!held.locked && (
            <select
              class="box-select"
              data-stop={`from_the_left[${k}]`}
              aria-label={words.t("field-member", { place: k + 1 })}
              value={one}
              onChange={(event) => put(k, event.currentTarget.value)}
            >
              {held.fact.field.words.map((word) => (
                <option key={word} value={word}>
                  {words.piece(word)}
                </option>
              ))}
            </select>
          )}
        </span>
      ))}
    </span>
  );
}

function CommunitySpacePiece() {
  return (
    <Titled>
      <span class="n-box-goods">
        <Count name="coins" of={thing("coins")} />
        <Count name="any_good" of={thing("any_good")} />
        <Count name="reputation" of={thing("reputation")} />
      </span>
    </Titled>
  );
}

function TrackPiece({ name }: { name: string }) {
  const { words } = useBox();
  const levels = useValue("by_level")?.value;
  if (name !== "points")
    return (
      <Titled>
        <Rows names={["least", "most"]} />
      </Titled>
    );
  return (
    <Titled picture={<Art of={thing("nobility")} size={32} />}>
      <span class="n-box-pair">
        {(Array.isArray(levels) ? levels : []).map((_, level) => (
          <span key={level} class="n-box-die">
            <small>{level}</small>
            <Numeral name="by_level" at={level} label={words.t("field-points-at", { level })} />
          </span>
        ))}
      </span>
    </Titled>
  );
}

function FiguresPiece() {
  return (
    <Titled>
      <Rows names={["workers", "houses"]} />
    </Titled>
  );
}

/** Coins for each apprentice, for each number of players. */
function IncomePiece() {
  const { words } = useBox();
  const { facts } = usePiece();
  return (
    <Titled>
      {DICE.map((players) => {
        const shipped = facts.get(String(players))?.shipped;
        return (
          <Row key={players} label={words.t("field-income", { players })}>
            {(Array.isArray(shipped) ? shipped : []).map((_, k) => (
              <Numeral
                key={k}
                name={String(players)}
                at={k}
                label={words.t("field-income-at", { players, number: k + 1 })}
              />
            ))}
          </Row>
        );
      })}
    </Titled>
  );
}

export const face: BoxFace = {
  looks: {
    settlers: SettlersPiece,
    demand: DemandPiece,
    ship: ShipPiece,
    holds: HoldsPiece,
    workshop: WorkshopPiece,
    community: CommunityPiece,
    character: CharacterPiece,
    event: EventPiece,
    objective: ObjectivePiece,
    commission: CommissionPiece,
    "dice-tile": DiceTilePiece,
    desk: DeskPiece,
    "guild-space": spaceOf("buy", "apprentices", "activates"),
    "workshop-space": WorkshopSpacePiece,
    hall: HallPiece,
    "castle-space": spaceOf("reputation"),
    "clerk-space": spaceOf("modifiers", "buy", "commissions", "loss"),
    "council-board": CouncilBoardPiece,
    "community-space": CommunitySpacePiece,
    track: TrackPiece,
    figures: FiguresPiece,
    income: IncomePiece,
  },
  usual: byPrice,
  label: (words, name) => {
    const [kind = "", what = ""] = name.split(".");
    if ((kind === "price" || kind === "spaces") && what) return words.t(`field-${kind}-of`, { good: what });
    const plain = what.replaceAll("_", "-");
    if (kind === "effect" && what) return words.t(`changes-${plain}`, { amount: 1 });
    if (kind === "need" && what && what !== "guild_apprentices")
      return words.t(`need-${plain}`, { asked: "…", each: 1 });
    return kind === "points" && what ? words.t("field-points-from", { number: what }) : null;
  },
};
