"""`cosmodrome lab learn`: experience in a file that says where it comes from, and figures for programs."""

from __future__ import annotations

from cosmodrome.bots.remembering import recall


def test_experience_is_written_and_told(run, tmp_path):
    asked = ("lab", "learn", "moon", "--only", "adventure1", "--games", 10, "--seed", 3, "--jobs", 1)
    told = run(*asked, "--write", tmp_path / "one", "--json").json
    assert [(one["game"], one["course"]) for one in told["learnt"]] == [("moon", "adventure1")]
    figures = told["learnt"][0]["figures"]
    assert figures["games"] == 10
    assert figures["positions"] > 100
    assert sum(tenth["parties"] for tenth in figures["tenths"]) > 20
    file = tmp_path / "one" / "moon" / "adventure1.toml"
    assert told["learnt"][0]["file"] == str(file)
    experience = recall(file)
    assert experience is not None
    assert len(experience.means) == len(experience.inner[0]) == figures["traits"]
    heading = file.read_text().splitlines()[:2]
    assert heading[0] == "# Written by `cosmodrome lab learn moon --only adventure1 --games 10 --seed 3`:"
    assert "10 games" in heading[1]
    again = run(*asked, "--write", tmp_path / "two")
    assert (again.code, again.err) == (0, "")
    assert again.out.startswith("Welcome to the Moon, adventure1: 10 games, ")
    assert (tmp_path / "two" / "moon" / "adventure1.toml").read_text() == file.read_text()


def test_bad_input_is_refused(run, tmp_path):
    run("lab", "learn", "mars", "--write", tmp_path).refused("mars", "moon")
    run("lab", "learn", "moon", "--only", "adventure9", "--write", tmp_path).refused("adventure9", "adventure8")
    run("lab", "learn", "apogee", "--games", 79, "--write", tmp_path).refused("79 games", "80")
    assert list(tmp_path.iterdir()) == []
