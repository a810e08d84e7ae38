# compiled
"""The numbers that Rise to Nobility is played with: each is named in the component files and here, in one line.

Lists have an entry for each card, tile or space in the order of `names`; where a card has several numbers, its row
follows that of the card before. A list by the value of a die begins with 0, which no die shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from burgher.core.components import unfit
from burgher.core.errors import BadComponents, Phrase
from burgher.core.options import Value
from burgher.core.parts import Parts
from burgher.core.pieces import Pieces, row
from burgher.nobility.codes import MOST_BOUGHT
from burgher.nobility.encoding_rows import Rows
from burgher.nobility.names import (
    CASTLE_SPACES,
    CHARACTER_GAINS,
    CHARACTERS,
    COMMISSION_MEASURES,
    COMMISSIONS,
    COMMUNITY_INCOMES,
    COUNCIL_TILES,
    DESK_BENEFITS,
    DESK_ROWS,
    DICE_TILES,
    EVENT_EFFECTS,
    EVENTS,
    FACES,
    GOODS,
    GUILD_SPACES,
    GUILDS,
    HALL_SPACES,
    HAND_SPACES,
    LOTS,
    NEED_GUILD_APPRENTICES,
    NEED_GUILDS,
    NOBILITY_LEVELS,
    OBJECTIVE_NEEDS,
    OBJECTIVES,
    RACES,
    REPUTATION_LEVELS,
    SEATS,
    SETTLERS,
    SHIPS,
    TILE_FIELDS,
    WORKSHOP_EFFECTS,
    WORKSHOPS,
)

SOME: Final = 20
"""More of anything than this is taken for a slip."""
MANY: Final = 99
COPIES: Final = 4
"""Of one building tile."""
LEVEL: Final = NOBILITY_LEVELS - 1
REPUTATION: Final = REPUTATION_LEVELS - 1
COUNTS: Final = ("1", "2", "3", "4", "5", "6")
"""Numbers of players; also the values of a die, and prices."""
SPACES: Final = ("1", "2", "3")
CASTLE: Final = ("1", "2", "3", "4")


class Rules:
    """All numbers, for a number of players and the options of a table."""

    def __init__(self, file: Pieces, players: int, options: Mapping[str, Value]) -> None:
        self.parts = Parts()
        """What views by these rules have in common."""
        self.players: i64 = players
        self.events = bool(options["events"])
        self.chancery = bool(options["chancery"])
        seat = players - 1

        # Set-up, tracks, limits
        self.rounds: i64 = file.number("start.rounds", 1, len(SHIPS))
        self.start_coins: i64 = file.number("start.coins", 0, MANY)
        self.start_goods: i64 = file.number("start.goods", 0, SOME)
        self.workers_each: i64 = file.number("figures.workers", 0, SOME)
        self.houses_each: i64 = file.number("figures.houses", 1, LOTS)
        self.start_houses: i64 = file.number("start.houses", 0, int(self.houses_each))
        self.reputation_most: i64 = file.number("reputation.most", 1, REPUTATION)
        self.reputation_least: i64 = file.number("reputation.least", 0, int(self.reputation_most))
        self.nobility_most: i64 = file.number("nobility.most", 1, LEVEL)
        self.lord_at: i64 = file.number("nobility.lord_at", 1, int(self.nobility_most))
        self.nobility_points = row(file.numbers("nobility.points.by_level", NOBILITY_LEVELS, 0, MANY))
        self.hand_limit: i64 = file.number("limits.open_settlers", 1, HAND_SPACES - 1)
        self.most_of_a_good: i64 = file.number("limits.of_a_good", 1, 3)
        """On one settlers card; of a character's good once more."""
        self.goods_per_point: i64 = file.number("end.goods_for_a_point", 1, SOME)

        # By the number of players
        self.dice: i64 = file.row("by_players.dice.*", COUNTS, 1, FACES)[seat]
        least, most = int(self.reputation_least), int(self.reputation_most)
        self.start_reputation: i64 = file.row("by_players.reputation.*", COUNTS, least, most)[seat]
        self.start_modifiers = row(_by_players(file, "modifiers", [1, 2, 3, 4, 5, 6])[seat])
        self.tavern_spaces: i64 = file.row("by_players.tavern_spaces.*", COUNTS, 1, SEATS)[seat]
        self.yard_spaces: i64 = file.row("by_players.yard_spaces.*", COUNTS, 1, SEATS)[seat]
        self.guild_dice: i64 = file.row("by_players.guild_dice.*", COUNTS, 1, GUILD_SPACES)[seat]
        apprentices = file.row("by_players.apprentice_spaces.*", COUNTS, 1, SEATS)
        self.apprentice_spaces: i64 = apprentices[seat]
        self.apprentice_income = row(_by_players(file, "apprentice_income", [int(k) for k in apprentices])[seat])
        self.castle_spaces: i64 = file.row("by_players.castle_spaces.*", COUNTS, CASTLE_SPACES - 1, CASTLE_SPACES)[seat]
        self.neutral_space: i64 = file.row("by_players.neutral_workshop.*", COUNTS, 0, GUILD_SPACES)[seat] - 1
        self.reward_factor: i64 = file.row("by_players.reward_factor.*", COUNTS, 0, SOME)[seat]
        """How many times the owner of a workshop is paid."""
        # One plays without the Chancery, and so without its desks.
        desk_rows = [1, *[int(k) for k in file.row("by_players.desk_rows.*", COUNTS[1:], 1, len(DESK_ROWS))]]
        self.desk_rows: i64 = desk_rows[seat]

        # Settlers cards, characters
        self.settlers_stack = file.row("settlers.*.stack", SETTLERS, 1, 2)
        self.settlers_race = file.kinds("settlers.*.race", SETTLERS, RACES)
        self.settlers_goods = row(_marks(file, "settlers.*.goods", SETTLERS, GOODS, Phrase("may-goods")))
        demands = [_demand(file, name, int(self.most_of_a_good)) for name in SETTLERS]
        self.settlers_least = row([demand[0] for demand in demands])
        self.settlers_most = row([demand[1] for demand in demands])
        self.settlers_workers = file.row("settlers.*.workers", SETTLERS, 0, SOME)
        self.settlers_stars = file.row("settlers.*.stars", SETTLERS, 0, LEVEL)
        first = [int(stack) for stack in self.settlers_stack].count(1)
        if first < SEATS:
            raise BadComponents("too-few-settlers", found=first, needed=SEATS)
        self.character_good = file.kinds("characters.*.extra", CHARACTERS, GOODS)
        self.character_gain = file.grid("characters.*.gain.*", CHARACTERS, CHARACTER_GAINS, 0, SOME)

        # Construction Yard, guilds, workshops
        self.house_cost: i64 = file.number("yard.house", 0, SOME)
        self.good_cost: i64 = file.number("guilds.good", 1, SOME)
        self.guild_space = row(_by_value(file, "guilds.die_spaces", "guilds.die_spaces.*.values"))
        self.guild_buys = file.row("guilds.die_spaces.*.buy", SPACES, 0, MOST_BOUGHT)
        self.guild_places = file.row("guilds.die_spaces.*.apprentices", SPACES, 0, SEATS)
        self.guild_activates = file.row("guilds.die_spaces.*.activates", SPACES, 0, GUILD_SPACES)
        self.workshop_guild = file.kinds("workshops.*.guild", WORKSHOPS, GUILDS)
        self.workshop_copies = file.row("workshops.*.copies", WORKSHOPS, 0, COPIES, default=1)
        there = [int(guild) for k, guild in enumerate(self.workshop_guild) if self.workshop_copies[k] > 0]
        for guild, name in enumerate(GUILDS):
            if guild not in there:
                raise BadComponents("guild-without-workshop", guild=name)
        effects = _marks(file, "workshops.*.effects", WORKSHOPS, WORKSHOP_EFFECTS, Phrase("may-effects"))
        self.workshop_effects = row(effects)
        self.workshop_points = file.row("guilds.workshop_spaces.*.points", SPACES, 0, SOME)
        self.workshop_stars = file.row("guilds.workshop_spaces.*.stars", SPACES, 0, LEVEL)
        rewards = file.grid("guilds.workshop_spaces.*.reward.*", SPACES, ("coins", "points"), 0, SOME)
        self.reward_coins = row([int(rewards[2 * k]) for k in range(GUILD_SPACES)])
        self.reward_points = row([int(rewards[2 * k + 1]) for k in range(GUILD_SPACES)])
        self.workshop_income: i64 = file.number("guilds.workshop_income", 0, SOME)
        """Goods of the guild, for each own workshop."""

        # Guild Hall, community buildings
        self.hall_cost = row(file.numbers("hall.cost", HALL_SPACES, 0, SOME))
        self.community_tiles: i64 = file.number("community.tiles.count", 0, MANY)
        self.community_points: i64 = file.number("community.points", 0, SOME)
        self.community_stars: i64 = file.number("community.stars", 0, LEVEL)
        self.community_bonus: i64 = file.number("community.bonus", 0, SOME)
        """Points that each building adds to a completed settlers card."""
        self.community_income = file.grid("community.spaces.*.*", SPACES, COMMUNITY_INCOMES, 0, SOME)
        self.sale_coins: i64 = file.number("sale.coins", 0, SOME)

        # Stone Council
        self.council_row = row(_by_value(file, "council.rows", "council.rows.*"))
        members = file.words("council.members.from_the_left", RACES)
        if sorted(members) != list(range(len(RACES))):
            races = [RACES[race] for race in members]
            raise unfit("council.members.from_the_left", races, Phrase("may-races"))
        self.council_race = row(members)
        """The race of the member of each column, and the column of each race."""
        self.council_column = row([members.index(race) for race in range(len(RACES))])
        self.council_nobility = file.row("council.tiles.*.nobility", COUNCIL_TILES, 0, LEVEL)
        self.council_coins = file.row("council.tiles.*.coins", COUNCIL_TILES, 0, SOME)
        self.council_goods = file.grid("council.tiles.*.goods.*", COUNCIL_TILES, GOODS, 0, SOME)
        self.council_points = file.row("council.tiles.*.points", COUNCIL_TILES, 0, SOME)
        self.council_loss: i64 = file.number("council.loss", 0, REPUTATION)

        # Berk the clerk
        self.clerk_space = row(_by_value(file, "clerk.die_spaces", "clerk.die_spaces.*.values"))
        self.clerk_modifiers = file.row("clerk.die_spaces.*.modifiers", SPACES, 0, SOME)
        self.clerk_buys = file.row("clerk.die_spaces.*.buy", SPACES, 0, MOST_BOUGHT)
        self.modifier_cost: i64 = file.number("clerk.modifier", 0, SOME)
        self.clerk_draws = file.row("clerk.die_spaces.*.commissions", SPACES, 1, len(COMMISSIONS))
        self.clerk_loss = file.row("clerk.die_spaces.*.loss", SPACES, 0, REPUTATION)

        # Port, White Castle, own board
        self.ship_price = file.grid("ships.*.price.*", SHIPS, GOODS, 0, len(COUNTS))
        self.ship_spaces = row(_ship_spaces(file, [int(price) for price in self.ship_price]))
        _by_value(file, "castle.die_spaces 1 to 3", "castle.die_spaces.*.values")
        self.castle_takes = row(_takes([file.numbers(one, None, 1, FACES) for one in file.each(CASTLE_VALUES, CASTLE)]))
        self.castle_gain = file.row("castle.die_spaces.*.reputation", CASTLE, 0, REPUTATION)
        self.board_takes = row(_takes([file.numbers("own_board.values", None, 1, FACES)]))

        # Event cards, solo
        self.event_stack = file.row("events.*.stack", EVENTS, 1, 2)
        self.event_effect = file.grid("events.*.effect.*", EVENTS, EVENT_EFFECTS, 0, SOME)
        half = int(self.rounds) // 2
        for stack, needed in ((1, half), (2, int(self.rounds) - half)):
            found = [int(one) for one in self.event_stack].count(stack)
            if found < needed:
                raise BadComponents("too-few-events", stack=stack, found=found, needed=needed)
        self.objective_needs = file.grid("objectives.*.need.*", OBJECTIVES, OBJECTIVE_NEEDS, 0, MANY)
        _check_needs([int(need) for need in self.objective_needs])
        self.automa_guild = row([0, *[file.word(f"automa.{value}", GUILDS) for value in COUNTS]])

        # Chancery
        self.desk_income: i64 = file.number("chancery.income", 0, SOME)
        self.first_commissions: i64 = file.number("chancery.first_commissions", 1, len(COMMISSIONS) // SEATS)
        # Who has the desk for the council's coins pays none: that has no number.
        amounts = [file.number(f"chancery.benefits.{name}", 0, FACES) for name in DESK_BENEFITS[1:]]
        self.benefit_amount = row([0, *amounts])
        desks = [f"desks.{line}.{value}" for line in DESK_ROWS for value in COUNTS]
        self.desk_race = row([file.word(f"{desk}.race", RACES) for desk in desks])
        self.desk_benefit = row([file.word(f"{desk}.benefit", DESK_BENEFITS) for desk in desks])
        self.commission_measure = file.kinds("commissions.*.measure", COMMISSIONS, COMMISSION_MEASURES)
        self.commission_points = row(_points_by_number(file))
        self.tile_values = file.lists("dice_tiles.*", DICE_TILES, TILE_FIELDS, 1, FACES)
        file.close()
        self.rows = Rows(self)
        """What a network reads of cards and tiles."""


CASTLE_VALUES: Final = "castle.die_spaces.*.values"


def _by_players(file: Pieces, name: str, lengths: list[int]) -> list[list[int]]:
    """For each number of players a list, of a length of its own; filled up with zeros."""
    found: list[list[int]] = []
    for count, length in zip(COUNTS, lengths, strict=True):
        found.append(file.numbers(f"by_players.{name}.{count}", length, 0, SOME) + [0] * (SEATS - length))
    return found


def _marks(file: Pieces, path: str, names: tuple[str, ...], words: tuple[str, ...], may: Phrase) -> list[int]:
    """For each name a row with 1 for each word that its list has: some, and none twice."""
    marks: list[int] = []
    for one in file.each(path, names):
        found = file.words(one, words)
        if not found or len(set(found)) != len(found):
            raise unfit(one, [words[k] for k in found], may)
        marks += [int(k in found) for k in range(len(words))]
    return marks


def _demand(file: Pieces, card: str, most_of_a_good: int) -> list[int]:
    """A card that nobody could complete is a slip."""
    goods = len(file.words(f"settlers.{card}.goods", GOODS))
    least, most = demand = file.numbers(f"settlers.{card}.demand", 2, 1, SOME)
    highest = most_of_a_good * goods
    if not (least <= most and least <= highest and most >= goods):
        raise unfit(f"settlers.{card}.demand", demand, Phrase("may-demand", highest=highest, least=goods))
    return demand


def _by_value(file: Pieces, told: str, path: str) -> list[int]:
    """For each value of a die the space that takes it: each is taken by one space."""
    spaces = [file.numbers(one, None, 1, FACES) for one in file.each(path, SPACES)]
    values = [value for space in spaces for value in space]
    if sorted(values) != list(range(1, FACES + 1)) or [] in spaces:
        raise BadComponents("each-value-once", field=told, value=repr(spaces))
    return [0, *[[value in space for space in spaces].index(True) for value in range(1, FACES + 1)]]


def _takes(spaces: list[list[int]]) -> list[int]:
    """For each space a row with 1 for each value of a die that it takes."""
    return [int(value in space) for space in spaces for value in range(FACES + 1)]


def _ship_spaces(file: Pieces, prices: list[int]) -> list[int]:
    """How many of each good a ship takes: as the ship says, otherwise by the price. Without a price it takes none."""
    by_price = file.table("ships.spaces_by_price")
    usual = [0, *[by_price.number(price, 0, SOME, 0) for price in COUNTS]]
    spaces: list[int] = []
    for k, ship in enumerate(SHIPS):
        for price, good in zip(prices[k * len(GOODS) : (k + 1) * len(GOODS)], GOODS, strict=True):
            room = file.number(f"ships.{ship}.spaces.{good}", 0, SOME, 0) or usual[price]
            if price > 0 and room == 0:
                raise unfit(f"ships.{ship}.price.{good}", price, Phrase("may-price"))
            spaces.append(room if price > 0 else 0)
    return spaces


def _check_needs(needs: list[int]) -> None:
    """An objective asks for something, and for apprentices in so many guilds, so many in each."""
    count = len(OBJECTIVE_NEEDS)
    for k, name in enumerate(OBJECTIVES):
        need = needs[k * count : (k + 1) * count]
        if not any(need) or (need[NEED_GUILDS] > 0) != (need[NEED_GUILD_APPRENTICES] > 0):
            given = {word: number for word, number in zip(OBJECTIVE_NEEDS, need, strict=True) if number > 0}
            raise unfit(f"objectives.{name}.need", given, Phrase("may-need"))


def _points_by_number(file: Pieces) -> list[int]:
    """For each commission card the points for 0, 1, 2 ... of what it counts: those of the last step reached."""
    levels = tuple([str(level) for level in range(REPUTATION_LEVELS)])
    steps = [int(points) for points in file.grid("commissions.*.points.*", COMMISSIONS, levels, 0, SOME)]
    return [max(steps[k - k % len(levels) : k + 1]) for k in range(len(steps))]
