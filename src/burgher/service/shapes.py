"""What the API takes and gives, as it is documented; types for the browser client are made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from burgher.core import game
from burgher.core.colours import Colour
from burgher.core.errors import Phrase
from burgher.core.events import Argument as EngineArgument
from burgher.service.keys import CLIENT_KEY, TABLE_ID
from burgher.service.store.rows import Automatic, SeatKind, Status

Json = dict[str, Any]
Argument = int | str | list[int | str] | None
SeatNumber = Annotated[int, Field(ge=0, le=9)]
TableId = Annotated[str, StringConstraints(pattern=TABLE_ID)]
Key = Annotated[
    str,
    StringConstraints(pattern=CLIENT_KEY),
    Field(description="Chosen by the client, new for each intent: a repeat with the same key changes nothing."),
]
Words = Annotated[str, StringConstraints(min_length=1, max_length=1000)]
LevelName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
ActionName = int | Annotated[str, StringConstraints(min_length=1, max_length=120)] | dict[str, int | str]


class Given(BaseModel):
    """What comes in: nothing but the named fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Shape(BaseModel):
    """What goes out: every field is always there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True, use_attribute_docstrings=True)


# messages and errors


class Message(Shape):
    """A message id with arguments, messages among them, to be said in the reader's language.

    ``rule`` is its place in the reference of rules.
    """

    id: str
    args: dict[str, Argument | Message]
    rule: str = ""

    @staticmethod
    def of(message: game.Message | Phrase) -> Message:
        """What the engine says."""
        if isinstance(message, Phrase):
            details = message.details.items()
            return Message(
                id=message.id, args={name: Message.of(one) if isinstance(one, Phrase) else one for name, one in details}
            )
        return Message(id=message.id, args={**arguments(message.args)}, rule=message.rule)


def arguments(args: Mapping[str, EngineArgument]) -> dict[str, Argument]:
    """Arguments of the engine's messages and events, as JSON has them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in args.items()}


class Problem(Shape):
    """Why a request was refused: the message ``error-ID`` with arguments, and the same in English.

    ``reason`` is why the rules refuse an action.
    """

    id: str
    args: dict[str, Argument | Message]
    message: str
    reason: Message | None = None


class Failure(Shape):
    """The body of every error."""

    error: Problem


# games


class Choice(Shape):
    """One option of a game. Its sentence is the message ``option-NAME``."""

    name: str
    default: bool | int | str | list[str]
    choices: list[bool | int | str]
    several: bool
    players: list[int] | None


class Level(Shape):
    """A bot that people may choose."""

    name: str
    seconds: float


class Lesson(Shape):
    """A guided game. What it is called is the message ``lesson-NAME``; a chapter, ``lesson-NAME-CHAPTER``."""

    name: str
    players: int
    minutes: int
    chapters: list[str]


class Game(Shape):
    name: str
    players: list[int]
    options: list[Choice]
    sets: list[str]
    lessons: list[Lesson]
    exercises: int
    """How many there are to practise with."""
    house: str | None
    """What the pieces are called that are played with here where nobody chooses others; null: the first of the sets."""
    boxed: bool
    """Whether its pieces can be compared with those of an owner's box."""


class Catalogue(Shape):
    """What can be played here."""

    games: list[Game]
    levels: list[Level]


class Components(Shape):
    """The pieces of a game: all numbers and lists, with their provenance in the fields ``source`` and ``note``."""

    game: str
    name: str
    fingerprint: str
    values: Json


# what is shown beside the rules


class Example(Shape):
    """A position to try something at, without a table."""

    name: str
    section: str
    """Where it stands in the rules, without ``rule-``."""
    text: str
    """What tells about it: the message ``example-TEXT``."""
    about: str
    """The piece that the message speaks of, or nothing."""
    seat: int
    players: int
    actions: list[LegalAction]
    """What is meant to be done there."""


class Illustrations(Shape):
    """Pictures by section, drawings for the words of the glossary, signs in groups, and examples to play."""

    pictures: dict[str, str]
    terms: dict[str, str]
    signs: dict[str, list[str]]
    examples: list[Example]


ActionTexts = Annotated[list[Annotated[str, StringConstraints(min_length=1, max_length=120)]], Field(max_length=200)]


class ExampleTry(Given):
    """What was done at an example so far."""

    actions: ActionTexts = Field(default_factory=list)


