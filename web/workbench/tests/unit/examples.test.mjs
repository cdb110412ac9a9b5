// The example that a grammar gives for a kind.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleOf } from '../../page/script/grammar/examples.js';

const GRAMMAR =
  '; x\n;! scheme one\n;! example one:1 one:2\n;! example one:3\n  ;!  kind two\n;! start b\na = "one:"\n';

test('the example of a kind is the first of its section', () => {
  assert.equal(exampleOf(GRAMMAR, 'one'), 'one:1');
  assert.equal(exampleOf(GRAMMAR, 'two'), null);
  assert.equal(exampleOf(GRAMMAR, 'a'), null);
});

test('without a section an example is of the whole file', () => {
  assert.equal(exampleOf(';! example x\na = "x"\n', 'a'), 'x');
  assert.equal(exampleOf('a = "x"\n', 'a'), null);
});
