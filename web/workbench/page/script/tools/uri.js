// The text as a URI, whatever the grammar: normalized, resolved, compared, and as a browser reads it.

import { byId, h } from '../dom.js';
import { refusal } from '../text/result.js';
import { browserPart } from './uri-browser.js';
import { componentsPart, equivalencePart, normalizationPart, resolutionPart } from './uri-parts.js';

export class Uri {
  id = 'uri';
  ofGrammar = false;

  #store;
  #engine;
  #inputs = {};
  #output = h('div', { class: 'uri-part', id: 'uri-output' });
  #resolution = h('div', { id: 'resolution' });
  #equivalence = h('div', { id: 'equivalence' });

  constructor({ store, engine }) {
    this.#store = store;
    this.#engine = engine;
    const input = (name, label, example) => {
      const element = h('input', {
        id: `uri-${name}`,
        type: 'text',
        placeholder: example,
        spellcheck: false,
        autocapitalize: 'off',
        autocomplete: 'off',
        on: { input: () => store.set({ [name]: element.value }) },
      });
      this.#inputs[name] = element;
      return h('label', { class: 'field-label', for: `uri-${name}` }, label, element);
    };
    byId('panel-uri').append(
      this.#output,
      h(
        'section',
        { class: 'uri-part', 'aria-labelledby': 'resolve-heading' },
        h('h3', { id: 'resolve-heading' }, 'Resolve'),
        input('base', 'Base, against which the text is resolved', 'http://a/b/c/d;p?q'),
        this.#resolution,
      ),
      h(
        'section',
        { class: 'uri-part', 'aria-labelledby': 'equal-heading' },
        h('h3', { id: 'equal-heading' }, 'Compare'),
        input('other', 'Other text, with which the text is compared', 'HTTP://example.com:80/%7Ea'),
        this.#equivalence,
      ),
    );
    this.#show(store.state);
    store.listen((state) => this.#show(state));
  }

  inputs() {
    const { text, base, other } = this.#store.state;
    return { text, base, other };
  }

  async load({ text, base, other }) {
    const request = { op: 'uri', text, base: base === '' ? null : base, other: other === '' ? null : other };
    const answer = await this.#engine.ask('tool:uri', request);
    if (answer === null) return false;
    if (!answer.ok) {
      this.#output.replaceChildren(refusal(answer));
      return true;
    }
    const target = answer.resolution?.target ?? null;
    const resolved =
      target === null ? null : await this.#engine.ask('tool:uri', { op: 'uri', text: target, base: null, other: null });
    if (target !== null && resolved === null) return false;
    this.#output.replaceChildren(
      componentsPart(answer, text),
      normalizationPart(answer, text),
      browserPart({ answer, text, base: base === '' ? null : base, resolved, target }),
    );
    this.#resolution.replaceChildren(...resolutionPart(answer, base));
    this.#equivalence.replaceChildren(...equivalencePart(answer, other));
    return true;
  }

  #show(state) {
    for (const [name, input] of Object.entries(this.#inputs))
      if (input.value !== state[name]) input.value = state[name];
  }
}
