"""Burgher's games as OpenSpiel has games, and OpenSpiel's search as a bot of Burgher.

The game has explicit chance nodes; a state holds one engine position, copied when OpenSpiel copies it, and what a
player observes is what the engine encodes for the player's seat. Players are offered the same (canonical) actions as
Burgher's own bots.

    burgher match belfort search bench/openspiel_adapter.py:Ismcts:simulations=400 --players 4 --games 40

needs OpenSpiel beside Burgher; `bench/openspiel.py` does the same and needs nothing else.
"""

from __future__ import annotations

from functools import cache
from time import monotonic
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSNode
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import burgher
from burgher.bots.bot import Clock
from burgher.core.encoding import features
from burgher.core.moves import Moves
from burgher.core.perspective import Perspective
from burgher.core.simulate import Tally, playout
from burgher.core.state import CHANCE, OVER, State

LONGEST = 10_000
SPARE = 0.01
"""Seconds kept back from a clock, as Burgher's own bots do."""


class Position:
    """An engine position that OpenSpiel can copy: it copies each attribute of a state on its own, deeply."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return Position(self.state.copy())


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many players; a victory that is shared is shared in the returns."""

    def __init__(self, name: str, players: int) -> None:
        self.engine = burgher.find(name)
        kind = pyspiel.GameType(
            short_name=f"burgher_{name}_{players}",
            long_name=f"Burgher {name}, {players} players",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=players,
            min_num_players=players,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.engine.actions),
            max_chance_outcomes=len(self.engine.actions),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            num_players=players,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {})
        # OpenSpiel makes a first state for every copy; they share this one until they are given another.
        self._first = Position(self.engine.new(players))

    def new_initial_state(self) -> TableState:
        return TableState(self, self._first)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.engine)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel asks about it."""

    def __init__(self, game: TableGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        seat = self.position.state.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.legal(True))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.position.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().engine.actions[action])

    def is_terminal(self) -> bool:
        return self.position.state.seat == OVER

    def returns(self) -> list[float]:
        state = self.position.state
        if state.seat != OVER:
            return [0.0] * state.players
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]

    def __str__(self) -> str:
        return str(list(self.position.state.cells))


class Observer:
    """What a player observes."""

    def __init__(self, engine: Any) -> None:
        self._size = engine.features
        self.tensor = np.zeros(self._size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = features(state.position.state, player, self._size)

    def string_from(self, state: TableState, player: int) -> str:
        # A number stands for the observation: all that is asked of the text is that it differs when they do.
        return str(hash(tuple(features(state.position.state, player, self._size))))


@cache
def table_game(name: str, players: int) -> TableGame:
    return TableGame(name, players)


class CompiledRollouts(RandomRolloutEvaluator):  # type: ignore[misc]
    """The same random playouts, played by Burgher's engine in one go: OpenSpiel's search without OpenSpiel's loop."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self._random = burgher.Random(seed)
        self._moves = Moves()

    def evaluate(self, state: TableState) -> Any:
        after = state.clone()
        playout(after.position.state, self._random, self._moves, Tally(after.position.state.players))
        return np.array(after.returns())


class TimeUp(Exception):
    """No more simulations."""


class TimedSearch(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search as it is, but stopped by a clock."""

    until = float("inf")

    def sample_root_state(self, state: TableState) -> TableState:
        if monotonic() >= self.until and self._root_node.total_visits > 0:
            raise TimeUp
        sampled: TableState = super().sample_root_state(state)
        return sampled

    def run_search(self, state: TableState) -> list[tuple[int, float]]:
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self.filter_illegals(self._root_node, state.legal_actions()))
        return policy


class CountedSearch(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a number of simulations; it chooses the same, only without copying whole nodes."""

    def filter_illegals(self, node: Any, legal_actions: list[int]) -> Any:
        kept = ISMCTSNode()
        kept.child_info = {action: child for action, child in node.child_info.items() if action in legal_actions}
        kept.total_visits = node.total_visits - sum(
            child.visits for action, child in node.child_info.items() if action not in kept.child_info
        )
        return kept


class Ismcts:
    """OpenSpiel's Python ISMCTSBot with random playouts, as a bot of Burgher."""

    def __init__(
        self, game: str, seed: str, simulations: int = 400, timed: int = 0, compiled: int = 0, explore: float = 1.4
    ) -> None:
        self._game = game
        self._random = burgher.Random(seed)
        self._simulations = simulations
        self._timed = timed
        self._explore = explore
        self._evaluator = (
            CompiledRollouts(seed) if compiled else RandomRolloutEvaluator(1, np.random.RandomState(self._seed()))
        )
        self._search: TimedSearch | CountedSearch | None = None

    def _seed(self) -> int:
        return int(self._random.below(1 << 30))

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        guess = perspective.imagine(self._random)
        game = table_game(self._game, guess.players)
        search = self._search or self._new_search(game)
        if isinstance(search, TimedSearch):
            search.until = monotonic() + clock.left() - SPARE
        return int(search.step(TableState(game, Position(guess))))

    def _new_search(self, game: TableGame) -> TimedSearch | CountedSearch:
        self._search = (TimedSearch if self._timed else CountedSearch)(
            game,
            self._evaluator,
            self._explore,
            1 << 30 if self._timed else self._simulations,
            random_state=np.random.RandomState(self._seed()),
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        self._search.set_resampler(self._resampled)
        return self._search

    def _resampled(self, state: TableState, player: int) -> TableState:
        return TableState(state.get_game(), Position(state.position.state.imagine(player, self._random)))
