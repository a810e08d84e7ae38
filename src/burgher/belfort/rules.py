# compiled
"""The numbers that a game of Belfort is played with: the component file's and the options', as the rules read them.

One `Rules` is shared by a position and all its copies, and is never changed.
"""

from __future__ import annotations

from mypy_extensions import i64

from burgher.belfort.costs import all_bills
from burgher.core.cells import vec


def _row(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


class Rules:
    """Lists are in the order of `names`; of lists in two dimensions the rows follow each other.

    The arguments and what they mean:

    - ``players``: how many people play, 2 to 5
    - ``rounds``: rounds of the game; ``scoring``: for each round, from the first, 1 when it is scored at its end
    - ``start``: a player's first stock of wood, stone, metal and gold
    - ``workers``: elves and dwarves a player has at the start; ``most_workers``: elves and dwarves in a player's color;
      ``most_masters``: how many of either can be masters
    - ``deal``, ``keep``: cards dealt and kept at the start; ``pool``: cards that lie open; ``hand_limit``
    - ``copies``: of each of the ten property cards; ``income``: of each; ``locks``: on each
    - ``plank_fee``, ``plank_locked`` (0 or 1): of the five properties with planks
    - ``plank_gain``: five rows of wood, stone, metal, gold taken by their planks (nothing where the plank does more)
    - ``cost``: ten rows of wood, stone, metal, gold, wood-or-stone; ``wall_cost``: one; ``guild_cost``: twelve
    - ``desk_fee``, ``guild_fee``, ``hire_fee`` (a gnome), ``card_fee``: in gold
    - ``smith_fee``: gold that a blacksmith's gnome asks for one metal; ``bank_gold``: what a bank's gnome gives
    - ``library_draw``, ``library_discard``: by the library's plank; ``library_gnome``: cards drawn after the turn
    - ``visits``: to the trading post without any help; ``market_visits``: for each gnome in a market
    - ``buy``: gold for one wood, stone, metal; ``sell``: gold for metal, wood+wood, wood+stone, stone+stone
    - ``gnomes``, ``desk_planks``: in a game of this many players
    - ``area_bonus``: for the most workers in a resource area; ``master_power``: as how many workers a master collects
    - ``tax_band``: spaces of the score track in one tax level
    - ``district_points``: for the first, second and third (0 where third place does not score); ``race_points``: for
      the first and second
    - ``guild_gain``: twelve rows of wood, stone, metal, gold (nothing where the guild does more)
    - ``guild_group``: for each guild the group it is drawn from, 0 to 2, or -1 when it cannot be in this game;
      ``guild_need``: how many guilds of each of the three groups there are, five together. (Normal: the groups are
      basic, resource and interactive. Any five: all are in group 0, which has 5. Two players, advanced: the wizards
      alone are group 1 with 1, the basic and resource guilds group 0 with 4.)
    - ``conversions``, ``extra_visits``: by the merchants; ``librarians_draw``, ``librarians_discard``
    - ``thieves_gold``: from one player, by the edition's option; ``bandits_metal``, ``bandits_pieces``: from one;
      ``spread``: from how many players at most they may take one each
    - ``np_elves``, ``np_dwarves``: of each non-player in the game for two
    - ``shared_gatehouses``, ``keep_crest``, ``forgo_actions``, ``markers_needed``, ``mine_pairs_only``,
      ``np_keep_markers``, ``np_dwarves_together``: the options of these names
    """

    def __init__(
        self,
        *,
        players: int,
        rounds: int,
        scoring: list[int],
        start: list[int],
        workers: list[int],
        most_workers: list[int],
        most_masters: int,
        deal: int,
        keep: int,
        pool: int,
        hand_limit: int,
        copies: list[int],
        income: list[int],
        locks: list[int],
        plank_fee: list[int],
        plank_locked: list[int],
        plank_gain: list[int],
        cost: list[int],
        wall_cost: list[int],
        guild_cost: list[int],
        desk_fee: int,
        guild_fee: int,
        hire_fee: int,
        card_fee: int,
        smith_fee: int,
        bank_gold: int,
        library_draw: int,
        library_discard: int,
        library_gnome: int,
        visits: int,
        market_visits: int,
        buy: list[int],
        sell: list[int],
        gnomes: int,
        desk_planks: int,
        area_bonus: int,
        master_power: int,
        tax_band: int,
        district_points: list[int],
        race_points: list[int],
        guild_gain: list[int],
        guild_group: list[int],
        guild_need: list[int],
        conversions: int,
        extra_visits: int,
        librarians_draw: int,
        librarians_discard: int,
        thieves_gold: int,
        bandits_metal: int,
        bandits_pieces: int,
        spread: int,
        np_elves: int,
        np_dwarves: int,
        shared_gatehouses: bool,
        keep_crest: bool,
        forgo_actions: bool,
        markers_needed: bool,
        mine_pairs_only: bool,
        np_keep_markers: int,
        np_dwarves_together: bool,
    ) -> None:
        self.players: i64 = players
        self.rounds: i64 = rounds
        self.scoring = _row(scoring)
        self.start = _row(start)
        self.workers = _row(workers)
        self.most_workers = _row(most_workers)
        self.most_masters: i64 = most_masters
        self.deal: i64 = deal
        self.keep: i64 = keep
        self.pool: i64 = pool
        self.hand_limit: i64 = hand_limit
        self.copies = _row(copies)
        self.income = _row(income)
        self.locks = _row(locks)
        self.plank_fee = _row(plank_fee)
        self.plank_locked = _row(plank_locked)
        self.plank_gain = _row(plank_gain)
        # One table, so that a build is paid alike whatever is built: the properties, the wall, the guilds.
        self.bills = _row(all_bills(cost + wall_cost + guild_cost))
        self.desk_fee: i64 = desk_fee
        self.guild_fee: i64 = guild_fee
        self.hire_fee: i64 = hire_fee
        self.card_fee: i64 = card_fee
        self.smith_fee: i64 = smith_fee
        self.bank_gold: i64 = bank_gold
        self.library_draw: i64 = library_draw
        self.library_discard: i64 = library_discard
        self.library_gnome: i64 = library_gnome
        self.visits: i64 = visits
        self.market_visits: i64 = market_visits
        self.buy = _row(buy)
        self.sell = _row(sell)
        self.gnomes: i64 = gnomes
        self.desk_planks: i64 = desk_planks
        self.area_bonus: i64 = area_bonus
        self.master_power: i64 = master_power
        self.tax_band: i64 = tax_band
        self.district_points = _row(district_points)
        self.race_points = _row(race_points)
        self.guild_gain = _row(guild_gain)
        self.guild_group = _row(guild_group)
        self.guild_need = _row(guild_need)
        self.conversions: i64 = conversions
        self.extra_visits: i64 = extra_visits
        self.librarians_draw: i64 = librarians_draw
        self.librarians_discard: i64 = librarians_discard
        self.thieves_gold: i64 = thieves_gold
        self.bandits_metal: i64 = bandits_metal
        self.bandits_pieces: i64 = bandits_pieces
        self.spread: i64 = spread
        self.np_elves: i64 = np_elves
        self.np_dwarves: i64 = np_dwarves
        self.shared_gatehouses = shared_gatehouses
        self.keep_crest = keep_crest
        self.forgo_actions = forgo_actions
        self.markers_needed = markers_needed
        self.mine_pairs_only = mine_pairs_only
        self.np_keep_markers: i64 = np_keep_markers
        self.np_dwarves_together = np_dwarves_together
