# compiled
"""The numbers that a game of Belfort is played with: the component file's and the options', as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from burgher.belfort.costs import all_bills
from burgher.belfort.names import (
    DISTRICTS,
    GUILD_KINDS,
    GUILDS,
    PLANKS,
    PROPERTIES,
    RESOURCES,
    SEATS,
    STUFFS,
    WIZARDS,
)
from burgher.belfort.options import NOT_FOR_TWO
from burgher.core.cells import vec
from burgher.core.errors import BadComponents
from burgher.core.options import Value
from burgher.core.parts import Parts
from burgher.core.pieces import Pieces, row

COST: Final = (*RESOURCES, "ws")
"""What a cost is made of; a piece of ``ws`` is paid with wood or with stone."""
SEASONS: Final = ("spring", "summer", "autumn")
COUNTS: Final = ("2", "3", "4", "5")
FEWEST: Final = 2
SOME: Final = 20
"""More of anything than this is taken for a slip."""
MANY: Final = 99
OUT_OF_PLAY: Final = -1
"""The group of a guild that cannot be in this game."""


class Rules:
    """Lists are in the order of `names`; of lists in two dimensions the rows follow each other.

    One is shared by a position and all its copies, and is never changed.
    """

    def __init__(self, file: Pieces, players: int, options: Mapping[str, Value]) -> None:
        self.parts = Parts()
        """What views by these rules have in common."""
        count = players - FEWEST
        self.players: i64 = players

        # calendar: for each round, from the first, whether it is scored at its end, as each season's last is
        seasons = file.row("calendar.seasons.*", SEASONS, 1, SOME)
        self.scoring = row([int(month == months) for months in seasons for month in range(1, int(months) + 1)])
        self.rounds: i64 = len(self.scoring)

        # start and limits, for each player: of elves and dwarves; masters of either; cards dealt and kept
        self.start = file.row("start.*", RESOURCES, 0, MANY)
        self.most_workers = file.row("limits.*", ("elves", "dwarves"), 1, SOME)
        elves = file.number("start.elves", 1, int(self.most_workers[0]))
        self.workers = row([elves, file.number("start.dwarves", 1, int(self.most_workers[1]))])
        self.most_masters: i64 = file.number("limits.masters_of_a_kind", 0, SOME)
        self.deal: i64 = file.number("start.deal", 0, SOME)
        self.keep: i64 = file.number("start.keep", 0, int(self.deal))
        self.pool: i64 = file.number("start.pool", 0, SOME)
        self.hand_limit: i64 = file.number("limits.hand", 0, SOME)

        # fees, in gold
        self.desk_fee: i64 = file.number("fees.recruiter", 0, SOME)
        self.guild_fee: i64 = file.number("fees.guild", 0, SOME)
        self.hire_fee: i64 = file.number("fees.hire_gnome", 0, SOME)
        self.card_fee: i64 = file.number("fees.buy_card", 0, SOME)

        # collection: for the most workers in an area; as how many workers a master collects; spaces of a tax level
        self.area_bonus: i64 = file.number("collection.bonus", 0, SOME)
        self.master_power: i64 = file.number("collection.master", 1, SOME)
        self.tax_band: i64 = file.number("tax.spaces", 1, MANY)

        # by the number of players
        self.gnomes: i64 = file.row("by_players.gnomes.*", COUNTS, 0, MANY)[count]
        self.desk_planks: i64 = file.row("by_players.recruiter_planks.*", COUNTS, 1, 3)[count]
        self.np_elves: i64 = file.number("two_players.elves", 0, SOME)
        self.np_dwarves: i64 = file.number("two_players.dwarves", 0, SOME)

        # scoring: for the first, second and third in a district; for the first and second of a race
        self.district_points = row(file.numbers("scoring.district", 3, 0, SOME))
        if file.flags("by_players.third_place_scores.*", COUNTS)[count] == 0:
            self.district_points[2] = 0
        self.race_points = row(file.numbers("scoring.workers", 2, 0, SOME))

        # trading post: visits without help; gold for one wood, stone, metal; for metal, or any two of wood and stone
        self.visits: i64 = file.number("trading_post.visits", 0, SOME)
        self.buy = file.row("trading_post.buy.*", RESOURCES[:3], 0, SOME)
        metal, two = file.row("trading_post.sell.*", ("metal", "two_wood_or_stone"), 0, SOME)
        self.sell = row([int(metal), int(two), int(two), int(two)])

        # properties
        self.copies = file.row("properties.*.copies", PROPERTIES, 0, SOME)
        self.income = file.row("properties.*.income", PROPERTIES, 0, SOME)
        self.locks = file.row("properties.*.locks", PROPERTIES, 0, 9)
        self.plank_fee = file.row("properties.*.plank.fee", PLANKS, 0, SOME)
        self.plank_locked = file.flags("properties.*.plank.locked", PLANKS)
        self.plank_gain = _gains(file, "properties.*.plank.gain", PLANKS, ("blacksmith", "market"))
        self.library_draw: i64 = file.number("properties.library.plank.draw", 0, SOME)
        self.library_discard: i64 = file.number("properties.library.plank.discard", 0, SOME)
        self.smith_fee: i64 = file.number("properties.blacksmith.gnome.fee", 0, SOME)
        self.bank_gold: i64 = file.number("properties.bank.gnome.gold", 0, SOME)
        self.market_visits: i64 = file.number("properties.market.gnome.visits", 0, SOME)
        self.library_gnome: i64 = file.number("properties.library.gnome.draw", 0, SOME)

        # costs of the properties, the wall, the guilds: one table, so that a build is paid alike whatever is built
        costs = [*file.grid("properties.*.cost.*", PROPERTIES, COST, 0, SOME)]
        costs += [*file.grid("*.cost.*", ("wall",), COST, 0, SOME)]
        costs += [*file.grid("guilds.*.cost.*", GUILDS, COST, 0, SOME)]
        self.bills = row(all_bills([int(number) for number in costs]))

        # guilds
        self.guild_gain = _gains(file, "guilds.*.gain", GUILDS, ("sawyers", "miners", "bankers", "masons"))
        self.conversions: i64 = file.number("guilds.merchants.conversions", 0, SOME)
        self.extra_visits: i64 = file.number("guilds.merchants.visits", 0, SOME)
        self.librarians_draw: i64 = file.number("guilds.librarians.draw", 0, SOME)
        self.librarians_discard: i64 = file.number("guilds.librarians.discard", 0, SOME)
        self.bandits_metal: i64 = file.number("guilds.bandits.from_one.metal", 0, SOME)
        self.bandits_pieces: i64 = file.number("guilds.bandits.from_one.wood_or_stone", 0, SOME)
        self.spread: i64 = file.number("stealing.victims", 0, SEATS - 1)

        # for each guild the group it is drawn from, and how many are drawn from each of the three groups
        group, need = _guild_groups(file, players, options)
        self.guild_group = row(group)
        self.guild_need = row(need)
        file.close()
        self._expect_cards()

        # options
        self.thieves_gold: i64 = _number(options, "thieves_gold")
        self.np_keep_markers: i64 = _number(options, "np_keep_markers")
        self.shared_gatehouses = bool(options["shared_gatehouses"])
        self.keep_crest = bool(options["keep_crest"])
        self.forgo_actions = bool(options["forgo_actions"])
        self.markers_needed = bool(options["markers_needed"])
        self.mine_pairs_only = bool(options["mine_pairs_only"])
        self.np_dwarves_together = bool(options["np_dwarves_together"])

    def _expect_cards(self) -> None:
        copies = sum([int(number) for number in self.copies])
        needed = SEATS * int(self.deal) + int(self.pool)
        if copies < needed:
            raise BadComponents("too-few-properties", found=copies, players=SEATS, needed=needed)


def _number(options: Mapping[str, Value], name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value


def _gains(file: Pieces, path: str, names: Sequence[str], gaining: Sequence[str]) -> vec[i64]:
    """What each takes of wood, stone, metal and gold; nothing where more is done there than taking."""
    numbers: list[int] = []
    for name in names:
        if name in gaining:
            numbers += [int(number) for number in file.grid(f"{path}.*", (name,), RESOURCES, 0, SOME)]
        else:
            numbers += [0] * STUFFS
    return row(numbers)


def _guild_groups(file: Pieces, players: int, options: Mapping[str, Value]) -> tuple[list[int], list[int]]:
    """Game set-up: guilds. For each guild the group it is drawn from, and how many are drawn from each."""
    kinds = [int(kind) for kind in file.kinds("guilds.*.kind", GUILDS, GUILD_KINDS)]
    kinds_for_two = [OUT_OF_PLAY if GUILDS[k] in NOT_FOR_TWO else kind for k, kind in enumerate(kinds)]
    beginner = _mix(file, "beginner", kinds_for_two)
    normal = _mix(file, "normal", kinds)
    normal_for_two = _mix(file, "normal_for_two", kinds_for_two)
    if options["guilds"] == "chosen":
        chosen = options["chosen_guilds"]
        assert isinstance(chosen, tuple)
        return [0 if name in chosen else OUT_OF_PLAY for name in GUILDS], [DISTRICTS, 0, 0]
    groups = kinds_for_two if players == 2 else kinds
    if options["guilds"] == "beginner":
        return groups, beginner
    if options["guilds"] == "normal":
        return groups, normal_for_two if players == 2 else normal
    any_five = [min(group, 0) for group in groups]
    if players > 2:
        return any_five, [DISTRICTS, 0, 0]
    # For two the wizards are recommended: they are always there.
    any_five[WIZARDS] = 1
    return any_five, [DISTRICTS - 1, 1, 0]


def _mix(file: Pieces, name: str, kinds: list[int]) -> list[int]:
    """How many guilds of each kind: as many as there are districts, and no more than there are of the kind."""
    mix = file.table(f"guild_mix.{name}")
    counts = [mix.number(kind, 0, kinds.count(k), default=0) for k, kind in enumerate(GUILD_KINDS)]
    if sum(counts) != DISTRICTS:
        raise BadComponents("guild-mix", field=f"guild_mix.{name}", found=sum(counts), count=DISTRICTS)
    return counts
