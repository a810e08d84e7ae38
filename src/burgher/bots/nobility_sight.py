# compiled
"""How a bot judges Rise to Nobility: points made, points in the making, and what the town will still yield."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.bots.evaluator import Evaluator
from burgher.bots.nobility_habits import weigh_actions
from burgher.core.cells import vec
from burgher.core.moves import Moves
from burgher.core.state import State
from burgher.nobility.cells import (
    ACTIONS,
    APPRENTICES,
    CHARACTER,
    COINS,
    COMMUNITY,
    COUNCIL,
    DICE,
    ENDED,
    HAND,
    MASTER,
    MODIFIERS,
    NOBILITY,
    PASSED,
    PHASE,
    PLATFORM,
    REPUTATION,
    ROLLING,
    ROUND,
    SETUP,
    STORE,
    TILE_CARD,
    TILE_FILLED,
    TILE_SEAT,
    WORKERS,
)
from burgher.nobility.ending import commission_points
from burgher.nobility.names import (
    COMMUNITY_SPACES,
    COUNCIL_SPACES,
    DICE_TILE_COUNT,
    FACES,
    GOOD_COUNT,
    GUILD_COUNT,
    HAND_SPACES,
    LOTS,
    OBJECTIVE_NEED_COUNT,
    RACE_COUNT,
    SEATS,
    TILE_FIELDS,
    WORKSHOP_SPACES,
)
from burgher.nobility.solo import needed, reached
from burgher.nobility.state import Town

# the weights, in the order of their names
GOOD_WANTED: Final = 0
"""A good that an open settlers card asks for."""
GOOD_SPARE: Final = 1
COIN: Final = 2
COIN_LATE: Final = 3
"""A coin in the last round."""
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
"""A workshop, for each round to come."""
COMMUNITY_ROUND: Final = 12
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
DESK: Final = 20
"""An apprentice in the Chancery, for each round to come."""
COMMISSION: Final = 21
"""A point promised by a commission card, by how far its dice tile is filled."""
OBJECTIVE: Final = 22
"""The solo objective reached."""
SETTLED: Final = 23
"""Settlers housed, beyond their points: they open doors at the council."""
COUNT: Final = 24

NAMES: Final = (
    "good_wanted",
    "good_spare",
    "coin",
    "coin_late",
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
    "desk",
    "commission",
    "objective",
    "settled",
)


class NobilitySight(Evaluator):
    """Judges positions of Rise to Nobility by a list of weights (`NAMES`)."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = vec[float](weights)
        self.promises = vec[float]([0.0] * HAND_SPACES)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Town)
        town = state
        points = float(town.points(seat))
        if town.players == 1:
            points = 0.3 * points + self.weights[OBJECTIVE] * self._objective(town)
        if town.cells[PHASE] == ENDED:
            return points + 0.01 * float(town.built(seat))
        ahead = rounds_ahead(town)
        points += float(town.rules.nobility_points[town.cells[NOBILITY + seat]])
        points += self._settlers(town, seat, ahead)
        points += self._town(town, seat, ahead)
        points += self._standing(town, seat, ahead)
        if town.rules.chancery:
            points += self._chancery(town, seat, ahead)
        return points

    def spread(self, state: State) -> float:
        assert isinstance(state, Town)
        return 3.0 + 1.2 * rounds_ahead(state)

    def crowded(self, state: State) -> bool:
        # Measured (docs/strength.md): each of many others takes one of many places, and no playout hits upon which.
        return state.players > 2

    def pause(self, state: State) -> i64:
        return i64(state.round)

    def weigh(self, state: State, moves: Moves, weights: vec[float]) -> None:
        assert isinstance(state, Town)
        weigh_actions(state, moves, weights)

    # the solo game

    def _objective(self, town: Town) -> float:
        """How far both needs have come, the one further back counting most."""
        least = 1.0
        total = 0.0
        needs = 0.0
        if town.cells[PHASE] == SETUP:
            return 0.0
        for need in range(OBJECTIVE_NEED_COUNT):
            asked = needed(town, need)
            if asked > 0:
                part = min(1.0, float(reached(town, need)) / float(asked))
                total += part
                needs += 1.0
                least = min(least, part)
        return 0.5 * least + 0.5 * total / needs if needs > 0.0 else 0.0

    # settlers and goods

    def _settlers(self, town: Town, seat: i64, ahead: float) -> float:
        """Settlers housed, settlers promised by card, goods and house, and the goods themselves."""
        w = self.weights
        c = town.cells
        r = town.rules
        store = STORE + seat * GOOD_COUNT
        built = town.built(seat)
        houses = min(c[PLATFORM + seat], LOTS - built)
        wanted: i64 = 0
        cards: i64 = 0
        promises = self.promises
        for place in range(HAND_SPACES):
            promises[place] = 0.0
            card = c[HAND + seat * HAND_SPACES + place]
            if card < 0 or built >= LOTS:
                continue
            cards += 1
            there: i64 = 0
            for good in range(GOOD_COUNT):
                if r.settlers_goods[card * GOOD_COUNT + good] != 0:
                    wanted |= 1 << good
                    limit = r.most_of_a_good + (1 if r.character_good[max(i64(0), c[CHARACTER + seat])] == good else 0)
                    there += min(c[store + good], limit)
            part = min(1.0, float(there) / float(r.settlers_least[card]))
            reward = w[SETTLED] + float(r.settlers_stars[card]) + ahead * w[WORKER] * float(r.settlers_workers[card])
            promises[place] = (0.15 + 0.85 * part * part) * reward
        value = w[SETTLED] * float(built)
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
        for good in range(GOOD_COUNT):
            count = float(c[store + good])
            if (wanted >> good) & 1 != 0 and built < LOTS:
                useful = min(count, 4.0)
                value += w[GOOD_WANTED] * useful + 0.5 * (count - useful)
            else:
                useful = min(count, 3.0) if ahead > 0.0 else 0.0
                value += w[GOOD_SPARE] * useful + 0.5 * (count - useful)
        return value

    # what the town yields

    def _town(self, town: Town, seat: i64, ahead: float) -> float:
        w = self.weights
        c = town.cells
        price = w[COIN] if ahead >= 1.0 else w[COIN_LATE]
        coins = float(c[COINS + seat])
        value = price * coins / (1.0 + 0.02 * coins)
        value += ahead * w[WORKER] * float(c[WORKERS + seat])
        left = ahead + 1.0 if c[PHASE] <= ACTIONS else ahead
        for guild in range(GUILD_COUNT):
            own = c[APPRENTICES + guild * SEATS + seat]
            if own > 0:
                earned = town.rules.apprentice_income[town.apprentices_in(guild) - 1]
                value += float(own) * (left * w[INCOME] * price * float(earned) + ahead * w[APPRENTICE])
        for space in range(WORKSHOP_SPACES):
            if c[MASTER + space] == seat:
                value += left * w[WORKSHOP]
        for space in range(COMMUNITY_SPACES):
            if c[COMMUNITY + seat * COMMUNITY_SPACES + space] != 0:
                value += left * w[COMMUNITY_ROUND]
        return value

    # reputation, nobility, dice

    def _standing(self, town: Town, seat: i64, ahead: float) -> float:
        w = self.weights
        c = town.cells
        reputation = float(c[REPUTATION + seat])
        enough = w[REPUTATION_ENOUGH]
        steps = reputation if reputation <= enough else enough + 0.5 * (reputation - enough)
        value = ahead * w[REPUTATION_ROUND] * steps
        value += w[MODIFIER] * min(6.0, float(c[MODIFIERS + seat])) * min(1.0, 0.3 + ahead)
        nobility = c[NOBILITY + seat]
        value += w[STAR] * float(nobility) * min(1.0, 0.2 * ahead)
        if nobility < town.rules.lord_at:
            value += w[LORD] * float(nobility)
        else:
            value += w[LORD] * float(town.rules.lord_at)
        if c[PHASE] == ACTIONS and c[PASSED + seat] == 0:
            value += w[DIE] * self._dice_left(town, seat)
        return value + self._council(town, seat, ahead)

    def _dice_left(self, town: Town, seat: i64) -> float:
        """Dice that the reputation still allows, the lowest first."""
        c = town.cells
        room = town.pips_left(seat)
        usable = 0.0
        for face in range(FACES):
            for _ in range(c[DICE + seat * FACES + face]):
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
            if tile < 0 or c[NOBILITY + seat] < town.rules.council_nobility[tile]:
                continue
            if town.settled(seat, town.rules.council_race[space % RACE_COUNT]) == 0:
                continue
            asked: i64 = 0
            there: i64 = 0
            for good in range(GOOD_COUNT):
                need = town.rules.council_goods[tile * GOOD_COUNT + good]
                asked += need
                there += min(need, c[STORE + seat * GOOD_COUNT + good])
            coins = town.rules.council_coins[tile]
            asked += coins
            there += min(coins, c[COINS + seat])
            value = float(town.rules.council_points[tile]) * float(there) / float(max(i64(1), asked))
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
        c = town.cells
        value = self.weights[DESK] * ahead * float(town.desks_of(seat))
        for tile in range(DICE_TILE_COUNT):
            if c[TILE_SEAT + tile] == seat:
                filled = 0.0
                for field in range(TILE_FIELDS):
                    if c[TILE_FILLED + tile * TILE_FIELDS + field] != 0:
                        filled += 1.0
                promised = float(commission_points(town, seat, c[TILE_CARD + tile])) + 2.0 * min(1.0, 0.3 * ahead)
                part = filled / float(TILE_FIELDS)
                if part < 1.0:
                    part *= self.weights[COMMISSION] * min(1.0, 0.2 + 0.4 * ahead)
                value += promised * part
        return value


def rounds_ahead(town: Town) -> float:
    """Rounds to come, with the part of this one that is left."""
    c = town.cells
    whole = float(town.rules.rounds - max(i64(1), c[ROUND]))
    return whole + 1.0 if c[PHASE] <= ROLLING else whole
