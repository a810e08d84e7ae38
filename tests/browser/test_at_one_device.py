"""Two people share a device: a curtain falls between their turns, and nobody sees the other's hand."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.games import one_of_the_games
from tests.browser.player import MousePlayer


# What a hand has no part in is tried with the other game below.
@one_of_the_games(1)
def test_a_curtain_falls_between_turns(visit: Visit, game: str) -> None:
    anna = visit(None)
    anna.open("me", "here", game=game)
    page = anna.page
    curtain = page.get_by_role("dialog", name="it is your turn")
    plays = MousePlayer(anna, 4, haste=1.0)
    met = []
    for _ in range(60):
        anna.rest()
        if curtain.count():
            met.append(curtain.get_by_role("heading").inner_text())
            if len(met) == 1:
                anna.check_accessible("the curtain")
            assert page.locator(".prompt.mine").count() == 0, "behind the curtain nothing is open"
            if len(set(met)) == 2 and len(met) > 2:
                break
        plays.play(1)
    assert len(set(met)) == 2, met


def test_what_a_hand_has_no_part_in_is_played_before_everybodys_eyes(visit: Visit) -> None:
    anna = visit(None)
    anna.open("me", "here", game="belfort")
    page = anna.page
    curtain = page.get_by_role("dialog", name="it is your turn")
    plays = MousePlayer(anna, 4)
    own = page.locator(".player .hand .property-card")
    see = page.get_by_role("button", name="Look at my cards")
    turn = page.locator(".seat.turn .seat-title")
    while see.count() == 0:
        plays.play(1)
    # Workers are placed: nobody's cards are to be seen, and no curtain is asked for from one to the other.
    names: set[str] = set()
    while len(names) < 2:
        assert (curtain.count(), own.count()) == (0, 0)
        names.add(turn.inner_text())
        plays.play(1)
    see.click()
    anna.rest()
    assert curtain.count() == 1
    curtain.get_by_role("button").click()
    anna.rest()
    assert own.count() > 0
    mine = turn.inner_text()
    while turn.inner_text() == mine:
        plays.play(1)
    assert (curtain.count(), own.count()) == (0, 0), "the next one does not see them"
    # Each reads on from their own last decision: what the other has done since.
    since = page.locator(".log-since ~ [data-line]").all_inner_texts()
    assert any(line.startswith(mine) for line in since), since
    assert not any(line.startswith(turn.inner_text()) for line in since), since
