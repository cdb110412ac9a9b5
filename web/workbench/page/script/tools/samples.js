// Texts of the chosen rule, and texts just outside of it. A click puts one into the text.

import { announce } from '../announce.js';
import { byId, h, marked, prose, shown, takeButton } from '../dom.js';
import { showAnswer } from '../text/result.js';

/** How many of each sort. */
const COUNT = 12;

export class Samples {
  id = 'samples';
  ofGrammar = true;

  #panel = byId('panel-samples');
  #session;
  #engine;
  #take;
  #refresh;
  #seed = 1;

  constructor({ session, engine, take, refresh }) {
    this.#session = session;
    this.#engine = engine;
    this.#take = take;
    this.#refresh = refresh;
  }

  inputs() {
    return { ...this.#session.about, seed: this.#seed };
  }

  async load({ rule, seed }) {
    const request = { op: 'samples', source: this.#session.source, rule, count: COUNT, seed };
    const answer = await this.#engine.ask('tool:samples', request, this.#session.about);
    return showAnswer(this.#panel, answer, () => this.#lists(answer, rule));
  }

  #lists({ samples, near_misses: misses }, rule) {
    const others = h('button', { type: 'button', on: { click: () => this.#others() } }, 'Other ones');
    return [
      h('div', { class: 'panel-head' }, h('p', {}, 'A click puts a text into the input.'), others),
      h(
        'div',
        { class: 'sample-columns' },
        this.#column(`Texts of ${rule}`, samples, (text) => ({ text, children: [shown(text)] })),
        this.#column('Near misses: one edit away', misses, nearMiss),
      ),
    ];
  }

  #column(heading, list, item) {
    const entries = list.map((one) => {
      const { text, children } = item(one);
      return h('li', {}, takeButton(this.#take, text, children));
    });
    const none = h('p', { class: 'quiet' }, 'There are none.');
    return h(
      'section',
      { 'aria-label': heading },
      h('h3', {}, heading),
      entries.length > 0 ? h('ul', { class: 'sample-list' }, entries) : none,
    );
  }

  async #others() {
    this.#seed += 1;
    await this.#refresh();
    // The button was built again.
    this.#panel.querySelector('.panel-head button')?.focus();
    announce('samples', 'Other samples are shown.');
  }
}

/** A near miss: its place, and what is wrong there. */
function nearMiss({ text, offset, message }) {
  return { text, children: [marked(text, offset), h('span', { class: 'near-miss-message' }, prose(message))] };
}
