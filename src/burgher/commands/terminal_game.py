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
        self, match: Match, bots: Mapping[int, str], words: Words, file: Path | None = None, resumed: bool = False
    ) -> None:
        self.match = match
        self.words = words
        self.told = table_words(match, words)
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
        print(
            self.words.say("begins", game=title(self.match.game.name, self.words), players=", ".join(self.told.names))
        )
        if self.people:
            print(self.words.say("how-to-ask"))
        try:
            while not self.match.over:
                self._decide()
            self._tell()
            print("\n" + "\n".join(points(self.match, self.words)))
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
            self._tell()

    def _let_bot_play(self, seat: int) -> None:
        bot, level = self.bots[seat]
        eyes = Random(f"{self.match.seed}/{seat}/{len(self.match.steps)}")
        perspective = Perspective(self.match.game, self.match.state, seat, eyes)
        self.match.play(bot.choose(perspective, Clock(level.seconds)))

    def _ask(self, seat: int) -> None:
        """Ask this person, until something has been done or undone."""
        if self.viewer != seat:
            self._hand_over(seat)
        self._tell()
        since = self.match.steps[max(0, self.shown) :]
        if self.shown < 0 or any(step.seat not in (seat, CHANCE) for step in since):
            self._show_table()
        actions = in_order(list(self.match.legal))
        print("\n" + self.told.say(self.match.prompt))
        print("\n".join(listed(actions, self.told)))
        before = len(self.match.steps)
        while len(self.match.steps) == before:
            try:
                text = ask("> ", [action.text for action in actions])
            except EOFError:
                print()
                if not at_keyboard():
                    raise Left from None
                text = "quit"
            self._obey(text, actions)

    def _hand_over(self, seat: int) -> None:
        """Let the next person come to the screen without seeing what the last one saw."""
        self.viewer = seat
        self.shown = -1
        if at_keyboard():
            ask(CLEAR + self.words.say("hand-over", name=self.told.seat(seat)))

    def _obey(self, text: str, actions: list[Action]) -> None:
        """Do what a line says: a command about the game, or an action in it."""
        word, _, rest = text.partition(" ")
        match self._command(word), rest.strip():
            case "", _:
                pass
            case (("?" | "help"), _):
                print(self.words.say("play-help"))
            case "why", asked:
                print(self._why(asked))
            case "hint", "":
                self._hint()
            case "rules", about:
                print(looked_up(self.match, about, self.words))
            case "table", "":
                self._show_table()
            case "list", "":
                print("\n".join(in_words(actions, self.told)))
            case "log", "":
                print("\n".join(tell(self.match.events_for(self.viewer), self.told)))
            case "undo", "":
                self._undo()
            case "save", name:
                self._save(name)
            case (("quit" | "exit"), ""):
                self._leave()
            case _:
                chosen = answer(self.match, actions, text, self.told, self.words)
                if isinstance(chosen, str):
                    print(chosen)
                else:
                    self.match.play(chosen)

    def _command(self, word: str) -> str:
        """The command that a word stands for, in the reader's language or in English; other words are no command."""
        plain = folded(word)
        return next((one for one in COMMANDS if plain == folded(self.words.say(f"word-{one}"))), plain)

    # telling and showing

    def _tell(self) -> None:
        """What has happened since the viewer was last told, as the viewer may know it."""
        steps = self.match.steps[self.heard[self.viewer] :]
        self.heard[self.viewer] = len(self.match.steps)
        for line in tell((event.seen_by(self.viewer) for step in steps for event in step.events), self.told):
            print(line)

    def _show_table(self) -> None:
        self.shown = len(self.match.steps)
        print("\n" + "\n".join(drawn(self.match.game, self.match.view(self.viewer), self.told, self.words)))

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
            print(self.words.say("hint-not-here"))
            return
        assert self.viewer is not None
        print("\n".join(hinted(self.match, self.viewer, self.told, self.words)))

    # going back, saving, leaving

    def _undo(self) -> None:
        """Take back the viewer's last choice, with the steps that were taken for them after it."""
        length = len(self.match.steps) - 1
        while length in self.automatic:
            length -= 1
        decisions = len(self.match.steps) - length
        assert self.viewer is not None
        if decisions > self.match.undoable(self.viewer):
            print(self.words.say("no-undo"))
            return
        self.match.take_back(self.viewer, decisions)
        self.automatic = {step for step in self.automatic if step < length}
        self.heard = {viewer: min(heard, length) for viewer, heard in self.heard.items()}
        self.shown = min(self.shown, length)
        self.saved = min(self.saved, length - 1)
        print(self.words.say("undone"))

    def _save(self, name: str) -> bool:
        """Write the record; gives whether it could be written."""
        path = Path(name) if name else self.file
        if path is None:
            print(self.words.say("save-where"))
            return False
        if not path.suffix:
            path = path.with_name(path.name + SUFFIX)
        if path != self.file and path.exists():
            print(sentence(self.words.say("already-there", file=str(path))))
            return False
        try:
            write(path, self.match.record(with_seed=True).dumps(), self.words)
        except Mistake as mistake:
            print(sentence(str(mistake)))
            return False
        self.file = path
        self.saved = len(self.match.steps)
        print(self.words.say("saved", file=str(path)))
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
            if not name or self._save(name):
                return
