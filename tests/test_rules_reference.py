"""The reference of rules: complete, told with the numbers that are played with, and found by those who look for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import burgher
from burgher.belfort import names as belfort_names
from burgher.reference import (
    LINK,
    Section,
    find_sections,
    folded,
    numbers,
    reference_words,
    section_id,
    sections,
)
from burgher.words import LOCALES, Words, languages
from tests.commanding import refused, run

GAMES = tuple(burgher.names())
FILES = tuple(sorted(path.relative_to(LOCALES) for path in LOCALES.glob("*/*-rules.ftl")))
NO_TEXT = re.compile(r"\[(piece|rule|form)-|\{|\}|\$")
LISTED = re.compile(r"(settlers|workshops|dice_tiles)-|ships-h|council-tiles-|events-.*-stack")
"""Cards and tiles that show themselves: the reference says what kinds there are."""
SAME = re.compile(r"-copies$|-locked$|-kind$|^community-tiles|^by_players-|^guild_mix-normal_for_two-inter")
"""Told once for all of them, or in words."""


def english(game: str) -> list[Section]:
    return told_in("en", game)


def told_in(language: str, game: str) -> list[Section]:
    found = burgher.find(game)
    options = {option.name: option.default for option in found.options}
    return list(sections(reference_words(language, found), found.components().values, options))


def ids(game: str) -> set[str]:
    return set(reference_words("en", burgher.find(game)).ids("rule-"))


# the text


@pytest.mark.parametrize("file", FILES, ids=str)
def test_every_section_is_told_in_every_game_that_can_be_played(file: Path) -> None:
    """With each component set, and with options as usual and otherwise; not falling back on another language."""
    game = burgher.find(file.stem.removesuffix("-rules"))
    words = Words(file.parts[0], game.name, strict=True, more=(file.stem,))
    usual: dict[str, object] = {option.name: option.default for option in game.options}
    other = {option.name: option.choices[-1] for option in game.options if not option.several}
    for components, options in [(game.sets[0], usual), (game.sets[-1], {**usual, **other})]:
        for section in sections(words, game.components(components).values, options):
            assert section.title.strip() == section.title != ""
            assert section.text, section.id
            assert not NO_TEXT.search(section.plain), section
            assert not re.search(r"\]\(|\[", section.plain), f"a link in {section.id} is not whole"


@pytest.mark.parametrize("file", FILES, ids=str)
def test_links_lead_to_sections(file: Path) -> None:
    text = (LOCALES / file).read_text(encoding="utf-8")
    linked = {"rule-" + found[2] for found in LINK.finditer(re.sub(r"(?m)^#.*", "", text))}
    assert linked <= set(Words(file.parts[0], more=(file.stem,)).ids("rule-"))
    assert len(linked) > 30


@pytest.mark.parametrize("file", FILES, ids=str)
def test_every_language_has_the_same_sections_in_the_same_order(file: Path) -> None:
    here = Words(file.parts[0], more=(file.stem,)).ids("rule-")
    assert here == Words("en", more=(file.stem,)).ids("rule-")


@pytest.mark.parametrize("game", GAMES)
def test_every_section_but_chapters_is_within_a_chapter(game: str) -> None:
    told = english(game)
    chapters = [section.id for section in told if section.within is None]
    assert {section.within for section in told} - {None} <= set(chapters)
    for chapter in chapters:
        places = [k for k, section in enumerate(told) if chapter in (section.id, section.within)]
        assert places == list(range(places[0], places[0] + len(places))), f"{chapter} is not all in one place"
        assert told[places[0]].id == chapter


# the numbers


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_component_files_is_told(game: str) -> None:
    text = (LOCALES / "en" / f"{game}-rules.ftl").read_text(encoding="utf-8")
    used = set(re.findall(r"\$([\w-]+)", text))
    args = set(numbers(burgher.find(game).components().values))
    options = {f"option-{option.name}" for option in burgher.find(game).options}
    assert used - args - options == set(), "no component file has these"
    own = {arg for arg in args if not LISTED.match(arg) and not SAME.search(arg)}
    leaves = {arg for arg in own if not any(other.startswith(f"{arg}-") for other in own)}
    untold = {arg for arg in leaves - used if not any(arg.startswith(f"{table}-") for table in used)}
    assert untold == set()


def test_corrected_numbers_are_told() -> None:
    game = burgher.find("belfort")
    corrected = game.corrected({"fees": {"hire_gnome": 4}, "wall": {"cost": {"wood": 2}}, "tax": {"spaces": 6}}, "own")
    options = {"thieves_gold": 3, "keep_crest": False, "shared_gatehouses": True}
    usual = {option.name: option.default for option in game.options}
    told = {
        section.id: section.plain
        for section in sections(reference_words("en", game), corrected.values, {**usual, **options})
    }
    assert "for 4 gold" in told["rule-actions-hire-a-gnome"]
    assert "costs 2 wood and 3 stone" in told["rule-actions-build-walls"]
    assert "levels of 6 spaces" in told["rule-collection-income-and-taxes"]
    assert "up to 3 gold from one player" in told["rule-guilds-thieves"]
    assert "a crest that you keep is not safe" in told["rule-collection-kings-camp"]
    assert "two players may each hold one half" in told["rule-properties-gatehouse"]


@pytest.mark.parametrize(("forgo", "told"), [(True, True), (False, False)])
def test_belforts_guilds_that_may_be_left_say_so(forgo: bool, told: bool) -> None:
    """As the engine has it: the option lets one leave what the recruiters ask; architects and wizards one may leave."""
    game = burgher.find("belfort")
    options = {option.name: option.default for option in game.options} | {"forgo_actions": forgo}
    for section in sections(reference_words("en", game), game.components().values, options):
        if section.id == "rule-guilds-recruiters":
            assert ("You may decline." in section.plain) == told
        if section.id in ("rule-guilds-architects", "rule-guilds-wizards"):
            assert "You may decline." in section.plain


@pytest.mark.parametrize(
    ("section", "option", "default", "other"),
    [
        (
            "placement-passing-and-resource-areas",
            {"mine_pairs_only": True},
            "may go there all the same",
            "a partner of",
        ),
        (
            "collection-resource-areas",
            {"mine_pairs_only": True},
            "without a partner bring nothing",
            "everybody there must have a partner",
        ),
        ("two-player-game-set-up", {"np_dwarves_together": True}, "a different one each", "may choose the same"),
        ("two-player-game-gameplay", {"np_keep_markers": 1}, "gets two markers", "gets one marker"),
    ],
)
def test_what_an_option_of_belfort_changes_is_told(
    section: str, option: dict[str, bool | int], default: str, other: str
) -> None:
    game = burgher.find("belfort")
    usual = {one.name: one.default for one in game.options}
    for options, is_told, is_not in ((usual, default, other), (usual | option, other, default)):
        told = {one.id: one.plain for one in sections(reference_words("en", game), game.components().values, options)}
        assert is_told in told[f"rule-{section}"]
        assert is_not not in told[f"rule-{section}"]


READINGS: dict[tuple[str, str], dict[str, list[str]]] = {
    ("belfort", "actions-visit-the-trading-post"): {
        "en": ["A visit is one act", "buy once and sell once, in any order"],
        "de": ["Ein Besuch ist eine Handlung", "einmal kaufen und einmal verkaufen, in beliebiger Reihenfolge"],
        "fr": ["Une visite est un seul acte", "acheter une fois et vendre une fois, dans n’importe quel ordre"],
        "pl": ["Wizyta to jedna czynność", "raz kupić i raz sprzedać, w dowolnej kolejności"],
    },
    ("belfort", "guilds-wizards"): {
        "en": ["One place may be empty, but not both.", "You may decline."],
        "de": ["Einer der Orte darf leer sein, aber nicht beide.", "Du darfst auch verzichten."],
        "fr": ["Un des lieux peut être vide, mais pas les deux.", "Tu peux y renoncer."],
        "pl": ["Jedno miejsce może być puste, ale nie oba.", "Możesz z tego zrezygnować."],
    },
    ("belfort", "game-set-up-options"): {
        "en": [
            "2 in the German and French rulebooks, 3 in the English and Polish ones",
            "2 in the German and French rulebooks, 1 in the English and Polish ones",
            "both non-players may stand at the same guild. The rulebooks leave it open.",
        ],
        "de": [
            "2 in der deutschen und der französischen Spielregel, 3 in der englischen und der polnischen",
            "2 in der deutschen und der französischen Spielregel, 1 in der englischen und der polnischen",
            "bei derselben Gilde stehen dürfen. Die Spielregeln lassen es offen.",
        ],
        "fr": [
            "2 dans les livrets allemand et français, 3 dans les livrets anglais et polonais",
            "2 dans les livrets allemand et français, 1 dans les livrets anglais et polonais",
            "être à la même guilde ? Les livrets n’en disent rien.",
        ],
        "pl": [
            "2 w instrukcji niemieckiej i francuskiej, 3 w angielskiej i polskiej",
            "2 w instrukcji niemieckiej i francuskiej, 1 w angielskiej i polskiej",
            "mogą stać w tej samej gildii. Instrukcje tego nie rozstrzygają.",
        ],
    },
    ("nobility", "overview-readings"): {
        "en": [
            "before the die or after it, but not in the middle",
            "Apprentices add nothing to it",
            "keep what the event added",
            "goes to the Port only if you sell something, and onto your own board only if",
            "replaced before you choose the second, and you may do without",
            "the second is not placed, and your workshops there pay once",
        ],
        "de": [
            "vor dem Würfel erfüllen oder danach, aber nicht mitten",
            "Lehrlinge legen nichts dazu",
            "behält, was das Ereignis dazugab",
            "In den Hafen darf ein Würfel nur, wenn du etwas verkaufst, und auf dein eigenes Tableau nur, wenn",
            "ersetzt, bevor du die zweite wählst, und auf die zweite darfst du verzichten",
            "wird der zweite nicht eingesetzt, und deine Werkstätten dort bringen ihre Belohnung einmal",
        ],
        "fr": [
            "avant ou après ton dé, mais pas au milieu",
            "Les apprentis n’y ajoutent rien",
            "gardes ce que l’événement avait ajouté",
            "ne va au Port que si tu vends quelque chose, et sur ton propre plateau que si",
            "remplacée avant que tu choisisses la seconde, et tu peux te passer de la seconde",
            "le second n’est pas placé, et tes ateliers y rapportent une seule fois",
        ],
        "pl": [
            "przed postawieniem kości albo po nim, ale nie w trakcie",
            "Uczniowie nic do niego nie dodają",
            "zachowuje to, co dodało wydarzenie",
            "idzie do Portu tylko wtedy, gdy coś sprzedajesz, a na własną planszę tylko wtedy, gdy",
            "zastępuje nowa, zanim wybierzesz drugą, a z drugiej możesz zrezygnować",
            "drugiej się nie stawia, a twoje warsztaty w tej gildii dają nagrodę raz",
        ],
    },
}
"""What is told, in every language, where the rulebook is open."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "section"), READINGS)
def test_where_the_rulebook_is_open_it_is_told_how_it_is_read(game: str, section: str, language: str) -> None:
    plain = next(one.plain for one in told_in(language, game) if one.id == f"rule-{section}")
    # A language may keep words together that must not be parted.
    spaced = plain.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert [one for one in READINGS[game, section][language] if one not in spaced] == []


