"""What workers are asked to do in tests."""

from __future__ import annotations

import os
import time
from typing import Any

from burgher.bots.worker import Tell
from burgher.core.errors import BadOption


def add(asked: dict[str, Any], tell: Tell) -> int:
    return int(asked["one"]) + int(asked["two"])


def who(asked: dict[str, Any], tell: Tell) -> int:
    return os.getpid()


def count(asked: dict[str, Any], tell: Tell) -> str:
    for number in range(asked["to"]):
        tell(number)
        time.sleep(asked["pause"])
    return "done"


def sleep(asked: dict[str, Any], tell: Tell) -> None:
    time.sleep(600)


def die(asked: dict[str, Any], tell: Tell) -> None:
    os._exit(7)


def leave_behind(asked: dict[str, Any], tell: Tell) -> int:
    """A process that goes on, with all that is open here."""
    left = os.fork()
    if left == 0:
        time.sleep(600)
        os._exit(0)
    return left


def stumble(asked: dict[str, Any], tell: Tell) -> None:
    raise ZeroDivisionError("over nothing")


def refuse(asked: dict[str, Any], tell: Tell) -> None:
    raise BadOption("no-such-bot", name="nobody", known="somebody")


def chatter(asked: dict[str, Any], tell: Tell) -> str:
    print("not an answer")
    return "an answer"