class ExampleDoubt(Given):
    """An action that somebody wonders about there."""

    actions: ActionTexts
    action: Annotated[str, StringConstraints(min_length=1, max_length=120)]


class ExampleTable(Given):
    """Play on from there at a table, against bots."""

    actions: ActionTexts
    name: Words
    level: LevelName
    key: Key


class ExampleTrial(Shape):
    """An example after what was done there."""

    situation: Situation
    actions: list[str]
    """What was done, in its order."""
    done: bool
    """Whether all has come about that the example shows."""


class ExampleWonder(Shape):
    """Whether an action may be done at an example; why not, or what it would do."""

    reason: Message | None
    preview: Preview | None


# tables


class NewSeat(Given):
    """Who a seat is for: me, another person at this device, a bot, or whoever comes by the link."""

    who: Literal["me", "here", "bot", "open"]
    name: Words | None = None
    level: LevelName | None = None
    colour: Colour | None = None


class NewTable(Given):
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=10)]
    options: dict[str, Any] = Field(default_factory=dict)
    components: Annotated[str, StringConstraints(max_length=40)] | None = None
    corrections: Json | None = Field(None, description="An owner's component file, as an object.")
    set: TableId | None = Field(None, description="A component set of mine.")
    shuffle: bool = Field(False, description="Mix the seats.")
    hints: bool = Field(False, description="Whoever sits down agrees that all may take hints.")
    seed: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")] | None = None
    key: Key | None = None


class NewLesson(Given):
    """A lesson to be taken, from its beginning or from a chapter."""

    game: Annotated[str, StringConstraints(max_length=40)]
    lesson: Annotated[str, StringConstraints(max_length=40)]
    chapter: Annotated[str, StringConstraints(max_length=40)] | None = None
    name: Words | None = None
    instead: Annotated[str, StringConstraints(pattern=TABLE_ID)] | None = Field(
        None, description="The table where I took this lesson before; it is removed."
    )
    key: Key | None = None


class Seat(Shape):
    number: int
    kind: SeatKind
    name: str
    level: str | None
    """The bot's level; with ``stand_in`` the level of the bot that plays for a person."""
    stand_in: str | None
    failed: bool
    mine: bool
    gone: bool
    present: bool
    seen_at: int | None
    """Milliseconds since 1970."""
    automatic: Automatic | None
    """Which forced steps are taken by themselves; told only to the seat's own device."""
    colour: Colour


class Result(Shape):
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]


class Table(Shape):
    """A table, as it is for everybody."""

    id: str
    game: str
    players: int
    options: Json
    components: Json
    status: Status
    seats: list[Seat]
    mine: list[int]
    host: bool
    """Whether this device decides about the table: it opened it, or whoever did has left."""
    opened_by: int | None
    """The first seat of whoever opened the table; null when they have none."""
    n: int
    version: int
    moment: int
    turn: int | None
    seed_hash: str | None
    seed_by_hand: bool
    seed: str | None
    """Published when the game is over."""
    path: str
    hints: bool
    """Whether hints may be taken: so it was agreed, or nobody plays but one person and bots."""
    rematch: str | None
    parent: str | None
    parent_moment: int | None
    created_at: int
    changed_at: int
    removed_at: int | None
    """When it will be removed, unless somebody does something here."""
    lesson: str | None
    """The lesson that is taken here."""


class ListedSeat(Shape):
    number: int
    kind: SeatKind
    name: str
    level: str | None
    colour: Colour


class ListedTable(Shape):
    """A table in the list of one's own."""

    id: str
    game: str
    players: int
    status: Status
    seats: list[ListedSeat]
    mine: list[int]
    turn: int | None
    changed_at: int
    removed_at: int | None
    """When it will be removed, unless somebody does something there."""
    lesson: str | None
    """The lesson that is taken there."""
    chapter: str | None
    """The chapter that its learner has come to; null: it is over, or none is taken."""
    scores: list[int] | None
    """The points of each seat, when it is over."""
    winners: list[int] | None


class Tables(Shape):
    tables: list[ListedTable]
    next: str | None
    """What to name as ``after`` to get the next page; null at the end."""


class Removed(Shape):
    """A table that is no more."""

    id: str


