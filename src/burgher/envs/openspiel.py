"""The games of OpenSpiel that are called ``burgher_`` and a name. Importing this module registers them.

>>> import pyspiel
>>> import burgher.envs.openspiel
>>> game = pyspiel.load_game(f"burgher_{burgher.names()[0]}(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> state.action_to_string(state.legal_actions()[0])
'found ...'

Chance is explicit. Players' actions have Burgher's own numbers; outcomes of chance are counted from 0. Returns are
placements: 1 for the first place, -1 for the last. Observations are not of perfect recall: they are what a seat sees
now.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

import burgher
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.options import Option, Value
from burgher.core.placement import placement
from burgher.core.state import CHANCE, OVER, State
from burgher.envs import arrays
from burgher.envs.encoding import named_parts
from burgher.envs.tables import observe_on, zeros16

LONGEST = 10_000
"""No game has so many decisions, nor so many draws; OpenSpiel wants a bound."""
SEVERAL = "+"
"""Between the names of an option that is a list."""


class Position:
    """An engine position as OpenSpiel keeps it: copied deeply by the engine's own copy, pickled as its JSON."""

    __slots__ = ("game", "options", "state")

    def __init__(self, state: State, game: str, options: Mapping[str, Value]) -> None:
        self.state = state
        self.game = game
        self.options = options

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return Position(self.state.copy(), self.game, self.options)

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        engine = burgher.find(self.game)
        return _restored, (self.game, int(self.state.players), dict(self.options), engine.position(self.state))


def _restored(game: str, players: int, options: dict[str, Value], position: dict[str, object]) -> Position:
    engine = burgher.find(game)
    return Position(engine.restore(position, players, options, engine.components()), game, options)


# parameters


def _parameter(option: Option) -> bool | int | str:
    """An option's default as OpenSpiel's parameters can be."""
    if isinstance(option.default, tuple):
        return SEVERAL.join(option.default)
    return option.default


def _values(game: Game, params: Mapping[str, object]) -> dict[str, object]:
    values: dict[str, object] = {}
    for option in game.options:
        if option.name in params:
            given = params[option.name]
            values[option.name] = [one for one in str(given).split(SEVERAL) if one] if option.several else given
    return values


def game_type(game: Game, players: int | None = None) -> Any:
    """What OpenSpiel wants to know before a game begins."""
    zero_sum = players is None or players > 1
    return pyspiel.GameType(
        short_name=f"burgher_{game.name}",
        long_name=f"Burgher {game.name}, encoding v{game.encoding_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.counts[-1],
        min_num_players=game.counts[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": 4,
            "canonical": True,
            **{option.name: _parameter(option) for option in game.options},
        },
    )


# the game


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many players, with its options as parameters.

    ``canonical``: of steps that commute players are offered one order only, as Burgher's own bots are.
    """

    def __init__(self, name: str, params: Mapping[str, object]) -> None:
        self.engine = burgher.find(name)
        players = int(str(params.get("players", 4)))
        self.canonical = bool(params.get("canonical", True))
        options = self.engine.settle_options(players, _values(self.engine, params))
        actions = self.engine.actions
        info = pyspiel.GameInfo(
            num_distinct_actions=actions.choices,
            max_chance_outcomes=len(actions) - actions.choices,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.engine, players), info, dict(params))
        # OpenSpiel makes a first state for every copy; they share this one until they are given another.
        start = self.engine.start(players, options, self.engine.components())
        self._first = Position(start, name, options)

    def new_initial_state(self) -> TableState:
        return TableState(self, self._first)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What a seat sees; what everybody sees; or what a seat alone knows. Nobody remembers everything."""
        # OpenSpiel's own calls give the parameters alone when they ask for the usual observer.
        kind = iig_obs_type if isinstance(iig_obs_type, pyspiel.IIGObservationType) else None
        if kind is not None and kind.perfect_recall:
            return None
        return Observer(self.engine, kind)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel asks about it. All of it is in one attribute."""

    def __init__(self, game: TableGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        seat = self.position.state.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.position.state.seat == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.legal(self.get_game().canonical))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, each with its probability."""
        choices = self.get_game().engine.actions.choices
        outcomes = self.position.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action - choices, weight / total) for action, weight in sorted(outcomes)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position is self.get_game()._first:  # shared by all that have not begun
            position = self.position = Position(position.state.copy(), position.game, position.options)
        state = position.state
        state.apply(action + self.get_game().engine.actions.choices if state.seat == CHANCE else action)

    def _action_to_string(self, player: int, action: int) -> str:
        actions = self.get_game().engine.actions
        return str(actions[action + actions.choices if player == int(pyspiel.PlayerId.CHANCE) else action])

    def returns(self) -> list[float]:
        state = self.position.state
        return placement(state) if state.seat == OVER else [0.0] * int(state.players)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that this player cannot tell from this one: what it cannot see is dealt anew."""
        imagined = self.position.state.imagine(player, Random(repr(sampler())))
        other: TableState = self.clone()
        other.position = Position(imagined, self.position.game, self.position.options)
        return other

    def __str__(self) -> str:
        """The whole position, nothing hidden, as the JSON that `burgher.load` reads."""
        return json.dumps(self.get_game().engine.position(self.position.state))


class Observer:
    """What a player observes: one flat tensor with its parts by name, and a text of all that is not 0."""

    def __init__(self, engine: Game, kind: Any) -> None:
        self._engine = engine
        self._public = kind is None or kind.public_info
        self._private = kind is None or kind.private_info != pyspiel.PrivateInfoType.NONE
        self._blank = zeros16(engine.features)
        self.tensor = np.zeros(engine.features, np.float32) if self._public and self._private else None
        self.dict = (
            {}
            if self.tensor is None
            else {name: self.tensor[begin:end] for name, (begin, end) in named_parts(engine).items()}
        )

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = arrays.observation(observe_on(state.position.state, player, self._blank))

    def string_from(self, state: TableState, player: int) -> str:
        position = state.position.state
        if self.tensor is not None:
            numbers = list(observe_on(position, player, self._blank))
            names = self._engine.feature_names
            return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True) if number)
        everybody = self._engine.view(position, None)
        if self._public:
            return json.dumps(everybody)
        return json.dumps(self._own(everybody, self._engine.view(position, player), player))

    @staticmethod
    def _own(everybody: Mapping[str, Any], own: Mapping[str, Any], player: int) -> dict[str, Any]:
        """Of a seat's own things those that others do not see."""
        seen = everybody["seats"][player]
        return {name: value for name, value in own["seats"][player].items() if value != seen[name]}


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name in burgher.names():
        if f"burgher_{name}" not in pyspiel.registered_names():
            pyspiel.register_game(game_type(burgher.find(name)), _maker(name))


def _maker(name: str) -> type[TableGame]:
    """What OpenSpiel makes a game with.

    A class and not a function: OpenSpiel lets go of what was registered only after Python has come to its end. By
    then a function is freed, which fails, while a class is not.
    """

    class Registered(TableGame):
        def __init__(self, params: Mapping[str, object] | None = None) -> None:
            super().__init__(name, params or {})

    return Registered


register()
