// Fields as a tree, and the field at an offset.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS, colours, fieldAt, forest } from '../../page/script/text/parts.js';

const field = (name, start, end, depth) => ({ name, start, end, depth });
// `http://me@host/` with an empty query behind it.
const FIELDS = [
  field('scheme', 0, 4, 0),
  field('authority', 7, 14, 0),
  field('userinfo', 7, 9, 1),
  field('host', 10, 14, 1),
  field('path', 14, 15, 0),
  field('query', 16, 16, 0),
];
const shape = (nodes) =>
  nodes.map(({ index, children }) => (children.length === 0 ? index : [index, ...shape(children)]));

test('fields lie in those that contain them', () => {
  const nodes = forest(FIELDS);
  assert.deepEqual(shape(nodes), [0, [1, 2, 3], 4, 5]);
  assert.deepEqual(
    nodes.map(({ height }) => height),
    [0, 1, 0, 0],
  );
});

test('an empty field lies where its depth says', () => {
  const beside = [field('authority', 7, 7, 0), field('host', 7, 7, 1), field('path', 7, 9, 0)];
  assert.deepEqual(shape(forest(beside)), [[0, 1], 2]);
  const inside = [field('authority', 7, 12, 0), field('userinfo', 7, 7, 1), field('host', 8, 12, 1)];
  assert.deepEqual(shape(forest(inside)), [[0, 1, 2]]);
});

test('a field that overlaps the one before is left out', () => {
  assert.deepEqual(shape(forest([field('a', 0, 5, 0), field('b', 3, 8, 0), field('c', 8, 9, 0)])), [0, 2]);
});

test('the field at an offset is the innermost one, at the end of the text the last', () => {
  assert.deepEqual(
    [0, 5, 8, 9, 12, 14, 15].map((offset) => fieldAt(FIELDS, offset, 15)),
    [0, null, 2, 1, 3, 4, 4],
  );
  assert.equal(fieldAt([], 0, 0), null);
});

test('fields of one name have one colour, and colours repeat', () => {
  assert.deepEqual(colours([field('a'), field('b'), field('a')]), [1, 2, 1]);
  const many = Array.from({ length: COLOURS + 1 }, (_, index) => field(`f${index}`));
  assert.equal(colours(many).at(-1), 1);
});
