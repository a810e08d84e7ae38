"""Somebody's own file of Python: a game, or bots."""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from burgher.core.errors import BadOption


def load_file(place: str | Path) -> ModuleType:
    """The module of a file, loaded once."""
    path = Path(place).resolve()
    if not path.is_file():
        raise BadOption("no-python-file", file=str(place))
    return _load(path)


@cache
def _load(path: Path) -> ModuleType:
    # Under a name of its own, so that no module is replaced by a file that happens to be called like it.
    name = f"burgher_file_{path.stem}_{abs(hash(path))}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # As for a program that is run: its own folder is where it imports from, and it is a module like others.
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BadOption("python-file-broken", file=str(path), why=f"{type(error).__name__}: {error}") from error
    return module
