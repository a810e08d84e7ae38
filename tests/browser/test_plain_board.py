"""A game without boards of its own: one file makes it known to the server, and it is played from the list."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from burgher.core import registry
from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.serving import Server
from tests.browser.test_whole_games import sit_down

FILE = Path(__file__).parents[2] / "examples" / "goofspiel.py"
CARDS = 13


@pytest.fixture
def with_goofspiel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv(registry.FILES, str(FILE))
    running = Server(tmp_path)
    yield running
    running.kill()


def test_a_game_in_one_file_is_played_to_its_end(visit: Visit, with_goofspiel: Server) -> None:
    anna = visit(server=with_goofspiel)
    words = Words("en", "goofspiel", more=("web",))
    sit_down(anna, "goofspiel", words)
    page = anna.page
    prompt = page.locator(".prompt")
    prompt.get_by_text("Which card do you bid for").first.wait_for()
    anna.check_accessible("the plain board")
    for card in range(1, CARDS):
        page.locator(".plain").get_by_role("button", name=f"bid {card}", exact=True).click()
        page.get_by_text(f"Anna has bid {card}.").first.wait_for(state="attached")
    # The last card is no choice.
    assert "Prizes" in page.get_by_role("dialog").inner_text()
