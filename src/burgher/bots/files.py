"""Bots in somebody's own file."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from burgher.core.errors import BadOption

_modules: dict[Path, ModuleType] = {}


def find_in_file(place: str, title: str) -> object:
    """What is called so in a file of Python."""
    path = Path(place).resolve()
    if not path.is_file():
        raise BadOption("no-bot-file", file=place)
    if path not in _modules:
        _modules[path] = _load(path, place)
    if not hasattr(_modules[path], title):
        raise BadOption("not-in-bot-file", file=place, name=repr(title))
    return getattr(_modules[path], title)


def _load(path: Path, place: str) -> ModuleType:
    # Under a name of its own, so that no module is replaced by a bot that happens to be called like it.
    name = f"burgher_bot_{path.stem}_{len(_modules)}"
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
        raise BadOption("bot-file-broken", file=place, why=f"{type(error).__name__}: {error}") from error
    return module
