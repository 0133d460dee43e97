"""On a phone everything that can be touched is as large as a finger, as far as the next thing to touch allows."""

import pytest

import cosmodrome
from cosmodrome import scene
from cosmodrome.games.moon.scene.touch import FINGER, with_room
from cosmodrome.kernel import Rng
from cosmodrome.scene import Circle, Group, Rect

ROUNDING = 0.11


def a_spot(key, x, y, width=20, height=20):
    return Group(key=key, x=x, y=y, target=Rect(x=-width / 2, y=-height / 2, width=width, height=height))


def area(node):
    target = node.target
    if isinstance(target, Circle):
        return node.x + target.cx - target.r, node.y + target.cy - target.r, 2 * target.r, 2 * target.r
    return node.x + target.x, node.y + target.y, target.width, target.height


def grown(*nodes, touchable):
    return {node.key: area(node) for node in with_room(nodes, touchable, 440)}


def test_alone_it_grows_to_a_finger_around_its_middle():
    x, y, width, height = grown(a_spot("one", 100, 50), touchable={"one"})["one"]
    assert (width, height) == pytest.approx((FINGER, FINGER), abs=ROUNDING)
    assert (x + width / 2, y + height / 2) == pytest.approx((100, 50), abs=ROUNDING)


def test_what_cannot_be_touched_stays_and_takes_no_room():
    found = grown(a_spot("one", 100, 50), a_spot("two", 122, 50), touchable={"one"})
    assert found["two"] == (112, 40, 20, 20)
    assert found["one"][2] == pytest.approx(FINGER, abs=ROUNDING)


def test_neighbours_meet_halfway():
    found = grown(a_spot("one", 100, 50), a_spot("two", 130, 50), touchable={"one", "two"})
    assert found["one"][0] + found["one"][2] == pytest.approx(115, abs=ROUNDING)
    assert found["two"][0] == pytest.approx(115, abs=ROUNDING)


def test_at_the_edge_it_grows_inwards():
    x, _, width, _ = grown(a_spot("one", 12, 50), touchable={"one"})["one"]
    assert x >= 0
    assert width == pytest.approx(FINGER, abs=ROUNDING)
    x, _, width, _ = grown(a_spot("one", 428, 50), touchable={"one"})["one"]
    assert x + width <= 440
    assert width == pytest.approx(FINGER, abs=ROUNDING)


def test_nothing_shrinks():
    found = grown(a_spot("one", 100, 50, width=36), a_spot("two", 130, 50), touchable={"one", "two"})
    assert found["one"][2] >= 36


@pytest.mark.parametrize("adventure", range(1, 9))
def test_in_a_game_a_finger_finds_room_or_another_thing_to_touch(adventure):
    state, rng = cosmodrome.game("moon", players=2, adventure=adventure).new(4), Rng.seeded("touch")
    count = 0
    while not state.over:
        seat = state.actors[0]
        if count % 12 == 0:
            drawn = scene.of(state, seat, shape="tall")
            keys = {key for path in drawn.paths for key in path.keys}
            nodes = [
                node
                for node in drawn.live
                if isinstance(node, Group)
                and node.key in keys
                and not node.turn
                and isinstance(node.target, Rect | Circle)
            ]
            for node in nodes:
                left, top, width, height = area(node)
                for other in nodes:
                    if other is node:
                        continue
                    x, y, w, h = area(other)
                    inside = left < x + w / 2 < left + width and top < y + h / 2 < top + height
                    assert not inside, (node.key, other.key)
                assert width * height >= 0.75 * FINGER * FINGER or len(nodes) > 1, node.key
                if len(nodes) == 1:
                    assert min(width, height) >= FINGER - ROUNDING, node.key
        state.play(seat, rng.pick(state.legal(seat)))
        count += 1
