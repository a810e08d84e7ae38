"""Those who are still learning: whole turns drawn from a network, and the best of them at a glance."""

from __future__ import annotations

import logging
import subprocess
import sys
from math import inf
from pathlib import Path
from time import monotonic

import numpy as np
import pytest

import burgher
from burgher.bots import LEVELS, make
from burgher.bots.blend import levels_of, shunned_by_learners
from burgher.bots.evaluators import evaluator_for
from burgher.bots.foresight import Turn
from burgher.bots.learner import LearnerBot, Sight, _tidied
from burgher.bots.style import Style, style_for
from burgher.bots.thinkers import GreedyBot
from burgher.core.state import State
from tests.bots import networks
from tests.bots.positions import GAMES, asked, forced, reached

LEARNING = ("apprentice", "journeyman")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def learner(game: str, seed: str = "1", turns: int = 3, heat: float = 4.0) -> LearnerBot:
    return LearnerBot(networks.network(game), seed, evaluator_for("own", game), turns, heat)


def counted(bot: LearnerBot, patch: pytest.MonkeyPatch) -> list[int]:
    """How many positions the network is asked about, each time."""
    found: list[int] = []
    read = bot._reader.read

    def reading(states: list[State]) -> object:
        found.append(len(states))
        return read(states)

    patch.setattr(bot._reader, "read", reading)
    return found


def playable(root: State, turn: Turn) -> bool:
    """Whether bots may take a turn's steps, and they lead where it says, to somebody else's decision, or chance's."""
    state = root.copy()
    for step in turn.steps:
        if state.seat != root.seat or step not in state.legal(True):
            return False
        state.apply(step)
    return state.same(turn.state) and state.seat != root.seat


# --- temperature


def test_turns_are_drawn_whole(game: str) -> None:
    for steps in (0, 20, 40, 60):
        root = reached(game, 3, f"drawn {steps}", steps, choices=3)
        turns = learner(game, turns=5)._draw(root, inf)
        assert len(turns) == 5
        assert all(playable(root, turn) for turn in turns)


def test_the_same_seed_chooses_the_same_and_others_vary(game: str) -> None:
    state = reached(game, 3, "same", 40, choices=6)
    first = [asked(learner(game, str(k), turns=1, heat=50.0), game, state) for k in range(12)]
    again = [asked(learner(game, str(k), turns=1, heat=50.0), game, state) for k in range(12)]
    assert first == again
    assert len(set(first)) > 1


def test_without_heat_the_likeliest_comes_to_mind(game: str) -> None:
    root = reached(game, 2, "cold", 30, choices=4)
    bot = learner(game, heat=0.0)
    likely, _ = bot._reader.read([root])
    assert {turn.steps[0] for turn in bot._draw(root, inf)} == {int(likely[0].argmax())}


def test_a_style_leans_as_much_however_great_the_heat(game: str) -> None:
    state = reached(game, 2, "leaning", 30, choices=4)
    action = int(state.legal(True)[0])
    shares = []
    for heat in (1.0, 1e6):
        bot = learner(game, turns=1, heat=heat)
        bot.lean({action: 30.0})
        shares.append(np.mean([bot._draw(state, 0.0)[0].steps[0] == action for _ in range(20)]))
    assert shares == [1.0, 1.0]


# --- short sight


def test_the_turn_is_taken_that_is_worth_most_at_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    evaluator, differed = evaluator_for("own", game), 0
    for seed in range(12):
        root = reached(game, 2, f"sight {seed}", 10 + 6 * seed, choices=4)
        bot = learner(game, str(seed), turns=6, heat=20.0)
        # Where chance comes next, its dice matter, too.
        turns = [turn for turn in bot._draw(root, inf) if turn.state.seat >= 0]
        if not turns:
            continue
        worth = [evaluator.worth(turn.state, root.seat) - 1e-4 * len(turn.steps) for turn in turns]
        best = turns[worth.index(max(worth))]
        differed += min(worth) < max(worth)
        for order in (turns, turns[::-1]):
            monkeypatch.setattr(bot, "_draw", lambda root, end, order=order: order)
            steps = _tidied(root, best, Sight(evaluator, root.seat, 0.0, 7), inf).steps
            assert asked(bot, game, root) == steps[0]
            assert bot._plan._steps == steps[1:]
            bot._plan._steps = []
    assert differed > 2


def test_a_rival_looks_at_what_the_best_of_the_others_has(game: str) -> None:
    evaluator, state = evaluator_for("own", game), reached(game, 3, "rival", 40)
    others = [evaluator.worth(state, seat) for seat in range(3) if seat != 1]
    plain, rival = (Sight(evaluator, 1, rivalry, 7).worth(Turn(state, [], 0.0)) for rivalry in (0.0, 0.5))
    assert plain == pytest.approx(evaluator.worth(state, 1))
    assert rival == pytest.approx(plain - 0.5 * max(others))


def test_what_makes_a_turn_worse_is_left_out(game: str) -> None:
    """Second thoughts give a turn that can be played and is worth no less; third thoughts change nothing."""
    evaluator, changed = evaluator_for("own", game), 0
    for seed in range(12):
        root = reached(game, 2, f"tidy {seed}", 40, choices=4)
        sight = Sight(evaluator, root.seat, 0.0, 7)
        for turn in learner(game, str(seed), turns=4, heat=50.0)._draw(root, inf):
            tidy = _tidied(root, turn, sight, inf)
            assert playable(root, tidy)
            if tidy.steps != turn.steps:
                changed += 1
                assert sight.worth(tidy) > sight.worth(turn)
            assert _tidied(root, tidy, sight, inf).steps == tidy.steps
    assert changed > 0


