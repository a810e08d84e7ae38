# compiled
"""The city as everybody sees it: districts and their markers, gatehouses, guilds, and who leads where."""

from __future__ import annotations

from burgher.belfort import scoring
from burgher.belfort.cells import GUILD, GUILD_SEAT, GUILD_WORKER, NP_DWARF, OWNER
from burgher.belfort.costs import GUILDS, WALL, named_cost
from burgher.belfort.faces import shapes
from burgher.belfort.names import (
    DISTRICTS,
    GATE_AFTER,
    GATE_BEFORE,
    GUILD_SYMBOL,
    NOBODY,
    PROPERTIES,
    SYMBOLS,
    WORKERS,
)
from burgher.belfort.names import GUILDS as GUILD_NAMES
from burgher.belfort.state import City
from burgher.belfort.two_players import FIRST_NON_PLAYER, NON_PLAYER_COUNT, crest_of, owners
from burgher.belfort.workers import DWARVES, ELVES


def somebody(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


# districts


def view_city(state: City) -> shapes.City:
    return {
        "districts": [view_district(state, district) for district in range(DISTRICTS)],
        "gatehouses": [view_gatehouse(state, border) for border in range(DISTRICTS)],
        "costs": view_costs(state),
    }


def view_district(state: City, district: int) -> shapes.DistrictView:
    return {
        "district": district + 1,
        "symbols": {name: somebody(state.owner(district, symbol)) for symbol, name in enumerate(shapes.SYMBOLS)},
        "markers": count_markers(state, district),
        "guild": view_guild(state, district),
    }


def count_markers(state: City, district: int) -> list[int]:
    """Of each owner, the non-players last."""
    cells = [int(state.cells[OWNER + district * SYMBOLS + symbol]) for symbol in range(SYMBOLS)]
    return [cells.count(owner) for owner in range(owners(state))]


def view_guild(state: City, district: int) -> shapes.GuildView | None:
    """The guild of a district, who owns it, who stands there; blocked by the dwarf of a non-player."""
    guild = int(state.cells[GUILD + district])
    if guild == NOBODY:
        return None
    owner = int(state.owner(district, GUILD_SYMBOL))
    seat = int(state.cells[GUILD_SEAT + district])
    worker = int(state.cells[GUILD_WORKER + district])
    blocking = [FIRST_NON_PLAYER + k for k in range(NON_PLAYER_COUNT) if state.cells[NP_DWARF + k] == district]
    blocked_by = int(blocking[0]) if blocking else None
    key = ("guild", guild, owner, seat, worker, blocked_by)
    found: shapes.GuildView | None = state.rules.parts.find(key)
    if found is not None:
        return found
    made: shapes.GuildView = {
        "name": GUILD_NAMES[guild],
        "owner": somebody(owner),
        "seat": somebody(seat),
        "worker": WORKERS[worker] if seat != NOBODY else None,
        "blocked_by": blocked_by,
    }
    return state.rules.parts.keep(key, made)


def view_gatehouse(state: City, border: int) -> shapes.GatehouseView:
    """The gatehouse between a district and the next one round, as two halves."""
    after = (border + 1) % DISTRICTS
    here, there = int(state.owner(border, GATE_AFTER)), int(state.owner(after, GATE_BEFORE))
    key = ("gatehouse", border, here, there)
    found: shapes.GatehouseView | None = state.rules.parts.find(key)
    if found is not None:
        return found
    made: shapes.GatehouseView = {
        "border": border + 1,
        "districts": [border + 1, after + 1],
        "owners": [somebody(here), somebody(there)],
    }
    return state.rules.parts.keep(key, made)


def view_cost(state: City, what: int) -> shapes.Cost:
    found: shapes.Cost | None = state.rules.parts.find(("cost", what))
    if found is not None:
        return found
    cost = named_cost(state.rules.bills, what)
    return state.rules.parts.keep(("cost", what), {name: cost[name] for name in shapes.PAID if name in cost})


def view_costs(state: City) -> dict[str, shapes.Cost]:
    """Of all that can be built here: the properties, a wall, the guilds of this city. `ws` is wood or stone."""
    costs: dict[str, shapes.Cost] = {name: view_cost(state, card) for card, name in enumerate(PROPERTIES)}
    costs["wall"] = view_cost(state, WALL)
    for district in range(DISTRICTS):
        guild = int(state.cells[GUILD + district])
        if guild != NOBODY:
            costs[GUILD_NAMES[guild]] = view_cost(state, GUILDS + guild)
    return costs


# majorities


def view_majorities(state: City) -> shapes.Majorities:
    """Who has how many, most first, and what it would score now."""
    everybody = range(owners(state))
    seats = range(state.players)
    elves = [int(state.count_race(seat, ELVES)) for seat in seats] + [int(state.rules.np_elves)] * NON_PLAYER_COUNT
    dwarves = [int(state.count_race(seat, DWARVES)) for seat in seats]
    dwarves += [int(state.rules.np_dwarves)] * NON_PLAYER_COUNT
    gnomes = [int(state.count_gnomes(seat)) for seat in seats]
    points = points_now(state)
    return {
        "districts": [
            ranked(state, count_markers(state, district), points[f"district {district + 1}"])
            for district in range(DISTRICTS)
        ],
        "elves": ranked(state, [elves[owner] for owner in everybody], points["elves"]),
        "dwarves": ranked(state, [dwarves[owner] for owner in everybody], points["dwarves"]),
        "gnomes": ranked(state, gnomes, points["gnomes"]),
    }


def points_now(state: City) -> dict[str, dict[int, int]]:
    """What each seat would get for each majority: the rules of the scoring, played on a copy and listened to."""
    points: dict[str, dict[int, int]] = {f"district {district + 1}": {} for district in range(DISTRICTS)}
    points |= {"elves": {}, "dwarves": {}, "gnomes": {}}
    played = state.copy()
    assert isinstance(played, City)
    played.log = []
    scoring.score(played)
    for event in played.log:
        name = f"district {event.args['district']}" if "district" in event.args else str(event.args["race"])
        seat = event.args["seat"]
        number = event.args["points"]
        assert isinstance(seat, int)
        assert isinstance(number, int)
        points[name][seat] = number
    return points


def ranked(state: City, counts: list[int], points: dict[int, int]) -> list[shapes.Standing]:
    order = sorted(range(len(counts)), key=lambda owner: (-counts[owner], owner))
    return [view_standing(state, owner, counts[owner], points.get(owner, 0)) for owner in order]


def view_standing(state: City, owner: int, count: int, points: int) -> shapes.Standing:
    key = ("standing", owner, count, points)
    found: shapes.Standing | None = state.rules.parts.find(key)
    if found is not None:
        return found
    made: shapes.Standing = {"owner": owner, "count": count, "points": points}
    return state.rules.parts.keep(key, made)


# two players


def view_non_players(state: City) -> list[shapes.NonPlayer]:
    """The two who take part in a game for two: crest, controlling seat, what they count as having, their dwarf."""
    if state.players != 2:
        return []
    return [view_non_player(state, k) for k in range(NON_PLAYER_COUNT)]


def view_non_player(state: City, k: int) -> shapes.NonPlayer:
    district = int(state.cells[NP_DWARF + k])
    seat = int(state.seat_with(k))
    key = ("non-player", k, seat, district)
    found: shapes.NonPlayer | None = state.rules.parts.find(key)
    if found is not None:
        return found
    made: shapes.NonPlayer = {
        "owner": FIRST_NON_PLAYER + k,
        "crest": int(crest_of(k)),
        "controlled_by": somebody(seat),
        "elves": int(state.rules.np_elves),
        "dwarves": int(state.rules.np_dwarves),
        "dwarf_in_district": None if district == NOBODY else district + 1,
    }
    return state.rules.parts.keep(key, made)
