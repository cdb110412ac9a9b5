"""URIs in running text, repairs, and templates."""

from __future__ import annotations

from collections import OrderedDict
from types import MappingProxyType
from typing import Any

import pytest

from virgule import ParseError, Uri, UriReference, expand, find, redact_in, repair, schemes


def found(text: str, *arguments: Any, **named: Any) -> list[str]:
    return [text[begin:end] for begin, end in find(text, *arguments, **named)]


def test_uris_are_found_without_punctuation() -> None:
    assert found("See <https://a.example/b>, (http://[::1]:80/c) and mailto:d@e.") == [
        "https://a.example/b",
        "http://[::1]:80/c",
        "mailto:d@e",
    ]
    assert found("no URI: at all") == []


def test_spans_count_characters() -> None:
    text = "é 𝄞 http://a/b, ü https://c/d 例 urn:e:f"
    assert found(text) == ["http://a/b", "https://c/d", "urn:e:f"]


def test_schemes_and_iris_are_chosen() -> None:
    text = "http://a/ tel:+1-201-555-0123 http://例え.jp/あ"
    assert found(text, ["TEL"]) == ["tel:+1-201-555-0123"]
    assert found(text, iri=True)[-1] == "http://例え.jp/あ"


def test_secrets_in_logs_are_masked() -> None:
    assert redact_in("connect to db://anna:secret@h/ é") == "connect to db://anna:***@h/ é"
    assert redact_in("é postgres://a:p@s/w#rd@db/x?sslpassword=y ü") == "é postgres://a:***@db/x?sslpassword=*** ü"
    text = "nothing to mask"
    assert redact_in(text) is text


def test_what_is_masked_is_chosen() -> None:
    line = "GET https://anna@a.example/?Api-Key=s3cret&key=s3cret&code=7"
    assert redact_in(line) == "GET https://anna@a.example/?Api-Key=***&key=s3cret&code=***"
    assert redact_in(line, hiding=["KEY"]) == "GET https://anna@a.example/?Api-Key=***&key=***&code=***"
    assert redact_in(line, showing=("code", "api_key")) is line
    assert redact_in(line, all_userinfo=True).startswith("GET https://***@a.example/?")
    assert redact_in("/search?q=a&page=2", all_values=True) == "/search?q=***&page=***"
    with pytest.raises(TypeError):
        redact_in(line, hiding="key")
    with pytest.raises(ValueError):
        redact_in(line, hiding=["\ud800"])


def test_a_repair_lists_its_changes() -> None:
    text, changes = repair(" http://a/é b")
    assert text == "http://a/%C3%A9%20b" and Uri.is_valid(text)
    assert changes == [(0, " ", ""), (10, "é", "%C3%A9"), (11, " ", "%20")]
    assert repair("a b", "uri-reference") == ("a%20b", [(1, " ", "%20")])
    assert repair("http://a/") == ("http://a/", [])
    assert repair("http://a/é b", "iri")[0] == "http://a/é%20b"


def test_a_repair_that_may_move_a_boundary_is_refused() -> None:
    with pytest.raises(ParseError) as raised:
        repair("https://good.example\\@evil.example/")
    assert raised.value.offset == 20 and "may move a boundary" in str(raised.value)
    with pytest.raises(ParseError) as raised:
        repair("http://é:8x/")
    assert raised.value.offset == 7 and raised.value.text == "http://é:8x/"
    with pytest.raises(ValueError, match="uri-reference"):
        repair("a", "urn")  # type: ignore[arg-type]


def test_templates_are_expanded() -> None:
    template = "https://example.com{/path*}{?q,lang*,page}{&keys*}{#top}"
    variables: dict[str, Any] = {
        "path": ["a b", "c"],
        "q": "o'neil & co",
        "lang": ("rust", "abnf"),
        "page": 2,
        "keys": {"x": 1.5, "y": True},
        "top": None,
    }
    expected = "https://example.com/a%20b/c?q=o%27neil%20%26%20co&lang=rust&lang=abnf&page=2&x=1.5&y=true"
    assert expand(template, variables) == expected
    assert expand(schemes.UriTemplate(template), MappingProxyType(variables)) == expected
    assert expand("{?keys*}", {"keys": OrderedDict([("b", "1"), ("a", "2")])}) == "?b=1&a=2"
    assert UriReference(expand("{x}", {"x": ""})).path == ""


def test_wrong_templates_and_variables_are_refused() -> None:
    with pytest.raises(ParseError) as raised:
        expand("a{b", {})
    assert raised.value.offset == 3
    with pytest.raises(ParseError) as raised:
        expand("é{keys:1}", {"keys": {"a": "b"}})
    assert raised.value.offset == 2 and "a prefix such as" in str(raised.value)
    wrong: list[Any] = [{"a": object()}, {"a": [["b"]]}, {1: "a"}, "a", 5]
    for variables in wrong[:2] + wrong[3:]:
        with pytest.raises(TypeError):
            expand("{a}", variables)
