"""The sentence for a position that cannot be: a field, what it is, what it may be, and for what reason."""

from __future__ import annotations

from collections.abc import Iterable

from burgher.core.errors import BadPosition, Phrase


def expect(fits: bool, field: str | Phrase, value: object, may: int | Phrase) -> None:
    """Refuse a position where this does not fit. A field is named as in the file, or by a phrase that counts there."""
    if not fits:
        raise BadPosition("not-fitting", field=field, value=repr(value), may=may)


# fields


def sum_of(field: str) -> Phrase:
    """All numbers of a field together."""
    return Phrase("sum-of", field=field)


def all_of(piece: str, *fields: str) -> Phrase:
    """How often a piece is there, in all of these fields together."""
    return Phrase("all-of", piece=piece, fields=", ".join(fields))


# what they may be


def between(low: int, high: int) -> int | Phrase:
    return low if low == high else Phrase("may-from-to", low=low, high=high)


def at_most(most: int) -> Phrase:
    return Phrase("may-at-most", most=most)


def at_least(least: int) -> Phrase:
    return Phrase("may-at-least", least=least)


def one_of(choices: Iterable[object]) -> Phrase:
    return Phrase("may-one-of", words=", ".join(str(choice) for choice in choices))


def all_are(number: int) -> Phrase:
    """Of a list: the same everywhere."""
    return Phrase("may-all-be", number=number)


def another() -> Phrase:
    return Phrase("may-be-another")


def because(may: int | Phrase, reason: str, /, **details: int | str | Phrase) -> Phrase:
    """What it may be, and the reason: one of the phrases that begin with "since"."""
    return Phrase("may-because", may=may, why=Phrase(reason, **details))


def without(option: str) -> Phrase:
    """For a question that only an option brings, at a table that plays without it."""
    return because(another(), "since-without-option", option=option)


def because_of(may: int | Phrase, field: str, value: int) -> Phrase:
    """What it may be, since another field is what it is."""
    return because(may, "since-is", field=field, value=value)
