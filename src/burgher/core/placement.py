# compiled
"""Who came where at the end of a game, as a number for each seat."""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.state import State


def placement(state: State) -> list[float]:
    """What each seat gets at the end: 1 for the first place, -1 for the last, the others evenly between.

    Winners come before all others, who are compared by their points; who shares a place shares what it brings. Of two
    or more seats the sum is 0. Alone, 1 for a victory and -1 for a defeat.
    """
    players = state.players
    scores = state.scores()
    winners = state.winners()
    if players == 1:
        return [1.0 if winners else -1.0]
    worths: list[float] = []
    for seat in range(players):
        better: i64 = 0
        worse: i64 = 0
        own = seat in winners
        for other in range(players):
            wins = other in winners
            # True is more than False: who has won is before all who have not.
            if (wins, scores[other]) < (own, scores[seat]):
                worse += 1
            elif (wins, scores[other]) > (own, scores[seat]):
                better += 1
        worths.append(float(worse - better) / float(players - 1))
    return worths
