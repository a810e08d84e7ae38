"""Each refusal names the section that it comes from, also where several places give the same reason; and sentences
about points and goods say what comes on top of what."""

from __future__ import annotations

import pytest

import burgher
from tests.nobility.looking import PIECES, score
from tests.nobility.saying import Make, clerk, giving, placing, turn_of, words
from tests.nobility.table import Table, table
from tests.playing import play


def swapping() -> burgher.Match:
    """At a workshop that sells and swaps nothing to one who has nothing but a reputation to gain."""
    return turn_of(table().workshop("artists 1", "b05").dice(0, 1), "die 1", "visit artists")


def elves(**has: int) -> Table:
    return table(3).settled(0, "elf").has(0, **has)


SECTIONS: list[tuple[Make, str, str, str]] = [
    (lambda: placing(table(), 3), "visit yard", "too-few-coins", "Construction Yard"),
    (lambda: placing(table().hall("community").has(0, workers=1), 1), "visit hall", "too-few-coins", "Guild Hall"),
    (lambda: placing(elves(nobility=5).demand("elf", 1, "c13"), 1), "visit council elf", "too-few-coins",
     "Stone Council"),
    (swapping, "purchase books", "too-few-coins", "Guilds: activating workshops"),
    (lambda: clerk(5, coins=1), "buy 2", "too-few-coins", "Berk the clerk: modifiers"),
    (lambda: placing(table().hall("community"), 1), "visit hall", "no-worker", "Guild Hall: community buildings"),
    (lambda: turn_of(table().apprentices(0, wizards=1).dice(0, 1), "die 1", "visit artists"), "apprentice",
     "no-worker", "Guilds: placing workers"),
    (lambda: placing(table(4, chancery=True), 1), "visit desk top", "no-worker", "Chancery: the board"),
    (lambda: turn_of(table().goods(0, books=2).dice(0, 4), "die 4", "visit port"), "sell magic", "no-such-good",
     "Port"),
    (lambda: turn_of(table().workshop("artists 1", "b06").goods(0, books=1).dice(0, 1), "die 1", "visit artists"),
     "swap magic books", "no-such-good", "Guilds: activating workshops"),
    (lambda: clerk(3, coins=9), "buy 2", "more-than-allowed", "Berk the clerk: modifiers"),
    (lambda: turn_of(table().has(0, coins=9).dice(0, 3), "die 3", "visit artists"), "buy 3", "more-than-allowed",
     "Guilds: buying goods"),
    (lambda: placing(table().hall("b07"), 1), "visit hall", "no-apprentice-there", "Guild Hall: workshops"),
    (lambda: turn_of(table().apprentices(0, artists=1, wizards=1).dice(0, 5), "die 5", "visit board"),
     "recall scholars", "no-apprentice-there", "The die space of the own board"),
    (lambda: turn_of(table().has(0, workers=1).dice(0, 1), "die 1", "visit artists"), "move wizards",
     "no-apprentice-there", "Guilds: placing workers"),
    (lambda: placing(table(4, chancery=True).has(0, workers=1), 5), "visit desk top", "race-not-settled",
     "Chancery: the board"),
    (lambda: placing(elves(nobility=5).demand("dwarf", 1, "c01"), 1), "visit council dwarf", "race-not-settled",
     "Stone Council"),
    (giving, "pay 4 books", "too-few-goods", "Settlers cards: completing"),
    (lambda: placing(elves(nobility=5).demand("elf", 1, "c09"), 1), "visit council elf", "too-few-goods",
     "Stone Council"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "action", "id", "section"), SECTIONS, ids=[f"{one[2]}: {one[1]}" for one in SECTIONS])
def test_a_refusal_names_the_section_of_the_place(make: Make, action: str, id: str, section: str) -> None:
    reason = make().why_not(action)
    assert reason is not None
    assert (reason.id, reason.rule) == (f"why-{id}", section)


def said_last(match: burgher.Match, id: str, *actions: str) -> str:
    """The sentence for the event with this id."""
    return next(words(match.players).say(event) for event in play(match, *actions) if event.id == id)


def test_points_of_an_event_come_on_top_of_a_workshops() -> None:
    match = table().event("e09").hall("b01").has(0, coins=9).apprentices(0, artists=1).dice(0, 1).turn(0)
    before = score(match, 0)
    sentence = said_last(match, "workshop-built", "die 1", "visit hall")
    assert sentence.endswith("scores 3 points, 1 more for the event.")
    assert score(match, 0) == before + 4


def test_points_of_an_event_come_on_top_of_a_demands() -> None:
    match = elves(nobility=5, coins=9).event("e10").demand("elf", 1, "c13").dice(0, 1).turn(0)
    sentence = said_last(match, "demand-fulfilled", "die 1", "visit council elf")
    worth = PIECES["council"]["tiles"]["c13"]["points"]
    assert sentence.endswith(f"scores {worth} points, 1 more for the event.")
