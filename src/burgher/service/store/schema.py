"""The tables of the database. Migrations make them; a test compares the two."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)


class JsonText(TypeDecorator[Any]):
    """JSON as plain ASCII text: what databases make of odd characters in their own JSON types differs."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else json.dumps(value, separators=(",", ":"))

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else json.loads(value)


ID = String(24)
NAME = String(40)
KEY = String(64)
HASH = String(64)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# One row: the server's own name, which its cookie carries.
servers = Table(
    "server",
    metadata,
    Column("id", String(16), primary_key=True),
    # When the tables were last looked after: the time since is time in which nobody could come to them.
    Column("swept_at", BigInteger, nullable=True),
)

# A browser or a program that holds seats. Only the hash of its key is kept.
devices = Table(
    "device",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("key_hash", HASH, nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "game_table",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", NAME, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JsonText, nullable=False),
    Column("components", JsonText, nullable=False),
    Column("seed", KEY, nullable=True),
    Column("seed_hash", HASH, nullable=True),
    Column("seed_by_hand", Boolean, nullable=False),
    Column("position", JsonText, nullable=True),
    Column("status", String(12), nullable=False),
    # How often the game has changed; what a player's action must name.
    Column("version", Integer, nullable=False),
    # How often anything at the table has changed; pushes carry it.
    Column("pulse", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("turn", Integer, nullable=True),
    Column("result", JsonText, nullable=True),
    Column("owner", Integer, ForeignKey("device.id"), nullable=False),
    Column("made_key", KEY, nullable=True),
    Column("rematch", ID, nullable=True),
    Column("parent", ID, nullable=True),
    Column("parent_moment", Integer, nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    # When the game itself went on last: since then the table waits for whoever is to decide.
    Column("moved_at", BigInteger, nullable=False, server_default="0"),
    # Devices that the host has sent away.
    Column("barred", JsonText, nullable=False, server_default="[]"),
    # When an abandoned table will be removed; its players have been told.
    Column("removed_at", BigInteger, nullable=True),
    # Whether all who sit down agree that hints may be taken.
    Column("hints", Boolean, nullable=False, server_default=false()),
    # The lesson that the table follows, and how far its learner has come.
    Column("lesson", JsonText, nullable=True),
    # In a record from outside: how often what others had done since was taken back.
    Column("taken_back", Integer, nullable=False, server_default="0"),
    UniqueConstraint("owner", "made_key"),
    Index(None, "status", "turn"),
)

seats = Table(
    "seat",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", NAME, nullable=False),
    Column("level", NAME, nullable=True),
    Column("stand_in", NAME, nullable=True),
    Column("failed", Boolean, nullable=False),
    Column("device", Integer, ForeignKey("device.id"), nullable=True, index=True),
    Column("gone", Boolean, nullable=False),
    Column("automatic", String(8), nullable=False),
    Column("seen_at", BigInteger, nullable=True),
    Column("colour", String(8), nullable=True),
)

# The game itself: never changed, never deleted. A step of the game has an action; an undo takes back steps.
entries = Table(
    "entry",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("cause", String(8), nullable=False),
    Column("action", String(80), nullable=True),
    Column("undone", Integer, nullable=False),
    Column("events", JsonText, nullable=False),
    Column("key", KEY, nullable=True),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "key"),
)

# The position after an entry, so that loading a table does not replay it from the beginning.
snapshots = Table(
    "snapshot",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("moment", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("hash", HASH, nullable=False),
)

# What the coach found out about a game that is over.
analyses = Table(
    "analysis",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("report", JsonText, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

# What was said at the table: words of people, and notices (message ids) of the table itself.
talk = Table(
    "talk",
    metadata,
    Column("table_id", ID, ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("words", JsonText, nullable=True),
    Column("notice", NAME, nullable=True),
    Column("args", JsonText, nullable=False),
    Column("key", KEY, nullable=True),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "key"),
)

# One-time links that carry a seat to another device, from the one that had it when the link was made.
transfers = Table(
    "transfer",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("table_id", ID, ForeignKey("game_table.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("device", Integer, ForeignKey("device.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=True),
)

# The servers that share this database. Who is alive counts on; a beat that stands still is a process that is gone.
processes = Table(
    "process",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

# The seats whose players watch their table through a process. Without keys to other tables: a process that is gone
# may leave rows behind, which do not count.
presence = Table(
    "presence",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("table_id", ID, primary_key=True),
    Column("seat", Integer, primary_key=True),
)

# An owner's component sets: the values that differ from a shipped set, by path, and the pieces that were looked up.
# They are kept as they were entered, also while they cannot be played with. Games have what they need in their own row.
component_sets = Table(
    "component_set",
    metadata,
    Column("id", ID, primary_key=True),
    Column("device", Integer, ForeignKey("device.id"), nullable=False),
    Column("game", NAME, nullable=False),
    Column("name", NAME, nullable=False),
    Column("base", NAME, nullable=False),
    Column("entered", JsonText, nullable=False),
    Column("checked", JsonText, nullable=False),
    Column("version", Integer, nullable=False),
    Column("made_key", KEY, nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    UniqueConstraint("device", "game", "name"),
    UniqueConstraint("device", "made_key"),
)

# How a device got on with the exercises of a game; those from its own games are called by their table and moment.
practice = Table(
    "practice",
    metadata,
    Column("device", Integer, ForeignKey("device.id"), primary_key=True),
    Column("game", NAME, primary_key=True),
    Column("exercise", NAME, primary_key=True),
    Column("got", String(8), nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)
