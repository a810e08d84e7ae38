"""The table of Rise to Nobility in lines of text: players, places, the viewer's cards.

Reads a view as `burgher.nobility.view` documents it. A die on the board is written as its value and its player, as 4/2;
the automa's as 4/-.
"""

from __future__ import annotations

from typing import Any

from burgher.drawing.columns import columns, wrapped
from burgher.words import Words

View = dict[str, Any]
HEADS = (
    "head-player",
    "head-points",
    "head-reputation",
    "head-left",
    "head-nobility",
    "head-coins",
    "head-modifiers",
)
LAST_HEADS = ("head-workers", "head-houses", "head-dice")


def drawn(view: View, told: Words, words: Words) -> list[str]:
    lines = [
        *_players(view, told, words),
        *_guilds(view, told, words),
        *_settlers(view, told, words),
        *_places(view, told, words),
        *_council(view, told, words),
        *_chancery(view, told, words),
        *_own(view, told, words),
    ]
    return [_calendar(view, told, words), *(f" {line}" for line in lines)]


def _calendar(view: View, told: Words, words: Words) -> str:
    calendar = view["calendar"]
    phase = told.say("phase-" + calendar["phase"].replace("_", "-"))
    if calendar["round"] == 0:
        return phase
    return words.say(
        "nobility-calendar",
        round=calendar["round"],
        rounds=calendar["rounds"],
        phase=phase,
        event=_event(view["event"], told),
    )


def _event(event: View | None, told: Words) -> str | None:
    if event is None:
        return None
    changes = [told.say(_id("changes", name), amount=amount) for name, amount in event["effects"].items()]
    return f"{told.piece(event['card'])}. {' '.join(changes)}"


