"""How Alembic runs here: on the connection that `Database.migrate` gives it."""

from alembic import context

from burgher.service.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
