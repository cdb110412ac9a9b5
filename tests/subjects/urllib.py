"""Python's urllib as a subject of `virgule conform`: a JSON request a line in, an answer a line out.

    virgule conform --kind uri-reference --fields -- python3 tests/subjects/urllib.py

urlsplit says of itself that it does not validate; it still refuses some texts. What of its result RFC 3986 has a name for is
given as components: an absent query and an empty one are the same to it, so an empty part is not named.
"""

import json
import sys
from urllib.parse import urlsplit

KINDS = ("uri", "uri-reference", "iri", "iri-reference")


def answer(request):
    if request.get("op") != "parse" or request.get("kind") not in KINDS:
        return {"error": "unsupported"}
    try:
        parts = urlsplit(request["input"])
        parts.port
    except ValueError:
        return {"ok": False}
    if request["kind"] in ("uri", "iri") and not parts.scheme:
        return {"ok": False}
    named = {"path": parts.path, "query": parts.query, "fragment": parts.fragment}
    return {"ok": True, "components": {name: part for name, part in named.items() if part}}


for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"id": request["id"], **answer(request)}), flush=True)
