"""Whether the engine runs compiled."""

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import Final


def _is_compiled(module: str) -> bool:
    # Looks where the module would come from, and does not load it.
    spec = find_spec(module)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


COMPILED: Final = _is_compiled("burgher.core.state")
