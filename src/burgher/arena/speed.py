"""How fast the bots think: simulations a second, in the middle of a game, on one core."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import monotonic

from burgher.bots.evaluators import evaluator_for
from burgher.bots.flat import FlatSearch
from burgher.bots.greedy import TurnSearch
from burgher.bots.tree import TreeSearch
from burgher.core.chance import Random
from burgher.core.registry import find
from burgher.core.state import OVER, State

PLAYERS = 4
POSITIONS = 5
CANDIDATES = 16
BOTS = ("flat", "search")
PLAYOUTS = {"random": ("uninformed", 0), "full": ("own", 0), "cut": ("own", 1)}
"""Ways to play on after the tree: which evaluator guides, and after how many pauses it judges (0: the end)."""


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured."""

    game: str
    bot: str
    playouts: str
    simulations_a_second: float


def middle_positions(game: str, seed: str, count: int = POSITIONS) -> list[State]:
    """Positions in the middle round of games among sensible players, where somebody has a real choice."""
    found = []
    for k in range(count):
        random = Random(f"{seed}/{k}")
        sensible = TurnSearch(evaluator_for("own", game), random, 1, 0, 1)
        whole = _rounds(game, random.fork(), sensible)
        state = _started(game, random)
        while 2 * state.round <= whole or len(state.legal(True)) < CANDIDATES // 4:
            state.step(sensible.best(state, monotonic() + 60.0), random)
        found.append(state)
    return found


def _started(game: str, random: Random) -> State:
    state = find(game).new(PLAYERS)
    state.settle(random)
    return state


def _rounds(game: str, random: Random, sensible: TurnSearch) -> int:
    """How many rounds a game has."""
    state = _started(game, random)
    last = 0
    while state.seat != OVER:
        last = max(last, state.round)
        state.step(sensible.best(state, monotonic() + 60.0), random)
    return last


def measure(game: str, bot: str, playouts: str, positions: list[State], seconds: float, seed: str) -> Speed:
    """The middle one of what the positions give, ``seconds`` in all."""
    name, pauses = PLAYOUTS[playouts]
    evaluator = evaluator_for(name, game)
    speeds = []
    for k, state in enumerate(positions):
        random = Random(f"{seed}/{k}")
        began = monotonic()
        until = began + seconds / len(positions)
        if bot == "flat":
            flat = FlatSearch(evaluator, random, CANDIDATES, pauses)
            flat.best(state, state.seat, 0, until)
            done = flat.simulations
        else:
            tree = TreeSearch(evaluator, random, 1.5, 1.0, pauses)
            # Without a limit it would stop as soon as it is sure.
            tree.think(state, state.seat, 1 << 40, until)
            done = tree.simulations
        speeds.append(int(done) / (monotonic() - began))
    return Speed(game, bot, playouts, median(speeds))
