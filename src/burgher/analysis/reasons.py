"""Why one way to go on is better than another: both are played on, and what the rules count is compared.

Nothing is said that was not counted: the quantities are the game's own (`Game.quantities`), and only differences that
stand out from chance are told.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
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
PLAIN = 2.5
"""What the others have must differ by so many: much of it is compared, and some of it always differs a little."""
LEAST = 0.34
"""Smaller differences, in parts of a quantity's unit, are not worth a word."""
LITTLE = 0.1
"""So much less of one thing, in parts of its unit, explains what there is instead of it."""
HORIZON = 2
"""Rounds that both ways are played on for at most."""
MOST_FOR = 3
MOST_AGAINST = 1


OF_OTHERS = ("quantity-points-of", "quantity-of")


@dataclass(frozen=True, slots=True)
class Explanation:
    """What speaks for the better way, and what against it, counted at a time that ``by`` says."""

    by: Remark
    reasons: tuple[Remark, ...]

    def said(self) -> Remark:
        """All of it in one line; that nothing stands out is a sentence of its own."""
        if self.is_bare:
            return self.reasons[0]
        together = reduce(lambda first, second: Remark("and-so", first=first, second=second), self.reasons)
        return Remark("because", by=self.by, reasons=together)

    @property
    def is_bare(self) -> bool:
        """Whether nothing stands out."""
        return self.reasons[0].id.startswith("why-")

    def as_equal(self) -> Explanation:
        """The same of two ways that are worth the same: there is nothing to explain."""
        return Explanation(self.by, (Remark("why-equal"),))

    def turned(self) -> Explanation | None:
        """The same from the other side: what spoke against the one speaks for the other. None where nothing did."""
        speaking_for = [_opposite(_detail(one, "reason")) for one in self.reasons if one.id == "but"]
        against = [Remark("but", reason=_opposite(one)) for one in self.reasons if one.id.startswith("counts-")]
        return Explanation(self.by, (*speaking_for, *against[:MOST_AGAINST])) if speaking_for else None

    @property
    def convinces(self) -> bool:
        """Whether something of the seat's own speaks for it, and its own points do not speak against it."""
        own = [one for one in self.reasons if one.id.startswith("counts-") and _quantity(one) not in OF_OTHERS]
        return bool(own) and not any(one.id == "but" and _quantity(one) == "quantity-points" for one in self.reasons)

    def json(self) -> dict[str, object]:
        return {"by": self.by.json(), "reasons": [one.json() for one in self.reasons]}


def _quantity(reason: Remark) -> str:
    """What a reason is about."""
    return _quantity(_detail(reason, "reason")) if reason.id == "but" else _detail(reason, "what").id


def _detail(reason: Remark, name: str) -> Remark:
    inner = reason.details[name]
    assert isinstance(inner, Remark)
    return inner


def _opposite(counted: Remark) -> Remark:
    return Remark("counts-less" if counted.id == "counts-more" else "counts-more", **counted.details)


@dataclass(frozen=True, slots=True)
class Case:
    """Two lines of the seat to decide that were tried, each in the same worlds; ``first`` is the better one."""

    root: State
    first: Sequence[Future]
    second: Sequence[Future]

    def pairs(self) -> list[tuple[Future, Future]]:
        return list(zip(self.first, self.second, strict=True))


def explain(
    looker: Looker,
    game: Game,
    root: State,
    better: Sequence[int],
    worse: Sequence[int],
    worlds: int = WORLDS,
    until: float = NEVER,
    convincing: int = 0,
) -> Explanation:
    """Compare two lines of the seat to decide: both are played on to the next round, with the same dice; where nothing
    differs by then, for another round. ``convincing``: where it does not convince by itself, for so many more."""
    case = Case(root, *looker.begin(Question(root, [list(better), list(worse)], worlds)))
    first: Explanation | None = None
    for more in range(HORIZON + convincing):
        (found,) = differences(looker, game, [case], more, until)
        if found is not None and (found.convinces or not convincing):
            return found
        first = first or found
        if _are_over(case.pairs()):
            break
    return first or later(game, case)


def differences(
    looker: Looker, game: Game, cases: Sequence[Case], more: int, until: float = NEVER
) -> list[Explanation | None]:
    """What differs when the round ends in which each case stands, or so many more rounds; None where nothing does and
    the game goes on. All cases are played on together, which is much quicker."""
    futures = [(case, one) for case in cases for one in (*case.first, *case.second)]
    for case, one in futures:
        one.go_on(int(case.root.round) + more)
    looker.play_on([one for _, one in futures], rounds=True, until=until)
    return [_difference_of(game, case, more) for case in cases]


