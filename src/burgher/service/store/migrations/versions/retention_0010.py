"""When the tables were last looked after, so that time in which no server was up does not count."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("server", sa.Column("swept_at", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("server", "swept_at")
