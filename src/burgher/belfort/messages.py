"""Prompts and reasons as message ids, with what makes their sentences concrete: costs, counts, who stands there."""

from __future__ import annotations

from burgher.belfort import codes, costs, questions, reasons
from burgher.belfort.building import gate_owner, other_half, what_is_built
from burgher.belfort.cells import (
    CREST,
    DESK_SEAT,
    GUILD,
    GUILD_SEAT,
    NP_DWARF,
    OWNER,
    POINTS,
    STAFFED,
    STOCK,
    VISITS,
)
from burgher.belfort.city_view import cost_of
from burgher.belfort.names import (
    CARDS,
    DISTRICTS,
    GATE_AFTER,
    GATE_BEFORE,
    GOLD,
    GUILD_SYMBOL,
    GUILDS,
    KEEP_SYMBOL,
    METAL,
    NOBODY,
    PLANKS,
    POINT_SOURCES,
    PROPERTIES,
    RESOURCES,
    SINGLES,
    STUFFS,
    SYMBOLS,
    WALL_SYMBOL,
)
from burgher.belfort.placement import workers_home, workers_on
from burgher.belfort.state import City
from burgher.belfort.two_players import crest_of
from burgher.belfort.wizards import name_of_location, place_of
from burgher.core.actions import Action
from burgher.core.events import Argument
from burgher.core.game import Message
from burgher.core.state import CHANCE, OVER

Args = dict[str, Argument]
PAYING = (
    reasons.TOO_LITTLE_WOOD,
    reasons.TOO_LITTLE_STONE,
    reasons.TOO_LITTLE_METAL,
    reasons.TOO_LITTLE_GOLD,
    reasons.TOO_LITTLE_WOOD_OR_STONE,
)
RULES_OF_VERBS = {
    "build": "Actions: build properties",
    "build keep": "Actions: build properties",
    "build gatehouse": "Actions: build properties",
    "build wall": "Actions: build walls",
    "build guild": "Actions: build guilds",
    "buy": "Actions: visit the trading post",
    "sell": "Actions: visit the trading post",
    "convert": "Guilds: merchants",
    "staff": "Actions: hire a gnome",
    "gnome": "Properties: blacksmith",
    "take": "Actions: buy a property card",
}
"""The section behind a cost that cannot be paid, by what is done."""
RULES_OF_GNOMES = {
    questions.TURN: "Actions: hire a gnome",
    questions.STAFF: "Properties: tower",
    questions.RECRUIT: "Guilds: recruiters",
}
"""The section behind a gnome that cannot be taken, by who takes it."""


def prompt(state: City) -> Message:
    """What is asked now, of whom."""
    if state.seat == OVER:
        return Message("ask-nothing", {})
    question = int(state.question())
    args: Args = {} if state.seat == CHANCE else {"seat": int(state.seat)}
    args.update(_about(state, question))
    return Message("ask-" + questions.QUESTIONS[question].replace("_", "-"), args)


def _about(state: City, question: int) -> Args:
    """What a question's sentence needs to know."""
    first = int(state.first())
    second = int(state.second())
    rules = state.rules
    match question:
        case questions.FOUND_GUILD:
            return {"district": first + 1}
        case questions.DEAL_CREST | questions.DEAL | questions.DRAW | questions.SHOW:
            return {"to": first}
        case questions.KEEP:
            return {"count": first, "keep": int(state.hand_size(state.seat)) - first}
        case questions.DISCARD | questions.PAY:
            return {"count": first}
        case questions.SEND:
            return {"count": int(workers_home(state, state.seat))}
        case questions.CAMP:
            return {"crest": int(state.cells[CREST + state.seat]) + 1}
        case questions.RECRUIT:
            return {"gnome": "yes" if first == 1 else "no"}
        case questions.MARK:
            return {"owner": None if first == NOBODY else second}
        case questions.DISCOUNT:
            return {"what": _name_of(what_is_built(first)), "cost": _cost(state, what_is_built(first))}
        case questions.THIEVES:
            return {"taken": first, "from_one": int(rules.thieves_gold), "victims": int(rules.spread)}
        case questions.BANDITS:
            return {
                "taken": first,
                "metal": int(rules.bandits_metal),
                "from_one": int(rules.bandits_pieces),
                "victims": int(rules.spread),
            }
        case questions.SWAP_WITH:
            what, place = name_of_location(first), place_of(state, first)
            return {"what": place, "district": None} if what == "guild" else {"what": what, "district": place}
        case questions.BLOCK | questions.NP_CARD | questions.NP_DRAW:
            return {"non_player": int(crest_of(first))}
        case questions.NP_BUILD:
            return {"non_player": int(crest_of(first)), "card": PROPERTIES[second]}
    return {}


