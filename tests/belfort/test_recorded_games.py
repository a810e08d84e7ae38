"""The recorded games show all of Belfort."""

import burgher
from burgher.core.record import parse
from tests.belfort.known import plans
from tests.games.plan import FOLDER


def test_there_are_enough_games() -> None:
    records = [parse(file.read_bytes()) for file in (FOLDER / "belfort").glob("*.burgher.json")]
    assert len(records) >= 50
    assert {record.players for record in records} == {2, 3, 4, 5}
    used = {action for record in records for action in record.actions if action.startswith("use ")}
    names = ("merchants", "librarians", "architects", "recruiters", "sawyers", "miners", "bankers", "masons", "thieves",
             "bandits", "wizards", "spies", "tower", "inn", "blacksmith", "market", "library")  # fmt: skip
    assert used == {f"use {name}" for name in names}
    built = {" ".join(action.split()[:2]) for record in records for action in record.actions if action[:5] == "build"}
    assert len(built) == 12
    recorded = {name for plan in plans() for name in plan.options}
    for option in burgher.find("belfort").options:
        if option.name in recorded and not option.several:
            assert {record.options.get(option.name, option.default) for record in records} == set(option.choices)
