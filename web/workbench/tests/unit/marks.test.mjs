// Underlined places, and how an edit moves them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marksOf, moved } from '../../page/script/grammar/marks.js';

const mark = (start, end) => ({ start, end, kind: 'error', message: 'm' });
const places = (marks) => marks.map(({ start, end }) => [start, end]);

test('a diagnostic has a mark, and its labels have marks below it', () => {
  const diagnostics = [
    { severity: 'error', message: 'm', start: 2, end: 4, labels: [{ start: 0, end: 1, text: 'l' }], help: null },
  ];
  assert.deepEqual(
    marksOf(diagnostics, 'abcdef').map(({ kind }) => kind),
    ['label', 'error'],
  );
});

test('an empty place is widened to a character of its line', () => {
  const at = (start, text) => places(marksOf([{ severity: 'error', message: 'm', start, end: start }], text));
  assert.deepEqual(at(1, 'abc'), [[1, 2]]);
  assert.deepEqual(at(3, 'abc'), [[2, 3]]);
  assert.deepEqual(at(1, 'a\nb'), [[0, 1]]);
  assert.deepEqual(at(0, ''), [[0, 0]]);
});

test('an edit moves the marks behind it, drops those that it touches, and keeps those before it', () => {
  const marks = [mark(0, 2), mark(4, 6), mark(8, 9)];
  assert.deepEqual(places(moved(marks, 'abcdefghij', 'abcdXXfghij')), [
    [0, 2],
    [9, 10],
  ]);
  assert.deepEqual(places(moved(marks, 'abcdefghij', 'abcdefghi')), [
    [0, 2],
    [4, 6],
    [8, 9],
  ]);
  assert.deepEqual(places(moved(marks, 'abcdefghij', '')), []);
  assert.deepEqual(places(moved([mark(2, 3)], 'aaa', 'aaaa')), [[2, 3]]);
});
