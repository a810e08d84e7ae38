"""Component files: how they are read, corrected and told apart."""

from pathlib import Path

import pytest

from burgher.core.components import ComponentSet, Kept, fingerprint, overlay, read_file
from burgher.core.errors import BadComponents


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('rounds = 6\n[cost]\nwood = 1\nnote = "ä"\n', encoding="utf-8")
    assert read_file(path) == {"rounds": 6, "cost": {"wood": 1, "note": "ä"}}


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(BadComponents) as error:
        read_file(path)
    assert str(error.value) == f"there is no component file {path}"


def test_a_file_may_have_two_hundred_thousand_bytes_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_text("#" * 200_000)
    assert read_file(path) == {}
    path.write_text("#" * 200_001)
    with pytest.raises(BadComponents, match=r"long\.toml is too large: at most 200 kB"):
        read_file(path)


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"the component file .* cannot be read: "):
        read_file(tmp_path)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadComponents, match=r"picture\.toml cannot be read: "):
        read_file(path)


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text("rounds: 6\n")
    with pytest.raises(BadComponents, match=r"wrong\.toml is not TOML: .*line 1"):
        read_file(path)


def test_a_fingerprint_does_not_mind_the_order() -> None:
    one = {"rounds": 7, "cost": {"wood": 1, "stone": 2}}
    other = {"cost": {"stone": 2, "wood": 1}, "rounds": 7}
    assert fingerprint(one) == fingerprint(other)
    assert fingerprint(one) != fingerprint(one | {"rounds": 6})
    assert len(fingerprint(one)) == 16


def test_a_fingerprint_does_not_mind_where_values_come_from() -> None:
    one = {"source": "rulebook", "cost": {"wood": 1, "note": "guessed"}, "cards": [{"id": "pub", "note": "a"}]}
    other = {"source": "owner", "cost": {"wood": 1}, "cards": [{"id": "pub"}]}
    assert fingerprint(one) == fingerprint(other)
    assert fingerprint(one) != fingerprint(other | {"cost": {"wood": 2}})


def test_corrections_are_laid_over() -> None:
    base: dict[str, object] = {
        "rounds": 7,
        "scoring": [3, 5, 7],
        "cost": {"wood": 1, "stone": 2},
        "cards": [{"id": "pub", "cost": {"wood": 2, "stone": 3}}, {"id": "inn", "copies": 5}],
        "plain": [{"wood": 1}],
    }
    corrections: dict[str, object] = {
        "scoring": [2, 4],
        "cost": {"stone": 4},
        "cards": [{"id": "inn", "copies": 4}, {"id": "jail", "copies": 1}],
        "plain": [{"stone": 1}],
        "new": 1,
    }
    assert overlay(base, corrections) == {
        "rounds": 7,
        "scoring": [2, 4],
        "cost": {"wood": 1, "stone": 4},
        "cards": [
            {"id": "pub", "cost": {"wood": 2, "stone": 3}},
            {"id": "inn", "copies": 4},
            {"id": "jail", "copies": 1},
        ],
        "plain": [{"stone": 1}],
        "new": 1,
    }
    assert base["cost"] == {"wood": 1, "stone": 2}
    assert base["cards"] == [{"id": "pub", "cost": {"wood": 2, "stone": 3}}, {"id": "inn", "copies": 5}]


def test_a_set_is_named_in_records() -> None:
    plain = ComponentSet("shipped", {"rounds": 7})
    assert plain.json() == {"name": "shipped", "fingerprint": fingerprint({"rounds": 7})}
    mine = ComponentSet("mine", {"rounds": 6}, {"rounds": 6})
    assert mine.json() == {"name": "mine", "fingerprint": fingerprint({"rounds": 6}), "corrections": {"rounds": 6}}


def test_what_was_read_is_kept_for_the_same_pieces_and_choices() -> None:
    kept: Kept[list[str]] = Kept(most=2)
    one = kept.of(ComponentSet("one", {"rounds": 6}), {"players": 2}, lambda: ["first"])
    assert kept.of(ComponentSet("mine", {"rounds": 6, "note": "checked"}), {"players": 2}, lambda: ["again"]) is one
    assert kept.of(ComponentSet("one", {"rounds": 7}), {"players": 2}, lambda: ["other pieces"]) == ["other pieces"]
    assert kept.of(ComponentSet("one", {"rounds": 6}), {"players": 3}, lambda: ["other table"]) == ["other table"]
    # Two are kept, and the first is no longer among them.
    assert kept.of(ComponentSet("one", {"rounds": 6}), {"players": 2}, lambda: ["anew"]) == ["anew"]
