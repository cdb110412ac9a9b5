// The colours of a line of ABNF.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { words } from '../../page/script/grammar/words.js';

const coloured = (line) =>
  words(line).map(([start, end, name]) => `${line.slice(start, end)}:${name.replace('word-', '')}`);

test('each word of a rule has its colour', () => {
  assert.deepEqual(coloured('  a-1 = b 2*3"x;" / %x41-5A ; c'), [
    '  a-1:definition',
    '=:sign',
    '2*3:sign',
    '"x;":string',
    '/:sign',
    '%x41-5A:number',
    '; c:comment',
  ]);
});

test('directives and comments reach to the end of the line', () => {
  assert.deepEqual(coloured(';! scheme "a"'), [';! scheme "a":directive']);
  assert.deepEqual(coloured('; a = b'), ['; a = b:comment']);
});

test('a string that is not closed reaches to the end of the line', () => {
  assert.deepEqual(coloured('a =/ "b'), ['a:definition', '=/:sign', '"b:string']);
  assert.deepEqual(coloured('a = %s"b" <prose'), ['a:definition', '=:sign', '%s"b":string', '<prose:string']);
});
