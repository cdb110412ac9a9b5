// The texts of two rules compared: the relation in words and as sets, and texts that prove it.

import { byId, h, prose, shown, takeButton } from '../dom.js';
import { fillRules, grammarOptions, OWN } from '../grammar/choice.js';
import { refusal, showAnswer } from '../text/result.js';
import { setsDrawing } from './sets-drawing.js';

/** The value of the entry for the grammar that is open. */
const SAME = 'same';
/** The second grammar is read this long after the last key, in milliseconds. */
const PAUSE = 250;

export class Compare {
  id = 'compare';
  ofGrammar = true;

  #store;
  #session;
  #engine;
  #take;
  #grammars;
  #output = h('div', { class: 'uri-part', id: 'relation' });
  #grammar;
  #rule;
  #own;
  #ownLabel;
  /** What the compiler says about the second grammar, and of which it is. */
  #check = null;
  #checked = null;

  constructor({ store, session, engine, take, grammars }) {
    this.#store = store;
    this.#session = session;
    this.#engine = engine;
    this.#take = take;
    this.#grammars = grammars;
    this.#build();
    this.#show(store.state);
    store.listen((state, changed) => changed.has('second') && this.#show(state));
  }

  inputs() {
    const { second, secondRule } = this.#store.state;
    return { ...this.#session.about, second, secondRule };
  }

  async load({ rule }) {
    const source = this.#store.state.second ?? this.#session.source;
    const check = await this.#checkOf(source);
    if (check === null) return false;
    const error = check.ok ? check.diagnostics.find(({ severity }) => severity === 'error')?.message : check.error;
    if (error !== undefined) {
      this.#output.replaceChildren(refusal({ error: `The second grammar has errors: ${error}` }));
      return true;
    }
    const second = this.#chosen(check);
    fillRules(this.#rule, check, second);
    const request = {
      op: 'compare',
      left: { source: this.#session.source, rule },
      right: { source, rule: second },
    };
    const answer = await this.#engine.ask('tool:compare', request, this.#session.about);
    return showAnswer(this.#output, answer, () => this.#relation(answer, rule, second));
  }

  async #checkOf(source) {
    const key = JSON.stringify(source);
    if (this.#checked === key) return this.#check;
    const answer = await this.#engine.ask('tool:compare-check', { op: 'check', source }, this.#session.about);
    if (answer === null) return null;
    [this.#check, this.#checked] = [answer, key];
    return answer;
  }

  /** The rule that was chosen, or the first of the grammar. */
  #chosen({ kinds, rules, start }) {
    const { secondRule } = this.#store.state;
    return [...kinds, ...rules].some(({ name }) => name === secondRule) ? secondRule : start;
  }

  #build() {
    const same = h('option', { value: SAME }, 'The grammar that is open');
    const own = h('option', { value: OWN }, 'Another one of your own');
    this.#grammar = h(
      'select',
      { id: 'second-grammar', on: { change: () => this.#choose() } },
      same,
      own,
      grammarOptions(this.#grammars),
    );
    this.#rule = h('select', {
      id: 'second-rule',
      on: { change: () => this.#store.set({ secondRule: this.#rule.value }) },
    });
    let timer = 0;
    const typed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#store.set({ second: { text: this.#own.value } }), PAUSE);
    };
    this.#own = h('textarea', { id: 'second-own', spellcheck: false, on: { input: typed } });
    this.#own.setAttribute('wrap', 'off');
    this.#ownLabel = h('label', { class: 'field-label', for: 'second-own' }, 'Second grammar, in ABNF', this.#own);
    byId('panel-compare').append(
      h(
        'div',
        { class: 'compare-form' },
        h('label', { class: 'field-label', for: 'second-grammar' }, 'Compare with', this.#grammar),
        h('label', { class: 'field-label', for: 'second-rule' }, 'Rule', this.#rule),
      ),
      this.#ownLabel,
      this.#output,
    );
  }

  #choose() {
    const value = this.#grammar.value;
    if (value === SAME) this.#store.set({ second: null, secondRule: null });
    else if (value === OWN)
      this.#store.set({ second: { text: this.#own.value || 'word = 1*ALPHA\n' }, secondRule: null });
    else this.#store.set({ second: { builtin: value }, secondRule: null });
  }

  #show({ second }) {
    this.#grammar.value = second === null ? SAME : (second.builtin ?? OWN);
    const own = second?.text;
    this.#ownLabel.hidden = own === undefined;
    if (own !== undefined && this.#own.value !== own) this.#own.value = own;
  }

  #relation({ relation, only_left: onlyLeft, only_right: onlyRight, both, note }, left, right) {
    const [first, second] = [h('code', { class: 'left-name' }, left), h('code', { class: 'right-name' }, right)];
    const witness = (label, text) =>
      text !== null &&
      text !== undefined &&
      h('div', {}, h('dt', {}, label), h('dd', {}, takeButton(this.#take, text, shown(text))));
    return [
      h('div', { class: 'relation' }, setsDrawing(relation), h('p', {}, words(relation, first, second))),
      h(
        'dl',
        { class: 'witnesses' },
        witness(['Only in ', left === right ? 'the first ' : '', first.cloneNode(true)], onlyLeft),
        witness(['Only in ', left === right ? 'the second ' : '', second.cloneNode(true)], onlyRight),
        witness('In both', both),
      ),
      note && h('p', { class: 'quiet' }, prose(note)),
    ].filter(Boolean);
  }
}

/** The relation as a sentence. */
function words(relation, left, right) {
  const sentences = {
    equal: [left, ' and ', right, ' have the same texts.'],
    subset: ['Every text of ', left, ' is one of ', right, ', which has more.'],
    superset: ['Every text of ', right, ' is one of ', left, ', which has more.'],
    overlap: [left, ' and ', right, ' share some texts; each has texts that the other does not have.'],
    disjoint: [left, ' and ', right, ' match no common string.'],
  };
  return sentences[relation] ?? ['How ', left, ' and ', right, ' are related was not decided.'];
}
