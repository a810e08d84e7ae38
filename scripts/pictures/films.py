"""Short films of the great moments, drawn frame by frame: each as long as it should be, however slow the machine is."""

from __future__ import annotations

import base64
import io
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import CDPSession

from pictures.screens import record
from tests.browser.visitor import Visitor
from tests.games.plan import known

FRAME = 150
"""Milliseconds that a frame is seen."""
WIDE, SCALE = {"width": 1440, "height": 900}, 0.62
LONGEST = 24_000
"""Milliseconds of a film."""
TOLD = {"motion": "full", "speed": "brisk"}
# The clock moves only when it is told to; what is drawn in between is moved along with it.
ON = """(by) => {
  for (const one of document.getAnimations()) {
    one.pause();
    const now = Number(one.currentTime ?? 0) + by;
    if (now >= Number(one.effect?.getComputedTiming().endTime ?? 0)) one.finish();
    else one.currentTime = now;
  }
}"""


def films() -> dict[str, Callable[[Visitor], Iterator[bool]]]:
    """Each comes to where it begins, and goes on with every frame; false: the server is waited for, nothing to see."""
    return {"film-scoring": scoring, "film-scoring-night": scoring, "film-round": a_round}


def scoring(visitor: Visitor) -> Iterator[bool]:
    """The last scoring but one in Belfort, district by district and race by race."""
    yield from from_before(visitor, "belfort", "scored-district", steps=1)


def a_round(visitor: Visitor) -> Iterator[bool]:
    """In Rise to Nobility: income by source, a new round, the roll, and the first turns of it."""
    yield from from_before(visitor, "nobility", "income-coins", steps=30)


def from_before(visitor: Visitor, game: str, event: str, steps: int) -> Iterator[bool]:
    """Go on step by step in a replay, from before the middle one of all moments with such an event."""
    table = record(visitor, game, known(game).SHOWN[0])
    log = visitor.ask.get(f"{visitor.url}/api/tables/{table}/log").json()["events"]
    those = sorted({one["moment"] for one in log if one["id"] == event})
    first = those[len(those) // 2]
    worth_reading = {one["moment"] for one in log}
    visitor.page.clock.install()
    visitor.page.goto(f"{visitor.url}/t/{table}/at/{first - 1}")
    visitor.page.locator(".replay-count").wait_for()
    visitor.page.clock.pause_at(visitor.page.evaluate("Date.now()") + 1000)
    yield from itertools.repeat(True, 4)
    for moment in range(first, first + steps):
        visitor.page.keyboard.press("ArrowRight")
        # It may have been fetched before: only what is shown says that it is there.
        while f"{moment}/" not in visitor.page.locator(".replay-count").inner_text():
            yield False
        yield True
        # Of much that chance does, as of each die, nothing is told.
        yield from itertools.repeat(True, 5 if moment in worth_reading else 0)
        while visitor.page.locator(".stage").count():
            yield True
    yield from itertools.repeat(True, 6)


def take_film(visit: Callable[..., Visitor], name: str, into: Path) -> None:
    visitor = visit(preferences=TOLD, dark=name.endswith("-night"))
    visitor.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    session = visitor.context.new_cdp_session(visitor.page)
    frames: list[Image.Image] = []
    durations: list[int] = []
    last = b""
    for worth_seeing in films()[name](visitor):
        visitor.page.clock.run_for(FRAME if worth_seeing else 20)
        if not worth_seeing:
            continue
        visitor.page.evaluate(ON, FRAME)
        seen = look(session)
        if seen == last:
            durations[-1] += FRAME
        else:
            frames.append(Image.open(io.BytesIO(seen)).convert("RGB"))
            durations.append(FRAME)
        last = seen
        if sum(durations) >= LONGEST:
            break
    file = into / f"{name}.webp"
    frames[0].save(
        file,
        save_all=True,
        append_images=frames[1:],
        duration=durations,
        loop=0,
        quality=70,
        method=4,
        minimize_size=True,
    )
    print(
        f"{file.stat().st_size // 1024:5} kB  {file.name}: {len(frames)} frames, {sum(durations) / 1000:.0f} s",
        flush=True,
    )
    visitor.leave()
    visitor.complain()


def look(session: CDPSession) -> bytes:
    clip = {"x": 0, "y": 0, **WIDE, "scale": SCALE}
    taken = session.send("Page.captureScreenshot", {"format": "png", "clip": clip})
    return base64.b64decode(taken["data"])
