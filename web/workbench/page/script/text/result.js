// What the text is: the verdict, the drawing, the table of fields, or what was expected where the text goes wrong.

import { announce } from '../announce.js';
import { byId, h, prose } from '../dom.js';
import { fieldsTable, lightRows } from './fields-table.js';

export class Result {
  #focus;
  #input;
  #table = null;

  constructor(focus, input) {
    this.#focus = focus;
    this.#input = input;
    focus.addEventListener('change', () => this.#table && lightRows(this.#table, focus));
  }

  /** Shows the answer of a `match` of a text by a rule. */
  show(answer, rule, text) {
    this.#table = null;
    if (!answer.ok) this.#showRefusal(answer, rule);
    else if (answer.matches) this.#showMatch(answer, rule, text);
    else this.#showError(answer, rule);
  }

  #showMatch({ fields, drawing, note }, rule, text) {
    verdict('good', `✓ matches ${rule}`);
    announce('text', `Text matches ${rule}, with ${fields.length} field${fields.length === 1 ? '' : 's'}.`);
    this.#input.showFields(fields);
    this.#table =
      fields.length === 0
        ? null
        : fieldsTable(fields, text, this.#focus, (start, end) => this.#input.select(start, end));
    const none = h(
      'p',
      { class: 'quiet' },
      'The rule has no fields: a directive such as ',
      h('code', {}, ';! fields NAME'),
      ' says which rules are to be found.',
    );
    const picture =
      fields.length === 0 || drawing === '' ? null : drawn(drawing, 'The components, drawn. The table has the same.');
    fill(picture, note ? h('p', { class: 'quiet' }, prose(note)) : null, this.#table ?? none);
    if (this.#table) lightRows(this.#table, this.#focus);
  }

  #showError({ offset, message, expected, drawing }, rule) {
    verdict('bad', `✗ does not match ${rule}`);
    announce('text', `Text does not match ${rule}. ${message}.`);
    this.#input.showError(offset);
    const items = expected.map((one) => h('li', {}, h('code', {}, one)));
    const list =
      items.length === 0
        ? null
        : h(
            'div',
            { class: 'expected' },
            h('span', { class: 'quiet', id: 'expected-label' }, `Expected at offset ${offset}:`),
            h('ul', { class: 'expected-list', 'aria-labelledby': 'expected-label' }, items),
          );
    fill(drawn(drawing, message), list);
  }

  #showRefusal(answer, rule) {
    verdict('bad', `${rule} cannot be compiled`);
    announce('text', `${rule} cannot be compiled. ${answer.error}`);
    this.#input.showFields([]);
    fill(refusal(answer));
  }
}

/** Why there is no answer; `code` is `limit` if it would have cost too much. */
export function refusal({ error, code }) {
  return h(
    'div',
    { class: 'refusal' },
    h('p', {}, prose(error)),
    code === 'limit' && h('p', { class: 'quiet limit' }, 'This is a limit of the compiler: no grammar may run long.'),
  );
}

/** Shows an answer as `parts(answer)`, or why there is none; false if the answer is no longer wanted. */
export function showAnswer(element, answer, parts) {
  if (answer === null) return false;
  element.replaceChildren(...(answer.ok ? parts(answer) : [refusal(answer)]));
  return true;
}

function verdict(quality, words) {
  const element = byId('verdict');
  element.className = `verdict ${quality}`;
  element.textContent = words;
}

/** A drawing in text; `about` is its name for those who cannot see it. It can be scrolled by keyboard. */
function drawn(drawing, about) {
  return h('div', { class: 'drawing', role: 'img', 'aria-label': about, tabIndex: 0 }, drawing.replace(/\n+$/, ''));
}

function fill(...elements) {
  byId('result').replaceChildren(...elements.filter((element) => element !== null));
}
