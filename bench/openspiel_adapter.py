"""OpenSpiel's search as a bot of Burgher: its Python `ISMCTSBot` on the games `burgher_belfort` and `burgher_nobility`.

    burgher match belfort search bench/openspiel_adapter.py:Ismcts:simulations=400 --players 4 --games 40

needs OpenSpiel beside Burgher; `bench/openspiel.py` does the same and needs nothing else.

At one table `Paced` says how much processor time a bot of Burgher's takes for a decision, and `Ismcts:paced=1` takes as
much: so a bot that decides a whole turn at once, or hardly thinks, meets an opponent with no more time than it has.
"""

from __future__ import annotations

from functools import cache
from math import log, sqrt
from time import monotonic, process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import TIE_TOLERANCE, UNEXPANDED_VISIT_COUNT, ISMCTSBot, ISMCTSNode
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

import burgher
import burgher.bots
from burgher.bots.bot import Clock
from burgher.core.moves import Moves
from burgher.core.perspective import Perspective
from burgher.core.placement import placement
from burgher.core.simulate import Tally, playout
from burgher.envs import arrays
from burgher.envs.openspiel import Position, TableGame, TableState
from burgher.envs.tables import observe_on, zeros16

SPARE = 0.01
"""Seconds kept back from a clock, as Burgher's own bots do."""
AT_FIRST = 0.03
"""Seconds for a decision as long as nobody has been seen to take any."""


@cache
def table_game(name: str, players: int) -> TableGame:
    game: TableGame = pyspiel.load_game(f"burgher_{name}(players={players})")
    return game


class CompiledRollouts(Evaluator):  # type: ignore[misc]
    """The playouts of OpenSpiel's `RandomRolloutEvaluator` with the same returns, played by the engine in one go."""

    def __init__(self, seed: str) -> None:
        self._random = burgher.Random(seed)
        self._moves = Moves()

    def evaluate(self, state: TableState) -> list[float]:
        after = state.position.state.copy()
        playout(after, self._random, self._moves, Tally(after.players))
        return placement(after)

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class Pace:
    """The processor time of somebody's decisions, of those that left a choice."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.seconds = 0.0
        self.decisions = 0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.decisions += 1

    def for_next(self, other: Pace) -> float:
        """What the next decision may take, so that all of them come to the other's mean: what was left over before
        is added, what was too much is made up for."""
        mean = other.seconds / other.decisions if other.decisions else AT_FIRST
        return mean * (self.decisions + 1) - self.seconds


_at_table = Pace()
"""Of the bot whose pace counts. A process plays one game after the other, and whoever sits down begins a new one."""


class Paced:
    """A bot of Burgher's by its name, with ``+`` for a comma between its settings. Its time is taken."""

    def __init__(self, game: str, seed: str, bot: str = "champion") -> None:
        self._bot = burgher.bots.make(bot.replace("+", ","), game, seed)
        self._pace = _at_table
        self._pace.begin()

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        began = process_time()
        choice = self._bot.choose(perspective, clock)
        if len(perspective.legal()) > 1:
            self._pace.add(process_time() - began)
        return choice


class TimeUp(Exception):
    """No more simulations."""


class ThriftySearch(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, with a number of simulations or until a time of a clock's.

    It chooses what `ISMCTSBot` chooses, random number for random number, and only wastes less on the way: a node is
    found by the numbers of an observation and not by their text, nothing is copied to be looked at, and the value of
    a child is worked out once.
    """

    def __init__(self, game: TableGame, *settings: Any, **named: Any) -> None:
        super().__init__(game, *settings, **named)
        self._blank = zeros16(game.engine.features)
        self.clock = monotonic
        self.until = float("inf")

    def get_state_key(self, state: TableState) -> tuple[int, bytes]:
        position = state.position.state
        return position.seat, bytes(arrays.observation(observe_on(position, position.seat, self._blank)))

    def sample_root_state(self, state: TableState) -> TableState:
        if self.clock() >= self.until and self._root_node.total_visits > 0:
            raise TimeUp
        sampled: TableState = super().sample_root_state(state)
        return sampled

    def run_search(self, state: TableState) -> list[tuple[int, float]]:
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self.filter_illegals(self._root_node, state.legal_actions()))
        return policy

    def lookup_or_create_node(self, state: TableState) -> Any:
        key = self.get_state_key(state)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = ISMCTSNode()
            node.total_visits = UNEXPANDED_VISIT_COUNT
        return node

    def filter_illegals(self, node: Any, legal_actions: list[int]) -> Any:
        legal = set(legal_actions)
        if legal.issuperset(node.child_info):
            return node
        kept = ISMCTSNode()
        kept.child_info = {action: child for action, child in node.child_info.items() if action in legal}
        kept.total_visits = node.total_visits - sum(
            child.visits for action, child in node.child_info.items() if action not in legal
        )
        return kept

    def check_expand(self, node: Any, legal_actions: list[int]) -> int:
        shuffled = legal_actions[:]
        self._random_state.shuffle(shuffled)
        for action in shuffled:
            if action not in node.child_info:
                return action
        return int(pyspiel.INVALID_ACTION)

    def _select_candidate_actions(self, node: Any) -> list[int]:
        curious = self._uct_c * sqrt(log(node.total_visits))
        values = {
            action: child.return_sum / child.visits + curious / sqrt(child.visits)
            for action, child in node.child_info.items()
        }
        enough = max(values.values()) - TIE_TOLERANCE
        return [action for action, value in values.items() if value > enough]


class Ismcts:
    """OpenSpiel's Python ISMCTSBot with random playouts, as a bot of Burgher.

    It makes so many ``simulations``, or (``timed=1``) thinks for as long as the clock says, or (``paced=1``) for as
    long as the bot does whose time `Paced` takes.
    """

    def __init__(
        self,
        game: str,
        seed: str,
        simulations: int = 400,
        timed: int = 0,
        paced: int = 0,
        compiled: int = 1,
        explore: float = 1.4,
    ) -> None:
        self._game = game
        self._random = burgher.Random(seed)
        self._timed = timed
        self._paced = paced
        self._pace = Pace()
        self._simulations = 1 << 30 if timed or paced else simulations
        self._explore = explore
        self._evaluator = (
            CompiledRollouts(seed) if compiled else RandomRolloutEvaluator(1, np.random.RandomState(self._seed()))
        )
        self._search: ThriftySearch | None = None

    def _seed(self) -> int:
        return int(self._random.below(1 << 30))

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        began = process_time()
        guess = perspective.imagine(self._random)
        game = table_game(self._game, guess.players)
        search = self._search or self._new_search(game)
        if self._timed:
            search.until = monotonic() + clock.left() - SPARE
        elif self._paced:
            search.clock = process_time
            search.until = began + self._pace.for_next(_at_table)
        choice = int(search.step(TableState(game, Position(guess, self._game, {}))))
        self._pace.add(process_time() - began)
        return choice

    def _new_search(self, game: TableGame) -> ThriftySearch:
        self._search = ThriftySearch(
            game,
            self._evaluator,
            self._explore,
            self._simulations,
            random_state=np.random.RandomState(self._seed()),
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        self._search.set_resampler(self._resampled)
        return self._search

    def _resampled(self, state: TableState, player: int) -> TableState:
        """The face does the same, and copies the state first."""
        return TableState(
            state.get_game(), Position(state.position.state.imagine(player, self._random), self._game, {})
        )
