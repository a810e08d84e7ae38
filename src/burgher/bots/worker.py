"""A worker process: does one thing after the other for whoever has started it, and ends with them.

What is asked and what is answered are JSON over its standard input and output, each with its length before it. When
whoever has started it ends, the input closes, so that no worker stays behind.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

from burgher.core.errors import BurgherError

LENGTH = 4
"""Bytes of the length before each message."""

Tell = Callable[[object], None]
Work = Callable[[dict[str, Any], Tell], object]
"""Does what is asked; what it tells on the way is heard at once, and shows that it is alive."""


def write(out: BinaryIO, message: object) -> None:
    data = json.dumps(message, separators=(",", ":")).encode()
    out.write(len(data).to_bytes(LENGTH, "big") + data)
    out.flush()


def read(source: BinaryIO) -> Any:
    """The next message; None at the end."""
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    return json.loads(source.read(int.from_bytes(head, "big")))


def name_of(work: Work) -> str:
    """What a worker finds a function by."""
    return f"{work.__module__}:{work.__qualname__}"


def _find(name: str) -> Work:
    module, _, function = name.partition(":")
    found: Work = getattr(import_module(module), function)
    return found


def answer(asked: dict[str, Any], tell: Tell) -> dict[str, object]:
    """What became of it: an answer, a refusal for people, or a failure."""
    try:
        return {"answer": _find(asked["do"])(asked["with"], tell)}
    except BurgherError as error:
        return {"refused": str(error) if error.phrase is None else error.phrase.json()}
    except Exception as error:  # noqa: BLE001 - bots and records are foreign: who asked decides what to make of it
        return {"failed": f"{type(error).__name__}: {error}"}


def serve() -> None:
    """The life of a worker; its arguments are the modules to import first."""
    # Ctrl-C goes to all processes of a terminal; who has started this one ends it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints must not come between the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for plugin in sys.argv[1:]:
        import_module(plugin)
    write(out, {"ready": os.getpid()})

    def tell(what: object) -> None:
        write(out, {"told": what})

    while (asked := read(sys.stdin.buffer)) is not None:
        write(out, answer(asked, tell))


if __name__ == "__main__":
    serve()
