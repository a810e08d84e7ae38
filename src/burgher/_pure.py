"""BURGHER_PURE=1: run this package from its sources, even where compiled modules lie beside them."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds the modules below one package as Python finds them, but for extension modules, which it does not see."""

    def __init__(self, package: str) -> None:
        self.prefix = f"{package}."
        self.folders: dict[str, FileFinder] = {}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(self.prefix):
            return None
        for folder in path or ():
            if folder not in self.folders:
                self.folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self.folders[folder].find_spec(name, target)
            # A folder without __init__.py has no loader: the ordinary finder knows what to do with it.
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self.folders.values():
            finder.invalidate_caches()


def prefer_source() -> None:
    """From now on import burgher's own modules from their sources. Comes before any of them is imported."""
    if not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder("burgher"))
