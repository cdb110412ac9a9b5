"""Arrow columns, from and to pyarrow, polars, pandas and duckdb."""

from __future__ import annotations

from typing import Any

import duckdb
import pandas
import polars
import pyarrow
import pytest
from duckdb.func import FunctionNullHandling, PythonUDFType

import virgule
from virgule import ColumnError, Grammar, Uri, arrow, schemes

TEXTS = ["http://anna@example.com:8080/a?x=1&y=%20#f", "no uri", None, "HTTP://Example.com:80", "urn:isbn:1"]
TYPES: list[Any] = [
    pyarrow.string(),
    pyarrow.large_string(),
    pyarrow.string_view(),
    pyarrow.dictionary(pyarrow.int32(), pyarrow.string()),
]


def column(type_: Any) -> Any:
    if isinstance(type_, pyarrow.DictionaryType):
        return pyarrow.array(TEXTS).dictionary_encode()
    return pyarrow.array(TEXTS, type_)


def listed(result: Any) -> list[Any]:
    made: list[Any] = pyarrow.array(result).to_pylist()
    assert made == pyarrow.chunked_array(result).to_pylist() and len(result) == len(made)
    return made


@pytest.mark.parametrize("type_", TYPES, ids=str)
def test_kernels_and_classes_agree(type_: Any) -> None:
    texts = column(type_)
    uris = [Uri(text) if text is not None and Uri.is_valid(text) else None for text in TEXTS]

    def of(read: Any) -> list[Any]:
        return [None if uri is None else read(uri) for uri in uris]

    for name in ("scheme", "authority", "userinfo", "host", "path", "query", "fragment"):
        assert listed(arrow.component(texts, name)) == of(lambda uri, name=name: getattr(uri, name))
    assert listed(arrow.component(texts, "port")) == of(lambda uri: uri.port)
    struct = listed(arrow.components(texts))
    assert [row and row["host"] for row in struct] == of(lambda uri: uri.host)
    assert listed(arrow.is_valid(texts)) == [None if text is None else Uri.is_valid(text) for text in TEXTS]
    assert listed(arrow.error_offset(texts)) == [None, 2, None, None, None]
    assert "offset 2, in scheme" in listed(arrow.error_message(texts))[1]
    assert listed(arrow.normalize(texts)) == of(lambda uri: str(uri.normalize()))
    assert listed(arrow.normalize(texts, "uri", "scheme")) == of(lambda uri: str(uri.normalize("scheme")))
    keys = listed(arrow.equivalence_key(texts))
    assert keys[3] == listed(arrow.equivalence_key(pyarrow.array(["http://example.com/"])))[0]
    assert listed(arrow.query_value(texts, "y")) == [" ", None, None, None, None]
    assert listed(arrow.relativize(texts, "http://example.com/"))[4] == "urn:isbn:1"


def test_other_kinds() -> None:
    texts = pyarrow.array(["urn:isbn:1", "http://a/"])
    for kind in ("urn", schemes.Urn):
        assert listed(arrow.component(texts, "NID", kind)) == ["isbn", None]
    grammar = Grammar.from_text("house-uri = %s\"badge:\" house\nhouse = 1*ALPHA\n;! fields house\n")
    assert listed(arrow.component(pyarrow.array(["badge:owl", "x"]), "house", grammar)) == ["owl", None]
    assert listed(arrow.is_valid(pyarrow.array(["é"]), virgule.IriReference)) == [True]


def test_resolution() -> None:
    references = pyarrow.array(["g", "?y", None, "a b"])
    expected = ["http://a/b/g", "http://a/b/c?y", None, None]
    assert listed(arrow.resolve(references, "http://a/b/c")) == expected
    bases = pyarrow.array(["http://a/b/c"] * 4)
    assert listed(arrow.resolve(references, bases)) == expected
    chunked = pyarrow.chunked_array([bases[:1], bases[1:]])
    assert listed(arrow.resolve(references, chunked)) == expected
    with pytest.raises(ValueError, match="rows"):
        arrow.resolve(references, bases[:2])


