"""Servers in processes of their own, that can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys
from burgher.service import Rates, Settings, run
run(settings=Settings(database=sys.argv[1], rates=Rates.unlimited(), pace=0.0, workers=1))
"""


class ServerProcess:
    """`burgher.service.run` on a free port."""

    def __init__(self, database: str) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, database], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith("Burgher is at http://127.0.0.1:"), said
        self.url = said.split()[-1].rstrip("/")

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """As the power going does it: without a word."""
        self._process.kill()
        self._close()

    def stop(self) -> None:
        """As a service manager does it. A server that has stopped as told ends by the signal that told it."""
        self._process.terminate()
        assert self._close() == -signal.SIGTERM

    def _close(self) -> int:
        status = self._process.wait(60)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                status = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(status[1]) == pid:
                found.append(int(entry.name))
    return found
