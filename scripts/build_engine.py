"""Compiles the engine in a checkout, when its sources have changed since.

    python scripts/build_engine.py           wait until it is compiled
    python scripts/build_engine.py --beside  do not wait: take what has been compiled, or start compiling and return

The libraries are made apart and come beside the sources only when all of them are there, and never while `--beside`
compiles: a build that breaks off, and a game that goes on meanwhile, keep what they had. The exit code is 3 when the
engine will run interpreted, because nothing has been compiled yet or nothing can be.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "burgher"
PLACE = ROOT / ".venv" / "engine"
LIBRARIES = PLACE / "libraries"
LOG = PLACE / "log"
MADE = PLACE / "made"
"""What the libraries that have been made were made of."""
TAKEN = PLACE / "taken"
"""What those beside the sources were made of."""
INTERPRETED = 3


def fingerprint() -> str:
    """Of all that decides what the engine becomes: its sources, how they are compiled, and for which Python."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in sorted([*SOURCES.rglob("*.py"), ROOT / "setup.py", ROOT / "pyproject.toml"]):
        text = path.read_bytes()
        if path.parent == ROOT or text.startswith(b"# compiled\n"):
            digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + text)
    return digest.hexdigest()


def note(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def libraries(folder: Path) -> list[Path]:
    return sorted(folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def take() -> None:
    """Bring what has been made beside the sources, in place of what was there."""
    TAKEN.unlink(missing_ok=True)
    remove()
    for library in libraries(LIBRARIES):
        shutil.copy2(library, ROOT / "src" / library.relative_to(LIBRARIES))
    TAKEN.write_text(note(MADE), encoding="utf-8")


def remove() -> None:
    """A library of another source would be loaded in its place."""
    TAKEN.unlink(missing_ok=True)
    for library in libraries(SOURCES):
        library.unlink()


def make(wanted: str) -> bool:
    """Compile; whether there is something to take afterwards."""
    MADE.unlink(missing_ok=True)
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    LIBRARIES.mkdir(parents=True)
    command: list[str | Path] = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", LIBRARIES]
    # mypy may be checking the same sources meanwhile, by other rules: each keeps what it has found out for itself.
    environment = {**os.environ, "MYPY_CACHE_DIR": str(PLACE / "types")}
    subprocess.run([*command, "--build-temp", PLACE / "objects"], cwd=ROOT, env=environment, check=True)
    if libraries(LIBRARIES):
        MADE.write_text(wanted, encoding="utf-8")
    return bool(libraries(LIBRARIES))


def start_making() -> None:
    """Compile in a process of its own, which gives way to the game and outlives this command."""
    with LOG.open("w", encoding="utf-8") as log:
        command = ["nice", sys.executable, __file__, "--make"]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine in a checkout")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--beside", action="store_true", help="take what is compiled, or compile in the background")
    way.add_argument("--make", action="store_true", help="compile only, and leave what lies beside the sources alone")
    args = parser.parse_args()
    PLACE.mkdir(parents=True, exist_ok=True)
    if os.environ.get("BURGHER_PURE") == "1":
        remove()
        return INTERPRETED
    with (PLACE / "lock").open("w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (fcntl.LOCK_NB if args.beside else 0))
        except BlockingIOError:
            return INTERPRETED
        wanted = fingerprint()
        if note(TAKEN) == wanted:
            return 0
        if note(MADE) != wanted and args.beside:
            remove()
        elif note(MADE) == wanted or make(wanted):
            if not args.make:
                take()
            return 0
        else:
            remove()
            return INTERPRETED
    start_making()
    return INTERPRETED


if __name__ == "__main__":
    sys.exit(main())