def test_invalid_texts() -> None:
    texts = pyarrow.chunked_array([["a:b", None], ["http://u:s3cret@a b/"]])
    assert listed(arrow.component(texts, "scheme")) == ["a", None, None]
    with pytest.raises(ColumnError) as caught:
        arrow.component(texts, "scheme", invalid="raise")
    assert (caught.value.row, caught.value.argument) == (2, "text") and "s3cret" not in str(caught.value)
    assert caught.value.offset == "http://u:s3cret@a b/".index(" ")


def test_slices_chunks_and_empty_columns() -> None:
    texts = pyarrow.array(TEXTS)
    assert listed(arrow.component(texts[3:], "scheme")) == ["HTTP", "urn"]
    assert listed(arrow.component(texts[1:3], "scheme")) == [None, None]
    assert listed(arrow.component(texts[:0], "scheme")) == []
    empty = pyarrow.chunked_array([], pyarrow.string())
    assert listed(arrow.component(empty, "scheme")) == []
    chunked = pyarrow.chunked_array([texts[:2], texts[:0], texts[2:]])
    result = arrow.component(chunked, "scheme")
    assert pyarrow.chunked_array(result).num_chunks == 3
    assert listed(result) == listed(arrow.component(texts, "scheme"))
    # A result is a column again.
    assert listed(arrow.is_valid(arrow.normalize(texts))) == [True, None, None, True, True]


def test_long_views_share_the_buffers() -> None:
    texts = pyarrow.array(["http://a.very.long.host.example/" + "p" * 100] * 3, pyarrow.string_view())

    def addresses(column: Any) -> set[int]:
        return {buffer.address for buffer in column.buffers()[2:]}

    paths = pyarrow.array(arrow.component(texts, "path"))
    assert paths.type == pyarrow.string_view() and paths[0].as_py() == "/" + "p" * 100
    assert addresses(texts) & addresses(paths)
    hosts = pyarrow.array(arrow.component(texts, "host"))
    assert hosts.type == pyarrow.string_view() and hosts[0].as_py() == "a.very.long.host.example"
    assert not addresses(texts) & addresses(hosts)


def test_results_outlive_their_columns() -> None:
    texts = pyarrow.array([f"http://a.very.long.host.example/{n}" for n in range(1000)], pyarrow.string_view())
    hosts = arrow.component(texts, "path")
    del texts
    assert listed(hosts)[-1] == "/999"


def test_polars() -> None:
    series = polars.Series("url", TEXTS)
    hosts = polars.Series(arrow.component(series, "host"))
    assert hosts.to_list() == ["example.com", None, None, "Example.com", None]
    assert polars.Series(arrow.components(series)).struct.field("path").to_list()[0] == "/a"
    frame = polars.DataFrame({"url": series}).with_columns(key=polars.Series(arrow.equivalence_key(series)))
    assert frame.group_by("key").len().height == 4
    categorical = series.cast(polars.Categorical)
    assert listed(arrow.component(categorical, "host")) == hosts.to_list()


def test_pandas() -> None:
    for type_ in (pandas.ArrowDtype(pyarrow.string()), "string", None):
        series = pandas.Series(TEXTS, dtype=type_)
        hosts = pandas.Series(pyarrow.array(arrow.component(series, "host")), dtype=pandas.ArrowDtype(pyarrow.string()))
        assert hosts.dropna().to_list() == ["example.com", "Example.com"]
        assert hosts.isna().to_list() == [False, True, True, False, True]


