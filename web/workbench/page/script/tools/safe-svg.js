// A drawing from the compiler as elements of the page. Its names are those of a grammar that may come from a stranger,
// so only what a drawing needs is taken over.

/** The elements and attributes of a diagram. What is not listed here is left out. */
const ELEMENTS = new Set(['svg', 'g', 'path', 'rect', 'text', 'tspan', 'line', 'circle', 'a', 'title']);
const ATTRIBUTES = new Set([
  'class',
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'viewBox',
  'role',
  'aria-label',
  'data-rule',
  'transform',
]);
/** The style sheet of a drawing that is a file. Its policy lets the page have no other styles than its own. */
const STYLE = /<style>[^<]*<\/style>/g;
/** How a reference to a rule begins. It becomes the attribute `data-rule`. */
const RULE = '#rule-';
const SVG = 'http://www.w3.org/2000/svg';

/** The elements of an SVG text, or null if it is none. */
export function safeSvg(text) {
  const parsed = new DOMParser().parseFromString(text.replace(STYLE, ''), 'image/svg+xml').documentElement;
  return parsed.localName === 'svg' ? copy(parsed) : null;
}

function copy(element) {
  const made = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes) {
    if (ATTRIBUTES.has(name)) made.setAttribute(name, value);
    if (name === 'href' && value.startsWith(RULE)) made.dataset.rule = decodeURIComponent(value.slice(RULE.length));
  }
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) made.append(child.data);
    else if (child.nodeType === Node.ELEMENT_NODE && ELEMENTS.has(child.localName)) made.append(copy(child));
  }
  return made;
}
