"""A game in the terminal: tells what happens, shows the table, asks whose turn it is, lets bots play."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from burgher.bots import Clock
from burgher.commands.asking import ask, at_keyboard
from burgher.commands.coaching import hinted
from burgher.commands.files import SUFFIX, write
from burgher.commands.mistake import Mistake
from burgher.commands.opponents import level_of, new_bot
from burgher.commands.question import answer, in_order, in_words, listed, why
from burgher.commands.result import points
from burgher.commands.rules import looked_up
from burgher.commands.telling import tell
from burgher.commands.titles import sentence, table_words, title
from burgher.core.actions import Action
from burgher.core.chance import Random
from burgher.core.errors import BurgherError
from burgher.core.match import Match
from burgher.core.perspective import Perspective
from burgher.core.state import CHANCE
from burgher.drawing.page import Page
from burgher.drawing.table import drawn
from burgher.reference import folded
from burgher.words import Words

CLEAR = "\x1b[2J\x1b[H"
COMMANDS = ("why", "hint", "list", "rules", "table", "log", "undo", "save", "quit")
"""What may be typed besides actions, in English; see `TerminalGame._command`."""


class Left(Exception):
    """Somebody has left the table."""


class TerminalGame:
    """One game, from here to its end or until somebody leaves."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, str],
        words: Words,
        file: Path | None = None,
        resumed: bool = False,
        page: Page | None = None,
    ) -> None:
        self.match = match
        self.words = words
        self.told = table_words(match, words)
        self.page = Page(self.told.names, match.colours) if page is None else page
        self.file = file
        self.bots = {
            seat: (new_bot(name, match.game, f"{match.seed}/{seat}"), level_of(name)) for seat, name in bots.items()
        }
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        """Who looks at the screen: somebody who plays alone, always; of several people, the one who is asked."""
        self.heard: dict[int | None, int] = dict.fromkeys([*self.people, None], len(match.steps) if resumed else 0)
        """How many steps of the game each of them has been told."""
        self.automatic: set[int] = set()
        """The steps that were taken for somebody, because there was no choice."""
        self.shown = -1
        """How many steps there were when the viewer last saw the table; -1: the viewer has not seen it."""
        self.saved = len(match.steps) if resumed else -1
        """How many steps the file has."""

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        players = ", ".join(self.told.names)
        self.page.say(self.words.say("begins", game=title(self.match.game.name, self.words), players=players), "bold")
        if self.people:
            self.page.say(self.words.say("how-to-ask"), "soft")
        try:
            while not self.match.over:
                self._decide()
            self.tell()
            self.page.say("\n" + "\n".join(points(self.match, self.words)))
            self._offer_to_save()
        except Left:
            pass
        return 0

    # deciding

    def _decide(self) -> None:
        seat, forced = self.match.seat, self.match.forced
        if seat in self.bots:
            self._let_bot_play(seat)
        elif forced is not None:
            self.automatic.add(len(self.match.steps))
            self.match.play(forced)
        else:
            self._ask(seat)
        if len(self.people) < 2:
            self.tell()

    def _let_bot_play(self, seat: int) -> None:
        self.match.play(self.bot_s_choice(seat))

    def bot_s_choice(self, seat: int) -> int:
        """What the bot at a seat does now."""
        bot, level = self.bots[seat]
        eyes = Random(f"{self.match.seed}/{seat}/{len(self.match.steps)}")
        return bot.choose(Perspective(self.match.game, self.match.state, seat, eyes), Clock(level.seconds))

    def _ask(self, seat: int) -> None:
        """Ask this person, until something has been done or undone."""
        if self.viewer != seat:
            self._hand_over(seat)
        self.tell()
        since = self.match.steps[max(0, self.shown) :]
        if self.shown < 0 or any(step.seat not in (seat, CHANCE) for step in since):
            self._show_table()
        actions = in_order(list(self.match.legal))
        self.page.say("\n" + self.told.say(self.match.prompt), "ask")
        self.page.lines(listed(actions, self.told))
        before = len(self.match.steps)
        while len(self.match.steps) == before:
            try:
                text = ask("> ", [action.text for action in actions])
            except EOFError:
                print()
                if not at_keyboard():
                    raise Left from None
                text = "quit"
            self.obey(text, actions)

    def _hand_over(self, seat: int) -> None:
        """Let the next person come to the screen without seeing what the last one saw."""
        self.viewer = seat
        self.shown = -1
        if at_keyboard():
            ask(CLEAR + self.words.say("hand-over", name=self.told.seat(seat)))

    def obey(self, text: str, actions: list[Action]) -> None:
        """Do what a line says: a command about the game, or an action in it."""
        word, _, rest = text.partition(" ")
        match self._command(word, actions), rest.strip():
            case "", _:
                pass
            case (("?" | "help"), _):
                self.page.say(self.words.say("play-help"))
            case "why", asked:
                self.page.say(self._why(asked))
            case "hint", "":
                self._hint()
            case "rules", about:
                self.page.say(looked_up(self.match, about, self.words))
            case "table", "":
                self._show_table()
            case "list", "":
                self.page.lines(in_words(actions, self.told))
            case "log", "":
                self.page.lines(tell(self.match.events_for(self.viewer), self.told))
            case "undo", "":
                self.undo()
            case "save", name:
                self.save(name)
            case (("quit" | "exit"), ""):
                self._leave()
            case _:
                chosen = answer(self.match, actions, text, self.told, self.words)
                if isinstance(chosen, str):
                    self.page.say(chosen)
                else:
                    self.match.play(chosen)

    def _command(self, word: str, actions: list[Action]) -> str:
        """The command that a word stands for, in the reader's language or in English, or begins alone. Other words, and
        those that begin an action, are no command."""
        plain = folded(word)
        called = {name: one for one in COMMANDS for name in (one, folded(self.words.say(f"word-{one}")))}
        if plain in called or not plain or any(folded(action.text).startswith(plain) for action in actions):
            return called.get(plain, plain)
        begun = {one for name, one in called.items() if name.startswith(plain)}
        return begun.pop() if len(begun) == 1 else plain

    # telling and showing

    def tell(self) -> None:
        """What has happened since the viewer was last told, as the viewer may know it."""
        steps = self.match.steps[self.heard[self.viewer] :]
        self.heard[self.viewer] = len(self.match.steps)
        for line in tell((event.seen_by(self.viewer) for step in steps for event in step.events), self.told):
            self.page.say(line)

    def _show_table(self) -> None:
        self.shown = len(self.match.steps)
        first, *others = drawn(self.match.game, self.match.view(self.viewer), self.told, self.words)
        self.page.say(f"\n{first}", "bold")
        self.page.lines(others)

    def _why(self, asked: str) -> str:
        if not asked:
            return self.words.say("why-what")
        try:
            action = self.match.game.actions.find(asked)
        except BurgherError as error:
            return sentence(self.words.mistake(error))
        reason = self.match.why_not(action)
        if reason is None:
            return self.words.say("legal-now", action=action.text, does=self.told.action(action))
        return why(action, reason, self.told, self.words)

    def _hint(self) -> None:
        """What the coach would do; where several people play, nobody has agreed on that."""
        if len(self.people) > 1:
            self.page.say(self.words.say("hint-not-here"))
            return
        assert self.viewer is not None
        self.page.lines(hinted(self.match, self.viewer, self.told, self.words))

    # going back, saving, leaving

    def undo(self) -> None:
        """Take back the viewer's last choice, with the steps that were taken for them after it."""
        length = len(self.match.steps) - 1
        while length in self.automatic:
            length -= 1
        decisions = len(self.match.steps) - length
        assert self.viewer is not None
        if decisions > self.match.undoable(self.viewer):
            self.page.say(self.words.say("no-undo"))
            return
        self.match.take_back(self.viewer, decisions)
        self.automatic = {step for step in self.automatic if step < length}
        self.heard = {viewer: min(heard, length) for viewer, heard in self.heard.items()}
        self.shown = min(self.shown, length)
        self.saved = min(self.saved, length - 1)
        self.page.say(self.words.say("undone"))

    def save(self, name: str) -> bool:
        """Write the record; gives whether it could be written."""
        path = Path(name) if name else self.file
        if path is None:
            self.page.say(self.words.say("save-where"))
            return False
        if not path.suffix:
            path = path.with_name(path.name + SUFFIX)
        if path != self.file and path.exists():
            self.page.say(sentence(self.words.say("already-there", file=str(path))))
            return False
        try:
            write(path, self.match.record(with_seed=True).dumps(), self.words)
        except Mistake as mistake:
            self.page.say(sentence(str(mistake)))
            return False
        self.file = path
        self.saved = len(self.match.steps)
        self.page.say(self.words.say("saved", file=str(path)))
        return True

    def _leave(self) -> None:
        self._offer_to_save()
        raise Left

    def _offer_to_save(self) -> None:
        """Ask for the name of a file until one could be written or none is given, unless nothing would be lost."""
        while self.saved != len(self.match.steps):
            try:
                name = ask(self.words.say("save-as") + " ")
            except EOFError:
                print()
                return
            if not name or self.save(name):
                return
