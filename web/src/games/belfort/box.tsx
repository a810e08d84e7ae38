import type { ComponentChildren } from "preact";
import {
  Art,
  belfortDrawing,
  CardFront,
  type Drawing,
  lockClosed,
  names,
  places,
  plank,
  properties,
  resources,
} from "../../art";
import { useBox, useValue } from "../../box/context";
import { Count, Numeral } from "../../box/controls";
import { type BoxFace, Plate, Row } from "../../box/piece";
import "./box.css";

/** What a cost is made of, in the order in which it is printed; the last two are rare. */
const COST: readonly (readonly [string, Drawing])[] = [
  ["wood", resources.wood],
  ["stone", resources.stone],
  ["metal", resources.metal],
  ["ws", resources.woodOrStone],
  ["gold", resources.coin],
];

function Cost() {
  const { words } = useBox();
  return (
    <div class="b-box-cost" role="group" aria-label={words.t("to-build")}>
      {COST.map(([name, of]) => (
        <Count key={name} name={`cost.${name}`} of={of} />
      ))}
    </div>
  );
}

function times(of: Drawing, count: unknown): Drawing[] {
  return Array<Drawing>(Number(count) || 0).fill(of);
}

/** A property card: the cost is entered where it is printed. */
function PropertyPiece({ name }: { name: string }) {
  const { words } = useBox();
  const signs = [
    ...times(resources.coin, useValue("income")?.value),
    ...times(lockClosed, useValue("locks")?.value),
    ...(useValue("plank.fee") ? [plank] : []),
  ];
  const title = words.piece(name);
  return (
    <div class="b-box-card">
      <CardFront picture={(belfortDrawing(name) ?? properties.pub) as Drawing} width={112}>
        <text class={names("card-name", title.length > 11 && "long")} x="50" y="96">
          {title}
        </text>
        {signs.map((of, k) => (
          <Art key={k} of={of} x={50 - signs.length * 9 + k * 18 + 1} y={106} size={16} />
        ))}
      </CardFront>
      <Cost />
    </div>
  );
}

function GuildPiece({ name }: { name: string }) {
  const { words } = useBox();
  return (
    <div class="b-box-card guild">
      <span class="b-box-guild">
        <Art of={(belfortDrawing(name) ?? places.forest) as Drawing} size={72} />
        <strong>{words.piece(name)}</strong>
      </span>
      <Cost />
    </div>
  );
}

function Trade({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <Row label={label}>
      <span class="b-box-trade">{children}</span>
    </Row>
  );
}

function PostPiece() {
  const { words } = useBox();
  const buy = (name: string, of: Drawing) => (
    <Trade label={words.t(`field-buy-${name}`)}>
      <Art of={of} size={26} />
      <Count name={`buy.${name}`} of={resources.coin} />
    </Trade>
  );
  return (
    <Plate title={words.t("box-piece-trading-post")}>
      {buy("wood", resources.wood)}
      {buy("stone", resources.stone)}
      {buy("metal", resources.metal)}
      <Trade label={words.t("field-sell-metal")}>
        <Art of={resources.metal} size={26} />
        <Count name="sell.metal" of={resources.coin} />
      </Trade>
      <Trade label={words.t("field-sell-two-wood-or-stone")}>
        <Art of={resources.woodOrStone} size={26} />
        <Art of={resources.woodOrStone} size={26} />
        <Count name="sell.two_wood_or_stone" of={resources.coin} />
      </Trade>
    </Plate>
  );
}

function WallPiece() {
  const { words } = useBox();
  return (
    <Plate
      title={words.piece("wall")}
      picture={<Art of={(belfortDrawing("wall") ?? properties.keep) as Drawing} size={34} />}
    >
      <Cost />
    </Plate>
  );
}

/** The score track with its tax levels, as wide as they are entered. */
function TaxPiece() {
  const { words } = useBox();
  const held = useValue("spaces");
  const spaces = Math.max(1, Number(held?.value) || Number(held?.fact.shipped) || 1);
  return (
    <Plate title={words.t("box-piece-tax")}>
      <Row label={words.t("field-spaces")}>
        <Numeral name="spaces" />
      </Row>
      <div class="b-box-track" aria-hidden="true">
        {Array.from({ length: 20 }, (_, k) => (
          <span
            key={k}
            class={Math.floor(k / spaces) % 2 ? "odd" : undefined}
            data-n={k + 1}
            data-tax={Math.floor(k / spaces)}
          />
        ))}
      </div>
    </Plate>
  );
}

function CalendarPiece() {
  const { words } = useBox();
  return (
    <Plate title={words.t("box-piece-calendar")}>
      {["spring", "summer", "autumn"].map((season) => (
        <Row key={season} label={words.t("field-months", { season })}>
          <Numeral name={`seasons.${season}`} label={words.t("field-months", { season })} />
        </Row>
      ))}
    </Plate>
  );
}

export const face: BoxFace = {
  looks: {
    property: PropertyPiece,
    guild: GuildPiece,
    post: PostPiece,
    wall: WallPiece,
    tax: TaxPiece,
    calendar: CalendarPiece,
  },
};
