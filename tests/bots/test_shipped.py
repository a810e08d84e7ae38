"""What comes with the games: the networks' files say what they are, and the champion plays with them as it should."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from time import thread_time

import pytest

import burgher
from burgher.bots import LEVELS, Clock, make, trained
from burgher.bots.champion import ChampionBot
from burgher.bots.network import FORMAT, OUTLOOK, read_arrays
from burgher.core.encoding import fingerprint
from burgher.core.perspective import Perspective
from burgher.core.state import OVER
from burgher.training.settings import Settings
from scripts.strange_pieces import strange_set
from tests.bots.positions import GAMES, HOURS, asked, reached

FOLDER = Path(trained.__file__).parents[1] / "networks"
LARGEST = 6_000_000
ROOT = Path(__file__).parents[2]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_file_says_what_it_is(game: str) -> None:
    """Versions, encoding, shape and settings, and the arrays are of that shape."""
    path = FOLDER / f"{game}.npz"
    assert path.stat().st_size <= LARGEST
    with path.open("rb") as source:
        arrays, record = read_arrays(source, path.name)
    known = burgher.find(game)
    assert (record["format"], record["game"]) == (FORMAT, game)
    assert (record["encoding"], record["fingerprint"]) == (known.encoding_version, fingerprint(known))
    assert (record["features"], record["actions"]) == (known.features, known.actions.choices)
    assert set(record["versions"]) == {"burgher", "engine", "python", "torch", "numpy"}
    assert record["versions"]["burgher"].split(".") <= burgher.__version__.split(".")
    width, blocks, judge = (record["architecture"][name] for name in ("width", "blocks", "judge"))
    assert arrays["input.weight"].shape == (width, known.features)
    assert arrays["policy.weight"].shape == (known.actions.choices, width)
    assert arrays["outlook.weight"].shape == (OUTLOOK, judge)
    assert sum(name.endswith(".first.bias") for name in arrays) == blocks
    settings = record["settings"]
    assert set(settings) <= {field.name for field in fields(Settings)}
    again = Settings(**settings)
    assert (again.game, again.seed, again.width, again.blocks) == (game, record["seed"], width, blocks)
    assert record["log"]["last"]["decisions"] > 100_000_000


def test_what_lies_beside_it_is_known(game: str) -> None:
    """A setting or a weight that nothing has any more would be refused here."""
    bot = make("champion", game, "1")
    assert isinstance(bot, ChampionBot)
    for level in LEVELS.values():
        make(level.bot, game, "1")


@pytest.mark.slow
def test_it_decides_whole_turns_and_always_the_same(game: str) -> None:
    """With its search: several turns are compared, and the one that is taken is played to its end."""
    state = reached(game, 2, "shipped", 60, choices=6)
    chosen = []
    for _ in range(2):
        bot, now = make("champion", game, "shipped"), state.copy()
        steps: list[int] = []
        while now.seat == state.seat:
            steps.append(asked(bot, game, now))
            assert steps[-1] in now.legal(True)
            now.apply(steps[-1])
        chosen.append(steps)
    assert chosen[0] == chosen[1]


@pytest.mark.slow
def test_its_search_changes_what_the_network_would_do(game: str) -> None:
    states = [reached(game, 2, f"search {k}", 30 + 10 * k, choices=6) for k in range(6)]
    alone = [asked(make("champion:turns=1", game, "1"), game, state) for state in states]
    assert [asked(make("champion", game, "1"), game, state) for state in states] != alone


@pytest.mark.parametrize("players", [2, 4])
def test_it_stops_in_time(game: str, players: int) -> None:
    """With far more to look at than there is time for. What counts is the processor's time, so that it does not matter
    what else the machine does."""
    state = reached(game, players, "time", 60, choices=6)
    bot = make("champion:worlds=100000,turns=20,own=20", game, "time")
    began = thread_time()
    assert asked(bot, game, state, LEVELS["champion"].seconds) in state.legal(True)
    assert thread_time() - began < 2 * LEVELS["champion"].seconds


def test_at_every_level_a_decision_takes_three_tenths_of_a_second_at_most() -> None:
    assert {level.seconds for level in LEVELS.values()} == {0.3}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pieces", "bot", "games"),
    [("anything", "champion:turns=1", 8), ("shuffled", "champion:turns=1", 4), ("lowest", "champion:worlds=4", 2)],
)
def test_with_pieces_that_nobody_has_seen_it_plays_sensibly(game: str, pieces: str, bot: str, games: int) -> None:
    """Not only legally: it wins most games against somebody who does what usually makes sense. Where everything is as
    low as it may be, the network's first thought is no better than that, and what counts is the search."""
    rules = burgher.find(game)
    won = 0.0
    for number in range(games):
        state, dice = rules.new(2, components=strange_set(game, pieces)), burgher.Random(f"unseen {number}")
        state.settle(dice)
        own = number % 2
        bots = [make(bot if seat == own else "casual", game, f"{number}/{seat}") for seat in range(2)]
        while state.seat != OVER:
            perspective = Perspective(rules, state, state.seat, dice)
            state.step(bots[state.seat].choose(perspective, Clock(HOURS)), dice)
        won += (own in state.winners()) / len(state.winners())
    assert won > games / 2


@pytest.mark.exhaustive
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read where Linux tells it")
def test_a_process_with_the_champion_in_it_is_small(game: str) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "measure_memory.py"), game]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert float(done.stdout.split()[1]) < 60.0
