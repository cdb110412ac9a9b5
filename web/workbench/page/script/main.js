// Starts the page: makes its parts and connects them.

import { followAddress } from './address.js';
import { setUpBusy } from './busy.js';
import { byId } from './dom.js';
import { Engine } from './engine.js';
import { FieldFocus } from './field-focus.js';
import { fillRules, setUpGrammarChoice } from './grammar/choice.js';
import { Editor } from './grammar/editor.js';
import { setUpExamples } from './grammar/examples.js';
import { complain } from './notice.js';
import { Session } from './session.js';
import { setUpShare } from './share.js';
import { Store } from './store.js';
import { TextInput } from './text/input.js';
import { Result } from './text/result.js';
import { markStaleText } from './text/stale.js';
import { Ambiguities } from './tools/ambiguities.js';
import { Compare } from './tools/compare.js';
import { Diagram } from './tools/diagram.js';
import { Samples } from './tools/samples.js';
import { Tabs } from './tools/tabs.js';
import { Uri } from './tools/uri.js';

const store = new Store();
const engine = new Engine(() => new Worker(new URL('worker.js', import.meta.url), { type: 'module' }));
engine.addEventListener('failed', ({ detail }) => complain(`The compiler cannot be loaded: ${detail}`));

await followAddress(store, complain);
const listed = await engine.ask('grammars', { op: 'grammars' });
if (listed?.ok) start(listed.grammars);

function start(grammars) {
  const focus = new FieldFocus();
  const editor = new Editor((text) => store.set({ grammar: { text } }));
  const input = new TextInput(focus, (text) => store.set({ text }));
  const result = new Result(focus, input);
  const session = new Session(store, engine, editor);

  /** Puts a text into the input. A textarea has line feeds only, so the state has what it makes of the text. */
  const take = (text) => {
    input.setText(text);
    store.set({ text: input.text });
  };
  take(store.state.text);
  store.listen((state, changed) => changed.has('text') && take(state.text));
  session.addEventListener('match', () => {
    const { answer, rule, text } = session.match;
    if (text === store.state.text) result.show(answer, rule, text);
  });

  const chosen = setUpExamples(store, session, editor, take);
  setUpGrammarChoice(store, grammars, chosen);
  const rules = byId('rule');
  session.addEventListener('check', () => fillRules(rules, session.listed, session.rule));
  session.addEventListener('grammar', () => {
    rules.value = session.rule;
    document.title = `${session.rule}: virgule workbench`;
  });
  rules.addEventListener('change', () => {
    chosen();
    store.set({ rule: rules.value });
  });

  const parts = { store, session, engine, editor, focus, take, grammars, refresh: () => tabs.refresh() };
  const tools = [Diagram, Samples, Ambiguities, Compare, Uri].map((Tool) => new Tool(parts));
  const tabs = new Tabs(store, session, engine, tools);
  const again = () => {
    tabs.forget();
    session.start();
    tabs.refresh();
  };
  setUpBusy(store, engine, again);
  markStaleText(store, session, engine);
  setUpShare(store);
  // The fragment of the address is the state: the link that skips to the text must not change it.
  byId('skip').addEventListener('click', (event) => {
    event.preventDefault();
    byId('text').focus();
  });

  byId('starting').hidden = true;
  byId('main').hidden = false;
  session.start();
  tabs.refresh();
}
