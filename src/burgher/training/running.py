"""A training from its folder and back into it: what `burgher train` does."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from burgher.training import saving
from burgher.training.logbook import Logbook
from burgher.training.rivals import Rival, settings_against, weights_of
from burgher.training.settings import Settings
from burgher.training.trainer import Trainer

LINE_EVERY = 15.0
"""Seconds from one line of the log to the next; with a schedule of rounds each has its line."""
SAVE_EVERY = 60.0
"""Seconds from one network file to the next."""

Tell = Callable[[dict[str, Any]], None]


def network_path(folder: Path, game: str) -> Path:
    return folder / f"{game}.npz"


def train(
    settings: Settings,
    folder: Path,
    seconds: float,
    tell: Tell,
    rounds: int = 0,
    device: Any = None,
    ray: bool = False,
    source: Path | None = None,
    rivals: Sequence[Rival] = (),
) -> dict[str, object]:
    """Train for so long, going on from what the folder holds; gives the summary of the log.

    ``tell`` is told each line of the log. The folder then has the network, the state, the log and its pictures.
    Where the folder holds nothing, ``source`` is a network to begin with (with settings by `saving.settings_from`), and
    ``rivals`` are networks that stay in the league.
    """
    folder.mkdir(parents=True, exist_ok=True)
    logbook = Logbook(folder / "log.jsonl")
    begun = saving.saved_settings(folder) is not None
    trainer = Trainer(settings if begun else settings_against(settings, rivals), device, ray)
    try:
        if begun:
            saving.load(trainer, folder)
        else:
            trainer.league.rivals = [weights_of(rival, settings.game, trainer.device) for rival in rivals]
            if source is not None:
                saving.begin_from(trainer, source)
            else:
                trainer.begin()
        _run(trainer, folder, logbook, seconds, rounds, tell)
        logbook.draw(folder / "log.svg")
        saving.save_network(trainer, network_path(folder, settings.game), logbook.summary())
        saving.save_carried(trainer, folder, 0.0)
        saving.save_state(trainer, folder)
    finally:
        trainer.close()
    return logbook.summary()


def _run(trainer: Trainer, folder: Path, logbook: Logbook, seconds: float, rounds: int, tell: Tell) -> None:
    settings = trainer.settings
    told, saved, decisions = 0.0, 0.0, trainer.decisions

    with _until_stopped() as stopped:

        def after_round(now: float) -> bool:
            nonlocal told, saved, decisions
            if settings.rounds or now - told >= LINE_EVERY:
                line = _line(trainer, now, trainer.decisions - decisions, now - told)
                told, decisions = now, trainer.decisions
                logbook.note(line)
                tell(line)
            if now - saved >= SAVE_EVERY:
                saved = now
                saving.save_carried(trainer, folder, now)
                saving.save_network(trainer, network_path(folder, settings.game), logbook.summary())
                logbook.draw(folder / "log.svg")
            return not stopped.is_set()

        trainer.run(seconds, rounds, after_round)


def _line(trainer: Trainer, now: float, decisions: int, seconds: float) -> dict[str, Any]:
    progress = trainer.progress(now)
    spent = trainer.seconds
    line: dict[str, Any] = {
        "minutes": round((trainer.spent + now) / 60, 3),
        "progress": round(progress, 4),
        "round": trainer.round,
        "decisions": trainer.decisions,
        "games": trainer.scores.games,
        "steps": trainer.learner.steps,
        "pace": round(decisions / max(seconds, 1e-9)),
        "rate": trainer.settings.rate_at(progress),
        "imitating": trainer.imitating,
        "members": trainer.league.joined,
        **{name: round(value, 5) for name, value in trainer.learner.figures().items()},
        "seconds": {name: round(value, 2) for name, value in spent.items()},
        "scores": trainer.scores.told(),
    }
    for name in spent:
        spent[name] = 0.0
    return line


@contextmanager
def _until_stopped() -> Iterator[threading.Event]:
    """Ctrl-C, or the system's request to end, lets the round be finished and everything be saved."""
    stopped = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stopped
        return

    def stop(number: int, frame: FrameType | None) -> None:
        stopped.set()

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stopped
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
