// Says when what is shown of the text is not about the present grammar, rule and text.

import { byId } from '../dom.js';

/** Follows the session. */
export function markStaleText(store, session, engine) {
  const note = () => {
    const { match, check, valid } = session;
    const wrong = check !== null && !valid && hasErrors(check);
    const old = match !== null && (match.text !== store.state.text || match.rule !== session.rule);
    if (!wrong && !old) show(null);
    else if (!wrong) show('Last answer: not up to date.');
    else show(match === null ? 'The grammar has errors.' : 'Last answer: the grammar has errors.');
  };
  session.addEventListener('check', note);
  session.addEventListener('match', () => show(null));
  engine.addEventListener('busy', note);
  engine.addEventListener('stopped', note);
}

const hasErrors = ({ diagnostics }) => diagnostics.some(({ severity }) => severity === 'error');

function show(reason) {
  const element = byId('text-stale');
  element.hidden = reason === null;
  element.textContent = reason ?? '';
  for (const id of ['result', 'verdict']) byId(id).classList.toggle('stale', reason !== null);
}
