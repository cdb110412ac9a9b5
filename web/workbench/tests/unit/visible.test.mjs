// Texts as they are shown: characters that cannot be seen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visible } from '../../page/script/dom.js';

test('control characters are shown as their numbers', () => {
  assert.equal(visible('a\0b\n\x7f'), 'a⟨U+0000⟩b⟨U+000A⟩⟨U+007F⟩');
});

test('so are marks of direction and other characters that are not seen', () => {
  assert.equal(visible('a\u202eb\u200b\ufeff\u{e0001}'), 'a⟨U+202E⟩b⟨U+200B⟩⟨U+FEFF⟩⟨U+E0001⟩');
});

test('other characters stay', () => {
  assert.equal(visible('aé🦊 ~'), 'aé🦊 ~');
});
