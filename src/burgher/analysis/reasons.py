"""Why one way to go on is better than another: both are played on, and what the rules count is compared.

Nothing is said that was not counted: the quantities are the game's own (`Game.quantities`), and only differences that
stand out from chance are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from math import sqrt

from burgher.analysis.looking import NEVER, Future, Looker, Question
from burgher.analysis.remarks import Remark
from burgher.core.game import Game
from burgher.core.quantity import Quantity, points
from burgher.core.state import OVER, State

WORLDS = 12
CLEAR = 1.5
"""A difference counts that is so many times its standard error."""
LEAST = 0.34
"""Smaller differences, in parts of a quantity's unit, are not worth a word."""
HORIZON = 2
"""Rounds that both ways are played on for at most."""
MOST_FOR = 3
MOST_AGAINST = 1


@dataclass(frozen=True, slots=True)
class Explanation:
    """What speaks for the better way, and what against it, counted at a time that ``by`` says."""

    by: Remark
    reasons: tuple[Remark, ...]

    def said(self) -> Remark:
        """All of it in one line."""
        together = reduce(lambda first, second: Remark("and-so", first=first, second=second), self.reasons)
        return Remark("because", by=self.by, reasons=together)

    def json(self) -> dict[str, object]:
        return {"by": self.by.json(), "reasons": [one.json() for one in self.reasons]}


def explain(
    looker: Looker,
    game: Game,
    root: State,
    better: Sequence[int],
    worse: Sequence[int],
    worlds: int = WORLDS,
    until: float = NEVER,
) -> Explanation:
    """Compare two lines of the seat to decide: both are played on to the next round, with the same dice; where nothing
    differs by then, for another round."""
    first, second = looker.begin(Question(root, [list(better), list(worse)], worlds))
    return explain_futures(looker, game, root, first, second, until)


def explain_futures(
    looker: Looker, game: Game, root: State, first: Sequence[Future], second: Sequence[Future], until: float = NEVER
) -> Explanation:
    """The same of two lines that were already tried, each in the same worlds; ``first`` is the better one."""
    pairs = list(zip(first, second, strict=True))
    reasons: tuple[Remark, ...] = ()
    round = max(1, int(root.round))
    for more in range(HORIZON):
        for one in (*first, *second):
            one.go_on(int(root.round) + more)
        looker.play_on([*first, *second], rounds=True, until=until)
        over = _are_over(pairs)
        reasons = _reasons(game, pairs, root, over)
        by = Remark("by-end") if over else Remark("by-round", when=when(game, round + more))
        if reasons or over:
            break
    return Explanation(by, reasons or (Remark("why-later"),))


def _reasons(game: Game, pairs: Sequence[tuple[Future, Future]], root: State, over: bool) -> tuple[Remark, ...]:
    """What speaks for the better way, and what against it; nothing where nothing clearly speaks for it."""
    seat = int(root.seat)
    found = [
        (weight, _said(Remark(f"quantity-{quantity.name}"), amount))
        for quantity in game.quantities()
        if quantity.at_end or not over
        for amount, weight in [_difference(pairs, quantity, seat)]
        if weight != 0.0
    ]
    found += _rivals(pairs, root, seat)
    found.sort(key=lambda one: -abs(one[0]))
    speaking_for = [phrase for weight, phrase in found if weight > 0.0][:MOST_FOR]
    against = [phrase for weight, phrase in found if weight < 0.0][:MOST_AGAINST]
    return (*speaking_for, *against) if speaking_for else ()


def when(game: Game, round: int) -> Remark:
    """A round by what the game calls it."""
    return Remark("when-setup") if round < 1 else Remark(game.round_message, round=round)


def _are_over(pairs: Sequence[tuple[Future, Future]]) -> bool:
    """Whether both ways lead to the end of the game."""
    return all(one.state.seat == OVER for pair in pairs for one in pair)


def _difference(pairs: Sequence[tuple[Future, Future]], quantity: Quantity, seat: int) -> tuple[float, float]:
    """How much more of it there is on the better way, and how much that weighs; 0 where it may be chance."""
    return _clear([quantity.of(a.state, seat) - quantity.of(b.state, seat) for a, b in pairs], quantity.unit)


def _clear(differences: Sequence[float], unit: float) -> tuple[float, float]:
    count = len(differences)
    middle = sum(differences) / count
    spread = sqrt(sum((one - middle) ** 2 for one in differences) / max(1, count - 1) / count)
    if abs(middle) < LEAST * abs(unit) or abs(middle) < CLEAR * spread:
        return middle, 0.0
    return middle, middle / unit


def _rivals(pairs: Sequence[tuple[Future, Future]], root: State, seat: int) -> list[tuple[float, Remark]]:
    """The points of the rival for whom they differ most."""
    best: list[tuple[float, Remark]] = []
    for other in range(root.players):
        if other != seat:
            differences = [points(a.state, other) - points(b.state, other) for a, b in pairs]
            amount, weight = _clear(differences, -float(max(1, root.players - 1)))
            if weight != 0.0 and (not best or abs(weight) > abs(best[0][0])):
                best = [(weight, _said(Remark("quantity-points-of", seat=other), amount))]
    return best


def _said(what: Remark, amount: float) -> Remark:
    """Whether there is more or less of it, and how much in whole numbers; 0: a little."""
    return Remark("counts-more" if amount > 0 else "counts-less", what=what, amount=int(abs(amount) + 0.5))
