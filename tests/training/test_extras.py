"""What the extra for training asks for is what is locked and tested."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]


def test_the_locked_pytorch_is_one_that_the_extra_allows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = {one.name: one for one in map(Requirement, project["project"]["optional-dependencies"]["train"])}
    assert set(asked) == {"numpy", "torch"}
    lock = (ROOT / "requirements" / "train.lock").read_text(encoding="utf-8")
    versions = re.findall(r"^torch==(\S+)", lock, re.MULTILINE)
    assert {version.partition("+")[0] for version in versions} == {"2.13.0"}
    assert all(asked["torch"].specifier.contains(version) for version in versions)
    envs = (ROOT / "requirements" / "envs.in").read_text(encoding="utf-8").splitlines()
    assert asked["numpy"] in [Requirement(line) for line in envs if not line.startswith("#")]
