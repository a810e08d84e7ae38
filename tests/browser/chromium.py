"""Which Chromium the tests run in."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
# The shell without any windows first: the same engine, and a sixth less work for the same pages.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# No name is looked up: what is not this machine cannot be reached.
ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
# Where there is no graphics card, pretending one costs more than doing without.
PLAIN = "--disable-gpu"
# What nobody sees in a window without a frame. Without the first two, Chromium loads two pages for its address bar with
# every window, which cost more than ours. It heeds the last such list only: the others are those that Playwright names.
LEFT_OUT = """
    WebUIOmniboxPopup WebUIOmniboxAimPopup
    AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
    HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints
    PaintHolding PreconnectToSearch ThirdPartyStoragePartitioning
"""
# A page is open for some seconds only: to make its scripts faster costs more than they win by it.
UNTUNED = "--js-flags=--no-opt --no-maglev"
ARGUMENTS = [ALONE, PLAIN, UNTUNED, f"--disable-features={','.join(LEFT_OUT.split())}"]
UNPACK = "import('@sparticuz/chromium').then(async (found) => console.log(await found.default.executablePath()))"


@cache
def chromium() -> str:
    """The program: BURGHER_CHROMIUM, else one that is installed, else the npm package @sparticuz/chromium in web/.

    Where there is none, whoever works on something else may go on without these tests; what a change must pass may not.
    """
    named = os.environ.get("BURGHER_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    unpacked = _unpacked()
    if unpacked:
        return unpacked
    missing = (
        "no Chromium for tests/browser: install it (Debian: apt install chromium), name it in BURGHER_CHROMIUM, "
        "or run `npm install --no-save @sparticuz/chromium` in web/"
    )
    if os.environ.get("CI"):
        pytest.fail(missing, pytrace=False)
    pytest.skip(missing)


def _unpacked() -> str | None:
    # Where the machine has no Node, `make` has put one beside Python.
    beside = str(Path(sys.executable).parent)
    node = shutil.which("node") or shutil.which("node", path=beside)
    if node is None or not (WEB / "node_modules" / "@sparticuz" / "chromium").is_dir():
        return None
    done = subprocess.run([node, "-e", UNPACK], cwd=WEB, capture_output=True, text=True, check=False)
    return done.stdout.strip() or None
