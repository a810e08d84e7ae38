# compiled
"""Settlers cards (Siedlerkarten): settlers are given a house and goods, and thank with workers, stars and points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.core.checking import at_least, because, expect
from burgher.core.errors import Phrase
from burgher.core.moves import Moves
from burgher.core.question import Frame
from burgher.core.reasons import NOT_ASKED_NOW
from burgher.nobility import codes
from burgher.nobility.asking import Asked
from burgher.nobility.cells import (
    CHARACTER,
    HAND,
    LOT,
    PAID,
    PLATFORM,
    SECRET,
    SETTLERS_DONE,
    STORE,
    WORKERS,
)
from burgher.nobility.characters import rise
from burgher.nobility.names import (
    FROM_COMMUNITY,
    FROM_EVENTS,
    FROM_SETTLERS,
    GOOD_COUNT,
    GOODS,
    HAND_SPACES,
    LOTS,
    MOST_PAID,
    NOBODY,
    SETTLERS,
    SETTLERS_COUNT,
    SETTLERS_POINTS,
)
from burgher.nobility.reasons import Args, reason
from burgher.nobility.state import Town
from burgher.nobility.tavern import NOT_YOUR_SETTLERS, place_of

# may the card be completed?


def most_of(town: Town, seat: i64, good: i64) -> i64:
    """The most of one good that a seat may give for a card: the character allows one more of its own."""
    character = town.cells[CHARACTER + seat]
    if character >= 0 and town.rules.character_good[character] == good:
        return town.rules.most_of_a_good + 1
    return town.rules.most_of_a_good


def can_give(town: Town, seat: i64, good: i64) -> i64:
    """How much of a good that a card asks for a seat could give now."""
    have = town.cells[STORE + seat * GOOD_COUNT + good]
    most = most_of(town, seat, good)
    return have if have < most else most


def goods_wanted(town: Town, card: i64) -> list[int]:
    return [good for good in range(GOOD_COUNT) if town.rules.settlers_goods[card * GOOD_COUNT + good] != 0]


def _missing(town: Town, action: i64) -> Args:
    wanted = goods_wanted(town, action - codes.COMPLETE)
    return {"goods": tuple([GOODS[good] for good in wanted if can_give(town, town.seat, good) == 0])}


def _reach(town: Town, action: i64) -> Args:
    card = action - codes.COMPLETE
    have = sum([int(can_give(town, town.seat, good)) for good in goods_wanted(town, card)])
    return {"least": int(town.rules.settlers_least[card]), "have": have}


SETTLERS_ALREADY_COMPLETED: Final = reason("settlers-already-completed", "Course of a round: actions")
NO_HOUSE: Final = reason("no-house", "Settlers cards: completing")
GOOD_MISSING: Final = reason("good-missing", "Settlers cards: completing", _missing)
DEMAND_OUT_OF_REACH: Final = reason("demand-out-of-reach", "Settlers cards: completing", _reach)


def why_complete(town: Town, seat: i64, card: i64) -> i64:
    """Settlers cards: completing. A house on the platform, at least one of each good, enough goods in all."""
    c = town.cells
    if c[SETTLERS_DONE] != 0:
        return SETTLERS_ALREADY_COMPLETED
    if place_of(town, seat, card) < 0:
        return NOT_YOUR_SETTLERS
    if c[PLATFORM + seat] == 0:
        return NO_HOUSE
    return why_goods(town, seat, card)


def why_goods(town: Town, seat: i64, card: i64) -> i64:
    """Whether a seat has the goods for a card, house or no house."""
    total: i64 = 0
    for good in range(GOOD_COUNT):
        if town.rules.settlers_goods[card * GOOD_COUNT + good] != 0:
            can = can_give(town, seat, good)
            if can == 0:
                return GOOD_MISSING
            total += can
    if total < town.rules.settlers_least[card]:
        return DEMAND_OUT_OF_REACH
    return 0


def might_complete(town: Town, seat: i64) -> bool:
    """As far as the others can tell: the card dealt at the start might always be one that can be completed.

    So that a turn which goes on, or ends by itself, gives nothing away.
    """
    c = town.cells
    if c[PLATFORM + seat] == 0 or c[SETTLERS_DONE] != 0:
        return False
    if c[SECRET + seat] != 0:
        return True
    for place in range(HAND_SPACES):
        card = c[HAND + seat * HAND_SPACES + place]
        if card >= 0 and why_goods(town, seat, card) == 0:
            return True
    return False


def offer_complete(town: Town, seat: i64, moves: Moves) -> None:
    c = town.cells
    if c[PLATFORM + seat] == 0 or c[SETTLERS_DONE] != 0:
        return
    for place in range(HAND_SPACES):
        card = c[HAND + seat * HAND_SPACES + place]
        if card >= 0 and why_goods(town, seat, card) == 0:
            moves.add(codes.COMPLETE + card)


def complete(town: Town, seat: i64, card: i64) -> None:
    """Show the card; then its goods are paid, one kind after the other."""
    c = town.cells
    c[SETTLERS_DONE] = 1
    shows = c[SECRET + seat] != 0 and c[HAND + seat * HAND_SPACES] == card
    if shows:
        c[SECRET + seat] = 0
    if town.log is not None:
        town.tell_all("settlers-shown", {"seat": seat, "card": SETTLERS[card]}, shows)
    PAY.ask(town, seat, card)


# paying


def _number_paid(action: i64) -> i64:
    return (action - codes.PAY) // GOOD_COUNT + 1


def _good_paid(action: i64) -> i64:
    return (action - codes.PAY) % GOOD_COUNT


def _card(town: Town, action: i64) -> Args:
    return {"card": SETTLERS[PAY.card(town)]}


def _goods(town: Town, action: i64) -> Args:
    good = _good_paid(action)
    have = int(town.cells[STORE + town.seat * GOOD_COUNT + good])
    return {"cost": (GOODS[good], int(_number_paid(action))), "have": (GOODS[good], have) if have > 0 else ()}


def _most_of(town: Town, action: i64) -> Args:
    return {"limit": int(most_of(town, town.seat, _good_paid(action)))}


def _least(town: Town, action: i64) -> Args:
    return {"least": int(town.rules.settlers_least[PAY.card(town)])}


def _total(town: Town, action: i64) -> Args:
    """How many goods would be given at the least, with what has been given and one of each still to give."""
    card = PAY.card(town)
    others = [good for good in goods_wanted(town, card) if good != _good_paid(action)]
    given = sum([max(1, int(town.cells[PAID + good])) for good in others])
    return {"total": int(_number_paid(action)) + given, "most": int(town.rules.settlers_most[card])}


GOOD_NOT_WANTED: Final = reason("good-not-wanted", "Settlers cards: completing", _card)
GOOD_ALREADY_PAID: Final = reason("good-already-paid", "Settlers cards: completing")
TOO_FEW_GOODS: Final = reason("too-few-goods", "Settlers cards: completing", _goods)
TOO_MANY_OF_A_GOOD: Final = reason("too-many-of-a-good", "Settlers cards: completing", _most_of)
TOO_LITTLE_FOR_DEMAND: Final = reason("too-little-for-demand", "Settlers cards: completing", _least)
TOO_MUCH_FOR_DEMAND: Final = reason("too-much-for-demand", "Settlers cards: completing", _total)


class Pay(Asked):
    """How much to give of each good for the settlers card. What was given is in PAID."""

    def ask(self, town: Town, seat: i64, card: i64) -> None:
        self.put(town, seat, card, 0)

    def card(self, town: Town) -> i64:
        return town.first()

    def offer(self, town: Town, moves: Moves, canonical: bool) -> None:
        """Canonical: the goods in their order."""
        card = self.card(town)
        for good in range(GOOD_COUNT):
            if town.rules.settlers_goods[card * GOOD_COUNT + good] == 0 or town.cells[PAID + good] > 0:
                continue
            for number in range(1, MOST_PAID + 1):
                if _why_number(town, card, number, good) == 0:
                    moves.add(codes.PAY + (number - 1) * GOOD_COUNT + good)
            if canonical:
                return

    def why(self, town: Town, action: i64) -> i64:
        if not codes.PAY <= action < codes.PAY + MOST_PAID * GOOD_COUNT:
            return NOT_ASKED_NOW
        good = _good_paid(action)
        card = self.card(town)
        if town.rules.settlers_goods[card * GOOD_COUNT + good] == 0:
            return GOOD_NOT_WANTED
        if town.cells[PAID + good] > 0:
            return GOOD_ALREADY_PAID
        return _why_number(town, card, _number_paid(action), good)

    def perform(self, town: Town, action: i64) -> None:
        c = town.cells
        number, good = _number_paid(action), _good_paid(action)
        card = self.card(town)
        c[STORE + town.seat * GOOD_COUNT + good] -= number
        c[PAID + good] = number
        if town.log is not None:
            town.tell("goods-given", {"seat": town.seat, "number": number, "good": GOODS[good]})
        total: i64 = 0
        for k in range(GOOD_COUNT):
            if town.rules.settlers_goods[card * GOOD_COUNT + k] != 0:
                if c[PAID + k] == 0:
                    return
                total += c[PAID + k]
        _settle(town, card, total)

    def prompt(self, town: Town) -> Args:
        card = self.card(town)
        given = sum([int(town.cells[PAID + good]) for good in range(GOOD_COUNT)])
        least, most = int(town.rules.settlers_least[card]), int(town.rules.settlers_most[card])
        return {"card": SETTLERS[card], "least": least, "most": most, "given": given}

    def bounds(self, town: Town, frame: Frame) -> list[tuple[int, int]]:
        return [(0, SETTLERS_COUNT - 1)]

    def check(self, town: Town, frame: Frame) -> None:
        super().check(town, frame)
        c = town.cells
        seat, card = frame.seat, frame.first
        place = place_of(town, seat, card)
        expect(place != NOBODY, frame.path("card"), card, Phrase("may-open-settlers"))
        expect(c[PLATFORM + seat] > 0, f"platform[{seat}]", 0, because(at_least(1), "since-completing"))
        shown = c[SECRET + seat] == 0 or place != 0
        expect(shown, f"secret[{seat}]", 1, because(0, "since-card-shown"))
        expect(c[SETTLERS_DONE] == 1, "settlers_done", int(c[SETTLERS_DONE]), because(1, "since-completing"))


PAY: Final = Pay("pay", fields=("card",))


def _why_number(town: Town, card: i64, number: i64, good: i64) -> i64:
    """Enough of this good, not too much of it, and the goods still to pay can bring the sum within the demand."""
    c = town.cells
    seat = town.seat
    if c[STORE + seat * GOOD_COUNT + good] < number:
        return TOO_FEW_GOODS
    if number > most_of(town, seat, good):
        return TOO_MANY_OF_A_GOOD
    fewest = number
    most = number
    for other in range(GOOD_COUNT):
        if c[PAID + other] > 0:
            fewest += c[PAID + other]
            most += c[PAID + other]
        elif other != good and town.rules.settlers_goods[card * GOOD_COUNT + other] != 0:
            fewest += 1
            most += can_give(town, seat, other)
    if most < town.rules.settlers_least[card]:
        return TOO_LITTLE_FOR_DEMAND
    if fewest > town.rules.settlers_most[card]:
        return TOO_MUCH_FOR_DEMAND
    return 0


def _settle(town: Town, card: i64, total: i64) -> None:
    """The house goes on a lot; workers come, as far as there are any left; points for the goods and the community."""
    c = town.cells
    seat = town.seat
    town.answered()
    for good in range(GOOD_COUNT):
        c[PAID + good] = 0
    c[HAND + seat * HAND_SPACES + place_of(town, seat, card)] = NOBODY
    c[PLATFORM + seat] -= 1
    c[LOT + seat * LOTS + town.built(seat)] = card
    workers = town.rules.settlers_workers[card]
    left = town.rules.workers_each - town.figures_of(seat)
    if workers > left:
        workers = left
    c[WORKERS + seat] += workers
    community = town.communities_of(seat) * town.rules.community_bonus
    more = town.event_gives(SETTLERS_POINTS)
    town.score(seat, FROM_SETTLERS, total)
    town.score(seat, FROM_COMMUNITY, community)
    town.score(seat, FROM_EVENTS, more)
    if town.log is not None:
        town.tell(
            "settlers-completed",
            {
                "seat": seat,
                "card": SETTLERS[card],
                "points": total,
                "community": community,
                "more": more,
                "workers": workers,
            },
        )
    rise(town, seat, town.rules.settlers_stars[card])
