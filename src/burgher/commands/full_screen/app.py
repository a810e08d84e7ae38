"""The full screen: the table, what has happened, and what may be done, by mouse and by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from burgher.commands.full_screen.dialogs import Curtain, Leaving, Reading
from burgher.commands.full_screen.painted import ScreenPage
from burgher.commands.question import begun, in_order, spoken
from burgher.commands.result import points, winners
from burgher.commands.rules import looked_up
from burgher.commands.telling import tell
from burgher.commands.terminal_game import Left, TerminalGame
from burgher.commands.titles import title
from burgher.core.actions import Action
from burgher.core.match import Match
from burgher.drawing.columns import fitting
from burgher.drawing.page import broken
from burgher.drawing.table import drawn
from burgher.words import Words

NARROW = 120
"""With fewer letters in a line, the log stands below the table."""
LEAST = 40


class ScreenGame(TerminalGame):
    """A game whose table is always in sight, and that is left by the screen's own dialog."""

    def _show_table(self) -> None:
        self.shown = len(self.match.steps)

    def _leave(self) -> None:
        raise Left


class FullScreen(App[None]):
    """One game in the whole terminal."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, match: Match, bots: Mapping[int, str], words: Words, file: Path | None = None, resumed: bool = False
    ) -> None:
        super().__init__()
        self.words = words
        self.page = ScreenPage((), self.note)
        self.game = ScreenGame(match, bots, words, file, resumed, self.page)
        self.page = self.game.page = ScreenPage(self.game.told.names, self.note, match.colours)
        self.actions: list[Action] = []
        """What may be done now, as it is numbered."""
        for key, action in (
            ("f1", "help"),
            ("f2", "rules"),
            ("ctrl+z", "undo"),
            ("ctrl+s", "save"),
            ("f10", "leave"),
        ):
            self.bind(key, action, description=words.say(f"screen-{action}"))

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="table"):
                yield Static(id="board", markup=False)
            yield RichLog(id="log", wrap=True, min_width=20)
        yield Static(id="prompt", markup=False)
        yield OptionList(id="choices")
        yield Input(id="typed", select_on_focus=False)
        yield Footer()

    def on_mount(self) -> None:
        game = self.game
        self.title = title(game.match.game.name, self.words)
        self.query_one("#title", Static).update(f"{self.title} · {', '.join(game.told.names)}")
        self.query_one("#choices").focus()
        self.advance()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < NARROW, "narrow")
        self.call_after_refresh(self.show_table)

    # what is seen

    def note(self, text: Text) -> None:
        """Write something down in the log."""
        self.query_one("#log", RichLog).write(text)

    def show_table(self) -> None:
        game = self.game
        board = self.query_one("#board", Static)
        letters = max(LEAST, self.query_one("#table").content_size.width - 2)
        with fitting(letters):
            if game.match.over:
                lines = points(game.match, self.words)
            else:
                lines = drawn(game.match.game, game.match.view(game.viewer), game.told, self.words)
        fit = [part for line in lines for part in broken(line, letters)]
        shown = [self.page.text(line, "" if number else "bold") for number, line in enumerate(fit)]
        board.update(Text("\n").join(shown))

    def ask(self, prompt: str, actions: list[Action]) -> None:
        """Show a question with its answers."""
        self.actions = actions
        self.query_one("#prompt", Static).update(self.page.text(prompt, "ask"))
        typed = self.query_one("#typed", Input)
        typed.value = ""
        # After the end nothing is left to choose: what can still be done is said where one would type.
        typed.placeholder = self.words.say("screen-over" if self.game.match.over else "screen-typed")
        self.list_choices("")

    def list_choices(self, typed: str) -> None:
        """What may be done, as far as it goes with what is typed."""
        choices = self.query_one("#choices", OptionList)
        found = self.actions
        if typed.isdecimal():
            found = [one for number, one in enumerate(self.actions, 1) if str(number).startswith(typed)]
        elif typed:
            found = begun(self.actions, typed) or spoken(self.actions, typed, self.game.told) or self.actions
        choices.clear_options()
        for action in found:
            line = Text()
            line.append(f"{self.actions.index(action) + 1:>3}  ", style="dim")
            line.append_text(self.page.text(self.game.told.action(action)))
            line.append(f"  {action.text}", style="dim")
            choices.add_option(Option(line, id=str(action.index)))
        if found:
            choices.highlighted = 0

    # the game

    @work(exclusive=True)
    async def advance(self) -> None:
        """Play on until a person must decide."""
        game, match = self.game, self.game.match
        while not match.over:
            if match.seat in game.bots:
                self.ask(self.words.say("screen-thinks", name=game.told.seat(match.seat)), [])
                match.play(await asyncio.to_thread(game.bot_s_choice, match.seat))
            elif match.forced is not None:
                game.automatic.add(len(match.steps))
                match.play(match.forced)
            else:
                await self.hand_over(match.seat)
                self.tell()
                self.ask(game.told.say(match.prompt), in_order(list(match.legal)))
                return
            if len(game.people) < 2:
                self.tell()
        self.tell()
        self.ask(winners(match, self.words), [])

    def tell(self) -> None:
        self.game.tell()
        self.show_table()

    async def hand_over(self, seat: int) -> None:
        """Let the next person come to the screen without seeing what the last one saw."""
        game = self.game
        if game.viewer == seat:
            return
        self.query_one("#log", RichLog).clear()
        self.query_one("#board", Static).update("")
        self.ask("", [])
        await self.push_screen_wait(
            Curtain(self.words.say("hand-over", name=game.told.seat(seat)), self.words.say("screen-go-on"))
        )
        game.viewer = seat
        game.heard[seat] = len(game.match.steps)
        self.page.lines(tell(game.match.events_for(seat), game.told))

    def obey(self, text: str) -> None:
        """Do what a line says, and play on if something was done or undone."""
        before = len(self.game.match.steps)
        if not text or (self.game.match.over and text not in ("?", "help")):
            return
        try:
            self.game.obey(text, self.actions)
        except Left:
            self.action_leave()
            return
        if len(self.game.match.steps) != before:
            self.advance()

    # what people do

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        chosen = next((one for one in self.actions if str(one.index) == event.option.id), None)
        if chosen is not None:
            self.game.match.play(chosen)
            self.advance()

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.input.id == "typed":
            self.list_choices(event.value.strip())

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id == "typed":
            event.input.value = ""
            self.obey(event.value.strip())
            self.query_one("#choices").focus()

    def on_key(self, event: events.Key) -> None:
        """Who types while the answers have the focus goes on in the line below."""
        typed = self.query_one("#typed", Input)
        if self.focused is self.query_one("#choices") and event.is_printable and event.character not in (None, " "):
            typed.focus()
            typed.insert_text_at_cursor(event.character or "")
            event.stop()

    def action_help(self) -> None:
        self.push_screen(Reading(lambda _: self.words.say("play-help")))

    def action_rules(self) -> None:
        match = self.game.match
        self.push_screen(
            Reading(lambda about: looked_up(match, about, self.words).strip(), self.words.say("help-about"))
        )

    def action_undo(self) -> None:
        if self.actions:
            self.obey("undo")

    def action_save(self) -> None:
        if self.game.file is not None:
            self.game.save("")
        else:
            self.save_as(then_leave=False)

    async def action_quit(self) -> None:
        """The usual key for it (Ctrl+Q)."""
        self.action_leave()

    def action_leave(self) -> None:
        if self.game.saved == len(self.game.match.steps):
            self.exit()
        else:
            self.save_as(then_leave=True)

    @work
    async def save_as(self, then_leave: bool) -> None:
        """Ask for a file until one could be written, or none is wanted."""
        while True:
            name = await self.push_screen_wait(Leaving(self.words, str(self.game.file or "")))
            if name is None or (not name and not then_leave):
                return
            if not name or self.game.save(name):
                break
        if then_leave:
            self.exit()
