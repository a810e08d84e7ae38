"""Compiles the engine in a checkout, when its sources have changed since.

    python scripts/build_engine.py           wait until it is compiled
    python scripts/build_engine.py --beside  do not wait: take what has been compiled, or start compiling and return

The libraries are made apart and come beside the sources only when all of them are there, and never while `--beside`
compiles: a build that breaks off, and a game that goes on meanwhile, keep what they had. The exit code is 3 when the
engine will run interpreted, because nothing has been compiled yet or nothing can be. What could not be compiled is not
tried again beside a game until the sources or the compiler have changed.
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
FAILED = PLACE / "failed"
"""What could not be compiled, and with what."""
MEANWHILE = f"The engine runs interpreted this time. A faster one is compiled meanwhile: {LOG.relative_to(ROOT)}"
INTERPRETED = 3


def fingerprint() -> str:
    """Of all that decides what the engine becomes: its sources, how they are compiled, and for which Python."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in sorted([*SOURCES.rglob("*.py"), ROOT / "setup.py", ROOT / "pyproject.toml"]):
        text = path.read_bytes()
        if path.parent == ROOT or text.startswith(b"# compiled\n"):
            digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + text)
    return digest.hexdigest()


def tools() -> str:
    """The compiler, and whether Python's headers are here."""
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(name)
    compiler = "none" if found is None else f"{Path(found).resolve()} {Path(found).stat().st_mtime_ns}"
    return f"{compiler}, headers: {Path(sysconfig.get_path('include'), 'Python.h').exists()}"


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
    FAILED.unlink(missing_ok=True)
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    LIBRARIES.mkdir(parents=True)
    command: list[str | Path] = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", LIBRARIES]
    # mypy may be checking the same sources meanwhile, by other rules: each keeps what it has found out for itself.
    environment = {**os.environ, "MYPY_CACHE_DIR": str(PLACE / "types")}
    done = subprocess.run([*command, "--build-temp", PLACE / "objects"], cwd=ROOT, env=environment, check=False)
    made = done.returncode == 0 and bool(libraries(LIBRARIES))
    if made:
        MADE.write_text(wanted, encoding="utf-8")
    elif done.returncode >= 0:
        # One that was killed may do better the next time.
        FAILED.write_text(f"{wanted}\n{tools()}\n", encoding="utf-8")
    done.check_returncode()
    return made


def start_making() -> None:
    """Compile in a process of its own, which gives way to the game and outlives this command."""
    with LOG.open("w", encoding="utf-8") as log:
        command = ["nice", sys.executable, __file__, "--make"]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def has_failed(wanted: str) -> bool:
    """Whether just this could not be compiled here; that is said once."""
    *tried, said = f"{note(FAILED)}\n".split("\n")[:3]
    if tried != [wanted, tools()]:
        return False
    if not said:
        print(f"The engine runs interpreted: it could not be compiled ({LOG.relative_to(ROOT)}).")
        print("That is tried again when its sources or the compiler have changed, or by: make setup")
        FAILED.write_text(f"{wanted}\n{tools()}\nsaid\n", encoding="utf-8")
    return True


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
            print(MEANWHILE)
            return INTERPRETED
        wanted = fingerprint()
        if note(TAKEN) == wanted:
            return 0
        if note(MADE) != wanted and args.beside:
            remove()
            if has_failed(wanted):
                return INTERPRETED
        elif note(MADE) == wanted or make(wanted):
            if not args.make:
                take()
            return 0
        else:
            remove()
            return INTERPRETED
    print(MEANWHILE)
    start_making()
    return INTERPRETED


if __name__ == "__main__":
    sys.exit(main())
