# compiled
"""Flat Monte Carlo: the promising turns share playouts between them, and time and again the worse half drops out."""

from __future__ import annotations

from time import monotonic
from typing import Final

from mypy_extensions import i64

from burgher.bots.evaluator import MOST_SEATS, Evaluator, numbers
from burgher.bots.greedy import TurnSearch
from burgher.bots.playouts import Players
from burgher.core.chance import Random
from burgher.core.state import State

AHEAD: Final = 0.3
"""The part of the time that may go into looking for turns."""
CROWD_TURNS: Final = 5
"""Turns that a playout goes on among many: usually to where the round's actions are over."""


class Candidate:
    """A turn under consideration, with how far it is behind the best at first sight, and how much it is liked."""

    def __init__(self, steps: list[int], prior: float, liked: float) -> None:
        self.steps = steps
        self.prior = prior
        self.liked = liked
        self.visits: i64 = 0
        self.total = 0.0

    def value(self, trust: float) -> float:
        """What it brought; the first impression counts as much as ``trust`` playouts."""
        weight = float(self.visits) + trust
        return ((self.total + trust * self.prior) / weight if weight > 0.0 else 0.0) + self.liked


class FlatSearch:
    """Sequential halving over the turns that ``ahead`` finds.

    ``turns`` and ``pauses`` cut a playout; ``trust`` says how many playouts it takes to outweigh the first impression.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        random: Random,
        ahead: TurnSearch,
        players: Players,
        turns: i64,
        pauses: i64,
        trust: float,
    ) -> None:
        self.evaluator = evaluator
        self.random = random
        self.ahead = ahead
        self.players = players
        self.turns = turns
        self.pauses = pauses
        self.trust = trust
        self.shares = numbers(MOST_SEATS)
        self.simulations: i64 = 0
        self.crowded = False

    def best(self, root: State, seat: i64, limit: i64, until: float) -> list[int]:
        """The steps of the best turn for this seat.

        About ``limit`` playouts, in whole comparisons (0: as many as there is time for).
        """
        began = monotonic()
        self._look_around(root)
        self.ahead.look(root, began + AHEAD * (until - began))
        if not self.ahead.turns:
            return [self.ahead.likeliest(root)]
        field = self._field(root)
        rounds: i64 = 1
        while (1 << rounds) < len(field):
            rounds += 1
        done: i64 = 0
        for stage in range(rounds):
            if len(field) == 1:
                break
            stage_ends = began + (until - began) * float(stage + 1) / float(rounds)
            share = limit * (stage + 1) // rounds
            while (limit == 0 or done < share) and monotonic() < stage_ends:
                if not self._compare(root, seat, field, until):
                    break
                done += len(field)
            field = self._better_half(field)
        return field[0].steps

    def _look_around(self, root: State) -> None:
        """Among many it is the places taken within the round that count: compare different kinds of turns up to its
        end, before the next one's dice blur what came of them."""
        self.crowded = self.evaluator.crowded(root)
        self.ahead.alike = 1 if self.crowded else 0
        self.players.early = self.crowded

    def _field(self, root: State) -> list[Candidate]:
        """The best turns at first sight, the best in front."""
        lines = self.ahead.turns
        steep = self._steepness(root)
        first = lines[0].worth - lines[0].liked
        return [
            Candidate(line.steps(), steep * (line.worth - line.liked - first), steep * line.liked) for line in lines
        ]

    def _steepness(self, state: State) -> float:
        """How much of the victory a point is, in a game that is open."""
        fair = 1.0 / float(max(i64(2), state.players))
        return fair * (1.0 - fair) / self.evaluator.spread(state)

    def _share(self, state: State, seat: i64) -> float:
        if state.players == 1:
            # There is nobody to share with: points alone count.
            return self._steepness(state) * self.evaluator.worth(state, seat)
        if self.crowded:
            return self._steepness(state) * self._lead(state, seat)
        self.evaluator.shares(state, self.shares)
        return self.shares[seat]

    def _lead(self, state: State, seat: i64) -> float:
        """What a position is worth, and how little to the best of the others."""
        best = -1e18
        for other in range(state.players):
            if other != seat:
                best = max(best, self.evaluator.worth(state, other))
        return self.evaluator.worth(state, seat) - (self.ahead.rivalry + self.ahead.grudge) * best

    def _compare(self, root: State, seat: i64, field: list[Candidate], until: float) -> bool:
        """A playout of each in the same imagined world, with the same dice as far as can be.

        Those that the time does not allow to the end do not count: False.
        """
        world = root.imagine(seat, self.random)
        players = self.players
        first = self.random.next()
        second = self.random.next()
        found: list[float] = []
        for candidate in field:
            state = world.copy()
            players.random.first = first
            players.random.second = second
            for action in candidate.steps:
                state.apply(action)
            now = self.evaluator.early_pause(root)
            if (self.crowded and self.evaluator.early_pause(state) != now) or players.settle(state, now):
                # It was the last turn of the round.
                found.append(self._share(state, seat))
                continue
            turns = CROWD_TURNS if self.crowded and self.turns > 0 else self.turns
            if turns > 0 and state.seat == seat:
                # This turn is not over yet.
                turns += 1
            if not players.play_on(state, seat, turns, self.pauses, until):
                return False
            found.append(self._share(state, seat))
        for k in range(len(field)):
            field[k].total += found[k]
            field[k].visits += 1
        self.simulations += len(field)
        return True

    def _better_half(self, field: list[Candidate]) -> list[Candidate]:
        """All have had the same number of playouts; of equals those stay that looked better at first sight."""
        keep = (len(field) + 1) // 2
        kept: list[Candidate] = []
        for _place in range(keep):
            best = 0
            for k in range(1, len(field)):
                if field[k].value(self.trust) > field[best].value(self.trust):
                    best = k
            kept.append(field.pop(best))
        return kept
