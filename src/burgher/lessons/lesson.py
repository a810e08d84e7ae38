"""A lesson as its author wrote it: where it begins, its chapters, and the steps of each."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Literal

from burgher.core import registry
from burgher.core.actions import Action
from burgher.core.errors import BurgherError

Until = Literal["question", "turn", "phase", "round"]
UNTIL: tuple[Until, ...] = ("question", "turn", "phase", "round")
_NAME = re.compile(r"[a-z][a-z0-9-]*")
_LESSON = {"players", "seat", "level", "names", "minutes", "options", "position", "seed", "begin", "chapters"}
_CHAPTER = {"name", "steps"}
_STEP = {"say", "at", "do", "then", "until", "firm", "after", "also", "toward", "by", "timely", "unless", "answers"}


class BadLesson(BurgherError):
    """A lesson that cannot be taken. Its text says where, and what is wrong."""


@dataclass(frozen=True)
class Step:
    """One thing that the companion says, and what the learner does about it."""

    chapter: int
    say: str
    """The message: ``lesson-LESSON-CHAPTER-SAY``."""
    at: tuple[str, ...] = ()
    """What is pointed at, by the names that places have on the board; by default, where it can be done."""
    do: tuple[str, ...] = ()
    """The actions that count as done, any of them; a ``*`` stands for any word."""
    then: tuple[str, ...] = ()
    """What happens after it in the lesson's own game: of the others, of chance, of the learner who goes on."""
    until: Until | None = None
    """Instead of one action: the learner decides freely until something else is asked, or the turn, the phase or the
    round is over."""
    firm: bool = False
    """Whether nothing else can be done, because the lesson could not go on from there."""
    after: tuple[str, ...] = ()
    """What its message takes for granted: one of these the learner has done. Where that is not so, the attribute
    ``without`` is said instead."""
    also: tuple[str, ...] | None = None
    """What leads to the next step as well, if not anything that does so by the rules: of all else the learner is told
    that it does not."""
    toward: tuple[str, ...] = ()
    """What it prepares, in the same turn: one of these. Where nothing that is to be done until then makes it possible,
    ``without`` is said, too."""
    by: tuple[str, ...] = ()
    """What else may bring what it prepares nearer, beside what is to be done until then."""
    timely: bool = False
    """Whether it is left out when its phase is over: whoever passes in the next round loses all of it."""
    unless: Mapping[str, object] = field(default_factory=dict)
    """What makes it needless: what the learner sees of the game, by its path in the view. Where all of that is so, the
    step is left out."""
    answers: tuple[str, ...] = ()
    """To what ``otherwise`` is an answer, if not to anything: what is said of dice does not fit whoever passes."""
    quiet: bool = False
    """Whether its message was read in the step before it: the others act, and nothing new is said."""

    @property
    def reads(self) -> bool:
        """Whether it is only read: the others wait meanwhile."""
        return not (self.do or self.until or self.then)

    @property
    def watches(self) -> bool:
        """Whether the learner only looks on: it is over when they are to decide again."""
        return bool(self.then) and not (self.do or self.until)

    def counts(self, action: Action | str) -> bool:
        """Whether this action is what the step is about."""
        return any(matches(pattern, str(action)) for pattern in self.do)

    def is_answered(self, action: Action | str) -> bool:
        """Whether what the lesson has to say where something else is done fits this action."""
        return not self.answers or any(matches(pattern, str(action)) for pattern in self.answers)

    def leads_on(self, action: Action | str) -> bool:
        """Whether this action, which the step is not about, may lead to the next one."""
        return self.also is None or any(matches(pattern, str(action)) for pattern in self.also)


def matches(pattern: str, text: str) -> bool:
    """Whether an action's text fits a pattern, in which ``*`` is any word.

    >>> matches("place * camp", "place elf camp"), matches("place * camp", "place elf recruiter")
    (True, False)
    """
    wanted, words = pattern.split(), text.split()
    return len(wanted) == len(words) and all(one in ("*", word) for one, word in zip(wanted, words, strict=True))


