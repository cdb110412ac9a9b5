// Offsets as lines and columns.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineAt, lineStarts, position } from '../../page/script/lines.js';

test('lines end behind LF, CR LF and CR', () => {
  assert.deepEqual(lineStarts('a\nb\r\nc\rd'), [0, 2, 5, 7]);
  assert.deepEqual(lineStarts(''), [0]);
  assert.deepEqual(lineStarts('a\n'), [0, 2]);
});

test('an offset lies in the last line that begins at or before it', () => {
  const starts = lineStarts('ab\n\ncd');
  assert.deepEqual(
    [0, 2, 3, 4, 6].map((offset) => lineAt(starts, offset)),
    [0, 0, 1, 2, 2],
  );
});

test('lines and columns count from one', () => {
  assert.deepEqual(position(lineStarts('ab\ncd'), 4), { line: 2, column: 2 });
});
