"""How heavy the browser client is, and how long it takes to the first board.

A new browser opens a table straight away, as `burgher play` does: everything is loaded for the first time. The weight
is what comes over the wire, compressed; the time is from the request to the board being on the screen. There is no
network in between: over a line of 10 Mbit/s the weight takes as long again as the table says. What the client fetches
afterwards, when the page is at rest, is left out: the browser says that it wants to save data.

    make bench                                              (the table)
    PYTHONPATH=src .venv/bin/python bench/page.py --json
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from urllib.parse import quote

from playwright.sync_api import Browser, sync_playwright

import burgher

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.chromium import chromium
from tests.browser.serving import Server

ROUNDS = 5
LINE = 10e6 / 8
"""Bytes a second."""
SAVING = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })"


def first_board(browser: Browser, url: str, game: str) -> tuple[float, int, int]:
    """Seconds to the board, bytes over the wire, and requests."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(SAVING)
    page = context.new_page()
    # What came over the wire is known only to the browser itself.
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    wish = {"game": game, "seats": [{"who": "me"}, {"who": "here"}], "key": f"bench-{perf_counter():.9f}"}
    begun = perf_counter()
    page.goto(f"{url}/open#{quote(json.dumps(wish))}")
    page.locator(".board, [data-place]").first.wait_for()
    taken = perf_counter() - begun
    # What the board itself asks for next belongs to it: what is printed on its pieces.
    page.locator(":root[data-rest]").wait_for()
    context.close()
    return taken, int(sum(sizes)), len(sizes)


def measure() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for game in burgher.names():
                rounds = [first_board(browser, server.url, game) for _ in range(ROUNDS)]
                weight = median(weight for _, weight, _ in rounds)
                found[game] = {
                    "first board ms": 1000 * median(taken for taken, _, _ in rounds),
                    "weight kB": weight / 1000,
                    "requests": median(requests for _, _, requests in rounds),
                    "10 Mbit/s: ms": 1000 * weight / LINE,
                }
        finally:
            browser.close()
            server.kill()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    found = measure()
    if parser.parse_args().json:
        print(json.dumps(found, indent=2))
        return
    print(f"{'':18}{'belfort':>12}{'nobility':>12}")
    for name in found["belfort"]:
        print(f"{name:18}{found['belfort'][name]:>12,.0f}{found['nobility'][name]:>12,.0f}")


if __name__ == "__main__":
    main()
