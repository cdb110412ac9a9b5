// The fields of a text as a table. Pointing at a field, or moving the focus to it, highlights it everywhere.

import { h, shown, table } from '../dom.js';
import { colours } from './parts.js';

/** A longer text of a field is cut, in UTF-16 code units: the text itself is above. */
const MAX_TEXT = 300;

/** The table; `select(start, end)` is called for the place of a field that is clicked. */
export function fieldsTable(fields, text, focus, select) {
  const numbers = colours(fields);
  const rows = fields.map((field, index) => row(field, index, numbers[index], text, focus, select));
  const headings = ['Field', 'Text', [{ class: 'offsets' }, 'Place']];
  return table('fields', 'Fields of the text', headings, rows);
}

/** Shows in a table which field is looked at. */
export function lightRows(table, focus) {
  for (const element of table.querySelectorAll('tr[data-index]')) {
    element.classList.toggle('lit', Number(element.dataset.index) === focus.field);
  }
}

const shortened = (text) =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}… (${text.length} characters)`;

function row({ name, start, end, depth }, index, number, text, focus, select) {
  const button = h(
    'button',
    { type: 'button', class: 'plain field-name', css: { '--depth': depth }, on: { click: () => select(start, end) } },
    h('span', { class: 'field-swatch', 'aria-hidden': 'true' }),
    name,
  );
  const element = h(
    'tr',
    { 'data-field': number, 'data-index': index },
    h('th', { scope: 'row' }, button),
    h('td', { class: 'mono' }, shown(shortened(text.slice(start, end)))),
    h('td', { class: 'offsets' }, start === end ? `${start}` : `${start}–${end}`),
  );
  focus.watch(element, () => index);
  return element;
}
