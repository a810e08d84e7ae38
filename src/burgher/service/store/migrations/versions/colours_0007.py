"""The colour that somebody has chosen for a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seat", sa.Column("colour", sa.String(8)))


def downgrade() -> None:
    op.drop_column("seat", "colour")
