"""Format checkers for jsonschema."""

from __future__ import annotations

import pytest
from jsonschema import Draft7Validator, Draft202012Validator, FormatChecker, ValidationError

from virgule import ParseError
from virgule.jsonschema import FORMATS, format_checker, register

# Of the tests of JSON Schema for the formats and beyond: format, text, whether it is one.
CASES = [
    ("uri", "http://foo.bar/?baz=qux#quux", True),
    ("uri", "//foo.bar/?baz=qux#quux", False),
    ("uri", "http:// shouldfail.com", False),
    ("uri", "http://example.com:8x/", False),
    ("uri", "https://[@example.org/test.txt", False),
    ("uri", "http://é/", False),
    ("uri-reference", "/abc", True),
    ("uri-reference", "", True),
    ("uri-reference", "\\\\WINDOWS\\fileshare", False),
    ("iri", "http://ƒøø.ßår/?∂éœ=πîx#πîüx", True),
    ("iri", "/abc", False),
    ("iri", "http://2001:0db8:85a3:0000:0000:8a2e:0370:7334", False),
    ("iri-reference", "âππ", True),
    ("iri-reference", "#ƒräg\\mênt", False),
    ("iri-reference", "\ud800", False),
    ("uri-template", "http://example.com/dictionary/{term:1}/{term}", True),
    ("uri-template", "http://example.com/dictionary/{term:1}/{term", False),
]


@pytest.mark.parametrize(("name", "text", "expected"), CASES)
def test_formats(name: str, text: str, expected: bool) -> None:
    validator = Draft202012Validator({"format": name}, format_checker=format_checker())
    assert validator.is_valid(text) is expected
    for other in (None, 5, [text], {"a": text}):
        assert validator.is_valid(other)


def test_the_cause_says_where() -> None:
    validator = Draft7Validator({"format": "uri"}, format_checker=format_checker())
    with pytest.raises(ValidationError) as caught:
        validator.validate("http://example.com:8x/")
    cause = caught.value.cause
    assert isinstance(cause, ParseError) and cause.offset == 20


def test_other_checkers_stay_as_they_are() -> None:
    before = dict(FormatChecker.checkers)
    checker = FormatChecker(formats=["date"])
    assert register(checker) is checker and set(FORMATS) | {"date"} == set(checker.checkers)
    assert checker.conforms("2026-01-01", "date") and not checker.conforms("2026-13-01", "date")
    format_checker()
    assert FormatChecker.checkers == before
