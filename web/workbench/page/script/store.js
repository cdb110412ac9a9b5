// What the user chose and wrote: all that a link shares. Everything else on the page follows from it.

/** The text that a new page shows. */
const FIRST_TEXT = 'https://john.doe@www.example.com:123/forum/questions/?tag=networking#top';

/** The state of a page without a fragment. */
export const INITIAL = Object.freeze({
  /** `{ builtin: 'rfc3986.abnf' }` or `{ text: '…' }`. */
  grammar: Object.freeze({ builtin: 'rfc3986.abnf' }),
  /** A kind or a rule; null is the first of the grammar. */
  rule: 'uri',
  text: FIRST_TEXT,
  /** The open tool. */
  tool: 'diagram',
  /** What the text is resolved against, and compared with; empty is none. */
  base: '',
  other: '',
  /** The grammar to compare with; null is the same grammar. */
  second: null,
  secondRule: null,
});

/** Two values of the state are the same. Grammars are objects of one member. */
const same = (left, right) => JSON.stringify(left) === JSON.stringify(right);

/** The state, and who listens to it. */
export class Store {
  #state = { ...INITIAL };
  #listeners = [];

  get state() {
    return this.#state;
  }

  /** Calls `listener(state, changed)` after each change; `changed` is the set of the names that changed. */
  listen(listener) {
    this.#listeners.push(listener);
  }

  /** Changes some members. */
  set(patch) {
    const changed = new Set(Object.keys(patch).filter((name) => !same(patch[name], this.#state[name])));
    if (changed.size === 0) return;
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener(this.#state, changed);
  }
}
