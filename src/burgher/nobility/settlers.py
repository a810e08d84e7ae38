# compiled
"""Siedlerkarten: settlers are given a house and goods, and thank with workers, stars and points."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.moves import Moves
from burgher.nobility import codes, questions
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
    SETTLERS_POINTS,
)
from burgher.nobility.reasons import (
    DEMAND_OUT_OF_REACH,
    GOOD_ALREADY_PAID,
    GOOD_MISSING,
    GOOD_NOT_WANTED,
    NO_HOUSE,
    NOT_ASKED_NOW,
    NOT_YOUR_SETTLERS,
    SETTLERS_ALREADY_COMPLETED,
    TOO_FEW_GOODS,
    TOO_LITTLE_FOR_DEMAND,
    TOO_MANY_OF_A_GOOD,
    TOO_MUCH_FOR_DEMAND,
)
from burgher.nobility.state import Town
from burgher.nobility.tavern import place_of

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


def why_complete(town: Town, seat: i64, card: i64) -> i64:
    """Eine Siedlerkarte erfüllen: a house on the platform, at least one of each good, enough goods in all."""
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
    return DEMAND_OUT_OF_REACH if total < town.rules.settlers_least[card] else 0


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
    town.ask(questions.PAY, seat, card, 0)


# paying


def offer_pay(town: Town, moves: Moves, canonical: bool) -> None:
    """Canonical: the goods in their order."""
    card = town.first()
    for good in range(GOOD_COUNT):
        if town.rules.settlers_goods[card * GOOD_COUNT + good] == 0 or town.cells[PAID + good] > 0:
            continue
        for number in range(1, MOST_PAID + 1):
            if _why_number(town, card, number, good) == 0:
                moves.add(codes.PAY + (number - 1) * GOOD_COUNT + good)
        if canonical:
            return


def why_pay(town: Town, action: i64) -> i64:
    if not codes.PAY <= action < codes.PAY + MOST_PAID * GOOD_COUNT:
        return NOT_ASKED_NOW
    number = (action - codes.PAY) // GOOD_COUNT + 1
    good = (action - codes.PAY) % GOOD_COUNT
    card = town.first()
    if town.rules.settlers_goods[card * GOOD_COUNT + good] == 0:
        return GOOD_NOT_WANTED
    if town.cells[PAID + good] > 0:
        return GOOD_ALREADY_PAID
    return _why_number(town, card, number, good)


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
    return TOO_MUCH_FOR_DEMAND if fewest > town.rules.settlers_most[card] else 0


def pay(town: Town, action: i64) -> None:
    c = town.cells
    number = (action - codes.PAY) // GOOD_COUNT + 1
    good = (action - codes.PAY) % GOOD_COUNT
    card = town.first()
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
