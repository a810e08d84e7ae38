"""Tables that follow a lesson know which, and how far their learner has come."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("lesson", sa.Text))


def downgrade() -> None:
    op.drop_column("game_table", "lesson")
