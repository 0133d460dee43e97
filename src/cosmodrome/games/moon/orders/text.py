"""The campaigns in a person's language: what branches, consequences, incidents, side goals and missions are called and do.

The story itself is in `story`. All of it is our own, and so are the rules it tells of; amounts come from the data.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.orders.data import CampaignData, by_id, campaign_data
from cosmodrome.kernel.words import Words, words

__all__ = ["CampaignText", "campaign_text"]


@cache
def campaign_text(language: str) -> CampaignText:
    """The campaigns in a language."""
    return CampaignText(words(language, "moon"), campaign_data())


class CampaignText:
    """What is said about a campaign, at its own page and at the tables of its chapters.

    >>> text = campaign_text("en")
    >>> text.branch("light_hull"), text.effect("light_hull")
    ('Light hull', 'Everyone starts with 3 rockets crossed.')
    >>> text.goal(4)
    'Complete 6 columns.'
    """

    def __init__(self, words: Words, data: CampaignData) -> None:
        self.words = words
        self.data = data

    def chapter(self, chapter: int) -> str:
        """The name of a chapter, which is that of its adventure."""
        words = self.words
        return (
            words("The Launch"),
            words("The Journey"),
            words("The Colony"),
            words("The Mine"),
            words("The Dome"),
            words("The Virus"),
            words("The Escape"),
            words("The Battle"),
        )[chapter - 1]

    # --- branches ---------------------------------------------------------------------------------------------------

    def branch(self, id: str) -> str:
        """The name of a branch."""
        words = self.words
        return {
            "light_hull": words("Light hull"),
            "spare_crews": words("Spare crews"),
            "swing_by": words("Swing-by"),
            "drone_escort": words("Drone escort"),
            "homes_first": words("Homes first"),
            "big_ear": words("Big ear"),
            "deep_drill": words("Deep drill"),
            "open_market": words("Open market"),
            "tall_city": words("Tall city"),
            "deep_city": words("Deep city"),
            "curfew": words("Curfew"),
            "open_wards": words("Open wards"),
            "salvage": words("Salvage"),
            "convoy": words("Convoy"),
            "pact": words("Pact"),
            "no_quarter": words("No quarter"),
        }[id]

    def effect(self, id: str) -> str:
        """What a branch does, without the mission that it brings."""
        words, n = self.words, by_id(self.data.branch, id).amount
        return {
            "light_hull": words("Everyone starts with {n} rockets crossed.", n=n),
            "spare_crews": words("Once in the game you may write a number on any floor, whatever its action."),
            "swing_by": words("Everyone draws a line on the trajectory before the first turn."),
            "drone_escort": words("Everyone circles a robot of a station before the first turn."),
            "homes_first": words("The later bonus of a quarter pays {n} points more.", n=n),
            "big_ear": words("The observatory counts one antenna more."),
            "deep_drill": words("Everyone crosses an energy or a robot of a main factory before the first turn."),
            "open_market": words("Whoever misses a filling bonus gets {n} points for it.", n=n),
            "tall_city": words("The first bonus of a highest level pays {n} points more.", n=n),
            "deep_city": words("The first bonus of a lowest level pays {n} points more.", n=n),
            "curfew": words("Everyone closes a walkway before the first turn."),
            "open_wards": words("Everyone circles an energy in each of {n} quarters before the first turn.", n=n),
            "salvage": words("Everyone circles a reactor before the first turn."),
            "convoy": words("Every full starship scores {n} points more.", n=n),
            "pact": words("A planet that both sides control scores {n} points more for both.", n=n),
            "no_quarter": words("A planet that both sides control scores for nobody."),
        }[id]

    def whole_branch(self, id: str) -> str:
        """Name and effect."""
        return self.words("{name}: {effect}", name=self.branch(id), effect=self.effect(id))

    def swap(self, id: str) -> str:
        """The mission that a branch brings."""
        told = self.words("Mission {letter} is replaced: {condition}.", letter=id[0], condition=self.mission(id))
        card = by_id(self.data.mission, id)
        if card.chapter == 1:
            pays = self.words(
                "It pays {first} rockets to the first and {later} later.", first=card.first, later=card.later
            )
        elif card.chapter == 5:
            pays = self.words("It pays what the upgrade field of the missions says.")
        else:
            pays = self.words(
                "It pays {first} points to the first and {later} later.", first=card.first, later=card.later
            )
        return f"{told} {pays}"

    def mission(self, id: str) -> str:
        """What a mission of the campaign asks for, as a heading."""
        words, n = self.words, by_id(self.data.mission, id).count
        return {
            "B126": words("Fill {n} floors", n=n),
            "C127": words("Have {n} filled spaces on every floor", n=n),
            "B129": words("Draw {n} lines on the trajectory", n=n),
            "C130": words("Circle a water tank of each value"),
            "A131": words("Fill {n} quarters", n=n),
            "C133": words("Circle all plants and tanks of a quarter"),
            "A134": words("Circle all pearls and rubies of {n} levels", n=n),
            "C136": words("Circle all plants and waters of a row of the mine"),
            "A137": words("Fill both starting levels of all towers"),
            "C139": words("Cross {n} astronauts", n=n),
            "B141": words("Shut off {n} quarters that are infected", n=n),
            "C142": words("Circle all energies, plants and tanks of {n} quarters", n=n),
            "C145": words("Circle all reactors, plants and tanks of a starship"),
            "A146": words("Control {n} planets on each of your sheets", n=n),
            "B147": words("Mark {n} asteroids on each of your sheets", n=n),
        }[id]

    # --- how chapters end ---------------------------------------------------------------------------------------------

    def flag(self, id: str) -> str:
        """How a chapter ended."""
        words = self.words
        return {
            "launched": words("Launched"),
            "scrambled": words("Scrambled"),
            "charted": words("Charted"),
            "adrift": words("Adrift"),
            "signal": words("Signal"),
            "silence": words("Silence"),
            "fair": words("Fair shares"),
            "steep": words("Steep shares"),
            "sheltered": words("Sheltered"),
            "exposed": words("Exposed"),
            "contained": words("Contained"),
            "outbreak": words("Outbreak"),
            "together": words("Together"),
            "scattered": words("Scattered"),
        }[id]

    def consequence(self, id: str) -> str:
        """What follows from it in the next chapter."""
        words = self.words
        return {
            "launched": words("A rocket got away in time: all cards with 1, 14 and 15 leave the game."),
            "scrambled": words("Everybody left in a hurry: all cards with 7 leave the game."),
            "charted": words("The way is charted: everyone draws a tunnel next to the network before the first turn."),
            "adrift": words("You land far from the site: everyone crosses the first planning box."),
            "signal": words("The observatory has heard something: three cards that write an X join the game."),
            "silence": words("Nobody answers: three robot cards and three energy cards leave the game."),
            "fair": words(
                "The yield was shared fairly: everyone crosses a row of an upgrade field before the first turn."
            ),
            "steep": words(
                "The yield was shared badly: those in the lower half of the ranking cross a row of an upgrade field"
                " before the first turn."
            ),
            "sheltered": words("The dome holds: the grey virus starts without an infection."),
            "exposed": words("The dome leaks: the grey virus starts with two infections."),
            "contained": words("The virus is contained: everyone activates an airlock before the first turn."),
            "outbreak": words("The virus is loose: four plant cards and two water cards leave the game."),
            "together": words("The fleet is together: everyone draws an insignia on a moon of each sheet."),
            "scattered": words(
                "The fleet is scattered: everyone marks the first asteroid of each sheet, without a bonus."
            ),
        }[id]

    # --- incidents and side goals -------------------------------------------------------------------------------------

    def incident(self, chapter: int) -> str:
        """The name of the incident of a chapter."""
        words = self.words
        return (
            words("False alarm"),
            words("Debris"),
            words("Quake"),
            words("Cave-in"),
            words("Micro-meteors"),
            words("Mutation"),
            words("Jammed locks"),
            words("Flare"),
        )[chapter - 1]

    def what_happens(self, chapter: int) -> str:
        """What it does."""
        words, n = self.words, by_id(self.data.incident, chapter).amount
        return (
            words("Everyone without {n} full quarters circles a system error.", n=n),
            words("Everyone crosses off a water tank that is not circled."),
            words("Everyone blocks a tunnel that is not drawn."),
            words("Everyone crosses off a plant or water of the mine that is not circled."),
            words("Everyone cuts a section of the dome that is neither built nor cut."),
            words("The grey virus of everyone spreads once."),
            words("In this turn the Robot action does nothing; robot spaces still work."),
            words("Everyone crosses off a circled astronaut, if there is one."),
        )[chapter - 1]

    def whole_incident(self, chapter: int) -> str:
        """Name and effect."""
        return self.words("{name}: {effect}", name=self.incident(chapter), effect=self.what_happens(chapter))

    def alert(self, chapter: int) -> str:
        """The same while it happens."""
        return self.words("{name}! {effect}", name=self.incident(chapter), effect=self.what_happens(chapter))

    def goal(self, chapter: int) -> str:
        """What the side goal of a chapter asks for."""
        words, n = self.words, by_id(self.data.goal, chapter).count
        return (
            words("Fill a quarter on {n} different floors.", n=n),
            words("Complete a zone of at least {n} spaces.", n=n),
            words("Fill at least {n} buildings in every quarter.", n=n),
            words("Complete {n} columns.", n=n),
            words("Fill the highest and the lowest level of a tower."),
            words("Evacuate {n} quarters without any infection.", n=n),
            words("Enter the topmost starship."),
            words("Control both end planets of a sheet."),
        )[chapter - 1]

    def reward(self, chapter: int) -> str:
        """What the side goal brings."""
        words, n = self.words, by_id(self.data.goal, chapter).points
        if chapter == 1:
            return words("Once, in phase 6: a star for the campaign, or {n} rockets.", n=n)
        return words("Once, in phase 6: a star for the campaign, or {n} points.", n=n)

    def points(self, chapter: int) -> str:
        """What the side goal brings instead of a star."""
        words, n = self.words, by_id(self.data.goal, chapter).points
        return (
            words.count("{n} rocket", "{n} rockets", n) if chapter == 1 else words.count("{n} point", "{n} points", n)
        )
