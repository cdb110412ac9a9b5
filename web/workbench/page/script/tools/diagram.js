// The railroad diagrams of the chosen rule and of the rules that it reaches. The field that is looked at is
// highlighted, and the boxes that lead to it.

import { byId, h } from '../dom.js';
import { colours } from '../text/parts.js';
import { refusal } from '../text/result.js';
import { safeSvg } from './safe-svg.js';

/** How many diagrams are drawn; others are one click away. */
const MAX_DIAGRAMS = 40;
/** Rules of RFC 5234: their boxes have no diagram of their own. */
const CORE = new Set([
  'alpha',
  'bit',
  'char',
  'cr',
  'crlf',
  'ctl',
  'digit',
  'dquote',
  'hexdig',
  'htab',
  'lf',
  'lwsp',
  'octet',
  'sp',
  'vchar',
  'wsp',
]);

/** The tooltip of a box that is a field. */
const FIELD = /^\s*the field ([^,\s]+)/;

export class Diagram {
  id = 'diagram';
  ofGrammar = true;

  #panel = byId('panel-diagram');
  #store;
  #session;
  #engine;
  #editor;
  #focus;
  /** By name of a rule, in lower case: the rules that it refers to, in lower case. */
  #references = new Map();

  constructor({ store, session, engine, editor, focus }) {
    this.#store = store;
    this.#session = session;
    this.#engine = engine;
    this.#editor = editor;
    this.#focus = focus;
    focus.addEventListener('change', () => this.#light());
    session.addEventListener('match', () => this.#light());
  }

  inputs() {
    return this.#session.about;
  }

  /** Draws the rule, then what it refers to, breadth first; each is shown when it is there. */
  async load(inputs) {
    const first = this.#session.ruleOf(inputs.rule);
    const seen = new Set([first.toLowerCase()]);
    const queue = [first];
    for (let drawn = 0; queue.length > 0 && drawn < MAX_DIAGRAMS; drawn += 1) {
      const rule = queue.shift();
      const answer = await this.#ask(rule);
      if (answer === null) return false;
      if (drawn === 0) {
        this.#references.clear();
        this.#panel.replaceChildren();
      }
      this.#panel.append(answer.ok ? this.#figure(rule, answer.svg) : refusal(answer));
      const named = answer.rules ?? [];
      this.#references.set(
        rule.toLowerCase(),
        named.map((name) => name.toLowerCase()),
      );
      for (const name of named) {
        if (seen.has(name.toLowerCase()) || CORE.has(name.toLowerCase())) continue;
        seen.add(name.toLowerCase());
        queue.push(name);
      }
    }
    if (queue.length > 0) {
      const more = `${queue.length} more rules are not drawn: choose one of them, or follow a box.`;
      this.#panel.append(h('p', { class: 'quiet' }, more));
    }
    this.#light();
    return true;
  }

  #ask(rule) {
    return this.#engine.ask('tool:diagram', { op: 'diagram', source: this.#session.source, rule }, this.#session.about);
  }

  #figure(rule, svg) {
    const drawing = safeSvg(svg);
    if (drawing === null) return h('p', {}, `The diagram of ${rule} cannot be shown.`);
    const width = Number(drawing.getAttribute('width')) || 600;
    drawing.removeAttribute('width');
    drawing.removeAttribute('height');
    drawing.style.setProperty('--width', width);
    drawing.setAttribute('aria-label', `Railroad diagram of ${rule}`);
    drawing.setAttribute('role', 'group');
    for (const box of drawing.querySelectorAll('[data-rule]')) this.#link(box);
    const place = this.#session.placeOf(rule);
    return h(
      'section',
      { class: 'rule-diagram', 'data-of': rule.toLowerCase(), 'aria-label': rule },
      h(
        'h3',
        {},
        h('span', { class: 'rule-name', tabIndex: -1 }, rule),
        place &&
          h(
            'button',
            { type: 'button', class: 'plain', on: { click: () => this.#editor.select(place.start, place.start) } },
            'show in the grammar',
            h('span', { class: 'unseen' }, `: ${rule}`),
          ),
      ),
      h('div', { class: 'track' }, drawing),
    );
  }

  /** A box leads to the diagram of its rule; as an address it chooses the rule, for a new tab. */
  #link(box) {
    const rule = box.dataset.rule;
    if (CORE.has(rule.toLowerCase())) return;
    const anchor = document.createElementNS('http://www.w3.org/2000/svg', 'a');
    for (const { name, value } of [...box.attributes]) anchor.setAttribute(name, value);
    anchor.append(...box.childNodes);
    const words = new URLSearchParams(location.hash.slice(1));
    words.set('r', rule);
    anchor.setAttribute('href', `#${words}`);
    anchor.setAttribute('aria-label', rule);
    anchor.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#follow(rule);
    });
    // The tooltip of a box says which field it is: `path` has boxes of other names.
    anchor.dataset.names = FIELD.exec(anchor.querySelector('title')?.textContent)?.[1] ?? rule;
    const point = () => this.#focus.pointAt(this.#fieldOf(anchor));
    for (const event of ['pointerenter', 'focus']) anchor.addEventListener(event, point);
    for (const event of ['pointerleave', 'blur']) anchor.addEventListener(event, () => this.#focus.pointAt(null));
    box.replaceWith(anchor);
  }

  #follow(rule) {
    const target = [...this.#panel.children].find((element) => element.dataset.of === rule.toLowerCase());
    if (target === undefined) {
      this.#store.set({ rule });
      return;
    }
    target.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    target.querySelector('.rule-name').focus({ preventScroll: true });
  }

  /** The first field of the text that a box names, or null. */
  #fieldOf(box) {
    const fields = this.#session.match?.answer.fields ?? [];
    const index = fields.findIndex((field) => names(box, field));
    return index === -1 ? null : index;
  }

  /** Highlights the boxes and diagrams of the field that is looked at, and the boxes through which it is reached. */
  #light() {
    const index = this.#focus.field;
    const field = index === null ? undefined : this.#session.match?.answer.fields?.[index];
    const boxes = [...this.#panel.querySelectorAll('[data-rule]')];
    const named = new Set(field ? boxes.filter((box) => names(box, field)) : []);
    const rules = new Set([...named].map((box) => box.dataset.rule.toLowerCase()));
    if (field) this.#panel.dataset.field = colours(this.#session.match.answer.fields)[index];
    const leading = field ? this.#leadingTo(rules) : new Set();
    for (const box of boxes) {
      box.classList.toggle('lit', named.has(box));
      box.classList.toggle('leads', !named.has(box) && leading.has(box.dataset.rule.toLowerCase()));
    }
    for (const section of this.#panel.querySelectorAll('.rule-diagram')) {
      section.classList.toggle('lit', rules.has(section.dataset.of));
    }
    const place = [...rules].map((rule) => this.#session.placeOf(rule)).find(Boolean);
    this.#editor.tint(place ? { start: place.start, end: place.end } : null);
  }

  /** The rules from which one of `rules` is reached. */
  #leadingTo(rules) {
    const leading = new Set(rules);
    let grown = true;
    while (grown) {
      grown = false;
      for (const [rule, named] of this.#references) {
        if (leading.has(rule) || !named.some((name) => leading.has(name))) continue;
        leading.add(rule);
        grown = true;
      }
    }
    return leading;
  }
}

/** True if a box names a field of the text. Names of rules have no case. */
const names = (box, field) => box.dataset.names?.toLowerCase() === field.name.toLowerCase();
