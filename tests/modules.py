"""What a test does to the whole process, and what fails then is some later test: which one, depends on who is quicker.

No test may forget a module: imported again it would be another one, with classes of its own. And none may leave a bot
behind that others find.
"""

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


def strangers() -> list[str]:
    """The bots that a test has made known, and not taken back."""
    registry = sys.modules.get("burgher.bots.registry")
    return [] if registry is None else list(registry._own)
