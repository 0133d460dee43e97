"""Adventure 5, phase 4: the six actions."""

import pytest

from games.moon.adventure5.dome_table import a_dome

# --- Water and Plant -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tower", "levels"),
    [
        ("1", "down4 down3 down2 down1 up1 up2 up3"),
        ("2", "down4 down3 down2 down1 up1 up2 up3 up4"),
        ("3", "down3 down2 down1 up1 up2 up3 up4"),
        ("4", "down4 down3 down2 down1 up1 up2 up3 up4"),
    ],
)
def test_pipes_join_levels_of_the_same_height(tower, levels):
    s = a_dome()
    joined = [
        (name.removeprefix(tower), s.levels[level])
        for name, level in zip(s.spaces, s.board.level_of, strict=True)
        if name.startswith(tower) and level >= 0
    ]
    assert joined == [(level, level) for level in levels.split()]


@pytest.mark.parametrize("action", ["plant", "water"])
def test_circle_a_symbol_on_the_level_joined_to_the_number(action):
    s = a_dome().write(0, t2="2 | 3").shows(f"8/{action}", "9/energy", "10/robot").plays(0, f"8/{action} 2up2")
    assert s.offers(0) == ["pass", f"{action} up2"]
    s.plays(0, f"{action} up2")
    counts = s.sheet(0).plants if action == "plant" else s.sheet(0).waters
    assert counts == [0, 0, 1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("action", ["plant", "water"])
def test_a_level_without_a_pipe_has_no_symbol_to_circle(action):
    s = a_dome().write(0, t2="2 | 3 4 5 6").shows(f"8/{action}", "9/energy", "10/robot").plays(0, f"8/{action} 2up5")
    assert s.asks(0) == ""


def test_a_level_has_two_plants_and_one_water():
    """Ruling 5.8: one action circles one plant."""
    s = a_dome().circled(0, plants="up1").shows("8/plant", "9/water", "10/robot").plays(0, "8/plant 1up1", "plant up1")
    assert s.sheet(0).plants[s.levels.index("up1")] == 2
    s = a_dome().circled(0, plants="up1 up1").shows("8/plant", "9/water", "10/robot").plays(0, "8/plant 1up1")
    assert s.asks(0) == "", "both plants are circled"
    s = a_dome().circled(0, plants="up1 up1").shows("8/plant", "9/water", "10/robot").plays(0, "9/water 1up1")
    assert s.offers(0) == ["pass", "water up1"]
    s = a_dome().circled(0, waters="up1").shows("8/plant", "9/water", "10/robot").plays(0, "9/water 1up1")
    assert s.asks(0) == "", "the water is circled"


# --- Astronaut -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", [-2, -1, 1, 2])
def test_an_astronaut_changes_the_number_and_is_crossed(change):
    s = a_dome().shows("8/astronaut", "9/energy", "10/robot").plays(0, f"8{change:+d}/astronaut 1up1")
    assert s.tower(0, 1) == f"| {8 + change}"
    assert s.sheet(0).astronauts == 1
    assert s.asks(0) == ""


def test_an_unchanged_number_leaves_the_choice_to_cross_one():
    """Ruling 5.10: the action may be declined, and most astronauts may cost points."""
    s = a_dome().shows("8/astronaut", "9/energy", "10/robot").plays(0, "8/astronaut 1up1")
    assert s.offers(0) == ["pass", "astronaut"]
    declined = s.state.clone()
    s.plays(0, "astronaut")
    assert s.sheet(0).astronauts == 1
    declined.play(0, declined.parse("pass"))
    assert declined.sheet(0).astronauts == 0


def test_there_are_eight_astronauts():
    """Ruling C7: with all of them crossed an Astronaut still changes numbers."""
    s = a_dome().has(0, astronauts=8).shows("8/astronaut", "9/energy", "10/robot").plays(0, "8+2/astronaut 1up1")
    assert s.sheet(0).astronauts == 8
    assert s.tower(0, 1) == "| 10"


# --- Robot -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "section"), [(7, "L1"), (8, "R1")])
def test_the_first_sections_stand_on_the_ground(number, section):
    s = a_dome().shows(f"{number}/robot", "9/energy", "10/plant").plays(0, f"{number}/robot 1up1")
    assert s.offers(0) == ["pass", f"robot {section}"]
    s.plays(0, f"robot {section}")
    assert s.halves(0) == ("## .. .. .. .. .. .. .." if section == "L1" else ".. .. .. .. .. .. .. ##")


def test_then_a_section_next_to_a_built_one_whose_kind_is_that_of_the_number():
    s = a_dome().built(0, "L1").shows("8/robot", "9/robot", "10/plant").plays(0, "8/robot 1up1")
    assert s.offers(0) == ["pass", "robot L2", "robot R1"], "both ends ask for an even number"
    s = a_dome().built(0, "L1").shows("8/robot", "9/robot", "10/plant").plays(0, "9/robot 1up1")
    assert s.asks(0) == "", "an odd number can build nothing"


def test_example_of_the_rulebook():
    """With an 8 and a Robot: the even section at the right foot, or the first half of the cut even one on the left."""
    s = a_dome().built(0, "L1").cut(0, "L2").shows("8/robot", "9/energy", "10/plant").plays(0, "8/robot 1up1")
    assert s.offers(0) == ["pass", "robot L2", "robot R1"]
    right = s.state.clone()
    s.plays(0, "robot L2")
    assert s.halves(0) == "## #|. .. .. .. .. .. .."
    right.play(0, right.parse("robot R1"))
    assert right.sheet(0).built == 0b1100000000000011


def test_the_second_half_comes_next_and_has_the_same_kind():
    s = a_dome().built(0, "L1").cut(0, "L2").built(0, "L2").shows("8/robot", "9/robot", "10/plant")
    s.plays(0, "8/robot 1up1", "robot L2")
    assert s.halves(0) == "## #|# .. .. .. .. .. .."


def test_on_the_right_the_right_half_comes_first():
    s = a_dome().cut(0, "R1").shows("8/robot", "9/robot", "10/plant").plays(0, "8/robot 1up1", "robot R1")
    assert s.halves(0) == ".. .. .. .. .. .. .. .|#"
    s = a_dome().cut(0, "R1").built(0, "R1").shows("8/robot", "9/robot", "10/plant")
    s.plays(0, "8/robot 1up1", "robot R1")
    assert s.halves(0) == ".. .. .. .. .. .. .. #|#"


LEFT = ("L1", "L2", "L3")
RIGHT = ("R1", "R2", "R3", "R4")


def test_the_last_piece_is_next_to_both_ends_and_offered_once():
    """Ruling 5.3."""
    s = a_dome().built(0, *LEFT, *RIGHT).shows("8/robot", "9/robot", "10/plant").plays(0, "8/robot 1up1")
    assert s.offers(0) == ["pass", "robot L4"]
    s.plays(0, "robot L4")
    assert s.sheet(0).unbuilt(s.board) == 0


def test_the_last_section_in_two_halves():
    s = a_dome().built(0, *LEFT, *RIGHT).cut(0, "L4").shows("8/robot", "9/robot", "10/plant").plays(0, "8/robot 1up1")
    assert s.offers(0) == ["pass", "robot L4"]
    s.plays(0, "robot L4")
    assert s.halves(0) == "## ## ## #|. ## ## ## ##"
    s.others_play().nobody_takes_missions().shows("8/robot", "10/robot", "12/plant")
    s.plays(0, "10/robot 1up2", "robot L4")
    assert s.halves(0) == "## ## ## #|# ## ## ## ##"


def test_a_finished_dome_leaves_nothing_to_build():
    s = a_dome().built(0, *LEFT, "L4", *RIGHT).shows("8/robot", "9/robot", "10/plant").plays(0, "8/robot 1up1")
    assert s.asks(0) == ""


def test_the_kinds_alternate_from_the_left_foot():
    board = a_dome().board
    assert [board.odd_sections >> section & 1 for section in range(8)] == [1, 0, 1, 0, 1, 0, 1, 0]


def test_each_section_in_turn_with_the_right_kind():
    s = a_dome()
    for section in ("L1", "L2", "L3", "L4", "R4", "R3", "R2", "R1"):
        number = 7 if s.board.odd_sections >> s.section_ids.index(section) & 1 else 8
        s.shows(f"{number}/robot", "15/energy", "1/plant")
        tower = next(tower for tower in "1234" if not s.sheet(0).filled >> s.spaces.index(f"{tower}up1") & 1)
        s.plays(0, f"{number}/robot {tower}up1", f"robot {section}")
        s.sheet(0).filled, s.sheet(0).odd, s.sheet(0).rows = 0, 0, [0, 0, 0, 0]
        s.others_play().nobody_takes_missions()
    assert s.halves(0) == "## ## ## ## ## ## ## ##"


# --- Planning --------------------------------------------------------------------------------------------------------


def test_planning_writes_an_x_on_a_starting_level_or_next_to_a_filled_one():
    s = a_dome().write(0, t1="3 | 9", t3="| 2").shows("8/planning", "9/energy", "10/plant")
    s.plays(0, "8/planning 2up1")
    assert sorted(s.places(0, "x")) == sorted(["1down2", "1up2", "2down1", "2up2", "3down1", "3up2", "4down1", "4up1"])
    s.plays(0, "x 2up2")
    assert s.tower(0, 2) == "| 8 X"


def test_with_it_an_unbuilt_section_must_be_cut():
    s = a_dome().built(0, "L1").cut(0, "L2").shows("8/planning", "9/energy", "10/plant")
    s.plays(0, "8/planning 1up1", "x 1up2")
    assert s.asks(0) == "cut"
    assert s.offers(0) == [f"cut {section}" for section in ("L3", "L4", "R4", "R3", "R2", "R1")], "no way around it"
    s.plays(0, "cut R4")
    assert s.halves(0) == "## .|. .. .. .|. .. .. .."
    assert s.sheet(0).unbuilt(s.board) == 9


def test_without_the_x_there_is_no_cut():
    s = a_dome().shows("8/planning", "9/energy", "10/plant").plays(0, "8/planning 1up1", "pass")
    assert s.asks(0) == ""
    assert s.sheet(0).cuts == 0


def test_a_half_built_section_was_cut_already():
    """Ruling 5.5."""
    s = a_dome().cut(0, "L1").built(0, "L1").shows("8/planning", "9/energy", "10/plant")
    s.plays(0, "8/planning 1up1", "x 1up2")
    assert "cut L1" not in s.offers(0)


def test_with_nothing_left_to_cut_the_x_is_free():
    s = a_dome().built(0, "L1", "L2", "L3").cut(0, "L4", "R4", "R3", "R2", "R1")
    s.shows("8/planning", "9/energy", "10/plant").plays(0, "8/planning 1up1", "x 1up2")
    assert s.asks(0) == ""
    assert s.sheet(0).crosses == 1


def test_the_number_of_a_planning_counts_before_the_x():
    """The X may stand next to the number that was just written."""
    s = a_dome().shows("8/planning", "9/energy", "10/plant").plays(0, "8/planning 3down1", "x 3down2", "cut L1")
    assert s.tower(0, 3) == "X 8 |"


# --- Energy ----------------------------------------------------------------------------------------------------------


def test_energy_crosses_a_whole_row_of_one_of_four_fields():
    s = a_dome().shows("8/energy", "9/robot", "10/plant").plays(0, "8/energy 1up1")
    assert s.offers(0) == ["pass", "energy missions", "energy lab", "energy astronauts", "energy dome"]
    s.plays(0, "energy lab")
    assert s.sheet(0).upgrades == [0, 1, 0, 0]
    assert [s.sheet(0).worth(s.board, 1, column) for column in range(3)] == [2, 6, 10]


@pytest.mark.parametrize("field", ["missions", "lab", "astronauts", "dome"])
def test_each_field_has_four_rows(field):
    s = a_dome().has(0, upgrades={field: 3}).shows("8/energy", "9/robot", "10/plant").plays(0, "8/energy 1up1")
    assert f"energy {field}" in s.offers(0)
    s = a_dome().has(0, upgrades={field: 4}).shows("8/energy", "9/robot", "10/plant").plays(0, "8/energy 1up1")
    assert f"energy {field}" not in s.offers(0)
    assert len(s.offers(0)) == 4


def test_with_all_rows_crossed_an_energy_does_nothing():
    all_rows = dict.fromkeys(("missions", "lab", "astronauts", "dome"), 4)
    s = a_dome().has(0, upgrades=all_rows).shows("8/energy", "9/robot", "10/plant").plays(0, "8/energy 1up1")
    assert s.asks(0) == ""


@pytest.mark.parametrize("action", ["robot", "energy", "plant", "water", "astronaut", "planning"])
def test_every_action_may_be_declined(action):
    """Ruling C8."""
    s = a_dome().shows(f"8/{action}", "9/robot", "11/plant").plays(0, f"8/{action} 1up1")
    assert s.offers(0)[0] == "pass"
    s.plays(0, "pass")
    assert s.asks(0) == ""
