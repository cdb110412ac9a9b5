// The text: a textarea above a mirror that underlines the components, or marks where the text goes wrong. A long text has no mirror:
// laying out a second one with each key would hold up typing.

import { byId, characterAt, h } from '../dom.js';
import { keepVisible, rectangleAt } from '../keep-visible.js';
import { colours, fieldAt, forest } from './parts.js';

/** A longer text has no mirror, in UTF-16 code units. */
export const LONG_TEXT = 1 << 16;

export class TextInput {
  #area = byId('text');
  #mirror = byId('text-mirror');
  #focus;
  #fields = [];
  /** A cursor that the user never moved says nothing. */
  #touched = false;

  /** `written(text)` is called when the user changed the text; `focus` is the `FieldFocus`. */
  constructor(focus, written) {
    this.#focus = focus;
    this.#area.addEventListener('input', () => {
      this.#plain();
      if (!this.#isLong) {
        keepVisible(this.#mirror.closest('.text-input'), rectangleAt(this.#mirror, this.#area.selectionEnd));
      }
      written(this.#area.value);
    });
    document.addEventListener('selectionchange', () => {
      if (document.activeElement !== this.#area) return;
      this.#touched = true;
      this.#followCaret();
    });
    focus.addEventListener('change', () => this.#light());
  }

  get text() {
    return this.#area.value;
  }

  get #isLong() {
    return this.#area.value.length > LONG_TEXT;
  }

  /** Replaces the text. */
  setText(text) {
    if (this.#area.value === text) return;
    this.#area.value = text;
    this.#plain();
  }

  /** Selects a place, and moves the focus there. */
  select(start, end) {
    this.#area.focus();
    this.#area.setSelectionRange(start, end);
  }

  /** Underlines the fields of a text that matches. */
  showFields(fields) {
    if (this.#isLong) return;
    this.#fields = fields;
    const numbers = colours(this.#fields);
    const text = this.#area.value;
    this.#mirror.replaceChildren(...pieces(text, 0, text.length, forest(this.#fields), numbers), ending(text));
    this.#followCaret();
    this.#light();
  }

  /** Marks the place where the text goes wrong. */
  showError(offset) {
    this.#fields = [];
    if (this.#isLong) return;
    const text = this.#area.value;
    const wrong = characterAt(text, offset);
    this.#mirror.replaceChildren(
      text.slice(0, offset),
      wrong === '' || wrong === '\n' ? h('span', { class: 'wrong-end' }) : '',
      wrong === '' ? '' : h('span', { class: 'wrong' }, wrong),
      h('span', { class: 'unread' }, text.slice(offset + wrong.length)),
      ending(text),
    );
    this.#followCaret();
  }

  /** The text without fields, until the answer about it is there. */
  #plain() {
    this.#fields = [];
    const text = this.#area.value;
    this.#mirror.closest('.text-input').classList.toggle('long', this.#isLong);
    if (this.#isLong) this.#mirror.replaceChildren();
    else this.#mirror.replaceChildren(text, ending(text));
  }

  #followCaret() {
    const { value, selectionStart } = this.#area;
    this.#focus.caretAt(this.#touched ? fieldAt(this.#fields, selectionStart, value.length) : null);
  }

  #light() {
    for (const part of this.#mirror.querySelectorAll('.part')) {
      part.classList.toggle('lit', Number(part.dataset.index) === this.#focus.field);
    }
  }
}

/** A line break at the end has a line of its own in a textarea, but not in a mirror. */
const ending = (text) => (text === '' || text.endsWith('\n') ? '\u200b' : '');

/** The text from `start` to `end` with elements around its parts. */
function pieces(text, start, end, nodes, numbers) {
  const found = [];
  let at = start;
  for (const node of nodes) {
    found.push(text.slice(at, node.start), part(text, node, numbers));
    at = node.end;
  }
  found.push(text.slice(at, end));
  return found;
}

function part(text, node, numbers) {
  const properties = {
    class: node.start === node.end ? 'part void' : 'part',
    'data-field': numbers[node.index],
    'data-index': node.index,
    css: { '--height': Math.min(node.height, 2) },
  };
  return h('span', properties, pieces(text, node.start, node.end, node.children, numbers));
}
