"""Takes pictures of the browser client, from the real client in a real Chromium: for docs/pictures, or every screen.

    python scripts/take_pictures.py                                   # those of docs/pictures
    python scripts/take_pictures.py belfort                           # those with this in their names, a pattern
    python scripts/take_pictures.py --films                           # the films of docs/pictures
    python scripts/take_pictures.py --every-size                      # make pictures: all screens, at all widths
    python scripts/take_pictures.py --every-size --language de "nobility-end-(360|1440)-day"

The client is the one in src/burgher/service/static, or in the folder BURGHER_STATIC. Boards show moments of recorded
games (tests/games), so that a picture taken again shows the same moment.
"""

from __future__ import annotations

import argparse
import base64
import re
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from pictures.films import films, take_film  # noqa: E402
from pictures.screens import screens  # noqa: E402

from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.serving import Server  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tests.browser.windows import PHONE, WIDE  # noqa: E402

TRIES = ((80, 1.0), (62, 1.0), (62, 0.85), (55, 0.75))
"""Quality and scale of a picture, until it is small enough."""
MOST = 98_000
"""Bytes of a picture in docs/pictures."""
ANY = 10_000_000
LOOKS = {"day": False, "night": True}
SIZES = {"360": (360, 740), "768": (768, 1024), "1024": (1024, 768)} | {
    str(width): (width, height) for width, height in ((1280, 800), (1440, 900), (1920, 1080))
}
FOR_DOCS = {"wide": (WIDE["width"], WIDE["height"]), "phone": (PHONE["width"], PHONE["height"])}


def main() -> int:
    given = arguments()
    given.into.mkdir(parents=True, exist_ok=True)
    missed: list[str] = []
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        browser = playwright.chromium.launch(executable_path=chromium())
        visit = partial(Visitor, browser, server.url, language=given.language)
        try:
            if given.films:
                for name in films():
                    if re.search(given.only, name):
                        take_film(visit, name, given.into)
                return 0
            for dark in LOOKS.values():
                for phone in (False, True):
                    missed += take(visit, given, dark, phone)
        finally:
            browser.close()
            server.kill()
    found = list(given.into.glob("*.webp"))
    print(f"{len(found)} pictures, {sum(one.stat().st_size for one in found) // 1024} kB in {given.into}")
    if missed:
        print("not reached:", *missed, sep="\n")
    return 1 if missed else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="?", default="", help="take only pictures with this in their names: a pattern")
    parser.add_argument("--every-size", action="store_true", help="all screens at all widths, into build/pictures")
    parser.add_argument("--films", action="store_true", help="the short films, drawn frame by frame")
    parser.add_argument("--language", default="en", help="language of the client (en)")
    parser.add_argument("--into", type=Path, help="folder (docs/pictures; with --every-size build/pictures)")
    given = parser.parse_args()
    given.into = given.into or ROOT.joinpath(*(("build", "pictures") if given.every_size else ("docs", "pictures")))
    return given


def take(visit: Callable[..., Visitor], given: argparse.Namespace, dark: bool, phone: bool) -> list[str]:
    """The pictures of one visitor, who as a rule comes to each screen once and makes the window larger and smaller;
    gives the screens that could not be reached."""
    missed: list[str] = []
    look = "night" if dark else "day"
    sizes = SIZES if given.every_size else FOR_DOCS
    sizes = {name: size for name, size in sizes.items() if (size[0] == PHONE["width"]) == phone}
    visitor: Any = None
    for screen in screens():
        if not given.every_size and not (screen.in_docs and (screen.by_night or not dark)):
            continue
        own = {} if phone and screen.sizes else screen.sizes or sizes
        files = {f"{screen.name}-{name}-{look}.webp": size for name, size in own.items()}
        wanted = {file: size for file, size in files.items() if re.search(given.only, file)}
        if not wanted:
            continue
        visitor = visitor or visit(dark=dark, phone=phone)
        there = False
        for file, (width, height) in wanted.items():
            try:
                if screen.anew:
                    visitor.page.set_viewport_size({"width": width, "height": height})
                if screen.anew or not there:
                    screen.come(visitor)
                there = True
            except (AssertionError, Error) as error:
                missed.append(f"{screen.name} by {look}: {error}")
                print(missed[-1], flush=True)
                break
            visitor.page.set_viewport_size({"width": width, "height": height})
            if screen.at_rest:
                visitor.rest()
            settle(visitor)
            keep(visitor, given.into / file, ANY if given.every_size else MOST)
    if visitor is not None:
        visitor.leave()
        visitor.complain()
    return missed


def settle(visitor: Visitor) -> None:
    """Pictures and letters are there, and nothing moves any more."""
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")


def keep(visitor: Visitor, file: Path, most: int) -> None:
    """Keep what is seen, as well as so many bytes allow."""
    session = visitor.context.new_cdp_session(visitor.page)
    # What is dimmed need not be seen so well.
    dimmed = bool(visitor.page.locator(".spotlight").count())
    # What is in the window, however far the page is scrolled.
    whole = {"x": 0, "y": visitor.page.evaluate("scrollY"), **(visitor.page.viewport_size or WIDE)}
    content = b""
    for quality, scale in TRIES[dimmed:]:
        taken = session.send(
            "Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": {**whole, "scale": scale}}
        )
        content = base64.b64decode(taken["data"])
        if len(content) <= most:
            break
    session.detach()
    file.write_bytes(content)
    print(f"{file.stat().st_size // 1024:5} kB  {file.name}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
