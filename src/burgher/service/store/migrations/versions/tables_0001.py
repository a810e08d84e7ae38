"""Tables, seats, the log of each game, snapshots, talk, devices, transfers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(24)
NAME = sa.String(40)
KEY = sa.String(64)


def table_id(primary: bool) -> "sa.Column[str]":
    return sa.Column("table_id", ID, sa.ForeignKey("game_table.id"), primary_key=primary, nullable=False)


def upgrade() -> None:
    op.create_table("server", sa.Column("id", sa.String(16), primary_key=True))
    op.create_table(
        "device",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("key_hash", KEY, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("key_hash"),
    )
    op.create_table(
        "game_table",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", NAME, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("seed", KEY),
        sa.Column("seed_hash", KEY),
        sa.Column("seed_by_hand", sa.Boolean, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("pulse", sa.Integer, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("result", sa.Text),
        sa.Column("owner", sa.Integer, sa.ForeignKey("device.id"), nullable=False),
        sa.Column("made_key", KEY),
        sa.Column("rematch", ID),
        sa.Column("parent", ID),
        sa.Column("parent_moment", sa.Integer),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("owner", "made_key"),
    )
    op.create_index("ix_game_table_status_turn", "game_table", ["status", "turn"])
    op.create_table(
        "seat",
        table_id(primary=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("level", NAME),
        sa.Column("stand_in", NAME),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("device.id")),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("automatic", sa.String(8), nullable=False),
        sa.Column("seen_at", sa.BigInteger),
    )
    op.create_index("ix_seat_device", "seat", ["device"])
    op.create_table(
        "entry",
        table_id(primary=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("cause", sa.String(8), nullable=False),
        sa.Column("action", sa.String(80)),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("key", KEY),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "key"),
    )
    op.create_table(
        "snapshot",
        table_id(primary=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("hash", KEY, nullable=False),
    )
    op.create_table(
        "talk",
        table_id(primary=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("words", sa.Text),
        sa.Column("notice", NAME),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("key", KEY),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "key"),
    )
    op.create_table(
        "transfer",
        sa.Column("hash", KEY, primary_key=True),
        table_id(primary=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )


def downgrade() -> None:
    for name in ("transfer", "talk", "snapshot", "entry", "seat", "game_table", "device", "server"):
        op.drop_table(name)