@dataclass(frozen=True)
class Chapter:
    name: str
    first: int
    """The number of its first step in the lesson."""
    title: str
    """The message that it is called by."""


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    players: int
    seat: int
    """Where the learner sits."""
    level: str
    """Who plays for the others where the lesson says nothing."""
    names: tuple[str, ...]
    """What the others are called, in the order of their seats; who has no name here is called by the level."""
    minutes: int
    options: Mapping[str, object]
    position: Mapping[str, object] | None
    """Where it begins, as `Match.position` writes it, if not at the beginning of a game."""
    seed: str
    begin: tuple[str, ...]
    """What has happened before the first step: what everybody did, and chance where it matters."""
    chapters: tuple[Chapter, ...]
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        """The message that it is called by; its attribute ``about`` tells more."""
        return f"lesson-{self.name}"

    def place(self, step: int) -> str:
        """Where a step stands, for an author: "first-game, chapter goal, step 2"."""
        if step >= len(self.steps):
            return f"{self.name}, at its end"
        chapter = self.chapters[self.steps[step].chapter]
        written = sum(not one.quiet for one in self.steps[chapter.first : step + 1])
        return f"{self.name}, chapter {chapter.name}, step {written}"

    def count(self, step: int) -> tuple[int, int]:
        """Which step of how many of its chapter this is; where nothing new is said, it is still the one before."""
        said = self.says(self.steps[step].chapter)
        return said.index(self.steps[step].say) + 1, len(said)

    def says(self, chapter: int) -> list[str]:
        """All that is said in a chapter."""
        return list(dict.fromkeys(step.say for step in self.steps if step.chapter == chapter))

    @property
    def messages(self) -> list[str]:
        """All that it says."""
        return [self.title, *(one.title for one in self.chapters), *(step.say for step in self.steps)]


@lru_cache(maxsize=64)
def _texts_of(game: str) -> Mapping[str, str]:
    return registry.find(game).lessons()


def lesson_names(game: str) -> tuple[str, ...]:
    """The lessons of a game, in their order."""
    return tuple(_texts_of(game))


