"""How a server is set up."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from burgher.core.components import ComponentSet
from burgher.service.chance import Chance

STATIC = Path(__file__).parent / "static"


def own_folder() -> Path:
    """Where this system keeps a program's files."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "burgher"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "burgher"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "burgher"


def own_database() -> str:
    """The database of somebody who named none."""
    return f"sqlite:///{own_folder() / 'tables.db'}"


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Rates:
    """How often one address or one device may do a thing."""

    requests: Rate = Rate(400, 100)
    """Anything, from one address."""
    making: Rate = Rate(20, 0.5)
    """New tables, devices and records, from one address."""
    acting: Rate = Rate(100, 20)
    """Actions and undos, by one device."""
    talking: Rate = Rate(6, 0.5)
    """Lines of chat, by one device."""
    claiming: Rate = Rate(10, 0.2)
    """Tries at a one-time link, from one address."""
    keeping: Rate = Rate(60e6, 1000)
    """Bytes for new tables and records, from one address."""
    coaching: Rate = Rate(30, 0.5)
    """Questions to the coach, by one device."""

    @classmethod
    def unlimited(cls) -> Rates:
        """For measuring."""
        endless = Rate(1e12, 1e12)
        return cls(endless, endless, endless, endless, endless, endless, endless)


@dataclass(frozen=True, slots=True)
class Quotas:
    """How much is kept for one device."""

    tables: int = 100
    """Games under way that it has opened."""
    records: int = 50
    """Records that it has brought."""
    sets: int = 50
    """Component sets that it has entered."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about a server that can be chosen."""

    database: str = field(default_factory=own_database)
    static: Path = STATIC
    """The built browser client."""
    workers: int = field(default_factory=lambda: max(1, min(4, os.cpu_count() or 1)))
    """Processes in which bots think."""
    coaches: int = field(default_factory=lambda: max(1, min(2, (os.cpu_count() or 1) - 1)))
    """Processes in which the coach analyses games; one more answers questions about single positions."""
    analysis: float = 20.0
    """Seconds that the analysis of a game may take."""
    plugins: tuple[str, ...] = ()
    """Modules to import at the start, here and in every worker: they register bots."""
    pace: float = 0.25
    """Seconds from one decision of a bot to the next, so that people can follow."""
    grace: float = 4.0
    """Seconds beyond its own time after which a bot counts as stuck."""
    absence: float = 600.0
    """Seconds without a sign of the player whose turn it is, after which the others may let a bot play."""
    idle: float = 1800.0
    """The same for a player who is at the table, and does nothing."""
    secure: bool = False
    """Reached by https: cookies are for https only, and browsers are told to stay with it."""
    hosts: tuple[str, ...] = ()
    """The host names it answers to; none named: all."""
    links: tuple[str, ...] = ()
    """The addresses under which others reach this server, the best first."""
    components: Mapping[str, ComponentSet] = field(default_factory=dict)
    """For some games the pieces that a new game is played with where nobody chooses others."""
    rates: Rates = field(default_factory=Rates)
    quotas: Quotas = field(default_factory=Quotas)
    keep_finished: float | None = None
    """Days after which games that are over, and records, are removed; None: never."""
    keep_abandoned: float | None = None
    """Days without a sign of life after which games under way are removed, with notice to the players; None: never."""
    body: int = 64 * 1024
    """Bytes that a request may have."""
    head: int = 32 * 1024
    """Bytes that the head of a request may have."""
    slowest: float = 20.0
    """Seconds that a request may take to arrive, its head and its body each."""
    connections: int = 500
    """Connections that one address may have at once: so many for requests, and so many WebSockets."""
    record: int = 1024 * 1024
    """Bytes that a record file may have."""
    pieces: int = 256 * 1024
    """Bytes that a request with a component file may have: the file, and what writing it as JSON adds."""
    chance: Chance = field(default_factory=Chance)
    """From a word of one's own only in tests: who knows it, knows what will be drawn."""
    live: int = 2_000
    """Games kept in memory; others are loaded when somebody asks for them."""
