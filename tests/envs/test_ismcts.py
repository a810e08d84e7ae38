"""OpenSpiel's search as a bot of Burgher (`bench/openspiel_adapter.py`): it is OpenSpiel's, only with less waste."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import burgher
from burgher.bots import make
from burgher.core.loading import load_file
from burgher.envs.openspiel import Position, TableState
from tests.bots.positions import GAMES, asked, forced, reached

ADAPTER = Path(__file__).parents[2] / "bench" / "openspiel_adapter.py"
GAME = pytest.mark.parametrize("game", GAMES)


def adapter() -> Any:
    spec = importlib.util.spec_from_file_location("openspiel_adapter", ADAPTER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def visits(kind: Any, game: str, state: burgher.State, simulations: int) -> tuple[int, dict[int, tuple[int, float]]]:
    """What a search chooses, and how often it tried each action with which result."""
    beside = adapter()
    table = beside.table_game(game, int(state.players))
    search = kind(
        table,
        beside.CompiledRollouts("playouts"),
        1.4,
        simulations,
        random_state=np.random.RandomState(5),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    random = burgher.Random("deals")

    def dealt_anew(asked: TableState, player: int) -> TableState:
        return TableState(table, Position(asked.position.state.imagine(player, random), game, {}))

    search.set_resampler(dealt_anew)
    choice = search.step(TableState(table, Position(state.copy(), game, {})))
    children = search._root_node.child_info
    return choice, {action: (child.visits, child.return_sum) for action, child in children.items()}


@GAME
def test_thrift_changes_no_choice(game: str) -> None:
    state = reached(game, 3, "late", 90, choices=4)
    assert visits(adapter().ThriftySearch, game, state, 60) == visits(ISMCTSBot, game, state, 60)


@GAME
@pytest.mark.parametrize("settings", ["simulations=6", "simulations=3,compiled=0", "timed=1", "paced=1"])
def test_it_plays_as_a_bot(game: str, settings: str) -> None:
    state = reached(game, 4, "late", 150, choices=3)
    bot = make(f"{ADAPTER}:Ismcts:{settings}", game, "1")
    assert asked(bot, game, state, seconds=0.05) in state.legal(True)


def test_a_pace_is_kept_on_the_whole() -> None:
    beside = adapter()
    others, own = beside.Pace(), beside.Pace()
    assert own.for_next(others) == beside.AT_FIRST
    others.add(0.5)
    others.add(0.0)
    assert own.for_next(others) == 0.25
    own.add(0.125)
    assert own.for_next(others) == 0.375, "what was left over is there for the next one"
    own.add(1.0)
    assert own.for_next(others) < 0.0, "what was too much is made up for"


@GAME
def test_the_pace_is_that_of_this_game_and_of_real_choices(game: str) -> None:
    bot = make(f"{ADAPTER}:Paced:bot=greedy:blur=4+style=builder", game, "1")
    pace = load_file(ADAPTER)._at_table
    state = reached(game, 4, "late", 150, choices=3)
    assert asked(bot, game, state) in state.legal(True)
    assert pace.decisions == 1
    alone = forced(game, 4, "late")
    assert [asked(bot, game, alone)] == alone.legal(True)
    assert pace.decisions == 1
    make(f"{ADAPTER}:Paced:bot=greedy", game, "2")
    assert pace.decisions == 0
