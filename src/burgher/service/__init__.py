"""The server: tables, seats, storage, pushes, bots; and the browser client's files."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgher.service.app import create_app
    from burgher.service.serving import CannotListen, run
    from burgher.service.settings import Rate, Rates, Settings, own_database

__all__ = ["CannotListen", "Rate", "Rates", "Settings", "create_app", "own_database", "run"]

# Loaded when asked for: a worker process needs no web server.
_PLACES = {
    "create_app": "app",
    "CannotListen": "serving",
    "run": "serving",
    "Rate": "settings",
    "Rates": "settings",
    "Settings": "settings",
    "own_database": "settings",
}


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(f"burgher.service has no {name}")
    return getattr(import_module(f"burgher.service.{_PLACES[name]}"), name)
