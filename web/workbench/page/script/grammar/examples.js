// The example of a kind that its grammar gives: a text to begin with.

import { INITIAL } from '../store.js';

/**
 * The first `;! example` of the section of a kind, or null. Directives of files without a section belong to all of it.
 */
export function exampleOf(source, kind) {
  let section = null;
  for (const line of source.split('\n')) {
    const [, directive, words] = /^\s*;!\s*(\S+)\s*(.*)$/.exec(line) ?? [];
    const [first] = words?.split(/\s+/) ?? [];
    if (directive === 'scheme' || directive === 'kind') section = first;
    else if (directive === 'example' && first && (section === null || section === kind)) return first;
  }
  return null;
}

/**
 * Shows the example of a kind when the user chooses one, as long as the text is not the user's own. `take(text)` puts a
 * text into the input. Returns what to call after a choice.
 */
export function setUpExamples(store, session, editor, take) {
  /** The text that the user did not write: that of a new page, or the last example. */
  let given = store.state.text === INITIAL.text ? INITIAL.text : null;
  let chosen = false;
  session.addEventListener('grammar', () => {
    if (!chosen) return;
    chosen = false;
    const example = exampleOf(editor.text, session.rule);
    if (example === null || store.state.text !== given) return;
    given = example;
    take(example);
  });
  return () => {
    chosen = true;
  };
}
