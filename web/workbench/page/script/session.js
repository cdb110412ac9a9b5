// Follows the state: which requests a change needs, and what is known of the grammar and the text.

import { marksOf } from './grammar/marks.js';
import { showDiagnostics } from './grammar/diagnostics.js';
import { LONG_TEXT } from './text/input.js';

/** The compiler reads a grammar this long after the last key, in milliseconds. */
const GRAMMAR_PAUSE = 40;
/** It compiles all kinds this long after that, to find examples that do not match and kinds that are too large. */
const COMPILE_PAUSE = 600;
/** A long text is read this long after the last key, in milliseconds. */
const TEXT_PAUSE = 300;

/**
 * Events: `check` when a grammar was read, `grammar` when one without errors was, or its rule changed, `match` when
 * there is an answer about the text.
 */
export class Session extends EventTarget {
  #store;
  #engine;
  #editor;
  #timer = 0;
  #compileTimer = 0;
  #textTimer = 0;

  /** What the compiler says about the grammar, or null before it did. */
  check = null;
  /** The kinds and rules that can be chosen: of the grammar, or of the last one without errors. */
  listed = { kinds: [], rules: [], start: null };
  /** What the text is: `{ answer, rule, text }`, or null. */
  match = null;
  /** True if the grammar that is shown has no error, and was read. */
  valid = false;

  constructor(store, engine, editor) {
    super();
    this.#store = store;
    this.#engine = engine;
    this.#editor = editor;
    store.listen((state, changed) => {
      if (changed.has('grammar')) this.#grammarChanged(state.grammar);
      else if (changed.has('rule')) this.#ruleChanged();
      else if (changed.has('text')) this.#textChanged(state.text);
    });
  }

  /** The grammar that is shown. */
  get source() {
    return this.#store.state.grammar;
  }

  /** The rule that the text is read by: that of the state, or the first one if the grammar does not have that. */
  get rule() {
    const { rule } = this.#store.state;
    const { kinds, rules, start } = this.listed;
    return [...kinds, ...rules].some(({ name }) => name === rule) ? rule : (start ?? rules[0]?.name ?? null);
  }

  /** The name of the rule that a kind starts with, or of the rule itself. */
  ruleOf(name) {
    return this.listed.kinds.find((kind) => kind.name === name)?.rule ?? name;
  }

  /** Reads the grammar of the state, at the start and after a stop. */
  async start() {
    await this.#load(this.source);
  }

  /** What a request is about: requests about another grammar or rule are abandoned. */
  get about() {
    return { source: JSON.stringify(this.source), rule: this.rule };
  }

  #grammarChanged(grammar) {
    this.valid = false;
    const source = JSON.stringify(grammar);
    this.#engine.abandon((_, about) => about.source !== undefined && about.source !== source);
    clearTimeout(this.#timer);
    clearTimeout(this.#compileTimer);
    const typed = grammar.text !== undefined && grammar.text === this.#editor.text;
    if (typed) this.#timer = setTimeout(() => this.#check(), GRAMMAR_PAUSE);
    else this.#load(grammar);
  }

  #textChanged(text) {
    clearTimeout(this.#textTimer);
    if (text.length <= LONG_TEXT) this.#askMatch();
    else this.#textTimer = setTimeout(() => this.#askMatch(), TEXT_PAUSE);
  }

  #ruleChanged() {
    const { source, rule } = this.about;
    this.#engine.abandon((_, about) => about.source === source && about.rule !== undefined && about.rule !== rule);
    if (!this.valid) return;
    this.#askMatch();
    this.dispatchEvent(new CustomEvent('grammar'));
  }

  /** Shows a grammar that was not typed, and reads it. */
  async #load(grammar) {
    if ('text' in grammar) {
      this.#editor.setText(grammar.text);
    } else {
      const answer = await this.#engine.ask(
        'source',
        { op: 'source', source: grammar },
        { source: JSON.stringify(grammar) },
      );
      if (answer === null) return;
      this.#editor.setText(answer.ok ? answer.text : '');
    }
    await this.#check(true);
  }

  async #check(reveal = false) {
    const source = this.source;
    const answer = await this.#engine.ask('check', { op: 'check', source }, { source: JSON.stringify(source) });
    if (answer === null) return;
    this.check = answer.ok ? answer : failure(answer);
    this.valid = !this.check.diagnostics.some(({ severity }) => severity === 'error');
    if (this.valid || this.listed.start === null) this.listed = this.check;
    this.#showDiagnostics();
    this.dispatchEvent(new CustomEvent('check'));
    if (reveal) this.#reveal();
    if (!this.valid) return;
    this.#askMatch();
    this.dispatchEvent(new CustomEvent('grammar'));
    if ('text' in source) this.#compileTimer = setTimeout(() => this.#compile(source), COMPILE_PAUSE);
  }

  /** Asks what only automata show: it takes longer, so it comes last. */
  async #compile(source) {
    const request = { op: 'check', source, compile: true };
    const answer = await this.#engine.ask('compile', request, { source: JSON.stringify(source) });
    if (!answer?.ok || this.source !== source) return;
    this.check = answer;
    this.#showDiagnostics();
  }

  /** Shows the messages about the grammar, and those of a compilation that failed. */
  #showDiagnostics(more = []) {
    const diagnostics = [...this.check.diagnostics, ...more];
    this.#editor.setMarks(marksOf(diagnostics, this.#editor.text));
    showDiagnostics(diagnostics, this.#editor.text, (start, end) => this.#editor.select(start, end));
  }

  /** Scrolls to the rule, behind the header comments. */
  #reveal() {
    const place = this.placeOf(this.ruleOf(this.rule));
    this.#editor.reveal('builtin' in this.source && place ? place.start : 0);
  }

  /** Where the grammar defines a rule, or undefined if it is imported. Names of rules have no case. */
  placeOf(name) {
    const wanted = name?.toLowerCase();
    return this.check?.rules.find((rule) => rule.name.toLowerCase() === wanted);
  }

  async #askMatch() {
    if (!this.valid) return;
    const { text } = this.#store.state;
    const rule = this.rule;
    const answer = await this.#engine.ask('match', { op: 'match', source: this.source, rule, text }, this.about);
    if (answer === null) return;
    if (!answer.ok && answer.diagnostics?.length > 0) this.#showDiagnostics(answer.diagnostics);
    this.match = { answer, rule, text };
    this.dispatchEvent(new CustomEvent('match'));
  }
}

/** A grammar that could not be checked, as one diagnostic at its start. */
function failure({ error }) {
  return {
    diagnostics: [{ severity: 'error', message: error, start: 0, end: 0, labels: [], help: null }],
    rules: [],
    kinds: [],
    start: null,
  };
}
