"""How a device got on with its exercises."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from burgher.service.store.schema import practice

Got = Literal["first", "later", "tried"]
"""Solved at the first try, at a later one, or not yet."""


def practised(connection: Connection, device: int, game: str) -> dict[str, Got]:
    """By exercise, all that was tried."""
    asked = select(practice.c.exercise, practice.c.got).where(practice.c.device == device, practice.c.game == game)
    return {str(exercise): got for exercise, got in connection.execute(asked)}


def note_try(connection: Connection, device: int, game: str, exercise: str, right: bool, at: int) -> Got:
    """Note how a try went; what was solved once stays solved."""
    own = (practice.c.device == device) & (practice.c.game == game) & (practice.c.exercise == exercise)
    before: Got | None = connection.execute(select(practice.c.got).where(own)).scalar()
    if before in ("first", "later"):
        return before
    got: Got = "tried" if not right else "first" if before is None else "later"
    if got != before:
        connection.execute(delete(practice).where(own))
        row = {"device": device, "game": game, "exercise": exercise, "got": got, "changed_at": at}
        connection.execute(insert(practice).values(row))
    return got
