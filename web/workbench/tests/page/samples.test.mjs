// Samples and near misses: a click puts one into the text.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

const NI = 'g=rfc6920.abnf&r=ni&t=x&tool=samples';
const column = (number) => `#panel-samples section:nth-child(${number}) .take`;

test('each sample matches, and no near miss does', async () => {
  const page = await workbench.open(NI);
  await page.page.waitForSelector(column(1));
  const [samples, misses] = [await page.count(column(1)), await page.count(column(2))];
  assert.ok(samples > 3 && misses > 3);
  for (const [number, count, verdict] of [
    [1, samples, '✓ matches ni'],
    [2, misses, '✗ does not match ni'],
  ]) {
    for (let index = 0; index < count; index += 1) {
      await page.page.$$eval(column(number), (buttons, at) => buttons[at].click(), index);
      await page.sees('#verdict', verdict);
    }
  }
});

test('a near miss shows the place that the error of the text has', async () => {
  const page = await workbench.open(NI);
  await page.page.waitForSelector(column(2));
  const index = await page.page.$$eval(column(2), (buttons) =>
    buttons.findIndex((one) => /^[!-~]$/.test(one.querySelector('.near-miss-place')?.textContent)),
  );
  const place = await page.page.$$eval(
    column(2),
    (buttons, at) => buttons[at].querySelector('.near-miss-place').textContent,
    index,
  );
  await page.page.$$eval(column(2), (buttons, at) => buttons[at].click(), index);
  await page.sees('#verdict', '✗ does not match ni');
  assert.equal(await page.page.$eval('#text-mirror .wrong', (wrong) => wrong.textContent), place);
});

test('other ones are other ones, and the button keeps the focus', async () => {
  const page = await workbench.open(NI);
  await page.page.waitForSelector(column(1));
  const before = await page.texts(column(1));
  await page.click('#panel-samples .panel-head button');
  await page.until(
    (old) =>
      [...document.querySelectorAll('#panel-samples section:first-child .take')]
        .map((one) => one.innerText.trim())
        .join('\n') !== old,
    before.join('\n'),
  );
  assert.equal(await page.page.evaluate(() => document.activeElement.innerText), 'Other ones');
});
