"""Bots that fail, each in its own way: the arena loads them from this file, as it would load anybody's."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from pathlib import Path

from burgher.bots import Clock
from burgher.core.perspective import Perspective


def raising(perspective: Perspective, clock: Clock) -> int:
    raise KeyError("a bug")


def quitting(perspective: Perspective, clock: Clock) -> int:
    sys.exit("enough")


def cheating(perspective: Perspective, clock: Clock) -> int:
    legal = perspective.legal()
    return next(action.index for action in perspective.game.actions if action.index not in legal)


def far_out(perspective: Perspective, clock: Clock) -> int:
    return -5


def muddled(perspective: Perspective, clock: Clock) -> str:
    return "build a castle"


def truthful(perspective: Perspective, clock: Clock) -> bool:
    """True is 1, and 1 may well be legal; but it is no action."""
    return True


def endless(perspective: Perspective, clock: Clock) -> int:
    """Never comes to an end, and catches every error of its own."""
    while True:
        try:
            sum(range(1000))
        except Exception:  # noqa: BLE001 - that is the point
            continue


def sleeping(perspective: Perspective, clock: Clock) -> int:
    time.sleep(3600)
    return 0


def deaf(perspective: Perspective, clock: Clock) -> int:
    """Hangs where no alarm is heard: inside a C function that starts again when a signal comes."""
    ctypes.PyDLL(None).sleep(3600)
    return 0


def dying(perspective: Perspective, clock: Clock) -> int:
    os._exit(7)


def chatting(perspective: Perspective, clock: Clock) -> int:
    print("I think I shall build a pub.")
    return perspective.legal()[0]


class Stillborn:
    """Can be made in the process that checks the entrants, and nowhere else."""

    def __init__(self) -> None:
        if os.environ.get("NASTY") == "1":
            raise RuntimeError("not today")

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        return perspective.legal()[0]


class Slow:
    """Takes its time, and leaves a mark for every game that it begins in the file that MARKS names."""

    def __init__(self) -> None:
        if marks := os.environ.get("MARKS"):
            with Path(marks).open("a", encoding="utf-8") as file:
                file.write("I")

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        time.sleep(0.005)
        return perspective.legal()[0]
