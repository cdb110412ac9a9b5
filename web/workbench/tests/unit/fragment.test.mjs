// The state as a fragment, and back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflate, inflate, MAX_INFLATED } from '../../page/script/compress.js';
import { isWhole, MAX_TEXT, read, write } from '../../page/script/fragment.js';
import { INITIAL } from '../../page/script/store.js';

const FULL = {
  grammar: { text: 'a = "ä" / "🦊" ; +&#%\n'.repeat(40) },
  rule: 'a',
  text: 'ni:///sha-256;a+b c#d&e=%20é🦊',
  tool: 'compare',
  base: 'http://a/b?c#d',
  other: '#',
  second: { text: 'b = "b"\n' },
  secondRule: 'b',
};

test('a state is the same after writing and reading it', async () => {
  for (const state of [
    FULL,
    { ...INITIAL },
    { ...FULL, second: { builtin: 'rfc3987.abnf' } },
    { ...INITIAL, text: '', rule: null },
  ]) {
    assert.deepEqual(await read(await write(state)), state);
    assert.deepEqual(await read(`#${await write(state)}`), state);
  }
});

test('an address without a fragment is a new page', async () => {
  assert.deepEqual(await read(''), INITIAL);
  assert.deepEqual(await read('#'), INITIAL);
});

test('a short grammar stays readable, a long one is deflated to less than half', async () => {
  assert.match(await write({ ...FULL, grammar: { text: 'a = "a"\n' } }), /^own=a/);
  const long = await write(FULL);
  assert.match(long, /^ownz=/);
  assert.ok(long.length < FULL.grammar.text.length / 2 + 200);
});

test('line ends of a link become those of a textarea', async () => {
  const state = await read(new URLSearchParams({ own: 'a = "a"\r\nb = "b"\r', t: 'x\r\ny' }).toString());
  assert.deepEqual([state.grammar.text, state.text], ['a = "a"\nb = "b"\n', 'x\ny']);
});

test('a tool that does not exist is the first one', async () => {
  assert.equal((await read('g=rfc3986.abnf&t=a&tool=nonsense')).tool, 'diagram');
});

test('a grammar that cannot be inflated is an error', async () => {
  await assert.rejects(read('ownz=!!!'));
  await assert.rejects(read('ownz=AAAA'));
});

test('a grammar that inflates to more than the limit is an error', async () => {
  assert.equal((await inflate(await deflate('a'.repeat(MAX_INFLATED)))).length, MAX_INFLATED);
  await assert.rejects(inflate(await deflate('a'.repeat(MAX_INFLATED + 1))), RangeError);
});

test('a long text is not in the address', async () => {
  const long = 'a'.repeat(MAX_TEXT + 1);
  for (const name of ['text', 'base', 'other']) {
    const state = { ...FULL, [name]: long };
    assert.ok((await write(state)).length < 3000, name);
    assert.deepEqual(await read(await write(state)), { ...state, [name]: '' });
    assert.equal(isWhole(state), false);
  }
  assert.equal(isWhole(FULL), true);
  const longest = { ...FULL, text: 'a'.repeat(MAX_TEXT) };
  assert.deepEqual(await read(await write(longest)), longest);
});
