"""Records: written, read, and refused with the field that is wrong."""

import json

import pytest

from burgher.core.errors import BadRecord
from burgher.core.record import Record, from_json, hash_seed, parse

SHORT = Record("belfort", 3, {"thieves_gold": 2}, {"name": "shipped"}, ("deal crest 1", "pass"))
FULL = Record(
    game="belfort",
    players=3,
    options={"chosen_guilds": ["spies"]},
    components={"name": "mine", "corrections": {"calendar": {"rounds": 6}}},
    actions=tuple(f"discard {card}" for card in ("pub", "inn", "keep") * 7),
    seed="42",
    seed_hash=hash_seed("42"),
    names=("Ada", "Zoë", "李"),
    colours=("white", "red", "green"),
    result={"scores": [1, 2, 3], "winners": [2]},
    position={"round": 3},
)


@pytest.mark.parametrize("record", [SHORT, FULL], ids=["short", "full"])
def test_a_record_is_read_back(record: Record) -> None:
    assert parse(record.dumps()) == record
    assert parse(record.dumps().encode()) == record
    assert from_json(record.json()) == record


def test_only_what_there_is_is_written() -> None:
    assert list(SHORT.json()) == ["burgher", "game", "players", "options", "components", "actions"]


def test_a_file_reads_well() -> None:
    lines = FULL.dumps().splitlines()
    assert lines[0] == "{"
    assert '  "names": ["Ada", "Zoë", "李"],' in lines
    actions = lines[lines.index('  "actions": [') + 1 : lines.index("  ],")]
    assert [line.count('"') // 2 for line in actions] == [8, 8, 5]


def test_no_actions_yet() -> None:
    text = Record("belfort", 3, {}, {}, ()).dumps()
    assert '"actions": []' in text
    assert parse(text).actions == ()


def test_the_hash_of_a_seed_is_sha256() -> None:
    assert hash_seed("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"


def test_not_json() -> None:
    for text in ("", "{", "place elf", b"\xff\xfe"):
        with pytest.raises(BadRecord, match=r"^this is not a record: it is not JSON \("):
            parse(text)


def test_json_nested_too_deep() -> None:
    with pytest.raises(BadRecord, match="it is not JSON"):
        parse("[" * 200_000)


@pytest.mark.parametrize("text", ["[]", "3", "null", '"record"'])
def test_not_an_object(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^this is not a record: a record is a JSON object$"):
        parse(text)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"burgher": None}, "this is not a record: the field burgher with the format version is missing"),
        ({"burgher": 2}, "burgher is 2; this version reads records of format 1"),
        ({"burgher": "1"}, "burgher is '1'; this version reads records of format 1"),
        ({"game": None}, "game is missing; it may be a game's name"),
        ({"game": 3}, "game is 3; it may be a game's name"),
        ({"players": "3"}, "players is '3'; it may be a number of players"),
        ({"players": True}, "players is True; it may be a number of players"),
        ({"options": []}, "options is []; it may be an object"),
        (
            {"components": "mine"},
            "components is 'mine'; it may be an object with some of name, fingerprint, corrections",
        ),
        ({"actions": None}, "actions is missing; it may be a list of actions"),
        ({"actions": "pass"}, "actions is 'pass'; it may be a list of actions"),
        ({"actions": ["pass", 7]}, "actions[1] is 7; it may be an action's text"),
        ({"seed": 7}, "seed is 7; it may be a text"),
        ({"seed_hash": 7}, "seed_hash is 7; it may be a text"),
        ({"result": [1]}, "result is [1]; it may be an object"),
        ({"position": 1}, "position is 1; it may be an object"),
        ({"names": "Ada"}, "names is 'Ada'; it may be a list of names"),
        ({"names": [1]}, "names is [1]; it may be a list of names"),
        (
            {"winner": 1},
            "winner is not a field of a record; the fields are actions, burgher, colours, components, game, ",
        ),
    ],
)
def test_a_bad_field_is_named(changes: dict[str, object], said: str) -> None:
    values = FULL.json() | changes
    values = {name: value for name, value in values.items() if value is not None}
    with pytest.raises(BadRecord) as error:
        parse(json.dumps(values))
    assert str(error.value).startswith(said)
