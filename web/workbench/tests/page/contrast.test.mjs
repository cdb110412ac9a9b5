// The contrast that WCAG 2.2 asks for: of the colours that tokens.css pairs, and of all text that the page shows.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

const TEXT = 4.5;
const GRAPHIC = 3;
const SCHEMES = ['light', 'dark'];

const each = (fronts, backs, wanted) => fronts.flatMap((front) => backs.map((back) => [front, back, wanted]));
const FIELDS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `field-${number}`);
const WORDS = ['comment', 'directive', 'string', 'number', 'rule', 'sign'].map((name) => `word-${name}`);
/** A colour, what is behind it, and the contrast. */
const PAIRS = [
  ...each(['ink'], ['paper', 'ground', 'shade', 'raised', 'accent-wash', 'warn-wash', 'good-wash', 'bad-wash'], TEXT),
  ...each(['quiet'], ['paper', 'ground', 'shade', 'raised', 'warn-wash', 'bad-wash'], TEXT),
  ...['good', 'bad', 'warn'].flatMap((name) => each([name], ['paper', 'shade', `${name}-wash`], TEXT)),
  ...each(['accent'], ['paper', 'shade'], TEXT),
  ...each(['accent-ink'], ['accent'], TEXT),
  ...each(['control'], ['paper', 'shade'], GRAPHIC),
  ...each(FIELDS, ['paper', 'shade'], TEXT),
  ...each(WORDS, ['shade', 'accent-wash', 'bad-wash', 'warn-wash'], TEXT),
];

/** Relative luminance of three channels from 0 to 1. */
function luminance(channels) {
  const linear = channels.map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
}

function contrast(front, back) {
  const [light, dark] = [luminance(front), luminance(back)].sort((left, right) => right - left);
  return (light + 0.05) / (dark + 0.05);
}

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

for (const scheme of SCHEMES) {
  test(`the ${scheme} colours have enough contrast`, async () => {
    const page = await workbench.open('', { scheme });
    const colours = await page.page.evaluate(
      (all) => {
        const style = getComputedStyle(document.documentElement);
        return Object.fromEntries(all.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
      },
      [...new Set(PAIRS.flatMap(([front, back]) => [front, back]))],
    );
    for (const [name, colour] of Object.entries(colours)) assert.match(colour, /^#[0-9a-f]{6}$/, name);
    const low = PAIRS.flatMap(([front, back, wanted]) => {
      const found = contrast(channels(colours[front]), channels(colours[back]));
      return found < wanted ? [`${front} on ${back}: ${found.toFixed(2)} of ${wanted}`] : [];
    });
    assert.deepEqual(low, []);
  });
}

/** In the page: all texts with their colour and what is behind them, as channels. Diagrams have no background of boxes. */
function textsOfPage() {
  const parse = (colour) => {
    const numbers = colour.match(/[\d.]+/g).map(Number);
    const scale = colour.startsWith('color(') ? 1 : 255;
    return { channels: numbers.slice(0, 3).map((channel) => channel / scale), alpha: numbers[3] ?? 1 };
  };
  const over = (front, back) =>
    front.channels.map((channel, index) => channel * front.alpha + back[index] * (1 - front.alpha));
  const behind = (element) => {
    if (element === null) return [1, 1, 1];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own.alpha === 1 ? own.channels : over(own, behind(element.parentElement));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === '' || element.closest('svg, textarea, option, .unseen') || !element.checkVisibility())
      continue;
    const ground = behind(element);
    found.push([node.data.trim().slice(0, 40), over(parse(getComputedStyle(element).color), ground), ground]);
  }
  return found;
}

const STATE = `g=rfc3966.abnf&r=tel&t=${encodeURIComponent('tel:+1-201;ext=5;a=b')}&c=rfc3986.abnf&cr=uri`;
const URIS = `&base=${encodeURIComponent('http://a/b')}&other=${encodeURIComponent('TEL:+1-201')}`;
const STATES = [
  [`${STATE}&tool=diagram`, '.rule-diagram'],
  [`${STATE}&tool=samples`, '.take'],
  [`${STATE}&tool=ambiguities`, '.reading'],
  [`${STATE}&tool=compare`, '.relation'],
  [`${STATE}${URIS}&tool=uri`, '#equivalence .facts'],
  [`g=rfc3986.abnf&r=uri&t=${encodeURIComponent('http://a\\b:x')}&tool=uri`, '.expected'],
  [`own=${encodeURIComponent('a = b ; c\n;! kind x\nd = "1" %x41\n')}&t=x`, '.diagnostic.error'],
];

for (const scheme of SCHEMES) {
  test(`all text of the page has enough contrast, ${scheme}`, async () => {
    for (const [fragment, shown] of STATES) {
      const page = await workbench.open(fragment, { scheme });
      await page.page.waitForSelector(shown);
      await page.page.$$eval('details', (all) => all.forEach((one) => (one.open = true)));
      await page.page.evaluate(() => document.querySelector('.fields tr[data-index] button')?.focus());
      const texts = await page.page.evaluate(textsOfPage);
      assert.ok(texts.length > 30);
      const low = texts.filter(([, front, back]) => contrast(front, back) < TEXT);
      assert.deepEqual(
        low.map(([text, front, back]) => `${text}: ${contrast(front, back).toFixed(2)}`),
        [],
      );
    }
  });
}
