"""The commands of `burgher`, a file each: ``arguments`` declares what it takes, ``run`` does it and gives a status."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Protocol

from burgher.commands import (
    analyse,
    bench,
    check,
    components,
    dataset,
    games,
    match,
    play,
    replay,
    resume,
    rules,
    serve,
    show,
    simulate,
    terminal,
    tournament,
    train,
)
from burgher.words import Words


class Command(Protocol):
    """What each of these modules has."""

    def arguments(self, parser: ArgumentParser, words: Words) -> None: ...

    def run(self, given: Namespace, words: Words) -> int: ...


BY_NAME: dict[str, Command] = {
    "play": play,
    "terminal": terminal,
    "resume": resume,
    "serve": serve,
    "replay": replay,
    "show": show,
    "check": check,
    "analyse": analyse,
    "simulate": simulate,
    "match": match,
    "tournament": tournament,
    "bench": bench,
    "dataset": dataset,
    "train": train,
    "games": games,
    "rules": rules,
    "components": components,
}
