"""Component sets that people have entered from their own box."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "component_set",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("device.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("base", sa.String(40), nullable=False),
        sa.Column("entered", sa.Text, nullable=False),
        sa.Column("checked", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made_key", sa.String(64)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("device", "game", "name"),
        sa.UniqueConstraint("device", "made_key"),
    )


def downgrade() -> None:
    op.drop_table("component_set")
