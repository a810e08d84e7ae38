"""Errors for people: what was wrong, and what would be right."""

from __future__ import annotations


class BurgherError(ValueError):
    """Anything that a caller got wrong. The message is one clear sentence or two."""


class UnknownAction(BurgherError):
    """No such action in this game."""


class Explained(BurgherError):
    """An error about an action that may not be taken; ``reason`` is the message that says why, where there is one."""

    def __init__(self, message: str, reason: object = None) -> None:
        super().__init__(message)
        self.reason = reason


class IllegalAction(Explained):
    """An action of this game that may not be taken now."""


class BadOption(BurgherError):
    """A number of players or an option that the game does not have."""


class BadComponents(BurgherError):
    """A component file that cannot be used."""


class BadPosition(BurgherError):
    """A position that cannot be."""


class BadRecord(Explained):
    """A record that cannot be read or does not replay."""
