"""PyTorch, for the tests that train."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

MISSING = "no PyTorch for tests/training: `make test` installs it where it can be had; else pip install burgher[train]"


def needed() -> None:
    """Call it before anything that imports PyTorch: without it the module is skipped, and with CI set that fails."""
    if find_spec("torch") is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING, allow_module_level=True)