class NewDevice(Shape):
    """A key for a program; a browser needs none, it gets a cookie. It is shown only once."""

    key: str


class Join(Given):
    name: Words
    seat: SeatNumber | None = None
    colour: Colour | None = None


class ColourWish(Given):
    """The colour of a seat. No two seats have the same: those for which nobody chooses take what is left."""

    colour: Colour


class Automation(Given):
    automatic: Automatic


class StandIn(Given):
    level: LevelName | None = Field(None, description="The bot to play for this seat; null gives the seat back.")


class Fill(Given):
    level: LevelName


class Transfer(Shape):
    """A link that carries a seat to another device, once."""

    path: str
    links: list[Link]
    expires_at: int


class Link(Shape):
    """An address, and the same as a QR code (an SVG picture)."""

    url: str
    svg: str


class Links(Shape):
    path: str
    links: list[Link]
    reachable: bool
    """Whether other devices can reach this server."""


class Claim(Given):
    token: Annotated[str, StringConstraints(min_length=1, max_length=100)]


# playing


class LegalAction(Shape):
    index: int
    text: str
    verb: str
    args: dict[str, int | str]


class LogEvent(Shape):
    """Something that happened, as the reader may know it; a secret of somebody else is null."""

    id: str
    args: dict[str, Argument]
    moment: int


class Log(Shape):
    """The log from an event on; what a reader has from there on is replaced by it."""

    start: int
    events: list[LogEvent]


class LessonNow(Shape):
    """Where a learner is in a lesson, and what the companion says there."""

    name: str
    chapters: list[str]
    done: list[str]
    """The chapters that were taken to their end."""
    chapter: int
    step: int
    number: int
    """Which step of the chapter it is, from 1."""
    of: int
    """How many steps the chapter has."""
    kind: Literal["read", "do", "free", "watch", "early", "over"]
    """To be read, with the bots waiting; one of ``wanted`` to be done; as one likes; others act; something else comes
    before what is to be done; the lesson is over, and the game goes on."""
    say: str | None
    """The message; null: the others act. Its attribute ``why`` says why one might do it, ``otherwise`` what there is to
    say where something else is done."""
    at: list[str]
    """What is pointed at; empty: where what is wanted can be done."""
    wanted: list[str]
    """The actions that count, of those that are legal."""
    firm: bool
    """Whether the lesson could not go on after anything else."""
    astray: bool
    """Whether something else was done, after which this cannot be done any more."""
    back: int
    """How many choices the learner may take back to be where this step began, after something else was done."""


class ReadOn(Given):
    """A step of a lesson was read."""

    step: Annotated[int, Field(ge=0, le=10_000)]
    leave: bool = Field(False, description="Whether the game shall go on without the lesson.")


class Situation(Shape):
    """A game as one seat sees it now (``seat`` null: a spectator)."""

    table: str
    n: int
    """The number of the last push that is in it."""
    version: int
    moment: int
    seat: int | None
    turn: int | None
    over: bool
    view: Json | None
    """All that the seat may see; null while the table waits for players."""
    asked: str | None
    """What is asked of the seat to decide, as the id of a prompt."""
    prompt: Message | None
    """The prompt in full, for the seat that is asked."""
    legal: list[LegalAction]
    """What this seat may do now."""
    undo: int
    """How many of its choices the seat may take back."""
    far_undo: bool
    """Whether the seat may take back more, because it plays against bots alone."""
    held: bool
    """It does not stand like this yet: the seat's turn would end so."""
    hidden: game.Hidden
    """Where several people sit at one device: what whoever is asked sees, and others may not. Only "asked" is told by
    the answers, too; else what is asked can be answered before everybody's eyes."""
    log: Log
    result: Result | None
    lesson: LessonNow | None
    """For the learner alone."""


class Act(Given):
    seat: SeatNumber
    version: Annotated[int, Field(ge=0, le=2**31 - 1)]
    action: ActionName
    more: Annotated[list[ActionName], Field(max_length=60)] = Field(
        default_factory=list,
        description="What to do after it: all of it counts, or nothing. Only the last may reveal something.",
    )
    hold: bool = Field(
        False,
        description="If it would end my turn, do nothing yet: the answer is how the game would stand (`held`).",
    )
    key: Key


