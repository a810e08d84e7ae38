"""What workers would bring is foreseen as the collection then gives it."""

from __future__ import annotations

from burgher.core.match import Match
from tests.belfort.table import play, table


def foreseen(match: Match, *sent: str) -> dict[str, tuple[int, int]]:
    """Area by area: how much, and how much of it for the most workers."""
    events = match.game.foresee(match.state, [match.game.actions.find(text) for text in sent])
    return {
        str(event.args["area"]): (int(str(event.args["amount"])), int(str(event.args["bonus"]))) for event in events
    }


def passing() -> Match:
    """The last to pass has three elves and three dwarves to send; an elf of somebody else is in the forest."""
    match = table(3).sent(1, "forest", elf=1).workers(1, elves=1, dwarves=0).workers(2, 0, 0).passed(1, 2).place(0)
    play(match, "pass")
    return match


def test_each_area_with_its_bonus() -> None:
    match = passing()
    assert foreseen(match) == {}
    assert foreseen(match, "send elf forest") == {"forest": (1, 0)}
    assert foreseen(match, "send elf forest", "send elf forest") == {"forest": (3, 1)}
    assert foreseen(match, "send elf mine") == {"mine": (1, 1)}
    assert foreseen(match, "send elf mine", "send dwarf mine", "send dwarf gold_mine") == {
        "mine": (2, 1),
        "gold_mine": (2, 1),
    }


def test_it_is_what_the_collection_then_gives() -> None:
    match = passing()
    sent = ["send elf mine", "send elf forest", "send elf forest", "send dwarf mine", "send dwarf quarry"]
    sent.append("send dwarf quarry")
    said = match.game.foresee(match.state, [match.game.actions.find(text) for text in sent])
    before = len(match.steps)
    play(match, *sent)
    told = [event for step in match.steps[before:] for event in step.events if event.id == "collected"]
    assert [event.args for event in said] == [event.args for event in told if event.args["seat"] == 0]


def test_nothing_is_foreseen_of_what_cannot_be_done() -> None:
    match = passing()
    before = match.position()
    assert foreseen(match, *["send elf forest"] * 4) == {}
    assert foreseen(match, "pass") == {}
    assert match.position() == before
