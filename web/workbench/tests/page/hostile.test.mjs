// Grammars that would cost too much: a limit and a message, and the page goes on.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

/** The page shows a result for a harmless grammar. */
async function stillWorks(page) {
  await page.paste('#source', 'ok = 1*DIGIT\n');
  await page.paste('#text', '42');
  await page.sees('#verdict', '✓ matches ok');
}

const TOO_LARGE = {
  'an automaton with too many states': 'a = *( "x" / "y" ) "x" 18( "x" / "y" )\n',
  'a repetition that is too long': 'a = 1000000000"x"\n',
  'repetitions in repetitions': 'a = 100( 100( 100( "x" / "yz" ) ) )\n',
};
for (const [name, grammar] of Object.entries(TOO_LARGE)) {
  test(`${name}: the limit is named`, async () => {
    const page = await workbench.open('own=ok+%3D+%22a%22%0A&t=xxyy');
    await page.sees('#verdict', 'ok');
    await page.paste('#source', grammar);
    await page.sees('#verdict', 'a cannot be compiled');
    assert.match(await page.text('#result .refusal'), /more than \d+/);
    await stillWorks(page);
  });
}

test('groups that nest too deeply are an error with the limit', async () => {
  const page = await workbench.open('own=ok+%3D+%22a%22%0A&t=x');
  await page.sees('#verdict', 'ok');
  await page.paste('#source', `a = ${'('.repeat(5000)}"x"${')'.repeat(5000)}\n`);
  await page.sees('#diagnostics', 'more than 128 levels deep');
  await stillWorks(page);
});

test('thousands of mistakes are listed in part, and counted', async () => {
  const page = await workbench.open('own=ok+%3D+%22a%22%0A&t=x');
  await page.sees('#verdict', 'ok');
  await page.paste('#source', Array.from({ length: 3000 }, (_, index) => `r${index} = missing${index}\n`).join(''));
  await page.page.waitForSelector('#diagnostics .diagnostic');
  assert.ok((await page.count('#diagnostics li')) <= 101);
  await stillWorks(page);
});

test('thousands of rules do not stop the page', async () => {
  const page = await workbench.open('own=ok+%3D+%22a%22%0A&t=x');
  await page.sees('#verdict', 'ok');
  const rules = Array.from({ length: 3000 }, (_, index) => `r${index} = "x${index}" r${index + 1}\n`).join('');
  await page.paste('#source', `${rules}r3000 = "z"\n`);
  await page.sees('#verdict', 'r0');
  await stillWorks(page);
});

test('a long text is read', async () => {
  const page = await workbench.open('own=a+%3D+*VCHAR%0A&t=x');
  await page.sees('#verdict', '✓ matches a');
  await page.page.$eval('#text', (area) => {
    area.value = 'x'.repeat(200_000) + ' ';
    area.dispatchEvent(new Event('input'));
  });
  await page.sees('#verdict', '✗ does not match a');
});
