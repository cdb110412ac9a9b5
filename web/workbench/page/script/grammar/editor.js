// The editor of the grammar: a textarea, so that keyboards, screen readers and phones know it; above a mirror that
// draws it.

import { byId } from '../dom.js';
import { keepVisible, rectangleAt } from '../keep-visible.js';
import { lineAt, lineStarts } from '../lines.js';
import { moved } from './marks.js';
import { Mirror } from './mirror.js';

/** Longer grammars are shown without colours, so that typing stays quick. In UTF-16 code units. */
const MAX_COLOURED = 300_000;

export class Editor {
  #root = byId('editor');
  #area = byId('source');
  #gutter = byId('gutter');
  #mirror = new Mirror(byId('mirror'));
  #text = '';
  #starts = [0];
  #marks = [];
  /** The place of the rule that is tinted. */
  #lit = null;

  /** `written(text)` is called when the user changed the text. */
  constructor(written) {
    this.#area.addEventListener('input', () => {
      const text = this.#area.value;
      this.#marks = moved(this.#marks, this.#text, text);
      this.#lit = null;
      this.#take(text);
      this.#keepCursorVisible();
      written(text);
    });
  }

  get text() {
    return this.#text;
  }

  /** Replaces the text. */
  setText(text) {
    if (this.#area.value !== text) this.#area.value = text;
    this.#marks = [];
    this.#lit = null;
    // A textarea has its own idea of line ends; offsets are those of the text that it holds.
    this.#take(this.#area.value);
  }

  /** Underlines places. */
  setMarks(marks) {
    this.#marks = marks;
    this.#draw();
  }

  /** Tints the lines of a rule, or none. */
  tint(place) {
    if (place?.start === this.#lit?.start && place?.end === this.#lit?.end) return;
    this.#lit = place;
    this.#draw();
  }

  /** Scrolls a place into view. */
  reveal(start) {
    const line = lineAt(this.#starts, start);
    const height = this.#area.offsetHeight / Math.max(this.#starts.length, 1);
    this.#root.scrollTop = Math.max(0, height * (line - 2));
    this.#root.scrollLeft = 0;
  }

  /** Selects a place, and moves the focus there. */
  select(start, end) {
    this.#area.focus({ preventScroll: true });
    this.#area.setSelectionRange(start, end);
    this.reveal(start);
    this.#root.scrollIntoView({ block: 'nearest' });
  }

  #keepCursorVisible() {
    const offset = this.#area.selectionEnd;
    const line = lineAt(this.#starts, offset);
    const rectangle = rectangleAt(byId('mirror').children[line], offset - this.#starts[line]);
    keepVisible(this.#root, rectangle, this.#gutter.offsetWidth);
  }

  #take(text) {
    this.#text = text;
    this.#starts = lineStarts(text);
    this.#draw();
  }

  #draw() {
    const coloured = this.#text.length <= MAX_COLOURED;
    this.#root.classList.toggle('plain', !coloured);
    const lit = this.#lit && {
      first: lineAt(this.#starts, this.#lit.start),
      last: lineAt(this.#starts, Math.max(this.#lit.end - 1, this.#lit.start)),
    };
    this.#mirror.show(this.#text, this.#starts, coloured ? this.#marks : [], lit);
    this.#drawGutter();
  }

  #drawGutter() {
    const worst = new Map();
    for (const { start, kind } of this.#marks) {
      const line = lineAt(this.#starts, start);
      if (kind === 'error' || (kind === 'warning' && worst.get(line) !== 'error')) worst.set(line, kind);
    }
    const key = `${this.#starts.length} ${JSON.stringify([...worst])}`;
    if (this.#gutter.dataset.key === key) return;
    this.#gutter.dataset.key = key;
    const nodes = [];
    let plain = '';
    for (let line = 0; line < this.#starts.length; line += 1) {
      const kind = worst.get(line);
      if (kind === undefined) {
        plain += `${line + 1}\n`;
        continue;
      }
      const number = document.createElement('span');
      number.className = `has-${kind}`;
      number.textContent = `${line + 1}\n`;
      nodes.push(plain, number);
      plain = '';
    }
    this.#gutter.replaceChildren(...nodes, plain);
  }
}
