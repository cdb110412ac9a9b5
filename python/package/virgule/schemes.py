"""A class for each built-in kind but the four generic ones: ``Https``, ``Mailto``, ``Urn``, ….

The classes are made from the table of kinds, so that there is one for each kind that the library knows. ``mongodb+srv`` is
``MongodbSrv``.

>>> from virgule.schemes import Urn
>>> name = Urn("urn:isbn:9780141036144")
>>> name.nid, name.nss
('isbn', '9780141036144')
"""

import re
from operator import methodcaller
from typing import Any

from ._virgule import Iri, IriReference, TypedText, Uri, UriReference, _kind_table

_GENERIC = {Uri.kind, UriReference.kind, Iri.kind, IriReference.kind}


def _class_name(kind: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in re.split("[^A-Za-z0-9]+", kind))


def _classes() -> dict[str, type[TypedText]]:
    classes = {}
    for kind, grammar, rule, is_scheme, inside, fields, lists in _kind_table():
        if kind in _GENERIC:
            continue
        doc = f"A text of the kind `{kind}`: the rule `{rule}` of {grammar}."
        body: dict[str, Any] = {"__slots__": (), "__doc__": doc, "__module__": __name__}
        body |= {"kind": kind, "grammar": grammar, "rule": rule, "is_scheme": is_scheme, "inside_rfc3986": inside}
        for attribute, name in lists:
            body[attribute] = property(methodcaller("_items", name), doc=f"The items of `{name}`.")
        for attribute, number in fields:
            body[attribute] = property(methodcaller("_field", number), doc=f"The field `{attribute}`.")
        name = _class_name(kind)
        classes[name] = type(name, (TypedText,), body)
    return classes


_ALL = _classes()
globals().update(_ALL)

KINDS: dict[str, type[TypedText]] = {vars(cls)["kind"]: cls for cls in _ALL.values()}
"""The classes by the names of their kinds."""

__all__ = ["KINDS", *_ALL]
