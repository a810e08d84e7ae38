# compiled
"""Random play, fast: for measuring, for looking for dead ends, and as the playout of a search."""

from __future__ import annotations

from time import perf_counter

from mypy_extensions import i64

from burgher.core.chance import Random
from burgher.core.moves import Moves
from burgher.core.state import CHANCE, OVER, State


class Tally:
    """What was seen in a number of games."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions: i64 = 0
        self.choices: i64 = 0
        self.branches: i64 = 0
        self.chances: i64 = 0
        self.seconds = 0.0
        self.points = [0] * players
        self.wins = [0.0] * players


def playout(state: State, random: Random, moves: Moves, tally: Tally) -> None:
    """Play on at random to the end."""
    seat = state.seat
    while seat != OVER:
        moves.clear()
        if seat == CHANCE:
            state.chances(moves)
            tally.chances += 1
        else:
            state.offer(moves, True)
            tally.decisions += 1
            tally.branches += moves.count
            if moves.count > 1:
                tally.choices += 1
        state.apply(moves.draw(random))
        seat = state.seat


def simulate(start: State, random: Random, tally: Tally) -> None:
    """One random game from this position; the position itself stays as it is."""
    state = start.copy()
    moves = Moves()
    began = perf_counter()
    playout(state, random, moves, tally)
    tally.seconds += perf_counter() - began
    tally.games += 1
    scores = state.scores()
    winners = state.winners()
    for seat in range(len(scores)):
        tally.points[seat] += scores[seat]
    for seat in winners:
        tally.wins[seat] += 1.0 / len(winners)


def time_copies(state: State, number: i64) -> float:
    """Seconds for so many copies."""
    began = perf_counter()
    for _ in range(number):
        state.copy()
    return perf_counter() - began


def count_nodes(state: State, depth: i64) -> i64:
    """How many lines of play of this length there are, chance included: a fingerprint of the rules."""
    if depth == 0 or state.seat == OVER:
        return 1
    moves = Moves()
    if state.seat == CHANCE:
        state.chances(moves)
    else:
        state.offer(moves, False)
    if depth == 1:
        return moves.count
    nodes: i64 = 0
    for k in range(moves.count):
        child = state.copy()
        child.apply(moves.codes[k])
        nodes += count_nodes(child, depth - 1)
    return nodes
