# compiled
"""How a bot judges Belfort: markers and workers by the points they will bring, all else by what it will build."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.belfort.bot.habits import weigh_actions
from burgher.belfort.bot.prospects import can_use_architects, gnomes_wanted
from burgher.belfort.cells import (
    BUILT,
    CAMP_SEAT,
    CREST,
    DESK_SEAT,
    DESKS,
    ENDED,
    GUILD,
    GUILD_SEAT,
    HAND,
    HOME,
    PHASE,
    PLACEMENT,
    PLANKED,
    ROUND,
    SCORE,
    SCORING,
    SENT,
    STAFFED,
    STOCK,
)
from burgher.belfort.collection import area_yield, income, most_workers, tax_level
from burgher.belfort.names import (
    ARCHITECTS,
    AREA_COUNT,
    BANK,
    BLACKSMITH,
    CARDS,
    DISTRICTS,
    DWARF,
    ELF,
    GATEHOUSE,
    GOLD,
    GUILD_COUNT,
    GUILD_SYMBOL,
    INN,
    KEEP,
    KINDS,
    LIBRARY,
    MARKET,
    MASTER_DWARF,
    MASTER_ELF,
    METAL,
    PLANK_COUNT,
    SEATS,
    STONE,
    STUFFS,
    TOWER,
    WOOD,
)
from burgher.belfort.properties import card_of_plank
from burgher.belfort.scoring import count_markers, count_stock, count_workers, is_scored, points_for
from burgher.belfort.state import City
from burgher.belfort.two_players import owners
from burgher.belfort.workers import DWARVES, ELVES, RACES
from burgher.bots.evaluator import Evaluator
from burgher.core.cells import vec
from burgher.core.moves import Moves
from burgher.core.state import State

TIE_BREAK: Final = 0.01
"""What a piece is worth at the end, where it can only break a tie."""

# the weights, in the order of their names
SHARPNESS: Final = 0
"""How much more a lead counts than a share: the part of a coming scoring judged as if it were now."""
LATER: Final = 1
"""How much of a later scoring's points is counted."""
MATERIAL: Final = 2
"""Points a piece of wood or stone is worth for each scoring to come."""
MATERIAL_METAL: Final = 3
MATERIAL_GOLD: Final = 4
HOARD: Final = 5
"""How much less a piece counts for every ten already there."""
WORKER: Final = 6
"""Material that a worker brings in a round."""
MASTER: Final = 7
"""Material that a master brings over and above."""
CARD: Final = 8
CARD_KEEP: Final = 9
"""How much more the keep is worth than another card."""
CREST_STEP: Final = 10
UNPLACED: Final = 11
"""Material that a worker still at home brings this round."""
GUILD_PLANK: Final = 12
"""Material that a worker on a guild's plank brings, by guild from here on."""
TOWER_PLANK: Final = GUILD_PLANK + GUILD_COUNT
GNOME_EACH: Final = TOWER_PLANK + 1
"""Material that any gnome is worth beyond what it does and scores."""
LIBRARY_PLANK: Final = GNOME_EACH + 1
CAMP: Final = LIBRARY_PLANK + 1
GUILD_OWNED: Final = CAMP + 1
"""Gold that an own guild brings in a round."""
TAX: Final = GUILD_OWNED + 1
"""How much of the coming taxes is counted."""
BONUS: Final = TAX + 1
"""How much of a bonus for the most workers in an area is counted as long as others may still come."""
PLANKS_OPEN: Final = BONUS + 1
"""Material that an open plank of one's own brings in a round."""
COUNT: Final = PLANKS_OPEN + 1

NAMES: Final = (
    "sharpness",
    "later",
    "material",
    "metal",
    "gold",
    "hoard",
    "worker",
    "master",
    "card",
    "card_keep",
    "crest_step",
    "unplaced",
    "at_merchants",
    "at_librarians",
    "at_architects",
    "at_recruiters",
    "at_sawyers",
    "at_miners",
    "at_bankers",
    "at_masons",
    "at_thieves",
    "at_bandits",
    "at_wizards",
    "at_spies",
    "at_tower",
    "gnome",
    "at_library",
    "camp",
    "guild_owned",
    "tax",
    "bonus",
    "open_plank",
)


