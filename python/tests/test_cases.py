"""The case files of the project, asked of the Python classes."""

from __future__ import annotations

import ipaddress
import sys
from pathlib import Path
from typing import Any

import pytest

import virgule
from virgule import schemes

if sys.version_info >= (3, 11):
    import tomllib
else:
    tomllib = pytest.importorskip("tomli")

CASES = Path(__file__).parents[2] / "tests" / "cases"
GENERIC: dict[str, Any] = {cls.kind: cls for cls in (virgule.Uri, virgule.UriReference, virgule.Iri, virgule.IriReference)}
CLASSES: dict[str, Any] = schemes.KINDS | GENERIC
FILES = {path.stem: tomllib.loads(path.read_text()) for path in sorted(CASES.glob("*.toml"))}


def cases(sort: str) -> list[Any]:
    return [
        pytest.param(case, id=f"{name}-{number}")
        for name, file in FILES.items()
        for number, case in enumerate(file.get(sort, []))
    ]


@pytest.mark.parametrize("case", cases("parse"))
def test_accepted(case: dict[str, Any]) -> None:
    cls, text = CLASSES[case["kind"]], case["input"]
    parsed = cls(text)
    assert str(parsed) == text
    assert cls.is_valid(text) and virgule.is_valid(text, case["kind"])
    if "components" in case:
        expected = case["components"]
        iri = virgule.IriReference(text)
        for name in ("scheme", "userinfo", "host", "path", "query", "fragment"):
            assert getattr(iri, name) == expected.get(name), name
        assert iri.port_text == expected.get("port")
    if "fields" in case and not isinstance(parsed, tuple(GENERIC.values())):
        known = parsed.fields | parsed.lists
        expected = {name: tuple(value) if isinstance(value, list) else value for name, value in case["fields"].items()}
        assert set(expected) <= set(known)
        for name, value in known.items():
            assert value == expected.get(name, () if isinstance(value, tuple) else None), name
    if "address" in case:
        assert virgule.IriReference(text).ip_address == ipaddress.ip_address(case["address"])
    if "port-number" in case:
        assert virgule.IriReference(text).port == case["port-number"]


@pytest.mark.parametrize("case", cases("reject"))
def test_refused(case: dict[str, Any]) -> None:
    cls, text = CLASSES[case["kind"]], case["input"]
    assert not cls.is_valid(text) and not virgule.is_valid(text, case["kind"])
    with pytest.raises(virgule.ParseError) as caught:
        cls(text)
    error = caught.value
    assert error.text == text
    assert len(text[: error.offset].encode()) <= error.byte_offset
    if "offset" in case:
        assert error.byte_offset == case["offset"]
    if "rule" in case:
        assert error.rule == case["rule"]


@pytest.mark.parametrize("case", [case for case in cases("resolve")])
def test_resolved(case: dict[str, Any]) -> None:
    if not case.get("strict", True):
        pytest.skip("resolution is strict")
    base = virgule.Iri(case["base"])
    assert str(base.join(case["input"])) == case["output"]
    assert str(virgule.IriReference(case["input"]).resolve(base)) == case["output"]
    assert virgule.resolve_many([case["input"]], base) == [case["output"]]
