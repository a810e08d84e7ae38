"""PyTorch, for the tests that train."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest

HOW = "`make test` installs it where it can be had; else pip install 'burgher[train]'"


def needed(by: str) -> None:
    """Call it before PyTorch is imported: without it the module ``by`` is skipped, and with CI set it fails."""
    if find_spec("torch") is None:
        missing = f"no PyTorch for {by}: {HOW}"
        if os.environ.get("CI"):
            pytest.fail(missing, pytrace=False)
        pytest.skip(missing, allow_module_level=True)
