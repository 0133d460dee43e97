"""Orders: how a campaign tells a table what is different there; their figures, and their words for people.

The rules that carry them out are in `rules.orders` and in each adventure, the campaigns that give them in `campaign`.
"""

from cosmodrome.games.moon.orders.line import Orders, parse_orders

__all__ = ["Orders", "parse_orders"]
