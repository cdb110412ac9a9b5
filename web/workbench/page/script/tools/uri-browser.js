// How a browser reads the text: what virgule says that it does otherwise, beside what this browser does.

import { h, prose, shown } from '../dom.js';
import { browserReads, compareFields } from './url-fields.js';
import { facts } from './uri-parts.js';

/** The section; a text that is relative is shown as it is resolved, if there is a base. */
export function browserPart({ answer, text, base, resolved, target }) {
  const alone = browserReads(text, null);
  const byBase = alone.url === null && base !== null;
  const { url, error } = byBase ? browserReads(text, base) : alone;
  const [components, of] = byBase && resolved !== null ? [resolved.components, target] : [answer.components, text];
  return h(
    'section',
    { class: 'uri-part', 'aria-labelledby': 'browser-heading' },
    h('h3', { id: 'browser-heading' }, 'In a browser'),
    divergences(answer.browser),
    url === null
      ? refused(error, base)
      : fields(compareFields(answer.valid ? components : null, of, url), url, byBase, answer.valid),
  );
}

/** What virgule's model of the URL Standard says. */
function divergences(list) {
  if (list.length === 0) return h('p', { class: 'quiet' }, 'Browsers read the text as the RFC does.');
  return h(
    'ul',
    { class: 'divergences', 'aria-label': 'What browsers do otherwise' },
    list.map(({ severity, message }) =>
      h('li', {}, h('span', { class: `badge ${QUALITY[severity]}` }, severity), h('span', {}, prose(message))),
    ),
  );
}

/** By severity, the colour of its badge. */
const QUALITY = { meaning: 'bad', serialization: '' };

function refused(error, base) {
  return h(
    'p',
    { class: 'refusal mild' },
    `This browser refuses the text: ${error}. `,
    base === null && 'A relative reference needs a base: write one below.',
  );
}

/** The components side by side; `valid` is false if the RFC gives the text none. */
function fields(rows, url, byBase, valid) {
  const cell = (text, nothing = 'none') =>
    h('td', { class: 'mono' }, text === null ? h('span', { class: 'none' }, nothing) : shown(text));
  const list = rows.map(({ name, rfc, browser, differs }) =>
    h(
      'tr',
      { class: differs ? 'differs' : null, 'data-component': name },
      h('th', { scope: 'row' }, name),
      cell(rfc, valid ? 'none' : 'refused'),
      cell(browser),
      h('td', {}, differs && h('span', { class: 'badge warn' }, 'differs')),
    ),
  );
  return h(
    'div',
    { class: 'uri-part' },
    h(
      'p',
      { class: 'quiet' },
      byBase ? 'This browser resolves it to ' : 'This browser writes it as ',
      h('code', { id: 'browser-href' }, url.href),
    ),
    facts('Components by RFC 3986 and by this browser', ['Component', 'RFC 3986', 'This browser: URL', ''], list),
  );
}
