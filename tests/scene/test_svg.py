"""The writer: stable bytes, safe text, and pictures that need nothing from the machine they are made on."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import msgspec
import pytest

from cosmodrome.scene import (
    NIGHT,
    SYMBOLS,
    Circle,
    Curve,
    Gradient,
    Group,
    Node,
    Path,
    Pattern,
    Rect,
    Scene,
    Stamp,
    Static,
    Stop,
    Text,
    Use,
)

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = [
    "<script>alert(1)</script>",
    "\"' onload='alert(1)",
    "]]><svg/onload=alert(1)>",
    "var(--text)",
    "a\x00b\x1bc",
]


def a_scene(*live: Node, paths: tuple[Path, ...] = (), printed: tuple[Node, ...] = ()) -> Scene:
    definitions = (
        Gradient("fade", (Stop(0, "text"), Stop(1, "ground", 0.5)), x1=0, y1=0, x2=10),
        Pattern("lines", 6, (Curve(d="M0 0V6", stroke="text"),), turn=45),
    )
    return Scene(
        width=100,
        height=50,
        title="A test",
        static=Static.of(definitions, printed),
        live=live,
        paths=paths,
        palette=NIGHT,
    )


def a_button(key: str, x: float = 10) -> Group:
    return Group(key=key, title=f"The {key}", x=x, role="button", target=Circle(r=8))


def elements(scene: Scene) -> ET.Element:
    return ET.fromstring(scene.svg())


def test_the_same_scene_gives_the_same_bytes():
    nodes = (
        Group(key="a", x=1 / 3, turn=-0.001, scale=1.25, children=(Rect(width=2, height=3.14159, fill="#fade"),)),
        Group(key="b", children=(Text(text="é", fill="text", font_size=12, font="hand", font_weight=700),)),
        Group(key="c", children=(Use(symbol="rocket", size=16, color="accent"),)),
    )
    assert a_scene(*nodes).svg() == a_scene(*nodes).svg()
    assert a_scene(*nodes).to_json() == a_scene(*nodes).to_json()


def test_numbers_are_short_and_have_no_negative_zero():
    svg = a_scene(Group(key="a", x=1 / 3, y=-0.0001, children=(Circle(r=2.50001, fill="text"),))).svg()
    assert "translate(0.33 0)" in svg
    assert 'r="2.5"' in svg


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_text(text: str):
    label = Text(text=text, fill="text", font_size=10)
    scene = a_scene(Group(key=text, title=text, children=(label,)), printed=(label,))
    root = elements(scene)
    plain = "".join(character for character in text if character.isprintable())
    assert {element.tag for element in root.iter()} & {SVG + "script", SVG + "svg"} == {SVG + "svg"}
    assert sum(1 for _ in root.iter(SVG + "svg")) == 1
    assert [element.text for element in root.iter(SVG + "text")] == [plain, plain]
    assert [element.get("data-key") for element in root.iter() if element.get("data-key")] == [plain]
    assert not [name for element in root.iter() for name in element.attrib if name.startswith("on")]


def test_where_a_path_begins_glows_and_where_it_goes_on_is_outlined():
    paths = (
        Path(1, "1", ("card", "space"), "Play"),
        Path(2, "2", ("space",), "Cross"),
        Path(3, "3", ("card", "far"), ""),
    )
    root = elements(a_scene(a_button("card"), a_button("space"), a_button("far"), a_button("idle"), paths=paths))
    legal = {element.get("data-key"): element.get("data-legal") for element in root.iter() if element.get("data-key")}
    assert legal == {"card": "start", "space": "start", "far": "onward", "idle": None}
    targets = {element.get("data-key"): element[-1] for element in root.iter() if element.get("data-key")}
    assert targets["card"].get("stroke") == NIGHT["accent"]
    assert targets["card"].get("filter") == "url(#glow)"
    assert targets["far"].get("stroke") == NIGHT["accent"]
    assert targets["far"].get("filter") is None
    assert targets["idle"].get("fill-opacity") == "0"
    assert targets["idle"].get("stroke") is None


def test_another_palette_changes_the_colours_and_nothing_else():
    scene = a_scene(a_button("card"), printed=(Rect(width=9, height=9, fill="seat-0"),))
    other = dict.fromkeys(NIGHT, "#123456")
    assert "#123456" in scene.svg(other)
    for colour in NIGHT.values():
        assert colour not in scene.svg(other)
    assert scene.svg(other).count("<") == scene.svg().count("<")


def test_the_static_layer_is_named_by_its_text_and_free_of_colours():
    printed: tuple[Node, ...] = (Rect(width=9, height=9, fill="text", stroke="#lines"),)
    one, same, other = (a_scene(printed=nodes).static for nodes in (printed, printed, (*printed, Circle(r=1))))
    assert one.hash == same.hash != other.hash
    assert 'fill="var(--text)"' in one.text
    assert 'stroke="url(#lines)"' in one.text
    assert not [colour for colour in NIGHT.values() if colour in one.text]


def test_a_picture_that_stands_alone_carries_its_fonts():
    scene = a_scene(Group(key="a", children=(Text(text="7", fill="text", font_size=12),)))
    assert "@font-face" not in scene.svg()
    assert scene.svg(fonts=True).count("@font-face") == 3
    assert "http://" not in scene.svg(fonts=True).replace("http://www.w3.org/2000/svg", "")


def test_text_is_drawn_with_our_own_fonts():
    """resvg is told to leave the machine's fonts alone: were ours missing, text would vanish without a word."""
    blank = a_scene().png(200)
    for font, weight in (("print", 400), ("print", 700), ("hand", 700)):
        text = Text(text="Ésß7", x=5, y=40, fill="text", font_size=30, font=font, font_weight=weight)
        assert len(a_scene(Group(key="t", children=(text,))).png(200)) > 2 * len(blank)


@pytest.mark.parametrize("name", SYMBOLS)
def test_every_symbol_can_be_seen(name: str):
    used = Use(symbol=name, x=50, y=25, size=40, color="text")
    assert len(a_scene(Group(key="s", children=(used,))).png(100)) > len(a_scene().png(100))


def test_a_scene_draws_itself_in_a_notebook():
    assert a_scene()._repr_svg_() == a_scene().svg()


def test_a_stamp_is_drawn_once_and_used_where_it_is_put_down():
    static = Static.of((Stamp("face", (Circle(r=7, fill="accent"),)),), ())
    put = tuple(Group(key=f"card.{i}", x=20 * i, children=(Use(symbol="face", size=24, color="text"),)) for i in (1, 2))
    drawn = Scene(width=100, height=50, title="", static=static, live=put, palette=NIGHT)
    assert drawn.svg().count('<g id="symbol-face"><circle r="7"') == 1
    assert drawn.svg().count('<use href="#symbol-face"') == 2
    assert drawn.png(50) != msgspec.structs.replace(drawn, live=()).png(50)


def test_what_is_only_shown_while_something_is_pointed_at_is_in_no_picture():
    hidden = Group(key="b", when=("a",), children=(Text(text="secret", fill="text", font_size=9),))
    assert "secret" not in a_scene(a_button("a"), hidden).svg()
    assert "secret" in a_scene(a_button("a"), msgspec.structs.replace(hidden, when=())).svg()
