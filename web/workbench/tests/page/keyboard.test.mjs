// Everything is reached and used by keyboard alone, and the focus is seen.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

/** What has the focus, by id, or by what it is in. */
const focused = (page) =>
  page.page.evaluate(() => {
    const element = document.activeElement;
    return element.id || element.closest('[id]')?.id || element.localName;
  });

/** Presses Tab until the focus comes back to the beginning, and returns where it was, without repetitions. */
async function walk(page) {
  const visited = [];
  for (let count = 0; count < 400; count += 1) {
    await page.page.keyboard.press('Tab');
    const id = await focused(page);
    if (id === 'body' || (id === 'skip' && visited.length > 0)) return visited;
    if (visited.at(-1) !== id) visited.push(id);
  }
  throw new Error('the focus does not leave the page');
}

test('Tab reaches every part, in the order in which they are seen', async () => {
  const page = await workbench.open('g=rfc3986.abnf&r=uri&t=http%3A%2F%2Fa%2Fb');
  await page.page.waitForSelector('.rule-diagram a');
  const visited = await walk(page);
  const wanted = [
    'skip',
    'grammar',
    'rule',
    'share',
    'source',
    'diagnostics-summary',
    'text',
    'result',
    'tab-diagram',
    'panel-diagram',
  ];
  assert.deepEqual(
    visited.filter((id) => wanted.includes(id)),
    wanted,
  );
});

test('the focus is always seen', async () => {
  const page = await workbench.open('g=rfc3986.abnf&r=uri&t=http%3A%2F%2Fa%2Fb');
  await page.page.waitForSelector('.rule-diagram a');
  await page.until(() => document.querySelectorAll('.rule-diagram').length > 10);
  for (let count = 0; count < 30; count += 1) {
    await page.page.keyboard.press('Tab');
    const { seen, what } = await page.page.evaluate(() => {
      const element = document.activeElement;
      // The two editors show the focus on their frame, a box of a diagram on its rectangle.
      const shows = [element, element.closest('.editor, .text-input'), element.querySelector('rect')].filter(Boolean);
      const styles = shows.map((one) => getComputedStyle(one));
      const drawn = styles.some(
        (style) =>
          (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') ||
          style.boxShadow !== 'none' ||
          style.strokeWidth === '4px',
      );
      return { seen: drawn, what: element.outerHTML.slice(0, 80) };
    });
    assert.ok(seen, what);
  }
});

test('the skip link leads to the text', async () => {
  const page = await workbench.open('g=rfc3986.abnf&r=uri&t=a%3A');
  await page.sees('#verdict', 'uri');
  await page.page.keyboard.press('Tab');
  await page.page.keyboard.press('Enter');
  assert.equal(await focused(page), 'text');
  assert.equal(await page.value('#text'), 'a:');
});

test('arrows, Home and End choose among the tabs, and only the chosen one is reached by Tab', async () => {
  const page = await workbench.open();
  await page.page.focus('#tab-diagram');
  const press = async (key, id) => {
    await page.page.keyboard.press(key);
    assert.equal(await focused(page), `tab-${id}`);
    const open = await page.page.$$eval('[role="tabpanel"]:not([hidden])', (panels) => panels.map((panel) => panel.id));
    assert.deepEqual(open, [`panel-${id}`]);
    const reached = await page.page.$$eval('[role="tab"]', (tabs) =>
      tabs.filter((tab) => tab.tabIndex === 0).map((tab) => tab.id),
    );
    assert.deepEqual(reached, [`tab-${id}`]);
  };
  await press('ArrowRight', 'samples');
  await press('ArrowLeft', 'diagram');
  await press('ArrowLeft', 'uri');
  await press('ArrowRight', 'diagram');
  await press('End', 'uri');
  await press('Home', 'diagram');
});

test('a grammar is chosen, a text typed, and a sample taken by keyboard alone', async () => {
  const page = await workbench.open();
  await page.page.focus('#grammar');
  await page.page.keyboard.type('RFC 7565');
  await page.until(() => document.getElementById('grammar').value === 'rfc7565.abnf');
  await page.until(() => document.getElementById('rule').value === 'acct');
  await page.page.focus('#text');
  await page.page.keyboard.down('Control');
  await page.page.keyboard.press('a');
  await page.page.keyboard.up('Control');
  await page.page.keyboard.type('acct:me@example.com');
  await page.sees('#verdict', '✓ matches acct');
  await page.page.focus('#tab-diagram');
  await page.page.keyboard.press('ArrowRight');
  await page.page.waitForSelector('#panel-samples .sample-list .take');
  const sample = await page.text('#panel-samples section:nth-child(2) .take');
  await page.page.$eval('#panel-samples section:nth-child(2) .take', (button) => button.focus());
  await page.page.keyboard.press('Enter');
  await page.sees('#verdict', '✗ does not match acct');
  assert.ok(sample.startsWith(await page.value('#text')));
});