def reason(state: City, action: Action, code: int) -> Message:
    """Why an action is not legal now. The action's own words are among the arguments, but for seats, which count from
    0 here and are called ``victim``."""
    args: Args = {name: value for name, value in action.args if name != "from"}
    if "from" in dict(action.args):
        args["victim"] = int(action["from"]) - 1
    args.update(_why(state, action, code))
    return Message(reasons.REASONS[code], args, rule_behind(state, action, code))


def rule_behind(state: City, action: Action, code: int) -> str:
    """The section of the rulebook that a reason comes from; where several give it, by what is done, or where."""
    if code in PAYING and action.verb == "place":
        return _rule_of_place(str(action["at"]))
    if code in PAYING:
        return RULES_OF_VERBS.get(action.verb, reasons.RULES[code])
    if code == reasons.NO_FREE_SYMBOL and action.verb == "build wall":
        return RULES_OF_VERBS[action.verb]
    if code == reasons.NONE_IN_SUPPLY and state.first() == 1:
        return "Guilds: recruiters"
    if code in (reasons.NO_GNOME_THERE, reasons.GNOME_USED):
        return f"Properties: {action['property']}"
    if action.verb == "staff" and code in (reasons.NOT_BUILT, reasons.NO_FREE_LOCK, reasons.NO_GNOMES_LEFT):
        return RULES_OF_GNOMES[int(state.question())]
    if code in (reasons.NOT_IN_POOL, reasons.NO_CARDS_LEFT) and state.question() == questions.NP_CARD:
        return "Two-player game: gameplay"
    return reasons.RULES[code]


def _rule_of_place(at: str) -> str:
    if at in PLANKS:
        return "Placement: property cards"
    return "Placement: recruiter's desk" if at == "recruiter" else "Placement: guilds"


def _why(state: City, action: Action, code: int) -> Args:
    """What a reason's sentence needs to know besides the action's own words."""
    seat = int(state.seat)
    rules = state.rules
    match code:
        case reasons.NOT_ASKED_NOW:
            return {"question": questions.QUESTIONS[state.question()]}
        case reasons.DESK_FULL:
            holders = [int(state.cells[DESK_SEAT + plank]) for plank in range(rules.desk_planks)]
            return {"planks": len(holders), "holders": tuple(sorted(set(holders)))}
        case reasons.GUILD_NOT_IN_CITY:
            return {"guild": _guild(action)}
        case reasons.PLANK_OCCUPIED:
            return {"holder": _who_stands_at(state, str(action["at"]))}
        case reasons.GUILD_BLOCKED:
            return {"guild": _guild(action), "non_player": _who_blocks(state, _guild(action))}
        case reasons.NOT_BUILT | reasons.PLANK_LOCKED:
            return {"property": _property(action)}
        case reasons.CREST_NOT_IN_GAME:
            return {"players": int(state.players)}
        case reasons.CREST_TAKEN:
            return {"holder": int(state.seat_with(int(action["crest"]) - 1))}
        case reasons.TOO_LITTLE_WOOD | reasons.TOO_LITTLE_STONE | reasons.TOO_LITTLE_METAL | reasons.TOO_LITTLE_GOLD:
            stuff = code - reasons.TOO_LITTLE_WOOD
            args: Args = {"cost": _price(state, action), "have": int(state.stock(seat, stuff))}
            return args if stuff == GOLD else args | {"sale": "yes" if action.verb == "sell" else "no"}
        case reasons.TOO_LITTLE_WOOD_OR_STONE:
            return {"cost": _price(state, action), "have": _stock(state, seat, RESOURCES[:METAL])}
        case reasons.CARD_NOT_IN_HAND:
            return {"card": str(action["card"]) if action.verb in ("discard", "show") else _built(action)}
        case reasons.NO_FREE_SYMBOL:
            return {"what": _built(action), "holders": _holders(state, action)}
        case reasons.GATEHOUSE_SHARED:
            return {"holder": _other_half(state, action)}
        case reasons.GUILD_OWNED:
            return {"holder": int(state.owner(_district(state, _guild(action)), GUILD_SYMBOL))}
        case reasons.VISIT_USED:
            return {"visits": int(state.cells[VISITS])}
        case reasons.NO_CONVERSION:
            return {"conversions": int(rules.conversions)}
        case reasons.NO_FREE_LOCK:
            return {"locks": int(rules.locks[_card(action)])}
        case reasons.GNOME_USED:
            return {"gnomes": int(state.cells[STAFFED + seat * CARDS + _card(action)])}
        case reasons.WORKERS_STILL_PLACED:
            return {"places": _places(state, seat)}
        case reasons.NONE_IN_SUPPLY:
            return {"most": int(rules.most_workers[("elf", "dwarf").index(str(action["worker"]))])}
        case reasons.TOO_DEAR_EVEN_SO:
            return {"what": _built(action), "cost": _cost(state, what_is_built(action.index))}
        case reasons.DISCOUNT_NOT_IN_COST | reasons.DISCOUNT_TOO_SMALL:
            return {"cost": _cost(state, what_is_built(state.first()))}
        case reasons.SEAT_NOT_IN_GAME:
            return {"number": int(action["from"])}
        case reasons.NOT_THIS_GATEHOUSE:
            border = int(state.first())
            return {"before": border + 1, "after": (border + 1) % DISTRICTS + 1}
        case reasons.NOT_THIS_CARD:
            return {"card": PROPERTIES[state.second()]}
    return {}


