"""Takes pictures of the browser client, from the real client in a real Chromium: for docs/pictures, or every screen.

    python scripts/take_pictures.py                                   # those of docs/pictures
    python scripts/take_pictures.py belfort                           # those whose names have this in them
    python scripts/take_pictures.py --every-size                      # make pictures: all screens, at all widths
    python scripts/take_pictures.py --every-size --language de nobility-turn

The client is the one in src/burgher/service/static, or in the folder BURGHER_STATIC. Boards show moments of recorded
games (tests/games), so that a picture taken again shows the same moment.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import burgher

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.learner import Learner  # noqa: E402
from tests.browser.serving import Server  # noqa: E402
from tests.browser.visitor import PHONE, WIDE, Visitor  # noqa: E402
from tests.games.plan import known  # noqa: E402

MUCH = 16
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
Come = Callable[[Visitor], None]


@dataclass(frozen=True)
class Screen:
    """Something to be seen, and how one comes to it."""

    name: str
    come: Come
    in_docs: bool = False
    by_night: bool = True


def screens() -> Iterator[Screen]:
    yield Screen("start", lambda one: one.go("/"), in_docs=True)
    yield Screen("settings", settings)
    for game in burgher.names():
        yield Screen(f"new-{game}", page(f"/new/{game}"), in_docs=True)
        yield Screen(f"lobby-{game}", about(game, lobby))
        yield Screen(f"rules-{game}", page(f"/rules/{game}"))
        yield Screen(f"learn-{game}", page(f"/learn/{game}"))
        yield Screen(f"lesson-{game}", about(game, lesson), in_docs=True, by_night=False)
        yield Screen(f"box-{game}", about(game, box), in_docs=True)
        yield Screen(f"box-sheet-{game}", page(f"/box/{game}/print"), in_docs=True)
        yield Screen(game, about(game, turn), in_docs=True)
        yield Screen(f"{game}-replay", lambda one, game=game: one.go(f"/t/{record(one, game)}/at/120"))  # type: ignore[misc]
        yield Screen(f"{game}-end", about(game, end), in_docs=True)


def page(path: str) -> Come:
    return lambda one: one.go(path)


def about(game: str, come: Callable[[Visitor, str], None]) -> Come:
    return lambda one: come(one, game)


# how one comes to a screen


def settings(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator("header .round").last.click()
    visitor.rest()


def lobby(visitor: Visitor, game: str) -> None:
    seats = [{"who": "me", "name": "Anna"}, {"who": "open"}, {"who": "bot", "level": "wanderer"}]
    visitor.go(f"/t/{visitor.made('/api/tables', {'game': game, 'seats': seats})['id']}")


def box(visitor: Visitor, game: str) -> None:
    """Some pieces are looked up, one is otherwise."""
    visitor.go(f"/box/{game}")
    for number in range(3):
        visitor.page.locator(".box-as-mine").nth(number).click()
    visitor.page.locator(".box-count-up").first.click()
    visitor.rest()
    visitor.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")


def record(visitor: Visitor, game: str) -> str:
    name, _ = known(game).PICTURE
    path = ROOT / "tests" / "games" / game / name
    return str(visitor.made("/api/records", json.loads(path.read_text("utf-8")))["id"])


def turn(visitor: Visitor, game: str) -> None:
    """A turn with much to choose from, some way into a game."""
    table = record(visitor, game)
    last = visitor.context.request.get(f"{visitor.url}/api/tables/{table}").json()["moment"]
    _, far = known(game).PICTURE
    visitor.go(f"/t/{turn_after(visitor, table, int(last * far), last)}")
    visitor.page.locator(".prompt.mine").wait_for()


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


def end(visitor: Visitor, game: str) -> None:
    visitor.go(f"/t/{record(visitor, game)}")
    visitor.page.locator(".prompt-acts .primary").click()
    visitor.page.locator("dialog.end .graph").wait_for()


def lesson(visitor: Visitor, game: str) -> None:
    """The first thing that a learner is to do in the first game."""
    learner = Learner(visitor, "touch" if visitor.phone else "pointer")
    asked = {"game": game, "lesson": "first-game", "name": "Anna"}
    visitor.go(f"/t/{visitor.made('/api/lessons', asked)['id']}")
    while (now := learner.look())["kind"] != "do":
        learner.go_on(now)


# taking them


def main() -> int:
    given = arguments()
    given.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        browser = playwright.chromium.launch(executable_path=chromium())
        try:
            for dark in LOOKS.values():
                for phone in (False, True):
                    take(lambda **how: Visitor(browser, server.url, language=given.language, **how), given, dark, phone)
        finally:
            browser.close()
            server.kill()
    found = list(given.into.glob("*.webp"))
    print(f"{len(found)} pictures, {sum(one.stat().st_size for one in found) // 1024} kB in {given.into}")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("only", nargs="?", default="", help="take only pictures with this in their names")
    parser.add_argument("--every-size", action="store_true", help="all screens at all widths, into build/pictures")
    parser.add_argument("--language", default="en", help="language of the client (en)")
    parser.add_argument("--into", type=Path, help="folder (docs/pictures; with --every-size build/pictures)")
    given = parser.parse_args()
    given.into = given.into or ROOT.joinpath(*(("build", "pictures") if given.every_size else ("docs", "pictures")))
    return given


def take(visit: Callable[..., Visitor], given: argparse.Namespace, dark: bool, phone: bool) -> None:
    """The pictures of one visitor, who comes to each screen once and makes the window larger and smaller."""
    look = "night" if dark else "day"
    sizes = SIZES if given.every_size else FOR_DOCS
    sizes = {name: size for name, size in sizes.items() if (size[0] == PHONE["width"]) == phone}
    visitor: Any = None
    for screen in screens():
        if not given.every_size and not (screen.in_docs and (screen.by_night or not dark)):
            continue
        files = {f"{screen.name}-{name}-{look}.webp": size for name, size in sizes.items()}
        wanted = {file: size for file, size in files.items() if given.only in file}
        if not wanted:
            continue
        visitor = visitor or visit(dark=dark, phone=phone)
        screen.come(visitor)
        for file, (width, height) in wanted.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.rest()
            settle(visitor)
            keep(visitor, given.into / file, ANY if given.every_size else MOST)
    if visitor is not None:
        visitor.leave()
        visitor.complain()


def settle(visitor: Visitor) -> None:
    """Pictures and letters are there, and nothing moves any more."""
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")


def keep(visitor: Visitor, file: Path, most: int) -> None:
    """Keep what is seen, as well as so many bytes allow."""
    session = visitor.context.new_cdp_session(visitor.page)
    # What is dimmed need not be seen so well.
    dimmed = bool(visitor.page.locator(".spotlight").count())
    whole = {"x": 0, "y": 0, **(visitor.page.viewport_size or WIDE)}
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
