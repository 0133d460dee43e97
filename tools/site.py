"""The site: what MkDocs cannot know by itself, as its hook; and the strict build that `make test` runs.

    python tools/site.py               build into .cache/site, refuse any warning and anything fetched from elsewhere
    python tools/site.py --check       the same with blank diagrams: drawing them takes a minute, and tests do it anyway
    python tools/site.py --serve       the same, shown at http://127.0.0.1:8001 and built again at every change

Pages about the games are not written twice: rules, diagrams, glossaries and the source of every value are made here from
the titles themselves. The contributing guide and the changelog come from the root of the repository.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from html import escape
from itertools import groupby, product
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

import cosmodrome
from cosmodrome import scene
from cosmodrome.glossary import shown_glossary
from cosmodrome.kernel import LANGUAGES, Title
from cosmodrome.rules_pages import PICTURE, draw_diagram, rules_pages

ROOT = Path(__file__).parent.parent
BUILT = ROOT / ".cache" / "site"
FONTS = ROOT / "src" / "cosmodrome" / "scene" / "fonts"
ICON = ROOT / "web" / "public" / "icon.svg"
FROM_THE_ROOT = ("CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md")
BLANK = "COSMODROME_SITE_BLANK"
"""Set for a build that is only checked."""
GAMES = "The games"
"""The heading in the navigation under which the generated pages come."""
SPOKEN = {"en": "English", "fr": "Français", "de": "Deutsch"}
FETCHED = re.compile(r"""<(?:script|img|source|link)\b[^>]*?(?:src|href)=["']?(?:https?:)?//(?P<host>[^/"'\s>]+)""")
HARMLESS = re.compile(r"""<link[^>]*rel=["']?(?:canonical|prev|next)\b""")

Content = str | bytes


# --- hooks of MkDocs -------------------------------------------------------------------------------------------------


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the games into the navigation."""
    for entry in config.nav or []:
        if GAMES in entry:
            entry[GAMES] = [{title.name: _navigation(title)} for title in cosmodrome.titles().values()]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is made from the titles, and what lies at the root of the repository."""
    for uri, content in generated():
        files.append(File.generated(config, uri, content=content))
    return files


# --- what is generated -----------------------------------------------------------------------------------------------


def generated() -> Iterator[tuple[str, Content]]:
    """Every page and picture that is not written by hand, with its place on the site."""
    for name in FROM_THE_ROOT:
        if (ROOT / name).exists():
            yield _home(name), _from_the_root((ROOT / name).read_text(encoding="utf-8"))
    yield "img/icon.svg", ICON.read_bytes()
    for font in FONTS.glob("*.ttf"):
        yield f"fonts/{font.name}", font.read_bytes()
    for title in cosmodrome.titles().values():
        yield from _pages(title)
    wanted = sorted(set(_diagrams()))
    for (title_id, name, language), drawn in zip(wanted, _drawn(wanted), strict=True):
        yield f"games/{title_id}/{language}/pictures/{name}.png", drawn


def _drawn(wanted: Sequence[tuple[str, str, str]]) -> Iterator[bytes]:
    if os.environ.get(BLANK):
        yield from (b"" for _ in wanted)
        return
    with ProcessPoolExecutor() as pool:
        yield from pool.map(draw_diagram, *zip(*wanted, strict=True))


def _diagrams() -> Iterator[tuple[str, str, str]]:
    """Title, name and language of every diagram that a rules page shows."""
    for title, language in product(cosmodrome.titles(), LANGUAGES):
        for page in rules_pages(title, language):
            yield from ((title, name, language) for name in PICTURE.findall(page.text))


def _home(name: str) -> str:
    return name.lower().replace("_", "-")


def _from_the_root(text: str) -> str:
    """Links from the root of the repository, as links from the folder of the site."""
    text = text.replace("](docs/", "](")
    for name in FROM_THE_ROOT:
        text = text.replace(f"]({name}", f"]({_home(name)}")
    return re.sub(r"\]\((?:examples|src|tests|tools|web|\.github|LICENSE)[^)]*\)", "]", text).replace("[]", "")


def _pages(title: Title) -> Iterator[tuple[str, Content]]:
    folder = f"games/{title.id}"
    yield f"{folder}/index.md", _about(title)
    yield f"{folder}/poster.svg", _poster(title)
    for language in LANGUAGES:
        for page in rules_pages(title.id, language):
            yield f"{folder}/{language}/{page.name}.md", page.text
    for name, given in _boxes(title):
        yield f"{folder}/{name}.md", _glossary(title, given)
    yield f"{folder}/values.md", _values(title)


def _navigation(title: Title) -> list[Any]:
    folder = f"games/{title.id}"

    def rules(language: str) -> list[dict[str, str]]:
        pages = sorted(rules_pages(title.id, language), key=lambda page: (page.name != "standard", page.name))
        return [{_heading(page.text): f"{folder}/{language}/{page.name}.md"} for page in pages]

    return [
        f"{folder}/index.md",
        {"Rules": rules("en")},
        *({f"Rules, {SPOKEN[language]}": rules(language)} for language in LANGUAGES if language != "en"),
        {"What is in the box": [{_box_name(title, given): f"{folder}/{name}.md"} for name, given in _boxes(title)]},
        {"Where the values come from": f"{folder}/values.md"},
    ]


def _heading(text: str) -> str:
    return next(line.removeprefix("# ") for line in text.splitlines() if line.startswith("# "))


def _about(title: Title) -> str:
    low, high = title.seats
    lines = [
        f"# {title.name}",
        title.summary,
        f"![{title.name}](poster.svg)",
        f"{low} to {high} players, {title.minutes[0]} to {title.minutes[1]} minutes; {title.weight} of 5 for how much there is to learn.",
        "## Rules",
        *(f"- [{_heading(page.text)}](en/{page.name}.md)" for page in rules_pages(title.id, "en")),
        "",
        "## In the box",
        *(f"- [{_box_name(title, given)}]({name}.md)" for name, given in _boxes(title)),
        "- [Where the values come from](values.md)",
        "",
        "## Options",
        "| option | choices | usual | meaning |",
        "|---|---|---|---|",
        *(
            f"| `{option.name}` | {', '.join(f'`{choice}`' for choice in option.choices) or 'text'} "
            f"| {f'`{option.default}`' if option.default != '' else ''} | {option.help} |"
            for option in title.options
        ),
        "",
        "```sh",
        f"cosmodrome play {title.id}",
        f"cosmodrome sim {title.id} --games 100",
        "```",
    ]
    return "\n".join(line if line.startswith(("|", "-")) else f"{line}\n" for line in lines).replace(
        "```sh\n\n", "```sh\n"
    )


def _poster(title: Title) -> str:
    state = title.configure(**next(iter(title.variants()))).new(f"poster {title.id}")
    return scene.of(state, None).svg(fonts=True)


# --- glossaries ------------------------------------------------------------------------------------------------------


def _boxes(title: Title) -> list[tuple[str, dict[str, str]]]:
    """A page for each choice of the options on which the glossary depends."""
    part = title.part("glossary")
    if part is None:
        return []
    options = [option for option in title.options if option.name in part.OPTIONS]
    chosen = product(*([(option.name, str(choice)) for choice in option.choices] for option in options))
    return [("-".join(["box", *(value for _, value in given)]), dict(given)) for given in chosen]


def _box_name(title: Title, given: Mapping[str, str]) -> str:
    """What a choice is called."""
    names = []
    for option in title.options:
        if option.name in given:
            at = [str(choice) for choice in option.choices].index(given[option.name])
            names.append(option.labels[at] if option.labels else f"{option.name} {given[option.name]}")
    return ", ".join(names) or "All cards and tiles"


def _glossary(title: Title, given: Mapping[str, str]) -> str:
    parts = [f"# {title.name}: {_box_name(title, given)}\n"]
    for kind, entries in groupby(shown_glossary(title.id, given, "en").entries, key=lambda entry: entry.kind):
        parts.append(f"\n## {kind}\n\n<div class='box'>")
        for entry in entries:
            count = f" <small>×{entry.count}</small>" if entry.count > 1 else ""
            picture = " ".join(entry.picture.split())
            parts.append(
                f"<figure id='{escape(entry.id)}'>{picture}"
                f"<figcaption><b>{escape(entry.name)}</b>{count}<br>{escape(entry.text)}</figcaption></figure>"
            )
        parts.append("</div>\n")
    return "\n".join(parts)


# --- values ----------------------------------------------------------------------------------------------------------


def _values(title: Title) -> str:
    """Every record of the data with its source, and what its file says of how it was found."""
    folder = Path(str(sys.modules[type(title).__module__].__file__)).parent / "data"
    lines = [
        f"# {title.name}: where the values come from",
        "",
        "Every record of the component data names its source: `rulebook` is printed in the rulebook, `public` was compared "
        "over public material, `reconstructed` was rebuilt by us so that the game works, `ours` was invented by us. A record "
        "whose other values have a better source lists the fields that were rebuilt.",
        "",
        f"`cosmodrome data {title.id}` shows the same for any options. If your box says otherwise, "
        "[change the value in a pack](../../play.md#a-value-of-your-own) and play with it; and please tell us.",
        "",
        "Where a rulebook leaves a question open, the answer is under *Rulings* on the "
        + ("rules page" if len(_with_rulings(title)) == 1 else "rules pages")
        + ": "
        + ", ".join(f"[{_heading(page.text)}](en/{page.name}.md#rulings)" for page in _with_rulings(title))
        + ".",
    ]
    for file in sorted(folder.glob("*.toml")):
        lines += ["", f"## {file.stem.replace('-', ' ').capitalize()}", "", _said_above(file), "", *_table(file)]
    return "\n".join(lines) + "\n"


def _with_rulings(title: Title) -> list[Any]:
    return [page for page in rules_pages(title.id, "en") if "\n## Rulings\n" in page.text]


def _said_above(file: Path) -> str:
    """The comment with which a data file opens."""
    lines: list[str] = []
    listed = False
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            break
        said = escape(line.removeprefix("#").strip(), quote=False)
        indented = line.startswith("#  ")
        lines += [""] * (indented != listed) + [f"- {said}" if indented else said]
        listed = indented
    return "\n".join(lines)


def _table(file: Path) -> Iterator[str]:
    yield "| kind | record | source | rebuilt fields |"
    yield "|---|---|---|---|"
    for kind, content in tomllib.loads(file.read_text(encoding="utf-8")).items():
        records = content if isinstance(content, list) else [content]
        for record in records:
            if isinstance(record, dict):
                rebuilt = record.get("reconstructed", ())
                fields = ", ".join(f"`{field}`" for field in rebuilt) if isinstance(rebuilt, list) else ""
                yield f"| {kind} | `{record.get('id', kind)}` | {record.get('source', '')} | {fields} |"


# --- the strict build ------------------------------------------------------------------------------------------------


def strangers(folder: Path) -> list[str]:
    """Everything on the built site that a browser would fetch from elsewhere."""
    found = []
    for page in sorted(folder.rglob("*.html")):
        text = HARMLESS.sub("", page.read_text(encoding="utf-8"))
        found += [f"{page.relative_to(folder)}: {match['host']}" for match in FETCHED.finditer(text)]
    for sheet in sorted(folder.rglob("*.css")):
        hosts = re.findall(r"url\([\"']?(?:https?:)?//([^/)\"']+)", sheet.read_text(encoding="utf-8"))
        found += [f"{sheet.relative_to(folder)}: {host}" for host in hosts]
    return found


def main() -> int:
    """Build strictly, and look whether the site needs anybody else."""
    mkdocs = [sys.executable, "-m", "mkdocs"]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    if "--check" in sys.argv:
        quiet[BLANK] = "1"
    if "--serve" in sys.argv:
        return subprocess.call([*mkdocs, "serve", "--dev-addr", "127.0.0.1:8001"], cwd=ROOT, env=quiet)
    build = [*mkdocs, "build", "--strict", "--quiet", "--clean", "--site-dir", str(BUILT)]
    code = subprocess.call(build, cwd=ROOT, env=quiet)
    if code == 0:
        foreign = strangers(BUILT)
        print(*foreign, sep="\n")
        code = 1 if foreign else 0
    return code


if __name__ == "__main__":
    sys.exit(main())
