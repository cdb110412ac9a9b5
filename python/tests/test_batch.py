"""Functions over lists."""

from __future__ import annotations

from threading import Thread
from typing import Any

import pytest

import virgule
from virgule import Iri, IriReference, ParseError, TypedText, Uri, UriReference, schemes

TEXTS = ["http://a/b", "HTTP://A/%7e", "a b", "", "\ud800", "urn:isbn:1"]


def test_parse_many() -> None:
    for cls in (Uri, UriReference, Iri, IriReference, schemes.Urn):
        made: list[Any] = virgule.parse_many(TEXTS, cls, errors="return")
        for text, item in zip(TEXTS, made, strict=True):
            if cls.is_valid(text):
                assert item == cls(text) and type(item) is cls
            else:
                assert isinstance(item, ParseError) and TEXTS[item.index or 0] == text
        none: list[Any] = virgule.parse_many(iter(TEXTS), cls, errors="none")
        assert [item is not None for item in none] == virgule.is_valid_many(TEXTS, cls)
    with pytest.raises(ParseError) as caught:
        virgule.parse_many(TEXTS, Uri)
    assert caught.value.index == 2
    assert virgule.parse_many((), Uri) == []


def test_is_valid_many() -> None:
    assert virgule.is_valid_many(TEXTS) == [True, True, False, False, False, True]
    assert virgule.is_valid_many(TEXTS, "uri-reference") == [True, True, False, True, False, True]
    assert virgule.is_valid_many(TEXTS, schemes.Urn) == virgule.is_valid_many(TEXTS, "urn")
    assert virgule.is_valid_many({"a:b": 1}) == [True]


def test_normalize_many() -> None:
    texts = ["HTTP://A:80/%7e", "http://a/"]
    assert virgule.normalize_many(texts) == ["http://a:80/~", "http://a/"]
    assert virgule.normalize_many(texts, "uri", "scheme") == ["http://a/~", "http://a/"]
    assert virgule.normalize_many(texts)[1] is texts[1]
    assert virgule.normalize_many(["URN:ISBN:1"], schemes.Urn, "scheme") == ["urn:isbn:1"]
    for kind in (Uri, UriReference, Iri, IriReference, "absolute-uri"):
        assert virgule.normalize_many(["a://B"], kind) == ["a://b"]
    assert virgule.normalize_many(["x y"], errors="none") == [None]
    (error,) = virgule.normalize_many(["x y"], errors="return")
    assert isinstance(error, ParseError)
    with pytest.raises(ParseError):
        virgule.normalize_many(["x y"])


def test_resolve_many() -> None:
    base = "http://a/b/c/d;p?q"
    for given in (base, Uri(base), Iri(base)):
        assert virgule.resolve_many(["g", "../g", "?y"], given) == ["http://a/b/c/g", "http://a/b/g", "http://a/b/c/d;p?y"]
    assert virgule.resolve_many(["é"], Iri(base)) == ["http://a/b/c/é"]
    assert virgule.resolve_many(["é", "g"], base, errors="none") == [None, "http://a/b/c/g"]
    with pytest.raises(ParseError):
        virgule.resolve_many([], "no base")
    with pytest.raises(TypeError):
        virgule.resolve_many(["g"], 5)  # type: ignore[call-overload]


def test_wrong_arguments() -> None:
    calls: list[Any] = [
        virgule.is_valid_many,
        virgule.normalize_many,
        lambda texts: virgule.parse_many(texts, Uri),
        lambda texts: virgule.resolve_many(texts, "a:b"),
    ]
    for call in calls:
        for wrong in ("a:b", None, 5, [None], ["a:b", b"a:b"], [["a:b"]]):
            with pytest.raises(TypeError):
                call(wrong)
        with pytest.raises(ZeroDivisionError):
            call(str(1 // number) for number in (1, 0))
    kinds: list[Any] = ["other", 5, int]
    for kind in kinds:
        with pytest.raises((TypeError, ValueError)):
            virgule.is_valid_many([], kind)
    classes: list[Any] = [int, TypedText, 5]
    for cls in classes:
        with pytest.raises(TypeError):
            virgule.parse_many([], cls)
    with pytest.raises(ValueError, match='"ignore"'):
        virgule.parse_many([], Uri, errors="ignore")  # type: ignore[call-overload]


def test_a_list_that_changes_meanwhile() -> None:
    texts = ["http://a/b"] * 20_000
    stop: list[bool] = []

    def change() -> None:
        while not stop:
            texts[0] = "x y"
            texts.append("a:b")
            texts.pop()
            texts[0] = "http://a/b"

    thread = Thread(target=change)
    thread.start()
    try:
        for _ in range(20):
            assert len(virgule.is_valid_many(texts)) >= 20_000
            assert all(item is None or isinstance(item, Uri) for item in virgule.parse_many(texts, Uri, errors="none"))
    finally:
        stop.append(True)
        thread.join()


def test_parse_many_has_a_kind_by_default_and_takes_names() -> None:
    assert virgule.parse_many(["a:b"]) == [Uri("a:b")]
    assert virgule.parse_many(["a b"], errors="none") == [None]
    assert virgule.parse_many(["/a"], "uri-reference") == [UriReference("/a")]
    assert virgule.parse_many(["urn:isbn:1"], "urn") == [schemes.Urn("urn:isbn:1")]
    with pytest.raises(ValueError, match="there is no kind"):
        virgule.parse_many(["a:b"], "none")
    with pytest.raises(TypeError, match="virgule.schemes"):
        virgule.parse_many(["a:b"], str)  # type: ignore[type-var]


def test_batches_are_one_sequence() -> None:
    texts = [f"a:{number}" for number in range(2000)]
    assert virgule.parse_many(texts) == [Uri(text) for text in texts]
    assert virgule.is_valid_many([*texts, "a b"]) == [True] * 2000 + [False]
    with pytest.raises(ParseError) as caught:
        virgule.parse_many([*texts, "a b"])
    assert caught.value.index == 2000
    with pytest.raises(TypeError, match="item 1999 is no str"):
        virgule.normalize_many([*texts[:1999], 5])  # type: ignore[list-item]


def test_schemes_is_an_attribute_of_the_package() -> None:
    assert virgule.schemes.Https("https://a/").host == "a"
