"""Takes the pictures of the browser client in docs/pictures, from the real client in a real Chromium.

    python scripts/take_pictures.py                                   # all of them
    python scripts/take_pictures.py --language de --into build/bilder # for a look at another language
    python scripts/take_pictures.py belfort                           # those whose names have this in them

The client is the one in src/burgher/service/static, or in the folder BURGHER_STATIC. Boards show moments of recorded
games (tests/games), so that a picture taken again shows the same moment.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import burgher

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.learner import Learner  # noqa: E402
from tests.browser.serving import Server  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402
from tests.games.plan import known  # noqa: E402

MUCH = 16
QUALITY = 80
DIMMED = 62
LOOKS = {
    "wide-day": {},
    "wide-night": {"dark": True},
    "phone-day": {"phone": True},
    "phone-night": {"phone": True, "dark": True},
}
Shot = Callable[[str], None]


def main() -> int:
    given = arguments()
    folder: Path = given.into
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        browser = playwright.chromium.launch(executable_path=chromium())
        try:
            for look, how in LOOKS.items():
                take(browser, server, look, {**how, "language": given.language}, folder, given.only)
        finally:
            browser.close()
            server.kill()
    print(f"{sum(one.stat().st_size for one in folder.glob('*.webp')) // 1024} kB in {folder}")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="?", default="", help="take only pictures with this in their names")
    parser.add_argument("--language", default="en", help="language of the client (en)")
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "pictures", help="folder (docs/pictures)")
    return parser.parse_args()


def take(browser: Browser, server: Server, look: str, how: dict[str, object], folder: Path, only: str) -> None:
    visitor = Visitor(browser, server.url, **how)  # type: ignore[arg-type]

    def shot(name: str) -> None:
        file = f"{name}-{look}.webp"
        if only in file:
            settle(visitor)
            keep(visitor, folder / file)

    visitor.go("/")
    visitor.page.locator(".game-card").first.wait_for()
    shot("start")
    for game in burgher.names():
        if only in f"box-{game}-{look}" or only in f"box-sheet-{game}-{look}":
            picture_box(visitor, game, shot)
        if look.endswith("day") and only in f"lesson-{game}-{look}":
            picture_lesson(visitor, game, shot)
        if only in f"new-{game}-{look}" or only in f"{game}-{look}" or only in f"{game}-end-{look}":
            picture_game(visitor, game, shot)
    visitor.leave()
    visitor.complain()


def picture_game(visitor: Visitor, game: str, shot: Shot) -> None:
    page = visitor.page
    visitor.go(f"/new/{game}")
    page.locator(".setup-seats").wait_for()
    shot(f"new-{game}")
    # From there on the first turn of somebody.
    name, far = known(game).PICTURE
    visitor.go("/")
    page.locator("input[type=file]").set_input_files(ROOT / "tests" / "games" / game / name)
    page.wait_for_url("**/t/*")
    page.locator(".prompt-acts .primary").click()
    page.locator("dialog.end .graph").wait_for()
    shot(f"{game}-end")
    table = page.url.rpartition("/")[2]
    last = visitor.context.request.get(f"{visitor.url}/api/tables/{table}").json()["moment"]
    visitor.go(f"/t/{turn_after(visitor, table, int(last * far), last)}")
    page.locator(".prompt.mine").wait_for()
    shot(game)


def picture_box(visitor: Visitor, game: str, shot: Shot) -> None:
    """Some pieces are looked up, one is otherwise; and the sheet to print."""
    page = visitor.page
    visitor.go(f"/box/{game}")
    for number in range(3):
        page.locator(".box-as-mine").nth(number).click()
    page.locator(".box-count-up").first.click()
    visitor.rest()
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    shot(f"box-{game}")
    visitor.go(f"/box/{game}/print")
    shot(f"box-sheet-{game}")


def picture_lesson(visitor: Visitor, game: str, shot: Shot) -> None:
    """The first thing that a learner is to do in the first game."""
    learner = Learner(visitor, "touch" if visitor.phone else "pointer")
    asked = {"game": game, "lesson": "first-game", "name": "Anna"}
    visitor.go(f"/t/{visitor.made('/api/lessons', asked)['id']}")
    while (now := learner.look())["kind"] != "do":
        learner.go_on(now)
    shot(f"lesson-{game}")


def turn_after(visitor: Visitor, table: str, first: int, last: int) -> str:
    """A table to play on at, from the first moment on at which somebody has a turn with much to choose from."""
    ask = visitor.context.request
    at = f"{visitor.url}/api/tables"
    for moment in range(first, last):
        asked = ask.get(f"{at}/{table}/replay/{moment}").json()["view"]["asked"]
        if asked["question"] != "turn":
            continue
        seat = asked["seat"]
        whom = {"moment": moment, "seat": seat, "name": "Anna", "level": "wanderer"}
        found: str = ask.post(f"{at}/{table}/fork", data=whom).json()["id"]
        if len(ask.get(f"{at}/{found}/situation?seat={seat}").json()["legal"]) >= MUCH:
            return found
    raise SystemExit(f"nobody has much to choose from after moment {first}")


def settle(visitor: Visitor) -> None:
    """Pictures and letters are there, and nothing moves any more."""
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")


def keep(visitor: Visitor, file: Path) -> None:
    session = visitor.context.new_cdp_session(visitor.page)
    # What is dimmed need not be seen so well.
    quality = DIMMED if visitor.page.locator(".spotlight").count() else QUALITY
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    session.detach()
    file.write_bytes(base64.b64decode(taken["data"]))
    print(f"{file.stat().st_size // 1024:5} kB  {file.name}")


if __name__ == "__main__":
    sys.exit(main())
