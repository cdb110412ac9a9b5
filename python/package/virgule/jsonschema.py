"""Format checkers for the package ``jsonschema``: ``uri``, ``uri-reference``, ``iri``, ``iri-reference``, ``uri-template``.

>>> from jsonschema import Draft202012Validator
>>> from virgule.jsonschema import format_checker
>>> validator = Draft202012Validator({"format": "iri-reference"}, format_checker=format_checker())
>>> validator.is_valid("/é"), validator.is_valid("a b")
(True, False)
"""

from __future__ import annotations

from collections.abc import Callable

from jsonschema import FormatChecker

from ._errors import ParseError
from ._virgule import Iri, IriReference, TypedText, Uri, UriReference
from .schemes import KINDS

FORMATS: dict[str, type[Uri | UriReference | Iri | IriReference | TypedText]] = {
    "uri": Uri,
    "uri-reference": UriReference,
    "iri": Iri,
    "iri-reference": IriReference,
    "uri-template": KINDS["uri-template"],
}
"""The formats of JSON Schema, with the classes that decide."""


def _check(cls: type[Uri | UriReference | Iri | IriReference | TypedText]) -> Callable[[object], bool]:
    is_valid = cls.is_valid

    def check(instance: object) -> bool:
        # A format says nothing of what is no text.
        if not isinstance(instance, str) or is_valid(instance):
            return True
        # It raises the error, which becomes the cause of the error of jsonschema.
        cls(instance)
        return False

    return check


def register(checker: FormatChecker) -> FormatChecker:
    """Adds the formats to a checker, in place of those that it has, and returns it."""
    for name, cls in FORMATS.items():
        checker.checks(name, raises=ParseError)(_check(cls))
    return checker


def format_checker() -> FormatChecker:
    """A new checker with all formats of jsonschema, of which these five are decided by their grammars."""
    return register(FormatChecker())
