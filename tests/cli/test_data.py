"""`cosmodrome data`."""

from __future__ import annotations

from cosmodrome.games import title


def test_json_has_every_record_with_its_source(run):
    found = run("data", "moon", "--json")
    assert (found.code, found.err) == (0, "")
    assert list(found.json) == ["game", "records"]
    assert found.json["game"] == "moon"
    records = found.json["records"]
    assert len(records) == len(title("moon").data({"pack": ""}))
    assert all(list(record) == ["kind", "id", "count", "source"] for record in records)
    assert {"kind": "mission", "id": "A1", "count": 1, "source": "public"} in records


def test_people_see_kinds_with_runs_of_ids_and_sources(run):
    found = run("data", "moon", "-o", "adventure=1")
    assert found.code == 0
    for text in ("1-63", "public 10, rulebook 1", "A1, A2, B1, B2, C1, C2"):
        assert text in found.out


def test_a_pack_shows_as_the_source(run, tmp_path):
    pack = tmp_path / "mine.toml"
    pack.write_text('[[mission]]\nid = "B1"\nfirst = 5\n')
    records = run("data", "moon", "-o", f"pack={pack}", "--json").json["records"]
    assert [record["id"] for record in records if record["source"] == "pack"] == ["B1"]


def test_bad_packs_are_refused(run, tmp_path):
    def refused(content: bytes, *parts: str) -> None:
        pack = tmp_path / "broken.toml"
        pack.write_bytes(content)
        run("data", "moon", "-o", f"pack={pack}").refused(*parts)

    refused(b"\x00\xff\xfe", "broken.toml")
    refused(b"[[mission", "TOML")
    refused(b'[[mission]]\nid = "Z9"\nfirst = 5\n', "Z9")
    refused(b'[[mission]]\nid = "B1"\nfirst = 0\n', "B1", "first")
    refused(b'[[mission]]\nid = "B1"\ncolour = 1\n', "colour")
    run("data", "moon", "-o", f"pack={tmp_path}").refused(str(tmp_path))
    run("data", "moon", "-o", f"pack={tmp_path / 'none.toml'}").refused("none.toml")


def test_bad_options_are_refused(run):
    run("data", "mars").refused("mars", "moon")
    run("data", "moon", "-o", "colour=red").refused("colour", "adventure, missions, astra, pack")
    run("data", "moon", "-o", "self=1").refused("self")
    run("data", "moon", "-o", "adventure=77").refused("adventure=77")
    run("data", "moon", "-o", "adventure").refused("key=value")
    run("data", "moon", "-o", "adventure=1", "-o", "adventure=1").refused("twice")


def test_a_pack_without_permission_is_refused(run, tmp_path, locked):
    pack = tmp_path / "secret.toml"
    pack.touch()
    locked(pack)
    run("data", "moon", "-o", f"pack={pack}").refused("secret.toml", "Permission denied")
