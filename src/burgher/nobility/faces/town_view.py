# compiled
"""The places of the town as everybody sees them: die spaces and who stands there, what they offer, what it costs.

What a seat pays or loses differs from seat to seat: such numbers are lists with one for every seat. ``could`` names the
seats that could go there now with a die of the right value.
"""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.cells import vec
from burgher.nobility import chancery, codes, council, guild_hall, port, yard
from burgher.nobility.cells import (
    APPRENTICES,
    BAG,
    CASTLE_DIE,
    CLERK_DIE,
    COUNCIL,
    COUNCIL_DIE,
    COUNCIL_TILE,
    DESK,
    DESK_DIE,
    DISPLAY,
    EVENT,
    GUILD_DIE,
    HALL,
    HALL_DIE,
    MASTER,
    PORT_DIE,
    SCRAPPED,
    SHIP,
    SHIP_LEFT,
    SOLD,
    STACKED,
    TAVERN_DIE,
    TILE_SEAT,
    WORKSHOP,
    YARD_DIE,
)
from burgher.nobility.faces import shapes
from burgher.nobility.faces.piece_view import (
    cell,
    counts,
    somebody,
    view_building,
    view_demand,
    view_die,
    view_settlers,
)
from burgher.nobility.names import (
    APPRENTICE_COINS,
    BUILDINGS,
    CASTLE_REPUTATION,
    CLERK_MODIFIERS,
    CLERK_SPACES,
    COUNCIL_ROWS,
    COUNCIL_TILE_COUNT,
    DESK_BENEFITS,
    DESK_SPACES,
    DESK_TAVERN,
    DICE_TILE_COUNT,
    DISPLAY_SPACES,
    FACES,
    GOOD_COUNT,
    GUILD_SPACES,
    HALL_SPACES,
    MORE_GOODS,
    NOBODY,
    OWNER_COINS,
    RACE_COUNT,
    SEATS,
    SHIPS,
)
from burgher.nobility.place import PLACES
from burgher.nobility.state import Town

VALUES = range(1, FACES + 1)


def view_town(state: Town) -> shapes.Town:
    return {
        "tavern": view_tavern(state),
        "yard": view_yard(state),
        "guilds": {name: view_guild(state, guild) for guild, name in enumerate(shapes.GUILDS)},
        "hall": view_hall(state),
        "port": view_port(state),
        "council": view_council(state),
        "clerk": view_clerk(state),
        "castle": view_castle(state),
        "chancery": view_chancery(state) if state.rules.chancery else None,
    }


def seats(state: Town) -> range:
    return range(int(state.players))


def could(state: Town, seat: int, value: int, place: int) -> bool:
    """Whether this seat could place a die of this value there."""
    return PLACES[place].why(state, seat, value) == 0


def values_for(places: vec[i64], place: int) -> list[int]:
    """The values that go to a place, of a list that gives each value its place."""
    return [value for value in VALUES if places[value] == place]


# tavern and yard: dice from left to right


def dice_in_row(state: Town, at: int, spaces: int) -> list[shapes.DieOn | None]:
    return [view_die(cell(state, at + k)) for k in range(spaces)]


def last_value(dice: list[shapes.DieOn | None]) -> int | None:
    """What the next die is compared with; None before the first."""
    placed = [die["value"] for die in dice if die is not None]
    return placed[-1] if placed else None


def view_tavern(state: Town) -> shapes.Tavern:
    dice = dice_in_row(state, TAVERN_DIE, int(state.rules.tavern_spaces))
    shown = [cell(state, DISPLAY + space) for space in range(DISPLAY_SPACES)]
    more = int(state.rules.benefit_amount[DESK_TAVERN])
    return {
        "dice": dice,
        "open": None in dice,
        "at_least": last_value(dice) or 1,
        "display": [None if card < 0 else view_settlers(state.rules, card) for card in shown],
        "takes": [more if state.desks_for(seat, DESK_TAVERN) > 0 else 1 for seat in seats(state)],
    }


def view_yard(state: Town) -> shapes.Yard:
    dice = dice_in_row(state, YARD_DIE, int(state.rules.yard_spaces))
    return {
        "dice": dice,
        "open": None in dice,
        "at_most": last_value(dice) or FACES,
        "price": [int(yard.price(state, seat)) for seat in seats(state)],
    }


# guilds


def view_guild(state: Town, guild: int) -> shapes.GuildView:
    r = state.rules
    at = GUILD_DIE + guild * GUILD_SPACES
    dice = [view_die(cell(state, at + space)) for space in range(GUILD_SPACES)]
    there = int(state.apprentices_in(guild))
    room = int(r.apprentice_spaces) - there
    more = int(state.event_gives(APPRENTICE_COINS))
    return {
        "good": shapes.GOODS[guild],
        "price": int(r.good_cost),
        "die_spaces": [view_guild_space(state, guild, space) for space in range(GUILD_SPACES)],
        "dice_left": int(r.guild_dice) - sum(die is not None for die in dice),
        "apprentices": [cell(state, APPRENTICES + guild * SEATS + seat) for seat in seats(state)],
        "room": room,
        "income": int(r.apprentice_income[there - 1]) + more if there > 0 else 0,
        "income_with_one_more": int(r.apprentice_income[there]) + more if room > 0 else None,
        "workshops": [view_workshop(state, guild, space) for space in range(GUILD_SPACES)],
    }


