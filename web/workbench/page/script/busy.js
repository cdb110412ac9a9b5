// What the worker does, if it takes long, and the button that stops it.

import { announce } from './announce.js';
import { byId } from './dom.js';
import { complain, quiet } from './notice.js';

/** By request, what is being done. */
const WORK = {
  grammars: 'Loading the compiler',
  source: 'Loading the compiler',
  check: 'Reading the grammar',
  match: 'Compiling the rule',
  diagram: 'Drawing the diagram',
  samples: 'Searching for samples',
  ambiguities: 'Searching for ambiguities',
  compare: 'Comparing the rules',
  uri: 'Reading the URI',
};

/** Follows the engine; `again()` asks once more for what was stopped. */
export function setUpBusy(store, engine, again) {
  const indicator = byId('busy');
  engine.addEventListener('busy', ({ detail: { op } }) => {
    byId('busy-what').textContent = WORK[op];
    indicator.hidden = false;
  });
  engine.addEventListener('idle', () => {
    // The button may go away under the focus.
    if (indicator.contains(document.activeElement)) byId('share').focus();
    indicator.hidden = true;
  });
  byId('stop').addEventListener('click', () => engine.stop());
  engine.addEventListener('stopped', () => {
    announce('busy', 'Stopped.');
    complain('Stopped. What is shown is the last answer.', { label: 'Try again', act: again });
    byId('notice-act').focus();
  });
  // A message about the past is of no use after a change.
  store.listen(quiet);
}
