// The tabs below the text, by the ARIA pattern: one tab can be reached by Tab, arrows choose among them.
//
// A tool is `{ id, ofGrammar, inputs(), load(inputs) }`: `inputs()` is what its answer depends on, and `load` asks and
// shows; it resolves to false if there was no answer. `ofGrammar` is true if a grammar with errors has no answer. Only
// the open tool asks.

import { byId } from '../dom.js';

export class Tabs {
  #store;
  #session;
  #engine;
  #tools = new Map();
  /** By tool, the inputs of what it shows; by tool, those it has asked for. */
  #shown = new Map();
  #asked = new Map();
  /** True while an answer takes long, or was stopped: only then an old one is marked, so that typing does not flicker. */
  #late = false;

  constructor(store, session, engine, tools) {
    this.#store = store;
    this.#session = session;
    this.#engine = engine;
    for (const tool of tools) {
      this.#tools.set(tool.id, tool);
      this.#tab(tool.id).addEventListener('click', () => store.set({ tool: tool.id }));
      this.#tab(tool.id).addEventListener('keydown', (event) => this.#arrow(event, tool.id));
    }
    this.#mark(store.state.tool);
    store.listen((state, changed) => {
      if (changed.has('tool')) this.#open(state.tool);
      this.refresh();
    });
    session.addEventListener('grammar', () => this.refresh());
    session.addEventListener('check', () => this.#note());
    for (const event of ['busy', 'stopped']) engine.addEventListener(event, () => this.#noteLate());
  }

  /** Asks for the open tool if what it shows is of other inputs. */
  async refresh() {
    const { tool: id } = this.#store.state;
    const tool = this.#tools.get(id);
    this.#note();
    if (tool.ofGrammar && !this.#session.valid) return;
    const inputs = tool.inputs();
    const key = JSON.stringify(inputs);
    if (this.#asked.get(id) === key) return;
    this.#asked.set(id, key);
    const answered = await tool.load(inputs);
    if (this.#asked.get(id) !== key) return;
    if (answered) this.#shown.set(id, key);
    else this.#asked.delete(id);
    this.#late &&= !answered;
    this.#note();
  }

  /** What was asked for and not answered is asked for again. */
  forget() {
    for (const [id, key] of this.#asked) if (this.#shown.get(id) !== key) this.#asked.delete(id);
    this.#note();
  }

  #open(id) {
    this.#engine.abandon((key) => key.startsWith('tool:') && !key.startsWith(`tool:${id}`));
    this.#mark(id);
  }

  #mark(chosen) {
    for (const id of this.#tools.keys()) {
      const tab = this.#tab(id);
      tab.setAttribute('aria-selected', String(id === chosen));
      tab.tabIndex = id === chosen ? 0 : -1;
      byId(`panel-${id}`).hidden = id !== chosen;
    }
  }

  #noteLate() {
    this.#late = true;
    this.#note();
  }

  /** Says when the panel shows an answer about something else than what is chosen now. */
  #note() {
    const { tool: id } = this.#store.state;
    const tool = this.#tools.get(id);
    const wrong = tool.ofGrammar && this.#session.check !== null && !this.#session.valid;
    const other = this.#shown.has(id) && this.#shown.get(id) !== JSON.stringify(tool.inputs());
    const old = wrong || (other && this.#late);
    byId(`panel-${id}`).classList.toggle('stale', old);
    const note = byId('tool-stale');
    note.hidden = !old;
    if (!wrong) note.textContent = 'Last answer: not up to date.';
    else note.textContent = this.#shown.has(id) ? 'Last answer: the grammar has errors.' : 'The grammar has errors.';
  }

  #arrow(event, id) {
    const ids = [...this.#tools.keys()];
    const at = ids.indexOf(id);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = ids.at(to % ids.length);
    this.#store.set({ tool: next });
    this.#tab(next).focus();
  }

  #tab(id) {
    return byId(`tab-${id}`);
  }
}
