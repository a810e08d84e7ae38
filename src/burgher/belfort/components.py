"""Reads a component file of Belfort: each field checked, unknown fields refused, provenance kept."""

from __future__ import annotations

from collections.abc import Mapping

from burgher.belfort.names import (
    DISTRICTS,
    GUILD_KINDS,
    GUILDS,
    PLANKS,
    PROPERTIES,
    RESOURCES,
    SEATS,
    WIZARDS,
)
from burgher.belfort.options import NOT_FOR_TWO
from burgher.belfort.rules import Rules
from burgher.core.components import Table, one_of, provenance, unfit
from burgher.core.errors import BadComponents
from burgher.core.options import Value

COST = (*RESOURCES, "ws")
"""What a cost is made of; a piece of ``ws`` is paid with wood or with stone."""
SEASONS = ("spring", "summer", "autumn")
COUNTS = ("2", "3", "4", "5")
FEWEST = 2
SOURCES = ("rulebook", "public", "reconstructed", "owner", "inferred")
SOME = 20
"""More of anything than this is taken for a slip."""
MANY = 99


def split_out(rows: list[list[int]]) -> list[int]:
    """Rows one after the other, as `Rules` takes them."""
    return [number for row in rows for number in row]


class Pieces:
    """All numbers of a component file, for any number of players and any options."""

    def __init__(self, values: Mapping[str, object]) -> None:
        file = Table(dict(values), "")
        self.read_calendar(file.table("calendar"))
        self.read_start(file.table("start"), file.table("limits"))
        self.read_fees(file.table("fees"), file.table("collection"))
        self.read_player_counts(file.table("by_players"), file.table("two_players"))
        self.read_scoring(file.table("scoring"), file.table("tax"))
        self.read_trading_post(file.table("trading_post"))
        self.read_properties(file.table("properties"), file.table("wall"))
        self.read_guilds(file.table("guilds"), file.table("stealing"))
        self.read_mixes(file.table("guild_mix"))
        file.close()
        self.check_sources(values)
        self.check_cards()

    # the tables of the file

    def read_calendar(self, table: Table) -> None:
        self.seasons = table.counts("seasons", SEASONS, 1, SOME, needs_all=True)
        self.rounds = sum(self.seasons)
        self.scoring = [int(month == months) for months in self.seasons for month in range(1, months + 1)]
        table.close()

    def read_start(self, table: Table, limits: Table) -> None:
        self.start = [table.number(name, 0, MANY) for name in RESOURCES]
        self.most_workers = [limits.number("elves", 1, SOME), limits.number("dwarves", 1, SOME)]
        self.workers = [
            table.number("elves", 1, self.most_workers[0]),
            table.number("dwarves", 1, self.most_workers[1]),
        ]
        self.deal = table.number("deal", 0, SOME)
        self.keep = table.number("keep", 0, self.deal)
        self.pool = table.number("pool", 0, SOME)
        self.hand_limit = limits.number("hand", 0, SOME)
        self.most_masters = limits.number("masters_of_a_kind", 0, SOME)
        table.close()
        limits.close()

    def read_fees(self, table: Table, collection: Table) -> None:
        self.desk_fee = table.number("recruiter", 0, SOME)
        self.guild_fee = table.number("guild", 0, SOME)
        self.hire_fee = table.number("hire_gnome", 0, SOME)
        self.card_fee = table.number("buy_card", 0, SOME)
        table.close()
        self.area_bonus = collection.number("bonus", 0, SOME)
        self.master_power = collection.number("master", 1, SOME)
        collection.close()

    def read_player_counts(self, table: Table, two: Table) -> None:
        self.gnomes = table.counts("gnomes", COUNTS, 0, MANY, needs_all=True)
        self.desk_planks = table.counts("recruiter_planks", COUNTS, 1, 3, needs_all=True)
        third = table.table("third_place_scores")
        self.third_place_scores = [third.flag(count) for count in COUNTS]
        third.close()
        table.close()
        self.np_workers = [two.number("elves", 0, SOME), two.number("dwarves", 0, SOME)]
        two.close()

    def read_scoring(self, table: Table, tax: Table) -> None:
        self.district_points = table.numbers("district", 3, 0, SOME)
        self.race_points = table.numbers("workers", 2, 0, SOME)
        table.close()
        self.tax_band = tax.number("spaces", 1, MANY)
        tax.close()

    def read_trading_post(self, table: Table) -> None:
        self.visits = table.number("visits", 0, SOME)
        self.buy = table.counts("buy", RESOURCES[:3], 0, SOME, needs_all=True)
        metal, two = table.counts("sell", ("metal", "two_wood_or_stone"), 0, SOME, needs_all=True)
        self.sell = [metal, two, two, two]
        table.close()

    def read_properties(self, table: Table, wall: Table) -> None:
        cards = [table.table(name) for name in PROPERTIES]
        self.copies = [card.number("copies", 0, SOME) for card in cards]
        self.income = [card.number("income", 0, SOME) for card in cards]
        self.locks = [card.number("locks", 0, 9) for card in cards]
        self.cost = split_out([card.counts("cost", COST, 0, SOME) for card in cards])
        self.read_planks([cards[PROPERTIES.index(name)] for name in PLANKS])
        self.read_gnomes(dict(zip(PROPERTIES, cards, strict=True)))
        for card in cards:
            card.close()
        table.close()
        self.wall_cost = wall.counts("cost", COST, 0, SOME)
        wall.close()

    def read_planks(self, cards: list[Table]) -> None:
        planks = dict(zip(PLANKS, [card.table("plank") for card in cards], strict=True))
        self.plank_fee = [plank.number("fee", 0, SOME) for plank in planks.values()]
        self.plank_locked = [int(plank.flag("locked")) for plank in planks.values()]
        self.plank_gain = split_out(
            [
                plank.counts("gain", RESOURCES, 0, SOME) if name in ("blacksmith", "market") else [0] * len(RESOURCES)
                for name, plank in planks.items()
            ]
        )
        self.library_draw = planks["library"].number("draw", 0, SOME)
        self.library_discard = planks["library"].number("discard", 0, SOME)
        for plank in planks.values():
            plank.close()

    def read_gnomes(self, cards: dict[str, Table]) -> None:
        """What the gnomes of four properties do, in numbers; the others' deeds have none."""
        self.smith_fee = self.read_gnome(cards["blacksmith"], "fee")
        self.bank_gold = self.read_gnome(cards["bank"], "gold")
        self.market_visits = self.read_gnome(cards["market"], "visits")
        self.library_gnome = self.read_gnome(cards["library"], "draw")

    def read_gnome(self, card: Table, does: str) -> int:
        gnome = card.table("gnome")
        number = gnome.number(does, 0, SOME)
        gnome.close()
        return number

    def read_guilds(self, table: Table, stealing: Table) -> None:
        guilds = {name: table.table(name) for name in GUILDS}
        self.kinds = [GUILD_KINDS.index(guild.word("kind", GUILD_KINDS)) for guild in guilds.values()]
        self.kinds_for_two = [
            -1 if name in NOT_FOR_TWO else kind for name, kind in zip(GUILDS, self.kinds, strict=True)
        ]
        self.guild_cost = split_out([guild.counts("cost", COST, 0, SOME) for guild in guilds.values()])
        self.guild_gain = split_out(
            [
                guild.counts("gain", RESOURCES, 0, SOME)
                if name in ("sawyers", "miners", "bankers", "masons")
                else [0] * len(RESOURCES)
                for name, guild in guilds.items()
            ]
        )
        self.conversions = guilds["merchants"].number("conversions", 0, SOME)
        self.extra_visits = guilds["merchants"].number("visits", 0, SOME)
        self.librarians_draw = guilds["librarians"].number("draw", 0, SOME)
        self.librarians_discard = guilds["librarians"].number("discard", 0, SOME)
        self.bandits = guilds["bandits"].counts("from_one", ("metal", "wood_or_stone"), 0, SOME, needs_all=True)
        for guild in guilds.values():
            guild.close()
        table.close()
        self.spread = stealing.number("victims", 0, SEATS - 1)
        stealing.close()

    def read_mixes(self, table: Table) -> None:
        """How many guilds of each kind: as many as there are districts, and no more than there are of the kind."""
        self.beginner = self.read_mix(table, "beginner", self.kinds_for_two)
        self.normal = self.read_mix(table, "normal", self.kinds)
        self.normal_for_two = self.read_mix(table, "normal_for_two", self.kinds_for_two)
        table.close()

    def read_mix(self, table: Table, name: str, kinds: list[int]) -> list[int]:
        mix = table.table(name)
        counts = [mix.number(kind, 0, kinds.count(k), default=0) for k, kind in enumerate(GUILD_KINDS)]
        mix.close()
        if sum(counts) != DISTRICTS:
            raise BadComponents("guild-mix", field=f"guild_mix.{name}", found=sum(counts), count=DISTRICTS)
        return counts

    # what fields must be together

    def check_cards(self) -> None:
        needed = SEATS * self.deal + self.pool
        if sum(self.copies) < needed:
            raise BadComponents("too-few-properties", found=sum(self.copies), players=SEATS, needed=needed)

    def check_sources(self, values: Mapping[str, object]) -> None:
        for path, source in provenance(values).items():
            if source not in SOURCES:
                raise unfit(f"{path}.source", source, one_of(SOURCES))

    # the rules of one game

    def guild_groups(self, players: int, options: Mapping[str, Value]) -> tuple[list[int], list[int]]:
        """For each guild the group it is drawn from, and how many are drawn from each (set-up: guilds)."""
        if options["guilds"] == "chosen":
            chosen = options["chosen_guilds"]
            assert isinstance(chosen, tuple)
            return [0 if name in chosen else -1 for name in GUILDS], [DISTRICTS, 0, 0]
        groups = self.kinds_for_two if players == 2 else self.kinds
        if options["guilds"] == "beginner":
            return groups, self.beginner
        if options["guilds"] == "normal":
            return groups, self.normal_for_two if players == 2 else self.normal
        any_five = [min(group, 0) for group in groups]
        if players > 2:
            return any_five, [DISTRICTS, 0, 0]
        # For two the wizards are recommended: they are always there.
        any_five[WIZARDS] = 1
        return any_five, [DISTRICTS - 1, 1, 0]

    def rules(self, players: int, options: Mapping[str, Value]) -> Rules:
        group, need = self.guild_groups(players, options)
        count = players - FEWEST
        points = list(self.district_points)
        if not self.third_place_scores[count]:
            points[2] = 0
        thieves_gold = options["thieves_gold"]
        assert isinstance(thieves_gold, int)
        np_keep_markers = options["np_keep_markers"]
        assert isinstance(np_keep_markers, int)
        return Rules(
            players=players,
            rounds=self.rounds,
            scoring=self.scoring,
            start=self.start,
            workers=self.workers,
            most_workers=self.most_workers,
            most_masters=self.most_masters,
            deal=self.deal,
            keep=self.keep,
            pool=self.pool,
            hand_limit=self.hand_limit,
            copies=self.copies,
            income=self.income,
            locks=self.locks,
            plank_fee=self.plank_fee,
            plank_locked=self.plank_locked,
            plank_gain=self.plank_gain,
            cost=self.cost,
            wall_cost=self.wall_cost,
            guild_cost=self.guild_cost,
            desk_fee=self.desk_fee,
            guild_fee=self.guild_fee,
            hire_fee=self.hire_fee,
            card_fee=self.card_fee,
            smith_fee=self.smith_fee,
            bank_gold=self.bank_gold,
            library_draw=self.library_draw,
            library_discard=self.library_discard,
            library_gnome=self.library_gnome,
            visits=self.visits,
            market_visits=self.market_visits,
            buy=self.buy,
            sell=self.sell,
            gnomes=self.gnomes[count],
            desk_planks=self.desk_planks[count],
            area_bonus=self.area_bonus,
            master_power=self.master_power,
            tax_band=self.tax_band,
            district_points=points,
            race_points=self.race_points,
            guild_gain=self.guild_gain,
            guild_group=group,
            guild_need=need,
            conversions=self.conversions,
            extra_visits=self.extra_visits,
            librarians_draw=self.librarians_draw,
            librarians_discard=self.librarians_discard,
            thieves_gold=thieves_gold,
            bandits_metal=self.bandits[0],
            bandits_pieces=self.bandits[1],
            spread=self.spread,
            np_elves=self.np_workers[0],
            np_dwarves=self.np_workers[1],
            shared_gatehouses=bool(options["shared_gatehouses"]),
            keep_crest=bool(options["keep_crest"]),
            forgo_actions=bool(options["forgo_actions"]),
            markers_needed=bool(options["markers_needed"]),
            mine_pairs_only=bool(options["mine_pairs_only"]),
            np_keep_markers=np_keep_markers,
            np_dwarves_together=bool(options["np_dwarves_together"]),
        )
