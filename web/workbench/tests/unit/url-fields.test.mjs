// The components by RFC 3986 beside the fields of `URL`; that of Node is the one of the URL Standard too.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserReads, compareFields } from '../../page/script/tools/url-fields.js';

const rows = (components, text) => {
  const compared = compareFields(components, text, browserReads(text, null).url);
  return Object.fromEntries(compared.map(({ name, rfc, browser, differs }) => [name, [rfc, browser, differs]]));
};

test('delimiters are no difference', () => {
  const text = 'http://me@host/a?b#c';
  const components = [
    { name: 'scheme', start: 0, end: 4 },
    { name: 'userinfo', start: 7, end: 9 },
    { name: 'host', start: 10, end: 14 },
    { name: 'path', start: 14, end: 16 },
    { name: 'query', start: 17, end: 18 },
    { name: 'fragment', start: 19, end: 20 },
  ];
  const found = rows(components, text);
  assert.deepEqual(found.userinfo, ['me', 'me', false]);
  assert.ok(Object.values(found).every(([, , differs]) => !differs));
});

test('what the browser reads otherwise differs', () => {
  const text = 'http://a\\@b/';
  assert.deepEqual(rows(null, text).host, [null, 'a', true]);
  assert.deepEqual(rows(null, text).path, [null, '/@b/', true]);
});

test('a default port is gone, and an empty query is no difference', () => {
  const found = rows(
    [
      { name: 'port', start: 9, end: 11 },
      { name: 'query', start: 13, end: 13 },
    ],
    'http://a:80/?',
  );
  assert.deepEqual(found.port, ['80', null, true]);
  assert.deepEqual(found.query, ['', null, false]);
});

test('what the browser refuses is an error', () => {
  const { url, error } = browserReads('/a', null);
  assert.equal(url, null);
  assert.match(error, /Invalid URL/);
  assert.equal(browserReads('/a', 'http://b').url.href, 'http://b/a');
});
