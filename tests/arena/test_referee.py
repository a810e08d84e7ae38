"""One game, watched: whatever a bot does, the game goes on, and it is said who did what."""

from __future__ import annotations

import signal
import threading
from unittest.mock import patch

import pytest

import burgher
from burgher.arena import referee
from burgher.arena.referee import Fault, decide, play
from burgher.bots import Clock, make
from burgher.bots.bot import Bot
from burgher.bots.registry import FunctionBot
from burgher.core.perspective import Perspective
from tests.arena import nasty_bots
from tests.bots.positions import GAMES, reached

GAME = pytest.mark.parametrize("game", GAMES)


def judged(choose: object, seconds: float = 1.0) -> tuple[int, Fault | None]:
    """What is played for a bot, and what it is told."""
    state = reached("belfort", 3, "judged", 30, choices=5)
    bot = FunctionBot(choose)  # type: ignore[arg-type]
    choice, _, fault = decide(bot, burgher.find("belfort"), state, seconds, burgher.Random(1))
    assert choice in state.legal(True)
    return choice, fault


@pytest.mark.parametrize(
    ("bot", "kind", "what"),
    [
        (nasty_bots.raising, "broken", "KeyError: 'a bug'"),
        (nasty_bots.quitting, "broken", "SystemExit: enough"),
        (nasty_bots.cheating, "illegal", "0 ("),
        (nasty_bots.far_out, "illegal", "-5"),
        (nasty_bots.muddled, "illegal", "'build a castle'"),
        (nasty_bots.truthful, "illegal", "True"),
    ],
)
def test_a_fault_costs_the_move(bot: object, kind: str, what: str) -> None:
    _, fault = judged(bot)
    assert fault is not None
    assert (fault.kind, fault.what[: len(what)]) == (kind, what)


@pytest.mark.parametrize("bot", [nasty_bots.endless, nasty_bots.sleeping])
def test_a_bot_that_does_not_come_to_an_end_is_stopped(bot: object) -> None:
    before = signal.getsignal(signal.SIGALRM)
    with patch.object(referee, "GRACE", 0.1):
        _, fault = judged(bot, seconds=0.1)
    assert fault == Fault(fault.seat if fault else -1, "late", "0.1")
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_outside_the_main_thread_there_is_no_alarm() -> None:
    """And none is needed for a bot that behaves."""
    found: list[tuple[int, Fault | None]] = []
    thread = threading.Thread(target=lambda: found.append(judged(lambda perspective, clock: perspective.legal()[0])))
    thread.start()
    thread.join()
    assert found[0][1] is None


class Number:
    """A whole number of another library's kind."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_any_whole_number_is_an_action() -> None:
    choice, fault = judged(lambda perspective, clock: Number(perspective.legal()[2]))
    assert fault is None
    assert type(choice) is int


def test_an_action_in_another_order_is_legal() -> None:
    """Bots are offered steps that commute in one order; another order is no fault."""
    state = reached("belfort", 3, "order", 0)
    random = burgher.Random("order")
    while len(state.legal()) == len(state.legal(True)):
        legal = state.legal(True)
        state.step(legal[random.below(len(legal))], random)
    other = next(action for action in state.legal() if action not in state.legal(True))
    bot = FunctionBot(lambda perspective, clock: other)
    choice, _, fault = decide(bot, burgher.find("belfort"), state, 1.0, random)
    assert (choice, fault) == (other, None)


@GAME
def test_a_game_goes_on_whatever_happens(game: str) -> None:
    bots: list[Bot] = [FunctionBot(nasty_bots.raising), make("random", game, "1"), FunctionBot(nasty_bots.far_out)]
    outcome = play(burgher.find(game), burgher.find(game).new(3), bots, 1.0, "goes on")
    assert len(outcome.scores) == 3
    assert outcome.winners
    assert outcome.lost[1] == 0
    # Every move of the other two was lost; of each a few faults are told.
    assert min(outcome.lost[0], outcome.lost[2]) > referee.TOLD
    assert [fault.seat for fault in outcome.faults].count(0) == referee.TOLD
    assert {fault.kind for fault in outcome.faults} == {"broken", "illegal"}


@GAME
def test_a_game_is_the_same_again(game: str) -> None:
    def once(seed: str) -> tuple[list[int], int]:
        bots = [make("random", game, f"{seat}") for seat in range(3)]
        outcome = play(burgher.find(game), burgher.find(game).new(3), bots, 1.0, seed)
        return outcome.scores, outcome.decisions

    assert once("one") == once("one")
    assert once("one") != once("other")


def test_whose_decision_it_is_is_told_before_it_is_made() -> None:
    told: list[int] = []

    def first(perspective: Perspective, clock: Clock) -> int:
        assert told[-1] == perspective.seat
        return perspective.legal()[0]

    bots: list[Bot] = [FunctionBot(first), FunctionBot(first)]
    outcome = play(burgher.find("belfort"), burgher.find("belfort").new(2), bots, 1.0, "told", told.append)
    assert outcome.lost == [0, 0]
    assert len(told) == outcome.decisions
