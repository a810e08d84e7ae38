"""A worker process: answers one question after the other, and ends with the server.

Questions and answers are JSON over its standard input and output, each with its length before it. The server's end
closes the input, so that no worker stays behind.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from typing import Any, BinaryIO

from burgher.core.errors import BurgherError

LENGTH = 4
"""Bytes of the length before each message."""


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


def _decide(asked: dict[str, Any]) -> object:
    from burgher.service.bots.thinking import Question, decide

    return decide(Question(**asked))


def _read_record(asked: dict[str, Any]) -> object:
    from burgher.service.records import read_record

    return asdict(read_record(asked))


WORK: dict[str, Callable[[dict[str, Any]], object]] = {"decide": _decide, "read-record": _read_record}


def answer(asked: dict[str, Any]) -> dict[str, object]:
    """What became of a question: an answer, a refusal for people, or a failure."""
    try:
        return {"answer": WORK[asked["do"]](asked["with"])}
    except BurgherError as error:
        return {"refused": str(error) if error.phrase is None else error.phrase.json()}
    except Exception as error:  # noqa: BLE001 - bots and records are foreign: the server decides what to make of it
        return {"failed": f"{type(error).__name__}: {error}"}


def serve() -> None:
    """The life of a worker; its arguments are the modules to import first."""
    # Ctrl-C goes to all processes of a terminal; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints must not come between the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for plugin in sys.argv[1:]:
        import_module(plugin)
    write(out, {"ready": os.getpid()})
    while (asked := read(sys.stdin.buffer)) is not None:
        write(out, answer(asked))


if __name__ == "__main__":
    serve()
