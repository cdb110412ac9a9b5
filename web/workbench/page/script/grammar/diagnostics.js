// The messages about the grammar as a list; each leads to its place.

import { announce } from '../announce.js';
import { byId, h, prose } from '../dom.js';
import { lineStarts, position } from '../lines.js';

/** A grammar can have thousands of mistakes; the list shows this many. */
const MAX_SHOWN = 100;

/** What is shown: it is not built again, because a message may have the focus. */
let shown = '';

/** Shows messages about a text; `select(start, end)` is called for the place of one that is clicked. */
export function showDiagnostics(diagnostics, text, select) {
  const key = JSON.stringify([diagnostics, text]);
  if (key === shown) return;
  shown = key;
  const starts = lineStarts(text);
  const count = (severity) => diagnostics.filter((one) => one.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const summary = byId('diagnostics-summary');
  summary.textContent = sentence(errors, warnings);
  const box = byId('diagnostics-box');
  box.classList.toggle('none', diagnostics.length === 0);
  // Errors are shown at once; warnings of a grammar that works are one click away.
  if (errors > 0 || diagnostics.length === 0) box.open = errors > 0;
  summary.className = `diagnostics-summary ${errors > 0 ? 'bad' : warnings > 0 ? 'warn' : ''}`;
  announce('grammar', errors + warnings > 0 ? `Grammar: ${sentence(errors, warnings)}.` : '');

  const items = diagnostics.slice(0, MAX_SHOWN).map((one) => h('li', {}, button(one, starts, select)));
  if (diagnostics.length > MAX_SHOWN)
    items.push(h('li', { class: 'quiet' }, `and ${diagnostics.length - MAX_SHOWN} more`));
  byId('diagnostics').replaceChildren(...items);
}

function sentence(errors, warnings) {
  const some = (number, word) => (number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`]);
  return [...some(errors, 'error'), ...some(warnings, 'warning')].join(', ') || 'No errors';
}

/** A remark, with its line if that is another one. */
const placed = (line, own, text) => (line === own ? text : `line ${line}: ${text}`);

function button({ severity, message, start, end, labels, help }, starts, select) {
  const { line, column } = position(starts, start);
  return h(
    'button',
    { type: 'button', class: `diagnostic ${severity}`, on: { click: () => select(start, end) } },
    h('span', { class: 'diagnostic-place' }, `${line}:${column}`),
    h('span', {}, h('span', { class: 'diagnostic-severity' }, `${severity}: `), prose(message)),
    (labels ?? []).map(({ start: at, text }) =>
      h('span', { class: 'diagnostic-help' }, prose(placed(position(starts, at).line, line, text))),
    ),
    help && h('span', { class: 'diagnostic-help' }, prose(help)),
  );
}
