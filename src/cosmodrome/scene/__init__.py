"""Scenes: positions as drawings made of keyed nodes, with every legal move as a path to touch. Knows no game.

scene = cosmodrome.scene.of(state, seat)
scene.svg(), scene.png(), scene.to_json(), scene.paths
"""

from cosmodrome.scene.cutting import cutting
from cosmodrome.scene.detail import Frame
from cosmodrome.scene.drawable import Drawable, Look, of
from cosmodrome.scene.glossary import Entry, Glossary
from cosmodrome.scene.kept import kept
from cosmodrome.scene.node import INK, NONE, Arrival, Circle, Curve, Group, Node, Rect, Text, Use, walk
from cosmodrome.scene.palette import COLOUR_BLIND, NIGHT, PALETTES, contrast, seat_paint, seat_shape
from cosmodrome.scene.scene import Definition, Gradient, Path, Pattern, Scene, SceneShape, Stamp, Static, Stop
from cosmodrome.scene.symbols import BOX, SYMBOLS
from cosmodrome.scene.typeface import first_fit, fit, text_width, wrap

__all__ = [
    "BOX",
    "COLOUR_BLIND",
    "INK",
    "NIGHT",
    "NONE",
    "PALETTES",
    "SYMBOLS",
    "Arrival",
    "Circle",
    "Curve",
    "Definition",
    "Drawable",
    "Entry",
    "Frame",
    "Glossary",
    "Gradient",
    "Group",
    "Look",
    "Node",
    "Path",
    "Pattern",
    "Rect",
    "Scene",
    "SceneShape",
    "Stamp",
    "Static",
    "Stop",
    "Text",
    "Use",
    "contrast",
    "cutting",
    "first_fit",
    "fit",
    "kept",
    "of",
    "seat_paint",
    "seat_shape",
    "text_width",
    "walk",
    "wrap",
]
