"""What the coach can say is there, and all that is there is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import burgher
from burgher.core.quantity import POINTS
from burgher.words import LOCALES

PACKAGE = Path(burgher.__file__).parent


def ids(file: str) -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*) =", (LOCALES / "en" / file).read_text(encoding="utf-8"), re.MULTILINE))


def test_every_remark_has_its_message_and_every_message_is_used() -> None:
    folders = (PACKAGE / "analysis", PACKAGE / "practice", PACKAGE / "service" / "coach")
    sources = [source for folder in folders for source in folder.glob("*.py")]
    said = {
        id
        for source in sources
        for call in re.findall(r"Remark\((.*)", source.read_text(encoding="utf-8"))
        for id in re.findall(r'(?<!f)"([a-z]+(?:-[a-z]+)*)"', call.split(", ")[0])
    }
    rounds = {burgher.find(game).round_message for game in burgher.names()} | {"when-round"}
    said |= rounds | {f"by-{round}" for round in rounds} | {f"quantity-{POINTS.name}"}
    assert said == ids("analysis.ftl")


@pytest.mark.parametrize("game", burgher.names())
def test_every_quantity_has_its_message_and_every_message_is_used(game: str) -> None:
    own = {f"quantity-{quantity.name}" for quantity in burgher.find(game).quantities() if quantity != POINTS}
    # What a move is for stands in the same file: test_purposes.py looks at that.
    assert own == {id for id in ids(f"{game}-analysis.ftl") if not id.startswith("purpose-")}
