"""Errors, and input that is no text of Unicode or far too long."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import virgule
from virgule import BuildError, Grammar, GrammarError, Iri, IriReference, ParseError, Uri, UriReference, schemes

CLASSES: list[Any] = [Uri, UriReference, Iri, IriReference, schemes.Https, schemes.Urn, schemes.LdapFilter]


def test_a_parse_error_says_where_and_what() -> None:
    with pytest.raises(ParseError) as caught:
        Uri("http://example.com:8x/")
    error = caught.value
    assert isinstance(error, ValueError)
    assert (error.offset, error.byte_offset, error.kind, error.rule) == (20, 20, "unexpected", "port")
    assert error.expected == ("a digit", '"/"', '"?"', '"#"', "the end")
    lines = error.pretty().splitlines()
    assert lines[0] == error.text == "http://example.com:8x/" and lines[1].index("^") == 20
    assert lines[2].startswith("help: ") and "offset 20" in str(error) and error.index is None


def test_an_offset_counts_characters() -> None:
    with pytest.raises(ParseError) as caught:
        Iri("http://例え.jp/あ い")
    assert caught.value.offset == "http://例え.jp/あ い".index(" ") and caught.value.byte_offset == 20


def test_messages_hold_no_text() -> None:
    with pytest.raises(ParseError) as caught:
        Uri("http://anna:s3 cret@example.com/")
    for shown in (str(caught.value), repr(caught.value), str(caught.value.args)):
        assert "s3" not in shown and "cret" not in shown
    assert "s3 cret" in caught.value.pretty()


def test_errors_are_copied() -> None:
    errors: list[Any] = []
    for work in (lambda: Uri("a b"), lambda: Uri("a:").with_query("#"), lambda: Grammar.from_text("a = b\n")):
        with pytest.raises(ValueError) as caught:
            work()
        errors.append(caught.value)
    assert [type(error) for error in errors] == [ParseError, BuildError, GrammarError]
    for error in errors:
        for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(again) is type(error) and again.args == error.args
            assert {**vars(again), "__notes__": 0} == {**vars(error), "__notes__": 0}


@pytest.mark.parametrize("cls", CLASSES)
@pytest.mark.parametrize("wrong", [None, b"a:b", 1, 1.5, ["a:b"], bytearray(b"a:b"), object()])
def test_what_is_no_str_is_a_type_error(cls: Any, wrong: Any) -> None:
    for work in (cls, cls.is_valid, virgule.is_valid):
        with pytest.raises(TypeError, match="str"):
            work(wrong)


@pytest.mark.parametrize("cls", CLASSES)
@pytest.mark.parametrize("text", ["\ud800", "a:\udfff", "é\ud800é", "https://a/\udc80", "a:b\udc80"])
def test_surrogates(cls: Any, text: str) -> None:
    assert cls.is_valid(text) is False
    with pytest.raises(ParseError) as caught:
        cls(text)
    error = caught.value
    assert error.kind == "surrogate" and 0xD800 <= ord(text[error.offset]) <= 0xDFFF and error.text == text
    str(error), repr(error), error.pretty(), pickle.loads(pickle.dumps(error))
    assert "\\ud" in error.pretty()


def test_surrogates_in_other_arguments() -> None:
    uri = Uri("a://b")
    works: list[Any] = [
        lambda: uri.join("\ud800"),
        lambda: uri.with_path("\ud800"),
        lambda: uri.with_host("\ud800"),
        lambda: uri.is_equivalent("\ud800"),
        lambda: uri.normalize("\ud800"),  # type: ignore[arg-type]
        lambda: Uri.build(scheme="\ud800"),
        lambda: schemes.Urn("urn:ab:c").equivalence("\ud800"),
        lambda: schemes.Ni.build(alg="\ud800", val="a"),
        lambda: schemes.Ni.build(**{"\ud800": "a"}),
        lambda: virgule.is_valid("a", "\ud800"),
        lambda: virgule.parse_many(["a:b", "\ud800"], Uri),
        lambda: virgule.normalize_many(["\ud800"]),
        lambda: virgule.resolve_many(["\ud800"], "a:b"),
        lambda: virgule.resolve_many(["a"], "\ud800"),
        lambda: Grammar.from_text("\ud800"),
        lambda: Grammar.from_text("a = %x61\n").parse("\ud800"),
    ]
    for work in works:
        with pytest.raises((ValueError, TypeError)):
            work()
    assert Grammar.from_text("a = %x61\n").is_valid("\ud800") is False


@pytest.mark.parametrize("cls", CLASSES)
@pytest.mark.parametrize("text", ["", "\0", "a:\0", "https://a/\0", "a:b\n", " a:b", "http://a/%0", "(", "\x7f", "a:" + "[" * 99])
def test_odd_texts_are_refused_or_kept(cls: Any, text: str) -> None:
    if cls.is_valid(text):
        assert str(cls(text)) == text
        return
    with pytest.raises(ParseError) as caught:
        cls(text)
    assert 0 <= caught.value.offset <= len(text) and caught.value.pretty()


def test_nul_is_never_the_end() -> None:
    assert not Uri.is_valid("a:b\0") and not virgule.is_valid("http://a/\0b")
    assert Uri("http://a/").with_query("b").query == "b"
    with pytest.raises(BuildError):
        Uri("http://a/").with_query("b\0c")


def test_huge_texts() -> None:
    text = "http://a/" + "b/" * 4_000_000 + "?" + "c=d&" * 1_000_000
    uri = Uri(text)
    assert len(uri.path) == 8_000_001 and len(uri.segments()) == 4_000_001 and len(uri.query_pairs()) == 1_000_001
    assert uri.normalize() is uri and uri.join("").path == uri.path
    with pytest.raises(ParseError) as caught:
        Uri(text + " ")
    assert caught.value.offset == len(text) and len(caught.value.pretty()) < 1000
    nested = "(&" * 1_000_000
    with pytest.raises(ParseError) as caught:
        schemes.LdapFilter(nested)
    assert caught.value.kind == "too-deep"


def test_a_subclass_of_str_is_taken_by_its_characters() -> None:
    class Text(str):
        def __str__(self) -> str:
            return "other:text"

    for made in (Uri(Text("a:b")), virgule.parse_many([Text("a:b")], Uri)[0], schemes.Urn(Text("urn:ab:c"))):
        assert type(str(made)) is str and str(made) in ("a:b", "urn:ab:c")
    assert virgule.normalize_many([Text("a:b")]) == ["a:b"] and Uri("x:y").join(Text("a:b")) == Uri("a:b")
