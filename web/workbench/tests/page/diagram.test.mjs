// The railroad diagrams: the field under the cursor is highlighted in them, and boxes lead to their rules.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

const URI = `g=rfc3986.abnf&r=uri&t=${encodeURIComponent('http://me@example.com/a?b')}`;

/** The diagrams of URIs are drawn breadth first, one by one. They are complete when the rule that nests deepest is there. */
const drawn = (page) => page.page.waitForSelector('.rule-diagram[data-of="ls32"]');
const boxes = (page, name) =>
  page.page.$$eval(`#panel-diagram ${name}`, (all) => [...new Set(all.map((box) => box.dataset.rule))]);

test('the chosen rule is drawn first, and then the rules that it reaches', async () => {
  const page = await workbench.open(URI);
  await drawn(page);
  const names = await page.texts('.rule-name');
  assert.equal(names[0], 'URI');
  for (const name of ['hier-part', 'authority', 'userinfo', 'IPv6address', 'pchar'])
    assert.ok(names.includes(name), name);
  assert.ok((await page.count('.rule-diagram svg rect')) > 20);
  await page.choose('#rule', 'authority');
  await page.until(() => document.querySelector('.rule-name')?.innerText === 'authority');
});

test('the field under the cursor is highlighted, and the boxes that lead to it', async () => {
  const page = await workbench.open(URI);
  await drawn(page);
  assert.equal(await page.count('#panel-diagram .lit'), 0);
  await page.page.focus('#text');
  await page.page.$eval('#text', (area) => area.setSelectionRange(12, 12));
  await page.until(() => document.querySelector('#panel-diagram a.lit'));
  assert.deepEqual(await boxes(page, 'a.lit'), ['host']);
  assert.deepEqual((await boxes(page, 'a.leads')).sort(), ['authority', 'hier-part']);
  assert.equal(await page.text('.rule-diagram.lit .rule-name'), 'host');
  assert.equal(await page.page.$eval('#mirror .line.lit', (line) => line.textContent.trim().split(' ')[0]), 'host');
  assert.equal(await page.page.$eval('.fields tr.lit', (row) => row.dataset.index), '3');
});

test('a field that has the name of no rule is highlighted too', async () => {
  const page = await workbench.open(URI);
  await drawn(page);
  await page.page.hover('.fields tr[data-index="4"]');
  await page.until(() => document.querySelector('#panel-diagram a.lit'));
  assert.ok((await boxes(page, 'a.lit')).includes('path-abempty'));
  assert.deepEqual(await boxes(page, 'a.leads'), ['hier-part']);
});

test('a box that is pointed at highlights its field in the text', async () => {
  const page = await workbench.open(URI);
  await drawn(page);
  await page.page.hover('#panel-diagram a[data-rule="query"]');
  await page.until(() => document.querySelector('#text-mirror .part.lit')?.textContent === 'b');
});

test('a box leads to the diagram of its rule, by mouse and by keyboard', async () => {
  const page = await workbench.open(URI);
  await drawn(page);
  for (const act of [
    () => page.click('#panel-diagram a[data-rule="hier-part"]'),
    async () => {
      await page.page.$eval('#panel-diagram a[data-rule="hier-part"]', (box) => box.focus());
      await page.page.keyboard.press('Enter');
    },
  ]) {
    await act();
    await page.until(() => document.activeElement.closest('.rule-diagram')?.dataset.of === 'hier-part');
    await page.page.focus('#text');
  }
  assert.match(await page.page.evaluate(() => location.hash), /r=uri/);
});

test('a box is an address: in a new tab it chooses the rule', async () => {
  const page = await workbench.open(URI);
  await drawn(page);
  const address = await page.page.$eval('#panel-diagram a[data-rule="hier-part"]', (box) => box.getAttribute('href'));
  const other = await workbench.open(address.slice(1));
  await other.until(() => document.getElementById('rule').value === 'hier-part');
});

test('a diagram leads to its rule in the grammar', async () => {
  const page = await workbench.open(URI);
  await drawn(page);
  await page.click('.rule-diagram[data-of="query"] button');
  const at = await page.page.evaluate(() => {
    const { id, value, selectionStart } = document.activeElement;
    return [id, value.slice(selectionStart, selectionStart + 5)];
  });
  assert.deepEqual(at, ['source', 'query']);
});

test('names in a diagram stay text', async () => {
  const grammar = 'a = <img src=x onerror=alert(1)> / "<script>alert(1)</script>" / "<a href=\'javascript:1\'>"\n';
  const page = await workbench.open(`own=${encodeURIComponent(grammar)}&t=x`);
  await page.page.waitForSelector('#diagnostics li, .rule-diagram svg');
  assert.equal(await page.count('#main img, #main script, [href^="javascript"]'), 0);
});
