# compiled
"""Spielende: points for goods left, for nobility and for commissions; the tie-breaks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from burgher.nobility.cells import (
    APPRENTICES,
    ENDED,
    MASTER,
    NOBILITY,
    PHASE,
    REPUTATION,
    SUCCESS,
    TILE_CARD,
    TILE_SEAT,
)
from burgher.nobility.chancery import is_active
from burgher.nobility.council import fulfilled
from burgher.nobility.names import (
    COMMISSIONS,
    DICE_TILE_COUNT,
    FROM_COMMISSIONS,
    FROM_GOODS,
    FROM_NOBILITY,
    GUILD_SPACES,
    PER_COMMUNITY,
    PER_COUNCIL,
    PER_GUILD,
    PER_NOBILITY,
    PER_REPUTATION,
    PER_SETTLERS,
    PER_WORKSHOP,
    REPUTATION_LEVELS,
    SEATS,
)
from burgher.nobility.state import Town

TIE_BREAKS: Final = 1000
"""More than any tie-break: a point decides before all of them."""


def end(town: Town) -> None:
    """Nach zehn Runden; the solo game also as soon as its objective is reached."""
    for seat in range(town.players):
        goods = town.goods_of(seat) // town.rules.goods_per_point
        nobility = nobility_points(town, seat)
        town.score(seat, FROM_GOODS, goods)
        town.score(seat, FROM_NOBILITY, nobility)
        if town.log is not None:
            town.tell("end-points", {"seat": seat, "goods": goods, "nobility": nobility})
        if town.rules.chancery:
            _count_commissions(town, seat)
    town.cells[PHASE] = ENDED
    if town.log is not None:
        if town.players == 1:
            town.tell("solo-won" if town.cells[SUCCESS] != 0 else "solo-lost", {})
        else:
            _tell_winners(town)


def _tell_winners(town: Town) -> None:
    """Who has won; and, where several have the most points, what decided between them."""
    winners = leaders(town)
    best = winners[0]
    level = [seat for seat in range(town.players) if town.points(seat) == town.points(best)]
    if len(level) > 1:
        houses = [seat for seat in level if town.built(seat) == town.built(best)]
        decided = "nothing" if len(winners) > 1 else "houses" if len(houses) == 1 else "reputation"
        town.tell(
            "tie-broken",
            {
                "seats": tuple(level),
                "points": town.points(best),
                "decided": decided,
                "winner": best,
                "houses": town.built(best),
                "reputation": town.cells[REPUTATION + best],
            },
        )
    town.tell("game-over", {"winners": tuple(winners)})


def nobility_points(town: Town, seat: i64) -> i64:
    """What the level of nobility brings."""
    return town.rules.nobility_points[town.cells[NOBILITY + seat]]


def _count_commissions(town: Town, seat: i64) -> None:
    """Only activated cards count."""
    for tile in range(DICE_TILE_COUNT):
        if town.cells[TILE_SEAT + tile] == seat:
            card = town.cells[TILE_CARD + tile]
            points = commission_points(town, seat, card) if is_active(town, tile) else 0
            town.score(seat, FROM_COMMISSIONS, points)
            if town.log is not None:
                town.tell_all("commission-scored", {"seat": seat, "card": COMMISSIONS[card], "points": points}, True)


def commission_points(town: Town, seat: i64, card: i64) -> i64:
    """What a commission card would be worth to a seat now."""
    number = measure(town, seat, town.rules.commission_measure[card])
    if number >= REPUTATION_LEVELS:
        number = REPUTATION_LEVELS - 1
    return town.rules.commission_points[card * REPUTATION_LEVELS + number]


def measure(town: Town, seat: i64, what: i64) -> i64:
    """What a commission card counts."""
    c = town.cells
    if what < PER_GUILD:
        return town.settled(seat, what)
    if what < PER_COMMUNITY:
        guild = what - PER_GUILD
        figures = c[APPRENTICES + guild * SEATS + seat]
        for k in range(GUILD_SPACES):
            if c[MASTER + guild * GUILD_SPACES + k] == seat:
                figures += 1
        return figures
    if what == PER_COMMUNITY:
        return town.communities_of(seat)
    if what == PER_WORKSHOP:
        return town.workshops_of(seat)
    if what == PER_SETTLERS:
        return town.built(seat)
    if what == PER_COUNCIL:
        return fulfilled(town, seat)
    if what == PER_NOBILITY:
        return c[NOBILITY + seat]
    return c[REPUTATION + seat] if what == PER_REPUTATION else 0


def leaders(town: Town) -> list[int]:
    """Most points; then most houses built; then the highest reputation; then the victory is shared."""
    if town.players == 1:
        return [0] if town.cells[SUCCESS] != 0 else []
    found: list[int] = []
    best: i64 = -1
    for seat in range(town.players):
        standing = town.points(seat) * TIE_BREAKS + tie_break(town, seat)
        if standing > best:
            best = standing
            found = [seat]
        elif standing == best:
            found.append(seat)
    return found


def tie_break(town: Town, seat: i64) -> i64:
    """What decides between equal points, below TIE_BREAKS: houses first, then reputation."""
    return town.built(seat) * 100 + town.cells[REPUTATION + seat]
