"""What the companion and the prompt say is true of every game, not only of the one that a lesson has in mind."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import burgher
from burgher.core import registry
from burgher.lessons.following import CHOSEN, comes_of_it
from burgher.lessons.left_out import granted, helpful
from burgher.reference import numbers
from burgher.words import Words, languages
from tests.lessons.test_other_ways import _at

LOCALE = Path(burgher.__file__).parent / "locale" / "en"
YOUR_TURN = {"en": ("your turn",), "de": ("dein Zug", "am Zug"), "fr": ("ton tour",), "pl": ("twoja tura",)}


def _words(language: str, game: str) -> Words:
    return Words(language, game, strict=True, more=("web", "lessons", f"{game}-web", f"{game}-lessons"))


def test_after_chance_there_may_be_nothing_left_but_to_end_the_turn() -> None:
    """So a table, which ends such turns by itself, goes on with the next player."""
    learner = _at("nobility", "first-game", "guilds-take")
    for text in ("die 6", "visit tavern", "take s19"):
        learner.do(text)
    assert learner.taken[-1].seat != learner.lesson.seat
    assert learner.legal == ["end"]


def _of_chance(game: str) -> list[str]:
    """What is said when chance comes next."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(LOCALE.glob(f"{game}*.ftl"))]
    return [id for text in texts for id in re.findall(r"^(chance-[a-z-]+) =", text, re.MULTILINE)]


@pytest.mark.parametrize("game", burgher.names())
@pytest.mark.parametrize("language", languages())
def test_nobody_is_promised_a_turn_that_may_be_over_after_chance(language: str, game: str) -> None:
    words = _words(language, game)
    assert len(_of_chance(game)) > 2
    for id in [*_of_chance(game), "turn-goes-on", "lesson-turn-goes-on"]:
        said = words.say(id)
        assert not any(one in said for one in YOUR_TURN[language]), said


UNDO = {"en": "undo", "de": "nimm", "fr": "annule", "pl": "cofnij"}


@pytest.mark.parametrize("language", languages())
def test_nobody_is_sent_to_an_undo_that_does_not_reach_that_far(language: str) -> None:
    """Where the miners are to dig, what was gathered is long done: only a new board helps, which is offered."""
    learner = _at("belfort", "first-game", "gathering-send")
    for text in ("send elf forest", "send elf forest", "send dwarf gold_mine", "send dwarf gold_mine"):
        learner.do(text)
    while learner.said != "guilds-use":
        learner.read()
    assert not granted(learner.line, learner.place, learner.game)
    assert not any(cause == CHOSEN for cause in learner.causes[learner.place.since[-1] :])
    words = _words(language, "belfort")
    facts = {**numbers(learner.line.game.components().values), "touch": "no"}
    for step in ("guilds-use", "trading-post"):
        said = words.say(f"lesson-first-game-{step}", "without", **facts)
        assert UNDO[language] not in said, said


PLANK = {"en": "plank", "de": "Planke", "fr": "plateforme", "pl": "pola akcji"}


@pytest.mark.parametrize("language", languages())
def test_the_planks_that_a_gnome_opens_are_named(language: str) -> None:
    """A Market has locks, too, and a worker stands on its plank without any gnome."""
    words = _words(language, "belfort")
    said = next(
        one for one in words.say("lesson-first-game-gnomes-lock", touch="no").split(",") if PLANK[language] in one
    )
    properties: Any = registry.find("belfort").components().values["properties"]
    for name, one in properties.items():
        closed = "plank" in one and one["plank"].get("locked", False)
        assert (words.say(f"piece-{name}")[:4] in said) == closed, name


ENDS = {"en": "ends", "de": "endet", "fr": "s’arrête", "pl": "się skończy"}


@pytest.mark.parametrize("language", languages())
def test_who_begins_a_chapter_anew_knows_that_this_game_ends(language: str) -> None:
    """The table is removed when another takes its place: whoever presses that is told before."""
    words = _words(language, "belfort")
    for id in ("lesson-set-up", "lesson-set-up-confirm", "lesson-past-about", "lesson-chapters-hint"):
        assert ENDS[language] in words.say(id), id


def _with_all_for_the_keep() -> Any:
    """Both dwarves to the quarry: after the miners nothing is missing."""
    learner = _at("belfort", "first-game", "gathering-send")
    for text in ("send elf forest", "send elf forest", "send dwarf quarry", "send dwarf quarry"):
        learner.do(text)
    while learner.said != "trading-post":
        if learner.said == "guilds-use":
            learner.do("use miners")
        else:
            learner.read()
    return learner


def test_nobody_has_to_buy_what_is_not_missing() -> None:
    learner = _with_all_for_the_keep()
    assert granted(learner.line, learner.place, learner.game)
    assert comes_of_it(learner.line, learner.place, learner.game) == "ready"
    learner.read()
    assert learner.said == "building-lead"


def test_what_is_built_before_its_time_is_not_said_to_be_out_of_reach() -> None:
    """Of the Keep that stands already nobody is told that it cannot be built."""
    learner = _with_all_for_the_keep()
    learner.do("build keep 1")
    for step in ("trading-post", "building-lead"):
        assert learner.said == step
        assert granted(learner.line, learner.place, learner.game)
        assert comes_of_it(learner.line, learner.place, learner.game) == "done"
        learner.read()
    assert learner.said == "building-built"


@pytest.mark.parametrize(
    ("dwarves", "missing"), [(("quarry", "quarry", "gold_mine"), "metal"), (("gold_mine",) * 3, "nothing")]
)
def test_what_is_still_missing_is_what_one_is_sent_to_buy(dwarves: tuple[str, ...], missing: str) -> None:
    """Whoever passes at once has no worker with the miners: then it is metal that the Keep lacks, not stone."""
    learner = _at("belfort", "first-game", "placing-desk")
    learner.do("pass")
    for area in ("forest", "forest", "forest"):
        learner.do(f"send elf {area}")
    for area in dwarves:
        learner.do(f"send dwarf {area}")
    while learner.said != "trading-post":
        learner.read()
    marked = helpful(learner.line, learner.place, learner.state, learner.wanted)
    can = granted(learner.line, learner.place, learner.game)
    assert can == (missing == "metal")
    assert marked == (["buy metal"] if can else learner.wanted)


def _standing(learner: Any) -> Any:
    """What the learner has, as their own view tells it."""
    view: Any = registry.find(learner.lesson.game).view(learner.state, learner.lesson.seat)
    return view["seats"][learner.lesson.seat]


def test_of_the_dice_for_the_event_the_one_that_is_advised_brings_most() -> None:
    """And what is left is enough for those dice that are named."""
    learner = _at("nobility", "events", "event-die")
    gains = {}
    for die in ("1", "2", "4", "6"):
        another = learner.copy()
        another.do(f"die {die}")
        another.do("visit castle")
        gains[die] = _standing(another)["reputation"]
        if learner.wanted == [f"die {die}"]:
            assert _standing(another)["pips_left"] >= 1 + 2 + 4
    assert learner.wanted == [f"die {max(gains, key=lambda die: gains[die])}"]


@pytest.mark.parametrize("said", ["apprentices-buy", "houses-buy"])
def test_who_buys_nothing_is_told_what_comes_of_it(said: str) -> None:
    """The artwork is wanted later: to leave it is not what was meant."""
    learner = _at("nobility", "first-game", said)
    step = learner.place.step
    learner.do("done")
    assert learner.place.instead == step or (learner.kind, learner.said) == ("astray", said)
    assert _words("en", "nobility").say(f"lesson-first-game-{said}", "otherwise")
