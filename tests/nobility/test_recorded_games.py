"""The recorded games show all of Rise to Nobility."""

import json

import burgher
from burgher.core.record import parse
from tests.games.plan import FOLDER
from tests.nobility.known import OPTIONS


def test_there_are_enough_games() -> None:
    game = burgher.find("nobility")
    files = (FOLDER / "nobility").glob("*.burgher.json")
    records = [parse(file.read_bytes()) for file in files]
    assert len(records) >= 50
    assert {record.players for record in records} == set(game.counts)
    assert {record.components["name"] for record in records} == set(game.sets)
    for players in game.counts:
        here = [record for record in records if record.players == players]
        choices = {tuple(sorted(record.options.items())) for record in here}
        settled = [game.unusual(game.settle_options(players, options)) for options in OPTIONS[players]]
        assert choices == {tuple(sorted(options.items())) for options in settled}, f"{players} players"
    done = {action for record in records for action in record.actions}
    for action in game.actions:
        # Every place, character, settlers card, ship ... comes up; some sales and purchases are left out.
        if action.verb.startswith(("visit", "draw", "complete", "keep", "use", "renew", "commission", "gain", "buy")):
            assert action.text in done or action.text.startswith("draw o"), action
    assert {action.verb for action in game.actions} == {game.actions.find(action).verb for action in done}
    told = json.loads((FOLDER / "nobility" / "events.json").read_text(encoding="utf-8"))
    assert {"solo-won", "solo-lost", "objective-reached"} <= {event for counts in told.values() for event in counts}
