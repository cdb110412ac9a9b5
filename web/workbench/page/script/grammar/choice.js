// The two selects of the bar: the grammar, and its rule.

import { byId, h } from '../dom.js';

/** The value of the entry for a grammar of one's own; no file has this name. */
export const OWN = 'own';

/** The file of an RFC. */
const RFC = /^rfc(\d+)\./;

/** The options of all built-in grammars, in two groups: RFCs by number, others by name. */
export function grammarOptions(grammars) {
  const number = ({ file }) => Number(RFC.exec(file)?.[1] ?? 0);
  const rfcs = grammars.filter(number).sort((left, right) => number(left) - number(right));
  const others = grammars.filter((grammar) => !number(grammar));
  const group = (label, list) => h('optgroup', { label }, list.map(option));
  return [group('RFCs', rfcs), group('Other documents', others)];
}

function option({ file, title, kinds }) {
  const names = kinds.map(({ name }) => name).join(', ');
  const rfc = RFC.exec(file);
  const label = rfc === null ? title : `RFC ${rfc[1]}: ${title}`;
  return h('option', { value: file }, names === '' ? label : `${label} (${names})`);
}

/** Fills the select of a grammar's rules, given what `check` lists: kinds first, then all rules. */
export function fillRules(select, listed, chosen) {
  const kinds = listed.kinds.map(({ name, rule }) =>
    h('option', { value: name }, name === rule ? name : `${name} (${rule})`),
  );
  const named = new Set(listed.kinds.map(({ name }) => name));
  const rules = listed.rules
    .filter(({ name }) => !named.has(name))
    .map(({ name, regular }) => h('option', { value: name }, regular === false ? `${name} (recursive)` : name));
  select.replaceChildren(
    ...(kinds.length > 0 ? [h('optgroup', { label: 'Kinds' }, kinds)] : []),
    ...(rules.length > 0 ? [h('optgroup', { label: 'Rules' }, rules)] : []),
  );
  select.value = chosen;
}

/** What one's own grammar is, at first. */
const EXAMPLE = `; Parcels, as a post office may write them.
; Change anything: the text at the right is read by these rules.

;! scheme parcel
;! fields country number service
;! example parcel:NL-123456/express

parcel  = "parcel:" country "-" number [ "/" service ]
country = 2ALPHA
number  = 4*9DIGIT
service = "express" / "standard"
`;

/** Fills the select of the grammars and keeps it and the state equal; calls `chosen()` when the user chooses. */
export function setUpGrammarChoice(store, grammars, chosen) {
  const select = byId('grammar');
  select.replaceChildren(h('option', { value: OWN }, 'Own grammar'), ...grammarOptions(grammars));
  /** One's own grammar, while a built-in one is shown. */
  let own = { text: EXAMPLE };

  const show = ({ grammar }) => {
    if ('text' in grammar) own = grammar;
    select.value = grammar.builtin ?? OWN;
    byId('grammar-origin').textContent = grammar.builtin
      ? `${grammar.builtin}, built in: an edit makes it your own`
      : 'your own';
  };
  show(store.state);
  store.listen(show);

  select.addEventListener('change', () => {
    chosen();
    if (select.value === OWN) {
      store.set({ grammar: own, rule: null });
      return;
    }
    const { kinds } = grammars.find(({ file }) => file === select.value);
    store.set({ grammar: { builtin: select.value }, rule: kinds[0]?.name ?? null });
  });
}