def test_numbers_are_arguments_by_their_place() -> None:
    values = {"a": {"source": "x", "b": 2, "c": {"d": True}}, "e": [5, 3], "f": ["elf", "dwarf"], "g": {"h": "elf"}}
    assert numbers(values) == {
        "a-b": 2,
        "a-c-d": "yes",
        "e": "5, 3",
        "e-1": 5,
        "e-2": 3,
        "f": ("elf", "dwarf"),
        "f-1": "elf",
        "f-2": "dwarf",
        "g-h": "elf",
    }


# what leads there


def test_every_reason_of_belfort_has_its_section() -> None:
    rules = [reason.rule for reason in burgher.find("belfort").reasons]
    assert {section_id(rule) for rule in rules} <= ids("belfort")


def test_every_reason_of_rise_to_nobility_has_its_section() -> None:
    assert {section_id(reason.rule) for reason in burgher.find("nobility").reasons} <= ids("nobility")


def test_every_property_and_guild_of_belfort_has_its_section() -> None:
    rules = [f"Properties: {name}" for name in belfort_names.PROPERTIES]
    rules += [f"Guilds: {name}" for name in belfort_names.GUILDS]
    assert {section_id(rule) for rule in rules} <= ids("belfort")


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("belfort", 2, {}), ("belfort", 4, {"guilds": "advanced"}), ("nobility", 5, {"chancery": True, "events": True})],
)
def test_whatever_is_refused_in_a_game_leads_to_a_section(game: str, players: int, options: dict[str, object]) -> None:
    match = burgher.Match(game, players, options, seed="rules")
    random = burgher.Random("rules")
    known = ids(game)
    refusals = 0
    for step in range(400):
        if match.over:
            break
        if step % 16 == 0:
            for action in list(match.game.actions)[step % 7 :: 7]:
                reason = match.why_not(action)
                if reason is not None and reason.rule:
                    assert section_id(reason.rule) in known, reason
                    refusals += 1
        legal = match.state.legal(True)
        match.play(legal[random.below(len(legal))])
    assert refusals > 300


