"""Records from outside keep how often their players took back what others had done since."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("taken_back", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("game_table", "taken_back")
