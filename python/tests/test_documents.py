"""The examples of README.md and of the modules do what they show, and have the types that the stubs say."""

from __future__ import annotations

import doctest
from pathlib import Path
from types import ModuleType

import mypy.api
import pytest

import virgule
import virgule.arrow
import virgule.jsonschema
import virgule.schemes

README = Path(__file__).parents[1] / "README.md"


@pytest.mark.parametrize("module", [virgule, virgule.arrow, virgule.jsonschema, virgule.schemes])
def test_examples_of_modules(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0 and result.failed == 0


def test_examples_of_the_readme() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 20 and result.failed == 0


def test_types_of_the_readme(tmp_path: Path) -> None:
    examples = doctest.DocTestParser().get_examples(README.read_text())
    path = tmp_path / "examples.py"
    path.write_text("".join(example.source for example in examples))
    out, err, status = mypy.api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(path)])
    assert status == 0, out + err
