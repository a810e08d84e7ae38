"""What the sentence for a reason needs to know besides the action's own words: what it costs, who is in the way.

Amounts are names and numbers by turns; faces and values of dice are one text ("2, 5").
"""

from __future__ import annotations

from collections.abc import Iterable

from burgher.core.actions import Action
from burgher.core.events import Argument
from burgher.nobility import codes, council, guild_hall, places, questions, reasons, yard
from burgher.nobility.castle import EXTRA
from burgher.nobility.cells import (
    BOARD_DIE,
    CASTLE_DIE,
    CLERK_DIE,
    COINS,
    COUNCIL,
    COUNCIL_DIE,
    DESK,
    DESK_DIE,
    DICE,
    GUILD_DIE,
    HALL,
    HALL_DIE,
    MODIFIERS,
    NOBILITY,
    PAID,
    PORT_DIE,
    REPUTATION,
    SHIP,
    STORE,
    TAVERN_DIE,
    TILE_FILLED,
    USED,
    VALUE,
    VISIT,
    WORKSHOP,
    YARD_DIE,
)
from burgher.nobility.chancery import commission_limit
from burgher.nobility.names import (
    AUTOMA,
    DESK_ROWS,
    DESK_SPACES,
    DICE_TILES,
    FACES,
    GOOD_COUNT,
    GOODS,
    GUILD_SPACES,
    GUILDS,
    RACES,
    SETTLERS,
    TILE_FIELDS,
    WORKSHOPS,
)
from burgher.nobility.settlers import most_of
from burgher.nobility.state import Town
from burgher.nobility.turns import face_of, value_of

Args = dict[str, Argument]
VALUES = range(1, FACES + 1)


def why(state: Town, action: Action, code: int) -> Args:
    """For a reason number of `State.why`."""
    if code == reasons.NOT_ASKED_NOW:
        return {"question": questions.QUESTIONS[state.question()]}
    if code == reasons.PLACE_DIE_FIRST:
        return {"value": int(state.second())}
    if code < reasons.TOO_FEW_COINS:
        return why_not_this_die(state, action, code)
    if code in (reasons.TOO_FEW_COINS, reasons.TOO_FEW_GOODS):
        return why_not_paid(state, action, code)
    if reasons.NOT_ON_SHOW <= code < reasons.MUST_CHOOSE:
        return why_not_settled(state, action, code)
    return why_not_there(state, action, code)


def listed(numbers: Iterable[int]) -> str:
    return ", ".join(str(number) for number in numbers)


# a die


def why_not_this_die(state: Town, action: Action, code: int) -> Args:
    c = state.cells
    seat = int(state.seat)
    match code:
        case reasons.NO_SUCH_DIE:
            dice = [value for value in VALUES if c[DICE + seat * FACES + value - 1] > 0]
            return {"dice": listed(dice) if dice else None}
        case reasons.TOO_FEW_MODIFIERS:
            needed = abs(int(value_of(action.index)) - int(face_of(action.index)))
            return {"needed": needed, "have": int(c[MODIFIERS + seat])}
        case reasons.REPUTATION_TOO_LOW:
            return {
                "value": int(value_of(action.index)),
                "used": int(c[USED + seat]),
                "reputation": int(c[REPUTATION + seat]),
            }
        case reasons.NO_PLACE_FOR_DIE:
            return {"value": int(value_of(action.index))}
    return {}


# coins and goods


def why_not_paid(state: Town, action: Action, code: int) -> Args:
    """What it costs, and what there is of that."""
    seat = int(state.seat)
    if code == reasons.TOO_FEW_COINS:
        return {"cost": coins_needed(state, action, seat), "have": int(state.cells[COINS + seat])}
    if action.verb == "pay":
        cost = {str(action["good"]): int(action["number"])}
    else:
        at = int(state.cells[COUNCIL + council_space(state, action)]) * GOOD_COUNT
        cost = {good: int(state.rules.council_goods[at + k]) for k, good in enumerate(GOODS)}
    have = {good: int(state.cells[STORE + seat * GOOD_COUNT + GOODS.index(good)]) for good in cost if cost[good] > 0}
    return {"cost": amounts(cost), "have": amounts(have)}


