"""Reads the cards and the tiles, the Chancery's among them."""

from __future__ import annotations

from burgher.core.components import Table, unfit
from burgher.core.errors import BadComponents, Phrase
from burgher.nobility.board_components import COUNTS, MANY, SOME, SPACES, Board, by_value, run_on
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
    GUILDS,
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

PRICES = ("1", "2", "3", "4", "5", "6")
LEVELS = tuple(str(level) for level in range(REPUTATION_LEVELS))
STACKS = (1, 2)


class Decks:
    """What is on cards and tiles; `board` has the limits that they must keep to."""

    def __init__(self, file: Table, board: Board) -> None:
        self.board = board
        self.read_settlers(file.table("settlers"))
        self.read_characters(file.table("characters"))
        self.read_buildings(file.table("workshops"), file.table("community"), file.table("sale"))
        self.read_council(file.table("council"))
        self.read_ships(file.table("ships"))
        self.read_events(file.table("events"))
        self.read_solo(file.table("objectives"), file.table("automa"))
        self.read_chancery(file.table("chancery"), file.table("desks"))
        self.read_commissions(file.table("commissions"), file.table("dice_tiles"))

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
            raise BadComponents("too-few-settlers", found=self.settlers_stack.count(1), needed=SEATS)

    def check_demand(self, path: str, goods: list[str], least: int, most: int) -> None:
        """A card that nobody could complete is a slip."""
        if not goods or len(set(goods)) != len(goods):
            raise unfit(f"{path}.goods", goods, Phrase("may-goods"))
        highest = self.board.most_of_a_good * len(goods)
        if not (least <= most and least <= highest and most >= len(goods)):
            raise unfit(f"{path}.demand", [least, most], Phrase("may-demand", highest=highest, least=len(goods)))

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
        for name, given in zip(WORKSHOPS, effects, strict=True):
            if not given or len(set(given)) != len(given):
                raise unfit(f"workshops.{name}.effects", given, Phrase("may-effects"))
        self.workshop_effects = run_on([[int(one in given) for one in WORKSHOP_EFFECTS] for given in effects])
        for guild, name in enumerate(GUILDS):
            if guild not in self.workshop_guild:
                raise BadComponents("guild-without-workshop", guild=name)
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
            raise unfit("council.members.from_the_left", races, Phrase("may-races"))
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
                    raise unfit(f"ships.{name}.price.{good}", coins, Phrase("may-price"))
                # A good without a price is not taken, whatever spaces the ship has.
                spaces.append(room if coins > 0 else 0)
            prices += price
        self.ship_price = prices
        self.ship_spaces = spaces
        table.close()

    def read_events(self, table: Table) -> None:
        cards = [table.table(name) for name in EVENTS]
        self.event_stack = [card.number("stack", *STACKS) for card in cards]
        self.event_effect = run_on([card.counts("effect", EVENT_EFFECTS, 0, SOME) for card in cards])
        for card in (*cards, table):
            card.close()
        first_half = self.board.rounds // 2
        for stack, needed in zip(STACKS, (first_half, self.board.rounds - first_half), strict=True):
            if self.event_stack.count(stack) < needed:
                raise BadComponents("too-few-events", stack=stack, found=self.event_stack.count(stack), needed=needed)

    def read_solo(self, table: Table, automa: Table) -> None:
        cards = [table.table(name) for name in OBJECTIVES]
        needs = [card.counts("need", OBJECTIVE_NEEDS, 0, MANY) for card in cards]
        for name, need in zip(OBJECTIVES, needs, strict=True):
            if not any(need) or (need[NEED_GUILDS] > 0) != (need[NEED_GUILD_APPRENTICES] > 0):
                given = {word: number for word, number in zip(OBJECTIVE_NEEDS, need, strict=True) if number > 0}
                raise unfit(f"objectives.{name}.need", given, Phrase("may-need"))
        self.objective_needs = run_on(needs)
        self.automa_guild = [0, *(GUILDS.index(automa.word(value, GUILDS)) for value in COUNTS)]
        for one in (*cards, table, automa):
            one.close()

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