def test_duckdb() -> None:
    connection = duckdb.connect()
    rows = pyarrow.table({"u": TEXTS})
    connection.register("urls", rows)
    hosts = pyarrow.table({"host": pyarrow.chunked_array(arrow.component(connection.table("urls").to_arrow_table().column("u"), "host"))})
    connection.register("hosts", hosts)
    assert connection.sql("SELECT host FROM hosts").fetchall() == [("example.com",), (None,), (None,), ("Example.com",), (None,)]

    def uri_host(column: Any) -> Any:
        return pyarrow.chunked_array(arrow.component(column, "host"))

    connection.create_function("uri_host", uri_host, ["VARCHAR"], "VARCHAR", type=PythonUDFType.ARROW, null_handling=FunctionNullHandling.SPECIAL)
    assert connection.sql("SELECT count(uri_host(u)) FROM urls").fetchall() == [(2,)]


def test_a_requested_type() -> None:
    result = arrow.component(pyarrow.array(TEXTS), "host")
    assert pyarrow.array(result, pyarrow.large_string()).type == pyarrow.large_string()
    assert pyarrow.field(result).type == pyarrow.string() and "Utf8, 5 rows" in repr(result)


def test_wrong_arguments() -> None:
    binary = pyarrow.array([b"a:b", b"\xff"])
    batch = pyarrow.record_batch({"a": ["a:b"]})
    others: list[Any] = [binary, pyarrow.array([1]), batch, ["a:b"], "a:b", None, 5]
    for wrong in others:
        with pytest.raises(TypeError):
            arrow.is_valid(wrong)
    texts = pyarrow.array(["a:b"])
    works: list[Any] = [
        lambda: arrow.component(texts, "hosts"),
        lambda: arrow.is_valid(texts, "none"),
        lambda: arrow.resolve(texts, "a:b", "urn"),
        lambda: arrow.normalize(texts, "uri", "other"),  # type: ignore[arg-type]
        lambda: arrow.component(texts, "host", invalid="other"),  # type: ignore[arg-type]
        lambda: arrow.component(texts, "\ud800"),
    ]
    for work in works:
        with pytest.raises(ValueError):
            work()
    with pytest.raises(TypeError):
        arrow.is_valid(texts, int)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        arrow.resolve(texts, 5)  # type: ignore[arg-type]
    with pytest.raises(ColumnError):
        arrow.resolve(texts, "no base", invalid="raise")


def test_garbage() -> None:
    texts = [f"http://example.com/{n}" if n % 10 else "\0 " * (n % 7) for n in range(100_000)] + ["a:" + "b" * 1_000_000]
    column = pyarrow.array(texts)
    assert listed(arrow.is_valid(column)) == virgule.is_valid_many(texts)
    assert listed(arrow.component(column, "path"))[-1] == "b" * 1_000_000


@pytest.mark.parametrize("make", [pyarrow.array, polars.Series, lambda texts: pyarrow.chunked_array([texts[:1], texts[1:]])])
def test_a_column_without_a_value_has_no_type(make: Any) -> None:
    nulls = make([None, None])
    assert listed(arrow.component(nulls, "host")) == [None, None]
    assert listed(arrow.is_valid(nulls)) == [None, None]
    assert listed(arrow.components(nulls)) == [None, None]
    assert listed(arrow.resolve(nulls, "http://a/")) == [None, None]


@pytest.mark.parametrize("type_", TYPES, ids=str)
def test_ports_are_numbers(type_: Any) -> None:
    texts: Any = ["http://a:8080/", "http://a/", "http://a:/", "http://a:0080/", "http://a:65536/", "a b", None]
    texts = pyarrow.array(texts).dictionary_encode() if isinstance(type_, pyarrow.DictionaryType) else pyarrow.array(texts, type_)
    ports = [8080, None, None, 80, None, None, None]
    assert listed(arrow.component(texts, "port")) == ports
    assert [row and row["port"] for row in listed(arrow.components(texts))] == ports
    assert listed(arrow.component(texts, "port", "https")) == [None] * 7
    with pytest.raises(ColumnError, match="row 1, text: the port is above 65535"):
        arrow.component(texts.slice(3, 2), "port", invalid="raise")