def test_nobody_sells_what_was_just_bought() -> None:
    known, evaluator = burgher.find("belfort"), evaluator_for("own", "belfort")
    buy, sell, end = (int(known.actions.find(text).index) for text in ("buy metal", "sell metal", "end"))
    for seed in range(400):
        root = reached("belfort", 2, f"market {seed}", 20 + seed % 40)
        state = root.copy()
        if not all(_applied(state, step) for step in (buy, sell, end)) or state.seat == root.seat:
            continue
        sight = Sight(evaluator, root.seat, 0.0, 7)
        silly = Turn(state, [buy, sell, end], 0.0)
        tidy = _tidied(root, silly, sight, inf)
        assert sell not in tidy.steps
        assert sight.worth(tidy) > sight.worth(silly)
        return
    pytest.fail("no position with a market was reached")


def _applied(state: State, step: int) -> bool:
    if state.why(step) != 0:
        return False
    state.apply(step)
    return True


# --- no slower than it may be


def test_a_turn_is_decided_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its other steps come without a question to the network."""
    state = next(
        state
        for state in (reached(game, 2, f"once {k}", 20 + k, choices=3) for k in range(60))
        if len(learner(game, turns=1)._draw(state, inf)[0].steps) > 2
    )
    bot = learner(game, turns=1)
    read = counted(bot, monkeypatch)
    state.apply(asked(bot, game, state))
    before = len(read)
    assert before > 0
    assert bot._plan._steps
    asked(bot, game, state)
    assert len(read) == before


def test_a_forced_move_is_not_thought_over(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, bot = forced(game, 2, "forced"), learner(game)
    read = counted(bot, monkeypatch)
    assert [asked(bot, game, state)] == state.legal(True)
    assert read == []


def test_all_turns_are_asked_about_together_and_without_time_only_once(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = reached(game, 4, "hurry", 40, choices=6)
    bot = learner(game, turns=4)
    read = counted(bot, monkeypatch)
    assert asked(bot, game, state, seconds=0.0) in state.legal(True)
    assert read == [4]


def test_second_thoughts_end_with_the_time(game: str) -> None:
    root = reached(game, 2, "tidy 1", 40, choices=4)
    sight = Sight(evaluator_for("own", game), root.seat, 0.0, 7)
    for turn in learner(game, turns=6, heat=50.0)._draw(root, inf):
        assert _tidied(root, turn, sight, monotonic() - 1.0) is turn


# --- levels


@pytest.mark.parametrize("level", LEARNING)
def test_each_game_says_how_freely_a_level_chooses(game: str, level: str) -> None:
    assert LEVELS[level].bot == f"learner:level={level}"
    assert LEVELS[level].seconds <= 0.3
    settings = levels_of(game)[level]
    bot = make(LEVELS[level].bot, game, "1")
    assert isinstance(bot, LearnerBot)
    assert (bot._turns, bot._heat) == (settings["turns"], settings["heat"])
    hotter = make(f"learner:level={level},heat=99", game, "1")
    assert isinstance(hotter, LearnerBot)
    assert hotter._heat == 99.0


def test_whoever_knows_more_chooses_less_freely(game: str) -> None:
    apprentice, journeyman = (float(levels_of(game)[level]["heat"]) for level in LEARNING)
    assert apprentice > journeyman > 1.0


def test_a_style_judges_leans_and_begrudges(game: str) -> None:
    style = style_for("rival", game)
    bot = make("learner:level=apprentice,style=rival", game, "1")
    assert isinstance(bot, LearnerBot)
    assert bot._rivalry == style.rivalry > 0.0
    shunned = Style(verbs=shunned_by_learners(game))
    leaning = {
        action.index: more
        for action in burgher.find(game).actions
        if (more := style.leaning(action.text) - shunned.leaning(action.text))
    }
    assert {int(k): float(bot._leaning[k] / bot._heat) for k in np.flatnonzero(bot._leaning)} == pytest.approx(leaning)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("learner:level=genius", r"'genius'.*apprentice, journeyman"),
        ("learner:speed=3", r"learner has no setting 'speed'; it has level, network, evaluator, style, turns, heat"),
        ("learner:turns=0", r"turns"),
    ],
)
def test_what_there_is_not(game: str, name: str, said: str) -> None:
    with pytest.raises(burgher.BadOption, match=said):
        make(name, game, "1")


# --- where there is no network


@pytest.mark.parametrize(("level", "blur"), [("apprentice", 14.0), ("journeyman", 4.0)])
def test_without_a_network_one_plays_who_misjudges(
    level: str, blur: float, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    name = f"learner:level={level},network={tmp_path / 'none.npz'},style=rival"
    with caplog.at_level(logging.WARNING, "burgher.bots"):
        for _ in range(2):
            bot = make(name, "belfort", "missing")
            assert isinstance(bot, GreedyBot)
            assert bot._search.blur == blur
            assert bot._search.grudge == style_for("rival", "belfort").rivalry
    assert caplog.messages == [
        f"learner cannot play: there is no network for belfort. greedy:blur={blur:g} plays in its place."
    ]


def test_without_numpy_one_plays_who_misjudges() -> None:
    program = """
import sys
sys.modules["numpy"] = None
from burgher.bots import opponent
print(type(opponent("apprentice", "nobility", "1")[0]).__name__)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "GreedyBot"
    assert done.stderr.strip() == "learner cannot play: NumPy is not installed. greedy:blur=14 plays in its place."