# looking something up


def test_searching() -> None:
    told = english("belfort")
    assert find_sections(told, []) == told
    assert next(section.id for section in find_sections(told, ["TIES"])) == "rule-scoring-ties"
    assert "rule-properties" not in [section.id for section in find_sections(told, ["tie"])], "only where words begin"
    assert "rule-properties" in [section.id for section in find_sections(told, ["roperties"])], "unless there is none"
    assert find_sections(told, ["gnome", "dragon"]) == []
    assert folded("Château fort, Łódź") == "chateau fort, lodz"


@pytest.mark.parametrize("game", GAMES)
def test_the_command_prints_the_rules(game: str) -> None:
    found = run("rules", game)
    assert found.status == 0
    assert found.out.startswith("The game in short\n=================\n")
    for section in english(game):
        assert f"{section.title}\n" in found.out
    assert max(map(len, found.out.splitlines())) <= 100
    assert not re.search(r"[\[\]{}]", found.out)


def test_the_command_looks_something_up(tmp_path: Path) -> None:
    found = run("rules", "belfort", "hire", "gnome")
    assert found.out.startswith("Hire a gnome\n------------\n")
    file = tmp_path / "own.toml"
    file.write_text("[fees]\nhire_gnome = 2\n", encoding="utf-8")
    assert "gnome for 2 gold" in run("rules", "belfort", "hire", "--components", str(file)).out
    assert "up to 3 gold" in run("rules", "belfort", "thieves", "--option", "thieves_gold=3").out
    assert (
        "This game is played with the Chancery" in run("rules", "nobility", "played", "--option", "chancery=true").out
    )


