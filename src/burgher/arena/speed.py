"""How fast the bots think: simulations a second, in the middle of a game, on one core."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import monotonic

from burgher.bots.evaluator import Guide
from burgher.bots.evaluators import evaluator_for
from burgher.bots.flat import FlatSearch
from burgher.bots.greedy import TurnSearch
from burgher.bots.playouts import Players
from burgher.bots.tree import TreeSearch
from burgher.core.chance import Random
from burgher.core.registry import find
from burgher.core.state import OVER, State

PLAYERS = 4
POSITIONS = 5
CANDIDATES = 6
LONGEST = 1000
CHOICES = 4
BOTS = ("flat", "search")
PLAYOUTS = {"random": ("uninformed", 0), "full": ("own", 0), "cut": ("own", 1)}
"""Ways to play on: which evaluator guides, and after how many pauses it judges (0: the end)."""
MEASURED = (("flat", "full"), ("flat", "cut"), ("search", "random"), ("search", "full"), ("search", "cut"))
"""Flat has greedy players in its playouts, never random ones."""
WIDTH, DEPTH, SAMPLES = 6, 16, 4


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured."""

    game: str
    bot: str
    playouts: str
    simulations_a_second: float


def middle_positions(game: str, seed: str, count: int = POSITIONS) -> list[State]:
    """Positions in the middle round of games among sensible players, where somebody has a real choice."""
    guide = Guide(evaluator_for("own", game), Random(seed))
    whole = _rounds(_started(game, guide), guide)
    found = []
    for _ in range(count):
        state = _started(game, guide)
        while 2 * state.round <= whole or len(state.legal(True)) < CHOICES:
            state.step(guide.choose(state), guide.random)
        found.append(state)
    return found


def _started(game: str, guide: Guide) -> State:
    state = find(game).new(PLAYERS)
    state.settle(guide.random)
    return state


def _rounds(state: State, guide: Guide) -> int:
    """How many rounds a game has."""
    last = 0
    while state.seat != OVER:
        last = max(last, state.round)
        state.step(guide.choose(state), guide.random)
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
            ahead = TurnSearch(evaluator, random, WIDTH, DEPTH, SAMPLES, CANDIDATES)
            flat = FlatSearch(evaluator, random, ahead, Players(evaluator, random, WIDTH, DEPTH), 0, pauses, 1.0)
            flat.best(state, state.seat, 0, until)
            done = flat.simulations
        else:
            tree = TreeSearch(evaluator, random, None, 1.0, 1.5, 1.0, pauses, LONGEST)
            # Without a limit it would stop as soon as it is sure.
            tree.think(state, state.seat, 1 << 40, until)
            done = tree.simulations
        speeds.append(int(done) / (monotonic() - began))
    return Speed(game, bot, playouts, median(speeds))
