"""Measures the package beside others: ``python bench/bench.py [--rust EXECUTABLE]``.

It needs ``requirements.txt`` of this folder and of its parent. All libraries are measured in turns in one process; the least
of several runs counts. Only ratios of one run mean anything. ``VIRGULE_LEVEL`` selects the vector level.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import time
import urllib.parse
from collections.abc import Callable, Sequence
from pathlib import Path

import pyarrow
from jsonschema import Draft202012Validator

import virgule
from virgule import Uri, arrow
from virgule.jsonschema import format_checker

URLS = Path(__file__).parents[2] / "tests" / "data" / "urls.txt"
RUNS = 15


def parsers() -> dict[str, Callable[[str], object]]:
    """A parse with four components read, by library."""
    import ada_url
    import can_ada
    import rfc3986
    import yarl

    def ours(text: str) -> object:
        uri = Uri(text)
        return uri.scheme, uri.host, uri.path, uri.query

    def can_ada_(text: str) -> object:
        url = can_ada.parse(text)
        return url.protocol, url.hostname, url.pathname, url.search

    def ada_url_(text: str) -> object:
        url = ada_url.URL(text)
        return url.protocol, url.hostname, url.pathname, url.search

    def urllib_(text: str) -> object:
        # Without the cache of the function, which real URLs would not hit.
        url = urllib.parse.urlsplit.__wrapped__(text)  # type: ignore[attr-defined]
        return url.scheme, url.hostname, url.path, url.query

    def yarl_(text: str) -> object:
        url = yarl.URL(text)
        return url.scheme, url.host, url.raw_path, url.raw_query_string

    def rfc3986_(text: str) -> object:
        uri = rfc3986.uri_reference(text)
        return uri.scheme, uri.host, uri.path, uri.query

    return {
        "virgule": ours,
        "virgule, `Uri.is_valid` alone": Uri.is_valid,
        "can_ada": can_ada_,
        "urllib.parse": urllib_,
        "ada_url": ada_url_,
        "yarl": yarl_,
        "rfc3986": rfc3986_,
    }


def uncached(function: Callable[[str], object]) -> None:
    """Empties the caches that yarl keeps of texts."""
    import yarl

    yarl.cache_clear()
    for name in ("encode_url", "split_url", "split_netloc", "pre_encoded_url"):
        for module in (yarl._url, yarl._parse):
            cached = getattr(module, name, None)
            if cached is not None and hasattr(cached, "cache_clear"):
                cached.cache_clear()


def least(works: dict[str, Callable[[], object]], runs: int = RUNS) -> dict[str, float]:
    """The least seconds of several runs of each work, in turns."""
    times = {name: float("inf") for name in works}
    for _ in range(runs):
        for name, work in works.items():
            begin = time.perf_counter()
            work()
            times[name] = min(times[name], time.perf_counter() - begin)
    return times


def parse(texts: Sequence[str]) -> None:
    """A parse with four components read."""

    def loop(function: Callable[[str], object]) -> Callable[[], None]:
        def work() -> None:
            uncached(function)
            for text in texts:
                try:
                    function(text)
                except ValueError:
                    pass

        return work

    works: dict[str, Callable[[], object]] = {name: loop(function) for name, function in parsers().items()}
    works["virgule, `parse_many`, objects alone"] = lambda: virgule.parse_many(texts, Uri)
    works["virgule, `is_valid_many`"] = lambda: virgule.is_valid_many(texts)
    times = least(works)
    ours = times["virgule"]
    print(f"\n{len(texts)} real URLs, µs a text, and times virgule's")
    for name, seconds in times.items():
        print(f"{name:38} {seconds / len(texts) * 1e6:8.3f} {seconds / ours:8.2f}")
    print(f"virgule / can_ada: {ours / times['can_ada']:.2f} (asked: at most 0.6)")


def many(texts: Sequence[str]) -> None:
    """The same work by a loop, by a function over the list, and over a column."""
    column = pyarrow.array(texts, pyarrow.string())
    references = ["../a?b"] * len(texts)
    reference_column = pyarrow.array(references, pyarrow.string())
    base_text = "http://a/b/c"
    base = Uri(base_text)
    ways: dict[str, tuple[Callable[[], object], Callable[[], object], Callable[[], object]]] = {
        "is_valid": (
            lambda: [Uri.is_valid(text) for text in texts],
            lambda: virgule.is_valid_many(texts, "uri"),
            lambda: arrow.is_valid(column, "uri"),
        ),
        "host": (
            lambda: [Uri(text).host for text in texts],
            lambda: [uri.host for uri in virgule.parse_many(texts, Uri)],
            lambda: arrow.component(column, "host"),
        ),
        "normalize": (
            lambda: [str(Uri(text).normalize("scheme")) for text in texts],
            lambda: virgule.normalize_many(texts, "uri", "scheme"),
            lambda: arrow.normalize(column, "uri", "scheme"),
        ),
        "resolve": (
            lambda: [str(virgule.UriReference(reference).resolve(base)) for reference in references],
            lambda: virgule.resolve_many(references, base),
            lambda: arrow.resolve(reference_column, base_text),
        ),
    }
    print("\nµs a text, and times the loop   loop     list            column")
    for name, of_name in ways.items():
        measured = least(dict(zip(("loop", "list", "column"), of_name, strict=True)))
        loop, *others = (seconds / len(texts) * 1e6 for seconds in measured.values())
        ratios = [f"{other:8.3f} {other / loop:7.2f}" for other in others]
        print(f"{name:28} {loop:8.3f} {' '.join(ratios)}")


def jsonschema() -> None:
    """1,800 IRI references through jsonschema."""
    references = [f"http://例え{n}.jp/あ/{n}?é={n}#ü" if n % 2 else f"../a{n}/é?x={n}" for n in range(1800)]
    validator = Draft202012Validator({"items": {"format": "iri-reference"}}, format_checker=format_checker())
    checker = format_checker()
    works: dict[str, Callable[[], object]] = {
        "validator over an array": lambda: validator.validate(references),
        "FormatChecker.conforms for each": lambda: all(checker.conforms(text, "iri-reference") for text in references),
    }
    print("\n1,800 IRI references, ms (asked: under 10)")
    for name, seconds in least(works).items():
        print(f"{name:38} {seconds * 1e3:8.2f}")


def columns(texts: Sequence[str], rust: str | None) -> None:
    """A component of a column, beside the same in Rust."""
    rows = (list(texts) * (1_000_000 // len(texts) + 1))[:1_000_000]
    print("\n1,000,000 rows, ns a row")
    for type_ in (pyarrow.string_view(), pyarrow.string()):
        column = pyarrow.array(rows, type_)
        works: dict[str, Callable[[], object]] = {
            f"host, {type_}": lambda column=column: pyarrow.array(arrow.component(column, "host")),  # type: ignore[misc]
            f"components, {type_}": lambda column=column: pyarrow.array(arrow.components(column)),  # type: ignore[misc]
        }
        for name, seconds in least(works, 5).items():
            print(f"{name:38} {seconds / len(rows) * 1e9:8.1f}")
    if rust:
        print(subprocess.run([rust, str(URLS)], check=True, capture_output=True, text=True).stdout, end="")


def main() -> None:
    """Measures everything."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rust", help="the example `columns` of the crate, built with --release")
    rust = arguments.parse_args().rust
    texts = [text for text in URLS.read_text().splitlines() if Uri.is_valid(text)]
    level = os.environ.get("VIRGULE_LEVEL", "best level")
    print(f"Python {platform.python_version()}, {platform.processor() or platform.machine()}, {level}")
    parse(texts[:2000])
    many(texts[:2000])
    jsonschema()
    columns(texts, rust)


if __name__ == "__main__":
    main()