def test_the_command_says_what_is_wrong() -> None:
    assert refused(run("rules", "belfort", "dragon")) == "the rules say nothing about “dragon”"
    assert "there is no game" in refused(run("rules", "chess"))
    assert "thieves_gold" in refused(run("rules", "belfort", "--option", "thieves_gold=9"))


def test_the_rules_at_the_table() -> None:
    typed = "rules\nrules hire a gnome\nrules dragon\nwhy staff pub\nquit\n"
    said = run("terminal", "belfort", "--seed", "1", "--bots", "wanderer", typed=typed).out
    assert "Actions\n  Build properties\n" in said
    assert "\nHire a gnome\n------------\n" in said
    assert "The rules say nothing about “dragon”" in said
    assert "(The course of a month)" in said


def test_what_a_card_does_is_found_by_its_name() -> None:
    """Objectives and commissions of Rise to Nobility: with the conditions and points of the pieces in play."""
    game = burgher.find("nobility")
    other = {"objectives": {"o07": {"need": {"reputation": 20}}}, "commissions": {"v03": {"measure": "settlers_dwarf"}}}
    options = {option.name: option.default for option in game.options}

    def told(values: dict[str, object], *words: str) -> str:
        """The line about it in the first section that is found."""
        first = find_sections(list(sections(reference_words("en", game), values, options)), words)[0]
        return next(line for line in first.plain.splitlines() if " ".join(words) in folded(line))

    usual, own = game.components().values, game.corrected(other, "own").values
    assert told(usual, "objective", "no.", "7:").endswith("reputation 24 and 6 settlers cards completed")
    assert told(own, "objective", "no.", "7:").endswith("reputation 20 and 6 settlers cards completed")
    assert "elven settlers completed; 8 points from 1 on, 12 points from 2 on" in told(usual, "elven", "court")
    assert "dwarven settlers completed; 8 points from 1 on" in told(own, "elven", "court")
