"""What the optional extras ask for is what is locked and tested."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_extras_are_what_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    lines = (ROOT / "requirements" / "envs.in").read_text(encoding="utf-8").splitlines()
    asked = {line for line in lines if line and not line.startswith("#")}
    assert asked == {*extras["envs"], *extras["dataset"]}
