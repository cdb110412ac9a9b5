// The address has the state: a link shares it, a reload keeps it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

const GRAMMAR = '; Mine.\n;! scheme mine\n;! fields word\nmine = "mine:" word\nword = 1*( ALPHA / "-" ) ; é 🦊\n';

/** All that a link restores, as the page shows it. */
const shown = async (page) => ({
  grammar: await page.value('#grammar'),
  source: await page.value('#source'),
  rule: await page.value('#rule'),
  text: await page.value('#text'),
  verdict: await page.text('#verdict'),
  tool: await page.text('[role="tab"][aria-selected="true"]'),
  base: await page.value('#uri-base'),
  other: await page.value('#uri-other'),
});

/** A page with a state that differs from a new one in everything. */
async function changed() {
  const page = await workbench.open();
  await page.choose('#grammar', 'own');
  await page.paste('#source', GRAMMAR);
  await page.type('#text', 'mine:abc');
  await page.sees('#verdict', '✓ matches mine');
  await page.openTool('uri', '#uri-base');
  await page.type('#uri-base', 'http://a/b');
  await page.type('#uri-other', 'mine:ABC');
  await page.addressHas('other=mine%3AABC');
  return page;
}

test('the link of the button shows another page the same', async () => {
  const page = await changed();
  await page.page
    .browserContext()
    .overridePermissions(workbench.address, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
  await page.click('#share');
  await page.sees('#share', 'Link copied');
  const link = await page.page.evaluate(() => navigator.clipboard.readText());
  const first = await shown(page);
  const other = await workbench.open(new URL(link).hash.slice(1));
  await other.sees('#verdict', 'mine');
  assert.deepEqual(await shown(other), first);
});

test('without a clipboard the link is shown to be copied', async () => {
  const page = await changed();
  await page.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.click('#share');
  await page.page.waitForSelector('#share-dialog[open]');
  assert.equal(await page.value('#share-link'), await page.page.evaluate(() => location.href));
  await page.page.keyboard.press('Escape');
  await page.page.waitForSelector('#share-dialog:not([open])');
});

test('a reload keeps the state, and changes leave no history', async () => {
  const page = await changed();
  const before = await shown(page);
  assert.equal(await page.page.evaluate(() => history.length), 2);
  await page.page.reload();
  await page.sees('#verdict', 'mine');
  assert.deepEqual(await shown(page), before);
});

test('another fragment is restored without a reload', async () => {
  const page = await workbench.open('g=rfc3986.abnf&r=uri&t=a%3Ab');
  await page.sees('#verdict', 'matches uri');
  await page.page.evaluate(() => {
    location.hash = 'g=rfc6920.abnf&r=nih&t=nih%3Ax&tool=samples';
  });
  await page.sees('#verdict', 'nih');
  assert.equal(await page.value('#text'), 'nih:x');
  await page.page.waitForSelector('#panel-samples:not([hidden])');
  await page.page.goBack();
  await page.sees('#verdict', 'matches uri');
});

test('a link that cannot be read is a message, and the page works', async () => {
  const page = await workbench.open('ownz=!!!&t=a');
  await page.sees('#notice', 'The link cannot be read');
  await page.sees('#verdict', 'matches uri');
});

test('a grammar that is not built in is a message, and the page works', async () => {
  const page = await workbench.open('g=none.abnf&t=a');
  await page.page.waitForSelector('#diagnostics .diagnostic.error');
  await page.choose('#grammar', 'rfc3986.abnf');
  await page.sees('#verdict', 'uri');
});
