"""How long it takes from a clone of this repository until one can play: `git clone`, `make play`, and the page answers.

Into an empty folder, with nothing there but Python, make and git, as for whoever comes for the first time: the
environment is made, the locked packages are installed (from wherever pip takes them), the package with them, and the
server is started, while the engine begins to be compiled beside it. What is committed is cloned; afterwards all of it
is removed. It says how much the machine had to do otherwise: what is wanted is 40 seconds on two quiet cores.

    python bench/clone_to_page.py            (the table)
    python bench/clone_to_page.py --json
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
WANTED = 40.0
"""Seconds, on two cores."""
PATIENCE = 600.0
"""Seconds after which it is given up."""
INSTALLING = "Installing what the engine is built with"


def measure() -> dict[str, float]:
    """Seconds of each part, in their order."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder, "burgher")
        begun = time.time()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(here)], check=True)
        cloned = time.time()
        environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "BURGHER_PURE")}
        # Instead of opening a browser, the address is written down; tables are kept with the clone.
        environment |= {"BROWSER": "echo", "LANGUAGE": "en", "XDG_DATA_HOME": folder}
        playing = subprocess.Popen(
            ["make", "play"], cwd=here, env=environment, text=True, start_new_session=True, stdout=subprocess.PIPE
        )
        try:
            signal.alarm(int(PATIENCE))
            made, page = _follow(playing)
            with urlopen(page) as answer:
                assert answer.status == 200
            answered = time.time()
        finally:
            signal.alarm(0)
            os.killpg(playing.pid, signal.SIGTERM)
            playing.wait(60)
            for process in _started_in(here):
                os.kill(process, signal.SIGKILL)
        stamps = here / ".venv"
        packages, package = ((stamps / name).stat().st_mtime for name in ("build", "installed"))
    return {
        "clone": cloned - begun,
        "environment": made - cloned,
        "packages": packages - made,
        "package": package - packages,
        "start": answered - package,
        "clone to page": answered - begun,
    }


def _follow(playing: subprocess.Popen[str]) -> tuple[float, str]:
    """When the environment was made, and the address of the page."""
    assert playing.stdout is not None
    made, said = 0.0, []
    for line in playing.stdout:
        said.append(line)
        if INSTALLING in line:
            made = time.time()
        page = re.search(r"http://\S+", line)
        if page is not None:
            return made, page.group()
    raise SystemExit(f"make play has ended by itself:\n{''.join(said)}")


def _started_in(folder: Path) -> Iterator[int]:
    """The processes of this clone: the compiler goes on when the game is over."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if (entry / "cwd").resolve().is_relative_to(folder):
                yield int(entry.name)
        except OSError:
            continue


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    load, cores = os.getloadavg()[0], os.cpu_count()
    found = measure()
    if given.json:
        print(json.dumps({"cores": cores, "load before": load, "seconds": found}, indent=2))
        return
    for part, seconds in found.items():
        print(f"{part:16}{seconds:8.1f} s")
    print(f"({cores} cores, {load:.1f} processes that wanted one before; at most {WANTED:.0f} s on two quiet ones)")


if __name__ == "__main__":
    main()
