"""The error of the command line."""

from burgher.core.errors import BurgherError


class Mistake(BurgherError):
    """Something that a command was asked and cannot do, in the reader's language."""
