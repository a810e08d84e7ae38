"""Every lesson can be played as it is written, and says everything in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from burgher.bots import LEVELS
from burgher.core import registry
from burgher.lessons import BadLesson, Lesson, Line, find_lesson, lesson_names
from burgher.lessons.lesson import read_lesson
from burgher.reference import numbers
from burgher.words import LOCALES, Words, languages

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel.py"
OURS = [(game, name) for game in registry.names() for name in lesson_names(game)]
ATTRIBUTES = {"about", "why", "otherwise", "missed", "without", "also", "ready", "done"}
ANSWER = "otherwise-"
"""An attribute that begins so answers what was done instead, by its verb."""


@pytest.fixture
def goofspiel(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    monkeypatch.setenv(registry.FILES, str(EXAMPLE))
    return find_lesson("goofspiel", "first-game")


def test_a_game_in_one_file_brings_lessons(goofspiel: Lesson) -> None:
    assert lesson_names("goofspiel") == ("first-game",)
    line = Line(goofspiel)
    assert [str(one.action) for one in line.given[:3]] == ["turn up 9", "bid 10", "bid 6"]
    words = Words("en", "goofspiel", strict=True)
    for message in goofspiel.messages:
        assert words.say(message)


@pytest.mark.parametrize("game", registry.names())
def test_the_first_game_comes_first_and_the_others_by_name(game: str) -> None:
    first, *others = lesson_names(game)
    assert first == "first-game"
    assert others == sorted(others)


@pytest.mark.parametrize(("game", "name"), OURS)
def test_every_action_of_a_lesson_is_legal(game: str, name: str) -> None:
    line = Line(find_lesson(game, name))
    assert line.lesson.level in LEVELS
    # The learner does something, and can go on after the last step.
    assert any(step.do or step.until for step in line.lesson.steps)
    assert line.moments[-1].seat >= 0


@pytest.mark.parametrize("game", sorted({game for game, _ in OURS}))
def test_a_first_game_goes_through_two_rounds(game: str) -> None:
    line = Line(find_lesson(game, "first-game"))
    assert line.moments[-1].mark[0] >= 3


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "name"), OURS)
def test_a_lesson_says_everything_in_every_language(game: str, name: str, language: str) -> None:
    lesson = find_lesson(game, name)
    own = registry.find(game)
    options = {f"option-{key}": str(value) for key, value in own.settle_options(lesson.players, lesson.options).items()}
    facts = {**numbers(own.components().values), **options, "touch": "no"}
    names = [f"N{seat}" for seat in range(lesson.players)]
    words = Words(language, game, names, strict=True, more=(f"{game}-lessons",))
    for id in lesson.messages:
        for form in (None, *(_attributes(language, game)[id])):
            said = words.say(id, form, **facts)
            assert said == said.strip()
            assert said.count("**") % 2 == 0, said
            assert not re.search(r"\[[a-z-]+\](?!\()", said), said


@pytest.mark.parametrize("game", sorted({game for game, _ in OURS}))
def test_nothing_is_said_that_no_lesson_says(game: str) -> None:
    said = {id for name in lesson_names(game) for id in find_lesson(game, name).messages}
    there = _attributes("en", game)
    verbs = {verb.name.replace(" ", "-") for verb in registry.find(game).actions.verbs}
    assert set(there) == said
    for id, attributes in there.items():
        assert {one for one in attributes if not one.startswith(ANSWER)} <= ATTRIBUTES, id
        assert {one.removeprefix(ANSWER) for one in attributes if one.startswith(ANSWER)} <= verbs, id
    for name in lesson_names(game):
        assert {one for one in there[f"lesson-{name}"] if not one.startswith(ANSWER)} == {"about"}


@pytest.mark.parametrize(("game", "name"), OURS)
def test_a_step_that_must_go_one_way_says_why(game: str, name: str) -> None:
    there = _attributes("en", game)
    for step in find_lesson(game, name).steps:
        if step.firm:
            assert "otherwise" in there[step.say], step.say


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "name"), OURS)
def test_what_takes_something_for_granted_can_be_said_without_it(game: str, name: str, language: str) -> None:
    there = _attributes(language, game)
    for step in find_lesson(game, name).steps:
        assert ("without" in there[step.say]) == bool(step.after or step.toward), step.say
        # Only what prepares something can find it done.
        assert step.toward or not there[step.say] & {"ready", "done"}, step.say
        assert step.do or "ready" not in there[step.say], step.say
        # Only what is to be done can be left out.
        assert step.do or "missed" not in there[step.say], step.say


@cache
def _attributes(language: str, game: str) -> dict[str, set[str]]:
    """The messages of a game's lessons, each with its attributes."""
    text = (LOCALES / language / f"{game}-lessons.ftl").read_text(encoding="utf-8")
    found = (entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message))
    return {entry.id.name: {one.id.name for one in entry.attributes} for entry in found}


