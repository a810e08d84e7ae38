"""How devices got on with their exercises."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "practice",
        sa.Column("device", sa.Integer, sa.ForeignKey("device.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("exercise", sa.String(40), primary_key=True),
        sa.Column("got", sa.String(8), nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("practice")
