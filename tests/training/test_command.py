"""`burgher train`: what it makes, and one clear line for whatever is wrong."""

from __future__ import annotations

from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.commanding import refused, run
from tests.training import pytorch


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["chess"], "there is no game 'chess'"),
        (["belfort", "--minutes", "0"], "it is a number above 0, not “0”"),
        (["belfort", "--minutes", "soon"], "it is a number above 0, not “soon”"),
        (["belfort", "--planned", "-1"], "it is a number above 0"),
        (["belfort", "--workers", "0"], "it is a whole number from 1, not “0”"),
        (["belfort", "--tables", "few"], "it is a whole number from 1, not “few”"),
        (["belfort", "--width", "0"], "it is a whole number from 1, not “0”"),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], expected: str) -> None:
    assert expected in refused(run("train", *arguments))


def test_without_pytorch_it_says_what_is_missing() -> None:
    def without(name: str) -> ModuleSpec | None:
        return None if name == "torch" else find_spec(name)

    with patch("burgher.commands.train.find_spec", without):
        said = refused(run("train", "belfort"))
    assert "torch" in said
    assert "burgher[train]" in said


class TestWithPytorch:
    """In a folder of their own."""

    @pytest.fixture(autouse=True)
    def needed(self) -> None:
        pytorch.needed(__name__)

    def test_a_file_where_the_folder_should_be(self, tmp_path: Path) -> None:
        other = tmp_path / "letter"
        other.write_text("Dear all")
        said = run("train", "belfort", "--out", str(other))
        assert said.status == 2
        assert said.err.splitlines()[-1].startswith(f"burgher: {other} cannot be written")

    def test_what_is_no_training(self, tmp_path: Path) -> None:
        (tmp_path / "state.pt").write_text("Dear all")
        said = refused(run("train", "belfort", "--out", str(tmp_path)))
        assert said == (
            f"{tmp_path / 'state.pt'} cannot be read, so this training cannot go on: "
            "it is damaged, or from another version"
        )

    def test_a_network_that_would_be_too_large(self, tmp_path: Path) -> None:
        said = run("train", "belfort", "--width", "100000", "--out", str(tmp_path))
        assert said.status == 2
        assert "a network 100,000 wide with 3 blocks would take" in said.err.splitlines()[-1]

    @pytest.mark.slow
    def test_a_training_and_what_another_would_do_in_its_folder(self, tmp_path: Path) -> None:
        from burgher.training.trainer import best_device

        small = ("--minutes", "0.02", "--tables", "8", "--width", "8", "--blocks", "1", "--workers", "1")
        begun = run("train", "belfort", *small, "--out", str(tmp_path), "--seed", "3")
        assert begun.status == 0, begun.err
        assert begun.out == f"The network is in {tmp_path / 'belfort.npz'}.\n"
        assert "Training begins: Belfort" in begun.err
        slow = "There is no accelerator here: training runs on the processor and takes a hundred times as long."
        assert (slow in begun.err) == (best_device().type == "cpu")
        said = run("train", "nobility", "--out", str(tmp_path))
        assert "holds the training for Belfort; choose another folder" in refused(said)
        said = run("train", "belfort", "--width", "9", "--out", str(tmp_path))
        assert said.status == 2
        assert "holds the training of a network of another shape" in said.err.splitlines()[-1]
