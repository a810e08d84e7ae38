"""No test may forget a module: imported again it would be another one, with classes of its own, and what fails then is
some later test."""

from __future__ import annotations

import sys
from types import ModuleType

ROOT = "burgher"


def forgotten() -> list[str]:
    """What packages of ours still hold though nobody would find it any more."""
    # Asked after each test, and thousands of modules are loaded: the quickest question first.
    packages = [
        module
        for name, module in sys.modules.items()
        if name.startswith(ROOT) and name.split(".")[0] == ROOT and is_package(module)
    ]
    return [
        part.__name__
        for package in packages
        for part in list(vars(package).values())
        if isinstance(part, ModuleType) and part.__name__.split(".")[0] == ROOT
        if sys.modules.get(part.__name__) is not part
    ]


def is_package(module: ModuleType | None) -> bool:
    return hasattr(module, "__path__")
