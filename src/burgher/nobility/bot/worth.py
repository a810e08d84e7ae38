# compiled
"""How a bot judges Rise to Nobility: points made, points in the making, and what the town will still yield."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.bots.evaluator import Evaluator
from burgher.core.cells import vec
from burgher.core.moves import Moves
from burgher.core.state import State
from burgher.nobility import codes
from burgher.nobility.bot.chancery import commissions
from burgher.nobility.bot.habits import weigh_actions
from burgher.nobility.cells import (
    ACTIONS,
    COINS,
    COUNCIL,
    DICE,
    ENDED,
    HAND,
    LOT,
    MODIFIERS,
    NOBILITY,
    PASSED,
    PHASE,
    PLATFORM,
    PREPARATION,
    REPUTATION,
    ROLLING,
    ROUND,
    STORE,
    WORKERS,
)
from burgher.nobility.cells import DESK as TOWN_DESK
from burgher.nobility.codes import value_of
from burgher.nobility.council import coins_asked, why_no_audience
from burgher.nobility.ending import nobility_points, tie_break
from burgher.nobility.income import wages_from_desks, wages_from_guilds
from burgher.nobility.names import (
    COUNCIL_SPACES,
    COUNCIL_TILE_COUNT,
    DESKS,
    FACES,
    GOOD_COUNT,
    HAND_SPACES,
    LOTS,
    RACE_COUNT,
)
from burgher.nobility.rules import Rules
from burgher.nobility.settlers import can_give
from burgher.nobility.solo import nearness
from burgher.nobility.state import Town

TIE_BREAK: Final = 0.0001
"""What a tie-break's unit is worth at the end."""

# the weights, in the order of their names
GOOD_WANTED: Final = 0
"""A good that an open settlers card asks for."""
GOOD_SPARE: Final = 1
COIN: Final = 2
PURSE: Final = 3
"""So many coins for each die to come are well spent; more are worth less and less."""
HOUSE: Final = 4
"""How much of a settlers card's promise is left as long as there is no house for it."""
HOUSE_SPARE: Final = 5
"""A house on the platform without a card to go with it."""
CARD: Final = 6
"""How much of what an open settlers card will bring is counted, by the part of its goods that is there."""
CARD_ANY: Final = 7
WORKER: Final = 8
"""A worker in the lot, for each round to come."""
APPRENTICE: Final = 9
"""An apprentice, for each round to come, beside the coins."""
INCOME: Final = 10
"""A coin of income in a round to come."""
WORKSHOP: Final = 11
"""A workshop, for each round to come, at a table for two."""
COMMUNITY_ROUND: Final = 12
"""A community building, the same."""
REPUTATION_ROUND: Final = 13
"""A step of reputation, for each round to come."""
REPUTATION_ENOUGH: Final = 14
"""From here on a step counts half."""
MODIFIER: Final = 15
STAR: Final = 16
"""A step of nobility beyond its points."""
LORD: Final = 17
"""Being a lord soon: each step up to the lord's level."""
DIE: Final = 18
"""A die still to place this round."""
COUNCIL_READY: Final = 19
"""A council tile that could be had now but for the goods."""
COMMISSION: Final = 20
"""How much of the points counts that a commission card promises before all its fields are filled."""
FIELD: Final = 21
"""What the die for a field that is still to be filled would bring elsewhere."""
OBJECTIVE: Final = 22
"""The solo objective reached."""
SETTLED: Final = 23
"""Settlers housed, beyond their points: they open doors at the council."""
RACE: Final = 24
"""A race that has settled: each has its own column at the council."""
AUDIENCE: Final = 25
"""A step of nobility up to where the whole council listens."""
CARD_SIZE: Final = 26
"""A good that an open settlers card asks for at the least: so many points it brings."""
DESK: Final = 27
"""What the benefit of a desk in the Chancery is worth in each round to come: one weight for each, in their order."""
WORKSHOP_OF_MANY: Final = 33
"""A workshop, for each round to come, where three or more play: more of them activate it, and its owner is paid."""
COMMUNITY_OF_MANY: Final = 34
COUNT: Final = 35

NAMES: Final = (
    "good_wanted",
    "good_spare",
    "coin",
    "purse",
    "house",
    "house_spare",
    "card",
    "card_any",
    "worker",
    "apprentice",
    "income",
    "workshop",
    "community_round",
    "reputation_round",
    "reputation_enough",
    "modifier",
    "star",
    "lord",
    "die",
    "council_ready",
    "commission",
    "field",
    "objective",
    "settled",
    "race",
    "audience",
    "card_size",
    "desk_council_coins",
    "desk_port",
    "desk_council_loss",
    "desk_tavern",
    "desk_house",
    "desk_building",
    "workshop_of_many",
    "community_of_many",
)
DICE_A_ROUND: Final = 4.3
"""How many dice a seat places in a round, as games go."""