def _difference_of(game: Game, case: Case, more: int) -> Explanation | None:
    pairs = case.pairs()
    over = _are_over(pairs)
    reasons = _reasons(game, pairs, case.root, over)
    if reasons:
        return Explanation(_by(game, case, more, over), reasons)
    return later(game, case) if over else None


def later(game: Game, case: Case) -> Explanation:
    """Nothing differs as far as was looked; at the end of the game, nothing but who is ahead."""
    over = _are_over(case.pairs())
    return Explanation(_by(game, case, HORIZON - 1, over), (Remark("why-ahead" if over else "why-later"),))


def _by(game: Game, case: Case, more: int, over: bool) -> Remark:
    if over:
        return Remark("by-end")
    return Remark(f"by-{game.round_message}", round=max(1, int(case.root.round)) + more)


def _reasons(game: Game, pairs: Sequence[tuple[Future, Future]], root: State, over: bool) -> tuple[Remark, ...]:
    """What speaks for the better way, and what against it; nothing where nothing clearly speaks for it."""
    seat = int(root.seat)
    compared = {
        quantity: [quantity.of(a.state, seat) - quantity.of(b.state, seat) for a, b in pairs]
        for quantity in game.quantities()
    }
    leans = {quantity.name: _leans(differences, quantity.unit) for quantity, differences in compared.items()}
    left: dict[tuple[str, ...], float] = defaultdict(float)
    for quantity, differences in compared.items():
        left[quantity.left_from] += sum(differences) / quantity.unit
    found = [
        (weight, _said(Remark(f"quantity-{quantity.name}"), amount))
        for quantity, differences in compared.items()
        if quantity.at_end or not over
        for amount, weight in [_clear(differences, quantity.unit)]
        if weight != 0.0 and _stands(quantity, weight, leans, left)
    ]
    found += _rivals(pairs, root, seat)
    if not any(weight > 0.0 for weight, _ in found) and not over:
        found += _what_others_have(game, pairs, root, seat)
    found.sort(key=lambda one: -abs(one[0]))
    speaking_for = [phrase for weight, phrase in found if weight > 0.0][:MOST_FOR]
    against = [Remark("but", reason=phrase) for weight, phrase in found if weight < 0.0][:MOST_AGAINST]
    return (*speaking_for, *against) if speaking_for else ()


def when(game: Game, round: int) -> Remark:
    """A round by what the game calls it."""
    return Remark("when-setup") if round < 1 else Remark(game.round_message, round=round)


def _are_over(pairs: Sequence[tuple[Future, Future]]) -> bool:
    """Whether both ways lead to the end of the game."""
    return all(one.state.seat == OVER for pair in pairs for one in pair)


def _clear(
    differences: Sequence[float], unit: float, errors: float = CLEAR, least: float = LEAST
) -> tuple[float, float]:
    """How much more of it there is on the better way, and how much that weighs; 0 where it may be chance."""
    count = len(differences)
    middle = sum(differences) / count
    spread = sqrt(sum((one - middle) ** 2 for one in differences) / max(1, count - 1) / count)
    if abs(middle) < least * abs(unit) or abs(middle) < errors * spread:
        return middle, 0.0
    return middle, middle / unit


def _stands(
    quantity: Quantity, weight: float, leans: Mapping[str, float], left: Mapping[tuple[str, ...], float]
) -> bool:
    """Whether it is a reason by itself: what is left counts only where that does not come of having less of something
    else, and where more is left in all, not more of this and less of that."""
    if not quantity.left_from:
        return True
    return left[quantity.left_from] * weight > 0.0 and all(leans[one] * weight >= 0.0 for one in quantity.left_from)


def _leans(differences: Sequence[float], unit: float) -> float:
    """The same where it need not be told, only explain what there is instead of it."""
    return _clear(differences, unit, errors=1.0, least=LITTLE)[1]


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


def _what_others_have(
    game: Game, pairs: Sequence[tuple[Future, Future]], root: State, seat: int
) -> list[tuple[float, Remark]]:
    """What the others have less of, or more, for whom it differs most: a card that is taken from under their noses."""
    best: dict[str, tuple[float, Remark]] = {}
    for quantity in game.quantities():
        for other in range(root.players) if quantity.of_rivals else ():
            differences = [quantity.of(a.state, other) - quantity.of(b.state, other) for a, b in pairs]
            amount, weight = _clear(differences, -quantity.unit, PLAIN)
            if other != seat and abs(weight) > abs(best.get(quantity.name, (0.0,))[0]):
                what = Remark("quantity-of", what=Remark(f"quantity-{quantity.name}"), seat=other)
                best[quantity.name] = (weight, _said(what, amount))
    return list(best.values())


def _said(what: Remark, amount: float) -> Remark:
    """Whether there is more or less of it, and how much in whole numbers; 0: a little."""
    return Remark("counts-more" if amount > 0 else "counts-less", what=what, amount=int(abs(amount) + 0.5))
