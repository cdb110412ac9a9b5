// A grammar is typed: its mistakes are underlined and listed, and lead to their places.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

test('a mistake is underlined while typing, with its message and what to do', async () => {
  const page = await workbench.open('own=word+%3D+1*ALPHA%0A&t=abc');
  await page.sees('#verdict', 'matches word');
  await page.type('#source', 'word = 1*letter\nletter = ALPHA\nother = lettter\n');
  await page.until(() => document.querySelector('#mirror .mark-warning')?.textContent === 'lettter');
  assert.equal(await page.text('#diagnostics-summary'), '1 warning');
  const shown = await page.page.$eval('#diagnostics .diagnostic.warning', (found) => found.textContent);
  assert.match(shown, /3:9[^]*there is no rule lettter[^]*letter/);
  assert.deepEqual(await page.texts('#gutter .has-warning'), ['3']);
});

test('a message leads to its place', async () => {
  const page = await workbench.open('own=a+%3D+b%0Ac+%3D+dd%0A&t=x');
  await page.page.waitForSelector('#diagnostics .diagnostic');
  const messages = await page.texts('#diagnostics .diagnostic');
  await page.click(`#diagnostics li:nth-child(${messages.findIndex((text) => text.includes('dd')) + 1}) button`);
  const selected = await page.page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement;
    return value.slice(selectionStart, selectionEnd);
  });
  assert.equal(selected, 'dd');
});

test('with an error the last results stay, marked as such, and are new again when it is corrected', async () => {
  const page = await workbench.open('own=a+%3D+1*DIGIT%0A&t=123');
  await page.sees('#verdict', '✓ matches a');
  await page.type('#source', 'a = 1*DIGIT (\n');
  await page.sees('#text-stale', 'the grammar has errors');
  await page.page.waitForSelector('#result.stale');
  assert.match(await page.text('#tool-stale'), /the grammar has errors/);
  assert.equal(await page.text('#verdict'), '✓ matches a');
  await page.type('#source', 'a = 1*ALPHA\n');
  await page.sees('#verdict', '✗ does not match a');
  await page.page.waitForSelector('#text-stale[hidden]');
  await page.page.waitForSelector('#diagnostics-box.none');
});

test('underlines move with the text until the grammar is read again', async () => {
  const page = await workbench.open('own=a+%3D+zz%0A&t=x');
  await page.page.waitForSelector('#mirror .mark-error');
  await page.page.focus('#source');
  await page.page.keyboard.down('Control');
  await page.page.keyboard.press('Home');
  await page.page.keyboard.up('Control');
  await page.page.keyboard.type('; ä 🦊\n');
  assert.equal(await page.page.$eval('#mirror .mark-error', (mark) => mark.textContent), 'zz');
  await page.until(() => document.querySelector('.diagnostic-place')?.textContent === '2:5');
  assert.equal(await page.page.$eval('#mirror .mark-error', (mark) => mark.textContent), 'zz');
});

test('the mirror has the text of the textarea, line by line, and lies below it', async () => {
  const page = await workbench.open('g=rfc6920.abnf&t=x');
  await page.sees('#verdict', 'ni');
  const { same, lines, places } = await page.page.evaluate(() => {
    const area = document.getElementById('source');
    const drawn = [...document.querySelectorAll('#mirror .line')];
    const style = (element) => {
      const { fontSize, fontFamily, lineHeight, letterSpacing, whiteSpace, tabSize } = getComputedStyle(element);
      return [fontSize, fontFamily, lineHeight, letterSpacing, whiteSpace, tabSize].join();
    };
    const box = (element) => ['left', 'top'].map((side) => Math.round(element.getBoundingClientRect()[side]));
    return {
      same: style(area) === style(document.getElementById('mirror')),
      lines: drawn.map((line) => line.textContent).join('\n') === area.value,
      places: [box(area), box(document.getElementById('mirror'))],
    };
  });
  assert.ok(same && lines);
  assert.deepEqual(places[0], places[1]);
});

test("the list has all built-in grammars with their kinds; an edit makes one one's own", async () => {
  const page = await workbench.open();
  const options = await page.texts('#grammar option');
  assert.ok(options.length > 50);
  assert.ok(options.some((option) => /RFC 6920: .*\(ni, nih\)/.test(option)));
  await page.choose('#grammar', 'rfc6920.abnf');
  await page.until(() => document.getElementById('source').value.includes('NI-URI'));
  await page.until(() => document.getElementById('rule').value === 'ni');
  assert.deepEqual(await page.texts('#rule optgroup[label="Kinds"] option'), ['ni (NI-URI)', 'nih (humanname)']);
  await page.page.focus('#source');
  await page.page.keyboard.type('; mine\n');
  await page.until(() => document.getElementById('grammar').value === 'own');
  await page.addressHas('ownz=');
  assert.equal(await page.value('#rule'), 'ni');
});

test("the example of one's own grammar has no mistake, and its text matches", async () => {
  const page = await workbench.open();
  await page.choose('#grammar', 'own');
  await page.sees('#verdict', '✓ matches parcel');
  assert.equal(await page.text('#diagnostics-summary'), 'No errors');
});

test('an example of the grammar that does not match is a message, once typing pauses', async () => {
  const page = await workbench.open('own=a+%3D+1*DIGIT%0A&t=1');
  await page.sees('#verdict', '✓ matches a');
  await page.paste('#source', ';! scheme number\n;! example number:12x\nnumber = "number:" 1*DIGIT\n');
  await page.sees('#diagnostics', 'the example does not match number');
  await page.page.waitForSelector('#mirror .mark-error');
});

test('the cursor stays in view: on a new last line, at the end of a long one, and beside the numbers', async () => {
  const page = await workbench.open('g=rfc3986.abnf&r=uri&t=a%3Ab');
  await page.sees('#verdict', 'uri');
  const scrolled = () =>
    page.page.$eval('#editor', (editor) => [
      editor.scrollHeight - editor.clientHeight - editor.scrollTop,
      editor.scrollLeft,
    ]);
  await page.page.focus('#source');
  await page.page.$eval('#source', (area) => area.setSelectionRange(area.value.length, area.value.length));
  await page.page.keyboard.press('Enter');
  assert.ok((await scrolled())[0] < 20);
  await page.page.keyboard.type(`; ${'long '.repeat(60)}`);
  assert.ok((await scrolled())[1] > 100);
  await page.page.keyboard.press('Enter');
  assert.equal((await scrolled())[1], 0);
});

test("choosing a grammar or a kind shows its example, until the text is the user's own", async () => {
  const page = await workbench.open();
  await page.choose('#grammar', 'rfc7565.abnf');
  await page.sees('#verdict', '✓ matches acct');
  await page.choose('#grammar', 'rfc6920.abnf');
  await page.sees('#verdict', '✓ matches ni');
  await page.choose('#rule', 'nih');
  await page.sees('#verdict', '✓ matches nih');
  await page.type('#text', 'mine');
  await page.choose('#grammar', 'rfc7565.abnf');
  await page.sees('#verdict', '✗ does not match acct');
  assert.equal(await page.value('#text'), 'mine');
});
