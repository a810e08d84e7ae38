"""One game between bots, watched: a bot that breaks the rules, breaks down or dawdles loses the move, and is named."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from operator import index
from types import FrameType, TracebackType

from burgher.bots.bot import Bot, Clock
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.state import OVER, State

GRACE = 2.0
"""Seconds over its time after which a bot is stopped. It is not small, because other programs need the machine, too."""
TOLD = 3
"""Of so many faults of a seat the details are kept; the others are counted."""

ILLEGAL, BROKEN, LATE, DEAD = "illegal", "broken", "late", "dead"


@dataclass(frozen=True, slots=True)
class Fault:
    """What a bot did wrong: ``kind`` is illegal, broken, late or dead (its whole process came to an end)."""

    seat: int
    kind: str
    what: str = ""
    """The choice that was not legal, or the error."""


@dataclass(slots=True)
class Outcome:
    """How a game went."""

    scores: list[int]
    winners: list[int]
    decisions: int
    slowest: list[float]
    """The longest decision of each seat, in seconds."""
    lost: list[int]
    """How many moves each seat lost by its faults."""
    faults: list[Fault] = field(default_factory=list)

    def note(self, fault: Fault) -> None:
        self.lost[fault.seat] += 1
        if self.lost[fault.seat] <= TOLD:
            self.faults.append(fault)


class TooLate(BaseException):
    """Raised inside a bot that does not come to an end; no bot catches it together with its own errors."""


class Absence(Exception):
    """Raised in the place of a bot that cannot play at all, with the reason."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.what)
        self.fault = fault


class _Alarm(AbstractContextManager[None]):
    """Stops what runs too long. Only the main thread can have one; elsewhere somebody else must watch."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGALRM, self._ring)
        # It rings again and again, should the bot catch even this.
        signal.setitimer(signal.ITIMER_REAL, self._seconds, GRACE / 4)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, self._before)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        raise TooLate


def _alarm(seconds: float) -> AbstractContextManager[None]:
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        return _Alarm(seconds)
    return nullcontext()


def decide(bot: Bot, game: Game, state: State, seconds: float, random: Random) -> tuple[int, float, Fault | None]:
    """The bot's action, or another in its place; the seconds it took; what it did wrong."""
    seat = state.seat
    perspective = Perspective(game, state, seat, random)
    legal = perspective.legal()
    clock = Clock(seconds)
    choice: object = None
    fault: Fault | None = None
    try:
        with _alarm(seconds + GRACE):
            choice = bot.choose(perspective, clock)
    except TooLate:
        fault = Fault(seat, LATE, f"{seconds:g}")
    except Absence as absence:
        fault = absence.fault
    except (Exception, SystemExit) as error:  # noqa: BLE001 - what goes wrong in somebody's bot must not end the game
        fault = Fault(seat, BROKEN, f"{type(error).__name__}: {error}"[:200])
    took = clock.elapsed()
    if fault is None:
        action = _legal(choice, legal, game, state)
        if action is not None:
            return action, took, None
        fault = Fault(seat, ILLEGAL, _named(choice, game))
    return legal[random.below(len(legal))], took, fault


def _legal(choice: object, legal: list[int], game: Game, state: State) -> int | None:
    """The choice as an action's index, if it is a legal one. Any kind of whole number will do, such as NumPy's."""
    if isinstance(choice, bool):
        return None
    try:
        action = index(choice)  # type: ignore[arg-type]
    except TypeError:
        return None
    # Legal, though it is not in the list: a step that commutes, in another order.
    return action if action in legal or (0 <= action < len(game.actions) and state.why(action) == 0) else None


def _named(choice: object, game: Game) -> str:
    if type(choice) is int and 0 <= choice < len(game.actions):
        return f"{choice} ({game.actions[choice]})"
    try:
        return repr(choice)[:200]
    except Exception:  # noqa: BLE001 - it is somebody else's object
        return type(choice).__name__


def play(
    game: Game,
    state: State,
    bots: Sequence[Bot],
    seconds: float,
    seed: str,
    thinks: Callable[[int], None] = lambda seat: None,
) -> Outcome:
    """Play on from a position to the end; ``thinks`` is told before each decision whose it is."""
    dice = Random(f"{seed}/dice")
    guesses = Random(f"{seed}/guesses")
    outcome = Outcome([], [], 0, [0.0] * state.players, [0] * state.players)
    state.settle(dice)
    while state.seat != OVER:
        seat = state.seat
        thinks(seat)
        choice, took, fault = decide(bots[seat], game, state, seconds, guesses)
        outcome.slowest[seat] = max(outcome.slowest[seat], took)
        outcome.decisions += 1
        if fault is not None:
            outcome.note(fault)
        state.step(choice, dice)
    outcome.scores = state.scores()
    outcome.winners = state.winners()
    return outcome