def view_guild_space(state: Town, guild: int, space: int) -> shapes.GuildSpace:
    """A die space: what a die there buys, places and activates."""
    r = state.rules
    die = cell(state, GUILD_DIE + guild * GUILD_SPACES + space)
    values = values_for(r.guild_space, space)
    is_open = could(state, 0, values[0], codes.AT_GUILD + guild)
    key = ("guild", space, die, is_open, cell(state, EVENT))
    found: shapes.GuildSpace | None = r.parts.find(key)
    if found is not None:
        return found
    made: shapes.GuildSpace = {
        "values": values,
        "buy": int(r.guild_buys[space] + state.event_gives(MORE_GOODS)),
        "apprentices": int(r.guild_places[space]),
        "activates": int(r.guild_activates[space]),
        "die": view_die(die),
        "open": is_open,
    }
    return r.parts.keep(key, made)


def view_workshop(state: Town, guild: int, space: int) -> shapes.WorkshopSpace:
    """A workshop space: what building there brings, what its owner is paid, and the workshop that stands there."""
    at = guild * GUILD_SPACES + space
    tile = cell(state, WORKSHOP + at)
    owner = cell(state, MASTER + at)
    key = ("workshop", space, tile, owner, cell(state, EVENT))
    found: shapes.WorkshopSpace | None = state.rules.parts.find(key)
    return state.rules.parts.keep(key, _workshop(state, space, tile, owner)) if found is None else found


def _workshop(state: Town, space: int, tile: int, owner: int) -> shapes.WorkshopSpace:
    r = state.rules
    return {
        "space": space + 1,
        "points": int(r.workshop_points[space]),
        "stars": int(r.workshop_stars[space]),
        "reward": {
            "coins": int(r.reward_coins[space] * r.reward_factor + state.event_gives(OWNER_COINS)),
            "points": int(r.reward_points[space] * r.reward_factor),
        },
        "workshop": None if tile < 0 else view_building(r, tile),
        "owner": somebody(owner),
    }


# Guild Hall


def view_hall(state: Town) -> shapes.Hall:
    return {
        "spaces": [view_hall_space(state, space) for space in range(HALL_SPACES)],
        "bag": counts(state, BAG, BUILDINGS),
        "discarded": counts(state, SCRAPPED, BUILDINGS),
        "community": {"points": int(state.rules.community_points), "stars": int(state.rules.community_stars)},
        "sale": int(state.rules.sale_coins),
    }


def view_hall_space(state: Town, space: int) -> shapes.HallSpace:
    tile = cell(state, HALL + space)
    value = space + 1
    die = cell(state, HALL_DIE + space)
    price = [int(guild_hall.price(state, seat, space)) for seat in seats(state)]
    able = [seat for seat in seats(state) if could(state, seat, value, codes.AT_HALL)]
    key = ("hall", space, tile, die, *price, NOBODY, *able)
    found: shapes.HallSpace | None = state.rules.parts.find(key)
    if found is not None:
        return found
    made: shapes.HallSpace = {
        "value": value,
        "building": None if tile < 0 else view_building(state.rules, tile),
        "price": price,
        "die": view_die(die),
        "could": able,
    }
    return state.rules.parts.keep(key, made)


# port


def view_port(state: Town) -> shapes.Port:
    ship = cell(state, SHIP)
    return {
        "dice": dice_in_row(state, PORT_DIE, FACES),
        "ship": None if ship < 0 else SHIPS[ship],
        "goods": {} if ship < 0 else {name: view_trade(state, ship, good) for good, name in enumerate(shapes.GOODS)},
        "ships_left": list(counts(state, SHIP_LEFT, SHIPS)),
    }


def view_trade(state: Town, ship: int, good: int) -> shapes.Trade:
    spaces = int(state.rules.ship_spaces[ship * GOOD_COUNT + good])
    sold = cell(state, SOLD + good)
    price = [int(port.price(state, seat, good)) for seat in seats(state)]
    key = ("trade", ship, good, sold, *price)
    found: shapes.Trade | None = state.rules.parts.find(key)
    if found is not None:
        return found
    made: shapes.Trade = {
        "printed": int(state.rules.ship_price[ship * GOOD_COUNT + good]),
        "price": price,
        "spaces": spaces,
        "sold": sold,
        "free": spaces - sold,
    }
    return state.rules.parts.keep(key, made)


# Stone Council


