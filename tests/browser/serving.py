"""A server in a process of its own, which can be killed and started again at the same address."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

from tests import chance

# As `burgher serve` does it, but bots do not dawdle, and one address may ask as often as a test does.
PROGRAM = """
import sys
from pathlib import Path

from tests import chance
from burgher.service import Rates, Settings, run
from burgher.service.chance import Chance
from burgher.service.settings import STATIC
database, port, static, word = sys.argv[1:]
settings = Settings(
    database=database,
    static=Path(static or STATIC),
    rates=Rates.unlimited(),
    pace=0.0,
    workers=1,
    absence=0.0,
    analysis=10.0,
    chance=Chance(word),
)
run("127.0.0.1", int(port), settings)
"""


WORD = f"Burgher{chance.WORD}"
"""From it all chance at the tables follows: what is drawn, and what bots do. Only time can still change a test."""


class Server:
    """Serves the client that is built into the package, or the one in the folder BURGHER_STATIC."""

    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.url = ""
        self.start()

    def start(self) -> None:
        until = monotonic() + 120
        # While it was away, its address may have become somebody else's for a moment.
        while not (said := self._begin()) and monotonic() < until:
            self.kill()
        assert said.startswith("Burgher is at http://127.0.0.1:"), said
        self.url = said.split()[-1].rstrip("/")
        self._port = int(self.url.rpartition(":")[2])

    def _begin(self) -> str:
        """What the new process says first; nothing where it has ended."""
        static = os.environ.get("BURGHER_STATIC", "")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, self._database, str(self._port), static, WORD],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def kill(self) -> None:
        """As the power going does it: without a word (kill -9)."""
        process = self._process
        if process is None:
            return
        self._process = None
        process.kill()
        process.wait(60)
        assert process.stdout is not None
        process.stdout.close()
