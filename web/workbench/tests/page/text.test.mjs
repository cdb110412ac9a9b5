// A text is typed: its components are underlined, drawn and listed, or its error is shown in its place.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

const URI = 'http://me@example.com:80/a?b#c';

/** The underlined parts of the text. */
const parts = (page) =>
  page.page.$$eval('#text-mirror .part', (elements) => elements.map((element) => element.textContent));

test('a text has its components underlined, drawn, and in a table', async () => {
  const page = await workbench.open();
  await page.choose('#grammar', 'rfc3986.abnf');
  await page.type('#text', URI);
  await page.marked();
  await page.sees('#verdict', '✓ matches uri');
  await page.until(() => document.querySelectorAll('.fields tbody tr').length === 8);
  assert.deepEqual(await parts(page), ['http', 'me@example.com:80', 'me', 'example.com', '80', '/a', 'b', 'c']);
  assert.deepEqual(
    (await page.texts('.fields tbody tr')).map((row) => row.split(/\s+/)),
    [
      ['scheme', 'http', '0–4'],
      ['authority', 'me@example.com:80', '7–24'],
      ['userinfo', 'me', '7–9'],
      ['host', 'example.com', '10–21'],
      ['port', '80', '22–24'],
      ['path', '/a', '24–26'],
      ['query', 'b', '27–28'],
      ['fragment', 'c', '29–30'],
    ],
  );
  const drawing = await page.text('.drawing');
  assert.ok(drawing.includes(URI) && drawing.includes('┴') && drawing.includes('fragment'));
});

test('an error is marked in its place, with what was expected there', async () => {
  const page = await workbench.open('g=rfc3986.abnf&r=uri&t=http%3A%2F%2Fexample.com%3A8x%2F');
  await page.sees('#verdict', '✗ does not match uri');
  assert.equal(await page.text('#text-mirror .wrong'), 'x');
  assert.equal(await page.text('#text-mirror .unread'), '/');
  const [text, place] = (await page.text('.drawing')).split('\n');
  assert.equal(place.indexOf('^'), text.indexOf('x', 12));
  assert.deepEqual(await page.texts('.expected code'), ['a digit', '"/"', '"?"', '"#"', 'the end']);
});

test('an error at the end is marked behind the text', async () => {
  const page = await workbench.open('g=rfc3986.abnf&r=uri&t=http');
  await page.sees('#verdict', '✗ does not match uri');
  assert.equal(await page.count('#text-mirror .wrong-end'), 1);
  assert.equal(await page.count('#text-mirror .wrong'), 0);
});

test('offsets are right behind characters outside of the basic plane', async () => {
  const page = await workbench.open(`g=rfc3987.abnf&r=iri&t=${encodeURIComponent('http://🦊.example/ä?é')}`);
  await page.sees('#verdict', '✓ matches iri');
  assert.deepEqual(await parts(page), ['http', '🦊.example', '🦊.example', '/ä', 'é']);
  await page.type('#text', 'http://🦊.example/\u{10fffe}🦊 ');
  await page.marked();
  await page.sees('#verdict', '✗ does not match iri');
  const before = await page.page.$eval('#text-mirror', ({ firstChild }) => firstChild.textContent);
  assert.equal(before, 'http://🦊.example/');
});

test('markup in a text stays text', async () => {
  const text = '<img src=x onerror=alert(1)>&lt;';
  const page = await workbench.open(
    `own=${encodeURIComponent('a = *VCHAR / *( VCHAR / SP )\n')}&t=${encodeURIComponent(text)}`,
  );
  await page.sees('#verdict', '✓ matches a');
  assert.equal(await page.count('#main img'), 0);
  assert.equal(await page.page.$eval('#text-mirror', (mirror) => mirror.textContent), text);
});

test('pointing at a field highlights its place in the text; a click selects it', async () => {
  const page = await workbench.open(`g=rfc3986.abnf&r=uri&t=${encodeURIComponent(URI)}`);
  await page.page.waitForSelector('.fields tbody tr');
  await page.page.hover('.fields tr[data-index="3"]');
  await page.until(() => document.querySelector('#text-mirror .part.lit')?.textContent === 'example.com');
  await page.page.focus('.fields tr[data-index="5"] button');
  await page.until(() => document.querySelector('#text-mirror .part.lit')?.textContent === '/a');
  await page.page.keyboard.press('Enter');
  const selected = await page.page.$eval('#text', (area) => area.value.slice(area.selectionStart, area.selectionEnd));
  assert.equal(selected, '/a');
});

test('a rule without fields says so', async () => {
  const page = await workbench.open('own=a+%3D+%22a%22%0A&t=a');
  await page.sees('#verdict', '✓ matches a');
  assert.match(await page.text('#result'), /The rule has no fields/);
});

test('a long text scrolls to the cursor, and its fields are cut in the table', async () => {
  const page = await workbench.open('g=rfc3986.abnf&r=uri&t=a%3A');
  await page.sees('#verdict', '✓ matches uri');
  await page.paste('#text', `http://a/${'segment/'.repeat(600)}`);
  await page.until(() => document.querySelectorAll('.fields tr').length > 3);
  const left = await page.page.$eval('.text-input', (box) => box.scrollHeight - box.clientHeight - box.scrollTop);
  assert.ok(left < 20);
  assert.match(await page.text('.fields tbody tr:last-child'), /… \(4801 characters\)/);
});

test('a text of many fields lists some of them, and says so', async () => {
  const page = await workbench.open(
    `own=${encodeURIComponent(';! kind list\n;! fields item*\nlist = item *( "," item )\nitem = 1*ALPHA\n')}&t=a`,
  );
  await page.sees('#verdict', '✓ matches list');
  await page.paste('#text', Array.from({ length: 3000 }, () => 'a').join(','));
  await page.sees('#result', '200');
  assert.ok((await page.count('.fields tbody tr')) <= 200);
});

test('a long text has its fields in the table, and nothing that is laid out twice', async () => {
  const page = await workbench.open('g=rfc3986.abnf&r=uri&t=a:');
  await page.sees('#verdict', '✓ matches uri');
  await page.page.$eval(
    '#text',
    (area, text) => {
      area.value = text;
      area.dispatchEvent(new InputEvent('input'));
    },
    `http://example.com/${'a'.repeat(1 << 20)}`,
  );
  await page.until(() => document.querySelector('.fields tbody')?.textContent.includes('characters)'));
  assert.equal(await page.text('#text-mirror'), '');
  assert.equal(await page.page.$eval('#text', (area) => getComputedStyle(area).position), 'static');
  await page.addressHas('r=uri');
  assert.ok((await page.page.evaluate(() => location.hash.length)) < 1000);
  await page.type('#text', 'http://example.com/%');
  await page.sees('#verdict', '✗ does not match uri');
  await page.page.waitForSelector('#text-mirror .unread');
});
