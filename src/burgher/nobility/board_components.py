"""Reads what is printed on the boards, from set-up to the places of the town."""

from __future__ import annotations

from burgher.core.components import Table
from burgher.core.errors import BadComponents
from burgher.nobility.codes import MOST_BOUGHT
from burgher.nobility.names import (
    COMMISSIONS,
    DESK_ROWS,
    FACES,
    GUILD_SPACES,
    HALL_SPACES,
    HAND_SPACES,
    LOTS,
    NOBILITY_LEVELS,
    REPUTATION_LEVELS,
    SEATS,
    SHIPS,
)

COUNTS = ("1", "2", "3", "4", "5", "6")
"""Numbers of players; also the values of a die."""
SPACES = ("1", "2", "3")
CASTLE = ("1", "2", "3", "4")
SOME = 20
"""More of anything than this is taken for a slip."""
MANY = 99


def run_on(rows: list[list[int]]) -> list[int]:
    """Rows one after the other, as `Rules` takes them."""
    return [number for row in rows for number in row]


def by_value(spaces: list[list[int]], path: str) -> list[int]:
    """For the values 0 (which there is not) to 6, the space that takes a die of this value."""
    taken = [-1] * (FACES + 1)
    for k, values in enumerate(spaces):
        for value in values:
            taken[value] = k
    if sorted(run_on(spaces)) != list(range(1, FACES + 1)) or [] in spaces:
        raise BadComponents("each-value-once", field=path, value=repr(spaces))
    taken[0] = 0
    return taken


def takes(values: list[int]) -> list[int]:
    """For the values 0 (which there is not) to 6, whether a space takes a die of this value."""
    return [int(value in values) for value in range(FACES + 1)]


