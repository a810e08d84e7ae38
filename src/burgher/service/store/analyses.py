"""Analyses that are kept with their tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select

from burgher.service.store.schema import analyses


def find_analysis(connection: Connection, id: str, format: int) -> dict[str, Any] | None:
    """What was found out about the game of a table; one in another format is made anew."""
    asked = select(analyses.c.report).where(analyses.c.table_id == id, analyses.c.format == format)
    return connection.execute(asked).scalar()


def keep_analysis(connection: Connection, id: str, format: int, report: dict[str, Any], at: int) -> None:
    """Keep it, in place of one that was there."""
    connection.execute(delete(analyses).where(analyses.c.table_id == id))
    connection.execute(insert(analyses).values(table_id=id, format=format, report=report, made_at=at))
