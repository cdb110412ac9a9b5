// The text as a URI: normalized, resolved, compared, and as this browser reads it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

const uri = (text, more = '') => `g=rfc3986.abnf&r=uri&t=${encodeURIComponent(text)}&tool=uri${more}`;
const cells = (page, selector) =>
  page.page.$eval(selector, (row) => [...row.cells].map((cell) => cell.innerText.trim()));

test('each level of normalization has its text and its changes', async () => {
  const page = await workbench.open(uri('HTTP://Example.com:80/%7ea/./b'));
  await page.page.waitForSelector('.form');
  assert.deepEqual(await page.texts('.form-text'), [
    'http://example.com:80/%7Ea/./b',
    'HTTP://Example.com:80/~a/./b',
    'HTTP://Example.com:80/%7ea/b',
    'http://example.com:80/~a/b',
    'http://example.com/~a/b',
  ]);
  assert.ok((await page.texts('.form[data-level="scheme"] .changes li')).some((change) => change.includes('port')));
});

test('a reference is resolved against a base, step by step', async () => {
  const page = await workbench.open(uri('../g?y#s'));
  await page.page.waitForSelector('#uri-base');
  await page.type('#uri-base', 'http://a/b/c/d;p?q');
  await page.sees('#resolution .target', 'http://a/b/g?y#s');
  assert.ok((await page.count('#resolution .steps li')) > 1);
  await page.type('#uri-base', 'no base');
  await page.page.waitForSelector('#resolution .refusal');
});

test('another text is compared by string, syntax and scheme', async () => {
  const page = await workbench.open(uri('http://example.com/~a'));
  await page.page.waitForSelector('#uri-other');
  await page.type('#uri-other', 'http://example.com:80/%7Ea');
  await page.page.waitForSelector('#equivalence tr[data-level="scheme"] .good');
  const answers = await page.texts('#equivalence .badge');
  assert.deepEqual(answers, ['not equivalent', 'not equivalent', 'equivalent']);
});

test('what a browser reads otherwise is beside what this browser reads', async () => {
  const text = 'http://example.com\\@evil.example/';
  const page = await workbench.open(uri(text));
  await page.page.waitForSelector('.divergences li');
  const own = await page.page.evaluate((it) => new URL(it).hostname, text);
  assert.equal((await cells(page, 'tr[data-component="host"]'))[2], own);
  await page.page.waitForSelector('tr[data-component="host"].differs');
});

test('a text that browsers read as the RFC does has no difference', async () => {
  const page = await workbench.open(uri('http://example.com/a?b#c'));
  await page.sees('#panel-uri', 'Browsers read the text as the RFC does');
  assert.equal(await page.count('.facts .differs'), 0);
});

test('a relative reference is shown as it is resolved', async () => {
  const page = await workbench.open(uri('../x?y', `&base=${encodeURIComponent('http://h/a/b/')}`));
  await page.page.waitForSelector('tr[data-component="path"]');
  assert.deepEqual((await cells(page, 'tr[data-component="path"]')).slice(1, 3), ['/a/x', '/a/x']);
  await page.type('#uri-base', ' ');
  await page.page.waitForSelector('#browser-heading ~ .refusal');
});

test('a text that is no URI says where it goes wrong', async () => {
  const page = await workbench.open(uri('http://[::1/'));
  await page.sees('#uri-output .refusal', 'no URI');
  assert.ok((await page.count('#uri-output .near-miss-place, #uri-output .near-miss-end')) === 1);
});

test('the tool does not need a grammar without errors', async () => {
  const page = await workbench.open('own=a+%3D+b%0A&t=HTTP%3A%2F%2Fa&tool=uri');
  await page.page.waitForSelector('#panel-uri:not(.stale) .form[data-level="scheme"]');
});