def amounts(named: dict[str, int]) -> Argument:
    return tuple(part for name, number in named.items() if number > 0 for part in (name, number))


def coins_needed(state: Town, action: Action, seat: int) -> int:
    """What an action would cost this seat."""
    if action.verb == "visit council":
        return int(council.coins_asked(state, seat, state.cells[COUNCIL + council_space(state, action)]))
    if action.verb == "buy":
        return int(action["number"]) * int(state.rules.modifier_cost)
    if action.verb == "purchase":
        return int(state.rules.good_cost)
    if action["at"] == "yard":
        return int(yard.price(state, seat))
    return int(guild_hall.price(state, seat, state.second() - 1))


def council_space(state: Town, action: Action) -> int:
    return int(council.space_for(state, RACES.index(str(action["member"])), state.second()))


# settlers


def why_not_settled(state: Town, action: Action, code: int) -> Args:
    c = state.cells
    r = state.rules
    seat = int(state.seat)
    card = SETTLERS.index(str(action["card"])) if "card" in dict(action.args) else int(state.first())
    wanted = [good for good in range(GOOD_COUNT) if r.settlers_goods[card * GOOD_COUNT + good] != 0]
    gives = {good: min(int(c[STORE + seat * GOOD_COUNT + good]), int(most_of(state, seat, good))) for good in wanted}
    args: Args = {"card": SETTLERS[card], "least": int(r.settlers_least[card]), "most": int(r.settlers_most[card])}
    match code:
        case reasons.GOOD_MISSING:
            args["goods"] = tuple(GOODS[good] for good in wanted if gives[good] == 0)
        case reasons.DEMAND_OUT_OF_REACH:
            args["have"] = sum(gives.values())
        case reasons.TOO_MANY_OF_A_GOOD:
            args["limit"] = int(most_of(state, seat, GOODS.index(str(action["good"]))))
        case reasons.TOO_MUCH_FOR_DEMAND:
            others = [good for good in wanted if GOODS[good] != action["good"]]
            args["total"] = int(action["number"]) + sum(max(1, int(c[PAID + good])) for good in others)
    return args


# places


def why_not_there(state: Town, action: Action, code: int) -> Args:
    """What is the matter with a place, or with what it offers."""
    if action.index < codes.VISIT or action.index >= codes.VISIT + codes.PLACES:
        return why_not_offered(state, action, code)
    place = action.index - codes.VISIT
    value = int(state.second())
    args: Args = {"value": value, "place": place_name(place)}
    match code:
        case reasons.SPACE_TAKEN:
            args["holder"] = owner_of(int(state.cells[die_space(state, place, value)]))
        case reasons.TAVERN_FULL:
            args["spaces"] = int(state.rules.tavern_spaces)
        case reasons.YARD_FULL:
            args["spaces"] = int(state.rules.yard_spaces)
        case reasons.DIE_TOO_LOW:
            args["last"] = last_value(state, TAVERN_DIE, int(state.rules.tavern_spaces))
        case reasons.DIE_TOO_HIGH:
            args["last"] = last_value(state, YARD_DIE, int(state.rules.yard_spaces))
        case reasons.NO_HOUSE_LEFT:
            args["houses"] = int(state.rules.houses_each)
        case reasons.GUILD_CLOSED:
            args["dice"] = int(state.rules.guild_dice)
        case reasons.NO_APPRENTICE_THERE | reasons.WORKSHOPS_FULL:
            args["guild"] = GUILDS[state.rules.workshop_guild[state.cells[HALL + value - 1]]]
        case reasons.NOBILITY_TOO_LOW:
            tile = state.cells[COUNCIL + council_space(state, action)]
            args["needed"] = int(state.rules.council_nobility[tile])
            args["have"] = int(state.cells[NOBILITY + state.seat])
        case reasons.RACE_NOT_SETTLED:
            args["race"] = race_needed(state, action, value)
        case reasons.VALUE_NOT_TAKEN:
            args["values"] = listed(values_taken(state, place))
        case reasons.DESK_TAKEN:
            args["holder"] = int(state.cells[DESK + desk_of(action, value)])
        case reasons.DESK_ROW_CLOSED:
            args["players"] = int(state.players)
        case reasons.NO_FIELD_FOR_DIE:
            args["fields"] = empty_fields(state, DICE_TILES.index(str(action["tile"])))
    return args


