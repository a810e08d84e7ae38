"""Servers that start at once, because they are forked from a process that has everything loaded; made to be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

PROGRAM = """
import os, signal, sys
import burgher.service.serving
from burgher.service import Rates, Settings, run

signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for database in sys.stdin:
    if os.fork() == 0:
        said = lambda address: print(os.getpid(), address, flush=True)
        settings = Settings(database=database.strip(), rates=Rates.unlimited(), workers=1, connections=10**6)
        run(settings=settings, ready=said, quiet=True)
        os._exit(0)
"""


class Nursery:
    """A process that forks servers."""

    def __init__(self) -> None:
        self._servers: list[Forked] = []
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "ready\n"

    def start(self, database: str) -> Forked:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{database}\n")
        self._process.stdin.flush()
        pid, url = self._process.stdout.readline().split()
        server = Forked(int(pid), url.rstrip("/"))
        self._servers.append(server)
        return server

    def close(self) -> None:
        for server in self._servers:
            if _is_alive(server.pid):
                server.kill()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(60)
        self._process.stdout.close()


class Forked:
    """A server that can be killed."""

    def __init__(self, pid: int, url: str) -> None:
        self.pid = pid
        self.url = url

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def end(self, how: int = signal.SIGTERM) -> None:
        os.kill(self.pid, how)
        until = time.monotonic() + 60
        while _is_alive(self.pid):
            assert time.monotonic() < until
            time.sleep(0.005)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
