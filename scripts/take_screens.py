"""Takes a picture of every named screen at every width, by day and by night: for a look, before and after a change.

    make pictures                                             # all of them, into build/pictures
    python scripts/take_screens.py belfort --language de      # those whose names have this in them, in another language

The client is the one in src/burgher/service/static, or in the folder BURGHER_STATIC. Boards show moments of recorded
games, so that a picture taken again shows the same moment.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.take_pictures import keep, settle, turn_after  # noqa: E402
from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.games import GAMES  # noqa: E402
from tests.browser.serving import Server  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tests.games.plan import known  # noqa: E402

SIZES = {360: 740, 768: 1024, 1024: 768, 1280: 800, 1440: 900, 1920: 1080}
LOOKS = {"day": False, "night": True}
Screen = tuple[str, Callable[[], None]]


def main() -> int:
    given = arguments()
    folder: Path = given.into
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        browser = playwright.chromium.launch(executable_path=chromium())
        try:
            for look, dark in LOOKS.items():
                take(browser, server, look, dark, given)
        finally:
            browser.close()
            server.kill()
    print(f"{len(list(folder.glob('*.webp')))} pictures in {folder}")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="?", default="", help="take only screens with this in their names")
    parser.add_argument("--language", default="en", help="language of the client (en)")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "pictures", help="folder (build/pictures)")
    return parser.parse_args()


def take(browser: Browser, server: Server, look: str, dark: bool, given: argparse.Namespace) -> None:
    visitor = Visitor(browser, server.url, dark=dark, language=given.language)
    visitor.go("/")
    for name, come in screens(visitor):
        if given.only not in name:
            continue
        come()
        for width, height in SIZES.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.rest()
            settle(visitor)
            keep(visitor, given.into / f"{name}-{width}-{look}.webp")
        visitor.page.set_viewport_size({"width": 1280, "height": 800})
    visitor.leave()
    visitor.complain()


def screens(visitor: Visitor) -> Iterator[Screen]:
    """What each screen is called, and how one comes to it."""
    yield "start", lambda: visitor.go("/")
    yield "settings", lambda: settings(visitor)
    for game in GAMES:
        yield f"new-{game}", lambda game=game: visitor.go(f"/new/{game}")  # type: ignore[misc]
        yield f"rules-{game}", lambda game=game: visitor.go(f"/rules/{game}")  # type: ignore[misc]
        yield f"{game}-turn", lambda game=game: a_turn(visitor, game)  # type: ignore[misc]
        yield f"{game}-replay", lambda game=game: visitor.go(f"/t/{record(visitor, game)}/at/120")  # type: ignore[misc]
        yield f"{game}-end", lambda game=game: the_end(visitor, game)  # type: ignore[misc]


def settings(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator("header .round").last.click()
    visitor.rest()


def record(visitor: Visitor, game: str) -> str:
    name, _ = known(game).PICTURE
    path = ROOT / "tests" / "games" / game / name
    return str(visitor.made("/api/records", json.loads(path.read_text("utf-8")))["id"])


def a_turn(visitor: Visitor, game: str) -> None:
    table = record(visitor, game)
    last = visitor.context.request.get(f"{visitor.url}/api/tables/{table}").json()["moment"]
    _, far = known(game).PICTURE
    visitor.go(f"/t/{turn_after(visitor, table, int(last * far), last)}")


def the_end(visitor: Visitor, game: str) -> None:
    visitor.go(f"/t/{record(visitor, game)}")
    visitor.page.locator(".prompt-acts .primary").click()
    visitor.page.locator("dialog.end .graph").wait_for()


if __name__ == "__main__":
    sys.exit(main())
