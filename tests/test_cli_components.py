"""`burgher components`: a file is checked, and owners' files are compared; `burgher serve --components`."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgher.commands.serve import house_sets
from burgher.core.errors import BadComponents
from tests.commanding import run


def written(folder: Path, name: str, text: str) -> str:
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_file_is_checked(tmp_path: Path) -> None:
    file = written(
        tmp_path, "mine", 'name = "My copy"\n[properties.keep]\ncost = { wood = 3, stone = 3 }\n[fees]\nguild = 2\n'
    )
    said = run("components", "belfort", "--check", file)
    assert said.status == 0
    assert f"{file} can be played with" in said.out
    assert "2 values differ from the shipped set; 0 of 24 pieces have been checked." in said.out
    assert "properties.keep.cost.wood: 2 → 3" in said.out
    assert "fees.guild: 1 → 2" in said.out
    assert "Look again: Keep costs 8 pieces; the rulebooks show 7." in said.out
    assert "Look again: fees.guild is 2; the rulebook says 1." in said.out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[tax]\nspaces = 0\n", "tax.spaces is 0; it may be a whole number from 1 to 99"),
        ('game = "nobility"\n', "this component file is for 'nobility', not for belfort"),
        ("[yard]\nhouse = 4\n", "this component file is for 'nobility', not for belfort"),
        ("tax = [\n", "is not TOML"),
        ("tax = " + "[" * 5000, "is not TOML: it is nested too deeply"),
        ("#" * 200_001, "is too large: at most 200 kB"),
    ],
)
def test_a_file_that_does_not_fit_says_why(tmp_path: Path, text: str, why: str) -> None:
    file = written(tmp_path, "mine", text)
    for how in (("--check", file), ("--compare", file)):
        said = run("components", "belfort", *how)
        assert said.status != 0
        assert why in said.err
        assert file in said.err


def test_owners_are_compared(tmp_path: Path) -> None:
    files = [
        written(tmp_path, "anna", "[properties.pub.cost]\nwood = 3\nstone = 2\n[tax]\nspaces = 5\n[fees]\nguild = 2\n"),
        written(tmp_path, "bert", "[properties.pub.cost]\nwood = 3\nstone = 3\n[tax]\nspaces = 5\n"),
    ]
    said = run("components", "belfort", "--compare", *files)
    assert said.status == 0
    assert said.out.splitlines() == [
        "2 files, 4 values looked up; 1 as in the shipped set.",
        "",
        "All agree, and the shipped set differs (1):",
        "  properties.pub.cost.wood: 2 → 3 (anna, bert)",
        "",
        "They differ (1):",
        "  properties.pub.cost.stone: 3 → 2 (anna), 3 (bert)",
        "",
        "Only one owner has looked this up, and the shipped set differs (1):",
        "  fees.guild: 1 → 2 (anna)",
    ]


def test_only_files_of_one_set_are_compared(tmp_path: Path) -> None:
    files = [written(tmp_path, "one", ""), written(tmp_path, "two", 'base = "numerals_as_points"\n')]
    said = run("components", "nobility", "--compare", *files)
    assert said.status != 0
    assert "numerals_as_points, standard" in said.err


def test_a_house_may_have_a_set_for_each_game(tmp_path: Path) -> None:
    files = [
        Path(written(tmp_path, "club", "[tax]\nspaces = 6\n")),
        Path(written(tmp_path, "town", 'name = "Our town"\n[yard]\nhouse = 4\n')),
    ]
    found = house_sets(files)
    assert [(game, pieces.name) for game, pieces in found.items()] == [("belfort", "club"), ("nobility", "Our town")]
    with pytest.raises(BadComponents, match="no component file"):
        house_sets([tmp_path / "none.toml"])


def test_owners_with_files_of_one_name_are_told_apart(tmp_path: Path) -> None:
    files = []
    for number in (1, 2):
        (tmp_path / str(number)).mkdir()
        files.append(written(tmp_path / str(number), "mine", f"[tax]\nspaces = {4 + number}\n"))
    said = run("components", "belfort", "--compare", *files)
    assert f"tax.spaces: 5 → 5 ({files[0]}), 6 ({files[1]})" in said.out