class BelfortEvaluator(Evaluator):
    """Judges positions of Belfort by a list of weights (`NAMES`)."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = vec[float](weights)
        self.counts = vec[i64]([0] * SEATS)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, City)
        s = state
        score = float(s.cells[SCORE + seat])
        if s.cells[PHASE] == ENDED:
            return score + TIE_BREAK * float(count_stock(s, seat))
        scorings = scorings_left(s)
        rounds = rounds_left(s)
        unit = self.weights[MATERIAL] * float(scorings)
        points = score + self._majorities(s, seat, scorings)
        points += unit * self._holdings(s, seat, rounds)
        points -= self.weights[TAX] * unit * self.weights[MATERIAL_GOLD] * self._taxes(s, seat, rounds)
        return points

    def spread(self, state: State) -> float:
        assert isinstance(state, City)
        return 2.0 + 3.0 * float(scorings_left(state))

    def pause(self, state: State) -> i64:
        return i64(state.round)

    def weigh(self, state: State, moves: Moves, weights: vec[float]) -> None:
        assert isinstance(state, City)
        weigh_actions(state, moves, weights)

    # what scores

    def _majorities(self, s: City, seat: i64, scorings: i64) -> float:
        """The points of all scorings to come, as markers and workers stand."""
        now = 0.0
        soft = 0.0
        counts = self.counts
        competing = owners(s)
        r = s.rules
        for district in range(DISTRICTS):
            count_markers(s, district, counts)
            now += float(points_for(s, counts, competing, seat, r.district_points))
            soft += share_points(counts, competing, seat, r.district_points)
        for race in range(RACES):
            count_workers(s, race, counts)
            now += float(points_for(s, counts, competing, seat, r.race_points))
            soft += share_points(counts, competing, seat, r.race_points)
        for owner in range(s.players):
            counts[owner] = s.count_gnomes(owner)
        now += float(points_for(s, counts, s.players, seat, r.race_points))
        soft += share_points(counts, s.players, seat, r.race_points)
        sharp = self.weights[SHARPNESS]
        if scorings == 1 and rounds_left(s) == 0:
            sharp = 0.9
        elif is_scored(s):
            sharp = 0.5 + 0.5 * sharp
        first = sharp * now + (1.0 - sharp) * soft
        later = self.weights[SHARPNESS] * 0.5
        rest = later * now + (1.0 - later) * soft
        return first + self.weights[LATER] * rest * float(scorings - 1)

    # what builds

    def _holdings(self, s: City, seat: i64, rounds: i64) -> float:
        """Everything a seat has, in pieces of wood."""
        w = self.weights
        c = s.cells
        r = s.rules
        ahead = float(rounds)
        at = STOCK + seat * STUFFS
        wood = self._pile(float(c[at + WOOD]))
        stone = self._pile(float(c[at + STONE]))
        metal = self._pile(float(c[at + METAL]))
        gold = self._pile(float(c[at + GOLD]))
        held = wood + stone + w[MATERIAL_METAL] * metal + w[MATERIAL_GOLD] * gold
        workers = float(s.count_race(seat, ELVES) + s.count_race(seat, DWARVES))
        masters = float(c[HOME + seat * KINDS + MASTER_ELF] + c[HOME + seat * KINDS + MASTER_DWARF])
        held += ahead * (w[WORKER] * workers + w[MASTER] * masters)
        held += self._cards(s, seat)
        staffed = STAFFED + seat * CARDS
        earned = income(s, seat) + c[staffed + BANK] * r.bank_gold
        held += ahead * w[MATERIAL_GOLD] * float(earned)
        held += w[GNOME_EACH] * float(s.count_gnomes(seat))
        held += ahead * 0.5 * float(c[staffed + BLACKSMITH] + c[staffed + MARKET])
        held += ahead * 0.6 * float(c[staffed + LIBRARY])
        planks = float(c[BUILT + seat * CARDS + BLACKSMITH] + c[BUILT + seat * CARDS + MARKET])
        planks += 0.5 * float(c[BUILT + seat * CARDS + LIBRARY])
        planks += 1.5 * float(c[staffed + TOWER] + c[staffed + INN])
        held += ahead * w[PLANKS_OPEN] * planks
        for district in range(DISTRICTS):
            if s.owner(district, GUILD_SYMBOL) == seat:
                held += ahead * w[GUILD_OWNED] * w[MATERIAL_GOLD]
        held += w[CREST_STEP] * float(s.players - c[CREST + seat])
        return held + self._out(s, seat, ahead)

    def _pile(self, count: float) -> float:
        """The more there is of a thing, the less another helps."""
        return count / (1.0 + self.weights[HOARD] * count / 10.0)

    def _cards(self, s: City, seat: i64) -> float:
        """Cards in hand that can still be built; a second of a kind less than the first."""
        w = self.weights
        c = s.cells
        total = 0.0
        number = 0.0
        for card in range(CARDS):
            have = float(c[HAND + seat * CARDS + card])
            if have > 0.0:
                value = 1.0
                if card == KEEP:
                    value += w[CARD_KEEP]
                elif card == GATEHOUSE:
                    value += 0.3
                total += value * (1.0 + 0.6 * (have - 1.0))
                number += have
        return w[CARD] * total / (1.0 + 0.12 * number)

    def _out(self, s: City, seat: i64, ahead: float) -> float:
        """What the workers that are out this round will bring."""
        w = self.weights
        c = s.cells
        phase = c[PHASE]
        total = 0.0
        recruit = ahead * w[WORKER]
        if phase == PLACEMENT:
            home = HOME + seat * KINDS
            total += w[UNPLACED] * float(c[home + ELF] + c[home + DWARF])
            total += w[UNPLACED] * 1.5 * float(c[home + MASTER_ELF] + c[home + MASTER_DWARF])
            for plank in range(DESKS):
                if c[DESK_SEAT + plank] == seat:
                    total += recruit
            for plank in range(s.players):
                if c[CAMP_SEAT + plank] == seat:
                    total += w[CAMP] * float(c[CREST + seat]) / (1.0 + float(plank))
            total += self._areas(s, seat)
        if phase >= SCORING:
            return total
        for district in range(DISTRICTS):
            if c[GUILD_SEAT + district] == seat:
                guild = c[GUILD + district]
                if guild != ARCHITECTS or can_use_architects(s, seat):
                    total += w[GUILD_PLANK + guild]
        for plank in range(PLANK_COUNT):
            there = PLANKED + (seat * PLANK_COUNT + plank) * KINDS
            number = float(c[there] + c[there + 1] + c[there + 2] + c[there + 3])
            if number > 0.0:
                card = card_of_plank(plank)
                if card == TOWER:
                    total += min(number, float(gnomes_wanted(s, seat))) * w[TOWER_PLANK]
                elif card == INN:
                    total += number * recruit
                elif card == LIBRARY:
                    total += number * w[LIBRARY_PLANK]
                else:
                    for stuff in range(STUFFS):
                        total += number * self._price(stuff) * float(s.rules.plank_gain[plank * STUFFS + stuff])
        return total

    def _areas(self, s: City, seat: i64) -> float:
        """The yield of the resource areas, and the bonus where this seat has the most workers."""
        total = 0.0
        for area in range(AREA_COUNT):
            gained = float(area_yield(s, SENT + (seat * AREA_COUNT + area) * KINDS, area))
            if most_workers(s, area) == seat:
                gained += self.weights[BONUS] * float(s.rules.area_bonus)
            total += self._price(area) * gained
        return total

    def _price(self, stuff: i64) -> float:
        """What a resource is worth, in pieces of wood. Each area has one, in the same order."""
        if stuff == METAL:
            return self.weights[MATERIAL_METAL]
        return self.weights[MATERIAL_GOLD] if stuff == GOLD else 1.0

    def _taxes(self, s: City, seat: i64, rounds: i64) -> float:
        """The gold that the rounds to come will ask for, as the score stands."""
        return float(rounds * tax_level(s, s.cells[SCORE + seat]))


def scorings_left(s: City) -> i64:
    """Scorings to come, this round's among them until it is done."""
    left: i64 = 0
    for k in range(max(i64(0), s.cells[ROUND] - 1), s.rules.rounds):
        left += s.rules.scoring[k]
    return left


def rounds_left(s: City) -> i64:
    """Placements to come after this round's."""
    return s.rules.rounds - max(i64(1), s.cells[ROUND])


def share_points(counts: vec[i64], competing: i64, seat: i64, points: vec[i64]) -> float:
    """What a seat may hope for while numbers still change: the more it has beside others, the more of all points."""
    own = float(counts[seat])
    if own == 0.0:
        return 0.0
    total = 0.0
    for k in range(len(points)):
        total += float(points[k])
    field = 1.0
    for owner in range(competing):
        have = float(counts[owner])
        field += have * have
    return total * own * own / field
