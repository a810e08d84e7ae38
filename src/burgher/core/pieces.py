# compiled
"""The numbers of a component file: each is read, checked and named in one line of a game's rules.

    class Rules:
        def __init__(self, file: Pieces) -> None:
            self.desk_fee: i64 = file.number("fees.recruiter", 0, SOME)
            self.copies = file.row("properties.*.copies", PROPERTIES, 0, SOME)
            file.close()

A path names a field; ``*`` in it stands for each of some names (or for each entry of a list of tables). A field that
is missing or does not fit is named in the error, and `close` refuses what nobody asked for, so that a misspelt field
cannot pass unseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from burgher.core.cells import vec
from burgher.core.components import NOTES, one_of, provenance, unfit
from burgher.core.errors import BadComponents, Phrase

SOURCES = ("rulebook", "public", "inferred", "reconstructed", "owner")
"""Where the values of a table can come from."""
A_DECK: Final = 8
"""So many pieces that differ in their numbers alone are a deck: nobody wants to read the names of all its cards."""


def row(numbers: Sequence[int]) -> vec[i64]:
    """Numbers as compiled rules read them."""
    return vec[i64]([i64(number) for number in numbers])


class Pieces:
    """A component file, or one table of it."""

    def __init__(
        self,
        values: object,
        path: str = "",
        facts: dict[str, object] | None = None,
        may: dict[str, Phrase] | None = None,
    ) -> None:
        if not isinstance(values, dict):
            raise BadComponents("not-fitting", field=path, value=repr(values), may=Phrase("may-table"))
        self._values = values
        self._path = path
        self.facts: dict[str, object] = {} if facts is None else facts
        """All that was read, by its path in the file: what a client may show."""
        self.may: dict[str, Phrase] = {} if may is None else may
        """What each of these may be, so that whoever lets people change them need not know it."""

    # one field

    def number(self, path: str, low: int, high: int, default: int | None = None) -> int:
        value = self._take(path, Phrase("may-number", low=low, high=high), default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise unfit(self._join(path), value, Phrase("may-number", low=low, high=high))
        return value

    def flag(self, path: str, default: bool | None = None) -> bool:
        value = self._take(path, Phrase("may-flag"), default)
        if not isinstance(value, bool):
            raise unfit(self._join(path), value, Phrase("may-flag"))
        return value

    def text(self, path: str, default: str | None = None) -> str:
        value = self._take(path, Phrase("may-text"), default)
        if not isinstance(value, str):
            raise unfit(self._join(path), value, Phrase("may-text"))
        return value

    def word(self, path: str, words: Sequence[str]) -> int:
        """One of a few words: which, from 0."""
        value = self._take(path, one_of(words), None)
        if not isinstance(value, str) or value not in words:
            raise unfit(self._join(path), value, one_of(words))
        return words.index(value)

    def words(self, path: str, words: Sequence[str]) -> list[int]:
        """A list of some of a few words: which, from 0."""
        may = Phrase("may-some-of", words=", ".join(words))
        value = self._take(path, may, None)
        if not isinstance(value, list):
            raise unfit(self._join(path), value, may)
        for k, one in enumerate(value):
            if one not in words:
                raise unfit(f"{self._join(path)}[{k}]", one, one_of(words))
        return [words.index(one) for one in value]

    def numbers(self, path: str, count: int | None, low: int, high: int) -> list[int]:
        """A list of numbers, of this length or (None) of any."""
        may = Phrase("may-some-numbers", low=low, high=high)
        if count is not None:
            may = Phrase("may-numbers", count=count, low=low, high=high)
        value = self._take(path, may, None)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise unfit(self._join(path), value, may)
        for k, one in enumerate(value):
            if not isinstance(one, int) or isinstance(one, bool) or not low <= one <= high:
                raise unfit(f"{self._join(path)}[{k}]", one, Phrase("may-number", low=low, high=high))
        return value

    # the same field of several tables

    def row(self, path: str, names: Sequence[str] | int, low: int, high: int, default: int | None = None) -> vec[i64]:
        """A number for each name (or for each of so many entries of a list); ``*`` in the path is where it goes."""
        return row([self.number(one, low, high, default) for one in self.each(path, names)])

    def flags(self, path: str, names: Sequence[str] | int, default: bool | None = None) -> vec[i64]:
        """1 where the flag is set."""
        return row([int(self.flag(one, default)) for one in self.each(path, names)])

    def kinds(self, path: str, names: Sequence[str] | int, words: Sequence[str]) -> vec[i64]:
        """Which of a few words each has."""
        return row([self.word(one, words) for one in self.each(path, names)])

    def lists(self, path: str, names: Sequence[str] | int, count: int, low: int, high: int) -> vec[i64]:
        """A list of numbers for each name, one after the other."""
        return row([number for one in self.each(path, names) for number in self.numbers(one, count, low, high)])

    def grid(
        self,
        path: str,
        names: Sequence[str] | int,
        columns: Sequence[str],
        low: int,
        high: int,
        default: int | None = 0,
    ) -> vec[i64]:
        """For each name a row with a number for each column (``properties.*.cost.*``); the rows follow each other.

        A column that a table does not name is ``default``; where that is None, all must be there.
        """
        numbers: list[int] = []
        for one in self.each(path, names):
            inner = one.removesuffix(".*")
            self.table(inner)
            numbers += [self.number(f"{inner}.{column}", low, high, default) for column in columns]
        return row(numbers)

    def each(self, path: str, names: Sequence[str] | int) -> list[str]:
        """The path with each name (each number, for a list of so many tables) in the place of its first ``*``."""
        before, _, after = path.partition("*")
        if isinstance(names, int):
            self.tables(before.removesuffix("."), names)
            return [f"{before.removesuffix('.')}[{k}]{after}" for k in range(names)]
        return [f"{before}{name}{after}" for name in names]

    # tables

    def table(self, path: str) -> Pieces:
        """A table of the file, for what needs more than a line to read. Its fields are the file's to close."""
        value = self._find(path)
        if value is None:
            self._expect_tables(path)
            raise BadComponents("field-missing", field=self._join(path), may=Phrase("may-table"))
        return Pieces(value, self._join(path), self.facts, self.may)

    def tables(self, path: str, count: int | None = None) -> list[Pieces]:
        """A list of tables (``[[path]]``), of this length or (None) of any."""
        may = Phrase("may-some-tables") if count is None else Phrase("may-tables", count=count)
        value = self._find(path)
        if value is None:
            raise BadComponents("field-missing", field=self._join(path), may=may)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            found = Phrase("list-of", count=len(value)) if isinstance(value, list) else repr(value)
            raise BadComponents("not-fitting", field=self._join(path), value=found, may=may)
        return [Pieces(one, f"{self._join(path)}[{k}]", self.facts, self.may) for k, one in enumerate(value)]

    def has(self, path: str) -> bool:
        return self._find(path) is not None

    def close(self) -> None:
        """Refuse what nobody asked for, and sources that are none. Notes of provenance may stand anywhere."""
        tables = {""}
        for fact in self.facts:
            path = fact
            while path not in tables:
                tables.add(path)
                path = path.rpartition("[" if path.endswith("]") else ".")[0]
        self._close(self._values, self._path, tables)
        for path, source in provenance(self._values).items():
            if source not in SOURCES:
                raise unfit(f"{path}.source", source, one_of(SOURCES))

    # ways through the file

    def _join(self, path: str) -> str:
        return f"{self._path}.{path}" if self._path else path

    def _find(self, path: str) -> object:
        """What stands there; None where nothing does."""
        value: object = self._values
        for part in path.split("."):
            name, _, entry = part.partition("[")
            value = value.get(name) if isinstance(value, dict) else None
            if entry:
                value = value[int(entry[:-1])] if isinstance(value, list) else None
        return value

    def _take(self, path: str, may: Phrase, default: object) -> object:
        value = self._find(path)
        if value is None:
            if default is None:
                self._expect_tables(path)
                raise BadComponents("field-missing", field=self._join(path), may=may)
            value = default
        self.facts[self._join(path)] = value
        self.may[self._join(path)] = may
        return value

    def _expect_tables(self, path: str) -> None:
        """What is missing may be so because something around it is no table."""
        parts = path.split(".")
        for k in range(1, len(parts)):
            around = self._find(".".join(parts[:k]))
            if around is not None and not isinstance(around, dict):
                raise unfit(self._join(".".join(parts[:k])), around, Phrase("may-table"))

    def _close(self, value: object, path: str, tables: set[str]) -> None:
        """``tables`` are the paths of all that was asked for, and of all tables around it."""
        if path not in tables:
            raise self._unknown(path)
        if path in self.facts:
            return
        if isinstance(value, dict):
            for name, inner in value.items():
                where = f"{path}.{name}" if path else name
                if name not in NOTES:
                    self._close(inner, where, tables)
                elif not isinstance(inner, str):
                    raise unfit(where, inner, Phrase("may-text"))
        elif isinstance(value, list):
            for k, one in enumerate(value):
                self._close(one, f"{path}[{k}]", tables)

    def _unknown(self, path: str) -> BadComponents:
        """The error about a field that nobody asked for: which there are beside it; of a deck, how many cards."""
        around = path[: path.rfind(".") + 1]
        known = sorted({fact[len(around) :].partition(".")[0] for fact in self.facts if fact.startswith(around)})
        deck = [name for name in known if _is_of_a_deck(name, path[len(around) :])]
        if len(deck) < A_DECK:
            return BadComponents("no-such-field", field=path, known=", ".join(known))
        return BadComponents("beyond-the-deck", field=path, count=len(deck), first=deck[0], last=deck[-1])


def _is_of_a_deck(name: str, other: str) -> bool:
    """Whether two names differ in their numbers alone, as those of the cards of a deck do: s01, s49."""
    letters = name.rstrip("0123456789")
    return letters != "" and letters != name and other.rstrip("0123456789") == letters
