"""Reads the component files of Rise to Nobility: each field checked, unknown fields refused, provenance kept."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from burgher.core.components import Table, overlay, provenance, read_file
from burgher.core.errors import BadComponents
from burgher.core.options import Value
from burgher.nobility.codes import MOST_BOUGHT
from burgher.nobility.names import (
    CHARACTER_GAINS,
    CHARACTERS,
    COMMISSION_MEASURES,
    COMMISSIONS,
    COMMUNITY_INCOMES,
    COUNCIL_TILES,
    DESK_BENEFITS,
    DESK_COUNCIL_COINS,
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
from burgher.nobility.rules import Rules

FOLDER = Path(__file__).parent / "components"
STANDARD = "standard"
NUMERALS_AS_POINTS = "numerals_as_points"
SETS = (STANDARD, NUMERALS_AS_POINTS)
"""The sets that come with the game; all but the first are laid over it."""
FILES = ("board", "settlers", "buildings", "council", "ships", "characters", "events", "solo", "chancery")
"""The files of the standard set."""

COUNTS = ("1", "2", "3", "4", "5", "6")
"""Numbers of players; also the values of a die."""
SPACES = ("1", "2", "3")
CASTLE = ("1", "2", "3", "4")
PRICES = ("1", "2", "3", "4", "5", "6")
LEVELS = tuple(str(level) for level in range(REPUTATION_LEVELS))
STACKS = (1, 2)
SOURCES = ("rulebook", "public", "inferred", "reconstructed", "owner")
SOME = 20
"""More of anything than this is taken for a slip."""
MANY = 99


def shipped(name: str) -> dict[str, object]:
    """The values of a set that comes with the game."""
    values: dict[str, object] = {}
    for file in FILES:
        values |= read_file(FOLDER / f"{file}.toml")
    return values if name == STANDARD else overlay(values, read_file(FOLDER / f"{name}.toml"))


def run_on(rows: list[list[int]]) -> list[int]:
    """Rows one after the other, as `Rules` takes them."""
    return [number for row in rows for number in row]


def by_value(spaces: list[list[int]], path: str) -> list[int]:
    """For the values 0 (which there is not) to 6, the space that takes a die of this value."""
    taken = [-1] * (FACES + 1)
    for k, values in enumerate(spaces):
        for value in values:
            taken[value] = k
    if sorted(run_on(spaces)) != list(range(1, FACES + 1)):
        raise BadComponents(f"{path} have the values {spaces!r}; together they may have each value from 1 to 6 once")
    taken[0] = 0
    return taken


def takes(values: list[int]) -> list[int]:
    """For the values 0 (which there is not) to 6, whether a space takes a die of this value."""
    return [int(value in values) for value in range(FACES + 1)]


class Pieces:
    """All numbers of the component files, for any number of players and any options."""

    def __init__(self, values: Mapping[str, object]) -> None:
        file = Table(dict(values), "")
        self.read_start(file.table("start"), file.table("figures"), file.table("limits"), file.table("end"))
        self.read_tracks(file.table("reputation"), file.table("nobility"))
        self.read_player_counts(file.table("by_players"))
        self.read_guilds(file.table("guilds"), file.table("hall"))
        self.read_places(file.table("yard"), file.table("clerk"), file.table("castle"), file.table("own_board"))
        self.read_settlers(file.table("settlers"))
        self.read_characters(file.table("characters"))
        self.read_buildings(file.table("workshops"), file.table("community"), file.table("sale"))
        self.read_council(file.table("council"))
        self.read_ships(file.table("ships"))
        self.read_events(file.table("events"))
        self.read_solo(file.table("objectives"), file.table("automa"))
        self.read_chancery(file.table("chancery"), file.table("desks"))
        self.read_commissions(file.table("commissions"), file.table("dice_tiles"))
        file.close()
        self.check_sources(values)

    # set-up and tracks

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

    # the places

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

    # cards and tiles

    def read_settlers(self, table: Table) -> None:
        cards = [table.table(name) for name in SETTLERS]
        self.settlers_stack = [card.number("stack", *STACKS) for card in cards]
        self.settlers_race = [RACES.index(card.word("race", RACES)) for card in cards]
        goods = [card.words("goods", GOODS) for card in cards]
        self.settlers_goods = run_on([[int(good in asked) for good in GOODS] for asked in goods])
        demands = [card.numbers("demand", 2, 1, SOME) for card in cards]
        self.settlers_least = [least for least, _ in demands]
        self.settlers_most = [most for _, most in demands]
        self.settlers_workers = [card.number("workers", 0, SOME) for card in cards]
        self.settlers_stars = [card.number("stars", 0, NOBILITY_LEVELS - 1) for card in cards]
        for card in (*cards, table):
            card.close()
        for name, asked, (least, most) in zip(SETTLERS, goods, demands, strict=True):
            self.check_demand(f"settlers.{name}", asked, least, most)
        if self.settlers_stack.count(1) < SEATS:
            raise BadComponents(
                f"settlers of stack 1 are {self.settlers_stack.count(1)}; there may not be fewer than {SEATS}, "
                "one for each player"
            )

    def check_demand(self, path: str, goods: list[str], least: int, most: int) -> None:
        """A card that nobody could complete is a slip."""
        if not goods or len(set(goods)) != len(goods):
            raise BadComponents(f"{path}.goods is {goods!r}; it may be a list of different goods, one at least")
        highest = self.most_of_a_good * len(goods)
        if not (least <= most and least <= highest and most >= len(goods)):
            raise BadComponents(
                f"{path}.demand is {[least, most]!r}; it may be two numbers, the second not below the first: the first "
                f"at most {highest} and the second at least {len(goods)} for this number of goods"
            )

    def read_characters(self, table: Table) -> None:
        cards = [table.table(name) for name in CHARACTERS]
        self.character_good = [GOODS.index(card.word("extra", GOODS)) for card in cards]
        self.character_gain = run_on([card.counts("gain", CHARACTER_GAINS, 0, SOME) for card in cards])
        for card in (*cards, table):
            card.close()

    def read_buildings(self, workshops: Table, community: Table, sale: Table) -> None:
        tiles = [workshops.table(name) for name in WORKSHOPS]
        self.workshop_guild = [GUILDS.index(tile.word("guild", GUILDS)) for tile in tiles]
        effects = [tile.words("effects", WORKSHOP_EFFECTS) for tile in tiles]
        self.workshop_effects = run_on([[int(one in given) for one in WORKSHOP_EFFECTS] for given in effects])
        for guild, name in enumerate(GUILDS):
            if guild not in self.workshop_guild:
                raise BadComponents(f"workshops have none of the guild {name}; there may not be fewer than one of each")
        self.community_points = community.number("points", 0, SOME)
        self.community_stars = community.number("stars", 0, NOBILITY_LEVELS - 1)
        self.community_bonus = community.number("bonus", 0, SOME)
        count = community.table("tiles")
        self.community_tiles = count.number("count", 0, MANY)
        spaces = community.table("spaces")
        self.community_income = run_on([spaces.counts(space, COMMUNITY_INCOMES, 0, SOME) for space in SPACES])
        self.sale_coins = sale.number("coins", 0, SOME)
        for one in (*tiles, count, spaces, workshops, community, sale):
            one.close()

    def read_council(self, table: Table) -> None:
        self.council_loss = table.number("loss", 0, REPUTATION_LEVELS - 1)
        members = table.table("members")
        races = members.words("from_the_left", RACES)
        if sorted(races) != sorted(RACES):
            raise BadComponents(f"council.members.from_the_left is {races!r}; it may be a list of all six races")
        self.council_race = [RACES.index(race) for race in races]
        rows = table.table("rows")
        self.council_row = by_value([rows.numbers(row, None, 1, FACES) for row in SPACES], "council.rows")
        outer = table.table("tiles")
        tiles = [outer.table(name) for name in COUNCIL_TILES]
        self.council_nobility = [tile.number("nobility", 0, NOBILITY_LEVELS - 1) for tile in tiles]
        self.council_coins = [tile.number("coins", 0, SOME) for tile in tiles]
        self.council_goods = run_on([tile.counts("goods", GOODS, 0, SOME) for tile in tiles])
        self.council_points = [tile.number("points", 0, SOME) for tile in tiles]
        for one in (*tiles, outer, rows, members, table):
            one.close()

    def read_ships(self, table: Table) -> None:
        spaces_for = [0, *table.counts("spaces_by_price", PRICES, 0, SOME)]
        prices: list[int] = []
        spaces: list[int] = []
        for name in SHIPS:
            ship = table.table(name)
            price = ship.counts("price", GOODS, 0, len(PRICES))
            own = ship.counts("spaces", GOODS, 0, SOME) if ship.has("spaces") else [spaces_for[one] for one in price]
            ship.close()
            for good, coins, room in zip(GOODS, price, own, strict=True):
                if coins > 0 and room == 0:
                    raise BadComponents(
                        f"ships.{name}.price.{good} is {coins!r}; it may be a price that ships.spaces_by_price has"
                    )
            prices += price
            spaces += own
        self.ship_price = prices
        self.ship_spaces = spaces
        table.close()

    def read_events(self, table: Table) -> None:
        cards = [table.table(name) for name in EVENTS]
        self.event_stack = [card.number("stack", *STACKS) for card in cards]
        self.event_effect = run_on([card.counts("effect", EVENT_EFFECTS, 0, SOME) for card in cards])
        for card in (*cards, table):
            card.close()
        first_half = self.rounds // 2
        for stack, needed in zip(STACKS, (first_half, self.rounds - first_half), strict=True):
            if self.event_stack.count(stack) < needed:
                raise BadComponents(
                    f"events of stack {stack} are {self.event_stack.count(stack)}; there may not be fewer than "
                    f"{needed}, one for each round of half a game"
                )

    def read_solo(self, table: Table, automa: Table) -> None:
        cards = [table.table(name) for name in OBJECTIVES]
        needs = [card.counts("need", OBJECTIVE_NEEDS, 0, MANY) for card in cards]
        for name, need in zip(OBJECTIVES, needs, strict=True):
            if not any(need) or (need[NEED_GUILDS] > 0) != (need[NEED_GUILD_APPRENTICES] > 0):
                given = {word: number for word, number in zip(OBJECTIVE_NEEDS, need, strict=True) if number > 0}
                raise BadComponents(
                    f"objectives.{name}.need is {given!r}; it may have at least one condition, and guilds only "
                    "together with guild_apprentices"
                )
        self.objective_needs = run_on(needs)
        self.automa_guild = [0, *(GUILDS.index(automa.word(value, GUILDS)) for value in COUNTS)]
        for one in (*cards, table, automa):
            one.close()

    # the Chancery

    def read_chancery(self, table: Table, desks: Table) -> None:
        self.desk_income = table.number("income", 0, SOME)
        self.first_commissions = table.number("first_commissions", 1, len(COMMISSIONS) // SEATS)
        benefits = table.table("benefits")
        # Who has the desk for the council's coins pays none: that has no number.
        self.benefit_amount = [
            0 if k == DESK_COUNCIL_COINS else benefits.number(name, 0, FACES) for k, name in enumerate(DESK_BENEFITS)
        ]
        rows = [desks.table(row) for row in DESK_ROWS]
        seats = [row.table(value) for row in rows for value in COUNTS]
        self.desk_race = [RACES.index(seat.word("race", RACES)) for seat in seats]
        self.desk_benefit = [DESK_BENEFITS.index(seat.word("benefit", DESK_BENEFITS)) for seat in seats]
        for one in (*seats, *rows, benefits, desks, table):
            one.close()

    def read_commissions(self, table: Table, tiles: Table) -> None:
        cards = [table.table(name) for name in COMMISSIONS]
        self.commission_measure = [
            COMMISSION_MEASURES.index(card.word("measure", COMMISSION_MEASURES)) for card in cards
        ]
        steps = [card.counts("points", LEVELS, 0, SOME) for card in cards]
        self.commission_points = run_on([[max(step[: n + 1]) for n in range(len(LEVELS))] for step in steps])
        self.tile_values = run_on([tiles.numbers(name, TILE_FIELDS, 1, FACES) for name in DICE_TILES])
        for one in (*cards, table, tiles):
            one.close()

    def check_sources(self, values: Mapping[str, object]) -> None:
        for path, source in provenance(values).items():
            if source not in SOURCES:
                raise BadComponents(f"{path}.source is {source!r}; it may be one of {', '.join(SOURCES)}")

    # the rules of one game

    def rules(self, players: int, options: Mapping[str, Value]) -> Rules:
        count = players - 1
        return Rules(
            players=players,
            events=bool(options["events"]),
            chancery=bool(options["chancery"]),
            dice=self.dice[count],
            tavern_spaces=self.tavern_spaces[count],
            yard_spaces=self.yard_spaces[count],
            guild_dice=self.guild_dice[count],
            apprentice_spaces=self.apprentice_spaces[count],
            apprentice_income=self.apprentice_income[count],
            neutral_space=self.neutral_space[count],
            reward_factor=self.reward_factor[count],
            castle_spaces=self.castle_spaces[count],
            # One plays without the Chancery, and so without its desks.
            desk_rows=self.desk_rows[count - 1] if players > 1 else 1,
            start_reputation=self.start_reputation[count],
            start_modifiers=self.start_modifiers[count],
            rounds=self.rounds,
            start_coins=self.start_coins,
            start_goods=self.start_goods,
            start_houses=self.start_houses,
            workers_each=self.workers_each,
            houses_each=self.houses_each,
            reputation_least=self.reputation_least,
            reputation_most=self.reputation_most,
            nobility_most=self.nobility_most,
            lord_at=self.lord_at,
            nobility_points=self.nobility_points,
            settlers_stack=self.settlers_stack,
            settlers_race=self.settlers_race,
            settlers_goods=self.settlers_goods,
            settlers_least=self.settlers_least,
            settlers_most=self.settlers_most,
            settlers_workers=self.settlers_workers,
            settlers_stars=self.settlers_stars,
            hand_limit=self.hand_limit,
            most_of_a_good=self.most_of_a_good,
            character_good=self.character_good,
            character_gain=self.character_gain,
            house_cost=self.house_cost,
            guild_space=self.guild_space,
            guild_buys=self.guild_buys,
            guild_places=self.guild_places,
            guild_activates=self.guild_activates,
            good_cost=self.good_cost,
            workshop_guild=self.workshop_guild,
            workshop_effects=self.workshop_effects,
            workshop_points=self.workshop_points,
            workshop_stars=self.workshop_stars,
            reward_coins=self.reward_coins,
            reward_points=self.reward_points,
            workshop_income=self.workshop_income,
            hall_cost=self.hall_cost,
            community_tiles=self.community_tiles,
            community_points=self.community_points,
            community_stars=self.community_stars,
            community_bonus=self.community_bonus,
            community_income=self.community_income,
            sale_coins=self.sale_coins,
            council_row=self.council_row,
            council_race=self.council_race,
            council_nobility=self.council_nobility,
            council_coins=self.council_coins,
            council_goods=self.council_goods,
            council_points=self.council_points,
            council_loss=self.council_loss,
            clerk_space=self.clerk_space,
            clerk_modifiers=self.clerk_modifiers,
            clerk_buys=self.clerk_buys,
            modifier_cost=self.modifier_cost,
            clerk_draws=self.clerk_draws,
            clerk_loss=self.clerk_loss,
            ship_price=self.ship_price,
            ship_spaces=self.ship_spaces,
            castle_takes=self.castle_takes,
            castle_gain=self.castle_gain,
            board_takes=self.board_takes,
            event_stack=self.event_stack,
            event_effect=self.event_effect,
            objective_needs=self.objective_needs,
            automa_guild=self.automa_guild,
            desk_race=self.desk_race,
            desk_benefit=self.desk_benefit,
            benefit_amount=self.benefit_amount,
            desk_income=self.desk_income,
            first_commissions=self.first_commissions,
            commission_measure=self.commission_measure,
            commission_points=self.commission_points,
            tile_values=self.tile_values,
            goods_per_point=self.goods_per_point,
        )
