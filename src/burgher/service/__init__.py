"""The server: tables, seats, storage, pushes, bots; and the browser client's files."""

from burgher.service.app import create_app
from burgher.service.run import CannotListen, run
from burgher.service.settings import Rate, Rates, Settings, own_database

__all__ = ["CannotListen", "Rate", "Rates", "Settings", "create_app", "own_database", "run"]
