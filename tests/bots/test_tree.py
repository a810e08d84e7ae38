"""The tree: it is kept within a turn, forgotten otherwise, and does not grow without end."""

from __future__ import annotations

import pytest

import burgher
from burgher.bots import make
from burgher.bots.evaluator import numbers
from burgher.bots.evaluators import evaluator_for
from burgher.bots.thinkers import SearchBot
from burgher.core.placement import placement
from burgher.core.state import CHANCE, OVER
from tests.bots.positions import GAMES, HOURS, asked, reached

GAME = pytest.mark.parametrize("game", GAMES)


def searcher(game: str, settings: str) -> SearchBot:
    bot = make(f"search:{settings}", game, "1")
    assert isinstance(bot, SearchBot)
    return bot


def until_it_decides_again(game: str, bot: SearchBot) -> tuple[burgher.State, int]:
    """A position after whose choice the same seat decides at once; and that choice."""
    random = burgher.Random("on")
    for seed in range(30):
        state = reached(game, 3, f"again {seed}", 40 + seed, choices=3)
        choice = asked(bot, game, state)
        after = state.copy()
        after.apply(choice)
        if after.seat == state.seat:
            return state, choice
        after.settle(random)
    raise AssertionError("nobody ever decides twice")


@GAME
def test_the_tree_is_kept_while_the_seat_decides_on(game: str) -> None:
    bot = searcher(game, "simulations=40")
    state, choice = until_it_decides_again(game, bot)
    kept = bot._search.root.visits
    assert 0 < kept <= 40
    state.apply(choice)
    thought = bot._search.simulations
    asked(bot, game, state)
    if len(state.legal(True)) > 1:
        assert bot._search.simulations == thought + 40


@GAME
def test_a_tree_of_another_position_is_forgotten(game: str) -> None:
    """The choice was taken back, or somebody else made another."""
    bot = searcher(game, "simulations=40")
    state, choice = until_it_decides_again(game, bot)
    assert bot._search.root.visits > 0
    other = next(action for action in state.legal(True) if action != choice)
    state.apply(other)
    if state.seat == CHANCE:
        state.settle(burgher.Random("elsewhere"))
    fresh = searcher(game, "simulations=0")
    asked(fresh, game, state, seconds=0.0)
    asked(bot, game, state, seconds=0.0)
    assert bot._search.root.visits == 0


def count(node: object) -> int:
    children = getattr(node, "children", None)
    return 1 + (sum(count(child) for child in children.values()) if children else 0)


@GAME
def test_the_tree_grows_only_so_far(game: str) -> None:
    state = reached(game, 3, "large", 40, choices=6)
    bot = searcher(game, "simulations=60,widen=0")
    bot._search.most_nodes = 25
    guess = state.imagine(state.seat, burgher.Random(1))
    bot._search.think(guess, state.seat, 60, HOURS * 1000)
    assert bot._search.simulations == 60
    assert bot._search.root.visits == 60
    assert count(bot._search.root) == 26
    assert bot._search.best(guess) in state.legal(True)


def test_visits_add_up() -> None:
    """Every simulation goes through one child of the root, and nobody gets more than all of the victory."""
    state = reached("belfort", 3, "sums", 40, choices=6)
    bot = searcher("belfort", "evaluator=uninformed,simulations=50,pauses=0")
    bot._search.think(state.imagine(state.seat, burgher.Random(1)), state.seat, 50, HOURS * 1000)
    children = bot._search.root.children
    assert children is not None
    assert sum(child.visits for child in children.values()) == 50
    for child in children.values():
        assert child.seat == state.seat
        assert 0.0 <= child.total <= int(child.visits) <= int(child.available)


def test_all_actions_are_tried_once_when_nothing_is_narrowed() -> None:
    state = reached("belfort", 4, "wide", 40, choices=6)
    number = len(state.legal(True))
    bot = searcher("belfort", f"evaluator=uninformed,widen=0,simulations={number}")
    bot._search.think(state.imagine(state.seat, burgher.Random(1)), state.seat, number, HOURS * 1000)
    children = bot._search.root.children
    assert children is not None
    assert sorted(children) == sorted(state.legal(True))


@GAME
def test_later_decisions_are_heard(game: str) -> None:
    """An action that was done at once was done: it counts at least as often as it was chosen, and never without end."""
    state = reached(game, 3, "echoes", 40, choices=4)
    bot = searcher(game, "evaluator=placing,pauses=0,widen=0,uct=0.5,echo=100,memory=30,simulations=40")
    assert asked(bot, game, state) in state.legal(True)
    bot._search.forget()
    bot._search.think(state.imagine(state.seat, burgher.Random(1)), state.seat, 40, HOURS * 1000)
    children = bot._search.root.children
    assert children is not None
    for child in children.values():
        assert child.visits <= child.later
        assert abs(child.later_total) <= int(child.later)
    assert sum(child.later for child in children.values()) > 40


def test_nothing_is_heard_without_echo() -> None:
    state = reached("belfort", 3, "echoes", 40, choices=4)
    bot = searcher("belfort", "evaluator=uninformed,simulations=20")
    bot._search.think(state.imagine(state.seat, burgher.Random(1)), state.seat, 20, HOURS * 1000)
    children = bot._search.root.children
    assert children is not None
    assert all(child.later == 0 for child in children.values())


def test_curiosity_goes_round() -> None:
    """With nothing but curiosity all actions are tried about equally often; with little of it, the better ones more."""
    state = reached("belfort", 3, "curious", 60, choices=4)
    spread = []
    for uct in ("100.0", "0.1"):
        bot = searcher("belfort", f"evaluator=placing,pauses=0,widen=0,uct={uct},simulations=80")
        bot._search.think(state.imagine(state.seat, burgher.Random(1)), state.seat, 80, HOURS * 1000)
        children = bot._search.root.children
        assert children is not None
        visits = [int(child.visits) for child in children.values()]
        spread.append(max(visits) - min(visits))
    assert spread[0] <= 1 < spread[1]


def test_a_place_is_worth_what_learners_get() -> None:
    state = reached("belfort", 3, "placed", 40)
    random = burgher.Random("end")
    while state.seat != OVER:
        legal = state.legal(True)
        state.step(legal[random.below(len(legal))], random)
    shares = numbers(8)
    evaluator_for("placing", "belfort").shares(state, shares)
    assert [shares[seat] for seat in range(3)] == placement(state)
