"""Links know their device; tables know how long they wait, whom the host sent away, and when they will be removed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NEW = ("moved_at", "barred", "removed_at")


def _make_transfers(*columns: "sa.Column[int]") -> None:
    op.create_table(
        "transfer",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *columns,
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )


def upgrade() -> None:
    op.add_column("game_table", sa.Column("moved_at", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("barred", sa.Text, nullable=False, server_default="[]"))
    op.add_column("game_table", sa.Column("removed_at", sa.BigInteger))
    op.execute("UPDATE game_table SET moved_at = changed_at")
    # A link lasts a quarter of an hour: whoever has one from before makes another.
    op.drop_table("transfer")
    _make_transfers(sa.Column("device", sa.Integer, sa.ForeignKey("device.id"), nullable=False))


def downgrade() -> None:
    op.drop_table("transfer")
    _make_transfers()
    for name in NEW:
        op.drop_column("game_table", name)
