// Pictures of the page for a person to look at: target/workbench-screenshots/.

import assert from 'node:assert/strict';
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

const FOLDER = fileURLToPath(new URL('../../../target/workbench-screenshots/', import.meta.url));

let workbench;
before(async () => {
  workbench = await Workbench.start();
  await mkdir(FOLDER, { recursive: true });
});
after(() => workbench.close());

const text = (it) => `&t=${encodeURIComponent(it)}`;
const WIDE = { width: 1360, height: 900 };
const PHONE = { width: 390, height: 844 };
const BROKEN = '; One mistake.\nparcel  = "parcel:" country "-" number\ncountry = 2ALPHA\nnumber  = 4*9DIGT\n';

/** A base, and a text to compare with. */
const MORE = `&base=http%3A%2F%2Fa%2Fb&other=${encodeURIComponent('http://me@example.com/~b?c')}`;

/** Name, fragment, size, and what must be seen before. */
const PICTURES = [
  [
    'diagram',
    `g=rfc3986.abnf&r=uri${text('https://john.doe@www.example.com:123/forum/questions/?tag=networking#top')}`,
    WIDE,
    '.rule-diagram:nth-child(8)',
  ],
  ['error', `g=rfc3986.abnf&r=uri${text('http://example.com:8x/')}`, WIDE, '.expected'],
  ['mistake', `own=${encodeURIComponent(BROKEN)}${text('parcel:NL-1234')}`, WIDE, '.diagnostic.error'],
  ['samples', `g=rfc6920.abnf&r=ni${text('ni:///sha-256;f4OxZX')}&tool=samples`, WIDE, '.take'],
  ['ambiguities', `g=bitcoin.abnf&r=bitcoin${text('bitcoin:bc1a')}&tool=ambiguities`, WIDE, '.reading'],
  [
    'compare',
    `g=rfc3966.abnf&r=tel${text('tel:+1-201-555-0123')}&tool=compare&c=rfc3986.abnf&cr=uri`,
    WIDE,
    '.relation',
  ],
  [
    'uri',
    `g=rfc3986.abnf&r=uri${text('HTTP://me@Example.com:80/a/../%7eb?c')}&tool=uri${MORE}`,
    WIDE,
    '#equivalence .facts',
  ],
  [
    'phone',
    `g=rfc3986.abnf&r=uri${text('https://john.doe@www.example.com:123/forum/questions/?tag=networking#top')}`,
    PHONE,
    '.rule-diagram:nth-child(8)',
  ],
  ['phone-uri', `g=rfc3986.abnf&r=uri${text('HTTP://me@Example.com:80/a/../%7eb?c')}&tool=uri`, PHONE, '.facts'],
];

for (const scheme of ['light', 'dark']) {
  for (const [name, fragment, size, shown] of PICTURES) {
    test(`${name}, ${scheme}`, async () => {
      const page = await workbench.open(fragment, { ...size, scheme });
      await page.page.waitForSelector(shown);
      const path = `${FOLDER}${name}-${scheme}.png`;
      await page.page.screenshot({ path, fullPage: true });
      assert.ok((await stat(path)).size > 10_000);
    });
  }
}
