// Ambiguities: a text with both of its readings.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

const grammar = (text) => `own=${encodeURIComponent(text)}&t=z&tool=ambiguities`;

test('both readings of a text are side by side, and what differs is highlighted', async () => {
  const page = await workbench.open(grammar('a = b / c\nb = 1*"x"\nc = "x" / "y"\n'));
  await page.page.waitForSelector('.ambiguity');
  assert.deepEqual(await page.texts('.ambiguity .take'), ['x']);
  assert.equal(await page.count('.ambiguity .reading'), 2);
  const differing = async (number) => (await page.texts(`.reading:nth-child(${number}) li.differs`)).join(' ');
  assert.match(await differing(1), /\bb\b/);
  assert.match(await differing(2), /\bc\b/);
  await page.click('.ambiguity .take');
  await page.sees('#verdict', '✓ matches a');
  assert.equal(await page.value('#text'), 'x');
});

test('a grammar whose texts have one reading says so', async () => {
  const page = await workbench.open(grammar('a = "x" / "y"\n'));
  await page.sees('#panel-ambiguities', 'Every text of a has one reading');
});

test('a search that is not complete says so', async () => {
  const page = await workbench.open('g=rfc4515.abnf&r=ldap-filter&t=x&tool=ambiguities');
  await page.sees('#panel-ambiguities', 'the search is not complete');
});
