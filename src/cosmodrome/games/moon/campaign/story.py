"""The story of the campaigns: a briefing before each chapter, and three endings. Our own words, as everything here."""

from __future__ import annotations

from cosmodrome.kernel.words import Words

__all__ = ["briefing", "ending", "grade"]


def briefing(words: Words, chapter: int) -> tuple[str, ...]:
    """What is told before a chapter, in paragraphs."""
    return (
        (
            words("The old ladder has eight rungs, and the first one is made of steel and fuel."),
            words(
                "A rock the size of a city will cross the path of the Earth. Whoever can fly is loading a rocket, and"
                " nobody knows how many will be ready in time."
            ),
        ),
        (
            words("Behind you a blue ball, before you a grey one, and between them three days of nothing."),
            words(
                "The stations on the way were built for quieter times. Fill your tanks, keep your plants alive, and"
                " draw a clean line through the dark."
            ),
        ),
        (
            words("Dust, silence, and a plain that has never heard a hammer."),
            words(
                "You dig tunnels before you build houses, and houses before you sleep. On the hill stands an old"
                " observatory whose dish still turns."
            ),
        ),
        (
            words("A colony that cannot pay for its air is only a camp."),
            words(
                "Below the plain lie pearls and rubies that no one has a better name for. The factories are hungry,"
                " and the columns are deep."
            ),
        ),
        (
            words("The children draw skies with a ceiling. Now they shall have one."),
            words(
                "Towers grow up and down from the surface while the dome closes over them, one arch after the other."
                " What stays open will let the night in."
            ),
        ),
        (
            words("It began with a cough in a ward that nobody had opened for years."),
            words(
                "Walkways that brought neighbours together now carry something else. Close the right ones, and bring"
                " out whoever can still walk."
            ),
        ),
        (
            words("The order came at night: everybody to the ships."),
            words(
                "The hulls are old, the airlocks stiff, and the greenhouses must come along. A starship leaves when"
                " it is full, and not before."
            ),
        ),
        (
            words("The last rung is not made of steel. It is a row of planets that others want as well."),
            words(
                "Two neighbours share each sky. Raise your insignia where it counts, and remember whom you will have"
                " to live beside."
            ),
        ),
    )[chapter - 1]


def ending(words: Words, best: int) -> tuple[str, ...]:
    """One of three endings, from the darkest (0) to the brightest."""
    return (
        (
            words("You have arrived, and few have arrived with you."),
            words(
                "The lights of your planets are far apart, and each thinks it is the only one. Somebody is keeping the"
                " old ladder, in case anyone should ask for it."
            ),
        ),
        (
            words("It was not the journey that was planned, but it was a journey."),
            words(
                "On some of your worlds there is singing in the evening, on others they still repair what broke on the"
                " way. The ships fly between them, and that is a beginning."
            ),
        ),
        (
            words("Eight rungs, and nobody was left standing on the lower ones."),
            words(
                "From the farthest planet you can see the others as a row of small warm lights. Somewhere a child is"
                " told what lies behind the last of them, and looks for a ladder."
            ),
        ),
    )[best]


def grade(words: Words, id: str) -> str:
    """How a campaign of one is judged."""
    return {
        "dark": words("Lost in the dark"),
        "foothold": words("A foothold"),
        "settlers": words("Settlers"),
        "navigators": words("Navigators"),
        "lights": words("Lights in the sky"),
    }[id]
