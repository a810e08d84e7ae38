"""Secrets: the key of a device, one-time links, the names of tables. Only hashes of keys are kept."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe

TABLE_ID = r"^[A-Za-z0-9_-]{16}$"
CLIENT_KEY = r"^[A-Za-z0-9_.:-]{8,64}$"


def new_secret() -> str:
    return token_urlsafe(32)


def new_table_id() -> str:
    """Whoever knows it may look on, so it cannot be guessed."""
    return token_urlsafe(12)


def hashed(secret: str) -> str:
    # Our secrets are long and random: a plain hash keeps them as well as a slow one would.
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
