// Long work is shown and can be stopped, and the page goes on.
//
// The limits of the compiler end all work within seconds, which on a fast machine is too short to be stopped by a test.
// So the worker of these tests runs forever when it is asked about the text `forever`, and fails when asked about
// `trap`.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

const worker = (script) =>
  script.replace(
    'const workbench = await ready;',
    `$&
    if (request.op === 'match' && request.text === 'forever') for (;;);
    if (request.text === 'trap') WebAssembly.Module.customSections();`,
  );

let workbench;
before(async () => {
  workbench = await Workbench.start({ '/script/worker.js': worker });
});
after(() => workbench.close());

const START = 'own=a+%3D+1*ALPHA%0Ab+%3D+1*DIGIT%0A&r=a&t=abc';

test('work that takes long is shown, stopped, and asked for again', async () => {
  const page = await workbench.open(START);
  await page.sees('#verdict', '✓ matches a');
  await page.paste('#text', 'forever');
  await page.page.waitForSelector('#busy:not([hidden])');
  assert.match(await page.text('#busy'), /Compiling the rule/);
  // The last answer stays, marked as such.
  await page.sees('#text-stale', 'not up to date');
  assert.equal(await page.text('#verdict'), '✓ matches a');

  await page.click('#stop');
  await page.page.waitForSelector('#busy[hidden]');
  await page.sees('#notice', 'Stopped');
  assert.equal(await page.page.evaluate(() => document.activeElement.id), 'notice-act');

  await page.click('#notice-act');
  await page.page.waitForSelector('#busy:not([hidden])');
  await page.click('#stop');
  await page.page.waitForSelector('#busy[hidden]');

  await page.type('#text', 'xyz');
  await page.sees('#verdict', '✓ matches a');
  await page.page.waitForSelector('#text-stale[hidden]');
  await page.openTool('samples', '.take');
});

test('work about a rule that is no longer chosen ends by itself', async () => {
  const page = await workbench.open(START);
  await page.sees('#verdict', '✓ matches a');
  await page.paste('#text', 'forever');
  await page.page.waitForSelector('#busy:not([hidden])');
  // The worker still runs forever for this text, so that is changed too.
  await page.page.evaluate(() => {
    const rule = document.getElementById('rule');
    rule.value = 'b';
    rule.dispatchEvent(new Event('change'));
  });
  await page.paste('#text', '42');
  await page.sees('#verdict', '✓ matches b');
  await page.page.waitForSelector('#busy[hidden]');
});

test('work about a grammar that was changed ends by itself', async () => {
  const page = await workbench.open(START);
  await page.sees('#verdict', '✓ matches a');
  await page.paste('#text', 'forever');
  await page.page.waitForSelector('#busy:not([hidden])');
  await page.paste('#source', 'c = *"z"\n');
  await page.paste('#text', 'zz');
  await page.sees('#verdict', '✓ matches c');
});

test('a worker that fails is a message, and another one goes on', async () => {
  const page = await workbench.open(START);
  await page.sees('#verdict', '✓ matches a');
  await page.paste('#text', 'trap');
  await page.sees('#result', 'ended unexpectedly');
  await page.paste('#text', 'abcd');
  await page.sees('#verdict', '✓ matches a');
});

test('quick answers are not marked as old while typing', async () => {
  const page = await workbench.open(`${START}&tool=uri`);
  await page.page.waitForSelector('.form');
  await page.page.evaluate(() => {
    window.marked = 0;
    const note = document.getElementById('tool-stale');
    new MutationObserver(() => (window.marked += note.hidden ? 0 : 1)).observe(note, { attributes: true });
    // A worker that is kept busy by other processes may be late: then the mark is right.
    new MutationObserver(() => (window.late = true)).observe(document.getElementById('busy'), { attributes: true });
  });
  await page.type('#text', 'http://a/b');
  await page.until(() => document.querySelector('.form[data-level="scheme"]')?.innerText.includes('http://a/b'));
  const [marked, late] = await page.page.evaluate(() => [window.marked, window.late === true]);
  assert.ok(late || marked === 0);
});
