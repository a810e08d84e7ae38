"""One game between bots, watched: a bot that breaks the rules, breaks down or dawdles loses the move, and is named."""

from __future__ import annotations

import signal
import threading
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from types import FrameType, TracebackType

from burgher.bots.bot import Bot, Clock
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.state import OVER, State

GRACE = 1.0
"""Seconds over its time after which a bot is stopped."""


@dataclass(slots=True)
class Outcome:
    """How a game went."""

    scores: list[int]
    winners: list[int]
    decisions: int
    slowest: list[float]
    """The longest decision of each seat, in seconds."""
    faults: list[str] = field(default_factory=list)


class TooLate(BaseException):
    """Raised inside a bot that does not come to an end; no bot can catch it by accident."""


class _Alarm(AbstractContextManager[None]):
    """Stops what runs too long. Only the main thread can have one; elsewhere a bot's own word is trusted."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def __enter__(self) -> None:
        signal.signal(signal.SIGALRM, self._ring)
        signal.setitimer(signal.ITIMER_REAL, self._seconds)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0.0)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        raise TooLate


def _alarm(seconds: float) -> AbstractContextManager[None]:
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        return _Alarm(seconds)
    return nullcontext()


def decide(
    bot: Bot, name: str, game: Game, state: State, seconds: float, random: Random, faults: list[str]
) -> tuple[int, float]:
    """The bot's action, or another in its place; and the seconds it took."""
    perspective = Perspective(game, state, state.seat, random)
    legal = perspective.legal()
    clock = Clock(seconds)
    fault = ""
    choice = legal[0]
    try:
        with _alarm(seconds + GRACE):
            choice = bot.choose(perspective, clock)
    except TooLate:
        fault = f"took more than {seconds + GRACE:g} seconds"
    except Exception as error:  # noqa: BLE001 - whatever goes wrong in somebody's bot must not end the game
        fault = f"broke down: {type(error).__name__}: {error}"
    else:
        if choice not in legal and (type(choice) is not int or state.why(choice) != 0):
            fault = f"chose {choice!r}, which is not legal"
    took = clock.elapsed()
    if fault:
        faults.append(f"{name} {fault}")
        choice = legal[random.below(len(legal))]
    return choice, took


def play(game: Game, state: State, bots: Sequence[Bot], names: Sequence[str], seconds: float, seed: str) -> Outcome:
    """Play on from a position to the end."""
    dice = Random(f"{seed}/dice")
    guesses = Random(f"{seed}/guesses")
    outcome = Outcome([], [], 0, [0.0] * state.players)
    state.settle(dice)
    while state.seat != OVER:
        seat = state.seat
        choice, took = decide(bots[seat], names[seat], game, state, seconds, guesses, outcome.faults)
        outcome.slowest[seat] = max(outcome.slowest[seat], took)
        outcome.decisions += 1
        state.step(choice, dice)
    outcome.scores = state.scores()
    outcome.winners = state.winners()
    return outcome
