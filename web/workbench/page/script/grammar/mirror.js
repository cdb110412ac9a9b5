// The mirror of the editor: the lines of the text with colours and underlines. Only lines that changed are built again.

import { h } from '../dom.js';
import { lineAt } from '../lines.js';
import { common } from './marks.js';
import { words } from './words.js';

/** Shows lines in an element. */
export class Mirror {
  #element;
  /** What each line was built from. */
  #shown = [];

  constructor(element) {
    this.#element = element;
  }

  /**
   * Shows a text: `starts` are the offsets of its lines, `marks` are in order of importance, the last is drawn over the
   * others, and the lines from `lit.first` to `lit.last` are tinted.
   */
  show(text, starts, marks, lit) {
    const byLine = marksByLine(marks, starts, text);
    const wanted = starts.map((start, index) => {
      const line = text.slice(start, starts[index + 1] ?? text.length).replace(/[\r\n]+$/, '');
      const tinted = lit !== null && index >= lit.first && index <= lit.last;
      return { line, marks: byLine.get(index) ?? [], tinted };
    });
    const keys = wanted.map((line) => JSON.stringify(line));
    const { head, tail } = common(this.#shown, keys);
    const old = [...this.#element.children].slice(head, this.#shown.length - tail);
    const following = this.#element.children[this.#shown.length - tail] ?? null;
    for (const element of old) element.remove();
    for (const line of wanted.slice(head, keys.length - tail)) this.#element.insertBefore(lineElement(line), following);
    this.#shown = keys;
  }
}

/** The marks by line, with offsets in the line. */
function marksByLine(marks, starts, text) {
  const lines = new Map();
  for (const { start, end, kind } of marks) {
    for (let index = lineAt(starts, start); index < starts.length && starts[index] < end; index += 1) {
      const [from, to] = [starts[index], starts[index + 1] ?? text.length];
      if (!lines.has(index)) lines.set(index, []);
      lines.get(index).push([Math.max(start - from, 0), Math.min(end, to) - from, `mark-${kind}`]);
    }
  }
  return lines;
}

function lineElement({ line, marks, tinted }) {
  return h('div', { class: tinted ? 'line lit' : 'line' }, pieces(line, [...words(line), ...marks]));
}

/** A line cut wherever the classes change. */
function pieces(line, spans) {
  const cuts = new Set([0, line.length]);
  for (const [start, end] of spans) cuts.add(Math.min(start, line.length)).add(Math.min(end, line.length));
  const places = [...cuts].sort((left, right) => left - right);
  return places.slice(0, -1).map((start, index) => {
    const text = line.slice(start, places[index + 1]);
    const classes = spans.filter(([from, to]) => from <= start && to > start).map(([, , name]) => name);
    return classes.length === 0 ? text : h('span', { class: classes.join(' ') }, text);
  });
}