class NobilityEvaluator(Evaluator):
    """Judges positions of Rise to Nobility by a list of weights (`NAMES`)."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = vec[float](weights)
        self.rules: Rules | None = None
        """For which `audience` was looked up."""
        self.audience: i64 = 0
        self.promises = vec[float]([0.0] * HAND_SPACES)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Town)
        town = state
        points = float(town.points(seat))
        if town.players == 1:
            points = 0.3 * points + self.weights[OBJECTIVE] * nearness(town)
        if town.cells[PHASE] == ENDED:
            return points + TIE_BREAK * float(tie_break(town, seat))
        ahead = rounds_ahead(town)
        dice = self._dice_left(town, seat)
        points += float(nobility_points(town, seat))
        points += self._settlers(town, seat, ahead, dice)
        points += self._town(town, seat, ahead, dice)
        points += self._standing(town, seat, ahead, dice)
        if town.rules.chancery:
            points += self._chancery(town, seat, ahead)
        return points

    def spread(self, state: State) -> float:
        assert isinstance(state, Town)
        return 3.0 + 1.2 * rounds_ahead(state)

    def crowded(self, state: State) -> bool:
        # Measured (docs/strength.md): with shares of the victory, playouts among many brought nothing.
        return state.players > 2

    def early_pause(self, state: State) -> i64:
        """After the income: within it some are still asked, and others have been paid."""
        assert isinstance(state, Town)
        return 2 * state.cells[ROUND] + (1 if state.cells[PHASE] >= PREPARATION else 0)

    def kind_of_turn(self, steps: list[int]) -> i64:
        """A die of which value goes where. What is decided within a visit is all of one kind."""
        found: i64 = 0
        for step in steps:
            action: i64 = step
            if action < codes.COMPLETE:
                found += codes.PLACES * value_of(action)
            elif codes.VISIT <= action < codes.TAKE:
                found += action - codes.VISIT
        return found

    def pause(self, state: State) -> i64:
        return i64(state.round)

    def weigh(self, state: State, moves: Moves, weights: vec[float]) -> None:
        assert isinstance(state, Town)
        weigh_actions(state, moves, weights)

    # settlers and goods

    def _settlers(self, town: Town, seat: i64, ahead: float, dice: float) -> float:
        """Settlers housed, settlers promised by card, goods and house, and the goods themselves."""
        w = self.weights
        c = town.cells
        r = town.rules
        store = STORE + seat * GOOD_COUNT
        built = town.built(seat)
        houses = min(c[PLATFORM + seat], LOTS - built)
        wanted: i64 = 0
        cards: i64 = 0
        races: i64 = 0
        for lot in range(built):
            races |= 1 << r.settlers_race[c[LOT + seat * LOTS + lot]]
        opens = w[RACE] * min(1.0, 0.3 * ahead)
        promises = self.promises
        for place in range(HAND_SPACES):
            promises[place] = 0.0
            card = c[HAND + seat * HAND_SPACES + place]
            if card < 0 or built >= LOTS:
                continue
            cards += 1
            there: i64 = 0
            lacking: i64 = 0
            asks: i64 = 0
            for good in range(GOOD_COUNT):
                if r.settlers_goods[card * GOOD_COUNT + good] != 0:
                    asks |= 1 << good
                    there += can_give(town, seat, good)
                    if c[store + good] == 0:
                        lacking += 1
            least = r.settlers_least[card]
            # One of each is a must.
            there = min(there, least - lacking)
            if ahead == 0.0 and float(_dice_needed(lacking, least - there, houses)) > dice:
                continue
            wanted |= asks
            part = float(there) / float(least)
            reward = w[SETTLED] + float(r.settlers_stars[card]) + ahead * w[WORKER] * float(r.settlers_workers[card])
            reward += w[CARD_SIZE] * float(least)
            if (races >> r.settlers_race[card]) & 1 == 0:
                reward += opens
            promises[place] = (0.15 + 0.85 * part * part) * reward
        value = w[SETTLED] * float(built)
        for race in range(RACE_COUNT):
            if (races >> race) & 1 != 0:
                value += opens
        # The likeliest promises go with the houses there are; one without a house is worth less.
        for k in range(HAND_SPACES):
            best: i64 = 0
            for place in range(1, HAND_SPACES):
                if promises[place] > promises[best]:
                    best = place
            if k < houses:
                value += w[CARD] * promises[best]
            elif k < 2:
                value += w[CARD] * w[HOUSE] * promises[best]
            promises[best] = 0.0
        value += w[CARD_ANY] * float(min(cards, 2)) * min(1.0, 0.5 * ahead)
        value += w[HOUSE_SPARE] * float(max(i64(0), houses - cards)) * min(1.0, 0.3 * ahead)
        # What is in nobody's way to anything else still counts at the end.
        left_over = 1.0 / float(r.goods_per_point)
        for good in range(GOOD_COUNT):
            count = float(c[store + good])
            if (wanted >> good) & 1 != 0 and built < LOTS:
                useful = min(count, 4.0)
                value += w[GOOD_WANTED] * useful + left_over * (count - useful)
            else:
                useful = min(count, 3.0) if ahead > 0.0 else 0.0
                value += w[GOOD_SPARE] * useful + left_over * (count - useful)
        return value

    # what the town yields

    def _town(self, town: Town, seat: i64, ahead: float, dice: float) -> float:
        w = self.weights
        c = town.cells
        price = w[COIN]
        coins = float(c[COINS + seat])
        purse = w[PURSE] * (dice + DICE_A_ROUND * ahead)
        value = price * coins * purse / (purse + coins) if purse > 0.0 else 0.0
        value += ahead * w[WORKER] * float(c[WORKERS + seat])
        left = ahead + 1.0 if c[PHASE] <= ACTIONS else ahead
        # The coins of the last income buy nothing any more.
        paydays = ahead if c[PHASE] == ACTIONS else max(0.0, ahead - 1.0)
        wages = wages_from_guilds(town, seat) + wages_from_desks(town, seat)
        value += paydays * w[INCOME] * price * float(wages)
        value += ahead * w[APPRENTICE] * float(town.apprentices_of(seat))
        many = town.players > 2
        workshop = w[WORKSHOP_OF_MANY] if many else w[WORKSHOP]
        community = w[COMMUNITY_OF_MANY] if many else w[COMMUNITY_ROUND]
        value += left * workshop * float(town.workshops_of(seat))
        return value + left * community * float(town.communities_of(seat))

    # reputation, nobility, dice

    def _standing(self, town: Town, seat: i64, ahead: float, dice: float) -> float:
        w = self.weights
        c = town.cells
        reputation = float(c[REPUTATION + seat])
        enough = w[REPUTATION_ENOUGH]
        steps = reputation if reputation <= enough else enough + 0.5 * (reputation - enough)
        value = ahead * w[REPUTATION_ROUND] * steps
        value += w[MODIFIER] * min(6.0, float(c[MODIFIERS + seat])) * min(1.0, 0.3 + ahead)
        nobility = c[NOBILITY + seat]
        value += w[STAR] * float(nobility) * min(1.0, 0.2 * ahead)
        value += w[AUDIENCE] * float(min(nobility, self._audience(town))) * min(1.0, 0.2 * ahead)
        if nobility < town.rules.lord_at:
            value += w[LORD] * float(nobility)
        else:
            value += w[LORD] * float(town.rules.lord_at)
        return value + w[DIE] * dice + self._council(town, seat, ahead)

    def _audience(self, town: Town) -> i64:
        """The nobility with which every tile of the council can be had; a game's rules stay the same."""
        if self.rules is not town.rules:
            self.rules = town.rules
            self.audience = 0
            for tile in range(COUNCIL_TILE_COUNT):
                self.audience = max(self.audience, town.rules.council_nobility[tile])
        return self.audience

    def _dice_left(self, town: Town, seat: i64) -> float:
        """Dice that the reputation still allows, the lowest first."""
        c = town.cells
        if c[PHASE] != ACTIONS or c[PASSED + seat] != 0:
            return 0.0
        room = town.pips_left(seat)
        usable = 0.0
        for face in range(FACES):
            for _die in range(c[DICE + seat * FACES + face]):
                if room < face + 1:
                    return usable + 0.4 * float(room) / float(face + 1)
                room -= face + 1
                usable += 1.0
        return usable

    def _council(self, town: Town, seat: i64, ahead: float) -> float:
        """The best tiles that nobility and settlers already give access to."""
        c = town.cells
        best = 0.0
        second = 0.0
        for space in range(COUNCIL_SPACES):
            tile = c[COUNCIL + space]
            if tile < 0 or why_no_audience(town, seat, tile, town.rules.council_race[space % RACE_COUNT]) != 0:
                continue
            asked: i64 = 0
            there: i64 = 0
            for good in range(GOOD_COUNT):
                need = town.rules.council_goods[tile * GOOD_COUNT + good]
                asked += need
                there += min(need, c[STORE + seat * GOOD_COUNT + good])
            coins = coins_asked(town, seat, tile)
            asked += coins
            there += min(coins, c[COINS + seat])
            part = float(there) / float(max(i64(1), asked))
            value = float(town.rules.council_points[tile]) * part * part
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        if c[PHASE] == ACTIONS:
            return self.weights[COUNCIL_READY] * (best + 0.5 * second) * min(1.0, 0.25 + ahead)
        return self.weights[COUNCIL_READY] * (best + 0.5 * second) * min(1.0, ahead)

    # the Chancery

    def _chancery(self, town: Town, seat: i64, ahead: float) -> float:
        w = self.weights
        value = commissions(town, seat, ahead, w[COMMISSION], w[FIELD])
        for desk in range(DESKS):
            if town.cells[TOWN_DESK + desk] == seat:
                value += ahead * w[DESK + town.rules.desk_benefit[desk]]
        return value


def _dice_needed(lacking: i64, missing: i64, houses: i64) -> i64:
    """The fewest dice with which a settlers card can still be completed: a guild for each good, and the yard."""
    guilds = max(lacking, (missing + 2) // 3)
    return guilds if houses > 0 else guilds + 1


def rounds_ahead(town: Town) -> float:
    """Rounds to come, with the part of this one that is left."""
    c = town.cells
    whole = float(town.rules.rounds - max(i64(1), c[ROUND]))
    return whole + 1.0 if c[PHASE] <= ROLLING else whole
