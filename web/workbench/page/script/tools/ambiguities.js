// Texts of the chosen rule with two readings, side by side. What differs is highlighted.

import { byId, h, prose, shown, takeButton, visible } from '../dom.js';
import { showAnswer } from '../text/result.js';

export class Ambiguities {
  id = 'ambiguities';
  ofGrammar = true;

  #panel = byId('panel-ambiguities');
  #session;
  #engine;
  #take;

  constructor({ session, engine, take }) {
    this.#session = session;
    this.#engine = engine;
    this.#take = take;
  }

  inputs() {
    return this.#session.about;
  }

  async load({ rule }) {
    const request = { op: 'ambiguities', source: this.#session.source, rule };
    const answer = await this.#engine.ask('tool:ambiguities', request, this.#session.about);
    return showAnswer(this.#panel, answer, () => this.#list(answer, rule));
  }

  #list({ complete, ambiguities }, rule) {
    const head = h('div', { class: 'panel-head' }, h('p', {}, sentence(ambiguities.length, complete, rule)));
    return [head, ...ambiguities.map((one) => this.#ambiguity(one))];
  }

  #ambiguity({ text, way, start, end, acknowledged, explanation, preferred, readings }) {
    const [first, second] = readings;
    const place =
      start < end
        ? [visible(text.slice(0, start)), h('mark', {}, visible(text.slice(start, end))), visible(text.slice(end))]
        : shown(text);
    return h(
      'section',
      { class: 'ambiguity', 'aria-label': `Two readings of ${text}` },
      takeButton(this.#take, text, place),
      way && h('p', { class: 'quiet' }, 'in ', h('code', {}, way)),
      h(
        'div',
        { class: 'readings' },
        reading(preferred ? 'The reading that is preferred' : 'One reading', first, second, text),
        reading('The other reading', second, first, text),
      ),
      h('p', {}, prose(explanation), '.'),
      acknowledged && h('p', { class: 'quiet' }, 'The grammar says why: ', prose(acknowledged), '.'),
    );
  }
}

function sentence(count, complete, rule) {
  if (count > 0)
    return complete
      ? 'Texts with two readings, the shortest for each place:'
      : 'Texts with two readings; the search is not complete:';
  return complete
    ? `Every text of ${rule} has one reading.`
    : `No text with two readings was found, but the search is not complete: the rule is recursive, or too large.`;
}

/** A reading as a list of the rules and their texts, indented; `other` tells what is only in this one. */
function reading(heading, steps, other, text) {
  const key = ({ rule, start, end }) => `${rule} ${start} ${end}`;
  const common = new Set(other.map(key));
  const items = steps.map((step) =>
    h(
      'li',
      {
        class: common.has(key(step)) ? null : 'differs',
        css: { '--depth': step.depth },
      },
      h('span', {}, step.rule),
      h('span', { class: 'span' }, shown(text.slice(step.start, step.end))),
    ),
  );
  return h('section', { class: 'reading', 'aria-label': heading }, h('h4', {}, heading), h('ul', {}, items));
}
