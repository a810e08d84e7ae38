"""Tables as they are in memory: a cache of what the database has."""
