// The answers about a URI as elements: what it is, its normal forms, its resolution, and its equivalence with another
// text.

import { h, marked, prose, shown, table } from '../dom.js';

/** By level of normalization, the section of RFC 3986 that defines it. */
const SECTIONS = {
  case: '6.2.2.1',
  percent: '6.2.2.2',
  dots: '6.2.2.3',
  syntax: '6.2.2',
  scheme: '6.2.3',
  string: '6.2.1',
};

/** A level by name, with its section. */
const level = (name) => [name, ' ', h('span', { class: 'muted' }, SECTIONS[name] ? `§ ${SECTIONS[name]}` : '')];

/** One sentence: what the text is, or where it goes wrong. */
export function componentsPart({ valid, kind, error }, text) {
  if (valid) return h('p', {}, 'The text is read as ', h('code', {}, kind), ', whatever the grammar at the left.');
  return h(
    'div',
    { class: 'refusal' },
    h('p', {}, 'The text is no URI, and no IRI: ', prose(error?.message ?? 'it has no reading'), '.'),
    error && h('p', { class: 'mono' }, marked(text, error.offset)),
  );
}

/** The normal forms, with what was changed for each. */
export function normalizationPart({ normalization }, text) {
  if (!normalization || normalization.length === 0) return '';
  const forms = normalization.map((form) =>
    h(
      'li',
      { class: 'form', 'data-level': form.level },
      h('span', { class: 'form-level' }, level(form.level)),
      h('span', { class: form.text === text ? 'form-text mono muted' : 'form-text mono' }, shown(form.text)),
      form.changes.length === 0
        ? h('span', { class: 'muted' }, 'nothing to change')
        : h(
            'ul',
            { class: 'changes', 'aria-label': 'Changes' },
            form.changes.map((change) => h('li', {}, prose(change))),
          ),
    ),
  );
  return h(
    'section',
    { class: 'uri-part', 'aria-labelledby': 'normalize-heading' },
    h('h3', { id: 'normalize-heading' }, 'Normalize'),
    h('ul', { class: 'forms', 'aria-label': 'Normal forms by level' }, forms),
  );
}

/** The target, and the steps to it. */
export function resolutionPart({ resolution }, base) {
  if (base === '' || !resolution) return [];
  if (resolution.error !== undefined) return [h('p', { class: 'refusal' }, prose(resolution.error))];
  return [
    h('p', { class: 'target' }, shown(resolution.target)),
    h(
      'ol',
      { class: 'steps' },
      resolution.steps.map((step) => h('li', {}, prose(step))),
    ),
  ];
}

/** By level, whether the texts are equivalent. */
export function equivalencePart({ equivalence }, other) {
  if (other === '' || !equivalence) return [];
  if (!Array.isArray(equivalence)) return [h('p', { class: 'refusal' }, prose(equivalence.error))];
  const rows = equivalence.map(({ level: name, equivalent }) =>
    h(
      'tr',
      { 'data-level': name },
      h('th', { scope: 'row' }, level(name)),
      h(
        'td',
        {},
        h('span', { class: equivalent ? 'badge good' : 'badge' }, equivalent ? 'equivalent' : 'not equivalent'),
      ),
    ),
  );
  return [facts('Equivalence of the two texts', ['Level', 'Answer'], rows)];
}

/** A table that scrolls by itself if it is too wide. */
export const facts = (about, headings, rows) =>
  h('div', { class: 'table-scroll' }, table('facts', about, headings, rows));