@lru_cache(maxsize=64)
def find_lesson(game: str, name: str) -> Lesson:
    """A lesson of a game by its name."""
    texts = _texts_of(game)
    if name not in texts:
        raise BadLesson(f"{game} has no lesson {name!r}; it has {', '.join(texts) or 'none'}")
    return read_lesson(game, name, texts[name])


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """A lesson from the text of its file. BadLesson says what is wrong; whether it can be played, its `Line` tells."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{name}: {error}") from None
    _only(name, values, _LESSON)
    chapters: list[Chapter] = []
    steps: list[Step] = []
    for values_of in _list(name, values, "chapters"):
        chapter = _chapter(name, values_of, len(steps))
        if chapter.name in [one.name for one in chapters]:
            raise BadLesson(f"{name}: there are two chapters {chapter.name}")
        for number, one in enumerate(_list(f"{name}, chapter {chapter.name}", values_of, "steps"), 1):
            place = f"{name}, chapter {chapter.name}, step {number}"
            step = _step(place, f"lesson-{name}-{chapter.name}", len(chapters), one)
            steps += [replace(step, then=()), replace(step, at=(), quiet=True)] if step.watches else [step]
        chapters.append(chapter)
    position = values.get("position")
    if position is not None and not isinstance(position, dict):
        raise BadLesson(f"{name}: position must be a table, as a position in JSON is an object")
    lesson = Lesson(
        game=game,
        name=name,
        players=_number(name, values, "players", 2),
        seat=_number(name, values, "seat", 0),
        level=str(values.get("level", "wanderer")),
        names=_texts(name, values, "names"),
        minutes=_number(name, values, "minutes", 5),
        options=dict(values.get("options", {})),
        position=position,
        seed=str(values.get("seed", name)),
        begin=_texts(name, values, "begin"),
        chapters=tuple(chapters),
        steps=tuple(steps),
    )
    if not 0 <= lesson.seat < lesson.players:
        raise BadLesson(f"{name}: there is no seat {lesson.seat} for {lesson.players} players")
    if len(lesson.names) >= lesson.players:
        raise BadLesson(f"{name}: names are for the {lesson.players - 1} others, but there are {len(lesson.names)}")
    return lesson


def _chapter(lesson: str, values: Mapping[str, Any], first: int) -> Chapter:
    name = values.get("name")
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise BadLesson(f"{lesson}: a chapter has a name of small letters, digits and hyphens, not {name!r}")
    _only(f"{lesson}, chapter {name}", values, _CHAPTER)
    return Chapter(name, first, f"lesson-{lesson}-{name}")


def _step(place: str, prefix: str, chapter: int, values: Mapping[str, Any]) -> Step:
    _only(place, values, _STEP)
    say = values.get("say")
    if not isinstance(say, str) or not _NAME.fullmatch(say):
        raise BadLesson(f"{place}: say names a message, in small letters, digits and hyphens, not {say!r}")
    until = values.get("until")
    if until is not None and until not in UNTIL:
        raise BadLesson(f"{place}: until is one of {', '.join(UNTIL)}, not {until!r}")
    step = Step(
        chapter=chapter,
        say=f"{prefix}-{say}",
        at=_texts(place, values, "at"),
        do=_texts(place, values, "do"),
        then=_texts(place, values, "then"),
        until=until,
        firm=values.get("firm", False) is True,
        after=_texts(place, values, "after"),
        also=_texts(place, values, "also") if "also" in values else None,
        toward=_texts(place, values, "toward"),
        by=_texts(place, values, "by"),
        timely=values.get("timely", False) is True,
        unless=_seen(place, values),
        answers=_texts(place, values, "answers"),
    )
    if step.do and step.until:
        raise BadLesson(f"{place}: either do, for one action, or until, for several as one likes")
    if step.until and not step.then:
        raise BadLesson(f"{place}: with until, then says what is done in the lesson's own game")
    if step.also is not None and not step.do:
        raise BadLesson(f"{place}: also is for a step with do")
    if step.answers and not step.do:
        raise BadLesson(f"{place}: answers is for a step with do")
    if step.by and not step.toward:
        raise BadLesson(f"{place}: by is for a step with toward")
    if step.unless and not step.do:
        raise BadLesson(f"{place}: unless is for a step with do")
    if step.firm and not step.do:
        raise BadLesson(f"{place}: firm is for a step with do")
    return step


def _seen(place: str, values: Mapping[str, Any]) -> Mapping[str, object]:
    found = values.get("unless", {})
    if not isinstance(found, dict):
        raise BadLesson(f'{place}: unless says what is seen where, as {{ "seats.0.crest" = 1 }}, not {found!r}')
    return found


def _only(place: str, values: Mapping[str, Any], known: set[str]) -> None:
    unknown = set(values) - known
    if unknown:
        raise BadLesson(f"{place}: there is no {min(unknown)}; there are {', '.join(sorted(known))}")


def _list(place: str, values: Mapping[str, Any], name: str) -> Sequence[Mapping[str, Any]]:
    found = values.get(name)
    if not isinstance(found, list) or not found or not all(isinstance(one, dict) for one in found):
        raise BadLesson(f"{place}: {name} are missing, as [[{name}]]")
    return found


def _texts(place: str, values: Mapping[str, Any], name: str) -> tuple[str, ...]:
    found = values.get(name, [])
    if isinstance(found, str):
        found = [found]
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise BadLesson(f"{place}: {name} is a text or a list of texts, not {found!r}")
    return tuple(found)


def _number(place: str, values: Mapping[str, Any], name: str, otherwise: int) -> int:
    found = values.get(name, otherwise)
    if type(found) is not int:
        raise BadLesson(f"{place}: {name} is a number, not {found!r}")
    return found