class Undo(Given):
    seat: SeatNumber
    version: Annotated[int, Field(ge=0, le=2**31 - 1)]
    whole: bool = Field(False, description="Back to the start of the turn, as far as allowed.")
    choices: Annotated[int, Field(ge=1, le=100)] = Field(1, description="How many of my choices, as far as allowed.")
    far: Literal["decision", "round"] | None = Field(
        None,
        description="Only against bots alone: back to my last decision, or to my first of the round (from there: that "
        "of the round before), whatever has happened since. The table and the record tell of it.",
    )
    key: Key


class Accepted(Shape):
    """An action or undo that counts. A repeat gives the same ``version``, and the situation as it is by then.

    The log begins where it has changed since the version that was named.
    """

    version: int
    repeated: bool
    situation: Situation


class Stale(Failure):
    """It cannot be done as the game stands; here is how it stands (not where the game itself cannot be shown)."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    situation: Situation | None = None


class WhyNot(Shape):
    legal: bool
    reason: Message | None


class Preview(Shape):
    """What an action would do, as far as the seat can know; ``certain`` unless it depends on what is hidden."""

    action: LegalAction
    events: list[LogEvent]
    certain: bool
    chance: bool
    """Whether chance acts next."""
    ends: bool
    """Whether somebody else decides next."""


class Previews(Shape):
    version: int
    previews: list[Preview]


class Foresight(Shape):
    """What actions taken one after another would bring later on, if all else stayed as it is."""

    version: int
    events: list[LogEvent]


# talk and pushes


class Say(Given):
    seat: SeatNumber
    words: Words
    key: Key | None = None


class Line(Shape):
    """Words of a seat, or a notice of the table (a message id with arguments)."""

    number: int
    seat: int | None
    words: str | None
    notice: Message | None
    moment: int | None
    """How far the game was when the table noticed it."""
    at: int


class Talk(Shape):
    lines: list[Line]


class Wish(Given):
    """What a client may send over the WebSocket: one of these."""

    look: SeatNumber | None = None
    """Look from another of my seats; null: as a spectator."""
    act: Act | None = None
    undo: Undo | None = None


class Answered(Shape):
    """What became of an action or an undo that came over the WebSocket. It counts, durably, if there is no error."""

    key: str
    version: int | None = None
    repeated: bool = False
    status: int = 200
    held: Situation | None = None
    """How the game would stand, where an action with ``hold`` would end the turn: nothing was done."""


class Push(Shape):
    """Something new at the table. ``n`` counts by one; after a gap, or ``refetch``, all is to be fetched anew.

    What is as by default is left out.
    """

    n: int
    refetch: bool = False
    situation: Situation | None = None
    """The game as it stands, and of the log what is new."""
    base: int | None = None
    """The push with the situation that ``changes`` go on from."""
    changes: Json | None = None
    """How the situation has changed: for each part ``[new value]``, ``[]`` where it is gone, or the changes in it."""
    log: Log | None = None
    """What is new in the log, beside ``changes``."""
    answered: Answered | None = None
    table: Table | None = None
    lines: list[Line] = Field(default_factory=list)
    present: list[bool] | None = None
    """Who is there, by seat; such a push has the number of the last one."""
    error: Problem | None = None


class Pushes(Shape):
    pushes: list[Push]


# replay and records


class Moment(Shape):
    """A game after some of its steps. Of a game that is still running only what the seat may see."""

    table: str
    moment: int
    last: int
    seat: int | None
    turn: int | None
    view: Json
    position: Json | None
    """Everything, hidden things too; only when the game is over."""
    action: LegalAction | None
    """The step that led here; only when the game is over."""
    by: int | None
    """Who took it; -1: chance."""
    events: list[LogEvent]
    round: int
    phase: str
    scores: list[int] | None


class Course(Shape):
    """How a finished game went, moment by moment."""

    moments: list[CourseMoment]


class CourseMoment(Shape):
    moment: int
    by: int
    round: int
    phase: str
    scores: list[int]


class Fork(Given):
    """Play on from a moment: ``seat`` is mine, bots take the others."""

    moment: Annotated[int, Field(ge=0, le=2**31 - 1)]
    seat: SeatNumber
    name: Words
    level: LevelName
    key: Key | None = None


class Health(Shape):
    ok: bool
    version: str
    problems: list[str] = []
    """What is wrong, in a few words each."""


Transfer.model_rebuild()
Course.model_rebuild()
