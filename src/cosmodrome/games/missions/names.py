"""What the things of Space Missions are called in a person's language, and what history has to say about the missions."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.missions.data import CRAFT_IDS, TECHNOLOGY_IDS, TOKEN_IDS, MissionsData
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR
from cosmodrome.kernel.words import Words

__all__ = ["MissionsNames"]


class MissionsNames:
    """The names in one language. They stand alone: at the start of a line, on a card, after a colon."""

    def __init__(self, words: Words, data: MissionsData) -> None:
        self.words = words
        self.data = data
        self.technologies = dict(
            zip(
                TECHNOLOGY_IDS,
                (
                    words("Thrust"),
                    words("Control"),
                    words("Sensors"),
                    words("Life support"),
                    words("Landing"),
                    words("Re-entry"),
                ),
                strict=True,
            )
        )
        self.tokens = dict(
            zip(
                TOKEN_IDS,
                (
                    words("Control backup"),
                    words("Thrust backup"),
                    words("Sensor backup"),
                    words("Life support backup"),
                    words("Extra tank"),
                    words("Fuel"),
                    words("Training"),
                    words("Inspection"),
                ),
                strict=True,
            )
        )
        self.bins = dict(
            zip(
                TOKEN_IDS,
                (
                    # Translators: short names of tokens, for labels under a pictogram. "Life" is life support.
                    words("Control"),
                    words("Thrust"),
                    words("Sensors"),
                    words("Life"),
                    words("Tank"),
                    words("Fuel"),
                    words("Training"),
                    words("Inspection"),
                ),
                strict=True,
            )
        )
        self.crafts = dict(
            zip(
                CRAFT_IDS,
                (words("Rocket"), words("Satellite"), words("Capsule"), words("Lunar module")),
                strict=True,
            )
        )
        self.cards = {MINOR: words("Minor problem"), MAJOR: words("Major problem"), CLEAR: words("No problem")}
        self.categories = {
            "unmanned": words("Unmanned missions"),
            "manned": words("Manned missions"),
            "lunar": words("Lunar missions"),
            "media": words("Media missions"),
            "experience": words("Experience"),
            "successful": words("Successful missions"),
        }
        self.specialists = {
            "mechanic": words("Mechanic"),
            "tester": words("Tester"),
            "scientist": words("Scientist"),
            "engineer": words("Engineer"),
            "astronaut": words("Astronaut"),
            "spy": words("Spy"),
        }
        self.actions = {
            "take_enhancement": words("an enhancement"),
            "take_fuel": words("a fuel token"),
            "take_training": words("a training token"),
            "take_inspection": words("an inspection"),
            "develop": words("develop a spacecraft"),
            "full_test": words("full test"),
            "detail_test": words("detail test"),
            "copy_card": words("copy a visible specialist"),
            "take_back_card": words("take a specialist back"),
            "pass": words("pass"),
        }
        self.phases = {
            0: words("Set-up"),
            1: words("Specialists"),
            3: words("Announcing"),
            5: words("Event"),
            6: words("Flight"),
            7: words("Completion"),
        }
        self._successes = {
            "unmanned_or_manned": words("a success of either kind"),
            "manned": words("a manned success"),
            "unmanned_and_manned": words("an unmanned and a manned success"),
        }
        self._missions = _mission_names(words)
        self._history = _history(words)
        self._events = _event_names(words)
        self._scenarios = _scenario_names(words)
        self._automa = {
            "A1": words("Routine"),
            "A2": words("Rival"),
            "A3": words("Pioneer"),
            "A4": words("Leap"),
        }
        self._rules = {
            "same_as_player": words("the mission that you have announced"),
            "lowest_uncompleted": words("the lowest mission that nobody has completed"),
            "next_higher": words("the mission above the highest completed one"),
            "highest_completed_scored": words("the highest completed mission of a category that scores"),
        }

    # --- by index, as the rules count -----------------------------------------------------------------------------------

    def technology(self, index: int) -> str:
        """A technology."""
        return self.technologies[TECHNOLOGY_IDS[index]]

    def token(self, index: int) -> str:
        """A token."""
        return self.tokens[TOKEN_IDS[index]]

    def craft(self, index: int) -> str:
        """A spacecraft."""
        return self.crafts[CRAFT_IDS[index]]

    def craft_level(self, index: int, level: int) -> str:
        """A spacecraft with its level; there is only one lunar module."""
        if CRAFT_IDS[index] == "lunar_module":
            return self.craft(index)
        return self.words("{craft} level {level}", craft=self.craft(index), level=level)

    def card(self, card: int) -> str:
        """A kind of mission control card."""
        return self.cards[card]

    def specialist(self, index: int) -> str:
        """A specialist."""
        return self.specialists[self.data.specialist[index].id]

    def area(self, card: int, area: int) -> str:
        """What an area does."""
        return self.together(self.data.specialist[card].areas[area])

    def together(self, actions: Sequence[str]) -> str:
        """Several actions as one phrase; the same one twice is counted."""
        if list(actions) == ["take_enhancement"] * 2:
            return self.words("two enhancements")
        if list(actions) == ["take_fuel"] * 2:
            return self.words("two fuel tokens")
        if list(actions) == ["take_training"] * 2:
            return self.words("two training tokens")
        # Translators: one action after the other on a card: "a fuel token, then pass".
        return self.words(", then ").join(self.actions[action] for action in actions)

    def mission(self, id: str) -> str:
        """The title of a mission card."""
        return self._missions[id]

    def numbered(self, number: int, id: str) -> str:
        """A mission with its number."""
        return self.words("mission {number}, {name}", number=number, name=self._missions[id])

    def history(self, id: str) -> str:
        """What happened in the real race."""
        return self._history[id]

    def event(self, index: int) -> str:
        """The title of an event card."""
        return self._events[self.data.event[index].id]

    def scenario(self, number: int) -> str:
        """The title of a scenario."""
        return self._scenarios[self.data.scenario[number].id]

    def automa(self, index: int) -> str:
        """The title of an Automa card."""
        return self._automa[self.data.automa[index].id]

    def automa_rules(self, index: int) -> str:
        """Which mission an Automa card names."""
        # Translators: between the rules of an Automa card, of which the first usable one counts.
        return self.words("; if not possible, ").join(self._rules[rule] for rule in self.data.automa[index].rules)

    def astronaut(self, index: int, special: bool) -> str:
        """An astronaut: a special one by what it can repair, another by its seat."""
        if special:
            return self.words("Astronaut for {technology}", technology=self.repairs(index))
        return self.words("Astronaut {number}", number=index + 1)

    def repairs(self, index: int) -> str:
        """The technology that a special astronaut can repair."""
        return self.technologies[self.data.special_astronaut[index].technology]

    def bonus(self, effect: str, tokens: Sequence[str]) -> str:
        """A bonus of the year; tokens are given as the actions that take them."""
        words = self.words
        if effect == "take_tokens":
            return self.words("take {tokens}", tokens=self.together(tokens))
        return {
            "remove_drawn_card": words("remove a card that the mission has drawn"),
            "reserve_turn_order": words("reserve the first free place in next year's order"),
            "look_technology": words("look through one of your technologies"),
            "look_event": words("look at the next event"),
        }[effect]

    def success(self, category: str) -> str:
        """The earlier successes that a mission asks for."""
        return self._successes[category]

    def points(self, n: int) -> str:
        """So many victory points."""
        return self.words.count("{n} point", "{n} points", n)

    def seat(self, seat: int) -> str:
        """A seat without a name; people count from 1."""
        return self.words("Seat {seat}", seat=seat + 1)


def _mission_names(words: Words) -> dict[str, str]:
    return {
        "1.0": words("Sounding rocket"),
        "1.1": words("Guided sounding rocket"),
        "2.0": words("Suborbital flight"),
        "2.1": words("Piloted suborbital flight"),
        "3.0": words("First satellite"),
        "3.1": words("Weather satellite"),
        "3.2": words("Communications satellite"),
        "4.0": words("Lunar flyby"),
        "4.1": words("Close lunar flyby"),
        "4.2": words("Far side photographs"),
        "5.0": words("Earth orbit"),
        "5.1": words("Single-seat orbit"),
        "5.2": words("Spacewalk"),
        "6.0": words("Lunar probe"),
        "6.1": words("Impact probe"),
        "6.2": words("Soft lander"),
        "7.0": words("Docking manoeuvre"),
        "7.1": words("Lunar orbit"),
        "7.2": words("Lunar module trial"),
        "8.0": words("Lunar landing"),
        "8.1": words("Long lunar stay"),
        "8.2": words("Highland landing"),
    }


def _history(words: Words) -> dict[str, str]:
    return {
        "1.0": words(
            "The A4 flies from 1942 on; in 1944 one climbs to 176 km, the first thing made by people to reach space."
        ),
        "1.1": words("From 1947: small research rockets such as the Aerobee carry instruments above the air."),
        "2.0": words("5 May 1961: Alan Shepard rides Mercury 3 up and down again, the first American in space."),
        "2.1": words("July 1961: the second Mercury flight lands well, but its capsule sinks in the Atlantic."),
        "3.0": words("4 October 1957: Sputnik 1 beeps from orbit; Explorer 1 follows in January 1958."),
        "3.1": words("April 1960: Tiros 1 sends the first television pictures of clouds from above."),
        "3.2": words("July 1962: Telstar relays live television across the Atlantic."),
        "4.0": words("1959: Luna 1 should have struck the Moon and misses it; Pioneer 4 passes by as planned."),
        "4.1": words("1964: after six failures a Ranger sends pictures of the Moon up to its impact."),
        "4.2": words("October 1959: Luna 3 swings around the Moon and shows the side nobody had ever seen."),
        "5.0": words("12 April 1961: Yuri Gagarin circles the Earth in Vostok 1; John Glenn follows in 1962."),
        "5.1": words("16 June 1963: Valentina Tereshkova takes off in Vostok 6, the first woman in space."),
        "5.2": words("18 March 1965: Alexei Leonov floats outside Voskhod 2 and barely gets back in."),
        "6.0": words("1966: Luna 9 lands softly on the Moon in February, Surveyor 1 in June."),
        "6.1": words("September 1959: Luna 2 strikes the Moon, the first thing from Earth to reach it."),
        "6.2": words("April 1967: Surveyor 3 bounces twice, stands, and digs in the lunar soil."),
        "7.0": words("16 March 1966: Gemini 8 docks with its target, the first two craft ever to couple."),
        "7.1": words("December 1968: Borman, Lovell and Anders circle the Moon in Apollo 8."),
        "7.2": words("March 1969: Apollo 9 tries the lunar module out in the safety of Earth orbit."),
        "8.0": words("20 July 1969: Apollo 11 lands, and Neil Armstrong steps onto the Moon."),
        "8.1": words("From 1971: crews stay on the Moon for days and drive across it."),
        "8.2": words("April 1972: Apollo 16 lands in the highlands near the crater Descartes."),
    }


def _event_names(words: Words) -> dict[str, str]:
    return {
        "E01": words("Engine trouble"),
        "E02": words("Guidance fault"),
        "E03": words("Wiring fault"),
        "E04": words("Backup pump out"),
        "E05": words("Stale cabin air"),
        "E06": words("Clear countdown"),
        "E07": words("Tank leak"),
        "E08": words("Cracked heat shield"),
        "E09": words("Computer failure"),
        "E10": words("Iced antennas"),
        "E11": words("Overworked crew"),
        "E12": words("Perfect weather"),
    }


def _scenario_names(words: Words) -> dict[str, str]:
    return {
        "S00": words("First game"),
        "S01": words("Space race"),
        "S02": words("Quiet science"),
        "S03": words("Target Moon"),
        "S04": words("Heroes"),
        "S05": words("Robots and pilots"),
        "S06": words("Launch after launch"),
        "S07": words("Probes first"),
        "S08": words("Crew programme"),
        "S09": words("Front pages"),
        "S10": words("Fading headlines"),
        "S11": words("Only the latest counts"),
    }
