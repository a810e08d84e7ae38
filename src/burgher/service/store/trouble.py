"""What goes wrong with a database, without a word of what was to be written: that may be a seed or a key."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

Kind = Literal["locked", "full", "away", "broken"]

LOCKED: Final = "locked"
"""Another program holds it."""
FULL: Final = "full"
"""There is no room left where it lies."""
AWAY: Final = "away"
"""It cannot be reached."""
BROKEN: Final = "broken"
"""Anything else: an error in Burgher or in the database."""

_SQLITE: dict[int, Kind] = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: AWAY,
    sqlite3.SQLITE_CANTOPEN: AWAY,
    sqlite3.SQLITE_READONLY: AWAY,
}
# Classes and codes of the SQL standard, and PostgreSQL's own: the longest that fits counts.
_SQLSTATES: dict[str, Kind] = {
    "08": AWAY,
    "57": AWAY,
    "53": AWAY,
    "53100": FULL,
    "40": LOCKED,
    "55P03": LOCKED,
    "25006": AWAY,
}


RAW: Final = (DBAPIError, PoolTimeout, sqlite3.Error)
"""What the libraries below raise."""


class Trouble(Exception):
    """A database that did not do what was asked. Nothing of it was done, unless the connection broke at the end."""

    def __init__(self, kind: Kind, what: str) -> None:
        super().__init__(f"the database is {kind}: {what}")
        self.kind = kind


class Clash(Trouble):
    """What was to be written contradicts what is there: somebody else was quicker."""

    def __init__(self, what: str) -> None:
        super().__init__(BROKEN, what)


def trouble_of(error: DBAPIError | PoolTimeout | sqlite3.Error) -> Trouble:
    """The same without statements and values. Raise it ``from None``: the original would be logged beside it."""
    if isinstance(error, PoolTimeout):
        return Trouble(AWAY, "no connection became free")
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    orig = error.orig if isinstance(error, DBAPIError) else error
    what = _describe(orig)
    if isinstance(error, (IntegrityError, sqlite3.IntegrityError)):
        return Clash(what)
    return Trouble(AWAY if lost else _kind(orig), what)


def _kind(orig: BaseException | None) -> Kind:
    code = getattr(orig, "sqlite_errorcode", None)
    if code is not None:
        # The low byte is the kind of error, the rest says more about it.
        return _SQLITE.get(code & 0xFF, BROKEN)
    state = getattr(orig, "sqlstate", None)
    if state is None:
        # psycopg's word for a server that does not answer at all.
        return AWAY if type(orig).__name__ in ("OperationalError", "ConnectionTimeout") else BROKEN
    return _SQLSTATES.get(state) or _SQLSTATES.get(state[:2]) or BROKEN


def _describe(orig: BaseException | None) -> str:
    """The kind of error by name and number. PostgreSQL's own words may quote whole rows, so they stay out."""
    name = getattr(orig, "sqlite_errorname", None)
    if name is not None:
        return f"{name}, {orig}"
    parts = [type(orig).__name__, getattr(orig, "sqlstate", None)]
    parts.append(getattr(getattr(orig, "diag", None), "constraint_name", None))
    return " ".join(part for part in parts if part)
