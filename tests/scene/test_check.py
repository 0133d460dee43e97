"""What `Scene.check` refuses: each of these would break a client."""

from __future__ import annotations

import msgspec
import pytest

from cosmodrome.scene import NIGHT, Circle, Group, Node, Path, Rect, Scene, Stamp, Static, Text, Use


def scene(*live: Node, keys: tuple[str, ...] = ("a",)) -> Scene:
    return Scene(
        width=10,
        height=10,
        title="",
        static=Static.of((), ()),
        live=live,
        paths=(Path(0, "m", keys, "move"),),
        palette=NIGHT,
    )


GOOD = Group(key="a", title="A", target=Circle(r=4))


def test_a_sound_scene_passes():
    scene(GOOD).check()
    scene(GOOD, Group(key="b", when=("a",))).check()


def test_a_stamp_is_a_symbol_of_the_game_and_its_paints_are_checked():
    put = Group(key="b", children=(Use(symbol="face", size=24, color="text"),))
    stamped = msgspec.structs.replace(
        scene(GOOD, put), static=Static.of((Stamp("face", (Circle(r=3, fill="accent"),)),), ())
    )
    stamped.check()
    with pytest.raises(AssertionError, match="accent"):
        msgspec.structs.replace(stamped, palette={"text": "#fff"}).check()


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (scene(GOOD, GOOD), "not unique"),
        (scene(GOOD, Group(key="b", children=(GOOD,))), "not unique"),
        (scene(GOOD, Rect(width=1, height=1)), "groups with a key"),
        (scene(GOOD, Group()), "without a key"),
        (scene(GOOD, keys=("a", "b")), "no node 'b'"),
        (scene(GOOD, keys=()), "without keys"),
        (scene(Group(key="a", title="A")), "no target"),
        (scene(Group(key="a", target=Circle(r=4))), "does not say what it is"),
        (scene(GOOD, Group(key="b", children=(Circle(r=1, fill="nocolour"),))), "nocolour"),
        (scene(GOOD, Group(key="b", children=(Circle(r=1, stroke="#nowhere"),))), "#nowhere"),
        (scene(GOOD, Group(key="b", children=(Text(text="", fill="nocolour", font_size=9),))), "nocolour"),
        (scene(GOOD, Group(key="b", children=(Use(symbol="nothing", size=9, color="text"),))), "no symbol 'nothing'"),
        (scene(GOOD, Group(key="b", when=("a", "nothing"))), "not there"),
        (scene(GOOD, Group(key="b", when=("a",), target=Circle(r=4))), "cannot be touched"),
    ],
)
def test_a_broken_scene_is_refused_with_the_reason(broken: Scene, reason: str):
    with pytest.raises(AssertionError, match=reason):
        broken.check()


def test_nodes_survive_the_way_to_a_client():
    node = Group(key="a", x=1.5, target=Circle(r=4), children=(GOOD, Use(symbol="rocket", size=9, color="text")))
    sent = msgspec.json.encode(node)
    assert msgspec.json.decode(sent, type=Group) == node
    assert b"stroke" not in sent, "what is as usual is not sent"