# what an author gets wrong

GOOD = """
players = 2
begin = ["turn up 9"]
[[chapters]]
name = "one"
[[chapters.steps]]
say = "bid"
do = "bid 3"
then = ["bid 4", "turn up 2"]
"""


@pytest.mark.parametrize(
    ("was", "wrong", "said"),
    [
        ("players = 2", "players = 9", "players"),
        ("players = 2", "players = 2\nseat = 4", "there is no seat 4 for 2 players"),
        ("players = 2", "players = 2\ncolour = 1", "there is no colour"),
        ("players = 2", 'players = 2\nnames = ["Bert", "Cleo"]', "names are for the 1 others, but there are 2"),
        ("players = 2", 'players = "two"', "players is a number"),
        ("players = 2", "players =", "Invalid value"),
        ('name = "one"', 'name = "The One"', "a chapter has a name of small letters"),
        ('say = "bid"', 'say = "Bid it!"', "step 1: say names a message"),
        ('say = "bid"', 'say = "bid"\nuntil = "later"', "until is one of question, turn, phase, round"),
        ('say = "bid"', 'say = "bid"\nuntil = "round"', "either do, for one action, or until"),
        ('do = "bid 3"', 'until = "turn"\nthen = []', "Cannot overwrite|Invalid|with until, then says"),
        ('do = "bid 3"', "firm = true", "firm is for a step with do"),
        ('do = "bid 3"', 'do = "bid 3"\nafter = "bid 7"', "after names bid 7, which the learner has not done by then"),
        (
            'do = "bid 3"',
            'do = "bid 3"\nunless = { "seats.0.crown" = 1 }',
            "unless names seats.0.crown, which the learner",
        ),
        ('do = "bid 3"', 'do = "bid 3"\nunless = { prize = 9 }', "what stands in unless is so by then"),
        ('do = "bid 3"', 'do = "bid 3"\nunless = "round"', "unless says what is seen where"),
        ('do = "bid 3"', 'do = "bid 3"\ntoward = "bid 9"', "toward names bid 9, which no later step has in its do"),
        ('do = "bid 3"', 'do = "bid 3"\nby = "bid 9"', "by is for a step with toward"),
        ('do = "bid 3"', "do = 3", "do is a text or a list of texts"),
        ('do = "bid 3"', 'do = "bid 14"', "step 1: .*bid 14"),
        ('do = "bid 3"', 'do = ["bid 3", "raise *"]', r"raise \* is not legal; the learner may: bid 1,"),
        ('"bid 4", ', "", "the lesson's|not legal|to decide|turn up 2"),
        ('"turn up 2"', '"turn up 9"', "turn up 9 is not legal for seat 0, who may: bid 1"),
        ("[[chapters]]", "[chapters]", "chapters are missing"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(goofspiel: Lesson, was: str, wrong: str, said: str) -> None:
    assert Line(read_lesson("goofspiel", "good", GOOD)).given
    with pytest.raises(BadLesson, match=said):
        Line(read_lesson("goofspiel", "bad", GOOD.replace(was, wrong)))


def test_what_else_may_help_is_an_action_of_the_game(goofspiel: Lesson) -> None:
    later = '\n[[chapters.steps]]\nsay = "again"\ndo = "bid 5"\nthen = ["bid 6"]\n'
    lesson = GOOD.replace('do = "bid 3"', 'do = "bid 3"\ntoward = "bid 5"\nby = "{}"') + later
    assert Line(read_lesson("goofspiel", "good", lesson.format("bid *"))).given
    with pytest.raises(BadLesson, match=r"by names raise \*, which is no action of the game"):
        Line(read_lesson("goofspiel", "bad", lesson.format("raise *")))


def test_two_chapters_have_two_names(goofspiel: Lesson) -> None:
    twice = GOOD + GOOD[GOOD.index("[[chapters]]") :].replace("bid 3", "bid 5")
    with pytest.raises(BadLesson, match="two chapters one"):
        read_lesson("goofspiel", "twice", twice)
    with pytest.raises(BadLesson, match="has no lesson 'other'; it has first-game"):
        find_lesson("goofspiel", "other")
