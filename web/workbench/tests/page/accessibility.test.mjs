// Names for screen readers, announcements, a phone's width, and reduced motion.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

const TOOLS = ['diagram', 'samples', 'ambiguities', 'compare', 'uri'];
const STATE =
  `g=rfc3986.abnf&r=uri&t=${encodeURIComponent('http://me@Example.com:80/a/../b?c')}` +
  `&base=${encodeURIComponent('http://a/b')}&other=${encodeURIComponent('http://a/c')}&c=rfc3987.abnf&cr=iri&tool=`;
/** Something that each tool shows when it has its answer. */
const SHOWN = {
  diagram: '.rule-diagram',
  samples: '.take',
  ambiguities: '.panel-head',
  compare: '.relation',
  uri: '.facts',
};

/** Roles that a user operates, or moves to. */
const NAMED = new Set([
  'button',
  'textbox',
  'combobox',
  'listbox',
  'link',
  'tab',
  'tabpanel',
  'tablist',
  'region',
  'image',
  'dialog',
  'table',
  'list',
  'DisclosureTriangle',
]);
/** Of these, lists may go without. */
const UNNAMED_LISTS = new Set(['list']);

for (const tool of TOOLS) {
  test(`every control of ${tool} has a name`, async () => {
    const page = await workbench.open(STATE + tool);
    await page.page.waitForSelector(`#panel-${tool} ${SHOWN[tool]}`);
    const session = await page.page.createCDPSession();
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const operated = nodes.filter(({ ignored, role }) => !ignored && NAMED.has(role?.value));
    assert.ok(operated.length > 15);
    const unnamed = operated.filter(({ role, name }) => !UNNAMED_LISTS.has(role.value) && !name?.value?.trim());
    assert.deepEqual(
      unnamed.map(({ role, backendDOMNodeId }) => `${role.value} ${backendDOMNodeId}`),
      [],
    );
  });

  test(`${tool} has no horizontal scroll on a phone or a tablet`, async () => {
    const page = await workbench.open(STATE + tool, { width: 360, height: 800 });
    await page.page.waitForSelector(`#panel-${tool} ${SHOWN[tool]}`);
    for (const width of [360, 390, 768]) {
      await page.page.setViewport({ width, height: 800 });
      const [content, window] = await page.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(content <= window, `${content} in ${window}`);
    }
  });
}

test('ids are unique, labels lead to controls, and references to elements', async () => {
  const page = await workbench.open(`${STATE}uri`);
  await page.page.waitForSelector('#panel-uri .facts');
  const wrong = await page.page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name).split(' ')),
    );
    return { repeated, missing: references.filter((id) => document.getElementById(id) === null) };
  });
  assert.deepEqual(wrong, { repeated: [], missing: [] });
});

test('results and errors are announced, one sentence when typing pauses', async () => {
  const page = await workbench.open('own=a+%3D+1*DIGIT%0A&t=1');
  await page.sees('#verdict', '✓ matches a');
  await page.page.evaluate(() => {
    window.announced = [];
    new MutationObserver(() => window.announced.push(document.getElementById('announcer').textContent)).observe(
      document.getElementById('announcer'),
      { childList: true },
    );
  });
  await page.type('#text', '1234567x');
  await page.until(() => document.getElementById('announcer').textContent.includes('does not match a'));
  assert.ok((await page.page.evaluate(() => window.announced.length)) <= 4);
  assert.deepEqual(await page.page.$eval('#announcer', ({ role, ariaLive }) => [role, ariaLive]), ['status', 'polite']);
});

test('nothing moves if the user wants no motion', async () => {
  const page = await workbench.open();
  await page.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  assert.equal(await page.page.$eval('.spinner', (spinner) => getComputedStyle(spinner).animationName), 'none');
});