def _id(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


# the players


def _players(view: View, told: Words, words: Words) -> list[str]:
    goods = list(view["seats"][0]["goods"])
    rows = [
        [
            *(words.say(head) for head in HEADS),
            *(told.piece(good)[:4] for good in goods),
            *(words.say(head) for head in LAST_HEADS),
        ]
    ]
    asked = view["asked"]["seat"] if view["asked"] else None
    for seat in view["seats"]:
        number = seat["seat"]
        numbers = [seat[name] for name in ("score", "reputation", "pips_left", "nobility", "coins", "modifiers")]
        numbers += [seat["goods"][good] for good in goods]
        houses = f"{seat['houses']['platform']}+{seat['houses']['built']}"
        dice = words.say("head-passed") if seat["passed"] else " ".join(map(str, seat["dice"])) or "-"
        rows.append(
            [
                f"{'>' if number == asked else ' '}{number + 1} {told.seat(number)}",
                *map(str, numbers),
                str(seat["figures"]["workers"]),
                houses,
                dice,
            ]
        )
    return columns(rows, indent="", gap=" ")


# the town


def _guilds(view: View, told: Words, words: Words) -> list[str]:
    """What dice bring there; then a line for each guild: dice, price, income, apprentices, workshops with masters."""
    heads = ("head-guild", "head-space", "head-price", "head-earns", "head-apprentices", "head-workshops")
    rows = [[words.say(head) for head in heads]]
    for name, guild in view["guilds"].items():
        dice = " ".join(_die(space["die"]) if space["die"] or space["open"] else "x" for space in guild["die_spaces"])
        apprentices = " ".join(f"{seat + 1}:{count}" for seat, count in enumerate(guild["apprentices"]) if count)
        workshops = [_workshop(space) for space in guild["workshops"]]
        income = guild["income"] or guild["income_with_one_more"] or 0
        numbers = [str(guild["price"]), f"+{income}"]
        rows.append([f" {told.piece(name)}", dice, *numbers, apprentices or "-", " ".join(workshops)])
    return [*_yields(view, told, words), *columns(rows, indent="")]


def _yields(view: View, told: Words, words: Words) -> list[str]:
    """What each space for dice gives: once, or guild by guild where they differ."""
    by_yield: dict[tuple[str, ...], list[str]] = {}
    for name, guild in view["guilds"].items():
        spaces = tuple(
            words.say(
                "nobility-guild-space",
                values=_range(space["values"]),
                buy=space["buy"],
                apprentices=space["apprentices"],
                activates=space["activates"],
            )
            for space in guild["die_spaces"]
        )
        by_yield.setdefault(spaces, []).append(told.piece(name))
    between = words.say("between-entries")
    if len(by_yield) == 1:
        return wrapped(words.say("nobility-guild-spaces"), next(iter(by_yield)), 3, between)
    return [
        line
        for spaces, names in by_yield.items()
        for line in wrapped(words.say("place-of", place=", ".join(names), who=""), spaces, 3, between)
    ]


def _range(values: list[int]) -> str:
    return str(values[0]) if len(values) == 1 else f"{values[0]}-{values[-1]}"


def _workshop(space: View) -> str:
    if space["workshop"] is None:
        return "."
    owner = "-" if space["owner"] is None else str(space["owner"] + 1)
    return f"{space['workshop']['tile']}/{owner}"


def _die(die: View | None) -> str:
    if die is None:
        return "."
    return f"{die['value']}/{'-' if die['seat'] is None else die['seat'] + 1}"


def _settlers(view: View, told: Words, words: Words) -> list[str]:
    tavern = view["tavern"]
    head = words.say("nobility-tavern", dice=" ".join(map(_die, tavern["dice"])), least=tavern["at_least"])
    return [head, *(f"   {_card(card, told, words)}" for card in tavern["display"] if card is not None)]


def _card(card: View, told: Words, words: Words) -> str:
    """A settlers card: who, what they ask for, what they bring."""
    if card["card"] is None:
        return words.say("nobility-hidden")
    return words.say(
        "nobility-settlers",
        card=card["card"],
        race=told.piece(card["race"]),
        goods=", ".join(told.piece(good) for good in card["goods"]),
        least=card["least"],
        most=card["most"],
        workers=card["workers"],
        stars=card["stars"],
    )


def _places(view: View, told: Words, words: Words) -> list[str]:
    yard, port, seat = view["yard"], view["port"], view["viewer"] or 0
    lines = [
        words.say(
            "nobility-yard", dice=" ".join(map(_die, yard["dice"])), most=yard["at_most"], price=yard["price"][seat]
        )
    ]
    hall = [
        words.say(
            "nobility-hall-space",
            value=space["value"],
            building=_building(space["building"], told),
            price=words.say("coins", coins=space["price"][seat]),
        )
        for space in view["hall"]["spaces"]
        if space["building"] is not None and space["die"] is None
    ]
    lines += wrapped(words.say("nobility-hall"), hall or ["-"], 3, words.say("between-entries"))
    goods = [f"{told.piece(good)} {one['price'][seat]} (×{one['free']})" for good, one in port["goods"].items()]
    lines += wrapped(words.say("nobility-port", dice=" ".join(map(_die, port["dice"]))), goods or ["-"], 3, ", ")
    for place in ("clerk", "castle"):
        spaces = view[place]["die_spaces"]
        dice = " ".join(_die(space["die"]) for space in spaces)
        gives = [f"{_range(space['values'])} → {_given(space)}" for space in spaces]
        lines += wrapped(f"{told.piece(place)} [{dice}] ", gives, 3, ", ")
    return lines


def _given(space: View) -> str:
    """What a space of the clerk or the castle gives: modifiers and those for sale, or reputation."""
    if "reputation" in space:
        return f"+{space['reputation']}"
    return f"{space['modifiers']}+{space['buy']}" if space["buy"] else str(space["modifiers"])


def _building(building: View, told: Words) -> str:
    if building["guild"] is None:
        return told.piece(building["tile"])
    effects = " / ".join(told.say(_id("effect", effect)) for effect in building["effects"])
    return f"{building['tile']} {told.piece(building['guild'])} ({effects})"


def _council(view: View, told: Words, words: Words) -> list[str]:
    """All council tiles, row by row; a star stands before those that the viewer could fulfil with a die now."""
    lines = []
    for row in view["council"]["rows"]:
        tiles = [_demand(space, view["viewer"], told, words) for space in row["spaces"] if space["demand"] is not None]
        if tiles:
            lines += wrapped(f"   {_range(row['values'])}  ", tiles, 8, words.say("between-entries"))
    return [words.say("nobility-council"), *lines] if lines else []


def _demand(space: View, viewer: int | None, told: Words, words: Words) -> str:
    demand = space["demand"]
    price = [told.amounts(good, count) for good, count in demand["goods"].items()]
    price += [words.say("coins", coins=demand["coins"])] if demand["coins"] else []
    taken = f" [{_die(space['die'])}]" if space["die"] is not None else ""
    could = "*" if viewer is not None and viewer in space["could"] else ""
    return could + words.say(
        "nobility-demand",
        race=told.piece(space["member"]),
        nobility=demand["nobility"],
        price=", ".join(price),
        points=demand["points"],
        taken=taken,
    )


def _chancery(view: View, told: Words, words: Words) -> list[str]:
    chancery = view["chancery"]
    if chancery is None:
        return []
    lines = [words.say("nobility-chancery", dice=" ".join(map(_die, chancery["dice"])))]
    for row, desks in chancery["desks"].items():
        for desk in desks:
            taken = f" [{desk['seat'] + 1}]" if desk["seat"] is not None else ""
            benefit = told.say(_id("benefit", desk["benefit"]), amount=desk["amount"])
            line = words.say(
                "nobility-desk",
                value=desk["value"],
                row=told.piece(row),
                race=told.piece(desk["race"]),
                benefit=benefit,
                taken=taken,
            )
            lines.append(f"   {line}")
    return lines


# the viewer's own


def _own(view: View, told: Words, words: Words) -> list[str]:
    if view["viewer"] is None:
        return []
    seat = view["seats"][view["viewer"]]
    lines = []
    if seat["character"] is not None:
        character = seat["character"]
        lines.append(
            words.say(
                "nobility-character", name=told.piece(character["card"]), good=told.piece(character["extra_good"])
            )
        )
    if seat["settlers"]:
        lines += [words.say("nobility-own"), *(f"   {_card(card, told, words)}" for card in seat["settlers"])]
    for held in (seat["commissions"] or {"held": []})["held"]:
        fields = " ".join(f"{field['value']}{'*' if field['filled'] else ''}" for field in held["fields"])
        lines.append(
            words.say("nobility-commission", tile=held["tile"], fields=fields, card=_commission(held, told, words))
        )
    if view["solo"] is not None and view["solo"]["needs"]:
        needs = [
            f"{told.say(_id('need', need['need']), asked=need['asked'], each=need['each'])} ({need['reached']})"
            for need in view["solo"]["needs"]
        ]
        lines += wrapped(words.say("nobility-objective"), needs, 3, words.say("between-entries"))
    return lines


def _commission(held: View, told: Words, words: Words) -> str:
    """The card under a dice tile: what it counts, and the points from each number on."""
    card = held["commission"]
    steps = [
        words.say("nobility-commission-step", number=step["from"], points=step["points"]) for step in card["points"]
    ]
    measure = told.say(_id("measure", card["measure"]))
    return words.say("nobility-commission-card", card=told.piece(card["card"]), measure=measure, steps=", ".join(steps))
