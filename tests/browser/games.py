"""What the tests know of each game: all else they see on the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from burgher.core import registry
from tests.games.plan import known

GAMES = registry.names()


def one_of_the_games(here: int) -> pytest.MarkDecorator:
    """For what is the same whatever is played: `make test` has it with one game, `make exhaustive` with the others."""
    return pytest.mark.parametrize(
        "game",
        [game if k == here else pytest.param(game, marks=pytest.mark.exhaustive) for k, game in enumerate(GAMES)],
    )


def secret_events(game: str) -> tuple[str, ...]:
    """Events whose card only the player may know who got it, or put it away."""
    found: tuple[str, ...] = known(game).SECRET_EVENTS
    return found


def not_now(game: str) -> str:
    """Something on the board that cannot be chosen when a game begins, and for which there is a reason."""
    return str(known(game).NOT_NOW)


def shown_moments(game: str) -> tuple[str, str]:
    """A record, and an event in it from which on something is told piece by piece."""
    name, event = known(game).SHOWN
    return name, event


def other_pieces(game: str) -> tuple[dict[str, object], ...]:
    """Corrections of the pieces without which something is never asked."""
    found: tuple[dict[str, object], ...] = known(game).OTHER_PIECES
    return found


def hidden_things(game: str, seat: dict[str, Any]) -> list[Any]:
    """What only this player may see of their own things, in their part of a view: null for everybody else."""
    found: list[Any] = known(game).hidden_things(seat)
    return found


def parts(found: Any) -> Iterator[dict[str, Any]]:
    """Every object in a piece of JSON."""
    if isinstance(found, dict):
        yield found
        for inner in found.values():
            yield from parts(inner)
    elif isinstance(found, list):
        for inner in found:
            yield from parts(inner)
