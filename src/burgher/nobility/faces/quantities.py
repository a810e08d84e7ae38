"""What the rules of Rise to Nobility count, for comparing two futures: see `burgher.core.quantity`.

The units say what is about as good as a point; they only decide what is named first.
"""

from __future__ import annotations

from typing import Final

from burgher.core.quantity import POINTS, Quantity
from burgher.nobility.cells import COINS, HAND, MODIFIERS, NOBILITY, PLATFORM, REPUTATION, WORKERS
from burgher.nobility.council import fulfilled
from burgher.nobility.income import coins_due
from burgher.nobility.names import HAND_SPACES
from burgher.nobility.settlers import can_give, goods_wanted, why_goods
from burgher.nobility.solo import nearness
from burgher.nobility.state import Town


def open_cards(town: Town, seat: int) -> float:
    """Settlers cards that are not completed yet."""
    return float(len(_held(town, seat)))


def ready(town: Town, seat: int) -> float:
    """Settlers cards for which a seat has all the goods, house or no house."""
    return float(sum(why_goods(town, seat, card) == 0 for card in _held(town, seat)))


def fitting(town: Town, seat: int) -> float:
    """Goods of a seat that it could give for one of its settlers cards."""
    wanted = {good for card in _held(town, seat) for good in goods_wanted(town, card)}
    return float(sum(int(can_give(town, seat, good)) for good in wanted))


def _held(town: Town, seat: int) -> list[int]:
    spaces = [int(town.cells[HAND + seat * HAND_SPACES + k]) for k in range(HAND_SPACES)]
    return [card for card in spaces if card >= 0]


def aim(town: Town, seat: int) -> float:
    """How far somebody who plays alone has come, in percent."""
    return 100.0 * nearness(town) if town.players == 1 else 0.0


_BUILT: Final = ("points", "settlers", "workshops", "community", "council")
"""What coins and goods are for."""
_HOUSED: Final = ("settlers",)


def _of_seat(name: str, cell: int, unit: float, of_rivals: bool = False, left_from: tuple[str, ...] = ()) -> Quantity:
    return Quantity(name, lambda town, seat: float(town.cells[cell + seat]), unit, False, of_rivals, left_from)


QUANTITIES: Final = (
    POINTS,
    Quantity("aim", aim, 4.0, at_end=True),
    Quantity("settlers", lambda town, seat: float(town.built(seat)), 0.7, of_rivals=True),
    _of_seat("nobility", NOBILITY, 0.7, of_rivals=True),
    _of_seat("reputation", REPUTATION, 1.5, of_rivals=True),
    Quantity("workshops", lambda town, seat: float(town.workshops_of(seat)), 0.8),
    Quantity("community", lambda town, seat: float(town.communities_of(seat)), 0.8),
    Quantity("apprentices", lambda town, seat: float(town.apprentices_of(seat) + town.desks_of(seat)), 1.2),
    Quantity("income", lambda town, seat: float(coins_due(town, seat)), 1.5, of_rivals=True),
    Quantity("council", lambda town, seat: float(fulfilled(town, seat)), 1.2, of_rivals=True),
    Quantity("goods", lambda town, seat: float(town.goods_of(seat)), 2.0, of_rivals=True, left_from=_BUILT),
    Quantity("cards", open_cards, 1.5, of_rivals=True, left_from=_HOUSED),
    Quantity("ready", ready, 0.8, left_from=_HOUSED),
    Quantity("fitting", fitting, 1.8, left_from=_HOUSED),
    _of_seat("houses", PLATFORM, 1.5, left_from=_HOUSED),
    _of_seat("workers", WORKERS, 1.5),
    _of_seat("modifiers", MODIFIERS, 2.0),
    _of_seat("coins", COINS, 3.0, left_from=_BUILT),
)
