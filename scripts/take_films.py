"""Takes the short films in docs/pictures from the real client: a scoring in Belfort, a new round of Rise to Nobility.

    python scripts/take_films.py            # both; the client is chosen as for take_pictures.py

What is filmed is a moment of a recorded game that is looked at again in its replay.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from scripts.take_pictures import record  # noqa: E402
from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.serving import Server  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402

FILMS = {"film-scoring": ("belfort", "scored-district"), "film-round": ("nobility", "round-began")}
"""For each film, a game and an event that the moment has."""
WINDOW = {"width": 1280, "height": 800}
SIZE = (896, 560)
EVERY = 400
"""Milliseconds from one picture to the next."""
MOST = 40


def main() -> int:
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        browser = playwright.chromium.launch(executable_path=chromium())
        try:
            for name, (game, event) in FILMS.items():
                visitor = Visitor(browser, server.url, preferences={"motion": "full", "speed": "brisk"})
                film(visitor, game, event, ROOT / "docs" / "pictures" / f"{name}.webp")
                visitor.leave()
        finally:
            browser.close()
            server.kill()
    return 0


def film(visitor: Visitor, game: str, event: str, file: Path) -> None:
    visitor.go("/")
    table = record(visitor, game)
    told = visitor.context.request.get(f"{visitor.url}/api/tables/{table}/log").json()["events"]
    moments = [one["moment"] for one in told if one["id"] == event]
    if not moments:
        raise SystemExit(f"{game} tells no {event}; it tells {sorted({one['id'] for one in told})}")
    page = visitor.page
    page.set_viewport_size(WINDOW)  # type: ignore[arg-type]
    visitor.go(f"/t/{table}/at/{moments[len(moments) // 2]}")
    page.locator(".show-again").click()
    frames: list[Image.Image] = []
    while len(frames) < MOST:
        frames.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS))
        if len(frames) > 1 and page.locator(".show-again").count():
            break
        page.wait_for_timeout(EVERY)
    frames[0].save(file, save_all=True, append_images=frames[1:], duration=EVERY + 250, loop=0, quality=50, method=6)
    print(f"{file.stat().st_size // 1024} kB, {len(frames)} pictures: {file.name}")


if __name__ == "__main__":
    sys.exit(main())
