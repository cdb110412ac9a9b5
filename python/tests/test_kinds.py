"""The classes of `virgule.schemes`."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from virgule import BuildError, Iri, ParseError, TypedText, Uri, schemes


def test_there_is_a_class_for_each_kind() -> None:
    assert len(schemes.KINDS) > 75 and "mongodb+srv" in schemes.KINDS
    assert schemes.KINDS["https"] is schemes.Https
    assert len(set(schemes.KINDS.values())) == len(schemes.KINDS)
    for name, cls in schemes.KINDS.items():
        assert (vars(cls)["kind"], cls.__module__, issubclass(cls, TypedText)) == (name, "virgule.schemes", True)
        assert getattr(schemes, cls.__name__) is cls and cls.__name__ in schemes.__all__


def test_fields() -> None:
    urn = schemes.Urn("urn:isbn:9780141036144")
    assert (urn.nid, urn.nss, urn.f_component) == ("isbn", "9780141036144", None)
    assert urn.fields["NID"] == "isbn"
    assert (schemes.Urn.kind, schemes.Urn.grammar, schemes.Urn.rule) == ("urn", "rfc8141", "namestring")
    assert schemes.Urn.is_scheme and schemes.Urn.inside_rfc3986
    spiffe = schemes.Spiffe("spiffe://example.org/ns/prod")
    assert spiffe.segments == spiffe.lists["segments"] == ("ns", "prod")
    magnet = schemes.Magnet("magnet:?xt=urn:btih:c12f&tr=http://a.example&tr=http://b.example")
    assert magnet.tr == ("http://a.example", "http://b.example")
    with pytest.raises(AttributeError):
        urn.nid = "x"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        urn.more = 1  # type: ignore[attr-defined]


def test_errors() -> None:
    with pytest.raises(ParseError) as caught:
        schemes.Https("https:///a")
    assert caught.value.kind == "invalid" and caught.value.rule == "host"
    assert not schemes.Https.is_valid("http://a/") and schemes.Https.is_valid("https://a/")
    with pytest.raises(TypeError, match="virgule.schemes"):
        TypedText("a:b")
    with pytest.raises(TypeError, match="virgule.schemes"):
        TypedText.is_valid("a:b")
    wrong = type("Wrong", (TypedText,), {"kind": 5})
    with pytest.raises(TypeError):
        wrong("a:b")


def test_comparing() -> None:
    one, other = schemes.Urn("URN:isbn:1"), schemes.Urn("urn:ISBN:1")
    assert one != other and one.is_equivalent(other) and one.equivalence(other) in ("syntax", "scheme")
    assert one.is_equivalent("urn:isbn:1") and one.equivalence("urn:isbn:2") is None
    assert str(one.normalize("scheme")) == "urn:isbn:1" and type(one.normalize()) is schemes.Urn
    normal = one.normalize("scheme")
    assert normal.normalize("scheme") is normal
    assert schemes.Urn("urn:a1:b") < schemes.Urn("urn:b1:b") and len({one, schemes.Urn(str(one))}) == 1
    assert schemes.Http("http://a/") != Uri("http://a/") and schemes.Http("http://a/") != "http://a/"
    with pytest.raises(TypeError):
        one.equivalence(schemes.Http("http://a/"))  # type: ignore[arg-type]
    with pytest.raises(ParseError):
        one.equivalence("http://a/")


def test_generic_kinds_have_the_rules_of_generic_types() -> None:
    for cls in (schemes.AbsoluteUri, schemes.AbsoluteIri):
        assert str(cls("HTTP://A:80/%7e").normalize("scheme")) == "http://a/~"
        assert cls("HTTP://A:80/").equivalence("http://a") == "scheme"
        assert not cls("HTTP://A:80/").is_equivalent("http://a", "syntax")
    for relative in (schemes.RelativeRef, schemes.IrelativeRef):
        assert str(relative("//A").normalize()) == "//a" and relative("//A").is_equivalent("//a")


def test_text_and_copies() -> None:
    redis = schemes.Redis("redis://:secret@h")
    assert "secret" not in repr(redis) and "secret" not in redis.redacted() and repr(redis).startswith("Redis('redis://")
    for again in (pickle.loads(pickle.dumps(redis)), copy.copy(redis), copy.deepcopy(redis)):
        assert again == redis and type(again) is schemes.Redis
    assert redis.to_uri() == Uri("redis://:secret@h")
    with pytest.raises(ParseError):
        schemes.AbsoluteIri("a:é").to_uri()
    assert Iri("a:é").to_uri() == Uri("a:%C3%A9")


def test_building() -> None:
    built: Any = schemes.Ni.build(alg="sha-256", val="UyaQV")
    assert type(built) is schemes.Ni and str(built) == "ni:///sha-256;UyaQV"
    assert str(schemes.Spiffe.build(trust_domain="example.org", segments=["ns", "prod"])) == "spiffe://example.org/ns/prod"
    with pytest.raises(BuildError) as caught:
        schemes.Ni.build(alg="sha-256", val="a/b")
    assert (caught.value.field, caught.value.offset) == ("val", 1)
    with pytest.raises(TypeError, match="alg"):
        schemes.Ni.build(algorithm="sha-256")
