"""The campaigns of Welcome to the Moon: adventures 1 to 8 in a row, as an introduction or as our own story, Eight Rungs.

`course` is what a campaign does, `stars` what it awards, `result` what it keeps of a game, `story` its tale. What it changes
in a game is ordered with the option `orders`.
"""

from typing import Final

from cosmodrome.games.moon.campaign.course import MoonCampaign

__all__ = ["CAMPAIGNS", "MoonCampaign"]

CAMPAIGNS: Final = {variant: MoonCampaign(variant) for variant in ("introduction", "rungs")}
