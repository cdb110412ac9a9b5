// Two rules compared: the relation in words, and texts that prove it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

const SENTENCES = [
  ['1*DIGIT', '1*DIGIT', 'have the same texts'],
  ['2DIGIT', '1*DIGIT', 'Every text of a is one of b'],
  ['1*DIGIT', '2DIGIT', 'Every text of b is one of a'],
  ['"x" / "y"', '"y" / "z"', 'share some texts'],
  ['"x"', '"y"', 'match no common string'],
];
for (const [left, right, sentence] of SENTENCES) {
  test(`${left} and ${right}: ${sentence}`, async () => {
    const page = await workbench.open(
      `own=${encodeURIComponent(`a = ${left}\nb = ${right}\n`)}&r=a&t=x&tool=compare&cr=b`,
    );
    await page.sees('#relation', sentence);
    assert.equal(await page.count('#relation .sets circle'), 2);
  });
}

test('a witness is put into the text by a click', async () => {
  const page = await workbench.open('g=rfc3966.abnf&r=tel&t=x&tool=compare');
  await page.page.waitForSelector('.relation');
  await page.choose('#second-grammar', 'rfc3986.abnf');
  await page.until(() => document.getElementById('second-rule').value === 'uri');
  await page.sees('#relation', 'share some texts');
  await page.click('.witnesses .take');
  await page.sees('#verdict', '✓ matches tel');
  await page.addressHas('c=rfc3986.abnf');
  const other = await workbench.open(`g=rfc3986.abnf&r=uri&t=${encodeURIComponent(await page.value('#text'))}`);
  await other.sees('#verdict', '✗ does not match uri');
});

test("the second grammar may be another one of one's own", async () => {
  const page = await workbench.open(`own=${encodeURIComponent('a = 1*ALPHA\n')}&r=a&t=x&tool=compare`);
  await page.page.waitForSelector('.relation');
  await page.choose('#second-grammar', 'own');
  await page.type('#second-own', 'other = 1*(ALPHA / DIGIT)\n');
  await page.sees('#relation', 'Every text of a is one of other');
  await page.type('#second-own', 'other = (\n');
  await page.sees('#relation', 'The second grammar has errors');
});