def place_name(place: int) -> str:
    return str(places.name(place))


def owner_of(die: int) -> int | None:
    """Whose die it is; the automa is nobody."""
    owner = die // 10 - 1
    return None if owner == AUTOMA else owner


def die_space(state: Town, place: int, value: int) -> int:
    """The cell of the space where a die of this value would go."""
    r = state.rules
    if codes.AT_GUILD <= place < codes.AT_HALL:
        return GUILD_DIE + (place - codes.AT_GUILD) * GUILD_SPACES + int(r.guild_space[value])
    if codes.AT_COUNCIL <= place < codes.AT_DESK:
        return COUNCIL_DIE + int(council.space_for(state, place - codes.AT_COUNCIL, value))
    match place:
        case codes.AT_HALL:
            return HALL_DIE + value - 1
        case codes.AT_PORT:
            return PORT_DIE + value - 1
        case codes.AT_CLERK:
            return CLERK_DIE + int(r.clerk_space[value])
        case codes.AT_CASTLE:
            return CASTLE_DIE + next(k for k in range(EXTRA) if r.castle_takes[k * (FACES + 1) + value] != 0)
        case codes.AT_CASTLE_EXTRA:
            return CASTLE_DIE + EXTRA
        case codes.AT_BOARD:
            return BOARD_DIE + int(state.seat)
    return DESK_DIE + value - 1


def last_value(state: Town, at: int, spaces: int) -> int:
    """The value of the die placed last in a row."""
    return [int(state.cells[at + k]) % 10 for k in range(spaces) if state.cells[at + k] != 0][-1]


def desk_of(action: Action, value: int) -> int:
    return DESK_ROWS.index(str(action["row"])) * DESK_SPACES + value - 1


def race_needed(state: Town, action: Action, value: int) -> str:
    if action.verb == "visit council":
        return str(action["member"])
    return RACES[state.rules.desk_race[desk_of(action, value)]]


def values_taken(state: Town, place: int) -> list[int]:
    """The values that the castle or the own board takes."""
    r = state.rules
    if place == codes.AT_BOARD:
        return [value for value in VALUES if r.board_takes[value] != 0]
    at = EXTRA * (FACES + 1)
    return [value for value in VALUES if r.castle_takes[at + value] != 0]


def empty_fields(state: Town, tile: int) -> str | None:
    """The values that a dice tile still needs; None when it is full."""
    fields = range(tile * TILE_FIELDS, tile * TILE_FIELDS + TILE_FIELDS)
    empty = [int(state.rules.tile_values[at]) for at in fields if state.cells[TILE_FILLED + at] == 0]
    return listed(empty) if empty else None


# what a place offers


def why_not_offered(state: Town, action: Action, code: int) -> Args:
    c = state.cells
    r = state.rules
    match code:
        case reasons.NOT_ON_WORKSHOP:
            return {"tile": WORKSHOPS[c[WORKSHOP + state.first()]]}
        case reasons.REPUTATION_AT_END:
            return {"reputation": int(r.reputation_most)}
        case reasons.NO_SUCH_GOOD:
            return {"good": str(action["give"] if action.verb == "swap" else action["good"])}
        case reasons.MORE_THAN_ALLOWED:
            return {"most": most_for_sale(state)}
        case reasons.SAME_GUILD:
            return {"guild": GUILDS[c[VISIT] - codes.AT_GUILD]}
        case reasons.NO_APPRENTICE_THERE:
            return {"guild": str(action["from"])}
        case reasons.SHIP_FULL:
            at = int(c[SHIP]) * GOOD_COUNT + GOODS.index(str(action["good"]))
            return {"spaces": int(r.ship_spaces[at])}
        case reasons.TOO_MANY_COMMISSIONS:
            return {"limit": int(commission_limit(state, state.seat))}
    return {}


def most_for_sale(state: Town) -> int:
    """How many goods, or modifiers at the clerk's, may be bought."""
    if state.question() == questions.BUY:
        return int(state.first())
    return int(state.rules.clerk_buys[state.rules.clerk_space[state.cells[VALUE]]])
