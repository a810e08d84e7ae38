"""The reference of rules: what ``locale/LANGUAGE/GAME-rules.ftl`` says, with the numbers of the pieces that are played
with.

A section is a message ``rule-...``: its value is the title, its attribute ``text`` the rest. The rule that a reason
names (`Message.rule`) is the place of its section: "Actions: hire a gnome" is ``rule-actions-hire-a-gnome``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from unicodedata import combining, normalize

from burgher.core.components import NOTES
from burgher.core.events import Argument
from burgher.core.game import Game
from burgher.words import Words

SECTION = "rule-"
WHOLE_LETTERS = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ø": "o", "đ": "d"})
"""Letters that are no other letter with an accent; "ß" is "ss" without capitals already."""
LINK = re.compile(r"\[([^\]]+)\]\(([a-z0-9-]+)\)")
"""Some words that lead to a section: their text, and the id of the section without its beginning."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section in the reader's language; ``text`` has a paragraph, or an entry of a list, on each line."""

    id: str
    title: str
    text: str
    within: str | None
    """The id of its chapter, if it is not one itself."""

    @property
    def plain(self) -> str:
        """The text without its links."""
        return LINK.sub(r"\1", self.text)

    @property
    def whole(self) -> str:
        """All that can be searched."""
        return f"{self.title}\n{self.plain}"

    @property
    def links(self) -> list[str]:
        """The ids of the sections that the text leads to."""
        return [SECTION + found[2] for found in LINK.finditer(self.text)]


def section_id(rule: str) -> str:
    """Where a rule stands in the reference.

    >>> section_id("Placement: recruiter's desk")
    'rule-placement-recruiters-desk'
    """
    slug = re.sub(r"[^a-z0-9]+", "-", rule.lower().replace("'", "").replace("’", ""))
    return SECTION + slug.strip("-")


def reference_words(language: str, game: Game) -> Words:
    """The words of a game with those of its reference."""
    return Words(language, game.name, more=(f"{game.name}-rules",))


def sections(
    words: Words, values: Mapping[str, object], options: Mapping[str, object] | None = None
) -> Iterator[Section]:
    """All sections in their order, with the numbers of a component set and the options of a table."""
    args = {**numbers(values), **{f"option-{name}": _argument(value) for name, value in (options or {}).items()}}
    ids = words.ids(SECTION)
    for id in ids:
        text = words.say(id, "text", **args)
        lines = [line.strip() for line in text.splitlines()]
        yield Section(id, words.say(id), "\n".join(line for line in lines if line), chapter_of(id, ids))


def find_sections(told: Sequence[Section], about: Sequence[str]) -> list[Section]:
    """The sections that have all these words, whatever their accents; those with one in the title come first.

    A word is found where another begins with it; only if that finds nothing, within others, too.
    """
    for begin in (r"(?<!\w)", ""):
        wanted = [re.compile(begin + re.escape(folded(word))) for word in about]
        found = [section for section in told if all(word.search(folded(section.whole)) for word in wanted)]
        if found:
            return sorted(found, key=lambda section: not any(word.search(folded(section.title)) for word in wanted))
    return []


def folded(text: str) -> str:
    """A text as it is searched: without capitals and accents, and in the letters that every keyboard has.

    >>> folded("Złoto, cœur, Straße")
    'zloto, coeur, strasse'
    """
    plain = normalize("NFD", text.casefold()).translate(WHOLE_LETTERS)
    return "".join(letter for letter in plain if not combining(letter))


def chapter_of(id: str, ids: list[str]) -> str | None:
    """The chapter of a section: the one whose id it begins with."""
    return next((other for other in ids if id.startswith(f"{other}-")), None)


def numbers(values: Mapping[str, object], path: str = "") -> dict[str, Argument]:
    """The values of a component set as arguments of messages, by their place: ``$fees-hire_gnome``.

    Of a list, ``$scoring-district-1`` is the first. A table that holds numbers alone is an argument as well, names and
    numbers by turns: ``AMOUNTS($wall-cost)``; so is a whole list: ``PIECES($council-members-from_the_left)``.

    >>> numbers({"wall": {"source": "rulebook", "cost": {"wood": 3, "stone": 3}}})
    {'wall-cost-wood': 3, 'wall-cost-stone': 3, 'wall-cost': ('wood', 3, 'stone', 3)}
    """
    found: dict[str, Argument] = {}
    for name, value in values.items():
        if name in NOTES:
            continue
        at = f"{path}-{name}" if path else name
        if isinstance(value, dict):
            found.update(numbers(value, at))
        elif isinstance(value, list):
            found.update({f"{at}-{k}": _argument(one) for k, one in enumerate(value, 1)})
            found[at] = _argument(value)
        else:
            found[at] = _argument(value)
    own = [(name, value) for name, value in values.items() if name not in NOTES]
    amounts = [part for name, value in own if type(value) is int for part in (name, value)]
    if path and own and len(amounts) == 2 * len(own):
        found[path] = tuple(amounts)
    return found


def _argument(value: object) -> Argument:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return _list(value)
    return value if isinstance(value, int) else str(value)


def _list(values: Sequence[object]) -> Argument:
    """Numbers as a text, "5, 3, 1"; names for PIECES."""
    if all(isinstance(value, int) for value in values):
        return ", ".join(str(value) for value in values)
    return tuple(str(value) for value in values)