class Board:
    """The numbers of the boards, for any number of players."""

    def __init__(self, file: Table) -> None:
        self.read_start(file.table("start"), file.table("figures"), file.table("limits"), file.table("end"))
        self.read_tracks(file.table("reputation"), file.table("nobility"))
        self.read_player_counts(file.table("by_players"))
        self.read_guilds(file.table("guilds"), file.table("hall"))
        self.read_places(file.table("yard"), file.table("clerk"), file.table("castle"), file.table("own_board"))

    def read_start(self, table: Table, figures: Table, limits: Table, end: Table) -> None:
        self.rounds = table.number("rounds", 1, len(SHIPS))
        self.start_coins = table.number("coins", 0, MANY)
        self.start_goods = table.number("goods", 0, SOME)
        self.workers_each = figures.number("workers", 0, SOME)
        self.houses_each = figures.number("houses", 1, LOTS)
        self.start_houses = table.number("houses", 0, self.houses_each)
        self.hand_limit = limits.number("open_settlers", 1, HAND_SPACES - 1)
        self.most_of_a_good = limits.number("of_a_good", 1, 3)
        self.goods_per_point = end.number("goods_for_a_point", 1, SOME)
        for one in (table, figures, limits, end):
            one.close()

    def read_tracks(self, reputation: Table, nobility: Table) -> None:
        self.reputation_most = reputation.number("most", 1, REPUTATION_LEVELS - 1)
        self.reputation_least = reputation.number("least", 0, self.reputation_most)
        reputation.close()
        self.nobility_most = nobility.number("most", 1, NOBILITY_LEVELS - 1)
        self.lord_at = nobility.number("lord_at", 1, self.nobility_most)
        points = nobility.table("points")
        self.nobility_points = points.numbers("by_level", NOBILITY_LEVELS, 0, MANY)
        points.close()
        nobility.close()

    def read_player_counts(self, table: Table) -> None:
        def each(name: str, low: int, high: int) -> list[int]:
            return table.counts(name, COUNTS, low, high, needs_all=True)

        self.dice = each("dice", 1, FACES)
        self.start_reputation = each("reputation", self.reputation_least, self.reputation_most)
        self.tavern_spaces = each("tavern_spaces", 1, SEATS)
        self.yard_spaces = each("yard_spaces", 1, SEATS)
        self.guild_dice = each("guild_dice", 1, GUILD_SPACES)
        self.apprentice_spaces = each("apprentice_spaces", 1, SEATS)
        self.castle_spaces = each("castle_spaces", len(CASTLE) - 1, len(CASTLE))
        self.neutral_space = [space - 1 for space in each("neutral_workshop", 0, GUILD_SPACES)]
        self.reward_factor = each("reward_factor", 0, SOME)
        self.desk_rows = table.counts("desk_rows", COUNTS[1:], 1, len(DESK_ROWS), needs_all=True)
        income = table.table("apprentice_income")
        self.apprentice_income = [
            income.numbers(count, spaces, 0, SOME) + [0] * (SEATS - spaces)
            for count, spaces in zip(COUNTS, self.apprentice_spaces, strict=True)
        ]
        income.close()
        modifiers = table.table("modifiers")
        self.start_modifiers = [
            modifiers.numbers(count, seats, 0, SOME) + [0] * (SEATS - seats) for seats, count in enumerate(COUNTS, 1)
        ]
        modifiers.close()
        table.close()

    def read_guilds(self, table: Table, hall: Table) -> None:
        self.good_cost = table.number("good", 1, SOME)
        self.workshop_income = table.number("workshop_income", 0, SOME)
        outer = table.table("die_spaces")
        dice = [outer.table(space) for space in SPACES]
        self.guild_space = by_value([die.numbers("values", None, 1, FACES) for die in dice], "guilds.die_spaces")
        self.guild_buys = [die.number("buy", 0, MOST_BOUGHT) for die in dice]
        self.guild_places = [die.number("apprentices", 0, SEATS) for die in dice]
        self.guild_activates = [die.number("activates", 0, GUILD_SPACES) for die in dice]
        inner = table.table("workshop_spaces")
        shops = [inner.table(space) for space in SPACES]
        self.workshop_points = [shop.number("points", 0, SOME) for shop in shops]
        self.workshop_stars = [shop.number("stars", 0, NOBILITY_LEVELS - 1) for shop in shops]
        rewards = [shop.counts("reward", ("coins", "points"), 0, SOME) for shop in shops]
        self.reward_coins = [coins for coins, _ in rewards]
        self.reward_points = [points for _, points in rewards]
        self.hall_cost = hall.numbers("cost", HALL_SPACES, 0, SOME)
        for one in (*dice, *shops, outer, inner, table, hall):
            one.close()

    def read_places(self, yard: Table, clerk: Table, castle: Table, own_board: Table) -> None:
        self.house_cost = yard.number("house", 0, SOME)
        self.modifier_cost = clerk.number("modifier", 0, SOME)
        outer = clerk.table("die_spaces")
        desks = [outer.table(space) for space in SPACES]
        self.clerk_space = by_value([desk.numbers("values", None, 1, FACES) for desk in desks], "clerk.die_spaces")
        self.clerk_modifiers = [desk.number("modifiers", 0, SOME) for desk in desks]
        self.clerk_buys = [desk.number("buy", 0, MOST_BOUGHT) for desk in desks]
        self.clerk_draws = [desk.number("commissions", 1, len(COMMISSIONS)) for desk in desks]
        self.clerk_loss = [desk.number("loss", 0, REPUTATION_LEVELS - 1) for desk in desks]
        inner = castle.table("die_spaces")
        rooms = [inner.table(space) for space in CASTLE]
        values = [room.numbers("values", None, 1, FACES) for room in rooms]
        by_value(values[:-1], "castle.die_spaces 1 to 3")
        self.castle_takes = run_on([takes(room) for room in values])
        self.castle_gain = [room.number("reputation", 0, REPUTATION_LEVELS - 1) for room in rooms]
        self.board_takes = takes(own_board.numbers("values", None, 1, FACES))
        for one in (*desks, *rooms, outer, inner, yard, clerk, castle, own_board):
            one.close()
