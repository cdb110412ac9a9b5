// How long the page takes from a key to the result. Measured and printed, not asserted: it depends on the machine.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Workbench } from '../support/workbench.mjs';

let workbench;
before(async () => {
  workbench = await Workbench.start();
});
after(() => workbench.close());

/** Types a character at the end of a control, and waits for the change of an element; in milliseconds. */
const answerTime = (page, control, result) =>
  page.page.evaluate(
    (area, shown) =>
      new Promise((resolve) => {
        const element = document.querySelector(area);
        const started = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - started));
        });
        observer.observe(document.querySelector(shown), { childList: true, subtree: true, characterData: true });
        element.focus();
        element.setSelectionRange(element.value.length, element.value.length);
        document.execCommand('insertText', false, ' ');
      }),
    control,
    result,
  );

test('the answer to a key in the text, for every built-in grammar', async (context) => {
  const page = await workbench.open();
  await page.sees('#verdict', 'matches');
  const files = await page.page.$$eval('#grammar optgroup option', (options) => options.map(({ value }) => value));
  const times = [];
  for (const file of files) {
    await page.choose('#grammar', file);
    // The grammar is there when its first kind is chosen, which the label lists first.
    await page.until(() => {
      const rule = document.getElementById('rule').value;
      const { label } = document.getElementById('grammar').selectedOptions[0];
      const listed = label.slice(label.lastIndexOf('(') + 1, -1).split(', ');
      return listed[0] === rule && document.getElementById('verdict').innerText.endsWith(` ${rule}`);
    });
    await page.paste('#text', 'a:b');
    times.push([await answerTime(page, '#text', '#result'), file]);
  }
  times.sort(([left], [right]) => right - left);
  assert.equal(times.length, files.length);
  const [worst, file] = times[0];
  const [median] = times[times.length >> 1];
  context.diagnostic(
    `${files.length} grammars: median ${Math.round(median)} ms, longest ${Math.round(worst)} ms (${file})`,
  );
});

test('the messages after a key in the grammar', async (context) => {
  const page = await workbench.open('g=rfc3986.abnf&r=uri&t=a%3Ab');
  await page.sees('#verdict', 'matches');
  const time = await answerTime(page, '#source', '#diagnostics');
  context.diagnostic(`rfc3986.abnf: messages after ${Math.round(time)} ms, of which 40 ms wait for the next key`);
});