def view_council(state: Town) -> shapes.Council:
    r = state.rules
    return {
        "members": [shapes.RACES[r.council_race[column]] for column in range(RACE_COUNT)],
        "rows": [
            {
                "values": values_for(r.council_row, row),
                "spaces": [view_council_space(state, row, column) for column in range(RACE_COUNT)],
            }
            for row in range(COUNCIL_ROWS)
        ],
        "loss": [int(council.reputation_lost(state, seat)) for seat in seats(state)],
        "stack": sum(cell(state, COUNCIL_TILE + tile) == STACKED for tile in range(COUNCIL_TILE_COUNT)),
    }


def view_council_space(state: Town, row: int, column: int) -> shapes.CouncilSpace:
    """The tile of a member in a row, and the seats that could fulfil it."""
    space = row * RACE_COUNT + column
    tile = cell(state, COUNCIL + space)
    die = cell(state, COUNCIL_DIE + space)
    race = int(state.rules.council_race[column])
    value = values_for(state.rules.council_row, row)[0]
    coins = [] if tile < 0 else [int(council.coins_asked(state, seat, tile)) for seat in seats(state)]
    able = [seat for seat in seats(state) if could(state, seat, value, codes.AT_COUNCIL + race)]
    return council_space(state, race, tile, die, coins, able)


def council_space(
    state: Town, race: int, tile: int, die: int, coins: list[int], able: list[int]
) -> shapes.CouncilSpace:
    key = ("council", race, tile, die, *coins, NOBODY, *able)
    found: shapes.CouncilSpace | None = state.rules.parts.find(key)
    if found is not None:
        return found
    made: shapes.CouncilSpace = {
        "member": shapes.RACES[race],
        "demand": None if tile < 0 else view_demand(state.rules, tile),
        "coins": coins,
        "die": view_die(die),
        "could": able,
    }
    return state.rules.parts.keep(key, made)


# the clerk and the castle


def view_clerk(state: Town) -> shapes.Clerk:
    r = state.rules
    return {
        "die_spaces": [view_clerk_space(state, space) for space in range(CLERK_SPACES)],
        "price": int(r.modifier_cost),
    }


def view_clerk_space(state: Town, space: int) -> shapes.ClerkSpace:
    r = state.rules
    die = cell(state, CLERK_DIE + space)
    key = ("clerk", space, die, cell(state, EVENT))
    found: shapes.ClerkSpace | None = r.parts.find(key)
    if found is not None:
        return found
    made: shapes.ClerkSpace = {
        "values": values_for(r.clerk_space, space),
        "modifiers": int(r.clerk_modifiers[space] + state.event_gives(CLERK_MODIFIERS)),
        "buy": int(r.clerk_buys[space]),
        "commissions": int(r.clerk_draws[space]) if r.chancery else 0,
        "loss": int(r.clerk_loss[space]) if r.chancery else 0,
        "die": view_die(die),
    }
    return r.parts.keep(key, made)


def view_castle(state: Town) -> shapes.Castle:
    return {"die_spaces": [view_castle_space(state, space) for space in range(state.rules.castle_spaces)]}


def view_castle_space(state: Town, space: int) -> shapes.CastleSpace:
    r = state.rules
    die = cell(state, CASTLE_DIE + space)
    key = ("castle", space, die, cell(state, EVENT))
    found: shapes.CastleSpace | None = r.parts.find(key)
    if found is not None:
        return found
    made: shapes.CastleSpace = {
        "values": [value for value in VALUES if r.castle_takes[space * (FACES + 1) + value] != 0],
        "reputation": int(r.castle_gain[space] + state.event_gives(CASTLE_REPUTATION)),
        "die": view_die(die),
    }
    return r.parts.keep(key, made)


# Chancery


def view_chancery(state: Town) -> shapes.Chancery:
    return {
        "dice": dice_in_row(state, DESK_DIE, DESK_SPACES),
        "desks": {
            shapes.ROWS[row]: [view_desk(state, row, value) for value in VALUES] for row in range(state.rules.desk_rows)
        },
        "income": int(state.rules.desk_income),
        "commissions_left": int(chancery.in_stack(state)),
        "tiles_left": sum(cell(state, TILE_SEAT + tile) < 0 for tile in range(DICE_TILE_COUNT)),
    }


def view_desk(state: Town, row: int, value: int) -> shapes.Desk:
    r = state.rules
    desk = row * DESK_SPACES + value - 1
    benefit = int(r.desk_benefit[desk])
    owner = cell(state, DESK + desk)
    able = [seat for seat in seats(state) if could(state, seat, value, codes.AT_DESK + row)]
    key = ("desk", desk, owner, *able)
    found: shapes.Desk | None = r.parts.find(key)
    if found is not None:
        return found
    made: shapes.Desk = {
        "value": value,
        "race": shapes.RACES[r.desk_race[desk]],
        "benefit": DESK_BENEFITS[benefit],
        "amount": int(r.benefit_amount[benefit]),
        "seat": somebody(owner),
        "could": able,
    }
    return r.parts.keep(key, made)
