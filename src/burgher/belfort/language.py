"""The action language of Belfort.

`codes` has the indices for the compiled rules; the two are checked against each other when this module is loaded.
"""

from __future__ import annotations

from burgher.belfort import codes
from burgher.belfort.names import GUILDS, PLANKS, PROPERTIES, RESOURCES, SINGLES, WORKERS
from burgher.core.actions import ActionSpace, Verb

DISTRICTS = (1, 2, 3, 4, 5)
SEATS = (1, 2, 3, 4, 5)
TWO = ("metal", "wood+wood", "wood+stone", "stone+stone")
"""The bundles that the trading post takes and that the architects spare."""


def _own_area(worker: object, area: object) -> bool:
    return area != ("forest" if "dwarf" in str(worker) else "quarry")


ACTIONS = ActionSpace(
    [
        Verb("place", codes.PLACE, {"worker": WORKERS, "at": ("recruiter", "camp", *GUILDS, *PLANKS)}),
        Verb("pass", codes.PASS, {}),
        Verb("send", codes.SEND, {"worker": WORKERS, "to": ("forest", "quarry", "mine", "gold_mine")}, where=_own_area),
        Verb("crest", codes.CREST, {"crest": SEATS}),
        Verb("build", codes.BUILD, {"property": SINGLES, "district": DISTRICTS}),
        Verb("build keep", codes.BUILD_KEEP, {"district": DISTRICTS}),
        Verb("build gatehouse", codes.BUILD_GATE, {"district": DISTRICTS, "side": ("before", "after")}),
        Verb("build wall", codes.BUILD_WALL, {"district": DISTRICTS}),
        Verb("build guild", codes.BUILD_GUILD, {"guild": GUILDS}),
        Verb("mark gatehouse", codes.MARK, {"district": DISTRICTS, "side": ("before", "after")}),
        Verb("discount", codes.DISCOUNT, {"what": TWO}),
        Verb("pay", codes.PAY, {"what": RESOURCES[:2]}),
        Verb("use", codes.USE, {"at": (*GUILDS, *PLANKS)}),
        Verb("reclaim", codes.RECLAIM, {"at": (*GUILDS, *PLANKS)}),
        Verb("buy", codes.BUY, {"what": RESOURCES[:3]}),
        Verb("sell", codes.SELL, {"what": TWO}),
        Verb("convert", codes.CONVERT, {"what": RESOURCES[:2]}),
        Verb("staff", codes.STAFF, {"property": PROPERTIES}),
        Verb("gnome", codes.GNOME, {"property": ("blacksmith", "bank")}),
        Verb("recruit", codes.RECRUIT, {"worker": ("elf", "dwarf")}),
        Verb("take", codes.TAKE, {"card": (*PROPERTIES, "deck")}),
        Verb("discard", codes.DISCARD, {"card": PROPERTIES}),
        Verb("end", codes.END, {}),
        Verb("steal", codes.STEAL, {"what": RESOURCES, "from": SEATS}),
        Verb("swap", codes.SWAP, {"property": SINGLES, "district": DISTRICTS}),
        Verb("swap keep", codes.SWAP_KEEP, {"district": DISTRICTS}),
        Verb("swap gatehouse", codes.SWAP_GATE, {"border": DISTRICTS}),
        Verb("swap wall", codes.SWAP_WALL, {"district": DISTRICTS, "side": ("left", "right")}),
        Verb("swap guild", codes.SWAP_GUILD, {"guild": GUILDS}),
        Verb("show", codes.SHOW, {"card": PROPERTIES}),
        Verb("pick", codes.PICK, {"from": SEATS}),
        Verb("done", codes.DONE, {}),
        Verb("block", codes.BLOCK, {"guild": GUILDS}),
        Verb("draw", codes.DRAW, {"card": PROPERTIES}, chance=True),
        Verb("turn up", codes.TURN_UP, {"card": PROPERTIES}, chance=True),
        Verb("deal crest", codes.DEAL_CREST, {"crest": SEATS}, chance=True),
        Verb("found", codes.FOUND, {"guild": GUILDS}, chance=True),
    ]
)
assert len(ACTIONS) == codes.COUNT
