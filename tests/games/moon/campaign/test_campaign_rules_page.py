"""The page about campaigns says in every language what the data of the campaigns says."""

import re
from collections import Counter
from pathlib import Path

import pytest

import cosmodrome.games.moon as moon
from cosmodrome.games.moon.campaign.course import INTRODUCTION, MoonCampaign
from cosmodrome.games.moon.orders.data import CHAPTERS, by_id, campaign_data
from cosmodrome.games.moon.orders.text import campaign_text
from cosmodrome.kernel import LANGUAGES
from cosmodrome.rules_pages import rules_pages

PAGES = Path(moon.__file__).parent / "rules_pages"
DATA = campaign_data()


def page(language):
    return (PAGES / language / "campaign.md").read_text(encoding="utf-8").replace("\u202f", " ")


def rows(language, columns):
    lines = [line for line in page(language).splitlines() if line.startswith("|") and not line.startswith("|---")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if len(row) == columns and row[0].isdigit()]


def figures(text):
    return Counter(re.findall(r"\d+", text))


def test_the_page_is_one_of_the_title():
    assert [page.language for page in rules_pages("moon", "de") if page.name == "campaign"] == ["de"]


def test_pages_have_the_same_shape_and_the_same_figures_in_every_language():
    shapes = [Counter(re.findall(r"^(#+|\d+\.|- |\|)", page(language), re.MULTILINE)) for language in LANGUAGES]
    assert all(shape == shapes[0] for shape in shapes)
    assert all(figures(page(language)) == figures(page("en")) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_campaigns_are_named(language):
    for variant in DATA.variant:
        assert f"**{MoonCampaign(variant.id).name(language)}**" in page(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_stars_are_those_of_the_data(language):
    table = rows(language, 5)
    for chapter, row in enumerate(table, 1):
        ranks = by_id(DATA.stars, chapter).ranks
        close = by_id(DATA.close, chapter)
        assert row[:4] == [str(chapter), *(str(ranks[i]) if i < len(ranks) else "-" for i in range(3))]
        assert row[4] == f"{close.share} %" if close.share else row[4].startswith(f"{close.points} ")
    assert len(table) == CHAPTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_branches_are_named_in_order_with_the_letter_of_their_mission(language):
    text = campaign_text(language)
    wanted = [branch for chapter in range(1, CHAPTERS + 1) for branch in DATA.branches_of(chapter)]
    found = [row for row in rows(language, 4) if len(row[3]) < 70 and row[1][0].isupper()]
    assert [(row[0], row[1]) for row in found] == [(str(b.chapter), text.branch(b.id)) for b in wanted]
    for row, branch in zip(found, wanted, strict=True):
        assert (row[3][0] == branch.swap[0]) if branch.swap else ":" not in row[3]
        amounts = re.findall(r"\d+", text.effect(branch.id))
        assert set(amounts) <= set(re.findall(r"\d+", row[2])), branch.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_incidents_and_side_goals_have_the_figures_of_the_table(language):
    text = campaign_text(language)
    for row in rows(language, 3):
        chapter = int(row[0])
        assert figures(row[1]) == figures(text.alert(chapter)), chapter
        assert figures(row[2]) == figures(text.goal(chapter)), chapter


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_of_one(language):
    alone, told = DATA.alone, page(language)
    for share in (alone.extra_share, *alone.shares):
        assert f"| {share} % " in told
    assert f" {alone.rival_wins} " in told
    assert str(DATA.rival.id) in told
    assert all(f" {grade.stars} " in told for grade in DATA.grade if grade.stars)
    assert re.search(rf"{DATA.timing.alone_first} \S+ {DATA.timing.alone_last}", told)
    assert re.search(rf"{DATA.timing.first} \S+ {DATA.timing.last}", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_introduction_begins_gently(language):
    variant = by_id(DATA.variant, INTRODUCTION)
    told = page(language).split("\n## ")[6]
    assert re.findall(r"\d+", told) == [
        "1",
        "2",
        *(str(n) for n in (variant.branches, variant.incidents, variant.goals)),
    ]
    assert variant.goals == variant.consequences
    assert variant.missions[:3] == [1, 2, 3]
    assert variant.swaps > CHAPTERS
    assert variant.clean > CHAPTERS


def test_french_typography():
    french = (PAGES / "fr" / "campaign.md").read_text(encoding="utf-8")
    assert "'" not in french
    for line in french.splitlines():
        assert line.startswith("|---") or not re.search("(?<!\u202f)[;:!?»%]", line), line
