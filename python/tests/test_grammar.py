"""Grammars read at run time."""

from __future__ import annotations

import pickle
from pathlib import Path
from threading import Thread

import pytest

from virgule import BuildError, Grammar, GrammarError, Match, ParseError

BADGE = """
;! scheme badge
;! fields house number
;! redact number
badge-uri = %s"badge:" house "-" number
house     = 1*ALPHA
number    = 1*4DIGIT
"""


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "badge.abnf"
    path.write_text(BADGE)
    for given in (path, str(path)):
        grammar = Grammar(given)
        assert grammar.kinds == ("badge",)
        match = grammar.parse("badge:kestrel-42")
        assert match.fields == {"house": "kestrel", "number": "42"} and match["house"] == "kestrel"
        assert match.kind == "badge" and str(match) == "badge:kestrel-42" and match.lists == {}
        assert "42" not in repr(match) and match.redacted() == "badge:kestrel-***"
    with pytest.raises(KeyError, match="house"):
        match["owner"]
    with pytest.raises(TypeError):
        Grammar(1)  # type: ignore[arg-type]


def test_refused_texts() -> None:
    grammar = Grammar.from_text(BADGE)
    assert grammar.is_valid("badge:a-1") and not grammar.is_valid("badge:a-")
    with pytest.raises(ParseError) as caught:
        grammar.parse("badge:kestrel-")
    error = caught.value
    assert (error.offset, error.rule, error.kind, error.expected) == (14, "number", "unexpected", ("a digit",))
    assert error.pretty().splitlines()[1] == " " * 14 + "^ in number: expected a digit"


def test_wrong_grammars() -> None:
    for text in ("a = b\n", "a\n", 'a = "', "", "\0", "a = 1*" * 1000):
        with pytest.raises(GrammarError) as caught:
            Grammar.from_text(text)
        assert str(caught.value)
    with pytest.raises(GrammarError, match="there is no rule `houze`"):
        Grammar.from_text(BADGE.replace("house \"-\"", "houze \"-\""))


def test_meaning_and_building() -> None:
    grammar = Grammar.from_text(BADGE)
    assert grammar.build(house="owl", number=7) == "badge:owl-7"
    assert grammar.build("badge", house="owl", number="7") == "badge:owl-7"
    with pytest.raises(BuildError) as caught:
        grammar.build(house="owl", number="x")
    assert caught.value.field == "number"
    assert grammar.normalize("badge:a-1") == "badge:a-1"
    assert grammar.equivalence("badge:a-1", "badge:a-1") == "string"
    assert grammar.equivalence("badge:a-1", "badge:a-2") is None
    with pytest.raises(ParseError):
        grammar.normalize("x")
    with pytest.raises(ParseError):
        grammar.equivalence("badge:a-1", "x")


def test_several_kinds() -> None:
    grammar = Grammar.from_text(";! kind one\none = 1*ALPHA\n;! kind two\n;! start two\ntwo = 1*DIGIT\n")
    assert grammar.kinds == ("one", "two")
    assert grammar.is_valid("1", "two") and not grammar.is_valid("1", kind="one")
    with pytest.raises(ValueError, match="one, two"):
        grammar.parse("1")
    with pytest.raises(ValueError, match="one, two"):
        grammar.parse("1", "three")


def test_many() -> None:
    grammar = Grammar.from_text(BADGE)
    assert grammar.parse_many(["badge:a-1"] * 2) == [grammar.parse("badge:a-1")] * 2
    kinds = [type(item) for item in grammar.parse_many(["badge:a-1", "x", "\ud800"], errors="return")]
    assert kinds == [Match, ParseError, ParseError]
    assert grammar.parse_many(["badge:a-1", "x"], errors="none")[1] is None
    with pytest.raises(ParseError) as caught:
        grammar.parse_many(["badge:a-1", "x"])
    assert caught.value.index == 1
    for wrong in ("badge:a-1", [1], None, 5):
        with pytest.raises(TypeError):
            grammar.parse_many(wrong)  # type: ignore[arg-type]


def test_matches() -> None:
    one, same, other = (Grammar.from_text(BADGE).parse(text) for text in ("badge:a-1", "badge:a-1", "badge:a-2"))
    assert one == same and hash(one) == hash(same) and one != other and one != "badge:a-1"
    # A match is of a grammar, which has no name to be found by.
    with pytest.raises(TypeError):
        pickle.dumps(one)


def test_threads_share_a_grammar() -> None:
    grammar = Grammar.from_text(BADGE)
    results: list[bool] = []
    threads = [
        Thread(target=lambda: results.append(all(grammar.is_valid(f"badge:a-{n}") for n in range(1000)))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 4


def test_a_grammar_is_pickled(tmp_path: Path) -> None:
    path = tmp_path / "badge.abnf"
    path.write_text(BADGE)
    for grammar in (Grammar.from_text(BADGE, name="badge"), Grammar(path)):
        copied = pickle.loads(pickle.dumps(grammar))
        assert copied.kinds == grammar.kinds and copied.parse("badge:owl-7") == grammar.parse("badge:owl-7")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as error:
        Grammar(tmp_path / "none.abnf")
    assert error.value.filename == str(tmp_path / "none.abnf")
    with pytest.raises(IsADirectoryError):
        Grammar(tmp_path)