# what an action is about


def _guild(action: Action) -> str:
    return str(action["guild"] if "guild" in dict(action.args) else action["at"])


def _district(state: City, guild: str) -> int:
    return int(state.district_of(GUILDS.index(guild)))


def _property(action: Action) -> str:
    return str(action["property"] if "property" in dict(action.args) else action["at"])


def _card(action: Action) -> int:
    return PROPERTIES.index(str(action["property"]))


def _built(action: Action) -> str:
    """What a build action builds, or on what a marker goes."""
    if action.verb == "build":
        return str(action["property"])
    return str(action["guild"]) if action.verb == "build guild" else action.verb.split()[1]


def _name_of(what: int) -> str:
    """Something that can be built, in the order of the bills: properties, the wall, guilds."""
    if what < CARDS:
        return PROPERTIES[what]
    return "wall" if what == costs.WALL else GUILDS[what - costs.GUILDS]


# what things cost, what somebody has


def _cost(state: City, what: int) -> Argument:
    return tuple(part for named in cost_of(state, what).items() for part in named)


def _stock(state: City, seat: int, names: tuple[str, ...]) -> Argument:
    return tuple(part for k, name in enumerate(names) for part in (name, int(state.cells[STOCK + seat * STUFFS + k])))


def _price(state: City, action: Action) -> Argument:
    """What an action would take out of one's stock."""
    rules = state.rules
    if action.verb.startswith("build"):
        return _cost(state, what_is_built(action.index))
    if action.verb in ("sell", "convert", "pay"):
        parts = str(action["what"]).split("+")
        return tuple(part for name in dict.fromkeys(parts) for part in (name, parts.count(name)))
    if action.verb == "place":
        return ("gold", _fee(state, str(action["at"])))
    if action.verb == "buy":
        return ("gold", int(rules.buy[RESOURCES.index(str(action["what"]))]))
    fees = {"staff": rules.hire_fee, "gnome": rules.smith_fee, "take": rules.card_fee}
    return ("gold", int(fees[action.verb]))


def _fee(state: City, at: str) -> int:
    """For placing a worker there."""
    if at in PLANKS:
        return int(state.rules.plank_fee[PLANKS.index(at)])
    return int(state.rules.desk_fee if at == "recruiter" else state.rules.guild_fee)


# who is where


def _who_stands_at(state: City, at: str) -> int | None:
    """At a guild; on the planks of a property nobody but its owner can stand."""
    return int(state.cells[GUILD_SEAT + _district(state, at)]) if at in GUILDS else None


def _who_blocks(state: City, guild: str) -> int:
    """The non-player whose dwarf stands at a guild."""
    return int(crest_of(int(state.cells[NP_DWARF] != _district(state, guild))))


def _symbols(action: Action) -> list[int]:
    """The symbols of a district that a build action could take."""
    if action.verb == "build":
        return [SINGLES.index(str(action["property"]))]
    if action.verb == "build keep":
        return [KEEP_SYMBOL, KEEP_SYMBOL + 1]
    if action.verb == "build wall":
        return [WALL_SYMBOL, WALL_SYMBOL + 1]
    return [GATE_BEFORE if action["side"] == "before" else GATE_AFTER]


def _holders(state: City, action: Action) -> Argument:
    """Those whose markers are on them."""
    at = OWNER + (int(action["district"]) - 1) * SYMBOLS
    return tuple(sorted({int(state.cells[at + symbol]) for symbol in _symbols(action)} - {NOBODY}))


def _other_half(state: City, action: Action) -> int:
    """Who has the half of a gatehouse across the border from the one to be built."""
    return int(gate_owner(state, other_half(action.index - codes.BUILD_GATE)))


def _places(state: City, seat: int) -> Argument:
    """Where a seat still has workers to activate."""
    at_guilds = [
        GUILDS[state.cells[GUILD + district]]
        for district in range(DISTRICTS)
        if state.cells[GUILD_SEAT + district] == seat
    ]
    return (*at_guilds, *(name for plank, name in enumerate(PLANKS) if workers_on(state, seat, plank) > 0))


def breakdown(state: City) -> list[dict[str, int]]:
    """Where each seat's points come from: districts, elves, dwarves, gnomes, and what unpaid taxes took away."""
    sources = len(POINT_SOURCES)
    return [
        {name: int(state.cells[POINTS + seat * sources + k]) for k, name in enumerate(POINT_SOURCES)}
        for seat in range(state.players)
    ]
